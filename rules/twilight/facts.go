package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Facts gives the position in numbers, as a side may know it: of the enemy the top
// units of stacks with what is printed on their front.
func (p *Position) Facts(who rules.Side, f *rules.Facts) {
	show := viewOf(p, who)
	f.Status, f.Sides, f.LastTurn = p.Status().SeenBy(who), sideIDs, p.scenario.Turns[1]
	f.Points = [2]int{int(p.points[russia]), int(p.points[central])}
	show.unitFacts(f)
	show.hexFacts(f)
	for _, o := range p.rs.objectives {
		if p.inPlay(o.hex) {
			f.Objectives = append(f.Objectives, rules.ObjectiveFacts{Hex: o.hex, Holder: int8(p.held[o.hex]), Once: [2]int16{o.points, o.points}})
		}
	}
}

// unitFacts lists one's own units, and of the enemy's stacks the top units.
func (p viewer) unitFacts(f *rules.Facts) {
	for s := range side(2) {
		if !p.sees(s) {
			continue
		}
		for _, u := range p.rs.ofSide[s] {
			if p.units[u].gone != absent {
				f.Units = append(f.Units, p.own(u))
			}
		}
	}
	pile := make([]int16, 0, 16)
	for h, n := range p.who.Stacks() {
		if s := side(n); !p.sees(s) && !p.covered(s, h) {
			pile = p.who.AppendIn(pile[:0], n, h)
			f.Units = append(f.Units, p.seen(slices.MinFunc(pile, stackOf(p.Position, h).compare)))
		}
	}
}

// own are the facts of a unit that is known.
func (p viewer) own(u int16) rules.UnitFacts {
	unit, st := p.unit(u), &p.units[u]
	x := rules.UnitFacts{ID: unit.ID, Side: int8(unit.side), Hex: st.hex, Most: unit.steps, Allowance: int16(p.face(u).movement),
		State: rules.Depot.If(unit.supplies()) | rules.Cavalry.If(unit.kind == cavalry) | rules.Spent.If(st.halted) | rules.OutOfSupply.If(st.supply == outOfSupply) |
			rules.Disordered.If(p.demoralised(u)) | rules.Entrained.If(p.railMode(u)) | rules.ToCome.If(st.gone == waiting || st.gone == offMap) | rules.Lost.If(st.gone == eliminated)}
	if st.alive() {
		x.Steps = int8(p.steps(u))
		x.Attack, x.Defense, x.Artillery = int16(p.attack(u)), int16(p.defence(u)), int16(p.artillery(u))
	}
	if st.hex != board.None {
		x.Left = st.left / parts
	}
	x.Army, x.Corps = p.body(u)
	return x
}

// body is the army and the corps that a unit is attached to, from 1; of a depot the army and
// of a train the corps that it supplies (14.3.1).
func (p viewer) body(u int16) (army, corps int8) {
	switch unit, st := p.unit(u), &p.units[u]; {
	case unit.depot():
		return st.army + 1, 0
	case unit.kind == train:
		return 0, unit.corps + 1
	default:
		return st.army + 1, st.corps + 1
	}
}

// seen are the facts of an enemy unit on top of a stack: what is printed on its front.
func (p viewer) seen(u int16) rules.UnitFacts {
	unit := p.unit(u)
	f := &unit.faces[0]
	return rules.UnitFacts{ID: unit.ID, Side: int8(unit.side), Hex: p.at(u), Most: unit.steps, Steps: unit.steps, Allowance: int16(f.movement),
		Attack: int16(f.attack), Defense: int16(f.defence), Artillery: int16(f.artillery),
		State: rules.Depot.If(unit.supplies()) | rules.Cavalry.If(unit.kind == cavalry)}
}

// room is how much a side may still stack in a hex, in halves of a division (4.2.1); it
// is less than none where there is too much, artillery included.
func (p viewer) room(s side, h board.ID) int16 {
	if !p.holds(s, h) {
		return mostHalves
	}
	halves, guns := stackingOf(p.Position).load(s, h)
	room := mostHalves - halves
	if over := guns - mostGuns; over > 0 {
		room = min(room, -over)
	}
	return int16(room)
}

// hexFacts are those of all hexes: those of the empty board, and what units make of them.
// The room is that of the side that asks, or of the side that decides where nobody asks.
func (p viewer) hexFacts(f *rules.Facts) {
	f.Hexes = append(f.Hexes, p.scenario.empty...)
	anywhere := p.anywhere()
	for h, s := range p.held {
		x := &f.Hexes[h]
		x.Owner = int8(s)
		x.Supply |= anywhere
	}
	for s := range int8(2) {
		for h := range p.who.Zoned(s).All() {
			if p.inPlay(h) {
				f.Hexes[h].Zone |= 1 << s
			}
		}
	}
	p.supplyFacts(f.Hexes)
	us := p.to
	if us == nobody {
		us = max(p.toAct(), russia)
	}
	for h := range p.who.Held(int8(us)).All() {
		if x := &f.Hexes[h]; x.Room > 0 {
			x.Room = p.room(us, h)
		}
	}
	for h := range p.who.Held(int8(us.enemy())).All() {
		f.Hexes[h].Room = 0
	}
}

// anywhere are the sides that could be in supply in any hex, bit n for side n: where the
// enemy's trains and depots are is not known.
func (p viewer) anywhere() uint8 {
	sides := uint8(0)
	for s := range side(2) {
		if !p.sees(s) {
			sides |= 1 << s
		}
	}
	return sides
}

// supplyFacts tell where each of the other sides could be in supply.
func (p viewer) supplyFacts(hexes []rules.HexFacts) {
	for s := range side(2) {
		if !p.sees(s) {
			continue
		}
		for h := range supplyOf(p.Position).served(s).All() {
			hexes[h].Supply |= 1 << s
		}
	}
}
