package arena

import (
	"math"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
)

// witness is a match that is judged whenever a turn begins.
type witness struct {
	*journal.Match
	side   rules.Side
	judge  bot.Thinker
	turn   int
	judged [][2]float64
}

// Do judges the position where it is the first of a turn, and carries the action out.
func (w *witness) Do(a rules.Action) ([]rules.Event, error) {
	if turn := w.Position().Status().Turn; turn != w.turn {
		w.turn = turn
		w.weigh()
	}
	return w.Match.Do(a)
}

// weigh notes what a computer player thinks of the position. Where none can, nothing is
// noted: the game goes on all the same.
func (w *witness) weigh() {
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
	if v, err := w.judge.Weigh(rules.SitAt(w.Match, w.side)); err == nil {
		w.judged = append(w.judged, [2]float64{float64(w.turn), math.Round(v.Margin*10) / 10})
	}
}
