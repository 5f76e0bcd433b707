package greatwar

import (
	"vistula/rules/board"
	"vistula/rules/path"
)

// known is what has been worked out of where the units stand, kept until one of
// them moves.
type known struct {
	nets   [3]*network // by nation
	covers []cover     // by unit, for headquarters; nil where none was asked for
}

// cover is the hexes within the radius of a headquarters, one bit each.
type cover struct {
	radius int // for which it was found, plus one
	bits   []uint64
}

func (c *cover) has(at board.ID) bool { return c.bits[at/64]&(1<<(at%64)) != 0 }

// forget is called whenever something changes that supply or command depend on.
func (p *Position) forget() { p.known = known{} }

// covered is the cover of a headquarters as things stand.
func (p *Position) covered(hq int16) *cover {
	k := &p.known
	if k.covers == nil {
		k.covers = make([]cover, len(p.units))
	}
	c := &k.covers[hq]
	if c.radius == p.radius(hq)+1 {
		return c
	}
	*c = cover{p.radius(hq) + 1, make([]uint64, p.Board().Len()/64+1)}
	search := p.commandSearch(hq)
	for id := range board.ID(p.Board().Len()) {
		if _, ok := search.Cost(path.Node{Hex: id}); ok {
			c.bits[id/64] |= 1 << (id % 64)
		}
	}
	return c
}
