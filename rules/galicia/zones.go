package galicia

import (
	"iter"

	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
)

// ground prepares who stands where on the map. Zones of control extend into every
// adjacent hex, but not across a river, bridged or not (6.1).
func (rs *Ruleset) ground() *occupancy.Ground {
	return occupancy.NewGround(rs.Board(), len(rs.units), func(from board.ID, d hex.Direction, _ board.ID) bool {
		return !rs.Board().Side(from, d).Has(board.River)
	})
}

// place moves a unit to a hex, or off the map.
func (p *Position) place(u int16, to board.ID) {
	p.units[u].hex = to
	p.stands.Put(u, int8(p.rs.units[u].side), to, occupancy.Exerts)
}

// zoc tells whether a hex lies in the zone of control of a side (6.0).
func (p *Position) zoc(s side, id board.ID) bool { return p.stands.Zone(int8(s), id) }

// holds tells whether a side has a unit in a hex.
func (p *Position) holds(s side, id board.ID) bool { return p.stands.Holds(int8(s), id) }

// in lists the units of a side in a hex, in the order of the counters' list.
func (p *Position) in(s side, hex board.ID) []int16 {
	return p.stands.AppendIn(nil, int8(s), hex)
}

// eachIn yields the units of a side in a hex in the same order; nobody may move
// meanwhile.
func (p *Position) eachIn(s side, hex board.ID) iter.Seq[int16] { return p.stands.In(int8(s), hex) }

// openZoc tells whether a hex lies in the zone of control of the enemy of s
// that no unit of s in the hex negates; only for supply and reaction are zones
// negated (6.2, 6.3, 12.1.3).
func (p *Position) openZoc(s side, id board.ID) bool {
	return p.zoc(s.enemy(), id) && !p.holds(s, id)
}

func direction(d int) hex.Direction { return hex.Direction(d) }
