package march

import (
	"slices"
	"sync"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
	"vistula/rules/reading"
)

// Range is how far units come that go together, for the query "reach".
type Range struct {
	Board  *board.Board
	Search *path.Search // of one layer; of two where Stops is given
	At     board.ID     // where they are
	Left   int          // the points that they can still spend
	Per    int          // into how many parts a point is divided where points are counted in parts, else 0
	Case   string       // the rulebook's case about movement points

	// Cost is what it takes to enter an adjacent hex, and Closed tells whether they may
	// not at all.
	Cost   func(s Step) int
	Closed func(s Step) bool
	// Stops tells whether a move ends where it enters a hex; nil where none does.
	Stops func(h board.ID) bool

	// Zone tells whether a hex lies in a zone of control of the enemy; nil where
	// that does not matter.
	Zone func(h board.ID) bool
	// Other adds to the mark of a hex to which no steps lead, but something else, such
	// as a ride, and tells whether there is such a way: else it leaves the mark alone. It
	// may be nil.
	Other func(m *rules.Mark, h board.ID) bool
	// Say adds to the mark of a hex what else there is to say of the step into it;
	// false leaves the hex out. It may be nil.
	Say func(m *rules.Mark, from, to board.ID) bool
	// Minimum is the mark of an adjacent hex that is too dear, but may be entered by a
	// minimum move; nil where there is none.
	Minimum *rules.Mark
}

// drafts are lists of marks while they grow; what is given away is as long as it has
// to be.
var drafts = sync.Pool{New: func() any { return new([]rules.Mark) }}

// Spread searches how far so many points carry the units. The result is good until
// the search is used again.
func (r *Range) Spread(points int) *path.Search {
	r.Search.Run(max(0, points), func(from path.Node, d hex.Direction, to board.ID) (cost int, layer int8, ok bool) {
		s := Step{from.Hex, d, to}
		if from.Layer > 0 || r.Closed(s) {
			return 0, 0, false
		}
		if r.Stops != nil && r.Stops(to) {
			layer = 1
		}
		return r.Cost(s), layer, true
	}, path.Seed{Node: path.Node{Hex: r.At}})
	return r.Search
}

// Mark adds to an overlay the hexes that are reached, those of a minimum move, and
// the hex that the query names where it lies beyond.
func (r *Range) Mark(o *rules.Overlay, q rules.Query) error {
	r.Spread(r.Left)
	used := drafts.Get().(*[]rules.Mark)
	list, n := *used, 0
	for h := range board.ID(r.Board.Len()) {
		if n == len(list) {
			list = append(list, rules.Mark{})
		}
		switch m := &list[n]; r.mark(m, h) {
		case marked:
			n++
		case leftOut:
			*m = rules.Mark{}
		}
	}
	o.Hexes = append(slices.Grow(o.Hexes, n), list[:n]...)
	clear(list[:n]) // which keeps nothing alive
	*used = list
	drafts.Put(used)
	r.minimum(o)
	return reading.Beyond(o, r.Board, q, r.Left, r.Per, r.Case, func(h board.ID, points int) (int, bool) {
		_, cost, ok := r.Spread(points).Best(h)
		return cost, ok
	})
}

// What came of the mark of a hex.
const (
	untouched = iota
	leftOut   // it was filled in, and is not wanted
	marked
)

// mark fills in the mark of a hex, if there is one.
func (r *Range) mark(m *rules.Mark, h board.ID) int {
	node, cost, ok := r.Search.Best(h)
	if h == r.At || !ok && r.Other == nil {
		return untouched
	}
	from := board.None
	if ok {
		from = r.Search.From(node).Hex
		m.Value, m.Cost, m.Per, m.From = r.Left-cost, cost, r.Per, r.Board.Number(from)
	} else if !r.Other(m, h) {
		return untouched
	}
	m.Hex, m.Kind = r.Board.Number(h), rules.MarkReach
	if r.Zone != nil && r.Zone(h) {
		m.Kind = rules.MarkReachZone
	}
	if r.Say != nil && !r.Say(m, from, h) {
		return leftOut
	}
	return marked
}

// minimum adds the adjacent hexes that only a minimum move reaches.
func (r *Range) minimum(o *rules.Overlay) {
	if r.Minimum == nil {
		return
	}
	for d, n := range r.Board.Neighbours(r.At) {
		if n == board.None || r.Closed(Step{r.At, hex.Direction(d), n}) {
			continue
		}
		if _, _, reached := r.Search.Best(n); reached {
			continue
		}
		m := *r.Minimum
		m.Hex, m.From, m.Kind = r.Board.Number(n), r.Board.Number(r.At), rules.MarkReachMinimum
		if r.Say == nil || r.Say(&m, r.At, n) {
			o.Hexes = append(o.Hexes, m)
		}
	}
}

// Together are the unit that a query names, and those that it names besides and that
// go along with it.
func Together(q rules.Query, find func(name string) (int16, error), along func(u, first int16) bool) ([]int16, error) {
	first, err := find(q.Unit)
	if err != nil {
		return nil, err
	}
	units := []int16{first}
	for _, name := range q.Units {
		u, err := find(name)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(units, u) && along(u, first) {
			units = append(units, u)
		}
	}
	return units, nil
}
