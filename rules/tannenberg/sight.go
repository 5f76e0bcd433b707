package tannenberg

import (
	"cmp"
	"slices"

	"vistula/rules/board"
)

// sight is a position as a side believes it to be, with memory that serves again.
type sight struct {
	*Position
	hidden   []int16 // units face down, in the order of the counters' list
	facedown []bool  // by unit; empty where all can be told apart

	spare       *Position // what is believed where that is not the truth
	places      []int16
	now         []int16
	states      []unitState
	spots, free []int16 // of those who cannot be told apart, while a guess puts them in order

	kept *kept // of the position and who looks, while a view is drawn
}

// borrowSight takes the memory of a sight, new or given back.
func (rs *Ruleset) borrowSight() *sight {
	if p, ok := rs.sights.Get().(*sight); ok {
		return p
	}
	return &sight{}
}

// release gives the memory of a sight back. What was drawn from it stays good.
func (p *sight) release() {
	rs := p.rs
	p.Position, p.kept = nil, nil
	rs.sights.Put(p)
}

// believed is the position as a side knows it. Before the plan is revealed the other
// side's units are off the map. With limited intelligence Russia knows where German
// units are and how they lie in their stacks, but not which they are: they are dealt
// out in the order of their list, whatever they are in truth, and face down. With
// nobody looking it is the position itself.
func (p *Position) believed(s side) *sight {
	q := p.rs.borrowSight()
	q.Position, q.hidden, q.facedown = p, q.hidden[:0], q.facedown[:0]
	switch {
	case s == nobody:
	case p.settingUp():
		q.withoutPlan(s)
	default:
		if len(q.findMasked(p, s)) > 0 {
			q.dealOut()
		}
		if p.choosing(s.enemy()) {
			if q.Position == p {
				q.leaveTruth()
			}
			q.moving = q.moving[:0]
		}
	}
	return q
}

// choosing tells whether a side has chosen a unit that is to enter. The other side
// does not know of it.
func (p *Position) choosing(s side) bool {
	return p.stage == atArrival && p.side == s && len(p.moving) > 0
}

// leaveTruth has the sight believe in a copy of the position.
func (p *sight) leaveTruth() {
	if p.spare == nil || !p.spare.CopyFrom(p.Position) {
		p.spare = p.clone()
	}
	p.Position = p.spare
}

// withoutPlan takes the units of the other side off the map.
func (p *sight) withoutPlan(s side) {
	p.leaveTruth()
	for _, u := range p.rs.armies[s.enemy()] {
		if p.onMap(u) {
			p.place(u, board.None)
		}
		if deployIn(p.Position).optional(u) {
			p.units[u].front = east // or west: nobody knows
		}
	}
	if p.side != s {
		p.moving = p.moving[:0]
	}
}

// findMasked lists the units on the map that a side cannot tell apart.
func (p *sight) findMasked(of *Position, s side) []int16 {
	p.Position, p.hidden = of, p.hidden[:0]
	if !of.options.limited {
		return nil
	}
	for i := range of.units {
		if u := int16(i); of.onMap(u) && of.masked(s, u) {
			p.hidden = append(p.hidden, u)
		}
	}
	return p.hidden
}

// dealOut puts the masked units into each other's places, in the order of their
// list.
func (p *sight) dealOut() {
	truth := p.Position
	p.leaveTruth()
	p.places = append(p.places[:0], p.hidden...)
	slices.SortFunc(p.places, truth.byPlace)
	p.facedown = append(p.facedown[:0], make([]bool, len(p.units))...)
	now := p.everyone(len(p.units))
	for i, u := range p.hidden {
		p.units[u] = truth.units[p.places[i]]
		p.post(u, p.units[u].hex)
		p.facedown[u] = true
		now[p.places[i]] = u
	}
	p.rename(now)
}

// everyone lists all units in their order: by unit, who is in its place.
func (p *sight) everyone(n int) []int16 {
	p.now = p.now[:0]
	for u := range n {
		p.now = append(p.now, int16(u))
	}
	return p.now
}

// byPlace orders units by hex and by their place in the stack.
func (p *forces) byPlace(a, b int16) int {
	x, y := &p.units[a], &p.units[b]
	return cmp.Or(cmp.Compare(x.hex, y.hex), cmp.Compare(x.rank, y.rank))
}

// rename puts other units in the place of those that the decisions in hand are
// about: by unit, who is in its place now.
func (p *Position) rename(now []int16) {
	for _, list := range [][]int16{p.moving, p.combat.attackers, p.combat.retreats} {
		for i, u := range list {
			list[i] = now[u]
		}
	}
	if d := p.combat.defender; d > 0 {
		p.combat.defender = now[d-1] + 1
	}
	for i := range p.supports {
		if u := &p.supports[i].unit; *u >= 0 {
			*u = now[*u]
		}
	}
}

// faceDown tells whether it cannot be told which unit it is.
func (p *sight) faceDown(u int16) bool { return len(p.facedown) > 0 && p.facedown[u] }

// Label is a unit in a sentence.
func (p *sight) Label(u int16) string {
	if p.faceDown(u) {
		return "a German unit"
	}
	return p.Position.Label(u)
}
