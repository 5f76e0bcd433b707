// Package occupancy keeps who stands where, so that looking it up is one step: the
// units of a side in a hex, how many there are and of which kinds, and the zones of
// control that follow. The moves themselves keep it up to date; nothing is ever
// searched.
package occupancy

import (
	"iter"
	"math/bits"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// Kinds are what a unit counts as besides standing in its hex: up to six kinds of a
// ruleset's own, as bits, such as "no headquarters". The first bit, Exerts, is the
// kind whose presence in a hex makes a zone of control.
type Kinds uint8

// Exerts marks a unit that exerts a zone of control.
const Exerts Kinds = 1

// most is the number of kinds.
const most = 6

// Ground is what never changes: how large the board is and into which hexes a zone
// of control extends. It may be shared by goroutines.
type Ground struct {
	hexes, units int
	reach        [][]board.ID
	none         Area // of no hexes
}

// NewGround prepares the occupancy of a board by so many units. extends tells
// whether a zone of control goes from a hex into the adjacent one in a direction.
func NewGround(b *board.Board, units int, extends func(from board.ID, d hex.Direction, to board.ID) bool) *Ground {
	g := &Ground{hexes: b.Len(), units: units, reach: make([][]board.ID, b.Len()), none: make(Area, words(b.Len()))}
	for from := range g.reach {
		for d, to := range b.Neighbours(board.ID(from)) {
			if to != board.None && extends(board.ID(from), hex.Direction(d), to) {
				g.reach[from] = append(g.reach[from], to)
			}
		}
	}
	return g
}

// sides is the number of sides of a game.
const sides = 2

// nobody ends a list of units.
const nobody int16 = -1

// Map is who stands where in one position. Its zero value serves only CopyFrom.
type Map struct {
	ground *Ground
	first  []int16           // of a side in a hex, by side and hex
	next   []int16           // in the same hex, by unit
	place  []place           // by unit
	count  []int8            // units of a side in a hex
	held   [sides]Area       // the hexes with units of a side, a bit each
	zoned  [sides]Area       // and those in its zones of control
	kind   [most][]int8      // those of a kind; nil where no unit is of it
	kinds  [most][sides]Area // the hexes with such units of a side, likewise
	zone   []int8            // hexes that extend a zone of control of a side into a hex
}

type place struct {
	hex   board.ID
	side  int8
	kinds Kinds
}

// New is a map on which nobody stands.
func New(g *Ground) *Map {
	m := &Map{ground: g, first: make([]int16, sides*g.hexes), next: make([]int16, g.units), place: make([]place, g.units),
		count: make([]int8, sides*g.hexes), zone: make([]int8, sides*g.hexes)}
	for i := range m.first {
		m.first[i] = nobody
	}
	for side := range sides {
		m.held[side], m.zoned[side] = make(Area, words(g.hexes)), make(Area, words(g.hexes))
	}
	for u := range m.place {
		m.place[u].hex, m.next[u] = board.None, nobody
	}
	return m
}

// CopyFrom makes the map a copy of another, in the memory that it has.
func (m *Map) CopyFrom(from *Map) {
	m.ground = from.ground
	m.first, m.next = append(m.first[:0], from.first...), append(m.next[:0], from.next...)
	m.place = append(m.place[:0], from.place...)
	m.count, m.zone = append(m.count[:0], from.count...), append(m.zone[:0], from.zone...)
	for side := range sides {
		m.held[side], m.zoned[side] = append(m.held[side][:0], from.held[side]...), append(m.zoned[side][:0], from.zoned[side]...)
	}
	for k, counts := range from.kind {
		if counts == nil { // nobody has been of it, and an empty list would not be told from one that counts
			m.kind[k] = nil
			continue
		}
		m.kind[k] = append(m.kind[k][:0], counts...)
		for side := range sides {
			m.kinds[k][side] = append(m.kinds[k][side][:0], from.kinds[k][side]...)
		}
	}
}

func (m *Map) at(side int8, h board.ID) int { return int(side)*m.ground.hexes + int(h) }

// Put has a unit of a side stand in a hex, board.None for nowhere, and count as the
// given kinds. Where it stood before it stands no more. It tells whether that is new.
func (m *Map) Put(u int16, side int8, h board.ID, kinds Kinds) bool {
	now := place{h, side, kinds}
	if was := m.place[u]; was == now || was.hex == board.None && h == board.None {
		return false
	}
	m.lift(u)
	if h == board.None {
		return true
	}
	m.place[u] = now
	link := &m.first[m.at(side, h)]
	for *link != nobody && *link < u {
		link = &m.next[*link]
	}
	m.next[u], *link = *link, u
	m.add(u, 1)
	return true
}

func (m *Map) lift(u int16) {
	was := m.place[u]
	if was.hex == board.None {
		return
	}
	link := &m.first[m.at(was.side, was.hex)]
	for *link != u {
		link = &m.next[*link]
	}
	*link, m.next[u] = m.next[u], nobody
	m.add(u, -1)
	m.place[u].hex = board.None
}

// add counts a unit where it stands, or no more.
func (m *Map) add(u int16, by int8) {
	p := m.place[u]
	n := &m.count[m.at(p.side, p.hex)]
	*n += by
	set(m.held[p.side], p.hex, *n > 0)
	for k := range most {
		if p.kinds&(1<<k) != 0 {
			m.tally(k, p.side, p.hex, by)
		}
	}
}

// Work counts something that is no unit, such as a fortress, as of some kinds in a
// hex, or no more where by is below zero.
func (m *Map) Work(side int8, h board.ID, kinds Kinds, by int8) {
	for k := range most {
		if kinds&(1<<k) != 0 {
			m.tally(k, side, h, by)
		}
	}
}

// set has a hex be in an area, or not.
func set(a Area, h board.ID, in bool) {
	if a.Remove(h); in {
		a.Add(h)
	}
}

// tally counts one of a kind. The zone of control of a hex comes with the first
// that exerts one and goes with the last.
func (m *Map) tally(k int, side int8, h board.ID, by int8) {
	if m.kind[k] == nil {
		m.kind[k] = make([]int8, sides*m.ground.hexes)
		m.kinds[k] = [sides]Area{make(Area, words(m.ground.hexes)), make(Area, words(m.ground.hexes))}
	}
	n := &m.kind[k][m.at(side, h)]
	before := *n
	*n += by
	set(m.kinds[k][side], h, *n > 0)
	if 1<<k == Exerts && (before == 0) != (*n == 0) {
		for _, to := range m.ground.reach[h] {
			n := &m.zone[m.at(side, to)]
			*n += by
			set(m.zoned[side], to, *n > 0)
		}
	}
}

// Holds tells whether a side has a unit in a hex.
func (m *Map) Holds(side int8, h board.ID) bool { return m.count[m.at(side, h)] > 0 }

// Count is the number of units of a side in a hex.
func (m *Map) Count(side int8, h board.ID) int { return int(m.count[m.at(side, h)]) }

// Of is the number of units and works of one kind of a side in a hex.
func (m *Map) Of(k Kinds, side int8, h board.ID) int {
	if counts := m.kind[bits.TrailingZeros8(uint8(k))]; counts != nil {
		return int(counts[m.at(side, h)])
	}
	return 0
}

// Zone tells whether a hex lies in the zone of control of a side.
func (m *Map) Zone(side int8, h board.ID) bool { return m.zone[m.at(side, h)] > 0 }

// Zones is the number of hexes from which a side extends its zone of control into a
// hex.
func (m *Map) Zones(side int8, h board.ID) int { return int(m.zone[m.at(side, h)]) }

// In yields the units of a side in a hex, by their numbers. The map must not change
// meanwhile.
func (m *Map) In(side int8, h board.ID) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for u := m.first[m.at(side, h)]; u != nobody; u = m.next[u] {
			if !yield(u) {
				return
			}
		}
	}
}

