package story

import (
	"cmp"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// Phase tells in a sentence or two what mattered in a phase of a side: its
// weightiest battle, what was taken, or how many marched and came. It is "" where
// nothing of that happened.
func (w *Teller) Phase(side rules.Side, p *chronicle.Phase) string {
	var fights []judged
	var taken, arrived, set []string
	var to rules.Side
	for i := range p.Lines {
		switch l := &p.Lines[i]; {
		case l.Battle != nil:
			fights = append(fights, judge(l.Battle))
		case l.Place != nil:
			taken, to = append(taken, w.capture(l.Place)), l.Place.To
		case l.Class == chronicle.Arrival && l.Deployed():
			set = append(set, l.Units...)
		case l.Class == chronicle.Arrival:
			arrived = append(arrived, l.Units...)
		}
	}
	var s []string
	if len(fights) > 0 {
		slices.SortStableFunc(fights, func(a, b judged) int { return cmp.Compare(b.weight(), a.weight()) })
		s = append(s, w.battle(&fights[0]))
		if n := len(fights) - 1; n > 0 {
			s = append(s, w.Sentence(w.Spelled(n, "one more battle", "{{.N}} more battles")))
		}
	}
	if len(taken) > 0 {
		s = append(s, w.Say("{{.Power}} took {{.Places}}.", "Power", w.Power(to), "Places", w.atMost(once(taken))))
	}
	switch {
	case len(s) > 0:
	case len(set) > 0:
		s = append(s, w.Sentence(w.Say("{{.Power}} set up {{.Units}}", "Power", w.Power(side), "Units", w.named(side, once(set)))))
	default:
		if n := len(movers(p)); n > 0 {
			s = append(s, w.Sentence(w.Say("{{.Power}} moved {{.Units}}", "Power", w.Power(side), "Units", w.Spelled(n, "one unit", "{{.N}} units"))))
		}
		if len(arrived) > 0 {
			s = append(s, w.Sentence(w.Say("{{.Power}} received {{.Units}}", "Power", w.Power(side), "Units", w.named(side, once(arrived)))))
		}
	}
	if len(fights) == 0 {
		s = append(s, w.waste(p)...)
	}
	for i := range s {
		s[i] = w.Sentence(s[i])
	}
	return strings.Join(s, " ")
}

// waste tells what a phase without battles cost, as by hunger.
func (w *Teller) waste(p *chronicle.Phase) []string {
	gone, sum := map[rules.Side][]rules.Counter{}, map[rules.Side]chronicle.Toll{}
	for i := range p.Lines {
		for _, x := range p.Lines[i].Tolls {
			t := sum[x.Side]
			sum[x.Side] = chronicle.Toll{Steps: t.Steps + x.Steps, Units: t.Units + x.Units, Grades: t.Grades + x.Grades}
			if x.Units > 0 {
				gone[x.Side] = append(gone[x.Side], w.counter(x.Unit))
			}
		}
	}
	var s []string
	for _, side := range w.c.Sides {
		switch {
		case len(gone[side.ID]) > 0:
			s = append(s, w.Say("{{.Power}} lost {{.Units}}.", "Power", w.Power(side.ID), "Units", w.own(side.ID, gone[side.ID])))
		case !sum[side.ID].None():
			s = append(s, w.Say("{{.Power}} lost {{.Units}}.", "Power", w.Power(side.ID), "Units", w.Toll(sum[side.ID])))
		}
	}
	return s
}

// movers are the units that went anywhere in a phase.
func movers(p *chronicle.Phase) map[string]bool {
	moved := map[string]bool{}
	for _, way := range chronicle.Ways(p.Lines) {
		for _, u := range way.Units {
			moved[u] = true
		}
	}
	return moved
}

// named names one unit or two, and counts more.
func (w *Teller) named(side rules.Side, units []string) string {
	if len(units) > mostUnits {
		return w.Spelled(len(units), "one unit", "{{.N}} units")
	}
	return w.own(side, w.counters(units))
}
