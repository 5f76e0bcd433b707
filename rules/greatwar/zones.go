package greatwar

import (
	"iter"

	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
)

// Chapter 7: zones of control.

// force is the kind of all units that are not headquarters.
const force = occupancy.Exerts << 1

// extends tells whether a zone of control goes into an adjacent hex: into all six
// (7.11), but not across prohibited hexsides.
func (rs *Ruleset) extends(from board.ID, d hex.Direction, _ board.ID) bool {
	return !rs.Board().Side(from, d).Has(board.Blocked)
}

// rebuild finds out afresh who is where.
func (p *Position) rebuild() {
	p.who = *occupancy.New(p.rs.ground)
	for i := range p.rs.forts {
		if f := &p.rs.forts[i]; p.forts[i] < f.steps {
			p.who.Work(int8(f.side), f.hex, occupancy.Exerts, 1)
		}
	}
	for u := range p.units {
		p.stand(int16(u))
	}
}

// exertsZone tells whether a unit has a zone of control: headquarters and depots
// never (7.26), nothing that is entrained (5.36), nor foraging cavalry in its
// owner's player turn (24.1 and the clarification to it).
func (p *Position) exertsZone(u int16) bool {
	unit, st := p.unit(u), &p.units[u]
	return !unit.hq && !unit.depot && !st.entrained && !(st.forages && unit.side == p.side)
}

// place moves a unit to a hex, or off the map.
func (p *Position) place(u int16, to board.ID) {
	p.units[u].hex = to
	p.stand(u)
	if to != board.None && !p.unit(u).hq {
		p.hold(to, p.owner(u))
	}
}

// change carries out a change of a unit's state that may alter its zone.
func (p *Position) change(u int16, how func(st *unitState)) {
	how(&p.units[u])
	p.stand(u)
}

// stand has a unit count in the hex where it is.
func (p *Position) stand(u int16) {
	kinds := occupancy.Kinds(0)
	if !p.unit(u).hq {
		kinds |= force
	}
	if p.exertsZone(u) {
		kinds |= occupancy.Exerts
	}
	p.who.Put(u, int8(p.owner(u)), p.at(u), kinds)
	p.forget()
}

// zoc tells whether a hex lies in the zone of control of a side.
func (p *Position) zoc(s side, id board.ID) bool { return p.who.Zone(int8(s), id) }

// holds tells whether a side has a unit in a hex, be it only a headquarters.
func (p *Position) holds(s side, id board.ID) bool { return p.who.Holds(int8(s), id) }

// holdsForce tells whether a side has a unit in a hex that is not a headquarters.
func (p *Position) holdsForce(s side, id board.ID) bool { return p.who.Of(force, int8(s), id) > 0 }

// in lists the units of a side in a hex, in the order of the counters' list.
func (p *Position) in(s side, at board.ID) []int16 { return p.who.AppendIn(nil, int8(s), at) }

// each yields the units of a side in a hex, in the order of the counters' list.
func (p *Position) each(s side, at board.ID) iter.Seq[int16] { return p.who.In(int8(s), at) }

// bars tells whether a hex is closed to the other side by units of s that are not
// headquarters (9.17, 10.52) or by an undestroyed fortress of s (5.13).
func (p *Position) bars(s side, id board.ID) bool {
	return p.holdsForce(s, id) || p.fortOf(s, id) >= 0
}

// openZoc tells whether a hex lies in the zone of control of the enemy of s that
// neither a unit nor a fortress of s in the hex negates: so for supply, retreat
// and command, but not for movement (7.24, 10.34).
func (p *Position) openZoc(s side, id board.ID) bool {
	return p.zoc(s.enemy(), id) && !p.holdsForce(s, id) && p.fortOf(s, id) < 0
}

func directionOf(d int) hex.Direction { return hex.Direction(d) }

// load is the number of stacking points of a side in a hex (6.11, 6.13). Units
// that have lost steps count in full (6.16), fortresses never (6.12).
func (p *Position) load(s side, hex board.ID) int {
	n := 0
	for u := range p.each(s, hex) {
		n += int(p.unit(u).points)
	}
	return n
}

// excess is by how much a hex is over the limit, zero or less where it is not.
func (p *Position) excess(s side, hex board.ID) int {
	return p.load(s, hex) - p.rs.tables.StackingLimit
}

// crowded is the side that has a hex over the limit, the phasing one first;
// nobody where all is well.
func (p *Position) crowded() side {
	for _, s := range []side{p.side, p.side.enemy()} {
		for _, u := range p.rs.ofSide[s] {
			// two corps fit
			if at := p.at(u); at != board.None && p.who.Count(int8(s), at) > 2 && p.excess(s, at) > 0 {
				return s
			}
		}
	}
	return nobody
}

// crowdedHexes lists the hexes over the limit of the side that has to settle
// them.
func (p *Position) crowdedHexes() []board.ID {
	var list []board.ID
	s := p.crowded()
	for id := range board.ID(p.Board().Len()) {
		if s != nobody && p.holds(s, id) && p.excess(s, id) > 0 {
			list = append(list, id)
		}
	}
	return list
}
