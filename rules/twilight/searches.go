package twilight

import (
	"sync"

	"vistula/rules/board"
	"vistula/rules/path"
)

// searches is scratch space that serves again and may be shared by goroutines.
type searches struct{ pool sync.Pool }

// single is a search with one layer. Whoever takes one gives it back once its result
// is not needed any more.
func (s *searches) single(b *board.Board) *path.Search {
	if search, ok := s.pool.Get().(*path.Search); ok {
		return search
	}
	return path.New(b, 1)
}

func (s *searches) doneSingle(search *path.Search) { s.pool.Put(search) }
