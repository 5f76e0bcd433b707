package crash

import (
	"errors"
	"time"

	"vistula/canvas/guard"
)

// A main loop that panics so often within such a time is given up.
const (
	mostPanics = 5
	panicsIn   = 10 * time.Second
)

// Endure runs a window's main loop, and goes on with it after each panic, of
// which the guard's reporter has told. again goes on with a loop that ended in a
// panic; nil where nothing can. The error says why the loop was given up.
func Endure(run, again func()) error {
	var at []time.Time
	for guard.Catch(run) != nil {
		at = append(at, time.Now())
		n := len(at)
		if again == nil || n >= mostPanics && at[n-1].Sub(at[n-mostPanics]) < panicsIn {
			return errors.New("something went wrong inside the program, and the window had to be closed; your game is kept")
		}
		run = again
	}
	return nil
}
