package overlay

import (
	"strings"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// reachSet is the reach of a unit or stack as a set of hexes.
type reachSet struct {
	any  bool
	in   map[board.ID]bool
	list []board.ID
}

// reachOf collects the hexes of the reach. A hex from which others are reached
// belongs to it, though the rules do not mark it: the unit stands there.
func reachOf(o *Overlay) reachSet {
	r := reachSet{in: map[board.ID]bool{}}
	add := func(id board.ID) {
		if id != board.None && !r.in[id] {
			r.in[id] = true
			r.list = append(r.list, id)
		}
	}
	for i := range o.Marks {
		if m := &o.Marks[i]; strings.HasPrefix(m.Kind, "reach") {
			r.any = true
			add(m.ID)
			add(m.From)
		}
	}
	return r
}

// reach darkens what cannot be reached, and draws dots, hatches and an outline
// in what can.
func (m *marker) reach(r *reachSet, o *Overlay, lit map[board.ID]bool) {
	m.veil(r.in, lit)
	light := new(pen.Path)
	for _, id := range r.list {
		if m.near(id) {
			c := m.sheet.Corners(id)
			light.Polygon(c[:]...)
		}
	}
	m.p.Fill(light, pen.Winding, pen.Alpha(m.look.ReachFill, 0.11))
	points := new(pen.Path)
	for i := range o.Marks {
		k := &o.Marks[i]
		if !m.near(k.ID) {
			continue
		}
		switch k.Kind {
		case rules.MarkReach:
			if m.px >= 40 {
				dots(points, m.sheet.Center(k.ID), 0.12, max(0.016, 1.2/m.px), func(p pen.Point) bool {
					id, ok := m.sheet.HexAt(p)
					return ok && id == k.ID
				})
			}
		case rules.MarkReachZone:
			m.hatch(k.ID, 0.13, 0.016, Rising, pen.Alpha(m.look.Price, 0.50))
		case rules.MarkReachMinimum:
			m.hatch(k.ID, 0.20, 0.016, Falling, pen.Alpha(m.look.Price, 0.40))
		}
	}
	m.p.Fill(points, pen.Winding, pen.Alpha(m.look.Reach, 0.42))
	m.cased(m.border(r.list, r.in), 0.04, 0.075, m.look.Reach, nil)
	for i := range o.Marks {
		if k := &o.Marks[i]; k.Warn && m.near(k.ID) && m.px >= LeastForWarnings {
			DrawWarning(m.p, m.sheet.Center(k.ID).Add(WarningAt), 0.095*m.k)
		}
	}
}

// LeastForWarnings is the zoom in pixels a hex under which warnings would hide the
// map.
const LeastForWarnings = 34

// WarningAt is where in a hex a warning stands: beside the counter, clear of number
// and plate.
var WarningAt = pen.Point{X: -0.385, Y: -0.14}

// DrawWarning draws a triangle with an exclamation mark about a point.
func DrawWarning(p pen.Pen, c pen.Point, r float64) {
	at := func(x, y float64) pen.Point { return pen.Point{X: c.X + x*r, Y: c.Y + y*r} }
	body := new(pen.Path).Polygon(at(0, -1), at(0.98, 0.75), at(-0.98, 0.75))
	p.Stroke(body, pen.Stroke{Width: 0.62 * r, Color: pen.Alpha(White, 0.95)})
	p.Fill(body, pen.Winding, warnColor)
	p.Stroke(body, pen.Stroke{Width: 0.20 * r, Color: Ink})
	p.Stroke(new(pen.Path).Polyline(at(0, -0.42), at(0, 0.18)), pen.Stroke{Width: 0.24 * r, Color: Ink})
	dot := at(0, 0.49)
	p.Fill(new(pen.Path).Circle(dot.X, dot.Y, 0.14*r), pen.Winding, Ink)
}
