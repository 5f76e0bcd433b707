package story

import (
	"cmp"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// Turn tells what mattered in a turn, by its index: the battles that decided it,
// places that changed hands, units that are gone, what it cost, and how the points
// stand. Of a quiet turn it tells who marched and who arrived.
func (w *Teller) Turn(i int) string {
	t := &w.c.Turns[i]
	if len(t.Parts) == 0 {
		return w.Say("Nothing has happened yet.")
	}
	fights := fightsOf(t)
	var s []string
	if len(fights) == 0 {
		s = append(s, w.quiet(t)...)
	} else {
		s = append(s, w.opening(t, fights))
		s = append(s, w.battles(fights)...)
	}
	s = append(s, w.captures(t)...)
	s = append(s, w.fallen(fights)...)
	s = append(s, w.wasted(w.outside(t), true)...)
	s = append(s, w.hunger(t))
	if len(fights) > 1 || len(t.Losses) > 0 {
		s = append(s, w.bill(t))
	}
	s = append(s, w.score(i))
	return strings.Join(slices.DeleteFunc(s, func(x string) bool { return x == "" }), " ")
}

// lines walks through the lines of a turn, outside battles.
func lines(t *chronicle.Turn, each func(p *chronicle.Part, l *chronicle.Line)) {
	for i := range t.Parts {
		for k := range t.Parts[i].Phases {
			list := t.Parts[i].Phases[k].Lines
			for n := range list {
				each(&t.Parts[i], &list[n])
			}
		}
	}
}

// phases walks through the phases of a turn.
func phases(t *chronicle.Turn, each func(p *chronicle.Phase)) {
	for i := range t.Parts {
		for k := range t.Parts[i].Phases {
			each(&t.Parts[i].Phases[k])
		}
	}
}

// fightsOf are the battles of a turn, in their order.
func fightsOf(t *chronicle.Turn) []judged {
	var list []judged
	lines(t, func(_ *chronicle.Part, l *chronicle.Line) {
		if l.Battle != nil {
			list = append(list, judge(l.Battle))
		}
	})
	return list
}

// opening says how much was fought where there was much of it, and who pressed.
func (w *Teller) opening(t *chronicle.Turn, fights []judged) string {
	if len(fights) < 3 {
		return ""
	}
	by := map[rules.Side]int{}
	for i := range fights {
		by[fights[i].Attacker]++
	}
	first, second := w.c.Sides[0].ID, w.c.Sides[1].ID
	if by[second] > by[first] {
		first, second = second, first
	}
	n := w.Spelled(len(fights), "one battle", "{{.N}} battles")
	switch {
	case by[second] == 0:
		return w.vary("onslaught", []string{
			"{{.Power}} attacked {{.N}} times, and the enemy never struck back.",
			"The initiative lay with {{.Power}} in all {{.Battles}}.",
			"{{.Battles}}, and in each of them {{.Power}} did the attacking.",
		}, "Power", w.Power(first), "N", w.numeral(len(fights)), "Battles", n)
	case by[first] == by[second]:
		return w.vary("melee", []string{
			"Both sides attacked: {{.Battles}} in all.",
			"{{.Battles}} were fought, and neither side left the initiative to the other.",
			"Blow followed blow in {{.Battles}}.",
		}, "Battles", n)
	}
	pairs := []string{"Power", w.Power(first), "N", w.numeral(by[first]), "Battles", n}
	if by[first] < 2*by[second] || by[first]-by[second] < 2 {
		return w.vary("both", []string{
			"Both sides attacked: {{.Battles}} in all, {{.N}} of them begun by {{.Power}}.",
			"{{.Battles}} were fought, {{.N}} of them begun by {{.Power}}.",
		}, pairs...)
	}
	return w.vary("press", []string{
		"{{.Power}} pressed hardest, attacking in {{.N}} of {{.Battles}}.",
		"Of {{.Battles}}, {{.N}} were begun by {{.Power}}.",
		"{{.Battles}} were fought; {{.Power}} sought {{.N}} of them.",
	}, pairs...)
}

// mostTold is how many battles have a sentence of their own.
const mostTold = 3

// battles tells the weightiest, in the order in which they were fought, and the others
// together.
func (w *Teller) battles(fights []judged) []string {
	told := weightiest(fights)
	var s []string
	var named, rest []judged
	for i := range fights {
		if told[i] {
			s = append(s, w.battle(&fights[i]))
			named = append(named, fights[i])
		} else {
			rest = append(rest, fights[i])
		}
	}
	return append(s, w.others(named, rest)...)
}

// weightiest are the battles that are told one by one, by index.
func weightiest(fights []judged) map[int]bool {
	var order []int
	for i := range fights {
		order = append(order, i)
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(fights[b].weight(), fights[a].weight()) })
	told := map[int]bool{}
	for k, i := range order[:min(len(order), mostTold)] {
		if k == 0 || fights[i].verdict != held { // what came to nothing is told together
			told[i] = true
		}
	}
	return told
}

