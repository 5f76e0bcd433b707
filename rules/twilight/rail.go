package twilight

import (
	"fmt"
	"io/fs"
	"slices"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/fraction"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// Cases 8.2.1 to 8.2.3 and 8.2.6: journeys by rail in their five parts.

// readRail joins the railways.
func (rs *Ruleset) readRail(fsys fs.FS) error {
	off, err := data.ReadOffMapRail(fsys, id, rs.Board())
	if err != nil {
		return err
	}
	rs.rail, err = newRailNet(rs.Board(), off)
	return err
}

// halves writes points that are counted in halves.
func halves(n int) string { return fraction.Write(n, 2) }

// riding is the mode of a unit on a train (8.2.4). One that is entraining has none yet
// and one that is detraining still has it; their tasks tell.
const riding = 3

// platform is what a station has taken in a movement phase, in parts of a movement
// point (8.2.6).
type platform struct {
	hex  board.ID
	used int16
}

// stationTakes is how many Rail Cost Points go in and out of a station in a Movement
// Phase, and in a Counter Movement Phase (8.2.6).
const (
	stationTakes        = 8
	stationTakesCounter = 4
)

// accountNames are the accounts for players.
var accountNames = [accounts]string{"German", "Austro-Hungarian", "Russian (Russian gauge)", "Russian (European gauge)"}

// journeys are the railways as units use them.
type journeys struct{ *Position }

func railsOf(p *Position) journeys { return journeys{p} }

// rate is how many hexes of double track a train runs for a movement point (8.2.2).
func (p journeys) rate() int { return p.rs.tables.Turns[p.turn-1].RailRate }

// accountsOf are the accounts that may pay for a unit (8.2.1).
func accountsOf(n nation) []account {
	switch n {
	case german:
		return []account{germanRail}
	case austrian:
		return []account{austrianRail}
	}
	return []account{broadRail, europeanRail}
}

// accountNamed is the account of a unit's nation with a name; ok is false where it has
// none.
func (p journeys) accountNamed(u int16, name string) (a account, ok bool) {
	for _, a := range accountsOf(p.unit(u).nation) {
		if railAccounts[a] == name {
			return a, true
		}
	}
	return 0, false
}

// account is the one on which a unit rides.
func (p journeys) account(u int16) account {
	if a := p.units[u].train.account; a > 0 {
		return account(a - 1)
	}
	list := accountsOf(p.unit(u).nation)
	for _, a := range list {
		if p.onMap(u) && p.serves(a, p.at(u)) {
			return a
		}
	}
	return list[0]
}

// serves tells whether lines that an account may use lead to a hex.
func (p journeys) serves(a account, h board.ID) bool { return len(p.rs.rail.links[a][h]) > 0 }

// aboard tells whether a unit is on a train, on the map or off it.
func (p journeys) aboard(u int16) bool {
	return p.railMode(u) && (p.onMap(u) || p.units[u].gone == offMap && p.units[u].train.at != board.None)
}

// stop is where a unit is on the railways, on the map or off it.
func (p journeys) stop(u int16) board.ID {
	if p.onMap(u) {
		return p.at(u)
	}
	return p.units[u].train.at
}

// open tells whether trains on an account may pass a stop: operational lines of their
// side that no enemy holds or watches (8.2.3, 17.1); off the sheets in play those of
// their own country, off the map those of their nation (8.2.8).
func (p journeys) open(a account, at board.ID) bool {
	n := p.rs.rail
	s := a.nation().side()
	switch {
	case n.half(at):
		return true
	case n.offMap(at):
		return n.ownerOf(at) == a.nation()
	case !p.inPlay(at):
		return p.rs.owner[at] == s
	}
	return p.runs(s, at) && !p.enemyIn(at, s) && !p.openZone(s, at)
}

// spread finds where a train can come from a stop, and how far that is.
func (p journeys) spread(a account, from board.ID) *path.Flood {
	f := &p.scratch.journey
	f.Run(p.rs.rail.links[a], len(p.rs.rail.links[a]), func(to board.ID) bool { return p.open(a, to) }, from)
	return f
}

// destinationGap is how far a destination is from enemy units at least (8.2.3).
const destinationGap = 3

// station tells whether units of a side may leave a train in a hex: a station that it
// controls, with operational lines, three hexes from enemy units (8.2.3).
func (p journeys) station(s side, h board.ID) bool {
	if !p.inPlay(h) || !p.Board().Hexes[h].Station || !p.runs(s, h) {
		return false
	}
	for _, u := range p.rs.ofSide[s.enemy()] {
		if p.onMap(u) && p.Board().Distance(p.at(u), h) < destinationGap {
			return false
		}
	}
	return true
}

// destinations lists the stations to which a unit can travel on an account, in the
// order of the board.
func (p journeys) destinations(u int16, a account) []board.ID {
	var list []board.ID
	from := p.stop(u)
	f := p.spread(a, from)
	for _, h := range f.All() {
		if h != from && !p.rs.rail.offMap(h) && p.station(p.owner(u), h) && p.nearOld(u, h) {
			list = append(list, h)
		}
	}
	slices.Sort(list)
	return list
}

// aroundOld is how far along the lines a new destination is from the one that was
// lost (8.2.3).
const aroundOld = 10

// nearOld tells whether a station may take the place of a destination that was lost.
func (p journeys) nearOld(u int16, h board.ID) bool {
	old := p.units[u].train.old
	if old == board.None {
		return true
	}
	f := &p.scratch.rails
	f.Run(p.rs.supplies.rails, aroundOld, func(to board.ID) bool { return p.runs(p.owner(u), to) }, old)
	return f.Reached(h)
}

// left is what a station still takes in the phase, in parts.
func (p journeys) left(h board.ID) int {
	most := stationTakes * parts
	if p.phase == counterMovementPhase {
		most = stationTakesCounter * parts
	}
	for _, x := range p.platforms {
		if x.hex == h {
			most -= int(x.used)
		}
	}
	return most
}

// take notes what a station has taken.
func (p journeys) take(h board.ID, points int) {
	for i := range p.platforms {
		if p.platforms[i].hex == h {
			p.platforms[i].used += int16(points)
			return
		}
	}
	p.platforms = append(p.platforms, platform{h, int16(points)})
}

// need is what entraining or detraining still takes of a unit: a movement point for
// each Rail Cost Point.
func (p journeys) need(u int16) int {
	return int(p.unit(u).railCost)*parts/2 - int(p.units[u].spent)
}

// work is what a unit can put into entraining or detraining in a station now. What
// does not complete it is rounded down to whole points (4.5 point 2).
func (p journeys) work(u int16, h board.ID) int {
	need := p.need(u)
	can := min(need, int(p.units[u].left), p.left(h))
	if can < need {
		can = can / parts * parts
	}
	return max(0, can)
}

// Refusals of rail movement.
var (
	refuseNoCost      = &refusal{Case: "8.2.1", Why: "{unit} cannot be entrained."}
	refuseNoAccount   = &refusal{Case: "8.2.1", Why: "{unit} cannot travel on rail points of that kind."}
	refuseNoStation   = &refusal{Case: "8.2.3", Why: "{unit} is not in a station of an operational line of yours that such rail points pay for."}
	refuseStationZone = &refusal{Case: "8.2.3", Why: "{unit} cannot entrain in an enemy zone of control."}
	refuseNoRail      = &refusal{Case: "8.2.1", Why: "There are not enough rail points left for {unit}."}
	refuseFullStation = &refusal{Case: "8.2.6", Why: "The station takes no more Rail Cost Points in this phase."}
	refuseNoHour      = &refusal{Case: "8.2.3", Why: "{unit} does not have a movement point left to entrain."}
	refuseNowhere     = &refusal{Case: "8.2.3", Why: "There is no station to which {unit} could travel."}
	refuseRodeNow     = &refusal{Case: "8.2.3", Why: "{unit} has left a train in this phase and cannot entrain again."}
	refuseNotAboard   = &refusal{Case: "8.2.4", Why: "{unit} is not entrained."}
	refuseNotThere    = &refusal{Case: "17.2", Why: "{unit} can change trains only in the station of its destination, from one gauge to the other."}
	refuseNoRoute     = &refusal{Case: "8.2.3", Why: "{unit} cannot travel to {hex}: it must be a station of yours on an operational line, at least 3 hexes from enemy units."}
	refuseOldRoute    = &refusal{Case: "8.2.3", Why: "{unit} has a destination already."}
)

func addRail() {
	questions[atRoute] = question{"8.2.3", "{us}: choose the station to which the unit travels."}
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
				if march.end != nil {
					march.end(p)
				}
			}}
	}
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
	case !ok || st.task == entraining && account(st.train.account-1) != a:
		return refuseNoAccount
	case st.halted || p.stage == atMoving && (len(p.moving) != 1 || p.moving[0] != u):
		return refuseHalted
	case p.railMode(u) && (st.train.to != st.hex || p.account(u) == a && st.task != entraining || st.task == detraining):
		return refuseNotThere
	case st.train.rode && !p.railMode(u):
		return refuseRodeNow
	}
	if r := p.freeForTrain(u); r != nil {
		return r
	}
	switch {
	case !p.Board().Hexes[st.hex].Station || !p.serves(a, st.hex) || !p.runs(unit.side, st.hex):
		return refuseNoStation
	case p.zone(unit.side, st.hex):
		return refuseStationZone
	case st.task != entraining && p.rail[a] < unit.railCost:
		return refuseNoRail
	case p.left(st.hex) <= 0:
		return refuseFullStation
	case p.work(u, st.hex) <= 0:
		return refuseNoHour
	case st.task != entraining && !p.goesAnywhere(u, a):
		return refuseNowhere
	}
	return nil
}

