package story

import (
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// stir is what a side did in a turn without battles.
type stir struct {
	moved   map[string]bool
	longest chronicle.Way // by hexes, of units that fight
	arrived []string      // units, in their order
	set     int           // units that were placed in the set-up
}

// quiet tells a turn in which nobody attacked.
func (w *Teller) quiet(t *chronicle.Turn) []string {
	stirs := map[rules.Side]*stir{}
	for i := range t.Parts {
		p := &t.Parts[i]
		for k := range p.Phases {
			w.stirring(stirs, p.Phases[k].Lines)
		}
	}
	var s []string
	setUp := 0
	for _, side := range w.c.Sides {
		if x := stirs[side.ID]; x != nil {
			setUp += x.set
		}
	}
	switch {
	case setUp > 0:
		s = append(s, w.Sentence(w.Say("The armies took up their positions: {{.Units}} were set up", "Units", w.Spelled(setUp, "one unit", "{{.N}} units"))))
	case len(t.Losses) == 0:
		s = append(s, w.vary("quiet", []string{"Not a shot was fired.", "A turn without a battle.", "Nobody attacked.", "The guns were silent.", "The front was quiet."}))
	}
	together := w.shuffle(stirs)
	s = append(s, together)
	for _, side := range w.c.Sides {
		if x := stirs[side.ID]; x != nil {
			if together == "" {
				s = append(s, w.marches(side.ID, x))
			}
			s = append(s, w.arrivals(side.ID, x))
		}
	}
	return s
}

// far is how long a march must be to be told by itself.
const far = 3

// shuffle tells in one sentence that both sides moved, and none of their units far;
// "" where that is not so.
func (w *Teller) shuffle(stirs map[rules.Side]*stir) string {
	pairs := []string{}
	for i, side := range w.c.Sides {
		x := stirs[side.ID]
		if x == nil || len(x.moved) == 0 || w.Apart(x.longest.Hexes) >= far {
			return ""
		}
		letter := string(rune('A' + i))
		pairs = append(pairs, letter, w.Power(side.ID), "N"+letter, w.Spelled(len(x.moved), "one unit", "{{.N}} units"))
	}
	return w.vary("shuffle", []string{
		"{{.A}} shifted {{.NA}} and {{.B}} {{.NB}}, none of them far.",
		"Both sides tidied their lines: {{.NA}} moved on the side of {{.A}}, {{.NB}} on that of {{.B}}.",
		"Short marches everywhere, with {{.NA}} of {{.A}} and {{.NB}} of {{.B}} on the move.",
	}, pairs...)
}

// stirring sorts lines by the side whose units they are about.
func (w *Teller) stirring(stirs map[rules.Side]*stir, list []chronicle.Line) {
	of := func(unit string) *stir {
		side := w.counter(unit).Side
		if stirs[side] == nil {
			stirs[side] = &stir{moved: map[string]bool{}}
		}
		return stirs[side]
	}
	for _, way := range chronicle.Ways(list) {
		x := of(way.Units[0])
		for _, u := range way.Units {
			x.moved[u] = true
		}
		x.longest = w.farther(x.longest, way)
	}
	for i := range list {
		if l := &list[i]; l.Class == chronicle.Arrival {
			for _, u := range l.Units {
				if l.Deployed() {
					of(u).set++
				} else {
					of(u).arrived = append(of(u).arrived, u)
				}
			}
		}
	}
}

// Apart is how many hexes the ends of a way lie apart, 0 where they lie on different maps.
func (w *Teller) Apart(hexes []string) int {
	if len(hexes) < 2 {
		return 0
	}
	b := w.c.Ruleset.Board()
	from, ok := b.Find(hexes[0])
	to, there := b.Find(hexes[len(hexes)-1])
	if !ok || !there || b.MapOf(from) != b.MapOf(to) {
		return 0
	}
	return b.Distance(from, to)
}

// marches tells how many units of a side moved, and the longest march.
func (w *Teller) marches(side rules.Side, x *stir) string {
	n := len(x.moved)
	if n == 0 {
		return ""
	}
	pairs := []string{"Power", w.Power(side), "Units", w.Spelled(n, "one unit", "{{.N}} units")}
	if w.Apart(x.longest.Hexes) < far {
		return w.vary("shuffled", []string{"{{.Power}} shifted {{.Units}}.", "{{.Power}} moved {{.Units}}, none of them far.", "{{.Power}} put {{.Units}} in motion."}, pairs...)
	}
	end := x.longest.Hexes[len(x.longest.Hexes)-1]
	pairs = append(pairs, "Unit", w.own(side, w.counters(x.longest.Units)), "From", w.Spot(x.longest.Hexes[0]), "To", w.Spot(end), "At", w.At([]string{end}))
	return w.vary("marched", []string{
		"{{.Power}} moved {{.Units}}, {{.Unit}} farthest: from {{.From}} to {{.To}}.",
		"{{.Power}} put {{.Units}} on the march; {{.Unit}} went all the way from {{.From}} to {{.To}}.",
		"{{.Units}} of {{.Power}} moved, and {{.Unit}} ended the longest march {{.At}}.",
	}, pairs...)
}

// mostArrivals is how many newcomers are named.
const mostArrivals = 3

func (w *Teller) arrivals(side rules.Side, x *stir) string {
	names := []string{}
	for _, u := range Distinct(x.arrived) {
		c := w.counter(u)
		names = append(names, w.Among(side, &c))
	}
	n := len(names)
	if n == 0 {
		return ""
	}
	if n > mostArrivals {
		return w.vary("reinforced", []string{
			"{{.N}} units came to reinforce {{.Power}}, among them {{.Units}}.",
			"{{.Power}} received {{.N}} fresh units, {{.Units}} among them.",
		}, "Power", w.Power(side), "N", w.numeral(n), "Units", w.List(names[:mostArrivals-1]))
	}
	return w.vary("arrived", []string{"{{.Units}} came up for {{.Power}}.", "{{.Power}} brought up {{.Units}}.", "{{.Units}} arrived for {{.Power}}."},
		"Power", w.Power(side), "Units", strings.TrimSpace(w.List(names)))
}
