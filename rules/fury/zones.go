package fury

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
)

// Case 9.1: zones of control, and what else follows from where the units stand.

// field is derived from the units and fortresses, and never saved. It is made anew
// when it is asked for after a change.
type field struct {
	fresh    bool
	trip     trip         // where the unit in hand can go by rail
	arrival  arrival      // how far a unit that waits comes
	stations [][]board.ID // by army: where its headquarters is or can go
	duty     duty         // of the armies that must attack
	force    [2][]int8    // combat units of a side in each hex
	staff    [2][]int8    // its headquarters
	zone     [2][]int8    // how much of a side exerts its zone into each hex
	lines    [2]*lines    // of communication, found when they are asked for
	entry    *path.Search // scratch space of entryNet
	command  *path.Search // and of commandLine
}

// now is the field as it stands.
func (p *Position) now() *field {
	f := &p.field
	if f.fresh {
		return f
	}
	if f.zone[0] == nil {
		for s := range f.zone {
			f.force[s], f.staff[s], f.zone[s] = make([]int8, p.Board().Len()), make([]int8, p.Board().Len()), make([]int8, p.Board().Len())
		}
	}
	for s := range f.zone {
		clear(f.force[s])
		clear(f.staff[s])
		clear(f.zone[s])
	}
	for i := range p.units {
		u := int16(i)
		switch s, at := p.owner(u), p.at(u); {
		case at == board.None:
		case p.unit(u).hq:
			f.staff[s][at]++
		default:
			f.force[s][at]++
			if !p.shutIn(s, at) {
				p.spread(f, s, at)
			}
		}
	}
	for i := range p.forts {
		if p.works(int8(i)) {
			p.spread(f, p.forts[i].holder, p.rs.forts[i].hex)
		}
	}
	f.fresh, f.lines = true, [2]*lines{}
	return f
}

// spread lays a zone of control on a hex and the six round it.
func (p *Position) spread(f *field, s side, at board.ID) {
	f.zone[s][at]++
	for _, n := range p.Board().Neighbours(at) {
		if n != board.None {
			f.zone[s][n]++
		}
	}
}

// changed tells that the field must be made anew.
func (p *Position) changed() {
	f := &p.field
	f.fresh = false
	f.duty.forget()
	for a := range f.stations {
		f.stations[a] = f.stations[a][:0]
	}
	f.trip.unit, f.arrival.unit = -1, -1 // their scratch space serves again
}

// place moves a unit to a hex, or off the map. A combat unit takes a fortress that
// defends itself no more just by entering it (10.4); a siege without a besieger is
// lifted (10.5).
func (p *Position) place(u int16, to board.ID) {
	p.units[u].hex = to
	p.changed()
	if to != board.None && !p.unit(u).hq {
		p.seize(p.owner(u), to)
	}
	p.liftSieges()
}

// zoc tells whether a hex lies in the zone of control of a side.
func (p *Position) zoc(s side, at board.ID) bool { return p.now().zone[s][at] > 0 }

// stands tells whether a side has a combat unit in a hex: "unit" in the rulebook
// where a headquarters is not meant.
func (p *Position) stands(s side, at board.ID) bool { return p.now().force[s][at] > 0 }

// openZoc tells whether a hex lies in a zone of control of the enemy of s which no
// combat unit of s in it reduces (9.1).
func (p *Position) openZoc(s side, at board.ID) bool { return p.zoc(s.enemy(), at) && !p.stands(s, at) }

// fortIn is the index of the fortress in a hex, -1 for none.
func (p *Position) fortIn(at board.ID) int8 { return p.rs.fortAt[at] }

// works tells whether a fortress defends itself and exerts a zone of control: it
// was never taken (10.4) and is not besieged (10.5).
func (p *Position) works(f int8) bool { return !p.forts[f].taken && !p.forts[f].besieged }

// bastion tells whether a side has a fortress in a hex that defends itself.
func (p *Position) bastion(s side, at board.ID) bool {
	f := p.fortIn(at)
	return f >= 0 && p.forts[f].holder == s && p.works(f)
}

// controls tells whether a side holds a fortress in a hex, besieged or not.
func (p *Position) controls(s side, at board.ID) bool {
	f := p.fortIn(at)
	return f >= 0 && p.forts[f].holder == s
}

// shutIn tells whether the units of a side in a hex are besieged there (10.5).
func (p *Position) shutIn(s side, at board.ID) bool {
	f := p.fortIn(at)
	return f >= 0 && p.forts[f].besieged && p.forts[f].holder == s
}

// besieges tells whether the units of a side in a hex besiege a fortress.
func (p *Position) besieges(s side, at board.ID) bool {
	f := p.fortIn(at)
	return f >= 0 && p.forts[f].besieged && p.forts[f].holder == s.enemy()
}

// contact tells whether a hex is adjacent to enemy combat units of s that are not
// shut in, or holds some.
func (p *Position) contact(s side, at board.ID) bool {
	e := s.enemy()
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
func (p *Position) passable(s side, at board.ID) bool {
	return p.rs.enterable(at) && !p.bastion(s.enemy(), at) && (!p.occupied(s.enemy(), at) || p.besieges(s, at))
}

// occupied tells whether a side has anybody in a hex, be it a headquarters.
func (p *Position) occupied(s side, at board.ID) bool {
	f := p.now()
	return f.force[s][at] > 0 || f.staff[s][at] > 0
}

// armyOf is the army of a unit, of a headquarters its own.
func (p *Position) armyOf(u int16) int8 { return p.units[u].army }

// frontOf is the front to which a unit belongs, noFront where its army is not
// posted to any yet (7 note 1).
func (p *Position) frontOf(u int16) front {
	if a := p.armyOf(u); a >= 0 {
		return p.fronts[a]
	}
	return noFront
}

// hqOf is the headquarters of a unit's army; ok is false where it is not on the
// map.
func (p *Position) hqOf(u int16) (hq int16, ok bool) {
	a := p.armyOf(u)
	if a < 0 {
		return -1, false
	}
	hq = p.rs.armies[a].hq
	return hq, p.onMap(hq)
}

// face is the printed side of a headquarters that is up.
func (p *Position) hqFace(hq int16) int {
	if p.units[hq].active {
		return 0
	}
	return 1
}

// strength is the combat potential of a unit as it stands; headquarters have none.
func (p *Position) strength(u int16) int {
	if p.unit(u).hq {
		return 0
	}
	return p.unit(u).combat(p.units[u].lost)
}

// sum is the combat potential of several units.
func (p *Position) sum(units []int16) int {
	n := 0
	for _, u := range units {
		n += p.strength(u)
	}
	return n
}

// anyDisorganised tells whether one of the units is disorganised (10.2.4).
func (p *Position) anyDisorganised(units []int16) bool {
	return slices.ContainsFunc(units, func(u int16) bool { return p.units[u].disorganised })
}
