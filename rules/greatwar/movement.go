package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/verb"
)

// Chapter 5: movement. Units are picked up, alone or as a stack from one hex,
// step from hex to hex, may be dropped on the way, and are set down.

func addMovement() {
	book.Add(
		&verbs{Name: "pick", Label: "Move this unit", Case: "5.0", Takes: verb.Unit, Stages: verb.Of(atMove),
			Check: (*Position).mayPick, Candidates: eachOwn,
			Do: func(p *Position, a args) { p.moving, p.stage = append(p.moving[:0], a.Unit), atMoving }},
		&verbs{Name: "add", Label: "Take along", Case: "5.0", Takes: verb.Unit, Stages: verb.Of(atMoving),
			Check: (*Position).mayAdd, Candidates: eachBesideHand,
			Do: func(p *Position, a args) { p.moving = append(p.moving, a.Unit) }},
		&verbs{Name: "step", Label: "Move one hex", Case: "5.12", Takes: verb.Hex, Stages: verb.Of(atMoving),
			Check: (*Position).mayStep, Candidates: besideHand, Do: (*Position).step, Price: (*Position).stepPrice,
			Words: func(p *Position, _ args) string { return p.byFootOrRail("Move one hex", "Ride one hex") },
			Cite:  func(p *Position, _ args) string { return p.byFootOrRail("5.12", "5.33") }},
		&verbs{Name: "drop", Label: "Leave here", Case: "5.0", Takes: verb.Unit, Stages: verb.Of(atMoving),
			Check: (*Position).mayDrop, Candidates: func(p *Position, yield func(args)) { verb.Each(p.moving, yield) },
			Do: func(p *Position, a args) { p.setDown(a.Unit); p.moving = verb.Without(p.moving, a.Unit) }},
		&verbs{Name: "halt", Label: "End the move here", Case: "5.0", Stages: verb.Of(atMoving),
			Check: func(p *Position, _ args) *refusal { return p.mayStop(p.moving) },
			Do:    func(p *Position, _ args) { p.halt() }})
	done.On(atMove, "End the movement", "4.0", (*Position).mayEndMoves, func(p *Position) {
		p.endRail()
		p.endMovement()
	})
}

// Refusals of movement.
var (
	refuseAbsent     = &refusal{Case: "5.11", Why: "{unit} is not on the map."}
	refuseStray      = &refusal{Case: "10.31", Why: "{unit} is out of command and cannot move."}
	refuseEnded      = &refusal{Case: "5.14", Why: "{unit} has already ended its move."}
	refuseSpent      = &refusal{Case: "5.14", Why: "{unit} has no movement points left."}
	refuseElsewhere  = &refusal{Case: "5.0", Why: "{unit} is not in the same hex as the units you are moving."}
	refuseInHand     = &refusal{Case: "5.0", Why: "You are already moving {unit}."}
	refuseNoHand     = &refusal{Case: "5.0", Why: "You are not moving {unit}."}
	refuseLast       = &refusal{Case: "5.0", Why: "This is the last unit of the move. End the move instead."}
	refuseMixed      = &refusal{Case: "5.33", Why: "{unit} cannot join the move: entrained units and units on foot move separately."}
	refuseFar        = &refusal{Case: "5.0", Why: "{hex} is not adjacent to the moving units."}
	refuseMinimum    = &refusal{Case: "5.17", Why: "{hex} costs more than the full movement allowance. Only a unit that has not spent any MP this phase may enter, as its whole move."}
	refuseSealed     = &refusal{Case: "5.4", Why: "The hexside to {hex} is blocked."}
	refuseOccupied   = &refusal{Case: "5.13", Why: "{hex} is occupied by the enemy."}
	refuseStronghold = &refusal{Case: "5.13", Why: "{hex} contains an enemy fortress that is not destroyed."}
	refuseStaff      = &refusal{Case: "10.52", Why: "{hex} contains an enemy headquarters. Only combat units with an attack strength may enter."}
	refusePutnik     = &refusal{Case: "19.2", Why: "Putnik moves only by rail."}
)

