package tannenberg

import (
	"cmp"
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/march"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// Headings "How to Move Units" and "Effect of Terrain Features on Movement". Units
// are picked up, alone or as a stack, step from hex to hex, may be dropped on
// the way, and are set down.

var moves march.Moves[*Position, stage]

func movementVerbs() []*verbs {
	moves = march.Moves[*Position, stage]{
		Idle: atMove, Moving: atMoving,
		Stage: func(p *Position) *stage { return &p.stage },
		Hand:  func(p *Position) *[]int16 { return &p.moving },
		At:    (*Position).at,
		Own:   eachOwn, MayPick: (*Position).mayPick,
		Here:  func(p *Position, at board.ID, yield func(args)) { verb.Each(p.stack(p.side, at), yield) },
		Apart: func(p *Position, u, first int16) bool { return p.owner(u) == p.side && p.at(u) != p.at(first) }, MayJoin: (*Position).mayJoin,
		MayStep: (*Position).mayStep, Price: (*Position).stepPrice, Go: (*Position).step,
		MayLeave: func(p *Position, _ int16) *refusal { return p.mayHalt(len(p.moving) - 1) },
		MayHalt:  func(p *Position) *refusal { return p.mayHalt(0) },
		SetDown:  func(p *Position, u int16) { p.units[u].done = true },
		CanGoOn:  func(p *Position, u int16) bool { return p.left(u) > 0 || p.mayEntrain(p.moving) == nil },
		Refusals: march.Refusals{InHand: refuseInHand, NotInHand: refuseNoHand, Elsewhere: refuseElsewhere, Last: refuseLast, NotBeside: refuseFar},
	}
	add, step := moves.Add("Add to the moving stack", "Stacking 4"), moves.Step("Move one hex", "Movement 6")
	join := add.Do
	add.Do = func(p *Position, a args) {
		join(p, a)
		slices.SortFunc(p.moving, func(a, b int16) int { return cmp.Compare(p.units[a].rank, p.units[b].rank) }) // as in their stack
	}
	step.Words = func(p *Position, _ args) string { return p.byFootOrRail("March one hex", "Ride one hex") }
	step.Cite = func(p *Position, _ args) string { return p.byFootOrRail("Movement 2", "Railroads 2") }
	return []*verbs{moves.Pick("Move this unit", "Movement 1"), add, step, moves.Drop("Leave the unit here", "Stacking 6"), moves.Halt("End the move here", "Movement 1")}
}

// Refusals of movement.
var (
	refuseEnded      = &refusal{Case: "Movement 5", Why: "{unit} has already ended its move."}
	refuseSpent      = &refusal{Case: "Movement 5", Why: "{unit} has no movement left."}
	refuseElsewhere  = &refusal{Case: "Stacking 6", Why: "{unit} is not in the hex of the moving units."}
	refuseInHand     = &refusal{Case: "Stacking 6", Why: "{unit} is already moving with them."}
	refuseNoHand     = &refusal{Case: "Stacking 6", Why: "{unit} is not one of the moving units."}
	refuseLast       = &refusal{Case: "Stacking 6", Why: "The last moving unit cannot be dropped: end the move instead."}
	refuseMixed      = &refusal{Case: "Railroads 2", Why: "{unit} cannot join: one of them goes by rail and the other on foot."}
	refuseFar        = &refusal{Case: "Movement 2", Why: "{hex} is not adjacent to the moving units."}
	refuseSea        = &refusal{Case: "Mapboard 1", Why: "Units cannot enter {hex}: it is sea."}
	refuseRumania    = &refusal{Case: "Movement 7", Why: "{hex} is Rumanian or on the Rumanian border, which no unit may enter."}
	refuseOccupied   = &refusal{Case: "Movement 4", Why: "{hex} is occupied by the enemy."}
	refuseFortified  = &refusal{Case: "Forts 1", Why: "An enemy fort blocks the hexside to {hex}: destroy it first."}
	refuseUnsupplied = &refusal{Case: "Isolation 4", Why: "{hex} would put the moving units out of supply, and units may not move there voluntarily."}
)

// allowance is a unit's movement in a turn, on a train if it is on one: halved when isolated
// (Isolation 1).
func (p *forces) allowance(u int16) int {
	if p.units[u].railed && !p.unit(u).engineer {
		return p.halved(u, p.rs.tables.rail(p.unit(u).nation).Rate)
	}
	return p.allowanceOff(u)
}

// allowanceOff is a unit's movement in a turn without a train.
func (p *forces) allowanceOff(u int16) int {
	if p.unit(u).engineer {
		return p.halved(u, p.rs.tables.EBRate)
	}
	return p.halved(u, int(p.unit(u).movement))
}

// halved is a unit's movement as far as its state allows it (Isolation 1).
func (p *forces) halved(u int16, n int) int {
	if p.units[u].isolated {
		return n / 2
	}
	return n
}

// left is the movement that a unit may still spend this turn.
func (p *forces) left(u int16) int { return p.allowance(u) - int(p.units[u].spent) }

// leastLeft is the movement left of the slowest unit of several (Stacking 6).
func (p *forces) leastLeft(units []int16) int {
	least := p.left(units[0])
	for _, u := range units[1:] {
		least = min(least, p.left(u))
	}
	return least
}

// byRail tells whether a unit goes from hex to hex along railways.
func (p *forces) byRail(u int16) bool { return p.units[u].railed || p.unit(u).engineer }

func (p *Position) byFootOrRail(foot, rail string) string {
	if p.byRail(p.moving[0]) {
		return rail
	}
	return foot
}

// closed tells why a side may not enter an adjacent hex at all.
func (p *forces) closed(s side, from board.ID, d hex.Direction, to board.ID) *refusal {
	switch {
	case p.rs.closed[to] == sea:
		return refuseSea
	case p.rs.closed[to] == rumania:
		return refuseRumania
	case p.holds(s.enemy(), to):
		return refuseOccupied
	case p.fortBars(s, from, d):
		return refuseFortified
	}
	return nil
}

// footCost is what it takes to march into an adjacent hex (Terrain 1, 2). Where
// both reasons hold it is two all the same: two factors are what each of them
// requires.
func (p *forces) footCost(from, to board.ID) int {
	cost := 1
	if p.rs.rough[to] {
		cost = max(cost, p.rs.tables.RoughCost)
	}
	if p.rs.river[from] && !p.rs.river[to] {
		cost = max(cost, p.rs.tables.RiverCost)
	}
	return cost
}

func (p *Position) mayPick(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !p.onMap(a.Unit):
		return refuseOffMap
	case p.units[a.Unit].done:
		return refuseEnded
	case p.left(a.Unit) <= 0 && !p.units[a.Unit].railed && p.mayEntrain([]int16{a.Unit}) != nil:
		return refuseSpent
	}
	return nil
}

