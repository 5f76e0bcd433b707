package tannenberg

import (
	"cmp"
	"fmt"
	"slices"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Heading "Prepare for Play": Blue marks his planning chart in another room, Red
// deploys on the map, and then the plan is laid out.

// Choices of "auto", which sets up what is left, and of "anew", which begins again.
const (
	historical = "historical" // as the scenario proposes
	automatic  = "automatic"  // garrisons first, the rest along the frontier
)

var wayWords = map[string]string{historical: "as in history", automatic: "automatically"}

var (
	refuseNotInitial = &refusal{Case: "Prepare 2", Why: "{unit} is not part of the set-up."}
	refuseEmptyHand  = &refusal{Case: "Prepare 2", Why: "Choose a unit to set up first."}
	refuseForeign    = &refusal{Case: "Prepare 2", Why: "{hex} is not in the unit's own country."}
	refuseChosen     = &refusal{Case: "Prepare 2", Why: "{unit} is already chosen: click the hex where it sets up."}
	refuseTaken      = &refusal{Case: "Replacements 3", Why: "{unit} is already chosen: click the hex where it enters."}
	refuseNotSetUp   = &refusal{Case: "Prepare 2", Why: "{unit} has not been set up."}
	refuseBound      = &refusal{Case: "Prepare 2", Why: "{unit} must be set up: choose it again to put it elsewhere."}
	refuseUnfinished = &refusal{Case: "Prepare 2", Why: "Some units are still to be set up."}
	refuseHand       = &refusal{Case: "Prepare 2", Why: "Put down the unit in hand first; its present hex will do."}
	refuseAllSet     = &refusal{Case: "Prepare 2", Why: "All units are set up. To start over, choose \"Set up all units anew\"."}
	refuseWay        = &refusal{Case: "Prepare 2", Why: "{choice} is neither historical nor automatic."}
)

var deploymentVerbs = []*verbs{
	{Name: "deploy", Label: "Set up", Case: "Prepare 2", Takes: verb.Hex, Stages: verb.Of(atPlan, atDeploy),
		Check: (*Position).checkDeploy, Candidates: (*Position).deployCandidates,
		Do: func(p *Position, a args) { deployIn(p).deploy(p.moving[0], a.Hex); p.moving = nil }},
	{Name: "lift", Label: "Leave the unit in the west", Case: "Two Fronts 3", Takes: verb.Unit, Stages: verb.Of(atPlan),
		Check:      (*Position).checkLift,
		Candidates: func(p *Position, yield func(args)) { verb.Each(p.all(p.onMap), yield) },
		Do:         func(p *Position, a args) { deployIn(p).lift(a.Unit) }},
	{Name: rules.VerbAuto, Label: "Set up the rest", Case: "Prepare 2", Takes: verb.Choice, Stages: verb.Of(atPlan, atDeploy),
		Words:      func(_ *Position, a args) string { return "Set up the rest " + wayWords[a.Choice] },
		Check:      (*Position).checkAuto,
		Candidates: eachWay,
		Do:         func(p *Position, a args) { p.moving = nil; deployIn(p).deployRest(a.Choice) }},
	{Name: "anew", Label: "Set up all units anew", Case: "Prepare 2", Takes: verb.Choice, Stages: verb.Of(atPlan, atDeploy),
		Words:      func(_ *Position, a args) string { return "Set up all units anew, " + wayWords[a.Choice] },
		Check:      (*Position).checkAnew,
		Candidates: eachWay,
		Do:         func(p *Position, a args) { deployIn(p).clearAway(); deployIn(p).deployRest(a.Choice) }},
}

// deploying is a position in which units are planned and set up.
type deploying struct{ *Position }

func deployIn(p *Position) deploying { return deploying{p} }

// begin opens the planning chart.
func (p deploying) begin() {
	p.phase, p.stage, p.side = planPhase, atPlan, central
	p.Tell(rules.Event{Kind: "phase", Case: "Prepare 2", Side: central.id(), Text: "The Central Powers mark their planning chart."})
}

// lateEngineers sends the EB units that the set-up leaves out on their way: they
// come on in the turn of the scenario (Options 2).
func (p deploying) lateEngineers() {
	for i := range p.units {
		if u := int16(i); p.owner(u) == central && p.units[u].alive() && p.scenario.arrives[u] > 0 {
			p.units[u].front, p.units[u].due = eastward, p.scenario.arrives[u]
		}
	}
}

// initial tells whether a unit is one that is set up before the game.
func (p deploying) initial(u int16) bool {
	st := &p.units[u]
	return st.alive() && st.front == east && st.due == 0 && p.scenario.arrives[u] == 0
}

// optional tells whether a unit need not be set up: in the two-front game the
// German army is divided between the fronts at will (Two Fronts 3).
func (p deploying) optional(u int16) bool { return p.options.twoFront && p.unit(u).nation == german }

// unplaced tells whether the side that sets up has units left which must be.
func (p deploying) unplaced() bool {
	return slices.ContainsFunc(p.rs.armies[p.side], func(u int16) bool { return p.initial(u) && !p.onMap(u) && !p.optional(u) })
}

func (p *Position) checkTake(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !deployIn(p).initial(a.Unit):
		return refuseNotInitial
	case slices.Contains(p.moving, a.Unit):
		return refuseChosen
	}
	return nil
}

