package chronicle

import (
	"slices"

	"vistula/rules"
	"vistula/rules/journal"
)

// Shared is the number of actions that two matches have in common from their start on:
// where they part, one of them branched off from the other.
func Shared(a, b *journal.Match) int {
	a.Wait()
	b.Wait()
	n := 0
	for n < min(a.Cursor(), b.Cursor()) {
		x, y := a.Entry(n+1), b.Entry(n+1)
		if x.Action != y.Action || x.Hash != y.Hash || !slices.Equal(x.Dice, y.Dice) {
			break
		}
		n++
	}
	return n
}

// Standing is how a game stood at the end of a turn, or as far as it has come in it.
type Standing struct {
	Whole  bool // the turn is done
	Totals []rules.Total
	Losses map[rules.Side]Toll
	// Lost are the units that had been eliminated, in the order in which that happened.
	Lost []UnitToll
}

// At is how the game stood in a turn; ok is false where the chronicle does not come to it.
func (c *Chronicle) At(turn int) (s Standing, ok bool) {
	s.Losses = map[rules.Side]Toll{}
	for i := range c.Turns {
		t := &c.Turns[i]
		if t.Number > turn {
			break
		}
		ok = t.Number == turn
		s.Whole, s.Totals = t.Whole, t.Totals
		for side, toll := range t.Losses {
			s.Losses[side] = s.Losses[side].Plus(toll)
		}
		t.eachToll(func(u UnitToll) {
			if u.Units > 0 {
				s.Lost = append(s.Lost, u)
			}
		})
	}
	return s, ok
}

// eachToll goes through what was lost in a turn, in battles and otherwise.
func (t *Turn) eachToll(do func(UnitToll)) {
	for p := range t.Parts {
		for f := range t.Parts[p].Phases {
			for _, l := range t.Parts[p].Phases[f].Lines {
				tolls := l.Tolls
				if l.Battle != nil {
					tolls = l.Battle.Tolls
				}
				for _, u := range tolls {
					do(u)
				}
			}
		}
	}
}

// LastTurn is the last turn that the chronicle tells of.
func (c *Chronicle) LastTurn() int {
	if len(c.Turns) == 0 {
		return 0
	}
	return c.Turns[len(c.Turns)-1].Number
}