// freeForTrain tells what keeps a unit from entraining whatever the railways are like:
// what keeps it from moving, but for the entraining that it has begun itself.
func (p journeys) freeForTrain(u int16) *refusal {
	st := &p.units[u]
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
	what := "Entrain"
	switch {
	case p.railMode(x.Unit):
		what = "Change trains"
	case p.units[x.Unit].task == entraining:
		return "Go on entraining"
	}
	kind := ""
	switch a {
	case broadRail:
		kind = ", Russian gauge"
	case europeanRail:
		kind = ", European gauge"
	}
	return fmt.Sprintf("%s for %s of %s rail points%s", what, halves(int(p.unit(x.Unit).railCost)), halves(int(p.rail[a])), kind)
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
			Text: fmt.Sprintf("%s rail points: %s spent, %s left.", accountNames[a], halves(int(p.unit(u).railCost)), halves(int(p.rail[a])))})
		st.train.account, st.task, st.spent = int8(a)+1, entraining, 0
		if p.railMode(u) {
			st.train.to = board.None
		}
	}
	n := p.work(u, st.hex)
	p.take(st.hex, n)
	st.spent += int16(n)
	st.left -= int16(n)
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

// routes are the stations of which one is to be chosen: nothing else happens while one
// is, so that they are found once.
type routes struct {
	list []board.ID
	good bool
}

