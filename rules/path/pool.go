package path

import (
	"sync"

	"vistula/rules/board"
)

// Pool keeps searches over one board for whoever searches next. Goroutines may share it;
// its zero value is ready.
type Pool struct{ spare [mostLayers]sync.Pool } // by layers, from one

// mostLayers is how many layers a search of a pool has at most.
const mostLayers = 2

// Take is a search with some layers, one or two. Whoever takes one gives it back once its
// result is not needed any more.
func (p *Pool) Take(b *board.Board, layers int) *Search {
	if s, ok := p.spare[layers-1].Get().(*Search); ok {
		return s
	}
	return New(b, layers)
}

// Give gives a search back.
func (p *Pool) Give(s *Search) { p.spare[s.layers-1].Put(s) }
