package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/fraction"
	"vistula/rules/verb"
)

// Case 8.2.3, points 1 to 3: units entrain, pay and are given a destination.

// Refusals of rail movement.
var (
	refuseNoCost      = &refusal{Case: "8.2.1", Why: "{unit} is a kind of unit that cannot be entrained."}
	refuseNoAccount   = &refusal{Case: "8.2.1", Why: "{unit} cannot travel on rail points of that kind."}
	refuseNotShared   = &refusal{Case: "8.2.1a", Why: "German rail points entrain Germans only, and Austro-Hungarian ones only units of Austria-Hungary."}
	refuseNoStation   = &refusal{Case: "8.2.3", Why: "{unit} is not in a station of an operational line of yours that such rail points pay for."}
	refuseStationZone = &refusal{Case: "8.2.3", Why: "{unit} cannot entrain in an enemy zone of control."}
	refuseNoRail      = &refusal{Case: "8.2.1", Why: "There are not enough rail points left for {unit}."}
	refuseFullStation = &refusal{Case: "8.2.6", Why: "The station takes no more Rail Cost Points in this phase."}
	refuseNoHour      = &refusal{Case: "8.2.3", Why: "{unit} does not have a movement point left to entrain."}
	refuseNowhere     = &refusal{Case: "8.2.3", Why: "There is no station to which {unit} could travel."}
	refuseMarched     = &refusal{Case: "8.3.1", Why: "{unit} has made a forced march in this phase and cannot entrain."}
	refuseRodeNow     = &refusal{Case: "8.2.3", Why: "{unit} has left a train in this phase and cannot entrain again."}
	refuseNotAboard   = &refusal{Case: "8.2.4", Why: "{unit} is not entrained."}
	refuseNotThere    = &refusal{Case: "17.2", Why: "{unit} can change trains only in the station of its destination, from one gauge to the other."}
	refuseNoRoute     = &refusal{Case: "8.2.3", Why: "The unit cannot travel to {hex}: it must be a station of yours on an operational line, at least 3 hexes from enemy units."}
	refuseNotInstead  = &refusal{Case: "8.2.3", Why: "The unit cannot travel to {hex} instead: it must be a station of yours that it can reach, at least 3 hexes from enemy units and at most 10 hexes along the line from the destination that is lost."}
	refuseNoDetour    = &refusal{Case: "8.2.4", Why: "The unit cannot travel to {hex} instead: it must be a station of yours that it can reach, on the line to the destination that is cut off and at least 3 hexes from enemy units."}
	refuseOldRoute    = &refusal{Case: "8.2.3", Why: "{unit} has a destination already."}
)

func addRail() {
	questions[atRoute] = question{"8.2.3", "{us}: choose the station to which the unit travels."}
	addTrains()
	own := func(p *Position, yield func(args)) { verb.Each(p.rs.ofSide[p.active()], yield) }
	book.Add(
		&verbs{Name: "rail", Label: "Entrain", Case: "8.2.3", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atMove, atMoving),
			Words: func(p *Position, a args) string { return railsOf(p).entrainWords(a) },
			Check: func(p *Position, a args) *refusal { return railsOf(p).mayEntrain(a) },
			Candidates: func(p *Position, yield func(args)) {
				units := p.moving
				if p.stage == atMove {
					units = p.rs.ofSide[p.active()]
				}
				for _, u := range units {
					for _, a := range accountsOf(p.unit(u).nation) {
						yield(verb.OfUnitChoice(u, railAccounts[a]))
					}
				}
			},
			Do: func(p *Position, a args) { railsOf(p).entrain(a) }},
		&verbs{Name: "travel", Label: "Travel on", Case: "8.2.3", Takes: verb.Unit, Stages: verb.Of(atMove),
			Check: func(p *Position, a args) *refusal { return railsOf(p).mayRide(a.Unit) }, Candidates: own,
			Do: func(p *Position, a args) { railsOf(p).ride(a.Unit, true) }},
		&verbs{Name: "travel-all", Label: "All trains travel on", Case: "8.2.3", Stages: verb.Of(atMove),
			Check: func(p *Position, _ args) *refusal {
				if !slices.ContainsFunc(p.rs.ofSide[p.active()], func(u int16) bool { return railsOf(p).mayRide(u) == nil }) {
					return refuseNothingRides
				}
				return nil
			},
			Do: func(p *Position, _ args) { railsOf(p).rideAll() }},
		&verbs{Name: "route", Label: "Choose a destination", Case: "8.2.3", Takes: verb.Unit, Stages: verb.Of(atMove),
			Check: func(p *Position, a args) *refusal { return railsOf(p).mayRoute(a.Unit) }, Candidates: own,
			Do: func(p *Position, a args) { railsOf(p).ask(a.Unit) }},
		&verbs{Name: "destination", Label: "Travel here", Case: "8.2.3", Takes: verb.Hex, Stages: verb.Of(atRoute),
			Words: func(p *Position, a args) string { return railsOf(p).routeWords(a.Hex) },
			Check: func(p *Position, a args) *refusal { return railsOf(p).mayTravel(a.Hex) },
			Candidates: func(p *Position, yield func(args)) {
				for _, h := range railsOf(p).choices() {
					yield(verb.OfHex(h))
				}
			},
			Do: func(p *Position, a args) { railsOf(p).travel(a.Hex) }})
	addDepots()
}

