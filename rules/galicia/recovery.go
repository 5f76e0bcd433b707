package galicia

import (
	"vistula/rules"
	"vistula/rules/board"
)

// 10.3: the recovery of effectiveness.

var (
	refuseNotInfantry = &refusal{Case: "10.3.3", Why: "{unit} is cavalry and cannot recover effectiveness."}
	refuseErsatz      = &refusal{Case: "10.3.2", Why: "{unit} is an Ersatz unit and cannot recover effectiveness."}
	refuseFresh       = &refusal{Case: "10.3", Why: "{unit} is at full effectiveness."}
	refuseRested      = &refusal{Case: "10.3", Why: "{unit} has already recovered this phase."}
	refuseUnsupplied  = &refusal{Case: "10.3.1", Why: "{unit} must be in supply to recover."}
	refuseTooDear     = &refusal{Case: "10.3.1", Why: "Recovery costs 4 MP, which {unit} does not have."}
	refuseTooNear     = &refusal{Case: "10.3.1", Why: "An enemy is too close for {unit} to recover: the nearest must be three hexes away, or two with friendly units in every hex between."}
)

// recovering gives units their effectiveness back (10.3).
type recovering struct{ *Position }

func recoveryIn(p *Position) recovering { return recovering{p} }

// mayRecover tells why a unit cannot recover now, nil where it can (10.3).
func (p recovering) mayRecover(u int16) *refusal {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case unit.cavalry:
		return refuseNotInfantry
	case unit.ersatz:
		return refuseErsatz
	case st.level == 0:
		return refuseFresh
	case st.rested:
		return refuseRested
	case st.supply != inSupply:
		return refuseUnsupplied
	case p.pointsLeft(u) < p.rs.tables.recoverCost:
		return refuseTooDear
	case !p.quiet(u):
		return refuseTooNear
	}
	return nil
}

// quiet tells whether no enemy is near enough to hinder recovery (10.3.1): the
// nearest is three hexes off, or two with a friend in every hex between.
func (p recovering) quiet(u int16) bool {
	at, us := p.units[u].hex, p.owner(u)
	b := p.Board()
	for _, n := range b.Neighbours(at) {
		if n == board.None {
			continue
		}
		if p.holds(us.enemy(), n) {
			return false
		}
		if p.holds(us, n) {
			continue
		}
		// An empty hex: no enemy may stand beyond it, for it lies between.
		for _, beyond := range b.Neighbours(n) {
			if beyond != board.None && p.holds(us.enemy(), beyond) {
				return false
			}
		}
	}
	return true
}

// recover spends the points and takes one reduction back: a marker, or the
// reduced side for the front with a -2 marker (10.3).
func (p recovering) recover(u int16) {
	st := &p.units[u]
	st.spent += int8(p.rs.tables.recoverCost)
	st.level--
	st.rested = true
	p.Tell(rules.Event{Kind: "recover", Case: "10.3", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(st.hex),
		Text: p.Label(u) + " recovers effectiveness at " + p.HexName(st.hex) + ".", Public: &rules.Event{}})
}
