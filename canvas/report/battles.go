package report

import (
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// battle tells an attack.
func (a *author) battle(b *chronicle.Battle) item {
	it := item{Kind: string(chronicle.Fight), Head: a.attackHead(b), Text: a.forces(b)}
	it.Text = append(it.Text, a.outcome(b)...)
	for _, l := range b.Lines {
		if l.Text != "" {
			it.Details = append(it.Details, l.Text)
		}
	}
	for _, m := range b.Sheet.Shifts {
		it.Details = append(it.Details, a.modifier(m))
	}
	it.More = a.say("How it went")
	return it
}

func (a *author) modifier(m rules.Modifier) string {
	sign := ""
	if m.Value > 0 {
		sign = "+"
	}
	s := m.What + ": " + sign + a.number(m.Value)
	if m.Case != "" {
		s += " (" + m.Case + ")"
	}
	return s + "."
}

func (a *author) attackHead(b *chronicle.Battle) string {
	return a.say("{{.Side}} attacks {{.Place}}.", "Side", a.sideName(b.Attacker), "Place", a.places(b.Targets))
}

// forces tells who met, with what odds, dice and result.
func (a *author) forces(b *chronicle.Battle) []string {
	s := b.Sheet
	var list []string
	att, def := a.force(&s.Attacker), a.force(&s.Defender)
	if att != "" && def != "" {
		list = append(list, a.say("{{.Attackers}} against {{.Defenders}}.", "Attackers", att, "Defenders", def))
	}
	var odds []string
	if s.Ratio != "" {
		odds = append(odds, a.say("odds {{.Odds}}", "Odds", s.Ratio))
	}
	if s.Column != "" && s.Column != s.Ratio {
		odds = append(odds, a.say("column {{.Column}}", "Column", s.Column))
	}
	dice := s.Dice
	if len(dice) == 0 {
		dice = b.Dice
	}
	if len(dice) > 0 {
		var faces []string
		for _, d := range dice {
			faces = append(faces, a.number(d))
		}
		odds = append(odds, a.say("dice {{.Dice}}", "Dice", strings.Join(faces, ", ")))
	}
	if b.Result != "" {
		r := a.say("result {{.Result}}", "Result", b.Result)
		if x := b.Chance; x.In > 0 && x.Of == 1 {
			r = a.say("result {{.Result}} (one chance in {{.In}})", "Result", b.Result, "In", a.number(x.In))
		} else if x.In > 0 {
			r = a.say("result {{.Result}} ({{.Of}} chances in {{.In}})", "Result", b.Result, "Of", a.number(x.Of), "In", a.number(x.In))
		}
		odds = append(odds, r)
	}
	if len(odds) > 0 {
		list = append(list, a.sentence(strings.Join(odds, "; ")))
	}
	return list
}

// force is units with their strength.
func (a *author) force(f *rules.Force) string {
	var names []string
	for _, u := range f.Units {
		n := u.Name
		if u.Corps != "" && !strings.Contains(n, u.Corps) {
			n += "/" + u.Corps
		}
		names = append(names, n)
	}
	if len(names) == 0 {
		return ""
	}
	if f.Strength == 0 {
		return a.list(names)
	}
	return a.say("{{.Units}} ({{.Strength}})", "Units", a.list(names), "Strength", a.number(f.Strength))
}

// outcome tells what came of a battle: where it led, and what it cost.
func (a *author) outcome(b *chronicle.Battle) []string {
	var list []string
	for _, l := range b.Lines {
		if l.Class == chronicle.March && !slices.Contains(list, l.Text) {
			list = append(list, l.Text)
		}
	}
	var lost []string
	for _, s := range a.c.Sides {
		if x := b.Losses[s.ID]; !x.None() {
			lost = append(lost, a.say("{{.Side}} {{.Losses}}", "Side", a.rulebook(s.Name), "Losses", a.toll(x)))
		}
	}
	if len(lost) == 0 {
		return append(list, a.say("Neither side loses anything."))
	}
	for _, l := range b.Lines {
		if l.Text != "" && slices.ContainsFunc(l.Tolls, func(x chronicle.UnitToll) bool { return x.Units > 0 }) {
			list = append(list, l.Text)
		}
	}
	return append(list, a.say("Lost: {{.Losses}}.", "Losses", strings.Join(lost, "; ")))
}