func (p *Position) checkDeploy(a args) *refusal {
	if len(p.moving) == 0 {
		return refuseEmptyHand
	}
	return deployIn(p).checkPost(p.moving[0], a.Hex)
}

// checkPost tells why a unit may not be set up in a hex: each nation stands in
// its own country, within the limit of its stacks.
func (p deploying) checkPost(u int16, h board.ID) *refusal {
	n := p.unit(u).nation
	if p.rs.closed[h] != openHex || p.rs.country[h] != n {
		return refuseForeign
	}
	if p.at(u) != h && !p.room(p.owner(u), h, 1) {
		return refuseFull
	}
	return nil
}

func (p *Position) deployCandidates(yield func(args)) {
	if len(p.moving) == 0 {
		return
	}
	for _, h := range p.rs.homes[p.unit(p.moving[0]).nation] {
		yield(verb.OfHex(h))
	}
}

// deploy sets a unit up at the bottom of its stack. The other side does not see it.
func (p deploying) deploy(u int16, h board.ID) {
	p.place(u, h)
	p.secret(rules.Event{Kind: rules.EventDeploy, Case: "Prepare 2", Units: p.IDs(u), Hexes: p.Hexes(h),
		Text: fmt.Sprintf("%s is set up in %s.", p.Label(u), p.HexName(h))})
}

// secret tells the side that sets up of something that the other side does not
// even notice.
func (p deploying) secret(e rules.Event) {
	e.Side, e.Public = p.side.id(), &rules.Event{}
	p.Tell(e)
}

func (p *Position) checkLift(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !p.onMap(a.Unit):
		return refuseNotSetUp
	case !deployIn(p).optional(a.Unit):
		return refuseBound
	}
	return nil
}

func (p deploying) lift(u int16) {
	p.place(u, board.None)
	p.moving = nil
	p.secret(rules.Event{Kind: "lift", Case: "Two Fronts 3", Units: p.IDs(u), Text: p.Label(u) + " is in the west."})
}

func eachWay(_ *Position, yield func(args)) {
	yield(verb.OfChoice(historical))
	yield(verb.OfChoice(automatic))
}

func (p *Position) checkAuto(a args) *refusal {
	switch {
	case wayWords[a.Choice] == "":
		return refuseWay
	case !deployIn(p).unplaced():
		return refuseAllSet
	}
	return nil
}

func (p *Position) checkAnew(a args) *refusal {
	switch {
	case wayWords[a.Choice] == "":
		return refuseWay
	case deployIn(p).unplaced():
		return refuseUnfinished
	}
	return nil
}

// clearAway takes all units of the side up again.
func (p deploying) clearAway() {
	p.moving = nil
	for _, u := range p.all(func(u int16) bool { return p.owner(u) == p.side && p.onMap(u) }) {
		p.place(u, board.None)
	}
}

