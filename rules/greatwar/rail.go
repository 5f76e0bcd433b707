package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
	"vistula/rules/verb"
)

// Case 5.3 and chapter 17: movement by rail.

func addRail() {
	book.Add(
		&verbs{Name: rules.VerbEntrain, Label: "Entrain", Case: "5.32", Stages: verb.Of(atMoving),
			Check: func(p *Position, _ args) *refusal { return railsOf(p).mayEntrain() }, Do: func(p *Position, _ args) { railsOf(p).entrain() },
			Throws: func(p *Position, _ args) int { return len(railsOf(p).throwers()) },
			Words:  func(p *Position, _ args) string { return railsOf(p).entrainWords() },
			Cite: func(p *Position, _ args) string {
				if len(railsOf(p).throwers()) > 0 {
					return "17.11"
				}
				return "5.32"
			},
			Price: func(p *Position, _ args) (cost, left int) {
				left = -1
				for _, u := range p.moving {
					c := railsOf(p).entrainCost(u)
					cost = max(cost, c)
					if rest := marchIn(p).pointsLeft(u) - c; left < 0 || rest < left {
						left = rest
					}
				}
				return cost, left
			}},
		&verbs{Name: rules.VerbDetrain, Label: "Detrain", Case: "5.34", Stages: verb.Of(atMoving),
			Check: func(p *Position, _ args) *refusal { return railsOf(p).mayDetrain() }, Do: func(p *Position, _ args) { railsOf(p).detrain() }})
}

// Refusals of rail movement.
var (
	refuseAboard      = &refusal{Case: "5.32", Why: "{unit} is already entrained."}
	refuseNotAboard   = &refusal{Case: "5.34", Why: "The moving units are not entrained."}
	refuseNoRailway   = &refusal{Case: "5.32", Why: "{unit} is not in a hex with a railway of its own country."}
	refuseWatched     = &refusal{Case: "5.32", Why: "{unit} cannot entrain in an enemy zone of control."}
	refuseHungry      = &refusal{Case: "5.32", Why: "{unit} is out of supply and cannot entrain."}
	refuseLeaderless  = &refusal{Case: "5.35", Why: "{unit} is out of command: it may move by rail if entrained, but not entrain or detrain."}
	refuseBoardDear   = &refusal{Case: "5.32", Why: "{unit} does not have enough movement points to entrain."}
	refuseCapacity    = &refusal{Case: "5.31", Why: "There is not enough rail capacity left this turn."}
	refuseOverload    = &refusal{Case: "5.31", Why: "More units are entrained than this turn's rail capacity allows. Detrain some of them."}
	refuseLeftAboard  = &refusal{Case: "5.31", Why: "{unit} cannot ride: there is not enough rail capacity left this turn. Out of command it cannot detrain either, so it stays entrained where it is."}
	refuseNoTrack     = &refusal{Case: "5.33", Why: "No railway leads from here to {hex}."}
	refuseForeign     = &refusal{Case: "16.0", Why: "Units use only railways in their own country, and the line to {hex} is not."}
	refuseRidden      = &refusal{Case: "5.33", Why: "The moving units have used all of their rail movement this turn."}
	refuseRailZone    = &refusal{Case: "5.33", Why: "{hex} is in an enemy zone of control, which entrained units may not enter."}
	refuseRailHeld    = &refusal{Case: "5.33", Why: "An enemy unit was the last to occupy {hex}: trains cannot enter it."}
	refuseLine        = &refusal{Case: "17.51", Why: "The railway to {hex} has reached its limit for this phase."}
	refuseOffMapTrain = &refusal{Case: "5.38", Why: "Units off the map remain entrained."}
)

// railways carry units as far as their capacity goes (5.3, 17).
type railways struct{ *Position }

func railsOf(p *Position) railways { return railways{p} }

// railRate is how many railway hexes a unit may ride in a phase (16.0).
func (p railways) railRate(u int16) int {
	return p.rs.tables.Rail.Rate[nationIDs[p.unit(u).nation]]
}

// rideLeft is how many of them it has left.
func (p railways) rideLeft(u int16) int { return p.railRate(u) - int(p.units[u].ridden) }

// entrainCost is a unit's rating in movement points; headquarters and depots are
// taken aboard without more (17.31).
func (p railways) entrainCost(u int16) int {
	if unit := p.unit(u); !unit.hq && !unit.depot {
		return int(unit.rating)
	}
	return 0
}

// throws tells whether a unit needs a die to entrain: not Serbs (17.11),
// headquarters or depots (17.31).
func (p railways) throws(u int16) bool {
	unit := p.unit(u)
	return unit.nation != serbia && !unit.hq && !unit.depot
}

