package desk

import "vistula/rules"

// Position is the true one, for the referee's side of the program: computer players
// play on a copy of it, and it is saved and printed. It must not be changed, and no
// panel may look at it: what the viewer may see is at the Seat.
func (d *Session) Position() rules.Position { return d.Match.Position() }

// stamp tells the state after n actions from all others, for what is kept of it. No
// player is shown it, for it would let guesses at what is hidden be tested.
func (d *Session) stamp(n int) string { return d.Match.Entry(n).Hash }

// PositionAt is Position as it was after n actions.
func (d *Session) PositionAt(n int) (rules.Position, error) { return d.Match.At(n) }
