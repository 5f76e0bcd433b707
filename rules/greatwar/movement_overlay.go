package greatwar

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
	"vistula/rules/reading"
)

// marching are the points with which units can go on together: those of the one that
// has fewest left, on foot or along the railways.
func (p *Position) marching(movers []int16) int {
	entrained := p.units[movers[0]].entrained
	left := -1
	for _, u := range movers {
		rest := p.pointsLeft(u)
		if entrained {
			rest = p.rideLeft(u)
		}
		if left < 0 || rest < left {
			left = rest
		}
	}
	if entrained && !p.carries(movers) {
		left = 0
	}
	return max(0, left)
}

// reach spreads the movement of units that go together over the map, on foot or along
// the railways, as far as so many points carry them.
func (p *Position) reach(movers []int16, points int) *path.Search {
	entrained := p.units[movers[0]].entrained
	search := p.rs.searches.single(p.Board())
	search.Run(points, func(from path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		dearest := 1
		for _, u := range movers {
			if entrained {
				if p.trackTo(u, from.Hex, d, to) != nil || p.lineFull(movers, from.Hex, to) {
					return 0, 0, false
				}
				continue
			}
			cost, r := p.stepCost(u, from.Hex, d, to)
			if r != nil {
				return 0, 0, false
			}
			dearest = max(dearest, cost)
		}
		return dearest, 0, true
	}, path.Seed{Node: path.Node{Hex: p.at(movers[0])}})
	return search
}

// overlayReach shows where a unit can go, alone or with others of its hex.
func (p *Position) overlayReach(q rules.Query) (*rules.Overlay, error) {
	u, err := p.queryUnit(q.Unit)
	if err != nil {
		return nil, err
	}
	movers := []int16{u}
	for _, name := range q.Units {
		v, err := p.queryUnit(name)
		if err != nil {
			return nil, err
		}
		if v != u && p.at(v) == p.at(u) && p.owner(v) == p.owner(u) && p.units[v].entrained == p.units[u].entrained {
			movers = append(movers, v)
		}
	}
	o := &rules.Overlay{Kind: q.Kind, Side: p.owner(u).id()}
	for _, v := range movers {
		if p.units[v].done || p.owner(v) == p.side && p.phase == movementPhase && !p.units[v].entrained && !p.commandedNow(v) {
			return o, nil
		}
	}
	left := p.marching(movers)
	o.Hexes = make([]rules.Mark, 0, 40)
	search := p.reach(movers, left)
	defer p.rs.searches.doneSingle(search)
	for id := range board.ID(p.Board().Len()) {
		cost, ok := search.Cost(path.Node{Hex: id})
		if !ok || id == p.at(u) {
			continue
		}
		way := search.Way(path.Node{Hex: id})
		m := rules.Mark{Hex: p.Board().Number(id), Kind: "reach", Value: left - cost, Cost: cost, From: p.Board().Number(way[len(way)-2])}
		if p.zoc(p.owner(u).enemy(), id) {
			m.Kind = "reach-zone"
		}
		o.Hexes = append(o.Hexes, m)
	}
	p.minimumMoves(o, movers, search)
	cas := "5.14"
	if p.units[u].entrained {
		cas = "5.33"
	}
	return o, reading.Beyond(o, p.Board(), q, left, cas, func(h board.ID, points int) (int, bool) {
		wide := p.reach(movers, points)
		defer p.rs.searches.doneSingle(wide)
		return wide.Cost(path.Node{Hex: h})
	})
}

// minimumMoves adds the adjacent hexes that only the minimum move reaches (5.17).
func (p *Position) minimumMoves(o *rules.Overlay, movers []int16, search *path.Search) {
	for _, u := range movers {
		if p.units[u].spent > 0 || p.units[u].entrained {
			return
		}
	}
	at := p.at(movers[0])
	for d, n := range p.Board().Neighbours(at) {
		if n == board.None {
			continue
		}
		_, reached := search.Cost(path.Node{Hex: n})
		for _, u := range movers {
			_, r := p.stepCost(u, at, hex.Direction(d), n)
			reached = reached || r != nil
		}
		if !reached {
			o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(n), Kind: "reach-minimum", Cost: p.pointsLeft(movers[0]),
				From: p.Board().Number(at), Case: "5.17", Note: "Minimum move: uses all MP."})
		}
	}
}