// allowance is how many movement points a unit has in a phase. Out of supply it is
// half, but never below one (9.21); that does not touch headquarters (10.35) nor
// cavalry that forages (24.1).
func (p *Position) allowance(u int16) int {
	unit, st := p.unit(u), &p.units[u]
	points := unit.face(st.lost).Movement
	if st.unsupplied && !st.forages && !unit.hq {
		points = max(1, points/2)
	}
	return points
}

// pointsLeft are the movement points that a unit may still spend in this phase
// (5.14).
func (p *Position) pointsLeft(u int16) int { return p.allowance(u) - int(p.units[u].spent) }

// printedAttack is the strength that is printed for the steps that a unit has
// left; headquarters have none of their own (10.11).
func (p *Position) printedAttack(u int16) int8 {
	if p.unit(u).hq {
		return 0
	}
	return p.unit(u).attack[p.units[u].lost]
}

// stepCost is what a unit pays to go on foot from a hex to the adjacent one in
// direction d; the refusal tells why it cannot go there at all.
func (p *Position) stepCost(u int16, from board.ID, d hex.Direction, to board.ID) (int, *refusal) {
	if p.unit(u).putnik {
		return 0, refusePutnik
	}
	if r := p.closed(u, from, d, to); r != nil {
		return 0, r
	}
	return p.footCost(u, from, d, to), nil
}

// footCost is terrain by the unit's rating (5.4), one point for a river and one for
// an enemy zone of control (7.21), from wherever it comes (7.22, 7.23) and whoever
// of its own stands there (7.24).
func (p *Position) footCost(u int16, from board.ID, d hex.Direction, to board.ID) int {
	unit := p.unit(u)
	cost := p.rs.terrain[to].Cost[unit.rating-1]
	if p.Board().Side(from, d).Has(board.River) {
		cost += p.rs.tables.RiverCost
	}
	if p.zoc(unit.side.enemy(), to) {
		cost += p.rs.tables.ZoneCost
	}
	return cost
}

// closed tells why a unit may not go into an adjacent hex whatever the cost
// (5.13), with the exception for a hex with nothing but a headquarters (10.52).
func (p *Position) closed(u int16, from board.ID, d hex.Direction, to board.ID) *refusal {
	enemy := p.owner(u).enemy()
	switch {
	case p.Board().Side(from, d).Has(board.Blocked):
		return refuseSealed
	case p.holdsForce(enemy, to):
		return refuseOccupied
	case p.fortOf(enemy, to) >= 0:
		return refuseStronghold
	case p.holds(enemy, to) && p.printedAttack(u) == 0:
		return refuseStaff
	}
	return nil
}

func eachOwn(p *Position, yield func(args)) {
	for _, u := range p.rs.ofSide[p.side] {
		if p.onMap(u) || p.units[u].link > 0 {
			yield(verb.OfUnit(u))
		}
	}
}

// eachOfMover yields the units of the phasing side on the map.
func (p *Position) eachOfMover(yield func(args)) { p.eachOf(p.side, yield) }

// eachOf yields the units of a side on the map.
func (p *Position) eachOf(s side, yield func(args)) {
	for _, u := range p.rs.ofSide[s] {
		if p.onMap(u) {
			yield(verb.OfUnit(u))
		}
	}
}

func eachBesideHand(p *Position, yield func(args)) {
	if at := p.at(p.moving[0]); at != board.None {
		verb.Each(p.in(p.side, at), yield)
	}
}

func besideHand(p *Position, yield func(args)) {
	at := p.at(p.moving[0])
	if at == board.None {
		return
	}
	for d, n := range p.Board().Neighbours(at) {
		if n != board.None && !p.tooDear(at, hex.Direction(d), n) {
			yield(verb.OfHex(n))
		}
	}
}