// choices are the stations of which one is to be chosen.
func (p journeys) choices() []board.ID {
	r := &p.scratch.route
	if r.good {
		return r.list
	}
	if p.unit(p.rider).depot() {
		r.list = p.depotStations(p.rider)
	} else {
		r.list = p.destinations(p.rider, p.account(p.rider))
	}
	r.good = true
	return r.list
}

// goesAnywhere tells whether there is a station to which a unit can travel.
func (p journeys) goesAnywhere(u int16, a account) bool {
	from := p.stop(u)
	for _, h := range p.spread(a, from).All() {
		if h != from && !p.rs.rail.offMap(h) && p.station(p.owner(u), h) && p.nearOld(u, h) {
			return true
		}
	}
	return false
}

func (p journeys) mayTravel(h board.ID) *refusal {
	if !slices.Contains(p.choices(), h) {
		return &refusal{Case: refuseNoRoute.Case, Why: "The unit" + refuseNoRoute.Why[len("{unit}"):]}
	}
	return nil
}

// routeWords tell how long a journey is.
func (p journeys) routeWords(h board.ID) string {
	f := (*path.Flood)(nil)
	if p.unit(p.rider).depot() {
		f = p.spreadDepot(p.owner(p.rider), p.at(p.rider))
	} else {
		f = p.spread(p.account(p.rider), p.stop(p.rider))
	}
	n, ok := f.Cost(h)
	if !ok {
		return "Travel here"
	}
	return fmt.Sprintf("Travel to %s (%s, %s MP)", p.HexName(h), verb.Count(n, "hex", "hexes"), fraction.Write(n*parts/p.rate(), parts))
}

// travel designates the destination (8.2.3 point 3) and sets out for it at once.
func (p journeys) travel(h board.ID) {
	u := p.rider
	p.rider, p.stage = -1, atMove
	if p.unit(u).depot() {
		p.moveDepot(u, h)
		return
	}
	st := &p.units[u]
	st.train.to, st.train.old = h, board.None
	if st.train.account == 0 {
		st.train.account = int8(p.account(u)) + 1
	}
	p.Tell(rules.Event{Kind: "destination", Case: "8.2.3", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(h), Public: &rules.Event{},
		Text: fmt.Sprintf("%s travels to %s.", p.Label(u), p.HexName(h))})
	p.ride(u, true)
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
		return refuseFullStation
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
	e := rules.Event{Kind: "ride", Case: "8.2.3", Side: p.owner(u).id(), Units: p.IDs(u),
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
		st.task, st.spent = detraining, 0
	}
	n := p.work(u, st.hex)
	p.take(st.hex, n)
	st.spent += int16(n)
	st.left -= int16(n)
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
	for _, u := range p.rs.ofSide[p.active()] {
		st := &p.units[u]
		if st.task == entraining && st.train.account > 0 && p.mayEntrain(verb.OfUnitChoice(u, railAccounts[st.train.account-1])) == nil {
			return &refusal{Case: "8.9", Why: p.Label(u) + " must go on entraining first."}
		}
		if p.railMode(u) && p.mayRoute(u) == nil {
			return &refusal{Case: "8.2.3", Why: p.Label(u) + " needs a destination first."}
		}
	}
	return nil
}
