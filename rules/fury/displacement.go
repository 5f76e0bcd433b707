package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 9: a headquarters alone in contact with an enemy unit gives way, as far
// as it needs to, by the rules of retreat.

// displacementVerbs make lone headquarters give way (9).
func displacementVerbs() []*verbs {
	return []*verbs{
		{Name: rules.VerbDisplace, Label: "Move the headquarters here", Case: "9", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atDisplace),
			Check: func(p *Position, a args) *refusal {
				switch {
				case a.Unit != p.displaced[0]:
					return refuseNotDisplaced
				case !slices.Contains(p.refuges(a.Unit), a.Hex):
					return refuseNoRefuge
				}
				return nil
			},
			Candidates: func(p *Position, yield func(args)) {
				for _, h := range p.refuges(p.displaced[0]) {
					yield(verb.OfUnitHex(p.displaced[0], h))
				}
			},
			Do: (*Position).displace},
	}
}

var (
	refuseNotDisplaced = &refusal{Case: "9", Why: "{unit} is not the headquarters that must move."}
	refuseNoRefuge     = &refusal{Case: "9", Why: "{hex} is not one of the nearest hexes where the headquarters is out of contact."}
)

// lonely tells whether a headquarters is alone in contact with the enemy; in a
// fortress that was never taken it is never alone.
func (p *forces) lonely(u int16) bool {
	s, at := p.owner(u), p.at(u)
	return p.unit(u).hq && at != board.None && !p.stands(s, at) && !p.shelters(s, at) && (p.contact(s, at) || p.bastion(s.enemy(), at))
}

// openDisplacement interrupts what goes on where a headquarters has come to be
// alone.
func (p *Position) openDisplacement() bool {
	for i := range p.rs.armies {
		hq := p.rs.armies[i].hq
		if p.stage == atAdvance && (p.owner(hq) == p.side || p.at(hq) != p.combat.target) {
			continue // it may still follow the others, or others come first
		}
		if p.lonely(hq) && !slices.Contains(p.retreat.units, hq) {
			p.displaced = append(p.displaced[:0:0], hq)
			p.back, p.stage = p.stage, atDisplace
			return true
		}
	}
	return false
}

func (p *Position) proceedDisplacement() bool {
	if len(p.displaced) == 0 {
		p.stage, p.back = p.back, 0
		return true
	}
	hq := p.displaced[0]
	if !p.lonely(hq) {
		p.displaced = p.displaced[1:]
		return true
	}
	switch list := p.refuges(hq); len(list) {
	case 0:
		removing(p).eliminate(hq, "no hex is open to it", "9")
	case 1:
		p.displace(args{Unit: hq, Hex: list[0], From: board.None})
	default:
		return false
	}
	return true
}

func (p *Position) displace(a args) {
	from := p.at(a.Unit)
	p.place(a.Unit, a.Hex)
	p.displaced = p.displaced[1:]
	p.tell(rules.Event{Kind: "displace", Case: "9", Side: p.owner(a.Unit).id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(from, a.Hex),
		Text: fmt.Sprintf("%s gives way to %s.", p.Label(a.Unit), p.HexName(a.Hex))})
}

// refuges lists the nearest hexes to which a headquarters can give way: out of
// enemy zones where there are such, else with friends of its army, else where only a
// fortress has its zone, for that is no contact with a unit (10.3.2).
func (p *forces) refuges(hq int16) []board.ID {
	s := p.owner(hq)
	seen := map[board.ID]bool{p.at(hq): true}
	ring := []board.ID{p.at(hq)}
	for len(ring) > 0 {
		var next, free, kept, apart []board.ID
		for _, at := range ring {
			for _, n := range p.Board().Neighbours(at) {
				if n == board.None || seen[n] || !p.passable(s, n) {
					continue
				}
				seen[n] = true
				next = append(next, n)
				switch {
				case p.crowd(n, hq) != nil:
				case !p.zoc(s.enemy(), n):
					free = append(free, n)
				case p.stands(s, n) || p.shelters(s, n):
					kept = append(kept, n)
				case !p.contact(s, n): // only the zone of a fortress
					apart = append(apart, n)
				}
			}
		}
		for _, rank := range [][]board.ID{free, kept, apart} {
			if len(rank) > 0 {
				return sorted(rank)
			}
		}
		ring = next
	}
	return nil
}

func sorted(hexes []board.ID) []board.ID { slices.Sort(hexes); return hexes }