// mayJoin tells why a unit cannot go with those in hand.
func (p *Position) mayJoin(u int16) *refusal {
	if r := p.mayPick(verb.OfUnit(u)); r != nil {
		return r
	}
	if first := p.moving[0]; p.byRail(u) != p.byRail(first) || p.unit(u).engineer != p.unit(first).engineer {
		return refuseMixed
	}
	return nil
}

// mayHalt tells why units in hand cannot stay where they are, if so many of them
// go on.
func (p *Position) mayHalt(going int) *refusal {
	if at := p.at(p.moving[0]); !p.room(p.side, at, -going) {
		return &refusal{Case: refuseFull.Case, Why: "The units cannot stop here, over the stacking limit: two Russian units, or three German and Austro-Hungarian units, may stack."}
	}
	return nil
}

// tooDear tells what a hex costs that the units in hand cannot pay for, and why.
func (p *forces) tooDear(at board.ID, cost, left int, rail bool) *refusal {
	cas, why := "Movement 5", ""
	switch {
	case rail || cost == 1:
	case p.rs.rough[at]:
		cas, why = "Terrain 1", ", which is rough,"
	default:
		cas, why = "Terrain 2", " from the river"
	}
	return &refusal{Case: cas, Why: fmt.Sprintf("The units need %s to enter {hex}%s and have %d.", verb.Count(cost, "movement factor", "movement factors"), why, max(0, left))}
}

