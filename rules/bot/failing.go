package bot

import "io"

// Failing is a Player that may become unable to choose, such as a program that dies.
type Failing interface {
	Player
	// Failure is one sentence that says why the player did not choose; nil where the
	// last choice is one.
	Failure() error
}

// Close ends a player that keeps something open, such as a program. It is not to be
// asked afterwards.
func Close(p Player) {
	if c, ok := p.(io.Closer); ok {
		_ = c.Close() // nobody asks it any more
	}
}
