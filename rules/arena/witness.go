package arena

import (
	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
)

// witness is a match that is judged whenever a player turn begins.
type witness struct {
	*journal.Match
	scenario *rules.Scenario
	judge    bot.Thinker
	turn     int
	side     rules.Side // whose player turn it is
	judged   []Judged
}

// Do judges the position where it is the first of a turn, and carries the action out.
func (w *witness) Do(a rules.Action) ([]rules.Event, error) {
	if st := w.Position().Status(); st.Turn != w.turn || st.Side != w.side {
		w.turn, w.side = st.Turn, st.Side
		w.weigh(st)
	}
	before := w.Position().Status()
	events, err := w.Match.Do(a)
	if w.scenario.SetsUp(before, events) {
		w.turn, w.judged = 0, nil // it counts from when both sides have set up
	}
	return events, err
}

// weigh notes what a computer player thinks of the position. Where none can, nothing is
// noted: the game goes on all the same.
func (w *witness) weigh(st rules.Status) {
	if w.judge == nil {
		p, err := bot.New("level1", 1)
		if err != nil {
			return
		}
		w.judge, _ = p.(bot.Thinker)
	}
	if w.judge == nil {
		return
	}
	if v, err := w.judge.Weigh(rules.SitAt(w.Match, w.scenario.Sides[0])); err == nil {
		w.judged = append(w.judged, Judged{float64(w.turn), float64(w.scenario.Moves(st)), round(v.Margin), round(v.Lead)})
	}
}
