package twilight

import (
	"slices"

	"vistula/rules/board"
)

// Chapter 3: what a unit is worth now, with the losses it has taken.

// steps are those that a unit has left (3.4.1).
func (p *Position) steps(u int16) int { return int(p.unit(u).steps - p.units[u].lost) }

// face is the side of its counter that is up (3.4.1, 3.6).
func (p *Position) face(u int16) *face { return &p.unit(u).faces[p.faceUp(u)] }

// faceUp tells which side of a counter is up, 0 for the front.
func (p *Position) faceUp(u int16) int {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case !unit.supplies():
		return unit.up(st.lost)
	case st.extended:
		return 1
	}
	return 0
}

// reduced tells whether a unit has its second face up (3.4.1).
func (p *Position) reduced(u int16) bool {
	unit := p.unit(u)
	return unit.combat() && unit.up(p.units[u].lost) == 1
}

// attack is a unit's attack strength: its steps (3.4.1); those of a fortress unit
// times its multiplier (3.7.1), the artillery value of an artillery unit (3.5.1).
func (p *Position) attack(u int16) int {
	switch unit := p.unit(u); {
	case unit.works():
		return p.steps(u) * int(unit.mult)
	case unit.kind == artillery:
		return p.artillery(u)
	case unit.supplies():
		return 0
	}
	return p.steps(u)
}

// defence is a unit's defensive strength: what is printed on the face that is up,
// less a point for each step lost on it (3.4.2).
func (p *Position) defence(u int16) int {
	unit, lost := p.unit(u), p.units[u].lost
	if !unit.combat() {
		return p.attack(u)
	}
	n := unit.up(lost)
	if n == 1 {
		lost -= unit.flips
	}
	return max(1, int(unit.faces[n].defence-lost))
}

// artillery is a unit's Artillery Value (3.4.3, 3.5.1); half the strength of a
// fortress unit (3.7.1).
func (p *Position) artillery(u int16) int {
	if p.unit(u).works() {
		return (p.attack(u) + 1) / 2
	}
	return int(p.face(u).artillery)
}

// cel is a unit's Combat Effectiveness Level: its base less its status (7.1).
func (p *Position) cel(u int16) int { return int(p.unit(u).base - p.units[u].ce) }

// demoralised tells whether a unit is (7.3); one in disorder counts as demoralised
// (7.4).
func (p *Position) demoralised(u int16) bool {
	st := &p.units[u]
	return st.ce == mostStatus || st.disorder > 0
}

// railMode tells whether a unit bears a marker of rail mode (8.2).
func (p *Position) railMode(u int16) bool { return p.units[u].train.mode != 0 }

// forces are the forces of a side in a hex (2.1).
func (p *Position) forces(s side, h board.ID) [][]int16 { return p.forcesOf(p.of(s, h)) }

// forcesOf are the forces that some units in one hex make up: each formation with the
// Asset Units that belong to it, and the Asset Units without one together (2.1, 6.4.1).
func (p *Position) forcesOf(units []int16) [][]int16 {
	var list [][]int16
	for _, u := range units {
		if p.unit(u).formation() {
			list = append(list, []int16{u})
		}
	}
	var alone []int16
	for _, u := range units {
		if unit := p.unit(u); unit.formation() || !unit.combat() && unit.kind != artillery {
			continue
		}
		if i := p.hostOf(u, list); i >= 0 {
			list[i] = append(list[i], u)
		} else {
			alone = append(alone, u)
		}
	}
	if len(alone) > 0 {
		list = append(list, alone)
	}
	return list
}

// hostOf is the place in a list of the force to which an Asset Unit in its hex belongs,
// -1 where none has a formation of its nation: of several the one that its owner has
// chosen, else the one with the most steps (see Rulings).
func (p *Position) hostOf(u int16, list [][]int16) int {
	best := -1
	if f := p.combat.chosen(u); f >= 0 {
		if i := slices.IndexFunc(list, func(force []int16) bool { return force[0] == f }); i >= 0 {
			return i
		}
	}
	for i, force := range list {
		if p.unit(force[0]).nation == p.unit(u).nation && (best < 0 || p.steps(force[0]) > p.steps(list[best][0])) {
			best = i
		}
	}
	return best
}
