package fury

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
	"vistula/rules/reading"
)

// overlaySupply shows the railway hexes that serve a side as sources, the fortresses
// and units that hand a line of communication on, and each unit's line (11.2).
func (p *network) overlaySupply(o *rules.Overlay, s side) {
	l := p.linesOf(s)
	reading.Mark(o, p.Board(), func(at board.ID, m *rules.Mark) bool {
		m.Kind, m.Case = "in", "11.2"
		switch {
		case p.railSource(l, at):
			m.Kind, m.Note = "source", "A railway hex near enough to an entry hex."
		case l.links.link.Has(at) && p.held(s, at):
			m.Kind, m.Note = "source", "A fortress with a line of communication."
		default:
			return l.links.link.Has(at) || p.nearSource(l, at)
		}
		return true
	})
	for _, u := range p.all(func(u int16) bool { return p.onMap(u) && p.owner(u) == s }) {
		o.Ways = append(o.Ways, p.lineOf(l, u))
	}
}

// railSource tells whether a hex is a railway source of any nation of the side.
func (p *network) railSource(l *lines, at board.ID) bool {
	return slices.ContainsFunc(l.nets[:], func(net railNet) bool { return net.rail.Has(at) })
}

// nearSource tells whether a unit in a hex would be within reach of what hands a
// line on. A hex that no unit of the side could enter is none.
func (p *network) nearSource(l *lines, at board.ID) bool {
	return l.clear.Has(at) && l.nearAny.Has(at)
}

// lineOf is a unit's line over two hexes at most, only its hex where it has none.
func (p *network) lineOf(l *lines, u int16) rules.Way {
	at := p.at(u)
	w := rules.Way{Unit: p.UnitID(u), Kind: "out", Hexes: p.Hexes(at), Note: "No line of communication: isolated.", Case: "11.2"}
	if !l.inTouch(at) {
		return w
	}
	w.Kind, w.Note, w.Case = "in", "", ""
	if p.controls(l.side, at) || l.serves(at, at) {
		return w
	}
	if way := p.shortLine(l, at); way != nil {
		w.Hexes = p.Hexes(way...)
	}
	return w
}

// shortLine is the shortest line from a hex to one that hands a line on.
func (p *network) shortLine(l *lines, at board.ID) []board.ID {
	search := p.scratch()
	search.Run(p.rs.tables.Lines.Hexes, func(from path.Node, _ hex.Direction, to board.ID) (int, int8, bool) {
		barred := from.Hex != at && (p.openZoc(l.side, from.Hex) || !p.passable(l.side, from.Hex))
		return 1, 0, !barred && p.rs.enterable(to)
	}, path.Seed{Node: path.Node{Hex: at}})
	for far := 1; far <= p.rs.tables.Lines.Hexes; far++ {
		for to := range board.ID(p.Board().Len()) {
			if n, ok := search.Cost(path.Node{Hex: to}); ok && n == far && (l.links.link.Has(to) || l.serves(at, to)) {
				return search.Way(path.Node{Hex: to})
			}
		}
	}
	return nil
}
