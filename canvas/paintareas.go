package canvas

import (
	"maps"
	"math"
	"slices"
	"strings"

	"vistula/canvas/pen"
	"vistula/rules/board"
)

// areas draws marks that fill hexes, but for the reach.
func (m *marker) areas(o *overlay) {
	sets := map[string][]board.ID{}
	const crowd = 16 // sources beyond which each is but a dot: every station of a railway
	sources := 0
	for i := range o.marks {
		if o.marks[i].kind == "source" {
			sources++
		}
	}
	few := sources <= crowd
	for i := range o.marks {
		k := &o.marks[i]
		if strings.HasPrefix(k.kind, "reach") {
			continue
		}
		sets[k.kind] = append(sets[k.kind], k.id)
		if m.near(k.id) {
			m.area(k, few)
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(sets)) { // in one order, or tiles would differ
		ids := sets[kind]
		in := make(map[board.ID]bool, len(ids))
		for _, id := range ids {
			in[id] = true
		}
		switch kind {
		case "in":
			for _, id := range sets["source"] {
				in[id] = true
				ids = append(ids, id)
			}
			m.cased(m.border(ids, in), 0.03, 0.06, pen.Alpha(reachLine, 0.8), nil)
		case "zone":
			m.p.Stroke(m.border(ids, in), pen.Stroke{Width: 0.03 * m.k, Color: pen.Alpha(zoneLine, 0.8), Dash: []float64{0.12, 0.09}})
		}
	}
}

// area draws one mark that fills its hex.
func (m *marker) area(k *mark, few bool) {
	fill := m.sheet.HexPath(k.id, 1)
	switch k.kind {
	case "zone":
		m.p.Fill(fill, pen.Winding, pen.Alpha(zoneLine, 0.06))
		m.hatch(k.id, 0.15, 0.017, false, pen.Alpha(zoneLine, 0.45))
	case "zone-negated":
		m.hatch(k.id, 0.30, 0.014, false, pen.Alpha(zoneLine, 0.30))
	case "in":
		m.p.Fill(fill, pen.Winding, pen.Alpha(reachFill, 0.13))
	case "low":
		m.p.Fill(fill, pen.Winding, pen.Alpha(pen.Hex("#E08A00"), 0.14))
		m.hatch(k.id, 0.26, 0.014, true, pen.Alpha(lowColor, 0.42))
	case "out":
		m.hatch(k.id, 0.16, 0.016, true, pen.Alpha(threatColor, 0.45))
	case "closed":
		m.p.Fill(fill, pen.Winding, pen.Alpha(threatColor, 0.14))
		m.hatch(k.id, 0.16, 0.014, true, pen.Alpha(threatColor, 0.5))
	case "source":
		m.source(k.id, few)
	case "threat":
		edge := m.sheet.HexPath(k.id, 0.90)
		m.p.Fill(edge, pen.Winding, pen.Alpha(threatColor, 0.12))
		m.cased(edge, 0.045, 0.09, threatColor, []float64{0.16, 0.08})
	default:
		m.cased(m.sheet.HexPath(k.id, 0.92), 0.035, 0.07, reachLine, nil)
	}
}

// source is a hex from which supply comes: a wheel, or a dot where they are
// many.
func (m *marker) source(id board.ID, few bool) {
	c, r := m.sheet.Center(id), 0.17*m.k
	m.p.Fill(m.sheet.HexPath(id, 1), pen.Winding, pen.Alpha(reachFill, 0.30))
	if !few {
		m.p.Fill(new(pen.Path).Circle(c.X, c.Y, 0.085*m.k), pen.Winding, white)
		m.p.Fill(new(pen.Path).Circle(c.X, c.Y, 0.055*m.k), pen.Winding, reachLine)
		return
	}
	at := pen.Point{X: c.X, Y: c.Y + 0.30}
	disc := new(pen.Path).Circle(at.X, at.Y, r)
	m.p.Stroke(disc, pen.Stroke{Width: 0.40 * r, Color: pen.Alpha(white, 0.9)})
	m.p.Fill(disc, pen.Winding, white)
	m.p.Stroke(disc, pen.Stroke{Width: 0.24 * r, Color: reachLine})
	wheel := new(pen.Path)
	for i := range 4 {
		s, co := math.Sincos(float64(i) * math.Pi / 4)
		wheel.MoveTo(at.X-0.8*r*co, at.Y-0.8*r*s).LineTo(at.X+0.8*r*co, at.Y+0.8*r*s)
	}
	m.p.Stroke(wheel, pen.Stroke{Width: 0.14 * r, Color: reachLine})
	m.p.Fill(new(pen.Path).Circle(at.X, at.Y, 0.26*r), pen.Winding, reachLine)
}
