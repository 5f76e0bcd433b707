package desk

import (
	"vistula/rules"
	"vistula/rules/journal"
)

// Desk is a match as a player sits at it, from the ground up: the Session, what the
// viewer's Sight is, the Selection, the Wording of what is said about it, and the
// Tactics that clicks amount to. Each knows only those below it. The Story of the
// match lies beside them. A desk is used from one goroutine.
type Desk struct {
	*Tactics
	*Story
}

// New puts a match on the desk. In a game that is not open, the first person to
// decide looks first; one who plays alone against computers looks always, and
// where only computers play, all is seen.
func New(m *journal.Match, seats map[rules.Side]Seat, open bool) *Desk {
	sight := &Sight{Session: newSession(m, seats, open)}
	selection := &Selection{Sight: sight}
	sight.moved = selection.reset
	return &Desk{&Tactics{Wording: &Wording{selection}, read: m.Len()}, &Story{Sight: sight}}
}

// Change is what came of something the player did.
type Change struct {
	Events []rules.Event
	// Why says in a sentence why nothing happened; "" where something did.
	Why string
	// Choose lists what the player must choose between.
	Choose []Choice
	// Confirm asks before units are lost; nothing has happened yet. It is nil where
	// there is nothing to ask.
	Confirm *Confirm
}
