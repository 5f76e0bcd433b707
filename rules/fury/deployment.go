package fury

import (
	"fmt"
	"iter"
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 6: set-up. The Central Powers set up first, then Russia, out of contact.

// deploying is a position in which units are set up.
type deploying struct{ *Position }

func deployIn(p *Position) deploying { return deploying{p} }

// deploymentVerbs set the armies up (6).
func deploymentVerbs() []*verbs {
	done.On(atDeploy, "End set-up", "6", (*Position).mayEndDeployment, (*Position).endDeployment)
	return []*verbs{
		{Name: "deploy", Label: "Set the unit up here", Case: "6", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atDeploy),
			Check: (*Position).mayDeploy, Places: deployments, Do: (*Position).deploy},
		{Name: "lift", Label: "Take the unit back", Case: "6", Takes: verb.Unit, Stages: verb.Of(atDeploy),
			Check: func(p *Position, a args) *refusal {
				switch {
				case p.owner(a.Unit) != p.side:
					return refuseNotYours
				case !p.onMap(a.Unit):
					return refuseOffMap
				case len(deployIn(p).toDeploy()) > 0:
					return refuseStillInHand
				}
				return nil
			},
			Candidates: func(p *Position, yield func(args)) {
				verb.Each(p.all(func(u int16) bool { return p.onMap(u) && p.owner(u) == p.side }), yield)
			},
			Do: func(p *Position, a args) { p.place(a.Unit, board.None) }},
		{Name: rules.VerbAuto, Label: "Set up all as in August 1914", Case: "6", Stages: verb.Of(atDeploy),
			Check: func(p *Position, _ args) *refusal {
				if len(deployIn(p).toDeploy()) == 0 && p.mayEndDeployment() == nil {
					return refuseAllSet
				}
				return nil
			},
			Do: (*Position).deployAll},
	}
}

var (
	refuseLater       = &refusal{Case: "6", Why: "{unit} is not set up at the start."}
	refuseDeployed    = &refusal{Case: "6", Why: "{unit} is already set up."}
	refuseFar         = &refusal{Case: "6", Why: "{hex} is too far from the set-up hexes of its army for {unit}: units set up within one hex of one, headquarters within two."}
	refuseAbroad      = &refusal{Case: "6", Why: "{hex} is not in the country of {unit}."}
	refuseContact     = &refusal{Case: "6", Why: "{unit} would be in contact with the enemy in {hex}."}
	refuseStillInHand = &refusal{Case: "6", Why: "Some units are still to be set up."}
	refuseAllSet      = &refusal{Case: "6", Why: "All units are set up."}
	refuseThin        = &refusal{Case: "6 note", Why: "An army with two set-up hexes needs at least two units within one hex of each."}
)

// toDeploy lists the units of the side that sets up which are still to be placed and
// can be.
func (p deploying) toDeploy() []int16 {
	return p.all(func(u int16) bool {
		return p.owner(u) == p.side && p.scenario.area[u] >= 0 && p.units[u].box == onMap && !p.onMap(u)
	})
}

func (p *Position) mayDeploy(a args) *refusal {
	u := a.Unit
	switch {
	case p.owner(u) != p.side:
		return refuseNotYours
	case p.scenario.area[u] < 0:
		return refuseLater
	case p.onMap(u):
		return refuseDeployed
	case !p.rs.enterable(a.Hex):
		return p.rs.closed(a.Hex)
	}
	r := &p.scenario.regions[p.scenario.area[u]]
	within := 1
	if p.unit(u).hq {
		within = 2
	}
	switch {
	case p.rs.country[a.Hex] != r.country:
		return refuseAbroad
	case !slices.ContainsFunc(r.around, func(h board.ID) bool { return p.Board().Distance(h, a.Hex) <= within }):
		return refuseFar
	case p.side == russian && deployIn(p).beside(central, a.Hex):
		return refuseContact
	}
	return p.crowd(a.Hex, u)
}

// beside tells whether a side has anything in the hexes round another, be it a
// headquarters.
func (p deploying) beside(s side, at board.ID) bool {
	return p.Board().AnyBeside(at, func(n board.ID) bool { return len(p.in(s, n)) > 0 })
}

