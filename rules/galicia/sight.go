package galicia

import (
	"slices"

	"vistula/rules/board"
)

// 5.4: limited intelligence. What a side is shown is drawn from the position as it
// believes it to be, so that nothing hidden can slip into it.

// sight is what a side knows of an enemy unit.
type sight int8

const (
	unseen  sight = iota // not even that it is there
	face                 // the counter, without its markers
	laidOut              // the counter and its markers
)

// sees tells what the other side knows of a unit: the top of each stack; what is
// named in a declared attack; and with the attack resolved all of its units,
// until it is over (5.4, 8.1).
func (p *Position) sees(u int16) sight {
	c := &p.combat
	at := p.units[u].hex
	switch {
	case p.stage >= atRoll && p.stage <= atLoss && p.inCombat(u):
		return laidOut
	case p.stage > atHexes && p.stage <= atLoss && (at == c.target || slices.Contains(c.hexes, at)):
		return face
	case p.topOf(p.owner(u), at) == u:
		return face
	}
	return unseen
}

// inCombat tells whether a unit stands in the attack in hand, in whatever part.
func (p *Position) inCombat(u int16) bool {
	c := &p.combat
	for _, list := range [][]int16{c.attackers, c.idle, c.defenders, c.withheld} {
		if slices.Contains(list, u) {
			return true
		}
	}
	return false
}

// believed is the position as a side knows it: enemy units that it does not see
// are off the map, and those it sees have no markers unless they lie open. With
// nobody looking it is the position itself, else it is to be left after use.
func (p *Position) believed(s side) *Position {
	if s == nobody {
		return p
	}
	q := p.borrow()
	for i := range p.units {
		u, st := int16(i), &q.units[i]
		if p.owner(u) == s || p.units[i].hex == board.None {
			continue
		}
		switch p.sees(u) {
		case unseen:
			q.place(u, board.None)
			*st = unitState{hex: board.None, unseen: true}
		case face:
			level := int8(0)
			if p.reduced(u) {
				level = int8(p.unit(u).perStep)
			}
			*st = unitState{hex: st.hex, level: level, fought: st.fought, beaten: st.beaten}
		}
	}
	return q
}
