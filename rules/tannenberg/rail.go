package tannenberg

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/verb"
)

// Heading "Railroads", with what "Supply" says of EB units.

var railVerbs = []*verbs{
	{Name: rules.VerbEntrain, Label: "Move by railroad", Case: "Railroads 1", Stages: verb.Of(atMoving),
		Check: func(p *Position, _ args) *refusal { return p.mayEntrain(p.moving) },
		Do:    func(p *Position, _ args) { p.entrain() }},
}

var (
	refuseEBTrain   = &refusal{Case: "Supply 7", Why: "EB units move along railways at all times and need no train."}
	refuseOnTrain   = &refusal{Case: "Railroads 1", Why: "The units are already going by rail."}
	refuseOnFoot    = &refusal{Case: "Railroads 1", Why: "Units that have moved this turn cannot go by rail."}
	refuseNoRail    = &refusal{Case: "Railroads 1", Why: "Rail movement must start in a railway hex that is open to the unit."}
	refuseBeset     = &refusal{Case: "Railroads 1", Why: "Units next to an enemy cannot go by rail."}
	refuseCapacity  = &refusal{Case: "Railroads 4", Why: "The German railways carry no more than two corps a turn."}
	refuseCapAH     = &refusal{Case: "Railroads 5", Why: "The Austro-Hungarian railways carry no more than one corps a turn."}
	refuseCapRu     = &refusal{Case: "Railroads 6", Why: "The Russian railways carry no more than two corps a turn."}
	refuseOffRail   = &refusal{Case: "Railroads 2", Why: "No railway leads from here to {hex}."}
	refuseNotRussia = &refusal{Case: "Railroads 7", Why: "Russian units go by rail only inside Russia, and {hex} is outside."}
	refuseBroken    = &refusal{Case: "Railroads 9", Why: "The Russian railway to {hex} is not restored, or no EB unit stands at its end."}
	refuseNear      = &refusal{Case: "Railroads 2", Why: "{hex} is next to an enemy: only German units may go there by rail."}
)

var refuseCapacities = [3]*refusal{russian: refuseCapRu, german: refuseCapacity, austrian: refuseCapAH}

// track tells why units cannot go by rail to an adjacent hex.
func (w *walk) track(from board.ID, d hex.Direction, to board.ID) *refusal {
	p, s := w.p, w.p.owner(w.units[0])
	switch {
	case p.Board().Tracks(from, d) == 0:
		return refuseOffRail
	case s == russia && p.rs.country[to] != russian:
		return refuseNotRussia
	case !p.railOf(s, to) && !p.unit(w.units[0]).engineer:
		return refuseBroken
	case !w.exits && p.nearEnemy(s, to):
		return refuseNear
	}
	return nil
}

// mayEntrain tells why units cannot move by railroad.
func (p *Position) mayEntrain(units []int16) *refusal {
	used := p.rail
	for _, u := range units {
		unit, st := p.unit(u), &p.units[u]
		switch {
		case unit.engineer:
			return refuseEBTrain
		case st.railed:
			return refuseOnTrain
		case st.moved:
			return refuseOnFoot
		case !p.railOf(unit.side, st.hex):
			return refuseNoRail
		case p.nearEnemy(unit.side, st.hex):
			return refuseBeset
		}
		if used[unit.nation] += unit.brigades; int(used[unit.nation]) > p.rs.tables.rail(unit.nation).Capacity {
			return refuseCapacities[unit.nation]
		}
	}
	return nil
}

// entrain counts the units in hand against their nation's capacity (Railroads 8).
func (p *Position) entrain() {
	for _, u := range p.moving {
		p.units[u].railed = true
		p.rail[p.unit(u).nation] += p.unit(u).brigades
	}
	p.report(rules.Event{Kind: "entrain", Case: "Railroads 1", Side: p.side.id(), Hexes: p.Hexes(p.at(p.moving[0]))}, p.moving,
		"%s in "+p.HexName(p.at(p.moving[0]))+".", "entrains", "entrain")
}
