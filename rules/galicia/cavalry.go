package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 12: special cavalry rules. 12.2 only refers to 7.5 and 10.3.3.

var cavalryVerbs = []*verbs{
	{Name: "react", Label: "React with the cavalry", Case: "12.1", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atReaction),
		Check:      func(p *Position, a args) *refusal { return cavalryOf(p).mayReact(a) },
		Candidates: eachReaction,
		Do:         func(p *Position, a args) { cavalryOf(p).react(a) }},
	{Name: "hold", Label: "Do not react", Case: "12.1.2", Stages: verb.Of(atReaction), Do: func(p *Position, _ args) {
		p.reaction.waiting = nil
	}},
}

// reacting is what cavalry does about moves of the enemy (12.1).
type reacting struct{ *Position }

func cavalryOf(p *Position) reacting { return reacting{p} }

// trigger asks the other side's cavalry that may react to what movers just did:
// they came from a hex, or onto the map where from is None, into another.
func (p reacting) trigger(movers []int16, from, to board.ID) {
	them := p.side.enemy()
	var waiting []trigger
	for _, u := range p.rs.cavalry[them] {
		if !p.onMap(u) {
			continue
		}
		if second, ok := p.triggered(u, movers, from, to); ok {
			waiting = append(waiting, trigger{unit: u, second: second})
		}
	}
	if len(waiting) == 0 {
		return
	}
	p.reaction = reaction{back: p.stage, from: from, to: to, movers: slices.Clone(movers), waiting: waiting, joined: p.othersIn(p.side, to, movers)}
	p.stage = atReaction
}

// triggered tells whether a cavalry unit may react, and whether it is by trigger
// 2 (12.1.1).
func (p reacting) triggered(u int16, movers []int16, from, to board.ID) (second, ok bool) {
	return p.triggers(p.units[u].hex, movers, from, to)
}

// triggers is triggered for cavalry of the side not moving in a hex.
func (p reacting) triggers(at board.ID, movers []int16, from, to board.ID) (second, ok bool) {
	b := p.Board()
	near, was := b.Adjacent(at, to), from != board.None && b.Adjacent(at, from)
	if was {
		return true, p.beside(p.side.enemy(), to)
	}
	return false, near && !p.besideEnemy(at, p.side, movers)
}

// tellsOfCavalry tells whether whoever moves learns something about the cavalry of
// the other side, by its reaction or by there being none: where one of its stacks
// would be triggered if cavalry were in it, and for all that is seen it may be
// (5.4). Such a move cannot be taken back.
func (p reacting) tellsOfCavalry(movers []int16, from, to board.ID) bool {
	them := p.side.enemy()
	var hidden []int16
	for _, u := range p.rs.cavalry[them] {
		if p.onMap(u) && p.sees(u) == unseen {
			hidden = append(hidden, u)
		}
	}
	for _, near := range []board.ID{from, to} {
		if near == board.None {
			continue
		}
		for _, at := range p.Board().Neighbours(near) {
			if at == board.None || !p.holds(them, at) {
				continue
			}
			if _, ok := p.triggers(at, movers, from, to); ok && p.mayHoldCavalry(them, at, hidden) {
				return true
			}
		}
	}
	return false
}

// mayHoldCavalry tells whether the top of a stack is cavalry, or one of the hidden
// units could lie beneath it.
func (p reacting) mayHoldCavalry(s side, at board.ID, hidden []int16) bool {
	top := p.topOf(s, at)
	return p.unit(top).cavalry || slices.ContainsFunc(hidden, func(u int16) bool { return p.top([]int16{top, u}) == top })
}

// besideEnemy tells whether units of side s other than the given ones stand next to
// a hex.
func (p reacting) besideEnemy(at board.ID, s side, except []int16) bool {
	return p.Board().AnyBeside(at, func(n board.ID) bool { return p.holds(s, n) && p.othersIn(s, n, except) })
}

