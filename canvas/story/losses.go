package story

import (
	"slices"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// waste is what a side lost outside battle for one cause.
type waste struct {
	side  rules.Side
	cause chronicle.Cause
	units []string // that are gone
	at    []string // where they stood
	worn  chronicle.Toll
	where []string // what the others lost, and where
}

// outside are the losses of a turn outside battle.
func (w *Teller) outside(t *chronicle.Turn) []waste {
	var list []waste
	phases(t, func(p *chronicle.Phase) {
		if w.c.OfTurn(p) { // else that was before the game
			list = gather(list, p)
		}
	})
	return list
}

// lossesIn are the losses of a phase outside battle.
func lossesIn(p *chronicle.Phase) []waste { return gather(nil, p) }

// gather adds the losses of a phase outside battle, by side and cause.
func gather(list []waste, p *chronicle.Phase) []waste {
	for i := range p.Lines {
		list = add(list, p.Lines[i].Tolls)
	}
	return list
}

// add adds losses to those of the same side and cause.
func add(list []waste, tolls []chronicle.UnitToll) []waste {
	for _, x := range tolls {
		k := slices.IndexFunc(list, func(o waste) bool { return o.side == x.Side && o.cause == x.Cause })
		if k < 0 {
			k, list = len(list), append(list, waste{side: x.Side, cause: x.Cause})
		}
		if x.Units > 0 {
			list[k].units, list[k].at = append(list[k].units, x.Unit), append(list[k].at, nonEmpty(x.Hex)...)
		} else {
			list[k].worn, list[k].where = list[k].worn.Plus(x.Toll), append(list[k].where, nonEmpty(x.Hex)...)
		}
	}
	return list
}

// wasted tells losses outside battle with place and cause: the units that are gone, and
// with worn what others lost, where that is more than a trifle.
func (w *Teller) wasted(list []waste, worn bool) []string {
	var s []string
	for i := range list {
		x := &list[i]
		hurt := worn && x.worn.Hits() >= dear
		if len(x.units) > 0 {
			s = append(s, w.bereft(x, w.own(x.side, w.counters(x.units)), x.at))
		}
		switch {
		case hurt && len(x.units) > 0:
			s = append(s, w.besides(x))
		case hurt:
			s = append(s, w.bereft(x, w.Toll(x.worn), x.where))
		}
	}
	return s
}

// besides tells what was lost besides units that the sentence before told to be gone, to the
// same cause.
func (w *Teller) besides(x *waste) string {
	pairs := []string{"What", w.Toll(x.worn), "At", w.At(x.where)}
	if len(x.where) == 0 {
		return w.Sentence(w.Say("Other units lost {{.What}}", pairs...))
	}
	return w.Sentence(w.Say("Other units lost {{.What}} {{.At}}", pairs...))
}

// bereft is the sentence of one loss.
func (w *Teller) bereft(x *waste, what string, hexes []string) string {
	at, why := w.At(hexes), w.because(x.cause, len(Distinct(hexes)))
	if x.cause == chronicle.InCombat && len(hexes) > 0 {
		at, why = w.Say("{{.Why}} {{.At}}", "Why", why, "At", at), "" // "in combat at Kowel"
	}
	pairs := []string{"Power", w.Power(x.side), "What", what, "At", at, "Why", why}
	switch {
	case len(hexes) == 0 && why == "":
		return w.vary("bereft", []string{"{{.Power}} lost {{.What}}."}, pairs...)
	case len(hexes) == 0:
		return w.vary("bereft", []string{"{{.Power}} lost {{.What}} {{.Why}}."}, pairs...)
	case why == "":
		return w.vary("bereft", []string{"{{.Power}} lost {{.What}} {{.At}}.", "{{.At}}, {{.Power}} lost {{.What}}."}, pairs...)
	}
	return w.vary("bereft", []string{"{{.Power}} lost {{.What}} {{.At}} {{.Why}}.", "{{.At}}, {{.Power}} lost {{.What}} {{.Why}}."}, pairs...)
}

// because is a cause as it stands behind a loss in so many places, "" where it is not known.
func (w *Teller) because(c chronicle.Cause, places int) string {
	switch c {
	case chronicle.Overstacked:
		return w.Say("to the stacking limit")
	case chronicle.Starved:
		return w.Say("for want of supply")
	case chronicle.Attrition:
		return w.Say("to attrition")
	case chronicle.Surrendered:
		return w.Say("by surrender")
	case chronicle.Trapped:
		return w.Say("for want of a way out")
	case chronicle.InCombat:
		return w.Say("in combat")
	case chronicle.Shaken:
		if places > 1 {
			return w.Say("to failed cohesion tests")
		}
		return w.Say("to a failed cohesion test")
	case chronicle.Isolated:
		return w.Say("to isolation")
	}
	return ""
}

// fallen tells the units that battles cost and that no sentence about these names.
func (w *Teller) fallen(list []judged) []string {
	by, at := map[rules.Side][]string{}, map[rules.Side][]string{}
	told := weightiest(list)
	for i := range list {
		j := &list[i]
		for _, x := range j.Tolls {
			if x.Units > 0 && !(told[i] && j.names(x.Side)) {
				by[x.Side], at[x.Side] = append(by[x.Side], x.Unit), append(at[x.Side], j.Targets...)
			}
		}
	}
	var s []string
	for _, side := range w.c.Sides {
		if units := Distinct(by[side.ID]); len(units) > 0 {
			s = append(s, w.vary("fallen", []string{
				"In the fighting {{.At}}, {{.Power}} lost {{.Units}}.",
				"{{.Power}} lost {{.Units}} in the fighting {{.At}}.",
			}, "Power", w.Power(side.ID), "Units", w.own(side.ID, w.counters(units)), "At", w.At(at[side.ID])))
		}
	}
	return s
}

// names tells whether the sentence about a battle says which units of a side are gone.
func (j *judged) names(side rules.Side) bool {
	switch j.verdict {
	case traded, mutual:
		return true
	case destroyed, overran:
		return side == j.Defender
	case ruined:
		return side == j.Attacker
	}
	return false
}

// hunger tells of units that supply no longer reaches, where they are a good part of a
// side's army.
func (w *Teller) hunger(t *chronicle.Turn) string {
	by := map[rules.Side][]string{}
	lines(t, func(_ *chronicle.Part, l *chronicle.Line) {
		if l.Class == chronicle.Supply && l.Text == "" {
			by[l.Side] = append(by[l.Side], l.Units...)
		}
	})
	var hungry []string
	for _, side := range w.c.Sides {
		n := len(Distinct(by[side.ID]))
		if n > 0 && t.View != nil && hungryPart*n >= len(standing(side.ID, t.View.Stacks)) {
			hungry = append(hungry, w.Say("{{.Units}} of {{.Power}}", "Units", w.Spelled(n, "one unit", "{{.N}} units"), "Power", w.Power(side.ID)))
		}
	}
	if len(hungry) == 0 {
		return ""
	}
	return w.vary("hunger", []string{"Supply worsened for {{.Units}}.", "Supply grew worse for {{.Units}}."}, "Units", w.List(hungry))
}

// hungryPart is which part of an army is worth a word when its supply worsens: one in so
// many units.
const hungryPart = 6