// addTrains has trains begin, travel and end with the phases of movement.
func addTrains() {
	for _, ph := range []phase{movementPhase, counterMovementPhase} {
		march := course[ph]
		course[ph] = part{stage: march.stage,
			begin: func(p *Position) {
				march.begin(p)
				railsOf(p).begin()
			},
			open: func(p *Position) bool { return march.open(p) || railsOf(p).anyJourney() },
			owed: func(p *Position) *refusal {
				if r := railsOf(p).owed(); r != nil || march.owed == nil {
					return r
				}
				return march.owed(p)
			},
			end: func(p *Position) {
				railsOf(p).rideAll()
				railsOf(p).forgive(p.active())
				if march.end != nil {
					march.end(p)
				}
			}}
	}
}

var refuseNothingRides = &refusal{Case: "8.2.3", Why: "No train can travel on."}

// mayEntrain tells why a unit cannot entrain, go on entraining, or change trains where
// it stands (8.2.3 point 1, 17.2).
func (p journeys) mayEntrain(x args) *refusal {
	u := x.Unit
	unit, st := p.unit(u), &p.units[u]
	a, ok := p.accountNamed(u, x.Choice)
	switch {
	case unit.side != p.active():
		return refuseNotYours
	case unit.railCost == 0 || unit.railOnly:
		return refuseNoCost
	case st.hex == board.None:
		return refuseOffMap
	case !ok && p.sharesAccount(u, x.Choice):
		return refuseNotShared
	case !ok || st.task == entraining && account(st.train.account-1) != a:
		return refuseNoAccount
	case st.halted || p.stage == atMoving && (len(p.moving) != 1 || p.moving[0] != u):
		return refuseHalted
	case p.railMode(u) && (st.train.to != st.hex || p.account(u) == a && st.task != entraining || st.task == detraining):
		return refuseNotThere
	case st.train.rode && !p.railMode(u):
		return refuseRodeNow
	case st.forced > 0:
		return refuseMarched
	}
	if r := p.freeForTrain(u); r != nil {
		return r
	}
	switch {
	case !p.Board().Hexes[st.hex].Station || !p.serves(a, st.hex) || !engineersOf(p.Position).runs(unit.side, st.hex):
		return refuseNoStation
	case p.zone(unit.side, st.hex):
		return refuseStationZone
	case marchIn(p.Position).pinned(unit.side, st.hex): // 8.4.2
		return refusePinned
	case st.task != entraining && p.rail[a] < unit.railCost:
		return refuseNoRail
	case p.left(st.hex) <= 0:
		return refuseFullStation
	case p.wait(u, st.hex) > 0 && p.work(u, st.hex) <= 0:
		return refuseQueue
	case p.work(u, st.hex) <= 0:
		return refuseNoHour
	case st.task != entraining && !p.goesAnywhere(u, a):
		return refuseNowhere
	}
	return nil
}

