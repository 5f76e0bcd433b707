package desk

import (
	"vistula/rules"
	"vistula/rules/journal"
)

// Position is the true one, for the referee's side of the program: computer players
// play on a copy of it, and it is saved and printed. It must not be changed, and no
// panel may look at it: what the viewer may see is at the Seat.
func (d *Session) Position() rules.Position { return d.Match.Position() }

// stamp tells the state after n actions from all others, for what is kept of it. No
// player is shown it, for it would let guesses at what is hidden be tested.
func (d *Session) stamp(n int) string { return d.Match.Entry(n).Hash }

// Mark names a point of a match as one side knows it, for what is kept of what lies
// before it.
type Mark struct {
	match  *journal.Match
	viewer rules.Side
	n      int
	stamp  string
}

// Mark marks the point after n actions.
func (d *Session) Mark(n int) Mark {
	m := Mark{match: d.Match, viewer: d.Viewer(), n: n}
	if n > 0 {
		m.stamp = d.stamp(n)
	}
	return m
}

// Stands tells whether a marked point is still part of what the viewer plays.
func (d *Session) Stands(m Mark) bool {
	return m.n <= d.Match.Cursor() && m == d.Mark(m.n)
}

// PositionAt is Position as it was after n actions.
func (d *Session) PositionAt(n int) (rules.Position, error) { return d.Match.At(n) }
