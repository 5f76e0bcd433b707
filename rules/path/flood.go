package path

import "vistula/rules/board"

// Links are the adjacent hexes to which something leads from each hex of a board,
// such as a railway. They are laid once and never change.
type Links [][]board.ID

// Flood spreads over links, each of which costs one. It does less than a Search and
// is much faster. Its zero value is ready; it may be used by one goroutine at a time,
// and a result is good until the next one.
type Flood struct {
	stamp uint32
	found []found // by hex
	order []board.ID
}

// found tells in which flood a hex was reached last, and over how many links.
type found struct {
	stamp uint32
	cost  int32
}

// Run spreads from some hexes over at most limit links, into hexes that are open.
// Those from which it begins need not be.
func (f *Flood) Run(links Links, limit int, open func(to board.ID) bool, from ...board.ID) {
	f.spread(links, limit, open, nil, from)
}

// Comes spreads as Run does until it comes to a hex that is wanted, and tells whether
// it does. Those from which it begins are not asked for.
func (f *Flood) Comes(links Links, limit int, open func(to board.ID) bool, wanted func(to board.ID, cost int) bool, from ...board.ID) bool {
	return f.spread(links, limit, open, wanted, from)
}

// spread tells whether it has come to what is wanted, which ends it.
func (f *Flood) spread(links Links, limit int, open func(to board.ID) bool, wanted func(to board.ID, cost int) bool, from []board.ID) bool {
	if len(f.found) != len(links) {
		f.found, f.stamp = make([]found, len(links)), 0
	}
	f.stamp++
	f.order = f.order[:0]
	for _, at := range from {
		f.offer(at, 0)
	}
	for i := 0; i < len(f.order); i++ {
		at := f.order[i]
		cost := int(f.found[at].cost) + 1
		if cost > limit {
			return false
		}
		for _, to := range links[at] {
			if f.found[to].stamp != f.stamp && open(to) {
				f.offer(to, cost)
				if wanted != nil && wanted(to, cost) {
					return true
				}
			}
		}
	}
	return false
}

func (f *Flood) offer(at board.ID, cost int) {
	if f.found[at].stamp == f.stamp {
		return
	}
	f.found[at] = found{f.stamp, int32(cost)}
	f.order = append(f.order, at)
}

// Reached tells whether a hex was reached.
func (f *Flood) Reached(at board.ID) bool {
	return len(f.found) > 0 && f.found[at].stamp == f.stamp
}

// Cost is over how many links a hex was reached; ok is false where it was not.
func (f *Flood) Cost(at board.ID) (cost int, ok bool) {
	if !f.Reached(at) {
		return 0, false
	}
	return int(f.found[at].cost), true
}

// All are the hexes that were reached, the nearest first.
func (f *Flood) All() []board.ID { return f.order }