// mayStep tells why the units in hand cannot go into a hex.
func (p *Position) mayStep(s march.Step) *refusal {
	w := p.walk(p.moving)
	cost, r := w.step(s)
	switch {
	case r != nil:
		return r
	case cost > w.left:
		return p.tooDear(s.To, cost, w.left, w.rail)
	case !w.settles(s.To, w.left-cost):
		return refuseFull
	}
	return nil
}

// walk is a move of some units from here on: which steps are open to them.
type walk struct {
	p      *Position
	units  []int16
	left   int
	rail   bool
	free   bool   // isolated already, and so bound to no supply
	supply supply // without the supply units that move
	exits  bool   // may go next to the enemy by rail (Railroads 3)
}

func (p *Position) walk(units []int16) walk {
	w := walk{p: p, units: units, left: p.leastLeft(units), rail: p.byRail(units[0]), free: true, exits: true}
	depots := false
	for _, u := range units {
		unit := p.unit(u)
		w.free = w.free && p.units[u].isolated
		w.exits = w.exits && (unit.nation == german || unit.engineer)
		depots = depots || unit.supply
	}
	if depots {
		w.supply = p.supplyWithout(p.owner(units[0]), units)
	} else {
		w.supply = p.supplyOf(p.owner(units[0]))
	}
	return w
}

// step is what a step costs, or why it is closed.
func (w *walk) step(s march.Step) (int, *refusal) {
	p := w.p
	if r := p.closed(p.owner(w.units[0]), s.From, s.D, s.To); r != nil {
		return 0, r
	}
	cost := p.footCost(s.From, s.To)
	if w.rail {
		if r := w.track(s.From, s.D, s.To); r != nil {
			return 0, r
		}
		cost = p.railCost(w.units[0], s.To)
	}
	if !w.free && int(w.supply[s.To]) > p.rs.tables.SupplyRange {
		return 0, refuseUnsupplied
	}
	return cost, nil
}

// settles tells whether the units can end their move in a hex, or go on from it
// with what they have left to one where they can.
func (w *walk) settles(at board.ID, left int) bool {
	p := w.p
	s := p.owner(w.units[0])
	fits := func(h board.ID) bool { return h == p.at(w.units[0]) || p.room(s, h, len(w.units)) }
	if fits(at) {
		return true
	}
	found := false
	search := p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(search)
	w.spread(search, at, left, func(h board.ID) bool {
		found = found || h != p.at(w.units[0]) && fits(h)
		return found
	})
	return found
}

// spread is how far the units come from a hex. It ends where enough, which may be
// nil, holds of a hex that they come to.
func (w *walk) spread(search *path.Search, at board.ID, left int, enough func(h board.ID) bool) {
	over := false
	search.Run(left, func(from path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		if over {
			return 0, 0, false
		}
		cost, r := w.step(march.Step{From: from.Hex, D: d, To: to})
		if spent, _ := search.Cost(from); enough != nil && r == nil && spent+cost <= left {
			over = enough(to)
		}
		return cost, 0, r == nil
	}, path.Seed{Node: path.Node{Hex: at}})
}

// stepPrice is what the step costs and what the slowest unit in hand has left.
func (p *Position) stepPrice(s march.Step) (cost, left int) {
	w := p.walk(p.moving)
	cost, _ = w.step(s)
	return cost, w.left - cost
}

// step moves the units in hand into an adjacent hex.
func (p *Position) step(s march.Step) {
	cost, _ := p.stepPrice(s)
	e := rules.Event{Kind: rules.EventStep, Case: p.byFootOrRail("Movement 2", "Railroads 2"), Side: p.side.id(), Hexes: p.Hexes(s.From, s.To)}
	for _, u := range p.moving {
		st := &p.units[u]
		st.moved, st.known = true, false
		st.spent += int8(cost)
	}
	sentence := "%s from " + p.Board().Number(s.From) + " to " + p.HexName(s.To) + "."
	if p.byRail(p.moving[0]) {
		p.report(e, p.moving, sentence, "rides", "ride")
	} else {
		p.report(e, p.moving, sentence, "marches", "march")
	}
	for _, u := range p.moving {
		p.leadLine(u, s.To)
		p.place(u, s.To)
	}
}
