package mapart

import (
	"runtime"
	"sync"
	"time"

	"vistula/canvas/guard"
	"vistula/canvas/pace"
)

// inParallel calls the function for all rows, on a few processors at once, and gives way
// between them.
func inParallel(p *pace.Pace, rows int, do func(row int)) {
	workers := min(4, runtime.NumCPU())
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(guard.Func(func() {
			for row := w; row < rows; row += workers {
				began := time.Now()
				do(row)
				p.Rest(time.Since(began))
			}
		}))
	}
	wg.Wait()
}
