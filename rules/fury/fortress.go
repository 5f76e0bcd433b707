package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
)

// Cases 10.4 and 10.5: fortresses, and who holds or besieges them.

// minimum is the least strength with which a fortress of a side defends a hex, 0
// where it has none: one that has been taken counts for nothing (10.4).
func (p *forces) minimum(s side, at board.ID) int {
	if !p.bastion(s, at) {
		return 0
	}
	return p.rs.forts[p.fortIn(at)].class.Strength
}

// seize gives a fortress that has been taken before, and that nobody defends, to
// the side that enters it (10.4 note).
func (p *Position) seize(s side, at board.ID) {
	f := p.fortIn(at)
	if f >= 0 && p.forts[f].holder != s && p.forts[f].taken && !p.stands(s.enemy(), at) {
		p.take(f, s)
	}
}

// take gives a fortress to a side.
func (p *Position) take(f int8, s side) {
	p.refort(f, fortState{holder: s, taken: true, tested: p.forts[f].tested, since: p.turn})
	p.tell(rules.Event{Kind: "fortress", Case: "10.4", Side: s.id(), Hexes: p.Hexes(p.rs.forts[f].hex),
		Text: fmt.Sprintf("%s falls to %s.", p.rs.forts[f].name, sidePowers[s])})
}

// besiege begins a siege.
func (p *Position) besiege(f int8) {
	st := p.forts[f]
	st.besieged, st.tested = true, false
	p.refort(f, st)
	s := st.holder
	p.tell(rules.Event{Kind: "siege", Case: "10.5", Side: s.enemy().id(), Hexes: p.Hexes(p.rs.forts[f].hex), Text: fmt.Sprintf("%s is besieged.", p.rs.forts[f].name)})
}

// liftSieges ends the sieges that nobody keeps up (10.5).
func (p *Position) liftSieges() {
	for i := range p.forts {
		f := p.forts[i]
		if f.besieged && !p.stands(f.holder.enemy(), p.rs.forts[i].hex) {
			f.besieged = false
			p.refort(int8(i), f)
			p.tell(rules.Event{Kind: "relief", Case: "10.5", Side: f.holder.id(), Hexes: p.Hexes(p.rs.forts[i].hex),
				Text: fmt.Sprintf("The siege of %s is lifted.", p.rs.forts[i].name)})
		}
	}
}

// lead is by how many fortresses a side is ahead: enemy ones that it occupies with
// a unit, less its own that the enemy occupies (4).
func (p *forces) lead(s side) int {
	n := 0
	for i := range p.forts {
		f, printed := &p.forts[i], &p.rs.forts[i]
		if f.holder == printed.side || !p.stands(f.holder, printed.hex) {
			continue
		}
		if f.holder == s {
			n++
		} else {
			n--
		}
	}
	return n
}

// shelters tells whether a side has a fortress in a hex in which a headquarters is
// not alone (9): one that was never taken, for another defends nobody (10.4).
func (p *forces) shelters(s side, at board.ID) bool {
	f := p.fortIn(at)
	return f >= 0 && p.forts[f].holder == s && !p.forts[f].taken
}

// held tells whether a side holds a fortress in a hex that is not besieged.
func (p *forces) held(s side, at board.ID) bool { return p.controls(s, at) && !p.shutIn(s, at) }
