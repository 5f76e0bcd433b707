package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// pass is a mountain pass: its sign and the way that leads through it.
type pass struct {
	id   board.ID
	name string
	at   pen.Point
	way  pen.Point
}

// findPasses sets the signs. The sign stands on the railway, if one crosses the
// hex, else in the middle; a town of the hex keeps clear of it.
func (s *Sheet) findPasses() {
	for _, id := range s.ids {
		h := &s.board.Hexes[id]
		if h.Pass == "" {
			continue
		}
		p := pass{id: id, name: h.Pass, at: s.Center(id), way: pen.Point{Y: 1}}
		if _, ok := s.townIn[id]; ok {
			p.at = s.beside(id)
		}
		for _, r := range s.rails {
			if i := nearest(r.line, p.at); r.line[i].Sub(p.at).Len() < 0.22 {
				p.at, p.way = r.line[i], tangent(r.line, i)
			}
		}
		s.passes = append(s.passes, p)
	}
}

// beside is a place in a hex away from its town.
func (s *Sheet) beside(id board.ID) pen.Point {
	c := s.Center(id)
	off := c.Sub(s.node(id))
	if off.Len() < 0.02 {
		off = pen.Point{X: 0.6, Y: 0.8}
	}
	return c.Add(unit(off).Mul(maxShift))
}

// drawPasses draws the sign of the survey: two arcs back to back, with the way
// between them.
func (c *canvas) drawPasses() {
	if c.z == far {
		return
	}
	for _, p := range c.s.passes {
		if c.view.Grow(0.3).Has(p.at) {
			c.drawPass(p.at, p.way, max(0.75, c.k))
		}
	}
}

func (c *canvas) drawPass(at, way pen.Point, k float64) {
	n := left(way)
	path := new(pen.Path)
	for _, side := range []float64{-1, 1} {
		at := func(along, aside float64) pen.Point { return at.Add(way.Mul(along * k)).Add(n.Mul(side * aside * k)) }
		a, m, b := at(-0.115, 0.125), at(0, -0.005), at(0.115, 0.125)
		path.MoveTo(a.X, a.Y).QuadTo(m.X, m.Y, b.X, b.Y)
	}
	c.p.Stroke(path, pen.Stroke{Width: 0.078 * k, Color: pen.Alpha(haloColor, 0.85)})
	c.p.Stroke(path, pen.Stroke{Width: 0.036 * k, Color: passColor})
}
