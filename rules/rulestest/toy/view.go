package toy

import (
	"fmt"
	"math/rand/v2"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
	"vistula/rules/path"
	"vistula/rules/reading"
)

// View is all that a side may see, and all there is for the empty side. Windows,
// computer players and reports of a side have nothing else to go by.
func (p *position) View(viewer rules.Side) *rules.View {
	v := &rules.View{Ruleset: ID, For: viewer, Status: p.Status().SeenBy(viewer), Outcome: p.Outcome(), Stacks: []rules.Stack{},
		Prompt: rules.Prompt{Title: "Actions", Case: "1", Ask: p.ask()}}
	for h, s := range p.who.Stacks() {
		v.Stacks = append(v.Stacks, rules.Stack{Hex: p.Board().Number(h), Side: sideIDs[s], Units: []rules.Counter{p.counter(p.standing(h), viewer)}})
	}
	for s, m := range p.mines {
		if m.at != board.None && sees(viewer, side(s)) {
			v.Control = append(v.Control, rules.Control{Hex: p.Board().Number(m.at), Name: "Mine", Side: sideIDs[s]})
		}
	}
	return v
}

// sees tells whether a viewer sees what a side hides.
func sees(viewer rules.Side, s side) bool { return viewer == "" || viewer == sideIDs[s] }

// counter is a unit as its counter lies on the map.
func (p *position) counter(u int16, viewer rules.Side) rules.Counter {
	c := rules.Counter{Unit: p.UnitID(u), Name: p.Label(u), Side: sideIDs[owner(u)], Type: "infantry", Values: []rules.Value{}, Steps: 1}
	if sees(viewer, owner(u)) || p.units[u].seen {
		c.Values = append(c.Values, rules.Value{Name: "strength", Value: int(p.units[u].strength)})
	}
	return c
}

// ask says who is to do what: who, what, how.
func (p *position) ask() string {
	switch p.stage {
	case atRetreat:
		return fmt.Sprintf("%s: choose a hex to retreat to, or yield.", p.Label(p.fight.defender))
	case atAdvance:
		return fmt.Sprintf("%s: advance, or stay.", p.Label(p.fight.attacker))
	case atEnd:
		return "The game is over."
	}
	return p.side.name() + ": move, attack or lay a mine, or end the turn."
}

// Overlay answers the query "reach": where a unit can go. The search is that of package
// march, which also serves units with more than one movement point.
func (p *position) Overlay(_ rules.Side, q rules.Query) (*rules.Overlay, error) {
	if q.Kind != rules.QueryReach {
		return nil, fmt.Errorf("the query %q is unknown", q.Kind)
	}
	u, err := reading.QueryUnit(p, q.Unit, p.onMap)
	if err != nil {
		return nil, err
	}
	reach := march.Range{Board: p.Board(), Search: path.New(p.Board(), 1), At: p.at(u), Left: 1, Case: "1.1",
		Cost:   func(march.Step) int { return 1 },
		Closed: func(s march.Step) bool { return !p.empty(s.To) }}
	o := &rules.Overlay{Kind: q.Kind}
	return o, reach.Mark(o, q)
}

// Believe draws anew what a side does not see: strengths that have not shown, and where
// a mine of the enemy lies, which is no hex with a unit of its own. Nothing that it draws
// depends on what is there. With it a seat can guess, at which computer players think.
func (p *position) Believe(viewer rules.Side, rng *rand.Rand) {
	for u := range p.units {
		if s := &p.units[u]; !sees(viewer, owner(int16(u))) && s.strength > 0 && !s.seen {
			s.strength = int8(1 + rng.IntN(3))
		}
	}
	for s := range p.mines {
		if m := &p.mines[s]; m.at != board.None && !sees(viewer, side(s)) {
			m.at = p.drawn(rng, func(h board.ID) bool { return p.who.Count(int8(side(s).enemy()), h) == 0 })
		}
	}
}

// drawn is a hex of those that are open, each with the same chance.
func (p *position) drawn(rng *rand.Rand, open func(board.ID) bool) board.ID {
	var list []board.ID
	for h := range board.ID(p.Board().Len()) {
		if open(h) {
			list = append(list, h)
		}
	}
	return list[rng.IntN(len(list))]
}

// Disguise is a copy of a position of this ruleset in which everything that the viewer
// does not see may be otherwise. The kit plays on with both: as long as the viewer is
// told the same of them, nothing hidden shows.
func Disguise(pos rules.Position, viewer rules.Side, seed uint64) rules.Position {
	p := pos.(*position).clone()
	p.Believe(viewer, rand.New(rand.NewPCG(seed, 1)))
	return p
}
