package twilight

import (
	"math/bits"
	"sync/atomic"

	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// Chapter 14.1: what was found of supply lines stays true, part by part, as long as nothing
// has changed in the hexes that were looked at for it.

// inherit takes over what was found by other lines and is still true.
func (k *lines) inherit(from *lines) {
	if k.frozen != from.frozen || k.swollen != from.swollen || k.pillau != from.pillau || k.pontoons != from.pontoons {
		return
	}
	changed := k.changed(from)
	if r := from.rails.Load(); r != nil && !touched(r.seen, changed) {
		k.rails.Store(r)
	}
	for u := range from.ranges {
		if l := from.ranges[u].Load(); l != nil && !touched(l.seen, changed) {
			k.ranges[u].Store(l)
		}
		if c := from.circles[u].Load(); c != nil && !touched(c.seen, changed) {
			k.circles[u].Store(c)
		}
	}
}

// changed are the hexes in which lines go by something else than others do.
func (k *lines) changed(o *lines) []board.ID {
	var list []board.ID
	for i := range k.open {
		for word := (k.open[i] ^ o.open[i]) | (k.rail[i] ^ o.rail[i]) | (k.slow[i] ^ o.slow[i]); word != 0; word &= word - 1 {
			list = append(list, board.ID(i*64+bits.TrailingZeros64(word)))
		}
	}
	return list
}

// touched tells whether an area has any of some hexes.
func touched(area occupancy.Area, by []board.ID) bool {
	for _, h := range by {
		if area.Has(h) {
			return true
		}
	}
	return false
}

// newFound is where what is found of supply lines is written down, for so many units.
func newFound(units int) *found {
	return &found{ranges: make([]atomic.Pointer[lengths], units), circles: make([]atomic.Pointer[circle], units)}
}