// freeForTrain tells what keeps a unit from entraining whatever the railways are like:
// what keeps it from moving, but for the entraining that it has begun itself. No train
// takes a garrison out of its complex (12.4).
func (p journeys) freeForTrain(u int16) *refusal {
	if garrisonsOf(p.Position).isGarrison(u) {
		return marchIn(p.Position).bound(u)
	}
	st := &p.units[u]
	if st.stuck {
		return refuseStuck
	}
	task, mode := st.task, st.train.mode
	if task == entraining {
		st.task = noTask
	}
	st.train.mode = 0
	r := marchIn(p.Position).held(u)
	st.task, st.train.mode = task, mode
	return r
}

func (p journeys) entrainWords(x args) string {
	a, _ := p.accountNamed(x.Unit, x.Choice)
	what, ends := "Entrain", ""
	if p.onlyBegins(x.Unit) {
		what, ends = "Begin to entrain", "; its move then ends"
	}
	switch {
	case p.units[x.Unit].task == entraining:
		return "Go on entraining" + ends
	case p.railMode(x.Unit):
		what = "Change trains"
	}
	kind := ""
	switch a {
	case broadRail:
		kind = ", Russian gauge"
	case europeanRail:
		kind = ", European gauge"
	}
	return fmt.Sprintf("%s for %s of %s rail points%s%s", what, halves(int(p.unit(x.Unit).railCost)), halves(int(p.rail[a])), kind, ends)
}

// onlyBegins tells whether a unit has too few movement points left to be entrained in this
// phase: its move ends on the platform.
func (p journeys) onlyBegins(u int16) bool {
	return p.work(u, p.units[u].hex) < p.need(u)
}

// willOnlyBegin tells whether a unit may entrain where it stands and would not be done.
func (p journeys) willOnlyBegin(u int16) bool {
	return p.onlyBegins(u) && slices.ContainsFunc(accountsOf(p.unit(u).nation), func(a account) bool {
		return p.mayEntrain(verb.OfUnitChoice(u, railAccounts[a])) == nil
	})
}

// entrain puts movement points into entraining; the rail points are paid as it begins.
// Once it is complete the unit is in rail mode and must have a destination.
func (p journeys) entrain(x args) {
	u := x.Unit
	st := &p.units[u]
	a, _ := p.accountNamed(u, x.Choice)
	if st.task != entraining {
		p.rail[a] -= p.unit(u).railCost
		p.Tell(rules.Event{Kind: "rail-points", Case: "8.2.1", Side: p.owner(u).id(),
			Text: fmt.Sprintf("%s %s rail points (%s); %s left.", doing(p.owner(u), "spends", "spend"), halves(int(p.unit(u).railCost)), accountNames[a], halves(int(p.rail[a])))})
		st.train.account, st.task, st.spent = int8(a)+1, entraining, 0
		if p.railMode(u) {
			st.train.to = board.None
		}
	}
	n := p.work(u, st.hex)
	p.occupy(u, st.hex, n)
	st.moved = true
	p.moving, p.stage = nil, atMove
	e := rules.Event{Kind: "entrain", Case: "8.2.3", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(st.hex),
		Text: fmt.Sprintf("%s entrains at %s.", p.Label(u), p.HexName(st.hex))}
	if p.need(u) > 0 {
		e.Text = fmt.Sprintf("%s begins to entrain at %s: %s of %s MP.", p.Label(u), p.HexName(st.hex), fraction.Write(int(st.spent), parts), halves(int(p.unit(u).railCost)))
		e.Public = &rules.Event{}
		st.halted = true
		p.Tell(e)
		return
	}
	p.change(u, func(st *unitState) { st.task, st.spent, st.train.mode = noTask, 0, riding })
	e.Public = p.hush(e, "A unit entrains at "+p.HexName(st.hex)+".")
	p.Tell(e)
	if p.goesAnywhere(u, a) {
		p.ask(u)
	}
}

// ask has a destination chosen for a unit.
func (p journeys) ask(u int16) {
	p.rider, p.stage = u, atRoute
	p.scratch.route.good = false
}
