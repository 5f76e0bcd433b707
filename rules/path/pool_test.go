package path

import (
	"sync"
	"testing"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// A pool serves goroutines at once, and searches of one layer and of two are never
// mistaken for one another.
func TestPool(t *testing.T) {
	b := field(t, 6, 6)
	from := find(t, b, "01.01")
	var pool Pool
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			for range 20 {
				s := pool.Take(b, 1+i%2)
				last := Node{Hex: from, Layer: int8(i % 2)}
				s.Run(0, func(Node, hex.Direction, board.ID) (int, int8, bool) { return 1, 0, true }, Seed{Node: last})
				_, here := s.Cost(last)
				_, beside := s.Cost(Node{Hex: from + 1})
				if !here || beside {
					t.Errorf("a search of %d layers reaches its start: %v, the hex beside it: %v", 1+i%2, here, beside)
				}
				pool.Give(s)
			}
		})
	}
	all.Wait()
}
