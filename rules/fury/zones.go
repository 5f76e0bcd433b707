package fury

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
)

// Case 9.1: zones of control, and what else follows from where the units stand.

// Kinds of units besides those that exert a zone of control.
const (
	fights occupancy.Kinds = 2 * occupancy.Exerts // a combat unit: "unit" in the rulebook where a headquarters is not meant
	staff  occupancy.Kinds = 2 * fights           // a headquarters
)

// muster counts anew who stands where.
func (p *forces) muster() {
	p.who = *occupancy.New(p.rs.ground)
	for i := range p.units {
		p.stand(int16(i))
	}
	for f := range p.forts {
		p.exert(int8(f), 1)
	}
	p.changed()
}

// stand counts a unit where it is: a combat unit that is not besieged exerts a zone of
// control.
func (p *forces) stand(u int16) {
	s, at, kinds := p.owner(u), p.at(u), staff
	if !p.unit(u).hq {
		if kinds = fights; at != board.None && !p.shutIn(s, at) {
			kinds |= occupancy.Exerts
		}
	}
	p.who.Put(u, int8(s), at, kinds)
}

// exert counts the zone of control of a fortress, or takes it away.
func (p *forces) exert(f, by int8) {
	if p.works(f) {
		p.who.Work(int8(p.forts[f].holder), p.rs.forts[f].hex, occupancy.Exerts, by)
	}
}

// refort changes the state of a fortress and with it who exerts a zone there.
func (p *forces) refort(f int8, st fortState) {
	p.exert(f, -1)
	p.forts[f] = st
	p.exert(f, 1)
	for _, s := range [2]side{russian, central} {
		for _, u := range p.in(s, p.rs.forts[f].hex) {
			p.stand(u)
		}
	}
	p.changed()
}

// place moves a unit to a hex, or off the map. A combat unit takes a fortress that
// defends itself no more just by entering it (10.4); a siege without a besieger is
// lifted (10.5).
func (p *Position) place(u int16, to board.ID) {
	p.units[u].hex = to
	p.stand(u)
	p.changed()
	if to != board.None && !p.unit(u).hq {
		p.seize(p.owner(u), to)
	}
	p.liftSieges()
}

// zoc tells whether a hex lies in the zone of control of a side: it extends to the hex
// of whoever exerts it, too.
func (p *forces) zoc(s side, at board.ID) bool {
	return p.who.Zone(int8(s), at) || p.who.Of(occupancy.Exerts, int8(s), at) > 0
}

// stands tells whether a side has a combat unit in a hex.
func (p *forces) stands(s side, at board.ID) bool { return p.who.Of(fights, int8(s), at) > 0 }

// openZoc tells whether a hex lies in a zone of control of the enemy of s which no
// combat unit of s in it reduces (9.1).
func (p *forces) openZoc(s side, at board.ID) bool { return p.zoc(s.enemy(), at) && !p.stands(s, at) }

// fortIn is the index of the fortress in a hex, -1 for none.
func (p *forces) fortIn(at board.ID) int8 { return p.rs.fortAt[at] }

// works tells whether a fortress defends itself and exerts a zone of control: it
// was never taken (10.4) and is not besieged (10.5).
func (p *forces) works(f int8) bool { return !p.forts[f].taken && !p.forts[f].besieged }

// bastion tells whether a side has a fortress in a hex that defends itself.
func (p *forces) bastion(s side, at board.ID) bool {
	f := p.fortIn(at)
	return f >= 0 && p.forts[f].holder == s && p.works(f)
}

// controls tells whether a side holds a fortress in a hex, besieged or not.
func (p *forces) controls(s side, at board.ID) bool {
	f := p.fortIn(at)
	return f >= 0 && p.forts[f].holder == s
}

// shutIn tells whether the units of a side in a hex are besieged there (10.5).
func (p *forces) shutIn(s side, at board.ID) bool {
	f := p.fortIn(at)
	return f >= 0 && p.forts[f].besieged && p.forts[f].holder == s
}

// besieges tells whether the units of a side in a hex besiege a fortress.
func (p *forces) besieges(s side, at board.ID) bool {
	f := p.fortIn(at)
	return f >= 0 && p.forts[f].besieged && p.forts[f].holder == s.enemy()
}

// contact tells whether a hex is adjacent to enemy combat units of s that are not
// shut in, or holds some.
func (p *forces) contact(s side, at board.ID) bool {
	e := s.enemy()
	if !p.zoc(e, at) { // which they all exert
		return false
	}
	if p.stands(e, at) && !p.shutIn(e, at) {
		return true
	}
	for d := range hex.Direction(hex.Directions) {
		if n := p.Board().Neighbour(at, d); n != board.None && p.stands(e, n) && !p.shutIn(e, n) {
			return true
		}
	}
	return false
}

// passable tells whether a unit of a side can be in a hex at all: no sea, no enemy
// combat units but those it besieges there, no enemy fortress that defends itself
// (9).
func (p *forces) passable(s side, at board.ID) bool {
	return p.rs.enterable(at) && !p.bastion(s.enemy(), at) && (!p.occupied(s.enemy(), at) || p.besieges(s, at))
}

// occupied tells whether a side has anybody in a hex, be it a headquarters.
func (p *forces) occupied(s side, at board.ID) bool { return p.who.Holds(int8(s), at) }

// armyOf is the army of a unit, of a headquarters its own.
func (p *forces) armyOf(u int16) int8 { return p.units[u].army }

// frontOf is the front to which a unit belongs, noFront where its army is not
// posted to any yet (7 note 1).
func (p *forces) frontOf(u int16) front {
	if a := p.armyOf(u); a >= 0 {
		return p.fronts[a]
	}
	return noFront
}

// strength is the combat potential of a unit as it stands; headquarters have none.
func (p *forces) strength(u int16) int {
	if p.unit(u).hq {
		return 0
	}
	return p.unit(u).combat(p.units[u].lost)
}

// strengthIn is the combat potential of all units of a side in a hex.
func (p *forces) strengthIn(s side, at board.ID) int {
	n := 0
	for u := range p.who.In(int8(s), at) {
		n += p.strength(u)
	}
	return n
}

// sum is the combat potential of several units.
func (p *forces) sum(units []int16) int {
	n := 0
	for _, u := range units {
		n += p.strength(u)
	}
	return n
}

// anyDisorganised tells whether one of the units is disorganised (10.2.4).
func (p *forces) anyDisorganised(units []int16) bool {
	return slices.ContainsFunc(units, func(u int16) bool { return p.units[u].disorganised })
}

// friendIn tells whether a combat unit of the same side other than u itself stands
// in a hex.
func (p *forces) friendIn(u int16, at board.ID) bool {
	n := p.who.Of(fights, int8(p.owner(u)), at)
	if p.at(u) == at && !p.unit(u).hq {
		n--
	}
	return n > 0
}
