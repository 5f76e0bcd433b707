package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/path"
)

// What computer players are told of the next Supply Phase (14.4). The Facts know of a hex
// only whether anybody could be supplied there; a unit is supplied by the train of its own
// corps and the depots of its own army (14.3), and a train by those depots or on a railway.

// forecast is that of a side: good until the next action.
func (p supplying) forecast(s side) *forecast {
	f := &p.scratch.supply.ahead[s]
	if !f.good {
		p.find(s, &f.net)
		f.places = slices.Grow(f.places[:0], len(p.units))[:len(p.units)]
		for u := range f.places {
			f.places[u] = -1
		}
		for i := range f.net.receivers {
			f.places[f.net.receivers[i].unit] = int16(i)
		}
		f.solve()
		f.good = true
	}
	return f
}

// elsewhere is the state of a receiver in both modes if it stood in another hex.
func (p supplying) elsewhere(f *forecast, i int, at board.ID) (states [modes]int8) {
	k, r := p.lines(p.owner(f.net.receivers[i].unit)), f.net.receivers[i]
	for n := range f.net.suppliers {
		if s := &f.net.suppliers[n]; s.able {
			s.lines[i] = p.fromUnit(k, s.unit).to[at]
		}
	}
	r.rail, r.follows = p.railways(k).toRail[at], -1
	for m := range modes {
		f.turn(m)
		for n := range f.net.suppliers {
			f.net.suppliers[n].supplied = f.supplied[m][n]
		}
		f.net.solveUnit(i, &r)
		if states[m] = r.state; r.state != inSupply && f.net.isGuest(&r) && f.hosts(i, m) {
			states[m] = int8(m) // In Supply by a train on its front, in Low Supply by one that is extended
		}
	}
	for n := range f.net.suppliers {
		if s := &f.net.suppliers[n]; s.able {
			s.lines[i] = p.fromUnit(k, s.unit).to[p.at(r.unit)]
		}
	}
	return states
}

// moved is a forecast where a supply unit stands in another hex.
func (p supplying) moved(f *forecast, u int16, at board.ID) *forecast {
	s, k := p.owner(u), p.lines(p.owner(u))
	g := &p.scratch.supply.shifted
	g.net = network{suppliers: append(g.net.suppliers[:0], f.net.suppliers...), receivers: append(g.net.receivers[:0], f.net.receivers...), guests: g.net.guests}
	g.places = f.places
	search := p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(search)
	x := &g.net.suppliers[g.net.supplier(u)]
	if x.depot {
		x.able = p.units[u].settling == 0 && p.Board().Hexes[at].Station && p.joined(s).Has(at)
	}
	x.lines = g.row[:0]
	k.from(search, at, int(x.reach[1]))
	for i := range g.net.receivers {
		n := noLine
		if cost, ok := search.Cost(path.Node{Hex: p.at(g.net.receivers[i].unit)}); ok && x.able {
			n = int16(cost)
		}
		x.lines = append(x.lines, n)
	}
	g.row = x.lines
	if i := g.places[u]; i >= 0 {
		g.net.receivers[i].rail = p.railways(k).toRail[at]
		for n := range g.net.suppliers {
			if y := &g.net.suppliers[n]; y.depot && y.able {
				y.lines = slices.Clone(y.lines)
				y.lines[i] = p.fromUnit(k, y.unit).to[at]
			}
		}
	}
	g.solve()
	return g
}

// provisions are the strengths of a side that the next Supply Phase would find out of
// supply and in Low Supply, where those units of the Facts that are not where they stand on
// the map have come there.
func (p supplying) provisions(s side, f *rules.Facts) (out, low float64) {
	c := p.forecast(s)
	type shift struct {
		unit int16
		at   board.ID
	}
	var gone [4]shift
	list := gone[:0]
	for i := range f.Units {
		x := &f.Units[i]
		if x.Side != int8(s) || x.Hex == board.None {
			continue
		}
		if u, ok := p.rs.FindUnit(x.ID); ok && p.onMap(u) && p.at(u) != x.Hex {
			if p.unit(u).supplies() {
				c = p.moved(c, u, x.Hex)
				continue
			}
			list = append(list, shift{u, x.Hex})
		}
	}
	for i := range c.net.receivers {
		r := &c.net.receivers[i]
		if r.train >= 0 {
			continue
		}
		states := [modes]int8{c.states[bare][i], c.states[wide][i]}
		for _, g := range list {
			if g.unit == r.unit {
				states = p.elsewhere(c, i, g.at)
			}
		}
		strength := float64(p.attack(r.unit)+p.defence(r.unit)) / 2
		switch {
		case states[wide] == outOfSupply && states[bare] == outOfSupply:
			out += strength
		case states[bare] != inSupply:
			low += strength
		}
	}
	return out, low
}

// based is the strength of a side by how close each unit is to the nearest depot of its
// army: all of it beside the depot, none from twice as far as the depot reaches. A depot
// that relocates gives nothing for two turns (8.2.7), and is not worth as much meanwhile.
func (p supplying) based(s side, f *rules.Facts) (sum float64) {
	depots := p.scratch.supply.bases[:0]
	for i := range f.Units {
		if x := &f.Units[i]; x.Side == int8(s) && x.Hex != board.None && x.State&rules.Depot != 0 {
			if u, ok := p.rs.FindUnit(x.ID); ok && p.unit(u).depot() {
				worth := 1.0
				if p.units[u].settling > 0 {
					worth = unsettled
				}
				depots = append(depots, base{x.Hex, p.units[u].army, 2 * int(p.unit(u).faces[1].reach), worth})
			}
		}
	}
	p.scratch.supply.bases = depots
	for i := range f.Units {
		x := &f.Units[i]
		if x.Side != int8(s) || x.Hex == board.None || x.Attack == 0 || x.Allowance == 0 {
			continue
		}
		u, _ := p.rs.FindUnit(x.ID)
		best := 0.0
		for n := range depots {
			if d := &depots[n]; d.army == p.units[u].army {
				best = max(best, d.worth*(1-float64(p.Board().Distance(x.Hex, d.at))/float64(d.far)))
			}
		}
		sum += best * float64(x.Attack+x.Defense) / 2
	}
	return sum
}
