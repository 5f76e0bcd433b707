package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/verb"
)

// Cases 10.52 and 10.54: headquarters without combat units give way to the enemy.
// They wait in p.displaced until proceed lets their owner place them, one
// after the other, whatever else is going on.

func addDisplacement() {
	book.Add(&verbs{Name: rules.VerbDisplace, Label: "Displace the headquarters", Case: "10.52", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atDisplace),
		Check: func(p *Position, a args) *refusal { return displacementOf(p).mayDisplace(a) },
		Do:    func(p *Position, a args) { displacementOf(p).displaceTo(a.Unit, a.Hex) },
		Candidates: func(p *Position, yield func(args)) {
			for _, h := range displacementOf(p).refuges(p.displaced[0]) {
				a := verb.OfUnit(p.displaced[0])
				a.Hex = h
				yield(a)
			}
		}})
}

var (
	refuseOtherStaff = &refusal{Case: "10.52", Why: "Another headquarters must displace first, not {unit}."}
	refuseNoRefuge   = &refusal{Case: "10.52", Why: "A headquarters displaces to the nearest hex with a friendly combat unit or fortress, which {hex} is not."}
)

// displacement drives headquarters out that stand alone (10.5).
type displacement struct{ *Position }

func displacementOf(p *Position) displacement { return displacement{p} }

// alone tells whether a headquarters is not stacked with friendly combat units;
// depots are treated as such (8.51).
func (p displacement) alone(u int16) bool { return !p.holdsForce(p.owner(u), p.at(u)) }

// entered tells whether the enemy has come into the hex of a lone headquarters.
func (p displacement) entered(u int16) bool {
	return p.alone(u) && p.holdsForce(p.owner(u).enemy(), p.at(u))
}

// threatened tells whether a lone headquarters of the side that does not move has
// an enemy unit next to it in the Movement Segment. One in an undestroyed fortress
// of its side is not: there it would be sent (see Rulings).
func (p displacement) threatened(u int16) bool {
	s, at := p.owner(u), p.at(u)
	if p.phase != movementPhase || s == p.side || !p.alone(u) || p.fortOf(s, at) >= 0 {
		return false
	}
	return slices.ContainsFunc(p.Board().Neighbours(at)[:], func(n board.ID) bool {
		return n != board.None && p.holdsForce(s.enemy(), n)
	})
}

// trapped tells whether a headquarters cannot get away: each of the six hexes
// around it is beyond the map, behind a blocked hexside, occupied by the enemy or,
// with a rating of 2 to 4, in an enemy zone of control that no friend negates. The
// zone of a unit that has entered the hex itself is left out: it covers all six,
// so that nobody could ever get away (see Rulings).
func (p displacement) trapped(u int16) bool {
	unit, at := p.unit(u), p.at(u)
	for d, n := range p.Board().Neighbours(at) {
		shut := n == board.None || p.Board().Side(at, hex.Direction(d)).Has(board.Blocked) ||
			p.bars(unit.side.enemy(), n) || unit.rating > 1 && p.openZoc(unit.side, n) && p.zoneFromOutside(unit.side.enemy(), at, n)
		if !shut {
			return false
		}
	}
	return true
}

// zoneFromOutside tells whether a side's zone reaches a hex from elsewhere than
// from one next to it.
func (p displacement) zoneFromOutside(s side, but, id board.ID) bool {
	for d, n := range p.Board().Neighbours(id) {
		if n != board.None && n != but && p.who.Of(occupancy.Exerts, int8(s), n) > 0 && p.rs.extends(id, hex.Direction(d), n) {
			return true
		}
	}
	return false
}

// refuges lists the hexes with a friendly combat unit or an undestroyed friendly
// fortress that are nearest to a headquarters.
func (p displacement) refuges(u int16) []board.ID {
	s, at := p.owner(u), p.at(u)
	return p.Board().Nearest(at, func(h board.ID) bool { return h != at && (p.holdsForce(s, h) || p.fortOf(s, h) >= 0) })
}

// canDisplace tells whether a headquarters can get away and has somewhere to go.
func (p displacement) canDisplace(u int16) bool { return !p.trapped(u) && len(p.refuges(u)) > 0 }

// checkDisplacement finds the headquarters that must give way after somebody has
// moved or retreated. One whose hex was entered and that cannot is eliminated; one
// that is only threatened stays.
func (p displacement) checkDisplacement() {
	for _, u := range p.rs.staffs {
		if !p.onMap(u) || slices.Contains(p.displaced, u) {
			continue
		}
		entered := p.entered(u)
		switch {
		case !entered && !p.threatened(u):
		case p.canDisplace(u):
			p.displaced = append(p.displaced, u)
		case entered:
			p.eliminateHQ(u, "it is overrun and cannot displace", "10.52")
		}
	}
}

// proceedDisplacement goes on once all headquarters are placed, and places those
// that have no choice.
func (p displacement) proceedDisplacement() bool {
	if len(p.displaced) == 0 {
		p.stage = p.back
		return true
	}
	u := p.displaced[0]
	switch hexes := p.refuges(u); {
	case !p.onMap(u) || len(hexes) == 0:
		p.displaced = p.displaced[1:]
	case len(hexes) == 1:
		p.displaceTo(u, hexes[0])
	default:
		return false
	}
	return true
}

// openDisplacement interrupts what is going on where headquarters must displace.
func (p displacement) openDisplacement() bool {
	if len(p.displaced) == 0 || p.stage == atDisplace {
		return false
	}
	moves.Settle(p.Position) // a minimum move may have ended it
	p.back, p.stage = p.stage, atDisplace
	return true
}

func (p displacement) mayDisplace(a args) *refusal {
	switch {
	case a.Unit != p.displaced[0]:
		return refuseOtherStaff
	case !slices.Contains(p.refuges(a.Unit), a.Hex):
		return refuseNoRefuge
	}
	return nil
}

func (p displacement) displaceTo(u int16, to board.ID) {
	from := p.at(u)
	p.displaced = verb.Without(p.displaced, u)
	p.change(u, func(st *unitState) { st.entrained, st.fresh = false, false })
	p.place(u, to)
	p.Tell(rules.Event{Kind: "displace", Case: "10.52", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(from, to),
		Text: fmt.Sprintf("%s displaces from %s to %s.", p.Label(u), p.HexName(from), p.HexName(to))})
}

// eliminateHQ removes a headquarters. One of an army that has a reduced side turns
// to it and displaces instead, as long as it can; the enemy earns what it would
// have for the elimination (10.54).
func (p displacement) eliminateHQ(u int16, why, cas string) {
	unit, st := p.unit(u), &p.units[u]
	if !unit.alternate || st.lost > 0 || !p.canDisplace(u) {
		p.Tell(rules.Event{Kind: rules.EventLoss, Case: cas, Side: unit.side.id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)),
			Text: fmt.Sprintf("%s is eliminated: %s.", p.Label(u), why)})
		p.displaced = verb.Without(p.displaced, u)
		lossesOf(p.Position).remove(u)
		return
	}
	scoreOf(p.Position).awardUnit(u)
	st.lost = 1
	if !slices.Contains(p.displaced, u) {
		p.displaced = append(p.displaced, u)
	}
	p.Tell(rules.Event{Kind: rules.EventLoss, Case: "10.54", Side: unit.side.id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)),
		Text: fmt.Sprintf("%s is eliminated (%s). An alternate headquarters sets up elsewhere.", p.Label(u), why)})
}
