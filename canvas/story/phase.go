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
	var s []string
	fights := fightsIn(p)
	if len(fights) > 0 {
		slices.SortStableFunc(fights, func(a, b judged) int { return cmp.Compare(b.weight(), a.weight()) })
		s = append(s, w.battle(&fights[0]))
		if n := len(fights) - 1; n > 0 {
			s = append(s, w.Spelled(n, "one more battle", "{{.N}} more battles"))
		}
	}
	s = append(s, w.won(p)...)
	set := w.deployed(side, p)
	switch {
	case len(s) > 0:
	case len(set) > 0:
		s = append(s, w.Say("{{.Power}} set up {{.Units}}", "Power", w.Power(side), "Units", w.named(side, set)))
	default:
		s = append(s, w.stirred(side, p)...)
	}
	switch {
	case len(set) > 0:
		s = append(s, w.lostBefore(p)...)
	case w.c.OfTurn(p):
		s = append(s, w.wasted(lossesIn(p), len(fights) == 0)...)
	}
	for i := range s {
		s[i] = w.Sentence(s[i])
	}
	return strings.Join(s, " ")
}

// Trifles tells what is left to be told of a phase of which Phase tells nothing: losses
// too small for that, units whose supply grew worse, or that nothing came of it.
func (w *Teller) Trifles(p *chronicle.Phase) string {
	var s []string
	for _, x := range lossesIn(p) {
		if !x.worn.None() {
			s = append(s, w.bereft(&x, w.Toll(x.worn), x.where))
		}
	}
	if n := len(hungryIn(p)); len(s) == 0 && n > 0 {
		s = append(s, w.Say("Supply grew worse for {{.Units}}.", "Units", w.Spelled(n, "one unit", "{{.N}} units")))
	}
	if len(s) == 0 {
		return w.Say("Nothing came of it.")
	}
	return strings.Join(s, " ")
}

// hungryIn are the units whose supply grew worse in a phase.
func hungryIn(p *chronicle.Phase) []string {
	var units []string
	for i := range p.Lines {
		if l := &p.Lines[i]; l.Class == chronicle.Supply && l.Text == "" {
			units = append(units, l.Units...)
		}
	}
	return Distinct(units)
}

// fightsIn are the battles of a phase, in their order.
func fightsIn(p *chronicle.Phase) []judged {
	var list []judged
	for i := range p.Lines {
		if b := p.Lines[i].Battle; b != nil {
			list = append(list, judge(b))
		}
	}
	return list
}

// won tells the places that changed hands in a phase, by who took them.
func (w *Teller) won(p *chronicle.Phase) []string {
	type key struct {
		by, to rules.Side
		empty  bool // nobody had held them
	}
	of := map[key][]string{}
	var order []key
	for _, c := range changesIn(func(each func(*chronicle.Line)) {
		for i := range p.Lines {
			each(&p.Lines[i])
		}
	}) {
		k := key{c.by, c.to, c.from == ""}
		if of[k] == nil {
			order = append(order, k)
		}
		of[k] = append(of[k], w.capture(c.place))
	}
	var s []string
	for _, k := range order {
		pairs := []string{"Power", w.Power(k.by), "Foe", w.Power(k.to), "Places", w.places(Distinct(of[k]))}
		switch {
		case k.empty:
			s = append(s, w.Say("{{.Foe}} occupied {{.Places}}.", pairs...))
		case k.by != k.to:
			s = append(s, w.Say("{{.Places}} fell to {{.Power}}, and then to {{.Foe}} again.", pairs...))
		default:
			s = append(s, w.Say("{{.Power}} took {{.Places}}.", pairs...))
		}
	}
	return s
}

// places lists places, and counts those beyond a few.
func (w *Teller) places(names []string) string {
	if n := len(names); n > mostPlaces {
		return w.Say("{{.Places}} and {{.N}} more places", "Places", strings.Join(names[:mostPlaces-1], ", "), "N", w.numeral(n-mostPlaces+1))
	}
	return w.List(names)
}

// someHexes is places of hexes: a set-up has dozens of them.
func (w *Teller) someHexes(hexes []string) string {
	var names []string
	for _, h := range Distinct(hexes) {
		names = append(names, w.c.HexName(h))
	}
	return w.places(names)
}

