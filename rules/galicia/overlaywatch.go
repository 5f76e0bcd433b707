package galicia

import (
	"vistula/rules/board"
	"vistula/rules/verb"
)

// guard tells which enemy cavalry might react to some units that move (12.1), as
// far as the position knows of it.
type guard struct {
	p       *Position
	scratch *Position // a copy on which units are moved to see what follows
	movers  []int16
	at      board.ID
	cavalry []int16
}

func (p inquiry) watch(movers []int16) *guard {
	g := &guard{p: p.Position, movers: movers, at: p.units[movers[0]].hex}
	them := p.owner(movers[0]).enemy()
	far := max(1, p.pointsLeft(movers[0])) + 2 // a hex costs a point at least, and it reacts to what is next to where it could go
	for _, u := range p.rs.cavalry[them] {
		if p.onMap(u) && p.Board().Distance(p.units[u].hex, g.at) <= far {
			g.cavalry = append(g.cavalry, u)
		}
	}
	return g
}

// leave ends the watch.
func (g *guard) leave() {
	if g.scratch != nil {
		g.p.leave(g.scratch)
	}
}

// warning says which cavalry may react to a step, and by which case.
func (g *guard) warning(from, to board.ID) (why, cas string) {
	var names []string
	for _, u := range g.cavalry {
		if g.p.Board().Distance(g.p.units[u].hex, to) > 2 { // it is next to neither hex
			continue
		}
		if second, ok := cavalryOf(g.p).triggered(u, g.movers, from, to); ok && g.canGo(trigger{unit: u, second: second}, from, to) {
			names = append(names, g.p.Label(u))
		}
	}
	if len(names) == 0 {
		return "", ""
	}
	return verb.List(names) + " may react", "12.1"
}

// canGo tells whether cavalry would have a hex to react into.
func (g *guard) canGo(t trigger, from, to board.ID) bool {
	if g.scratch == nil {
		g.scratch = g.p.borrow()
	}
	q := g.scratch
	for _, u := range g.movers {
		q.place(u, to)
		defer q.place(u, g.at)
	}
	r := &q.reaction
	q.reaction = reaction{from: from, to: to, movers: append(r.movers[:0], g.movers...), waiting: append(r.waiting[:0], t), joined: cavalryOf(q).othersIn(q.owner(g.movers[0]), to, g.movers)}
	return cavalryOf(q).anyReaction()
}
