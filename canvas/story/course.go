package story

import (
	"strings"

	"vistula/rules/chronicle"
)

// Course tells in a sentence or two how the score went over the game: who took the
// lead and when, and whether it was kept. It is "" where there is no score of one
// side against the other.
func (w *Teller) Course() string {
	if !w.duel() || len(w.c.Points[0].Values) == 0 {
		return ""
	}
	leader, changes, since := w.leadership()
	switch {
	case leader == 0 && w.c.Outcome == nil:
		return w.Say("Neither side has had the lead yet.")
	case leader == 0:
		return w.Say("Neither side ever had the lead.")
	}
	ahead, behind := &w.c.Points[0], &w.c.Points[1]
	if leader == 2 {
		ahead, behind = behind, ahead
	}
	last := len(w.c.Turns) - 1
	na, _ := value(ahead, last)
	nb, _ := value(behind, last)
	pairs := []string{"A", w.Power(ahead.Side), "NA", w.Number(na), "NB", w.Number(nb), "Turn", w.TurnDated(w.c.Turns[max(0, since)].Number), "N", w.Often(changes)}
	if w.c.Outcome == nil {
		return w.Sentence(w.soFar(na == nb, changes, pairs))
	}
	var s string
	switch {
	case na == nb && changes == 0:
		s = w.Say("{{.A}} took the lead in turn {{.Turn}}, but could not keep it: {{.NA}} to {{.NB}} in the end", pairs...)
	case na == nb:
		s = w.Say("The lead changed {{.N}}, and nobody had it in the end: {{.NA}} to {{.NB}}", pairs...)
	case changes == 0 && since == 0:
		s = w.Say("{{.A}} led from the first turn to the last, {{.NA}} to {{.NB}} in the end", pairs...)
	case changes == 0:
		s = w.Say("{{.A}} took the lead in turn {{.Turn}} and kept it, {{.NA}} to {{.NB}} in the end", pairs...)
	default:
		s = w.Say("The lead changed {{.N}}; {{.A}} took it for good in turn {{.Turn}}, {{.NA}} to {{.NB}} in the end", pairs...)
	}
	return w.Sentence(strings.TrimSpace(s))
}

// leadership tells which of the two sides has had the lead last, 0 for none, how often it has
// changed, and the turn since which that side has it, -1 for none. It looks at the score
// after every phase, as the turning points do, which name each change.
func (w *Teller) leadership() (leader, changes, since int) {
	since = -1
	for i := range w.c.Turns {
		for _, margin := range w.margins(i) {
			now := leader
			switch {
			case margin > 0:
				now = 1
			case margin < 0:
				now = 2
			}
			if now != leader {
				if leader != 0 {
					changes++
				}
				leader, since = now, i
			}
		}
	}
	return leader, changes, since
}

// margins are by how much the first of two totals was ahead after each phase of a turn, and
// when the turn was done.
func (w *Teller) margins(turn int) []int {
	var list []int
	phases(&w.c.Turns[turn], func(p *chronicle.Phase) {
		if len(p.Totals) == 2 {
			list = append(list, margin(p.Totals))
		}
	})
	x, _ := value(&w.c.Points[0], turn)
	y, _ := value(&w.c.Points[1], turn)
	return append(list, x-y)
}

// soFar is the course of a game that goes on.
func (w *Teller) soFar(level bool, changes int, pairs []string) string {
	switch {
	case level:
		return w.Say("The score is level at {{.NA}}", pairs...)
	case changes == 0:
		return w.Say("the lead has been with {{.A}} since turn {{.Turn}}; it is {{.NA}} to {{.NB}} now", pairs...)
	}
	return w.Say("The lead has changed {{.N}} and been with {{.A}} since turn {{.Turn}}; it is {{.NA}} to {{.NB}} now", pairs...)
}
