package greatwar

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/path"
	"vistula/rules/reading"
	"vistula/rules/verb"
)

// overlaySupply shows the sources of a side's nations, how far they reach, and
// each unit's line as it would be found now (9.1).
func (p inquiry) overlaySupply(o *rules.Overlay, s side) {
	for n := range nation(len(nationIDs)) {
		if n.side() == s {
			p.supplyOf(o, n)
		}
	}
}

func (p inquiry) supplyOf(o *rules.Overlay, n nation) {
	net, search := supplyOf(p.Position).network(n), supplyOf(p.Position).supplyLines(n)
	defer p.rs.searches.Give(search)
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		if net.source.Has(h) {
			m.Kind = "source"
			return true
		}
		_, length, ok := search.Best(h)
		m.Kind, m.Value = "in", length
		return ok
	})
	for _, u := range p.all(func(u int16) bool { return p.onMap(u) && p.unit(u).nation == n && !p.unit(u).hq }) {
		o.Ways = append(o.Ways, p.supplyWay(search, u))
	}
}

// supplyWay is a unit's line, only its hex where it has none.
func (p inquiry) supplyWay(search *path.Search, u int16) rules.Way {
	at := p.at(u)
	w := rules.Way{Unit: p.UnitID(u), Kind: "out", Hexes: p.Hexes(at), Note: "No source of supply within " + verb.Count(p.rs.tables.SupplyRange, "hex", "hexes") + ".", Case: "9.12"}
	if node, _, ok := search.Best(at); ok {
		line := search.Way(node)
		slices.Reverse(line)
		w.Kind, w.Hexes, w.Note, w.Case = "in", p.Hexes(line...), "", ""
	} else if supplyOf(p.Position).supplied(u) {
		w.Kind, w.Note, w.Case = "in", "In supply in its own country, or fed by a fortress.", "16.0"
	}
	return w
}

// overlayCommand shows how far the headquarters of a side reach, and each unit's
// way to one that can command it (10.33).
func (p inquiry) overlayCommand(o *rules.Overlay, s side) {
	reached := make([][]int16, p.Board().Len()) // headquarters by hex
	searches := map[int16]*path.Search{}
	for _, hq := range commandOf(p.Position).headquarters(s) {
		search := commandOf(p.Position).commandSearch(hq)
		defer p.rs.searches.Give(search)
		searches[hq] = search
		for id := range board.ID(p.Board().Len()) {
			if _, ok := search.Cost(path.Node{Hex: id}); ok && commandOf(p.Position).inRadius(hq, id) {
				reached[id] = append(reached[id], hq)
			}
		}
	}
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		m.Kind, m.Note = "within", p.withinText(reached[h])
		return len(reached[h]) > 0
	})
	for _, u := range p.all(func(u int16) bool { return p.onMap(u) && p.owner(u) == s && !p.unit(u).hq }) {
		w := rules.Way{Unit: p.UnitID(u), Kind: "out", Hexes: p.Hexes(p.at(u)), Note: "Outside every command radius.", Case: "10.32"}
		hqs := slices.DeleteFunc(slices.Clone(reached[p.at(u)]), func(hq int16) bool { return p.unit(hq).nation != p.unit(u).nation })
		if len(hqs) > 0 {
			line := searches[hqs[0]].Way(path.Node{Hex: p.at(u)})
			w.Kind, w.Hexes, w.Note, w.Case = "in", p.Hexes(line...), p.withinText(hqs), ""
		}
		o.Ways = append(o.Ways, w)
	}
}

// withinText names the headquarters that reach a hex.
func (p inquiry) withinText(hqs []int16) string {
	return "Within the radius of " + verb.Labels(p, hqs) + "."
}