// captures tells the places that changed hands, by who took them from whom.
func (w *Teller) captures(t *chronicle.Turn) []string {
	type key struct{ from, by, to rules.Side }
	by := map[key][]string{}
	var order []key
	for _, p := range changes(t) {
		k := key{p.from, p.by, p.to}
		if by[k] == nil {
			order = append(order, k)
		}
		by[k] = append(by[k], w.capture(p.place))
	}
	var s []string
	for _, k := range order {
		places, n := w.List(Distinct(by[k])), len(Distinct(by[k]))
		switch {
		case k.from == k.to:
			s = append(s, w.vary("regained", []string{"{{.Power}} took {{.Places}}, but not for long: {{.Foe}} won back what was lost.", "{{.Places}} fell to {{.Power}}, and then to {{.Foe}} again."},
				"Power", w.Power(k.by), "Foe", w.Power(k.to), "Places", places))
		case k.from == "":
			s = append(s, w.vary("occupied", []string{"{{.Power}} occupied {{.Places}}.", "{{.Power}} moved into {{.Places}}.", "{{.Places}} came under the control of {{.Power}}."},
				"Power", w.Power(k.to), "Places", places))
		case n > 3:
			s = append(s, w.vary("swept", []string{"{{.Power}} took {{.N}} places: {{.Places}}.", "No fewer than {{.N}} places fell to {{.Power}}: {{.Places}}."},
				"Power", w.Power(k.to), "N", w.numeral(n), "Places", places))
		default:
			s = append(s, w.vary("fell", []string{"{{.Places}} fell to {{.Power}}.", "{{.Power}} took {{.Places}}.", "{{.Foe}} lost {{.Places}} to {{.Power}}."},
				"Power", w.Power(k.to), "Foe", w.Power(k.from), "Places", places))
		}
	}
	return s
}

// change is what became of a place in a turn, however often it changed hands.
type change struct {
	place        *chronicle.Capture
	from, by, to rules.Side // who held it before, who last took it from them, who held it after
}

// changes are the places that changed hands in a turn, each once, in the order in which
// they were first taken; not those that nobody held before or after.
func changes(t *chronicle.Turn) []change {
	return changesIn(func(each func(*chronicle.Line)) {
		lines(t, func(_ *chronicle.Part, l *chronicle.Line) { each(l) })
	})
}

// changesIn are the changes that some lines tell of.
func changesIn(all func(each func(l *chronicle.Line))) []change {
	var list []change
	all(func(l *chronicle.Line) {
		if l.Place == nil {
			return
		}
		k := slices.IndexFunc(list, func(c change) bool { return c.place.Hex == l.Place.Hex && c.place.Name == l.Place.Name })
		if k < 0 {
			list = append(list, change{l.Place, l.Place.From, l.Place.To, l.Place.To})
			return
		}
		list[k].to = l.Place.To
		if l.Place.To != list[k].from {
			list[k].by = l.Place.To
		}
	})
	return slices.DeleteFunc(list, func(c change) bool { return c.from == "" && c.to == "" })
}

func (w *Teller) capture(p *chronicle.Capture) string {
	if p.Name != "" && !strings.Contains(w.c.HexName(p.Hex), p.Name) {
		return p.Name
	}
	return w.c.HexName(p.Hex)
}

// bill tells what the turn cost both sides.
func (w *Teller) bill(t *chronicle.Turn) string {
	a, b := w.c.Sides[0].ID, w.c.Sides[1].ID
	la, lb := t.Losses[a], t.Losses[b]
	switch {
	case la.None() && lb.None():
		return w.vary("unhurt", []string{"Neither side suffered any loss.", "For all that, nobody lost a step.", "There were no losses on either side."})
	case la == lb:
		return w.vary("even", []string{"Each side lost {{.LA}}.", "Both sides paid the same price: {{.LA}}.", "Losses were even, with {{.LA}} on each side."}, "LA", w.Toll(la))
	case la.None():
		return w.oneSided(a, b, lb)
	case lb.None():
		return w.oneSided(b, a, la)
	}
	return w.vary("bill", []string{
		"The turn cost {{.A}} {{.LA}}; it cost {{.B}} {{.LB}}.",
		"{{.A}} lost {{.LA}}, and {{.B}} lost {{.LB}}.",
		"The butcher's bill was {{.LA}} for {{.A}} and {{.LB}} for {{.B}}.",
		"{{.A}} paid with {{.LA}}, {{.B}} with {{.LB}}.",
		"At the end of it {{.A}} had lost {{.LA}} and {{.B}} {{.LB}}.",
	}, "A", w.Power(a), "LA", w.Toll(la), "B", w.Power(b), "LB", w.Toll(lb))
}

// oneSided tells of losses that one side alone had.
func (w *Teller) oneSided(unhurt, hurt rules.Side, lost chronicle.Toll) string {
	return w.vary("onesided", []string{
		"{{.B}} lost {{.LB}}; {{.A}} lost nothing.",
		"The price, {{.LB}}, was paid by {{.B}} alone.",
		"It cost {{.B}} {{.LB}}, and {{.A}} nothing.",
	}, "A", w.Power(unhurt), "B", w.Power(hurt), "LB", w.Toll(lost))
}
