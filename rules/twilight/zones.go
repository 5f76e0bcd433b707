package twilight

import (
	"iter"

	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// Chapter 4.1: zones of control, and who stands where.

// Kinds of units that are counted by hex.
const (
	fights  = occupancy.Exerts << (iota + 1) // combat units
	defends                                  // fortress units
	travels                                  // units in rail mode, which do not count for stacking (4.2.4)
)

// exertsZone tells whether a unit has a zone of control: combat units and fortresses
// (4.1), unless they are in rail mode (8.2.4).
func (p *Position) exertsZone(u int16) bool {
	unit := p.unit(u)
	return (unit.combat() || unit.kind == fortress) && !p.railMode(u)
}

// rebuild finds out afresh who is where.
func (p *Position) rebuild() {
	p.who = *occupancy.New(p.rs.ground)
	p.upset()
	for u := range p.units {
		p.stand(int16(u))
	}
}

// remove takes a unit off the map for a reason.
func (p *Position) remove(u int16, why int8) {
	from := p.at(u)
	if st := &p.units[u]; why != offMap {
		st.train, st.task, st.spent, st.mate = onFoot, noTask, 0, 0
	}
	p.units[u].hex, p.units[u].gone = board.None, why
	p.stand(u)
	if from != board.None {
		worksOf(p).leave(from, p.owner(u))
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
	unit := p.unit(u)
	if unit.combat() {
		kinds |= fights
	}
	if unit.works() {
		kinds |= defends
	}
	if p.railMode(u) {
		kinds |= travels
	}
	if p.exertsZone(u) {
		kinds |= occupancy.Exerts
	}
	if p.who.Put(u, int8(p.owner(u)), p.at(u), kinds) {
		p.upset()
	}
}

// zone tells whether a hex lies in a zone of control of the enemy of s (4.1), as
// movement has it: units of s in the hex do not negate it (4.1.4).
func (p *Position) zone(s side, h board.ID) bool { return p.who.Zone(int8(s.enemy()), h) }

// exertsFrom tells whether a side extends a zone of control from a hex.
func (p *Position) exertsFrom(s side, h board.ID) bool {
	return p.who.Of(occupancy.Exerts, int8(s), h) > 0
}

// openZone is zone where friendly units in the hex negate it: so for supply, and for
// isolation units and zones do besides (4.1.2, 4.1.3).
func (p *Position) openZone(s side, h board.ID) bool { return p.zone(s, h) && !p.holds(s, h) }

// holds tells whether a side has a unit in a hex.
func (p *Position) holds(s side, h board.ID) bool { return p.who.Holds(int8(s), h) }

// holdsForce tells whether a side has a combat unit in a hex.
func (p *Position) holdsForce(s side, h board.ID) bool { return p.who.Of(fights, int8(s), h) > 0 }

// enemyIn tells whether the enemy of s has a unit in a hex.
func (p *Position) enemyIn(h board.ID, s side) bool { return p.holds(s.enemy(), h) }

// in lists the units in a hex, in the order of the counters' list.
func (p *Position) in(h board.ID) []int16 {
	for s := range int8(2) {
		if p.who.Holds(s, h) {
			return p.who.AppendIn(nil, s, h)
		}
	}
	return nil
}

// of lists the units of a side in a hex, in the order of the counters' list.
func (p *Position) of(s side, h board.ID) []int16 { return p.who.AppendIn(nil, int8(s), h) }

// each yields the units of a side in a hex, in the order of the counters' list.
func (p *Position) each(s side, h board.ID) iter.Seq[int16] { return p.who.In(int8(s), h) }

// armyOf is the army with which a unit fights, -1 for none: that to which it is attached
// (6.1), but an Asset Unit stacked with formations of other armies only is of one of their
// forces (6.4.1).
func (p *Position) armyOf(u int16) int8 {
	own, unit := p.units[u].army, p.unit(u)
	if p.at(u) == board.None || !unit.asset && unit.kind != artillery {
		return own
	}
	host := int16(-1)
	for v := range p.each(p.owner(u), p.at(u)) {
		switch x := p.unit(v); {
		case !x.formation() || x.nation != unit.nation:
		case p.units[v].army == own:
			return own
		case host < 0 || p.steps(v) > p.steps(host):
			host = v
		}
	}
	if host < 0 {
		return own
	}
	return p.units[host].army
}

// besideEnemy tells whether a hex is adjacent to an enemy unit of a side.
func (p *Position) besideEnemy(s side, h board.ID) bool {
	return p.Board().AnyBeside(h, func(n board.ID) bool { return p.enemyIn(n, s) })
}