func (p deploying) deployRest(way string) {
	rest := p.all(func(u int16) bool { return p.owner(u) == p.side && p.initial(u) && !p.onMap(u) && p.inEast(u) })
	if way == historical {
		for _, u := range rest {
			p.deployNear(u, p.scenario.propose[u])
		}
		return
	}
	// Artillery comes last, for it needs somebody to defend it.
	slices.SortStableFunc(rest, func(a, b int16) int { return cmp.Compare(bias(p.unit(a)), bias(p.unit(b))) })
	next := [3]int{}
	for _, u := range rest {
		n := p.unit(u).nation
		posts := p.posts(n)
		p.deployNear(u, posts[next[n]%len(posts)])
		next[n]++
	}
}

func bias(u *unit) int {
	if u.defense == 0 {
		return 1
	}
	return 0
}

// inEast tells whether a unit is set up without the player's choice: in the
// two-front game only the original army of the east is.
func (p deploying) inEast(u int16) bool {
	if !p.optional(u) {
		return true
	}
	return slices.ContainsFunc(p.scenario.Orders, func(o data.Order) bool {
		return o.ID == orderIDs[0] && o.Nation == nationIDs[german] && slices.Contains(o.Units, p.UnitID(u))
	})
}

// posts are where the automatic deployment puts units: one each in the places that
// yield points, then along the railways at the frontier of the enemy, so that no
// line is left open.
func (p deploying) posts(n nation) []board.ID {
	var list []board.ID
	for i := range p.rs.objectives {
		if h := p.rs.objectives[i].hex; p.rs.country[h] == n {
			list = append(list, h)
		}
	}
	for _, h := range p.rs.homes[n] {
		if !p.Board().HasRail(h) || slices.Contains(list, h) {
			continue
		}
		for _, to := range p.Board().Neighbours(h) {
			if to != board.None && p.rs.country[to] != noNation && p.rs.country[to].side() != n.side() {
				list = append(list, h)
				break
			}
		}
	}
	return list
}

// deployNear sets a unit up in the hex nearest to the given one in which it may
// stand; artillery by itself nowhere that it would be alone.
func (p deploying) deployNear(u int16, to board.ID) {
	best, far := board.None, 0
	for _, h := range p.rs.homes[p.unit(u).nation] {
		d := p.Board().Distance(to, h)
		if (best == board.None || d < far) && p.checkPost(u, h) == nil && (p.unit(u).defense > 0 || p.holds(p.owner(u), h)) {
			best, far = h, d
		}
	}
	if best != board.None {
		p.deploy(u, best)
	}
}

// mayEndDeployment tells why the set-up is not over.
func (p *Position) mayEndDeployment() *refusal {
	switch {
	case deployIn(p).unplaced():
		return refuseUnfinished
	case len(p.moving) > 0 && p.onMap(p.moving[0]):
		return refuseHand
	}
	return nil
}

// endPlan hands the table to Red. German units that are not on the chart of the
// two-front game are in the west.
func (p *Position) endPlan() {
	p.moving = nil
	for i := range p.units {
		if u := int16(i); deployIn(p).optional(u) && deployIn(p).initial(u) && !p.onMap(u) {
			p.units[u].front = west
		}
	}
	p.phase, p.stage, p.side = deployPhase, atDeploy, russia
	p.Tell(rules.Event{Kind: "phase", Case: "Prepare 2", Side: central.id(), Text: "The planning chart is closed. Russia deploys on the map."})
}

// reveal lays the plan out, and the game begins.
func (p *Position) reveal() {
	p.moving = nil
	p.Tell(rules.Event{Kind: "reveal", Case: "Prepare 2", Side: central.id(), Text: "The planning chart is laid open.", Reveals: true})
	p.beginTurn(p.turn, russia)
}

// deployAll sets up both sides as in history: for positions set up by hand.
func (p deploying) deployAll() {
	for _, s := range []side{central, russia} {
		p.side = s
		p.deployRest(historical)
	}
	p.endPlan()
}