// deployments lists the hexes about those where a unit's army sets up.
func deployments(p *Position, u int16) iter.Seq[args] {
	return func(yield func(args) bool) {
		if p.scenario.area[u] < 0 { // it comes later
			return
		}
		r := &p.scenario.regions[p.scenario.area[u]]
		for at := range board.ID(p.Board().Len()) {
			if slices.ContainsFunc(r.around, func(h board.ID) bool { return p.Board().Distance(h, at) <= 2 }) && !yield(verb.OfUnitHex(u, at)) {
				return
			}
		}
	}
}

func (p *Position) deploy(a args) {
	p.place(a.Unit, a.Hex)
	p.tell(rules.Event{Kind: rules.EventDeploy, Case: "6", Side: p.side.id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(a.Hex), Text: fmt.Sprintf("%s is set up in %s.", p.Label(a.Unit), p.HexName(a.Hex))})
}

// deployAll sets up what is left where it is proposed, or all anew where that does
// not work; who finds his place in contact with the enemy takes the first hex that is
// legal.
func (p *Position) deployAll(args) {
	if !deployIn(p).deployProposed() || p.mayEndDeployment() != nil {
		for _, u := range p.all(func(u int16) bool { return p.owner(u) == p.side && p.onMap(u) }) {
			p.place(u, board.None)
		}
		deployIn(p).deployProposed()
	}
	p.tell(rules.Event{Kind: rules.EventDeploy, Case: "6", Side: p.side.id(), Text: sidePlayers[p.side] + " sets up as the armies stood in August."})
}

// deployProposed places all in hand; it tells whether all found the place that is
// proposed.
func (p deploying) deployProposed() bool {
	exact := true
	for _, u := range p.toDeploy() {
		if at := p.scenario.proposal[u]; p.mayDeploy(verb.OfUnitHex(u, at)) == nil {
			p.place(u, at)
		} else {
			exact = false
		}
	}
	for _, u := range p.toDeploy() {
		for at := range board.ID(p.Board().Len()) {
			if p.mayDeploy(verb.OfUnitHex(u, at)) == nil {
				p.place(u, at)
				break
			}
		}
	}
	return exact
}

// mayEndDeployment tells why the set-up is not complete. Units for which the enemy
// leaves no hex stay behind as reinforcements.
func (p *Position) mayEndDeployment() *refusal {
	for _, u := range deployIn(p).toDeploy() {
		for at := range board.ID(p.Board().Len()) {
			if p.mayDeploy(verb.OfUnitHex(u, at)) == nil {
				return &refusal{Case: "6", Words: deployIn(p).leftWords}
			}
		}
	}
	for i := range p.scenario.regions {
		if r := &p.scenario.regions[i]; r.side == p.side && len(r.around) > 1 && !deployIn(p).wellSpread(int8(i)) {
			return refuseThin
		}
	}
	return nil
}

// leftWords names the units that are still to be set up, or counts them where they are many.
func (p deploying) leftWords() string {
	const most = 6
	units := p.toDeploy()
	if len(units) > most {
		return strconv.Itoa(len(units)) + " units are still to be set up, each near the set-up hexes of its army."
	}
	return p.Labels(units) + verb.Conjugate(units, " is", " are") + " still to be set up."
}

// wellSpread tells whether an army has two units within one hex of each of its
// set-up hexes (6 note).
func (p deploying) wellSpread(area int8) bool {
	for _, h := range p.scenario.regions[area].around {
		near := p.all(func(u int16) bool {
			return p.scenario.area[u] == area && !p.unit(u).hq && p.onMap(u) && p.Board().Distance(h, p.at(u)) <= 1
		})
		if len(near) < 2 {
			return false
		}
	}
	return true
}

func (p *Position) endDeployment() {
	for _, u := range deployIn(p).toDeploy() {
		p.units[u].box = inReserve
	}
	p.tell(rules.Event{Kind: rules.EventSetUp, Case: "6", Side: p.side.id(), Text: sidePlayers[p.side] + " has set up."})
	if p.side == setUpOrder[0] {
		p.side = setUpOrder[1]
		return
	}
	sequenceOf(p).beginTurn(int8(p.scenario.Turns[0]))
}
