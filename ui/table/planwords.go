package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/chronicle"
)

// planLine is a sentence of a plan, with the hex of the enemy's that it is about: "" for
// none.
type planLine struct {
	words string
	hex   string
	masks bool
}

// planWords are what a computer player was about in a turn, a sentence each, with the
// units as its side saw them then.
func (t *tabletop) planWords(in bot.Intention, v *rules.View) []planLine {
	if in.Manner == "" {
		return nil
	}
	var list []planLine
	for _, p := range in.Parts {
		list = append(list, planLine{words: lang.L("Aim around {{.Place}}: {{.Aim}}.", map[string]any{"Place": t.teller().Spot(p.Hex), "Aim": aim(p.Manner)})})
	}
	if list == nil {
		list = append(list, planLine{words: lang.L("Aim: {{.Aim}}.", map[string]any{"Aim": aim(in.Manner)})})
	}
	for i, e := range in.Efforts {
		names, n := t.formations(e.Units, v)
		units := map[string]any{"Units": names, "Place": t.foe(e.Hex, v)}
		l := planLine{hex: e.Hex, masks: e.Masks}
		switch {
		case e.Masks:
			l.words = chronicle.Capital(lang.N("{{.Units}} mask {{.Place}}.", n, units))
		case i == 0:
			l.words = lang.L("Main effort against {{.Place}}: {{.Units}}.", units)
		default:
			l.words = lang.L("Second effort against {{.Place}}: {{.Units}}.", units)
		}
		list = append(list, l)
	}
	var demanded []string
	for _, a := range in.Attacks {
		if place := t.teller().Spot(a.Hex); a.Must && !slices.Contains(demanded, place) {
			demanded = append(demanded, place)
		}
	}
	if len(demanded) > 0 {
		list = append(list, planLine{words: lang.L("The rules demanded an attack on {{.Places}}.", map[string]any{"Places": t.teller().List(demanded)})})
	}
	return list
}

// withoutStrays leaves out of the efforts of a plan the units that went elsewhere: those that
// are farther from the place than they were at the beginning, and no longer near it.
func (t *tabletop) withoutStrays(in bot.Intention, was, is *rules.View) bot.Intention {
	const near = 2
	b := t.desk.Match.Ruleset().Board()
	away := func(v *rules.View, unit, goal string) int {
		c, _ := v.Find(unit)
		from, known := b.Find(c.Hex)
		to, ok := b.Find(goal)
		if !known || !ok {
			return -1 // it fell, or is off the map
		}
		return b.Distance(from, to)
	}
	var efforts []bot.Effort
	for _, e := range in.Efforts {
		e.Units = slices.DeleteFunc(slices.Clone(e.Units), func(u string) bool {
			before, after := away(was, u, e.Hex), away(is, u, e.Hex)
			return before >= 0 && after > max(before, near)
		})
		if len(e.Units) > 0 {
			efforts = append(efforts, e)
		}
	}
	in.Efforts = efforts
	return in
}

// aim is how a computer player plays a turn, as what it wants to do.
func aim(name string) string {
	switch name {
	case "plays for position":
		return lang.L("improve the position")
	case "presses the attack":
		return lang.L("press the attack")
	case "goes for the objectives":
		return lang.L("take the places that count")
	case "holds its ground":
		return lang.L("hold the line")
	case "saves its strength":
		return lang.L("save strength")
	case "closes up":
		return lang.L("bring up the units that lag behind")
	}
	return name
}

// mostUnits is how many units a sentence names.
const mostUnits = 3

// unitList names units, written out, and counts those beyond the first few.
func (t *tabletop) unitList(units []string, v *rules.View) string {
	w := t.teller()
	var names []string
	for _, c := range t.countersOf(units, v) {
		if name := w.Unit(&c); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if n := len(names); n > mostUnits {
		names = append(names[:mostUnits-1], lang.N("{{.N}} other units", n-mostUnits+1, map[string]any{"N": n - mostUnits + 1}))
	}
	return w.List(names)
}

// formations names units as orders do: by the corps where several of it take part, the
// largest first, and counts those beyond the first few. It tells of how many names the
// list is.
func (t *tabletop) formations(units []string, v *rules.View) (names string, n int) {
	w := t.teller()
	counters := t.countersOf(units, v)
	strong := map[string]int{} // units of each corps
	for i := range counters {
		strong[t.corpsName(&counters[i])]++
	}
	var list []string
	count := map[string]int{}
	for i := range counters {
		name := t.corpsName(&counters[i])
		if name == "" || strong[name] < 2 {
			name = w.Unit(&counters[i])
		}
		if count[name] == 0 {
			list = append(list, name)
		}
		count[name]++
	}
	slices.SortStableFunc(list, func(a, b string) int { return count[b] - count[a] })
	if n = len(list); n > mostUnits {
		others := 0
		for _, name := range list[mostUnits-1:] {
			others += count[name]
		}
		list = append(list[:mostUnits-1], lang.N("{{.N}} other units", others, map[string]any{"N": others}))
	}
	return w.List(list), n
}

// corpsName is the corps of a unit, "" for none: "XIV Corps".
func (t *tabletop) corpsName(c *rules.Counter) string {
	if c.Corps == "" {
		return ""
	}
	corps := rules.Counter{Name: c.Corps, Type: "infantry", Size: "corps"}
	if c.Belongs != "" {
		corps.Name, _, _ = strings.Cut(c.Belongs, ", ")
	}
	return t.teller().Unit(&corps)
}

// armyName is the army of a unit, "" for none that has a number: "the 5th Army".
func armyName(c *rules.Counter) string {
	if n, err := strconv.Atoi(c.Army); err == nil {
		return lang.L("the {{.Nth}} Army", map[string]any{"Nth": chronicle.Ordinal(n)})
	}
	if _, name, ok := strings.Cut(c.Belongs, ", "); ok && c.Army != "" {
		return lang.L("the {{.Unit}}", map[string]any{"Unit": name})
	}
	return ""
}

// foe is a place of the enemy's with who stands there, as far as it can be seen: a unit, a
// corps, or several of one army: "the 5th Army at Krasnik (12.21)".
func (t *tabletop) foe(hex string, v *rules.View) string {
	w := t.teller()
	place := w.Spot(hex)
	var there []rules.Counter
	for _, st := range v.Stacks {
		if st.Hex == hex {
			there = append(there, st.Units...)
		}
	}
	for _, name := range []func(*rules.Counter) string{w.OfNation, t.corpsName, armyName} {
		if who := common(there, name); who != "" {
			return lang.L("{{.Corps}} at {{.Place}}", map[string]any{"Corps": who, "Place": place})
		}
	}
	return place
}

// common is the name that all of some units have, "" where they have none in common or are
// not known.
func common(list []rules.Counter, name func(*rules.Counter) string) string {
	of := ""
	for i := range list {
		c := &list[i]
		if n := name(c); n == "" || c.Type == "unknown" || i > 0 && n != of {
			return ""
		} else {
			of = n
		}
	}
	return of
}
