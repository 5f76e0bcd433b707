package overlay

import (
	"image/color"

	"vistula/canvas/mapart"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Weight is by how much lines of the overlay are wider or thinner than their
// measure: far out they would vanish, close up they would be beams.
func Weight(px float64) float64 {
	switch {
	case px < 40:
		return 1.5
	case px < 60:
		return 1.25
	case px > 260:
		return 0.6
	case px > 160:
		return 0.8
	}
	return 1
}

// Paint paints what lies in a view of the map, at so many pixels to a hex. The
// pen's unit is the hex width, counted as the map does.
func Paint(p pen.Pen, on mapart.Map, view pen.Rect, px float64, o *Overlay) {
	m := &marker{p: p, sheet: on, board: on.Board(), view: view, px: px, k: Weight(px), look: o.Look}
	if m.look == nil {
		m.look = palette.Of(palette.Usual)
	}
	m.paint(o)
}

// marker paints the overlay for one tile; its unit is the hex width.
type marker struct {
	p     pen.Pen
	sheet mapart.Map
	board *board.Board
	view  pen.Rect
	px, k float64
	look  *palette.Palette
}

func (m *marker) paint(o *Overlay) {
	reach := reachOf(o)
	chosen := choiceOf(o)
	lit := map[board.ID]bool{}
	for _, id := range o.Lit {
		if !reach.in[id] && !chosen[id] {
			lit[id] = true
			m.light(id)
		}
	}
	m.choice(o, chosen, lit)
	m.areas(o)
	if reach.any {
		m.reach(&reach, o, lit)
	}
	m.lines(o)
	m.titles(o)
	for _, id := range o.Lit { // above all else: what can be clicked is never hidden
		if lit[id] {
			m.glow(id)
		}
	}
}

// near tells whether a hex reaches into the tile.
func (m *marker) near(id board.ID) bool { return m.view.Grow(0.75).Has(m.sheet.Center(id)) }

// light fills a hex that can be clicked with a soft light.
func (m *marker) light(id board.ID) {
	if m.near(id) {
		m.p.Fill(m.sheet.HexPath(id, 0.94), pen.Winding, pen.Alpha(litFill, 0.40))
	}
}

// Of the glow, in pixels: a thinner line, and a smaller ring, is not seen on the map.
const (
	leastGlow = 2.2
	leastRing = 16.0
)

// glow is the outline of a hex that can be clicked. Far out, where the hex itself is
// but a dot, it is a ring about it.
func (m *marker) glow(id board.ID) {
	if !m.near(id) {
		return
	}
	edge := m.sheet.HexPath(id, 0.89)
	wide := max(0.035*m.k, leastGlow/m.px)
	if m.px < leastRing {
		c := m.sheet.Center(id)
		edge = new(pen.Path).Circle(c.X, c.Y, min(0.7, 0.5*leastRing/m.px))
	}
	m.p.Stroke(edge, pen.Stroke{Width: wide + 0.04*m.k, Color: pen.Alpha(White, 0.85)})
	m.p.Stroke(edge, pen.Stroke{Width: wide, Color: litLine})
}

// hatch fills a hex with parallel lines.
func (m *marker) hatch(id board.ID, space, width float64, l Lean, c color.NRGBA) {
	Hatch(m.p, m.corners(id, 0.97), space, width*m.k, l, c)
}

// corners are those of a hex shrunk to a part of its size.
func (m *marker) corners(id board.ID, part float64) [hex.Directions]pen.Point {
	c, at := m.sheet.Center(id), m.sheet.Corners(id)
	for i := range at {
		at[i] = c.Add(at[i].Sub(c).Mul(part))
	}
	return at
}

// border is the line round a set of hexes.
func (m *marker) border(ids []board.ID, in map[board.ID]bool) *pen.Path {
	path := new(pen.Path)
	for _, id := range ids {
		if !m.near(id) {
			continue
		}
		for d := range hex.Direction(hex.Directions) {
			if n := m.board.Neighbour(id, d); n == board.None || !in[n] {
				a, z := m.sheet.SideEnds(id, d)
				path.MoveTo(a.X, a.Y).LineTo(z.X, z.Y)
			}
		}
	}
	return path
}

// cased strokes a line with a white casing.
func (m *marker) cased(path *pen.Path, width, casing float64, c color.NRGBA, dash []float64) {
	m.p.Stroke(path, pen.Stroke{Width: casing * m.k, Color: pen.Alpha(White, 0.85)})
	m.p.Stroke(path, pen.Stroke{Width: width * m.k, Color: c, Dash: dash})
}
