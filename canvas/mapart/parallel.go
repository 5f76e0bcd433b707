package mapart

import (
	"runtime"
	"sync"

	"vistula/canvas/guard"
)

// inParallel calls the function for all rows, on a few processors at once.
func inParallel(rows int, do func(row int)) {
	workers := min(4, runtime.NumCPU())
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(guard.Func(func() {
			for row := w; row < rows; row += workers {
				do(row)
			}
		}))
	}
	wg.Wait()
}
