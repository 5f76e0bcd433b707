package greatwar

import (
	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// known is what has been worked out of where the units stand. It is good until one
// of them moves.
type known struct {
	age    uint32     // goes up whenever what is known is not good any more
	nets   [3]network // by nation
	found  [3]found   // likewise, kept for longer, because it is checked
	covers []cover    // by headquarters, in the order of Ruleset.staffs
}

// cover is the hexes within the radius of a headquarters.
type cover struct {
	good   uint32 // age at which it was found, plus one
	radius int    // for which it was found
	area   occupancy.Area
}

// forget is called whenever something changes that supply or command depend on.
func (p *Position) forget() { p.known.age++ }

// copyFrom makes what is known a copy of what another position knows, in the memory
// that it has.
func (k *known) copyFrom(from *known) {
	k.age = from.age
	for n := range from.nets {
		to, net := &k.nets[n], &from.nets[n]
		if to.good = net.good; net.good == from.age+1 {
			to.source, to.reach = append(to.source[:0], net.source...), append(to.reach[:0], net.reach...)
		}
	}
	if len(k.covers) != len(from.covers) {
		k.covers = make([]cover, len(from.covers))
	}
	for i := range from.covers {
		to, c := &k.covers[i], &from.covers[i]
		if to.good, to.radius = c.good, c.radius; c.good == from.age+1 {
			to.area = append(to.area[:0], c.area...)
		}
	}
}

// words are those of the last offer of a headquarters, and what they depend on.
type words struct {
	hq         int16
	left, most int
	text       string
}

// network is how far a nation's supply reaches: its railways and depots, and the
// hexes from which there is a line to them.
type network struct {
	good          uint32 // age at which it was found, plus one
	source, reach occupancy.Area
}

// found is the network of a nation as a search found it last.
type found struct {
	rails, source, reach occupancy.Area
	ridden               occupancy.Watch // over the railways
	carried              occupancy.Watch // over what carries supply from there

	// What it asked of the hexes:
	barred occupancy.Area // by the enemy (9.14)
	zoned  occupancy.Area // in enemy zones that nobody negates (7.24)
	lost   occupancy.Area // railways last held by the enemy (9.15)
	depots occupancy.Area // with depots of the nation (9.16)
}

// reaches tells whether a unit in a hex has a line of supply.
func (net *network) reaches(at board.ID) bool { return net.reach.Has(at) }

// carrier is what spreading supply needs, in memory that serves again.
type carrier struct {
	front  occupancy.Area // from where it goes on
	next   occupancy.Area // to where
	passed occupancy.Area // from where it has gone on
}
