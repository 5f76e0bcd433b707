package report

import (
	"slices"
	"strings"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// battle tells an attack: who met where and how strong, what modified the roll, the
// dice and what they mean, and what came of it. The events themselves are folded
// away below.
func (a *author) battle(b *chronicle.Battle) item {
	it := item{Kind: string(chronicle.Fight), Head: a.attackHead(b)}
	it.Text = append(it.Text, a.force(a.Say("Attack"), &b.Sheet.Attacker, a.Say("no units")),
		a.force(a.Say("Defence"), &b.Sheet.Defender, a.Places(b.Targets)))
	it.Text = append(it.Text, a.odds(b)...)
	it.Text = append(it.Text, a.outcome(b)...)
	it.Details = a.shares(b) // before the dice, for they are in the strengths
	for _, l := range b.Lines {
		if l.Text != "" {
			it.Details = append(it.Details, a.Told(l.Text, l.Units...))
		}
	}
	it.More = a.Say("How it went")
	return it
}

func (a *author) attackHead(b *chronicle.Battle) string {
	return a.Say("{{.Side}}: attack on {{.Place}}", "Side", a.SideName(b.Attacker), "Place", a.Spots(b.Targets))
}

// force is one side's units with the strength that they attacked or defended with;
// where there are none, as in a fortress without a garrison, who stands for them.
func (a *author) force(head string, f *rules.Force, who string) string {
	var units []string
	for _, u := range f.Units {
		n := a.NameAmong(f.Side, &u.Counter)
		if u.Strength > 0 && len(f.Units) > 1 {
			n += " (" + a.Number(u.Strength) + ")"
		}
		units = append(units, n)
	}
	if len(units) > 0 {
		who = a.List(units)
	}
	if f.Strength == 0 {
		return a.Say("{{.Head}}: {{.Units}}.", "Head", head, "Units", who)
	}
	return a.Say("{{.Head}}: {{.Units}}; strength {{.Strength}}.", "Head", head, "Units", who, "Strength", a.Number(f.Strength))
}

// odds tells the column, the modifiers with their cases, the dice and the result.
func (a *author) odds(b *chronicle.Battle) []string {
	s := b.Sheet
	var list, words []string
	if s.Ratio != "" {
		words = append(words, a.Say("odds {{.Odds}}", "Odds", s.Ratio))
	}
	if net, ok := s.Net(); ok {
		words = append(words, a.Say("net modifier {{.N}}", "N", a.signed(net)))
	} else if last := s.ReadOn(a.c.Ruleset.Charts()); last != s.Column {
		if s.Column != s.Ratio {
			words = append(words, a.Say("after shifts {{.Odds}}", "Odds", story.Minus(s.Column)))
		}
		words = append(words, a.Say("last column {{.Column}}", "Column", story.Minus(last)))
	} else if s.Column != "" && s.Column != s.Ratio {
		words = append(words, a.Say("column {{.Column}}", "Column", story.Minus(s.Column)))
	}
	var line []string
	if len(words) > 0 {
		line = append(line, a.Sentence(strings.Join(words, "; ")))
	}
	if len(s.Shifts) > 0 {
		line = append(line, a.Say("Modifiers: {{.Modifiers}}.", "Modifiers", a.modifiers(s.Shifts)))
	}
	if len(line) > 0 {
		list = append(list, strings.Join(line, " "))
	}
	for _, f := range []*rules.Force{&s.Attacker, &s.Defender} {
		if len(f.Modifiers) > 0 {
			list = append(list, a.Say("Modifiers of {{.Side}}: {{.Modifiers}}.", "Side", a.Power(f.Side), "Modifiers", a.modifiers(f.Modifiers)))
		}
	}
	return append(list, a.rolled(b)...)
}

// modifiers are all that count for one side, or for the column.
func (a *author) modifiers(list []rules.Modifier) string {
	var words []string
	for _, m := range list {
		words = append(words, a.modifier(m))
	}
	return strings.Join(words, "; ")
}

// rolled tells the dice of the attack and what they mean.
func (a *author) rolled(b *chronicle.Battle) []string {
	var words []string
	if len(b.Rolled) > 0 {
		rolled := a.Say("Rolled {{.Dice}}", "Dice", a.faces(b.Rolled))
		if len(b.Aside) > 0 {
			rolled = a.Say("Rolled {{.Dice}} (before that, for a modifier: {{.Aside}})", "Dice", a.faces(b.Rolled), "Aside", a.faces(b.Aside))
		}
		words = append(words, rolled)
	}
	if b.Result != "" {
		r := a.Say("result {{.Result}}", "Result", b.Result)
		if x := b.Chance; x.In > 0 && x.Of < x.In {
			r = a.Say("result {{.Result}} ({{.Of}} in {{.In}})", "Result", b.Result, "Of", a.Number(x.Of), "In", a.Number(x.In))
		}
		words = append(words, r)
	}
	if len(words) == 0 {
		return nil
	}
	s := a.Sentence(strings.Join(words, ": "))
	if b.Means != "" {
		s = strings.TrimSuffix(s, ".") + " · " + a.Sentence(story.Minus(a.Rulebook(b.Means)))
	}
	return []string{s}
}

func (a *author) faces(dice []int) string {
	var faces []string
	for _, d := range dice {
		faces = append(faces, a.Number(d))
	}
	return a.List(faces)
}

// modifier is "Support from 1107: +1 (10.2.5)".
func (a *author) modifier(m rules.Modifier) string {
	s := m.What + ": " + a.signed(m.Value)
	if m.Case != "" {
		s += " (" + m.Case + ")"
	}
	return s
}

// signed is a number that is added: "+3", "0", "−1".
func (a *author) signed(n int) string {
	if n > 0 {
		return "+" + a.Number(n)
	}
	return a.Number(n)
}

// shares are the modifiers of single units.
func (a *author) shares(b *chronicle.Battle) []string {
	var list []string
	for _, f := range []*rules.Force{&b.Sheet.Attacker, &b.Sheet.Defender} {
		for _, u := range f.Units {
			for _, m := range u.Modifiers {
				list = append(list, a.Name(&u.Counter)+", "+a.modifier(m)+".")
			}
		}
	}
	return list
}

// outcome tells what came of a battle: losses unit by unit, retreats and advances.
func (a *author) outcome(b *chronicle.Battle) []string {
	var lost []string
	for _, s := range a.c.Sides {
		if units := a.unitLosses(b, s.ID); len(units) > 0 {
			lost = append(lost, a.Say("{{.Power}} lost {{.Units}}", "Power", a.Power(s.ID), "Units", a.List(units)))
		}
	}
	list := []string{a.Say("No losses.")}
	if len(lost) > 0 {
		list[0] = a.Sentence(strings.Join(lost, "; "))
	}
	for _, l := range b.Lines {
		if l.Pays() {
			list = append(list, a.Told(l.Text, l.Units...))
		}
	}
	return append(list, a.pursuits(b)...)
}

// pursuits tells who went back and who followed; units that went the same way are told
// together, and so are those that advanced into the same hex.
func (a *author) pursuits(b *chronicle.Battle) []string {
	type way struct {
		class    chronicle.Class
		from, to string
		units    []string
	}
	var ways []*way
	for _, h := range hops(b) {
		x := way{class: h.class, from: h.from, to: h.to}
		if h.class == chronicle.Advance {
			x.from = ""
		}
		k := slices.IndexFunc(ways, func(o *way) bool { return o.class == x.class && o.from == x.from && o.to == x.to })
		if k < 0 {
			k, ways = len(ways), append(ways, &x)
		}
		ways[k].units = append(ways[k].units, a.Called(h.unit))
	}
	var list []string
	for _, x := range ways {
		pairs := []string{"Units", a.List(x.units), "From", a.c.HexName(x.from), "To", a.c.HexName(x.to)}
		if x.class == chronicle.Retreat {
			list = append(list, a.Say("Retreat: {{.Units}} from {{.From}} to {{.To}}.", pairs...))
		} else {
			list = append(list, a.Say("Advance to {{.To}}: {{.Units}}.", pairs...))
		}
	}
	return list
}

// hop is a unit that went from one hex to another in a battle.
type hop struct {
	class          chronicle.Class
	unit, from, to string
}

// hops are the retreats and advances of a battle, unit by unit; who retreats hex by hex
// goes the whole way in one.
func hops(b *chronicle.Battle) []hop {
	var list []hop
	for i := range b.Lines {
		l := &b.Lines[i]
		if len(l.Hexes) < 2 || l.Class != chronicle.Retreat && l.Class != chronicle.Advance {
			continue
		}
		for _, u := range l.Units {
			x := hop{l.Class, u, l.Hexes[0], l.Hexes[len(l.Hexes)-1]}
			k := slices.IndexFunc(list, func(o hop) bool { return o.class == x.class && o.unit == u && o.to == x.from })
			if k < 0 || x.class == chronicle.Advance {
				list = append(list, x)
			} else {
				list[k].to = x.to
			}
		}
	}
	return list
}

// unitLosses names the units of a side that a battle destroyed, and with what they lost
// those that it did not.
func (a *author) unitLosses(b *chronicle.Battle, side rules.Side) []string {
	sum := map[string]chronicle.Toll{}
	var order []chronicle.UnitToll
	for _, x := range b.Tolls {
		if x.Side != side {
			continue
		}
		t, known := sum[x.Unit]
		if !known {
			order = append(order, x)
		}
		sum[x.Unit] = chronicle.Toll{Steps: t.Steps + x.Steps, Units: t.Units + x.Units, Grades: t.Grades + x.Grades}
	}
	var list []string
	for _, x := range order {
		name := a.UnitAmong(side, x.Unit)
		if t := sum[x.Unit]; t.Units == 0 { // it is still there
			name = a.Say("{{.Losses}} of {{.Unit}}", "Losses", a.Toll(t), "Unit", name)
		}
		list = append(list, name)
	}
	return list
}
