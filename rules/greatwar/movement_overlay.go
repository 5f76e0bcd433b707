package greatwar

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
)

// marching are the points with which units can go on together: those of the one that
// has fewest left, on foot or along the railways.
func (p inquiry) marching(movers []int16) int {
	entrained := p.units[movers[0]].entrained
	left := -1
	for _, u := range movers {
		rest := marchIn(p.Position).pointsLeft(u)
		if entrained {
			rest = railsOf(p.Position).rideLeft(u)
		}
		if left < 0 || rest < left {
			left = rest
		}
	}
	if entrained && !railsOf(p.Position).carries(movers) {
		left = 0
	}
	return max(0, left)
}

// reach is how far units come that go together, on foot or along the railways.
func (p inquiry) reach(movers []int16) *march.Range {
	u, enemy := movers[0], p.owner(movers[0]).enemy()
	r := &march.Range{Board: p.Board(), At: p.at(u), Left: p.marching(movers), Case: "5.14",
		Zone: func(h board.ID) bool { return p.zoc(enemy, h) }}
	if p.units[u].entrained {
		r.Case = "5.33"
		r.Cost = func(march.Step) int { return 1 }
		r.Closed = func(s march.Step) bool {
			return slices.ContainsFunc(movers, func(u int16) bool { return railsOf(p.Position).trackTo(u, s) != nil }) || railsOf(p.Position).lineFull(movers, s.From, s.To)
		}
		return r
	}
	r.Cost = func(s march.Step) int {
		dearest := 1
		for _, u := range movers {
			dearest = max(dearest, marchIn(p.Position).footCost(u, s))
		}
		return dearest
	}
	r.Closed = func(s march.Step) bool {
		return slices.ContainsFunc(movers, func(u int16) bool { return marchIn(p.Position).barred(u, s) != nil })
	}
	if !slices.ContainsFunc(movers, func(u int16) bool { return p.units[u].spent > 0 }) {
		r.Minimum = &rules.Mark{Cost: marchIn(p.Position).pointsLeft(u), Case: "5.17", Note: "Minimum move: uses all MP."}
	}
	return r
}

// overlayReach shows where a unit can go, alone or with others of its hex.
func (p inquiry) overlayReach(q rules.Query) (*rules.Overlay, error) {
	movers, err := march.Together(q, p.queryUnit, func(u, first int16) bool {
		return p.at(u) == p.at(first) && p.owner(u) == p.owner(first) && p.units[u].entrained == p.units[first].entrained
	})
	if err != nil {
		return nil, err
	}
	o := &rules.Overlay{Kind: q.Kind, Side: p.owner(movers[0]).id()}
	for _, v := range movers {
		if p.units[v].done || p.owner(v) == p.side && p.phase == movementPhase && !p.units[v].entrained && !commandOf(p.Position).commandedNow(v) {
			return o, nil
		}
	}
	r := p.reach(movers)
	r.Search = p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(r.Search)
	return o, r.Mark(o, q)
}
