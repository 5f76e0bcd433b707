package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
)

// reach marks how far units come that go together.
func (p inquiry) reach(q rules.Query) (*rules.Overlay, error) {
	movers, err := march.Together(q, p.queryUnit, func(u, first int16) bool {
		return p.at(u) == p.at(first) && p.owner(u) == p.owner(first)
	})
	if err != nil {
		return nil, err
	}
	o := &rules.Overlay{Kind: q.Kind, Side: p.owner(movers[0]).id()}
	walk := marchIn(p.Position)
	for _, u := range movers {
		if p.unit(u).railOnly || p.face(u).movement == 0 || p.units[u].halted || walk.held(u) != nil {
			return o, nil
		}
	}
	r := p.span(movers)
	r.Search = p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(r.Search)
	err = r.Mark(o, q)
	for i := range o.Hexes { // what rounding gives away is not told as points left
		o.Hexes[i].Value = max(0, o.Hexes[i].Value-marchIn(p.Position).slack(movers[0]))
	}
	return o, err
}

// span is the range of units that go together.
func (p inquiry) span(movers []int16) *march.Range {
	walk, us := marchIn(p.Position), p.owner(movers[0])
	return &march.Range{Board: p.Board(), At: p.at(movers[0]), Left: p.purse(movers), Per: parts, Case: "8.1",
		Zone: func(h board.ID) bool { return p.zone(us, h) },
		Cost: func(s march.Step) int { return walk.cost(movers, s) },
		Closed: func(s march.Step) bool {
			return slices.ContainsFunc(movers, func(u int16) bool { return walk.closed(u, movers, s) != nil }) || walk.damFull(movers, s) != nil
		},
	}
}

// purse is what units can spend together: what is left to them in their phase, or what
// they will have in the next one.
func (p inquiry) purse(movers []int16) int {
	least := mostParts
	for _, u := range movers {
		n := marchIn(p.Position).allowance(u) + marchIn(p.Position).slack(u)
		if p.owner(u) == p.active() && (p.phase == movementPhase || p.phase == counterMovementPhase) {
			n = marchIn(p.Position).within(u)
		}
		least = min(least, n)
	}
	return max(0, least)
}
