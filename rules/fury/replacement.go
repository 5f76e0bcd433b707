package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 11.3: replacements. Points are counted in halves.

// replacementVerbs spend replacement points (11.3).
func replacementVerbs() []*verbs {
	done.On(atReplace, "End replacements", "11.3", nil, (*Position).endReplacement)
	return []*verbs{
		{Name: "reform", Label: "Reform the unit", Case: "11.3", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atReplace),
			Words: func(p *Position, a args) string {
				return "Reform the unit, " + a.Choice + ", for " + points(p.unit(a.Unit).cost*reformSteps(a.Choice))
			},
			Check: (*Position).mayReform,
			Candidates: func(p *Position, yield func(args)) {
				for _, u := range p.all(func(u int16) bool { return p.units[u].box == eliminated && p.unit(u).nation == p.nation }) {
					yield(verb.OfUnitChoice(u, "reduced"))
					yield(verb.OfUnitChoice(u, "full"))
				}
			},
			Do: (*Position).reform},
		{Name: "reinforce", Label: "Restore the unit to full strength", Case: "11.3", Takes: verb.Unit, Stages: verb.Of(atReplace),
			Check: (*Position).mayReinforce,
			Words: func(p *Position, a args) string {
				return "Restore the unit to full strength for " + points(p.unit(a.Unit).cost)
			},
			Candidates: func(p *Position, yield func(args)) {
				verb.Each(p.all(func(u int16) bool { return p.onMap(u) && p.units[u].lost == 1 && p.unit(u).nation == p.nation }), yield)
			},
			Do: (*Position).reinforce},
	}
}

var (
	refuseOtherNation = &refusal{Case: "11.3", Why: "{unit} does not belong to the nation that takes replacements now."}
	refuseNotDead     = &refusal{Case: "11.3", Why: "{unit} is not among the eliminated units."}
	refuseFace        = &refusal{Case: "11.3", Why: "A unit is reformed \"reduced\" or \"full\", not \"{choice}\"."}
	refuseShort       = &refusal{Case: "11.3", Why: "There are not enough replacement points for {unit}."}
	refuseArmyFirst   = &refusal{Case: "11.3", Why: "{unit} must wait: an army is missing more than one unit and comes first."}
	refuseNotReduced  = &refusal{Case: "11.3", Why: "{unit} is not a reduced unit on the map."}
	refuseFed         = &refusal{Case: "11.3", Why: "{unit} is besieged and cannot be reinforced."}
)

// beginReplacement gives a nation its points: a fixed number and one for each of its
// eliminated units.
func (p arriving) beginReplacement(n nation) {
	p.phase, p.stage, p.nation, p.side = replacementPhase, atReplace, n, n.side()
	dead := len(p.all(func(u int16) bool { return p.units[u].box == eliminated && p.unit(u).nation == n }))
	p.points = int8(2 * (p.rs.tables.Replacements.Points[nationIDs[n]] + dead))
}

// endReplacement goes on to the next nation; unused points are lost.
func (p *Position) endReplacement() {
	p.points = 0
	if p.nation < germany {
		arrivingIn(p).beginReplacement(p.nation + 1)
		return
	}
	p.nation = noNation
	arrivingIn(p).beginArrivals()
}

// missing is the number of units of an army that are eliminated.
func (p arriving) missing(army int8) int {
	n := 0
	for i := range p.units {
		if p.units[i].box == eliminated && p.units[i].army == army {
			n++
		}
	}
	return n
}

// armyFirst tells whether an army of the nation misses more than one unit, one of
// them of that nation: such units come first.
func (p arriving) armyFirst() bool {
	return len(p.all(func(u int16) bool {
		return p.units[u].box == eliminated && p.unit(u).nation == p.nation && p.missing(p.units[u].army) > 1
	})) > 0
}

// points names replacement points that are counted in halves.
func points(n int8) string {
	if n == 2 {
		return "1 point"
	}
	return halves(int(n)) + " points"
}

// steps are what a way of reforming costs in steps.
func reformSteps(choice string) int8 {
	switch choice {
	case "reduced":
		return 1
	case "full":
		return 2
	}
	return 0
}

func (p *Position) mayReform(a args) *refusal {
	unit, st := p.unit(a.Unit), &p.units[a.Unit]
	switch {
	case unit.nation != p.nation:
		return refuseOtherNation
	case st.box != eliminated:
		return refuseNotDead
	case reformSteps(a.Choice) == 0:
		return refuseFace
	case arrivingIn(p).armyFirst() && arrivingIn(p).missing(st.army) < 2:
		return refuseArmyFirst
	case unit.cost*reformSteps(a.Choice) > p.points:
		return refuseShort
	}
	return nil
}

func (p *Position) reform(a args) {
	unit, st := p.unit(a.Unit), &p.units[a.Unit]
	n := reformSteps(a.Choice)
	p.points -= unit.cost * n
	st.box, st.lost, st.reformed = inReserve, 2-n, true
	p.tell(rules.Event{Kind: "reform", Case: "11.3", Side: p.side.id(), Units: p.IDs(a.Unit),
		Text: fmt.Sprintf("%s is reformed, %s, for %s.", p.Label(a.Unit), a.Choice, points(unit.cost*n))})
}

func (p *Position) mayReinforce(a args) *refusal {
	unit, st := p.unit(a.Unit), &p.units[a.Unit]
	switch {
	case unit.nation != p.nation:
		return refuseOtherNation
	case !p.onMap(a.Unit) || unit.cadre || unit.hq || st.lost != 1:
		return refuseNotReduced
	case p.shutIn(unit.side, st.hex):
		return refuseFed
	case arrivingIn(p).armyFirst():
		return refuseArmyFirst
	case unit.cost > p.points:
		return refuseShort
	}
	return nil
}

func (p *Position) reinforce(a args) {
	unit := p.unit(a.Unit)
	p.points -= unit.cost
	p.units[a.Unit].lost = 0
	p.tell(rules.Event{Kind: "reinforce", Case: "11.3", Side: p.side.id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(p.at(a.Unit)),
		Text: fmt.Sprintf("%s is brought to full strength for %s.", p.Label(a.Unit), points(unit.cost))})
}

// anyReplacement tells whether the nation can do anything with its points.
func (p arriving) anyReplacement() bool {
	for i := range p.units {
		if u := int16(i); p.mayReform(verb.OfUnitChoice(u, "reduced")) == nil || p.mayReinforce(verb.OfUnitChoice(u, "")) == nil {
			return true
		}
	}
	return false
}