// deployed are the units that a side set up in a phase. Some rulebooks say only of
// their losses that they are there, in a phase that no turn has: then they are all that
// the side has on the map after it.
func (w *Teller) deployed(side rules.Side, p *chronicle.Phase) []string {
	var set []string
	for i := range p.Lines {
		if l := &p.Lines[i]; l.Class == chronicle.Arrival && l.Deployed() {
			set = append(set, l.Units...)
		}
	}
	if len(set) == 0 && !w.c.OfTurn(p) && len(standing(side, p.Before)) == 0 {
		return standing(side, p.After)
	}
	return Distinct(set)
}

// standing are the units of a side in some stacks.
func standing(side rules.Side, stacks []rules.Stack) []string {
	var list []string
	for i := range stacks {
		for k := range stacks[i].Units {
			if c := &stacks[i].Units[k]; c.Side == side {
				list = append(list, c.Unit)
			}
		}
	}
	return list
}

// stirred tells how many units marched, and which of them farthest, and which came. Of the
// sides the one is told of that marched with most: in a counter movement the other one.
func (w *Teller) stirred(side rules.Side, p *chronicle.Phase) []string {
	var s []string
	ways := map[rules.Side][]chronicle.Way{}
	for _, way := range chronicle.Ways(p.Lines) {
		of := w.counter(way.Units[0]).Side
		ways[of] = append(ways[of], way)
	}
	most := side
	for _, of := range w.c.Sides {
		if len(ways[of.ID]) > len(ways[most]) {
			most = of.ID
		}
	}
	s = append(s, w.marched(most, ways[most])...)
	var arrived []string
	for i := range p.Lines {
		if l := &p.Lines[i]; l.Class == chronicle.Arrival {
			arrived = append(arrived, l.Units...)
		}
	}
	if len(arrived) > 0 {
		s = append(s, w.Say("{{.Power}} received {{.Units}}", "Power", w.Power(side), "Units", w.named(side, Distinct(arrived))))
	}
	return s
}

// marched tells how many units of a side marched, and the longest march where it was long.
func (w *Teller) marched(side rules.Side, ways []chronicle.Way) []string {
	moved := map[string]bool{}
	for _, way := range ways {
		for _, u := range way.Units {
			moved[u] = true
		}
	}
	n := len(moved)
	if n == 0 {
		return nil
	}
	pairs := []string{"Power", w.Power(side), "Units", w.Spelled(n, "one unit", "{{.N}} units")}
	way := w.farthest(ways)
	if n == 1 || len(way.Hexes) == 0 {
		return []string{w.Say("{{.Power}} moved {{.Units}}", pairs...)}
	}
	from, to := way.Hexes[0], way.Hexes[len(way.Hexes)-1]
	pairs = append(pairs, "Unit", w.own(side, w.counters(way.Units)), "From", w.Spot(from), "To", w.Spot(to))
	return []string{w.Say("{{.Power}} moved {{.Units}}, {{.Unit}} farthest: from {{.From}} to {{.To}}", pairs...)}
}

// farthest is the longest march of units that fight, none where none was long.
func (w *Teller) farthest(ways []chronicle.Way) chronicle.Way {
	var best chronicle.Way
	for _, way := range ways {
		best = w.farther(best, way)
	}
	if w.Apart(best.Hexes) < far {
		return chronicle.Way{}
	}
	return best
}

// farther is the longer of two marches, the first unless units that fight made the other.
func (w *Teller) farther(best, way chronicle.Way) chronicle.Way {
	if !w.Manoeuvres(way.Units[0]) || w.Apart(way.Hexes) <= w.Apart(best.Hexes) {
		return best
	}
	return way
}

// lostBefore tells what the units that are set up had lost before the game.
func (w *Teller) lostBefore(p *chronicle.Phase) []string {
	var sum chronicle.Toll
	for i := range p.Lines {
		for _, x := range p.Lines[i].Tolls {
			sum = sum.Plus(x.Toll)
		}
	}
	if sum.None() {
		return nil
	}
	return []string{w.Say("They had lost {{.Losses}} before the game", "Losses", w.Toll(sum))}
}

// named names one unit or two, and counts more.
func (w *Teller) named(side rules.Side, units []string) string {
	if len(units) > mostUnits {
		return w.Spelled(len(units), "one unit", "{{.N}} units")
	}
	return w.own(side, w.counters(units))
}
