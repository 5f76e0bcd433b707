package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/fraction"
	"vistula/rules/verb"
)

// Case 8.2.3, points 3 to 5: where trains go, how they travel, and how units detrain.

// choices are the stations of which one is to be chosen.
func (p journeys) choices() []board.ID {
	r := &p.scratch.route
	if r.good {
		return r.list
	}
	switch {
	case p.asksRoute():
		u := p.bound()
		r.list = p.instead(p.asked())
		p.spread(p.account(u), p.stop(u))
	case p.unit(p.rider).depot():
		r.list = p.depotStations(p.rider)
	default:
		r.list = p.destinations(p.rider, p.account(p.rider))
	}
	r.hexes = r.hexes[:0]
	for _, h := range r.list {
		n, _ := p.scratch.journey.Cost(h)
		r.hexes = append(r.hexes, n)
	}
	r.good = true
	return r.list
}

// suits tells whether a stop is a station to which a unit that is at another can travel,
// if trains come there. No train takes a unit to where it may not go (3.3.5, 22.4).
func (p journeys) suits(u int16, from, h board.ID) bool {
	return h != from && !p.rs.rail.offMap(h) && p.station(p.owner(u), h) && specialOf(p.Position).barred(u, from, h) == nil
}

// destinations lists the stations to which a unit can travel on an account, in the
// order of the board.
func (p journeys) destinations(u int16, a account) []board.ID {
	var list []board.ID
	from := p.stop(u)
	f := p.spread(a, from)
	for _, h := range f.All() {
		if p.suits(u, from, h) {
			list = append(list, h)
		}
	}
	slices.Sort(list)
	return list
}

// goesAnywhere tells whether there is a station to which a unit can travel.
func (p journeys) goesAnywhere(u int16, a account) bool {
	from, links := p.stop(u), p.rs.rail.links[a]
	return p.scratch.journey.Comes(links, len(links), func(to board.ID) bool { return p.open(a, to) },
		func(to board.ID, _ int) bool { return p.suits(u, from, to) }, from)
}

func (p journeys) mayTravel(h board.ID) *refusal {
	switch {
	case slices.Contains(p.choices(), h):
		return nil
	case p.asksRoute() && p.asked().kind == toReroute:
		return refuseNotInstead
	case p.asksRoute():
		return refuseNoDetour
	case p.unit(p.rider).depot():
		return refuseNoDepotWay
	}
	return refuseNoRoute
}

// routeWords tell how long a journey is.
func (p journeys) routeWords(h board.ID) string {
	i, ok := slices.BinarySearch(p.choices(), h)
	if !ok {
		return "Travel here"
	}
	n := p.scratch.route.hexes[i]
	return fmt.Sprintf("Travel to %s (%s, %s MP)", p.HexName(h), verb.Count(n, "hex", "hexes"), fraction.Write(n*parts/p.rate(), parts))
}

// travel designates the destination (8.2.3 point 3) and sets out for it at once.
func (p journeys) travel(h board.ID) {
	if p.asksRoute() {
		p.redirect(h)
		return
	}
	u := p.rider
	p.rider, p.stage = -1, atMove
	if p.unit(u).depot() {
		p.moveDepot(u, h)
		return
	}
	st := &p.units[u]
	st.train.to = h
	if st.train.account == 0 {
		st.train.account = int8(p.account(u)) + 1
	}
	p.tellDestination(u, h)
	p.ride(u, true)
}

// tellDestination tells a unit's owner where it goes; the enemy does not learn it.
func (p journeys) tellDestination(u int16, h board.ID) {
	p.Tell(rules.Event{Kind: "destination", Case: "8.2.3", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(h), Public: &rules.Event{},
		Text: fmt.Sprintf("%s sets out for %s.", p.Label(u), p.HexName(h))})
}

// mayRide tells why an entrained unit cannot travel on or detrain.
func (p journeys) mayRide(u int16) *refusal {
	st := &p.units[u]
	switch {
	case p.owner(u) != p.active():
		return refuseNotYours
	case !p.aboard(u):
		return refuseNotAboard
	case st.half > 0:
		return refuseHalf
	case st.halted || st.left <= 0:
		return refuseNoPoints
	case st.train.to == board.None || st.task == entraining:
		return refuseAimless
	case p.stop(u) == st.train.to && p.work(u, st.hex) <= 0:
		switch {
		case p.left(st.hex) < min(parts, p.need(u)):
			return refuseFullStation
		case p.wait(u, st.hex) > 0:
			return refuseQueue
		}
		return refuseNoPoints
	}
	return nil
}

var refuseAimless = &refusal{Case: "8.2.3", Why: "{unit} has no destination yet."}

// mayRoute tells why a destination cannot be chosen for an entrained unit.
func (p journeys) mayRoute(u int16) *refusal {
	switch {
	case p.owner(u) != p.active():
		return refuseNotYours
	case !p.aboard(u):
		return refuseNotAboard
	case p.units[u].train.to != board.None || p.units[u].task == entraining:
		return refuseOldRoute
	case !p.goesAnywhere(u, p.account(u)):
		return refuseNowhere
	}
	return nil
}

// ride moves a train towards its destination by the way that takes the fewest movement
// points (8.2.3 point 4), and has the unit detrain there. Where it could change trains
// instead, its owner decides, unless it has to be done now.
func (p journeys) ride(u int16, mayWait bool) {
	st := &p.units[u]
	from := p.stop(u)
	if from != st.train.to {
		a := p.account(u)
		way := p.rs.rail.way(p.spread(a, from), a, st.train.to)
		if way == nil {
			st.halted = true
			return
		}
		n := p.rs.rail.ridden(way, int(st.left), p.rate())
		st.left -= int16(n * parts / p.rate())
		st.moved = true
		p.settleAt(u, way[n])
		p.tellRide(u, from, way[n], n)
	}
	if p.stop(u) != st.train.to {
		st.halted = true
		return
	}
	if mayWait && from != st.train.to && p.canChange(u) {
		return
	}
	p.detrain(u)
}

