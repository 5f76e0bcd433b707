package bot

import "fmt"

// Fault is how a player came to choose nothing that can be done. Its sentence has the
// player's name as command lines have it; a window says it in words of its own.
type Fault struct {
	Player string // as Player.Name has it
	Kind   FaultKind
	Cause  error // nil where there is nothing to tell
}

// FaultKind tells faults of players apart.
type FaultKind int

// The kinds of faults: the player crashed, it did not end when it was told to, it came to no
// decision in time, it chose what the rules do not allow.
const (
	Crashed FaultKind = iota
	Silent
	Undecided
	Illegal
)

var faultWords = map[FaultKind]string{
	Crashed:   "crashed",
	Silent:    "does not answer",
	Undecided: "does not come to a decision",
	Illegal:   "chose what is not allowed",
}

func (f *Fault) Error() string {
	said := fmt.Sprintf("the player %s %s", f.Player, faultWords[f.Kind])
	if f.Cause != nil {
		said += ": " + f.Cause.Error()
	}
	return said
}

func (f *Fault) Unwrap() error { return f.Cause }