// tooDear tells whether a unit in hand on foot lacks the points to enter a hex.
func (p *Position) tooDear(from board.ID, d hex.Direction, to board.ID) bool {
	for _, u := range p.moving {
		if st := &p.units[u]; !st.entrained && st.spent > 0 && p.footCost(u, from, d, to) > p.pointsLeft(u) {
			return true
		}
	}
	return false
}

func (p *Position) mayPick(a args) *refusal {
	unit, st := p.unit(a.Unit), &p.units[a.Unit]
	switch {
	case unit.side != p.side:
		return refuseNotYours
	case st.hex == board.None && st.link == 0:
		return refuseAbsent
	case st.done:
		return refuseEnded
	case st.hex == board.None && !p.throughLink(a.Unit):
		return refuseUnderway
	case !st.entrained && !p.commandedNow(a.Unit):
		return refuseStray
	case p.bound(a.Unit) && !p.carries([]int16{a.Unit}):
		return refuseLeftAboard
	case !p.canGoOn(a.Unit) && unit.putnik:
		return refusePutnik
	case !p.canGoOn(a.Unit):
		return refuseSpent
	}
	return nil
}

// canGoOn tells whether a unit has anything left to do in its move.
func (p *Position) canGoOn(u int16) bool {
	st := &p.units[u]
	switch {
	case st.hex == board.None:
		return p.throughLink(u)
	case st.entrained:
		return p.commandedNow(u) || p.rideLeft(u) > 0 && p.carries([]int16{u})
	case p.mayBoard(u) == nil:
		return true
	}
	return !p.unit(u).putnik && (p.pointsLeft(u) > 0 || st.spent == 0)
}

func (p *Position) mayAdd(a args) *refusal {
	first := p.moving[0]
	switch {
	case slices.Contains(p.moving, a.Unit):
		return refuseInHand
	case p.owner(a.Unit) == p.side && (!p.onMap(a.Unit) || p.at(a.Unit) != p.at(first)):
		return refuseElsewhere
	}
	if r := p.mayPick(a); r != nil {
		return r
	}
	if p.units[a.Unit].entrained != p.units[first].entrained {
		return refuseMixed
	}
	return nil
}

func (p *Position) mayDrop(a args) *refusal {
	switch {
	case !slices.Contains(p.moving, a.Unit):
		return refuseNoHand
	case len(p.moving) == 1:
		return refuseLast
	}
	return p.mayStop([]int16{a.Unit})
}

// byFootOrRail chooses what is said of units in hand on foot or on rails.
func (p *Position) byFootOrRail(foot, rail string) string {
	if p.units[p.moving[0]].entrained {
		return rail
	}
	return foot
}

func (p *Position) mayStep(a args) *refusal {
	from := p.at(p.moving[0])
	if from == board.None {
		return refuseUnderway
	}
	d, ok := p.Board().DirectionTo(from, a.Hex)
	if !ok {
		return refuseFar
	}
	if p.units[p.moving[0]].entrained {
		return p.mayRide(from, d, a.Hex)
	}
	return p.mayMarch(from, d, a.Hex)
}

// mayMarch tells why the units in hand cannot go on foot into a hex. One that has
// spent nothing may make its minimum move into it, however dear it is (5.17).
func (p *Position) mayMarch(from board.ID, d hex.Direction, to board.ID) *refusal {
	for _, u := range p.moving {
		// A combat unit in the same stack drives an enemy headquarters out (10.52).
		if _, r := p.stepCost(u, from, d, to); r != nil && (r != refuseStaff || !p.led()) {
			return r
		}
		cost := p.footCost(u, from, d, to)
		switch {
		case cost <= p.pointsLeft(u) || p.units[u].spent == 0:
		case cost > p.allowance(u):
			return refuseMinimum
		default:
			return &refusal{Case: "5.14", Why: fmt.Sprintf("%s needs %d MP to enter {hex} and has %d left.", p.Label(u), cost, p.pointsLeft(u))}
		}
	}
	return nil
}

