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
func (s *survey) findPasses() {
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
func (s *survey) beside(id board.ID) pen.Point {
	c := s.Center(id)
	off := c.Sub(s.node(id))
	if off.Len() < 0.02 {
		off = pen.Point{X: 0.6, Y: 0.8}
	}
	return c.Add(unit(off).Mul(maxShift))
}