// throwers lists the units in hand that need a die to entrain.
func (p railways) throwers() []int16 {
	var list []int16
	for _, u := range p.moving {
		if p.throws(u) {
			list = append(list, u)
		}
	}
	return list
}

// entrainWords tells what has to be rolled, and how much the railways still carry.
func (p railways) entrainWords() string {
	n := p.unit(p.moving[0]).nation
	words := "Entrain"
	if len(p.throwers()) > 0 {
		words = fmt.Sprintf("Entrain on a roll of %d or more", p.rs.tables.Rail.EntrainFrom)
	}
	return fmt.Sprintf("%s (capacity: %d of %d left)", words, p.railLeft(n), p.railCapacity(n))
}

// mayBoard tells why a unit cannot entrain where it stands, its nation's capacity
// apart (5.32).
func (p railways) mayBoard(u int16) *refusal {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case st.hex == board.None:
		return refuseOffMapTrain
	case st.entrained:
		return refuseAboard
	case !commandOf(p.Position).commandedNow(u):
		return refuseLeaderless
	case !p.rs.railHex(unit.nation, st.hex):
		return refuseNoRailway
	case unit.rating > 1 && p.zoc(unit.side.enemy(), st.hex):
		return refuseWatched
	case st.unsupplied && !unit.hq:
		return refuseHungry
	case p.entrainCost(u) > marchIn(p.Position).pointsLeft(u):
		return refuseBoardDear
	}
	return nil
}

// mayEntrain asks that all units in hand can.
func (p railways) mayEntrain() *refusal {
	for _, u := range p.moving {
		if r := p.mayBoard(u); r != nil {
			return &refusal{Case: r.Case, Why: p.fill(r.Why, u)}
		}
	}
	if !p.carries(p.moving) {
		return refuseCapacity
	}
	return nil
}

// fill names the unit that a refusal is about where the action names none.
func (p railways) fill(why string, u int16) string {
	const mark = "{unit}"
	if len(why) > len(mark) && why[:len(mark)] == mark {
		return p.Label(u) + why[len(mark):]
	}
	return why
}

// entrain puts the units in hand on trains where they stand. The die falls once a
// unit has come to its railway hex (the clarification of 17.11); a unit that fails
// ends its move, but counts against the capacity all the same (17.12).
func (p railways) entrain() {
	for _, u := range slices.Clone(p.moving) {
		st := &p.units[u]
		st.spent += int8(p.entrainCost(u))
		p.countRail(u)
		e := rules.Event{Kind: "entrain", Case: "5.32", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(st.hex),
			Text: fmt.Sprintf("%s entrains at %s.", p.Label(u), p.HexName(st.hex))}
		if p.throws(u) {
			die := p.Dies.D6()
			e.Case, e.Dice = "17.11", []int{die}
			e.Text = fmt.Sprintf("%s rolls %d and entrains at %s.", p.Label(u), die, p.HexName(st.hex))
			if die < p.rs.tables.Rail.EntrainFrom {
				e.Text = fmt.Sprintf("%s rolls %d and fails to entrain at %s.", p.Label(u), die, p.HexName(st.hex))
				p.Tell(e)
				p.moving = verb.Without(p.moving, u)
				st.done = true
				continue
			}
		}
		p.change(u, func(st *unitState) { st.entrained = true })
		p.Tell(e)
	}
}

func (p railways) mayDetrain() *refusal {
	for _, u := range p.moving {
		switch {
		case !p.units[u].entrained:
			return refuseNotAboard
		case !p.onMap(u):
			return refuseOffMapTrain
		case !commandOf(p.Position).commandedNow(u):
			return &refusal{Case: refuseLeaderless.Case, Why: p.fill(refuseLeaderless.Why, u)}
		}
	}
	return nil
}

// detrain takes the units in hand off their trains at no cost; they go on on foot
// with what movement points they have (5.34).
func (p railways) detrain() {
	for _, u := range p.moving {
		p.leaveTrain(u)
	}
	p.Tell(rules.Event{Kind: "detrain", Case: "5.34", Side: p.side.id(), Units: p.IDs(p.moving...), Hexes: p.Hexes(p.at(p.moving[0])),
		Text: fmt.Sprintf("%s %s at %s.", p.Labels(p.moving), verb.Conjugate(p.moving, "detrains", "detrain"), p.HexName(p.at(p.moving[0])))})
}

func (p railways) leaveTrain(u int16) {
	p.change(u, func(st *unitState) { st.entrained, st.fresh = false, false })
}

