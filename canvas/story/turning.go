package story

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/analysis"
	"vistula/rules/chronicle"
)

// Turning is a phase in which the game took a turn: the score moved far, or the lead passed
// to the other side.
type Turning struct {
	Turn  int      // index into the chronicle's turns
	Hexes []string // where it happened
	Words string

	phase    *chronicle.Phase
	was, now []rules.Total
	flipped  bool // the lead passed
	weight   float64
}

// Turnings are the phases that moved the score or the lead most, and where the game was
// judged the chance of winning, in their order. There are none where the points are not
// one total or two that are compared.
func (w *Teller) Turnings(most int, judged *analysis.Analysis) []Turning {
	list := w.moves()
	greatest := 0.0
	for i := range list {
		greatest = max(greatest, list[i].weight)
	}
	for i := range list {
		x := &list[i]
		if x.flipped {
			x.weight += greatest / 2
		}
		x.weight *= 1 + swingWorth*swing(judged, x.phase)
	}
	slices.SortStableFunc(list, func(a, b Turning) int { return cmp.Compare(b.weight, a.weight) })
	list = list[:min(len(list), most)]
	slices.SortStableFunc(list, func(a, b Turning) int { return cmp.Compare(a.phase.Lines[0].First, b.phase.Lines[0].First) })
	for i := range list {
		w.tellTurning(&list[i])
	}
	return list
}

// swingWorth is how much a phase gains by the chance of winning that changed in its player
// turn, for a change from nothing to certainty.
const swingWorth = 4

// moves are the phases that changed the score.
func (w *Teller) moves() []Turning {
	if !w.duel() && len(w.c.Points) != 1 {
		return nil
	}
	was := w.c.Start.Totals()
	leader := 0
	var list []Turning
	for i := range w.c.Turns {
		began, before := was, len(list)
		phases(&w.c.Turns[i], func(p *chronicle.Phase) {
			if p.Totals == nil {
				return
			}
			before, after := margin(was), margin(p.Totals)
			x := Turning{Turn: i, phase: p, was: was, now: p.Totals, weight: math.Abs(float64(after - before))}
			if lead := cmp.Compare(after, 0); len(p.Totals) == 2 && lead != 0 {
				x.flipped, leader = leader != 0 && lead != leader, lead
			}
			was = p.Totals
			if x.weight > 0 && w.c.OfTurn(p) && w.eventful(p) {
				list = append(list, x)
			}
		})
		if slices.EqualFunc(was, began, func(a, b rules.Total) bool { return a.Value == b.Value }) {
			list = list[:before] // all of it was undone within the turn
		}
	}
	return list
}

// eventful tells whether a phase has anything to be told that moved the score. What only
// made up an account, such as supply that came back, leaves nothing but the number.
func (w *Teller) eventful(p *chronicle.Phase) bool {
	return len(fightsIn(p))+len(w.won(p))+len(w.wasted(lossesIn(p), false)) > 0
}

// margin is by how much the first total is ahead of the second, or the only one.
func margin(list []rules.Total) int {
	switch len(list) {
	case 1:
		return list[0].Value
	case 2:
		return list[0].Value - list[1].Value
	}
	return 0
}

// swing is by how much the chance of winning changed in the player turn of a phase.
func swing(f *analysis.Analysis, p *chronicle.Phase) float64 {
	if f == nil {
		return 0
	}
	for i := 1; i < len(f.Points); i++ {
		if f.Points[i].At >= p.Lines[0].First {
			return math.Abs(f.Points[i].Chance - f.Points[i-1].Chance)
		}
	}
	return 0
}

// mostDecisive is how many battles of a phase are told.
const mostDecisive = 2

// tellTurning says what happened in the phase, and how the score stood afterwards.
func (w *Teller) tellTurning(x *Turning) {
	told := w.decisive(x)
	var s []string
	for i := range told {
		s = append(s, w.battle(&told[i]))
		x.Hexes = append(x.Hexes, told[i].Targets...)
	}
	if n := len(fightsIn(x.phase)) - len(told); n > 0 {
		s = append(s, w.Sentence(w.Spelled(n, "there was one more battle", "there were {{.N}} more battles")))
	}
	for _, words := range w.won(x.phase) {
		s = append(s, w.Sentence(words))
	}
	s = append(s, w.fallen(told)...)
	s = append(s, w.wasted(lossesIn(x.phase), false)...)
	if len(x.Hexes) == 0 {
		x.Hexes = append(Taken(x.phase.Lines), Fallen(x.phase.Lines)...)
	}
	x.Words = strings.Join(append(s, w.stood(x)), " ")
}

// decisive are the battles of a phase that earned most, in their order.
func (w *Teller) decisive(x *Turning) []judged {
	fights := fightsIn(x.phase)
	worth := map[*chronicle.Battle]int{}
	for i := range fights {
		worth[fights[i].Battle] = earned(&w.c.Turns[x.Turn], fights[i].Battle)
	}
	slices.SortStableFunc(fights, func(a, b judged) int {
		return cmp.Or(cmp.Compare(worth[b.Battle], worth[a.Battle]), cmp.Compare(b.weight(), a.weight()))
	})
	fights = fights[:min(len(fights), mostDecisive)]
	slices.SortStableFunc(fights, func(a, b judged) int { return cmp.Compare(a.First, b.First) })
	return fights
}

// earned is how many points came of a battle: those of its lines, or else those that the
// account gives for its hexes and for the units that it cost.
func earned(t *chronicle.Turn, b *chronicle.Battle) int {
	n := 0
	for i := range b.Lines {
		n += max(b.Lines[i].Score, -b.Lines[i].Score)
	}
	if n > 0 {
		return n
	}
	for _, e := range t.Gains {
		lost := slices.ContainsFunc(b.Tolls, func(x chronicle.UnitToll) bool { return e.Unit != "" && x.Unit == e.Unit })
		if lost || slices.Contains(b.Targets, e.Hex) {
			n += max(e.Points, -e.Points)
		}
	}
	return n
}

// stood tells how the score stood after a turning.
func (w *Teller) stood(x *Turning) string {
	if !w.duel() {
		return w.Sentence(w.Say("{{.Total}} went from {{.Was}} to {{.Now}}.", "Total", w.TotalInside(&w.c.Points[0]), "Was", w.Number(margin(x.was)), "Now", w.Number(margin(x.now))))
	}
	a, b := x.now[0], x.now[1]
	if b.Value > a.Value {
		a, b = b, a
	}
	pairs := []string{"A", w.Power(a.Side), "NA", w.Number(a.Value), "NB", w.Number(b.Value)}
	switch {
	case a.Value == b.Value:
		return w.Say("The score was level at {{.NA}}.", pairs...)
	case x.flipped:
		return w.Sentence(w.Say("{{.A}} took the lead, {{.NA}} to {{.NB}}", pairs...))
	}
	return w.Sentence(w.Say("that left {{.A}} ahead, {{.NA}} to {{.NB}}", pairs...))
}
