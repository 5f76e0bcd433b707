package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/fraction"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// supplyKinds are the kinds of the lines that are drawn, by the state of supply.
var supplyKinds = [...]string{inSupply: "in", lowSupply: "low", outOfSupply: "out"}

// supplyMap is the supply of a side as it is drawn (14).
type supplyMap struct {
	viewer
	side   side
	lines  *tracing
	joined occupancy.Area
	edge   *path.Search // the paths from the Bukowina (14.7)
	o      *rules.Overlay
}

// supply marks the railways that supply a side, how far its supply reaches, and the
// line of every unit from the map edge. Of the other side only the railways are known,
// for it shows neither what it is attached to nor its supply units (4.2.6).
func (p inquiry) supply(o *rules.Overlay, s side) {
	of := supplyOf(p.Position)
	n := of.network(s)
	m := supplyMap{viewer: p.viewer, side: s, lines: &of.lines(s).tracing, joined: of.joined(s), o: o}
	for at := range m.joined.All() {
		o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(at), Kind: "source", Case: "14.2.3"})
	}
	if p.sees(s) {
		m.reaches(n)
		m.ways(n)
	}
}

// reaches marks how far supply reaches: three and six hexes from the railways, and the
// range of the supply units in their present modes.
func (m *supplyMap) reaches(n *network) {
	search := m.rs.searches.Take(m.Board(), 1)
	defer m.rs.searches.Give(search)
	kinds := make(map[board.ID]rules.Mark)
	add := func(kind string, most int16) {
		search.Reached(func(at path.Node, cost int) bool {
			old, known := kinds[at.Hex]
			if cost <= int(most) && !m.joined.Has(at.Hex) && (!known || kind == "in" && (old.Kind == "low" || cost < old.Value)) {
				kinds[at.Hex] = rules.Mark{Hex: m.Board().Number(at.Hex), Kind: kind, Value: cost, Per: quarters, Case: "14.1.2"}
			}
			return true
		})
	}
	m.lines.near(search, m.joined, int(railLow))
	add("in", railIn)
	add("low", railLow)
	for k := range n.suppliers {
		s := &n.suppliers[k]
		if !s.supplied {
			continue
		}
		kind, most := "in", s.reach[mode(s.extended)]
		if !s.depot && s.extended {
			kind = "low"
		}
		m.lines.from(search, m.at(s.unit), int(most))
		add(kind, most)
	}
	for at := range board.ID(m.Board().Len()) {
		if mark, ok := kinds[at]; ok {
			m.o.Hexes = append(m.o.Hexes, mark)
		}
	}
}

// ways draws the line of every unit that has to be supplied.
func (m *supplyMap) ways(n *network) {
	rails, near := m.rs.searches.Take(m.Board(), 1), m.rs.searches.Take(m.Board(), 1)
	m.edge = m.rs.searches.Take(m.Board(), 1)
	defer m.rs.searches.Give(rails)
	defer m.rs.searches.Give(near)
	defer m.rs.searches.Give(m.edge)
	supplyOf(m.Position).lines(m.side).fromEdge(m.edge)
	m.alongRails(rails)
	m.lines.near(near, m.joined, int(railLow))
	sources := map[int16]*path.Search{}
	for k := range n.suppliers {
		if s := &n.suppliers[k]; s.able {
			search := m.rs.searches.Take(m.Board(), 1)
			defer m.rs.searches.Give(search)
			m.lines.from(search, m.at(s.unit), int(s.reach[1]))
			sources[s.unit] = search
		}
	}
	for i := range n.receivers {
		r := &n.receivers[i]
		w := rules.Way{Unit: m.UnitID(r.unit), Kind: supplyKinds[r.state]}
		line := m.line(n, r, rails, near, sources)
		w.Hexes, w.Note, w.Case = m.Hexes(line...), m.note(n, r), "14.4"
		m.o.Ways = append(m.o.Ways, w)
	}
}

// alongRails searches the ways of the railways from the map edge.
func (m *supplyMap) alongRails(search *path.Search) {
	var seeds []path.Seed
	for _, at := range m.scenario.exits[m.side] {
		if m.joined.Has(at) {
			seeds = append(seeds, path.Seed{Node: path.Node{Hex: at}})
		}
	}
	search.Run(m.Board().Len(), func(at path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		return 1, 0, m.lines.ground.steps[at.Hex][d].tracks > 0 && m.joined.Has(to)
	}, seeds...)
}

// line is the line of a receiver from the map edge: along the railway, from a depot to a
// train, from the last of them to the unit. It is its own hex where it has none.
func (m *supplyMap) line(n *network, r *receiver, rails, near *path.Search, sources map[int16]*path.Search) []board.ID {
	at := m.at(r.unit)
	switch {
	case r.state == outOfSupply:
		return []board.ID{at}
	case r.beyond:
		return m.edge.Way(path.Node{Hex: at})
	case r.source >= 0:
		way := sources[r.source].Way(path.Node{Hex: at})
		return joinWays(m.lineOf(n, r.source, rails, sources), way)
	case r.rail <= railLow:
		way := near.Way(path.Node{Hex: at})
		return joinWays(rails.Way(path.Node{Hex: way[0]}), way)
	}
	return []board.ID{at} // a fortress feeds it, or it is entrained
}

// lineOf is the line to a supply unit.
func (m *supplyMap) lineOf(n *network, u int16, rails *path.Search, sources map[int16]*path.Search) []board.ID {
	node := path.Node{Hex: m.at(u)}
	if way := rails.Way(node); way != nil {
		return way
	}
	i := slices.IndexFunc(n.receivers, func(r receiver) bool { return r.unit == u })
	if i < 0 || n.receivers[i].source < 0 {
		return []board.ID{node.Hex}
	}
	return joinWays(rails.Way(path.Node{Hex: m.at(n.receivers[i].source)}), sources[n.receivers[i].source].Way(node))
}

// joinWays puts a way after another that ends where it begins.
func joinWays(first, second []board.ID) []board.ID {
	if len(first) > 0 && len(second) > 0 && first[len(first)-1] == second[0] {
		second = second[1:]
	}
	return append(slices.Clone(first), second...)
}

// note says who supplies a unit, and over what distance.
func (m *supplyMap) note(n *network, r *receiver) string {
	switch {
	case r.state == outOfSupply:
		return "No line of supply."
	case r.beyond:
		return "Supplied from beyond the map edge, by the Bukowina, " + hexes(r.bukowina) + " away."
	case r.source >= 0:
		i := slices.IndexFunc(n.receivers, func(x receiver) bool { return x.unit == r.unit })
		length := n.suppliers[n.supplier(r.source)].lines[i]
		return "Supplied by " + m.named(r.source) + ", " + hexes(length) + " away."
	case r.rail <= railLow:
		return "Supplied from the railway, " + hexes(r.rail) + " away."
	case m.railMode(r.unit):
		return "Entrained, so in supply."
	}
	return "Supplied by a fortress."
}

// hexes writes the length of a line.
func hexes(line int16) string {
	if line == quarters {
		return "1 hex"
	}
	return fraction.Write(int(line), quarters) + " hexes"
}