// Held are the hexes with units of a side. They change with the map and must not be
// written.
func (m *Map) Held(side int8) Area { return m.held[side] }

// With are the hexes with units or works of one kind of a side, as Held has them.
func (m *Map) With(k Kinds, side int8) Area {
	if n := bits.TrailingZeros8(uint8(k)); m.kind[n] != nil {
		return m.kinds[n][side]
	}
	return m.ground.none
}

// Zoned are the hexes in the zones of control of a side, as Held has them.
func (m *Map) Zoned(side int8) Area { return m.zoned[side] }

// Stacks yields every hex with units of a side, and the side: in the order of the
// board, the first side first. The map must not change meanwhile.
func (m *Map) Stacks() iter.Seq2[board.ID, int8] {
	return func(yield func(board.ID, int8) bool) {
		for i := range m.held[0] {
			for word := m.held[0][i] | m.held[1][i]; word != 0; word &= word - 1 {
				h := board.ID(i*64 + bits.TrailingZeros64(word))
				for s := range int8(sides) {
					if m.Holds(s, h) && !yield(h, s) {
						return
					}
				}
			}
		}
	}
}

// AppendIn appends the units of a side in a hex to a list, by their numbers.
func (m *Map) AppendIn(list []int16, side int8, h board.ID) []int16 {
	for u := m.first[m.at(side, h)]; u != nobody; u = m.next[u] {
		list = append(list, u)
	}
	return list
}
