package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// removal is a position from which a unit is taken: off the map, and out of all that is
// in hand.
type removal struct{ *Position }

func removing(p *Position) removal { return removal{p} }

// eliminate takes a unit off the map: a Cadre back to the others of its kind, a
// headquarters to those that come next turn (11.2), anything else to the space of
// eliminated units.
func (p removal) eliminate(u int16, why, cas string) {
	p.tell(rules.Event{Kind: "eliminated", Case: cas, Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)),
		Text: fmt.Sprintf("%s is eliminated: %s.", p.Label(u), why)})
	switch {
	case p.unit(u).cadre:
		p.toBox(u, inPool)
		p.units[u].army, p.units[u].lost = -1, 0
	case p.unit(u).hq:
		p.toBox(u, toCome)
		p.units[u].due = min(p.turn+1, int8(p.scenario.Turns[1]))
	default:
		p.toBox(u, eliminated)
	}
}

// toBox takes a unit off the map and puts it into a space; what it is and to whom
// it belongs stays as it is.
func (p removal) toBox(u int16, b box) {
	st := p.units[u]
	p.units[u] = unitState{hex: st.hex, box: b, lost: st.lost, army: st.army}
	if b == eliminated {
		p.units[u].lost = 2
	}
	p.place(u, board.None)
	p.drop(u)
}

// drop takes a unit out of all that is in hand.
func (p removal) drop(u int16) {
	p.combat.attackers = verb.Without(p.combat.attackers, u)
	p.retreat.units = verb.Without(p.retreat.units, u)
	p.displaced = verb.Without(p.displaced, u)
	for i := range p.attacks {
		p.attacks[i].units = verb.Without(p.attacks[i].units, u)
	}
	if p.moving() == u {
		p.hand = p.hand[:0]
	}
}
