package fury

import (
	"slices"

	"vistula/rules/board"
)

// Case 9.2: two units and a headquarters of one army in a hex.

var (
	refuseFull  = &refusal{Case: "9.2", Why: "{hex} is full: two units and one headquarters may stack."}
	refuseMixed = &refusal{Case: "9.2", Why: "{hex} holds units of another army: only one army may stack in a hex."}
)

// crowd tells why units could not all stand in a hex together with those of their
// side that are there; nil where they can. Units that are there already count
// once.
func (p *forces) crowd(at board.ID, units ...int16) *refusal {
	s, a := p.owner(units[0]), p.armyOf(units[0])
	if p.staffIn(s.enemy(), at) && !p.shutIn(s.enemy(), at) && !p.shutIn(s, at) {
		return refuseOccupied
	}
	all := p.who.AppendIn(p.field.crowd[:0], int8(s), at)
	for _, u := range units {
		if !slices.Contains(all, u) {
			all = append(all, u)
		}
	}
	p.field.crowd = all
	return p.fits(a, all)
}

// fits tells why units could not all stand together as those of an army.
func (p *forces) fits(a int8, all []int16) *refusal {
	combat, staffs := 0, 0
	for _, u := range all {
		switch {
		case p.armyOf(u) != a:
			return refuseMixed
		case p.unit(u).hq:
			staffs++
		default:
			combat++
		}
	}
	if combat > p.rs.tables.Stacking.Units || staffs > p.rs.tables.Stacking.Headquarters {
		return refuseFull
	}
	return nil
}

// staffIn tells whether a headquarters of a side is in a hex.
func (p *forces) staffIn(s side, at board.ID) bool {
	return p.who.Of(staff, int8(s), at) > 0
}
