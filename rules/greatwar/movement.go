package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
	"vistula/rules/verb"
)

// Chapter 5: movement. Units are picked up, alone or as a stack from one hex,
// step from hex to hex, may be dropped on the way, and are set down.

var moves march.Moves[*Position, stage]

// marching is a position in which units move on foot.
type marching struct{ *Position }

func marchIn(p *Position) marching { return marching{p} }

func addMovement() {
	moves = march.Moves[*Position, stage]{
		Idle: atMove, Moving: atMoving,
		Stage: func(p *Position) *stage { return &p.stage },
		Hand:  func(p *Position) *[]int16 { return &p.moving },
		At:    (*Position).at, Own: eachOwn, MayPick: func(p *Position, a args) *refusal { return marchIn(p).mayPick(a) },
		Here:     func(p *Position, at board.ID, yield func(args)) { verb.Each(p.in(p.side, at), yield) },
		Apart:    func(p *Position, u, first int16) bool { return marchIn(p).apart(u, first) },
		MayJoin:  func(p *Position, u int16) *refusal { return marchIn(p).mayJoin(u) },
		Away:     func(*Position) *refusal { return refuseUnderway },
		TooDear:  func(p *Position, s march.Step) bool { return marchIn(p).tooDear(s) },
		MayStep:  func(p *Position, s march.Step) *refusal { return marchIn(p).mayStep(s) },
		Price:    func(p *Position, s march.Step) (cost, left int) { return marchIn(p).stepPrice(s) },
		Go:       func(p *Position, s march.Step) { marchIn(p).step(s) },
		MayLeave: func(p *Position, u int16) *refusal { return railsOf(p).mayStop([]int16{u}) },
		MayHalt:  func(p *Position) *refusal { return railsOf(p).mayStop(p.moving) },
		SetDown:  func(p *Position, u int16) { marchIn(p).setDown(u) }, CanGoOn: func(p *Position, u int16) bool { return marchIn(p).canGoOn(u) },
		Refusals: march.Refusals{InHand: refuseInHand, NotInHand: refuseNoHand, Elsewhere: refuseElsewhere, Last: refuseLast, NotBeside: refuseFar},
	}
	step := moves.Step("Move one hex", "5.12")
	step.Words = func(p *Position, _ args) string { return marchIn(p).byFootOrRail("Move one hex", "Ride one hex") }
	step.Cite = func(p *Position, _ args) string { return marchIn(p).byFootOrRail("5.12", "5.33") }
	book.Add(moves.Pick("Move this unit", "5.0"), moves.Add("Take along", "5.0"), step,
		moves.Drop("Leave here", "5.0"), moves.Halt("End the move here", "5.0"))
	done.On(atMove, "End the movement", "4.0", func(p *Position) *refusal { return railsOf(p).mayEndMoves() }, func(p *Position) {
		railsOf(p).endRail()
		turnOf(p).endMovement()
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
func (p marching) allowance(u int16) int {
	unit, st := p.unit(u), &p.units[u]
	points := unit.face(st.lost).Movement
	if st.unsupplied && !st.forages && !unit.hq {
		points = max(1, points/2)
	}
	return points
}

// pointsLeft are the movement points that a unit may still spend in this phase
// (5.14).
func (p marching) pointsLeft(u int16) int { return p.allowance(u) - int(p.units[u].spent) }

// printedAttack is the strength that is printed for the steps that a unit has
// left; headquarters have none of their own (10.11).
func (p marching) printedAttack(u int16) int8 {
	if p.unit(u).hq {
		return 0
	}
	return p.unit(u).attack[p.units[u].lost]
}

// barred tells why a unit cannot make a step on foot at all.
func (p marching) barred(u int16, s march.Step) *refusal {
	if p.unit(u).putnik {
		return refusePutnik
	}
	return p.closed(u, s)
}

// footCost is terrain by the unit's rating (5.4), one point for a river and one for
// an enemy zone of control (7.21), from wherever it comes (7.22, 7.23) and whoever
// of its own stands there (7.24).
func (p marching) footCost(u int16, s march.Step) int {
	unit := p.unit(u)
	cost := p.rs.terrain[s.To].Cost[unit.rating-1]
	if p.Board().Side(s.From, s.D).Has(board.River) {
		cost += p.rs.tables.RiverCost
	}
	if p.zoc(unit.side.enemy(), s.To) {
		cost += p.rs.tables.ZoneCost
	}
	return cost
}

// closed tells why a unit may not go into an adjacent hex whatever the cost
// (5.13), with the exception for a hex with nothing but a headquarters (10.52).
func (p marching) closed(u int16, s march.Step) *refusal {
	enemy := p.owner(u).enemy()
	switch {
	case p.Board().Side(s.From, s.D).Has(board.Blocked):
		return refuseSealed
	case p.holdsForce(enemy, s.To):
		return refuseOccupied
	case p.fortOf(enemy, s.To) >= 0:
		return refuseStronghold
	case p.holds(enemy, s.To) && p.printedAttack(u) == 0:
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
func (p *Position) eachOfMover(yield func(args)) { marchIn(p).eachOf(p.side, yield) }

// eachOf yields the units of a side on the map.
func (p marching) eachOf(s side, yield func(args)) {
	for _, u := range p.rs.ofSide[s] {
		if p.onMap(u) {
			yield(verb.OfUnit(u))
		}
	}
}

// tooDear tells whether a unit in hand on foot lacks the points for a step.
func (p marching) tooDear(s march.Step) bool {
	for _, u := range p.moving {
		if st := &p.units[u]; !st.entrained && st.spent > 0 && p.footCost(u, s) > p.pointsLeft(u) {
			return true
		}
	}
	return false
}

func (p marching) mayPick(a args) *refusal {
	unit, st := p.unit(a.Unit), &p.units[a.Unit]
	switch {
	case unit.side != p.side:
		return refuseNotYours
	case st.hex == board.None && st.link == 0:
		return refuseAbsent
	case st.done:
		return refuseEnded
	case st.hex == board.None && !offMapOf(p.Position).throughLink(a.Unit):
		return refuseUnderway
	case !st.entrained && !commandOf(p.Position).commandedNow(a.Unit):
		return refuseStray
	case railsOf(p.Position).bound(a.Unit) && !railsOf(p.Position).carries([]int16{a.Unit}):
		return refuseLeftAboard
	case !p.canGoOn(a.Unit) && unit.putnik:
		return refusePutnik
	case !p.canGoOn(a.Unit):
		return refuseSpent
	}
	return nil
}

// canGoOn tells whether a unit has anything left to do in its move.
func (p marching) canGoOn(u int16) bool {
	st := &p.units[u]
	switch {
	case st.hex == board.None:
		return offMapOf(p.Position).throughLink(u)
	case st.entrained:
		return commandOf(p.Position).commandedNow(u) || railsOf(p.Position).rideLeft(u) > 0 && railsOf(p.Position).carries([]int16{u})
	case railsOf(p.Position).mayBoard(u) == nil:
		return true
	}
	return !p.unit(u).putnik && (p.pointsLeft(u) > 0 || st.spent == 0)
}

// apart tells whether a unit is elsewhere than the first one in hand.
func (p marching) apart(u, first int16) bool {
	return p.owner(u) == p.side && (!p.onMap(u) || p.at(u) != p.at(first))
}

func (p marching) mayJoin(u int16) *refusal {
	if p.units[u].entrained != p.units[p.moving[0]].entrained {
		return refuseMixed
	}
	return nil
}

// byFootOrRail chooses what is said of units in hand on foot or on rails.
func (p marching) byFootOrRail(foot, rail string) string {
	if p.units[p.moving[0]].entrained {
		return rail
	}
	return foot
}

func (p marching) mayStep(s march.Step) *refusal {
	if p.units[p.moving[0]].entrained {
		return railsOf(p.Position).mayRide(s)
	}
	return p.mayMarch(s)
}

// mayMarch tells why the units in hand cannot go on foot into a hex. One that has
// spent nothing may make its minimum move into it, however dear it is (5.17).
func (p marching) mayMarch(s march.Step) *refusal {
	for _, u := range p.moving {
		// A combat unit in the same stack drives an enemy headquarters out (10.52).
		if r := p.barred(u, s); r != nil && (r != refuseStaff || !p.led()) {
			return r
		}
		cost := p.footCost(u, s)
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
func (p marching) led() bool {
	return slices.ContainsFunc(p.moving, func(u int16) bool { return p.printedAttack(u) > 0 })
}

// stepPrice is the dearest cost among the units in hand, and the least that one of
// them has left; for entrained ones it is in railway hexes.
func (p marching) stepPrice(s march.Step) (cost, left int) {
	left = -1
	for _, u := range p.moving {
		c, rest := 1, railsOf(p.Position).rideLeft(u)-1
		if !p.units[u].entrained {
			c = p.footCost(u, s)
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
func (p marching) step(s march.Step) {
	if p.units[p.moving[0]].entrained {
		railsOf(p.Position).ride(s)
	} else {
		p.march(s)
	}
	displacementOf(p.Position).checkDisplacement()
}

// march is a step on foot. A unit for which it is too dear makes its minimum move,
// which ends its move (5.17).
func (p marching) march(s march.Step) {
	movers := slices.Clone(p.moving)
	costs := make([]int, len(movers))
	for i, u := range movers {
		costs[i] = p.footCost(u, s)
	}
	var minimum []int16
	for i, u := range movers {
		p.place(u, s.To)
		st := &p.units[u]
		st.moved = true
		if p.pointsLeft(u) < costs[i] {
			st.spent = int8(p.allowance(u))
			minimum = append(minimum, u)
			continue
		}
		st.spent += int8(costs[i])
	}
	p.tellMarch(movers, minimum, slices.Max(costs), s.From, s.To)
	for _, u := range minimum {
		p.setDown(u)
	}
	p.moving = verb.Without(p.moving, minimum...)
}

func (p marching) tellMarch(movers, minimum []int16, cost int, from, to board.ID) {
	way := fmt.Sprintf("%s %s from %s to %s", p.Labels(movers), verb.Conjugate(movers, "moves", "move"), p.HexName(from), p.HexName(to))
	e := rules.Event{Kind: rules.EventStep, Case: "5.12", Side: p.side.id(), Units: p.IDs(movers...), Hexes: p.Hexes(from, to),
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
func (p marching) setDown(u int16) {
	p.units[u].done = true
	if p.units[u].entrained && p.onMap(u) && !railsOf(p.Position).bound(u) {
		railsOf(p.Position).countRail(u)
	}
}
