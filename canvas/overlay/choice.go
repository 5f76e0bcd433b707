package overlay

import (
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// choiceOf are the hexes of a choice that can be chosen, and those where they
// stand who are to go; they stay light.
func choiceOf(o *Overlay) map[board.ID]bool {
	in := map[board.ID]bool{}
	for i := range o.Marks {
		switch k := &o.Marks[i]; k.Kind {
		case rules.MarkOpen, rules.MarkCostly, rules.MarkHere:
			in[k.ID] = true
		}
	}
	return in
}

// choice darkens what is no part of a choice and draws its hexes: bright with a
// whole outline where they are free, with a broken one where they have a price,
// crossed out where they are closed.
func (m *marker) choice(o *Overlay, in, lit map[board.ID]bool) {
	if len(in) > 0 {
		m.veil(in, lit)
	}
	for i := range o.Marks {
		k := &o.Marks[i]
		if !m.near(k.ID) {
			continue
		}
		edge := m.sheet.HexPath(k.ID, 0.89)
		switch k.Kind {
		case rules.MarkOpen:
			m.p.Fill(edge, pen.Winding, pen.Alpha(litFill, 0.42))
			m.cased(edge, 0.045, 0.085, m.look.Reach, nil)
		case rules.MarkCostly:
			m.p.Fill(edge, pen.Winding, pen.Alpha(litFill, 0.42))
			m.cased(edge, 0.045, 0.085, m.look.Price, []float64{0.13, 0.08})
		case rules.MarkClosed:
			if in[k.ID] {
				continue // closed to one, open to another
			}
			m.hatch(k.ID, 0.13, 0.012, Rising, pen.Alpha(shadeColor, 0.32))
			m.hatch(k.ID, 0.13, 0.012, Falling, pen.Alpha(shadeColor, 0.32))
		case rules.MarkHere:
			m.p.Fill(edge, pen.Winding, pen.Alpha(warnColor, 0.40))
			m.p.Stroke(edge, pen.Stroke{Width: 0.03 * m.k, Color: pen.Alpha(Ink, 0.7), Dash: []float64{0.08, 0.06}})
		}
	}
}

// veil darkens all but some hexes; the two sets have none in common.
func (m *marker) veil(but, lit map[board.ID]bool) {
	veil := new(pen.Path).Rect(m.view.Grow(0.1))
	for _, set := range []map[board.ID]bool{but, lit} {
		for id := range set { // the order does not matter to an even-odd fill
			if m.near(id) {
				c := m.sheet.Corners(id)
				veil.Polygon(c[:]...)
			}
		}
	}
	m.p.Fill(veil, pen.EvenOdd, pen.Alpha(shadeColor, 0.13))
}