// detrainAttacked takes units that are attacked off their trains (5.36). Whether
// they defend at half strength must be asked before.
func (p railways) detrainAttacked(units []int16) {
	var list []int16
	for _, u := range units {
		if p.units[u].entrained {
			p.leaveTrain(u)
			list = append(list, u)
		}
	}
	if len(list) > 0 {
		p.Tell(rules.Event{Kind: "detrain", Case: "5.36", Side: p.owner(list[0]).id(), Units: p.IDs(list...), Hexes: p.Hexes(p.at(list[0])),
			Text: fmt.Sprintf("%s %s under attack.", p.Labels(list), verb.Conjugate(list, "detrains", "detrain"))})
	}
}

// trackTo tells why a unit cannot ride from a hex into the adjacent one, rate and
// capacity apart (5.33). A headquarters of the enemy does not bar the way to units
// that can drive it out (10.52).
func (p railways) trackTo(u int16, s march.Step) *refusal {
	unit := p.unit(u)
	switch {
	case p.Board().Tracks(s.From, s.D) == 0:
		return refuseNoTrack
	case !p.rs.railOf(unit.nation, s.From, s.D):
		return refuseForeign
	case p.zoc(unit.side.enemy(), s.To):
		return refuseRailZone
	case p.held[s.To] == unit.side.enemy():
		return refuseRailHeld
	}
	return marchIn(p.Position).closed(u, s)
}

func (p railways) mayRide(s march.Step) *refusal {
	for _, u := range p.moving {
		switch r := p.trackTo(u, s); {
		case r == refuseStaff && marchIn(p.Position).led():
		case r != nil:
			return r
		case p.rideLeft(u) <= 0:
			return refuseRidden
		}
	}
	switch {
	case !p.carries(p.moving):
		return refuseCapacity
	case p.lineFull(p.moving, s.From, s.To):
		return refuseLine
	}
	return nil
}

// ride is a step along a railway.
func (p railways) ride(s march.Step) {
	for _, u := range p.moving {
		p.countRail(u)
		p.cross(u, s.From, s.To)
		p.place(u, s.To)
		st := &p.units[u]
		st.ridden++
		st.moved, st.railed = true, true
	}
	p.Tell(rules.Event{Kind: rules.EventRide, Case: "5.33", Side: p.side.id(), Units: p.IDs(p.moving...), Hexes: p.Hexes(s.From, s.To),
		Text: fmt.Sprintf("%s %s from %s to %s.", p.Labels(p.moving), verb.Conjugate(p.moving, "rides", "ride"), p.HexName(s.From), p.HexName(s.To))})
}

// The beginning and the end of the Movement Segment.

// beginRail charges the units that remain entrained whatever happens, being out of
// command (5.31, 5.35). Where the capacity has no room for all of them, each is
// charged only when it rides, so that their owner chooses who does.
func (p railways) beginRail() {
	bound, used := p.boundLoads(), p.rail
	for _, u := range p.all(p.bound) {
		if n := p.unit(u).nation; p.onMap(u) && int(used[n])+bound[n] <= p.railCapacity(n) {
			p.countRail(u)
		}
	}
}

// waiting lists the entrained units on the map that have not been charged yet: they
// will be at the end of the segment, as far as there is room (5.31).
func (p railways) waiting() []int16 {
	return p.all(func(u int16) bool {
		return p.owner(u) == p.side && p.units[u].entrained && p.onMap(u) && !p.units[u].counted
	})
}

// mayStop tells why units cannot end their move entrained: the capacity has no
// room for those that could detrain.
func (p railways) mayStop(units []int16) *refusal {
	var aboard []int16
	for _, u := range units {
		if p.units[u].entrained && p.onMap(u) && !p.units[u].counted && !p.bound(u) {
			aboard = append(aboard, u)
		}
	}
	if len(aboard) > 0 && !p.carries(aboard) {
		return refuseOverload
	}
	return nil
}

// mayEndMoves asks that all fit whose trains they could still leave.
func (p railways) mayEndMoves() *refusal {
	return p.mayStop(slices.DeleteFunc(p.waiting(), func(u int16) bool { return p.units[u].done }))
}

// endRail counts those that remained entrained without moving (5.31), and takes
// Austro-Hungarian reinforcements that came to Galicia entrained off their trains
// (17.2).
func (p railways) endRail() {
	for _, u := range p.waiting() {
		if n := p.unit(u).nation; int(p.rail[n]+p.unit(u).points) <= p.railCapacity(n) {
			p.countRail(u)
		}
	}
	for i := range p.units {
		if u := int16(i); p.units[i].fresh {
			p.leaveTrain(u)
			p.Tell(rules.Event{Kind: "detrain", Case: "17.2", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)),
				Text: fmt.Sprintf("%s detrains at %s, having arrived in Galicia this turn.", p.Label(u), p.HexName(p.at(u)))})
		}
	}
}
