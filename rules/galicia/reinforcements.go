package galicia

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 14: reinforcements.

var arrivalVerbs = []*verbs{
	{Name: "place", Label: "Place the reinforcement", Case: "14.0", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atArrivals),
		Check:      func(p *Position, a args) *refusal { return arrivalsOf(p).mayPlace(a) },
		Candidates: eachPlacing,
		Do:         func(p *Position, a args) { arrivalsOf(p).bring(a) },
		Price: func(p *Position, a args) (int, int) {
			e := arrivalsOf(p).entry(a.Unit)
			cost := e.cost(p, a.Hex)
			return cost, p.face(a.Unit).Movement - cost
		}},
	{Name: "wait", Label: "Hold the reinforcement back", Case: "14.0", Takes: verb.Unit, Stages: verb.Of(atArrivals),
		Check: func(p *Position, a args) *refusal { return arrivalsOf(p).mayWait(a) }, Candidates: eachArrival, Do: func(p *Position, a args) {
			p.units[a.Unit].waits = true
			p.Tell(rules.Event{Kind: "wait", Case: "14.0", Side: p.side.id(), Units: p.IDs(a.Unit), Text: p.Label(a.Unit) + " is held back this turn."})
		}},
}

// entry is where a reinforcement may come on.
type entry struct {
	hexes   []board.ID
	blocked bool // its own hexes are all occupied: it enters at the map's edge, at a cost
	may     bool // its owner may hold it back
}

// cost is what a unit pays for coming on: nothing in its own hexes, the
// terrain and an enemy zone at another edge hex (14.0).
func (e *entry) cost(p *Position, id board.ID) int {
	if !e.blocked {
		return 0
	}
	cost := p.rs.terrainCost[id]
	if p.zoc(p.side.enemy(), id) {
		cost += p.rs.tables.enterZone
	}
	return cost
}

// arriving tells where reinforcements can come on (14.0).
type arriving struct{ *Position }

func arrivalsOf(p *Position) arriving { return arriving{p} }

// due tells whether a unit is to come on in this phase.
func (p arriving) due(u int16) bool {
	st, arrives := &p.units[u], p.scenario.arrives[u]
	return p.owner(u) == p.side && arrives != nil && st.hex == board.None && st.alive() && !st.waits && int(p.turn) >= arrives.turn
}

// entry works out where a unit that is due may come on.
func (p arriving) entry(u int16) entry {
	a := p.scenario.arrives[u]
	if a.later != nil {
		if int(p.turn) >= a.later.turn {
			a = a.later
		} else {
			// It enters at its first hexes or not before its later turn.
			return entry{hexes: p.unoccupied(a.hexes), may: true}
		}
	}
	open := p.unoccupied(a.hexes)
	if a.rail {
		open = p.railEntry(a.hexes)
	}
	if len(open) > 0 {
		return entry{hexes: open}
	}
	return entry{hexes: p.nearestEdge(a.hexes), blocked: true, may: true}
}

func (p arriving) unoccupied(ids []board.ID) []board.ID {
	var free []board.ID
	for _, id := range ids {
		if !p.holds(p.side.enemy(), id) {
			free = append(free, id)
		}
	}
	return free
}

// railEntry are the hexes of a railway at which a unit may come on: supply
// sources out of enemy zones, or those in them where there is no other (14.1).
func (p arriving) railEntry(ids []board.ID) []board.ID {
	source := linesOf(p.Position).sources(p.side)
	var quiet, valid []board.ID
	for _, id := range ids {
		if !source[id] {
			continue
		}
		valid = append(valid, id)
		if !p.zoc(p.side.enemy(), id) {
			quiet = append(quiet, id)
		}
	}
	if len(quiet) > 0 {
		return quiet
	}
	return valid
}

// nearestEdge are the friendly map edge hexes without an enemy that are nearest
// to any of the given hexes (14.0).
func (p arriving) nearestEdge(ids []board.ID) []board.ID {
	var nearest []board.ID
	best := -1
	for _, edge := range p.rs.edges[p.side] {
		if p.closed(p.side, edge) != nil {
			continue
		}
		d := -1
		for _, id := range ids {
			if x := p.Board().Distance(id, edge); d < 0 || x < d {
				d = x
			}
		}
		if best < 0 || d < best {
			best, nearest = d, nil
		}
		if d == best {
			nearest = append(nearest, edge)
		}
	}
	return nearest
}

func eachArrival(p *Position, yield func(args)) {
	for i := range p.units {
		if arrivalsOf(p).due(int16(i)) {
			yield(verb.OfUnit(int16(i)))
		}
	}
}

func eachPlacing(p *Position, yield func(args)) {
	eachArrival(p, func(a args) {
		e := arrivalsOf(p).entry(a.Unit)
		for _, id := range e.hexes {
			yield(args{Unit: a.Unit, Hex: id, From: board.None})
		}
	})
}

// anyArrival tells whether a reinforcement is left to be decided on. One that
// may wait and has nowhere to go waits by itself.
func (p arriving) anyArrival() bool {
	return verb.Any(p.Position, eachArrival, func(a args) bool { return len(p.entry(a.Unit).hexes) > 0 })
}

var (
	refuseNotDue     = &refusal{Case: "14.0", Why: "{unit} is not due to arrive this turn."}
	refuseEntry      = &refusal{Case: "14.0", Why: "{unit} cannot arrive at {hex}."}
	refuseRailEntry  = &refusal{Case: "14.1", Why: "{unit} cannot arrive at {hex}: it must be a supply source on the scheduled railway, and outside enemy ZOCs if any such hex is."}
	refuseMustArrive = &refusal{Case: "14.0", Why: "{unit} must arrive this turn."}
)

func (p arriving) mayPlace(a args) *refusal {
	if !p.due(a.Unit) {
		return refuseNotDue
	}
	for _, id := range p.entry(a.Unit).hexes {
		if id == a.Hex {
			return nil
		}
	}
	if p.scenario.arrives[a.Unit].rail {
		return refuseRailEntry
	}
	return refuseEntry
}

func (p arriving) mayWait(a args) *refusal {
	if !p.due(a.Unit) {
		return refuseNotDue
	}
	if !p.entry(a.Unit).may {
		return refuseMustArrive
	}
	return nil
}

// bring puts a reinforcement on the map; that may make enemy cavalry react
// (12.1, 14.0).
func (p arriving) bring(a args) {
	e := p.entry(a.Unit)
	cost := e.cost(p.Position, a.Hex)
	p.place(a.Unit, a.Hex)
	p.units[a.Unit].spent = int8(min(cost, p.face(a.Unit).Movement))
	text := p.Label(a.Unit) + " arrives at " + p.HexName(a.Hex) + "."
	if e.blocked {
		text = fmt.Sprintf("The entry hexes of %s are blocked; it arrives at %s for %d MP.", p.Label(a.Unit), p.HexName(a.Hex), cost)
	}
	p.Tell(rules.Event{Kind: "arrive", Case: "14.0", Side: p.side.id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(a.Hex), Text: text,
		Reveals: cavalryOf(p.Position).tellsOfCavalry([]int16{a.Unit}, board.None, a.Hex)})
	cavalryOf(p.Position).trigger([]int16{a.Unit}, board.None, a.Hex)
}

func (p arriving) beginReinforcement() {
	p.phase, p.stage = reinforcementPhase, atArrivals
	for i := range p.units {
		p.units[i].waits = false
	}
}