// canChange tells whether an entrained unit could go on by the other gauge.
func (p journeys) canChange(u int16) bool {
	for _, a := range accountsOf(p.unit(u).nation) {
		if a != p.account(u) && p.mayEntrain(verb.OfUnitChoice(u, railAccounts[a])) == nil {
			return true
		}
	}
	return false
}

// settleAt puts a unit on a train where it has come to.
func (p journeys) settleAt(u int16, at board.ID) {
	if !p.rs.rail.offMap(at) && p.inPlay(at) {
		p.units[u].train.at = board.None
		p.place(u, at)
		return
	}
	p.units[u].train.at = at
	p.remove(u, offMap)
}

// stopName is a stop for sentences.
func (p journeys) stopName(at board.ID) string {
	if p.rs.rail.offMap(at) {
		return p.rs.rail.place(at)
	}
	return p.HexName(at)
}

func (p journeys) tellRide(u int16, from, to board.ID, n int) {
	e := rules.Event{Kind: rules.EventRide, Case: "8.2.3", Side: p.owner(u).id(), Units: p.IDs(u),
		Text: fmt.Sprintf("%s travels %s from %s to %s.", p.Label(u), verb.Count(n, "hex", "hexes"), p.stopName(from), p.stopName(to))}
	if !p.rs.rail.offMap(from) && !p.rs.rail.offMap(to) && p.inPlay(from) && p.inPlay(to) {
		e.Hexes = p.Hexes(from, to)
	}
	switch {
	case e.Hexes != nil:
		e.Public = p.hush(e, fmt.Sprintf("A train travels from %s to %s.", p.stopName(from), p.stopName(to)))
	case !p.rs.rail.offMap(from) && p.inPlay(from):
		e.Hexes = p.Hexes(from)
		e.Public = p.hush(e, "A train from "+p.stopName(from)+" leaves the map.")
	case !p.rs.rail.offMap(to) && p.inPlay(to):
		e.Hexes = p.Hexes(to)
		e.Public = p.hush(e, "A train comes on the map and travels to "+p.stopName(to)+".")
	default:
		e.Public = &rules.Event{}
	}
	p.Tell(e)
}

// hush is what the enemy learns of an event on the railways: where, but not who.
func (p journeys) hush(e rules.Event, text string) *rules.Event {
	return &rules.Event{Kind: e.Kind, Case: e.Case, Side: e.Side, Hexes: e.Hexes, Text: text}
}

// detrain puts movement points into leaving the train (8.2.3 point 5). A unit that was
// troubled on the way is marked as it leaves it (8.2.5).
func (p journeys) detrain(u int16) {
	st := &p.units[u]
	if st.task != detraining {
		st.spent = 0
	}
	n := p.work(u, st.hex)
	if n == 0 { // it has not begun, and may still change trains or be given another destination
		st.halted = true
		return
	}
	st.task = detraining
	p.occupy(u, st.hex, n)
	st.moved = true
	if p.need(u) > 0 {
		st.halted = true
		p.Tell(rules.Event{Kind: "detrain", Case: "8.2.3", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(st.hex), Public: &rules.Event{},
			Text: fmt.Sprintf("%s detrains at %s: %s of %s MP.", p.Label(u), p.HexName(st.hex), fraction.Write(int(st.spent), parts), halves(int(p.unit(u).railCost)))})
		return
	}
	late := st.train.late
	p.change(u, func(st *unitState) {
		st.task, st.spent, st.train = noTask, 0, onFoot
		st.train.rode = true
		if late {
			st.half = 2
		}
	})
	if p.units[u].left <= 0 || late {
		p.units[u].halted = true
	}
	e := rules.Event{Kind: "detrain", Case: "8.2.3", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)),
		Text: fmt.Sprintf("%s has detrained at %s.", p.Label(u), p.HexName(p.at(u)))}
	e.Public = p.hush(e, "A unit has detrained at "+p.HexName(p.at(u))+".")
	p.Tell(e)
}

// rideAll moves all trains that have not moved.
func (p journeys) rideAll() {
	for _, u := range p.rs.ofSide[p.active()] {
		if p.mayRide(u) == nil {
			p.ride(u, false)
		}
	}
}

// anyJourney tells whether a journey can be begun or continued.
func (p journeys) anyJourney() bool {
	for _, u := range p.rs.ofSide[p.active()] {
		st := &p.units[u]
		if st.task == entraining && st.left > 0 || p.railMode(u) && (p.mayRide(u) == nil || p.mayRoute(u) == nil) || p.unit(u).depot() && p.mayMoveDepot(u) == nil {
			return true
		}
	}
	return false
}

// owed is what must be done before the phase can end: a task that was begun goes on
// with the first points of the phase (8.9), and an entrained unit has a destination.
func (p journeys) owed() *refusal {
	_, r := p.debtor()
	return r
}

// debtor is the first unit of which something is owed, and what; -1 for none.
func (p journeys) debtor() (int16, *refusal) {
	for _, u := range p.rs.ofSide[p.active()] {
		st := &p.units[u]
		if st.task == entraining && st.train.account > 0 && p.mayEntrain(verb.OfUnitChoice(u, railAccounts[st.train.account-1])) == nil {
			return u, &refusal{Case: "8.9", Why: p.Label(u) + " must go on entraining first."}
		}
		if p.railMode(u) && p.mayRoute(u) == nil {
			return u, &refusal{Case: "8.2.3", Why: p.Label(u) + " needs a destination first."}
		}
	}
	return -1, nil
}