// led tells whether a unit with an attack strength is in hand.
func (p *Position) led() bool {
	return slices.ContainsFunc(p.moving, func(u int16) bool { return p.printedAttack(u) > 0 })
}

// stepPrice is the dearest cost among the units in hand, and the least that one of
// them has left; for entrained ones it is in railway hexes.
func (p *Position) stepPrice(a args) (cost, left int) {
	from := p.at(p.moving[0])
	d, _ := p.Board().DirectionTo(from, a.Hex)
	left = -1
	for _, u := range p.moving {
		c, rest := 1, p.rideLeft(u)-1
		if !p.units[u].entrained {
			c = p.footCost(u, from, d, a.Hex)
			rest = max(0, p.pointsLeft(u)-c)
		}
		cost = max(cost, c)
		if left < 0 || rest < left {
			left = rest
		}
	}
	return cost, left
}

// step moves the units in hand into an adjacent hex.
func (p *Position) step(a args) {
	from := p.at(p.moving[0])
	d, _ := p.Board().DirectionTo(from, a.Hex)
	if p.units[p.moving[0]].entrained {
		p.ride(from, d, a.Hex)
	} else {
		p.march(from, d, a.Hex)
	}
	p.checkDisplacement()
}

// march is a step on foot. A unit for which it is too dear makes its minimum move,
// which ends its move (5.17).
func (p *Position) march(from board.ID, d hex.Direction, to board.ID) {
	movers := slices.Clone(p.moving)
	costs := make([]int, len(movers))
	for i, u := range movers {
		costs[i] = p.footCost(u, from, d, to)
	}
	var minimum []int16
	for i, u := range movers {
		p.place(u, to)
		st := &p.units[u]
		st.moved = true
		if p.pointsLeft(u) < costs[i] {
			st.spent = int8(p.allowance(u))
			minimum = append(minimum, u)
			continue
		}
		st.spent += int8(costs[i])
	}
	p.tellMarch(movers, minimum, slices.Max(costs), from, to)
	for _, u := range minimum {
		p.setDown(u)
	}
	p.moving = verb.Without(p.moving, minimum...)
}

func (p *Position) tellMarch(movers, minimum []int16, cost int, from, to board.ID) {
	way := fmt.Sprintf("%s %s from %s to %s", p.Labels(movers), verb.Conjugate(movers, "moves", "move"), p.Board().Number(from), p.HexName(to))
	e := rules.Event{Kind: "step", Case: "5.12", Side: p.side.id(), Units: p.IDs(movers...), Hexes: p.Hexes(from, to),
		Text: fmt.Sprintf("%s for %d MP.", way, cost)}
	switch len(minimum) {
	case 0:
	case len(movers):
		e.Case, e.Text = "5.17", way+" as its minimum move."
	default:
		e.Case, e.Text = "5.17", fmt.Sprintf("%s for %d MP, %s as a minimum move.", way, cost, p.Labels(minimum))
	}
	p.Tell(e)
}

// setDown ends the move of a unit. One that stays on its train counts against the
// rail capacity even if it has not gone anywhere (5.31); one that is bound to stay
// leaves the room to those that ride.
func (p *Position) setDown(u int16) {
	p.units[u].done = true
	if p.units[u].entrained && p.onMap(u) && !p.bound(u) {
		p.countRail(u)
	}
}

// halt ends the move of all units in hand.
func (p *Position) halt() {
	for _, u := range p.moving {
		p.setDown(u)
	}
	p.moving, p.stage = p.moving[:0], atMove
}

// settleMove ends the move of units in hand that can do nothing more.
func (p *Position) settleMove() bool {
	if slices.ContainsFunc(p.moving, p.canGoOn) {
		return false
	}
	p.halt()
	return true
}