// othersIn tells whether side s has units in a hex besides the given ones.
func (p reacting) othersIn(s side, hex board.ID, except []int16) bool {
	here := p.stands.Count(int8(s), hex)
	for _, u := range except {
		if p.units[u].hex == hex {
			here--
		}
	}
	return here > 0
}

// beside tells whether a hex is next to a unit of side s.
func (p reacting) beside(s side, hex board.ID) bool {
	return p.Board().AnyBeside(hex, func(n board.ID) bool { return p.holds(s, n) })
}

func (p reacting) waiting(u int16) (trigger, bool) {
	for _, t := range p.reaction.waiting {
		if t.unit == u {
			return t, true
		}
	}
	return trigger{}, false
}

func eachReaction(p *Position, yield func(args)) {
	for _, t := range p.reaction.waiting {
		for _, n := range p.Board().Neighbours(p.units[t.unit].hex) {
			if n != board.None {
				yield(args{Unit: t.unit, Hex: n, From: board.None})
			}
		}
	}
}

// anyReaction tells whether any of the cavalry asked has somewhere to go.
func (p reacting) anyReaction() bool {
	found := false
	eachReaction(p.Position, func(a args) { found = found || p.mayReact(a) == nil })
	return found
}

var (
	refuseNotAsked = &refusal{Case: "12.1.1", Why: "{unit} cannot react: nothing has triggered a reaction by it."}
	refuseVacated  = &refusal{Case: "12.1.2", Why: "{unit} cannot react into {hex}: the enemy has just left it."}
	refuseZone     = &refusal{Case: "12.1.3", Why: "{unit} cannot react into {hex}: it is in the ZOC of an enemy unit that did not trigger the reaction."}
	refuseFull     = &refusal{Case: "5.1", Why: "No more than six steps may stack in {hex}."}
)

// mayReact tells why a cavalry unit cannot react into a hex (12.1.3). A reaction is
// a move of the owner's will, so closed hexes stay closed; and as no phase of
// its own side follows in which an overstack would be settled, it may not
// overstack (see Rulings).
func (p reacting) mayReact(a args) *refusal {
	t, ok := p.waiting(a.Unit)
	if !ok {
		return refuseNotAsked
	}
	us := p.owner(a.Unit)
	if !p.Board().Adjacent(p.units[a.Unit].hex, a.Hex) {
		return refuseNotBeside
	}
	if r := p.closed(us, a.Hex); r != nil {
		return r
	}
	switch {
	case t.second && a.Hex == p.reaction.from:
		return refuseVacated
	case p.openZoc(us, a.Hex) && p.zoneOfOthers(us, a.Hex):
		return refuseZone
	case p.stepsIn(us, a.Hex)+p.stepsOf(a.Unit) > p.rs.tables.Stacking.Limit:
		return refuseFull
	}
	return nil
}

// zoneOfOthers tells whether a hex is in the zone of an enemy that did not trigger
// the reaction.
func (p reacting) zoneOfOthers(us side, hex board.ID) bool {
	them := us.enemy()
	for d, n := range p.Board().Neighbours(hex) {
		if n == board.None || !p.holds(them, n) || p.Board().Side(hex, direction(d)).Has(board.River) {
			continue
		}
		if n != p.reaction.to || p.reaction.joined {
			return true
		}
	}
	return false
}

func (p reacting) react(a args) {
	from := p.units[a.Unit].hex
	p.place(a.Unit, a.Hex)
	p.reaction.waiting = slices.DeleteFunc(p.reaction.waiting, func(t trigger) bool { return t.unit == a.Unit })
	p.Tell(rules.Event{Kind: "react", Case: "12.1", Side: p.owner(a.Unit).id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(from, a.Hex),
		Text: p.Label(a.Unit) + " reacts from " + p.Board().Number(from) + " to " + p.HexName(a.Hex) + "."})
}
