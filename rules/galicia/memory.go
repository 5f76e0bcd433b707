package galicia

import (
	"vistula/rules/board"
	"vistula/rules/path"
)

// memory is what searches over the map need, kept so that they do not ask for it
// each time. What a search gives is good until the next one of its kind.
type memory struct {
	source []bool
	open   []board.ID
	reach  *path.Search // of one layer
	lines  *path.Search // of two
	length []int8
	ground []int8
	slack  []int8 // in how low a layer a path must come to be of use; one more for what is off the map
	queue  []path.Node
	goals  []goal // of a retreat
}

// memory is the position's own; a copy gets one when it first searches.
func (p *Position) memory() *memory {
	if p.work == nil {
		n := p.Board().Len()
		p.work = &memory{source: make([]bool, n), length: make([]int8, n), ground: make([]int8, n), slack: make([]int8, n+1),
			reach: path.New(p.Board(), 1), lines: path.New(p.Board(), 2)}
	}
	return p.work
}

// borrow is a copy of the position for a look at how things might be; leave gives
// its memory back.
func (p *Position) borrow() *Position {
	q, ok := p.rs.spare.Get().(*Position)
	if !ok {
		q = &Position{}
	}
	q.copyFrom(p)
	return q
}

// leave ends the use of a borrowed copy. The position itself may stand in its place.
func (p *Position) leave(q *Position) {
	if q != p {
		p.rs.spare.Put(q)
	}
}
