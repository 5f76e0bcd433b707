package overlay

import (
	"image/color"
	"maps"
	"math"
	"slices"
	"strings"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// areas draws marks that fill hexes, but for the reach.
func (m *marker) areas(o *Overlay) {
	sets := map[string][]board.ID{}
	const crowd = 16 // sources beyond which each is but a dot: every station of a railway
	sources := 0
	for i := range o.Marks {
		if o.Marks[i].Kind == "source" {
			sources++
		}
	}
	few := sources <= crowd
	for i := range o.Marks {
		k := &o.Marks[i]
		if strings.HasPrefix(k.Kind, "reach") {
			continue
		}
		sets[k.Kind] = append(sets[k.Kind], k.ID)
		if m.near(k.ID) {
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
			m.cased(m.border(ids, in), 0.03, 0.06, pen.Alpha(m.look.Reach, 0.8), nil)
		case "within":
			m.cased(m.border(ids, in), 0.04, 0.08, m.look.Control, []float64{0.10, 0.07})
		case "zone":
			m.p.Stroke(m.border(ids, in), pen.Stroke{Width: 0.035 * m.k, Color: pen.Alpha(m.look.Zone, 0.85), Dash: []float64{0.12, 0.09}})
		case "own-zone":
			m.p.Stroke(m.border(ids, in), pen.Stroke{Width: 0.035 * m.k, Color: pen.Alpha(m.look.OwnZone, 0.85), Dash: []float64{0.03, 0.06}})
		case "area-1", "area-2", "area-3":
			m.cased(m.border(ids, in), 0.05, 0.10, m.look.Control, nil)
		}
	}
}

// area draws one mark that fills its hex.
func (m *marker) area(k *Mark, few bool) {
	fill := m.sheet.HexPath(k.ID, 1)
	switch k.Kind {
	case "zone":
		m.p.Fill(fill, pen.Winding, pen.Alpha(m.look.Zone, 0.06))
		m.hatch(k.ID, 0.15, 0.017, Rising, pen.Alpha(m.look.Zone, 0.45))
	case "zone-negated":
		m.hatch(k.ID, 0.30, 0.014, Rising, pen.Alpha(m.look.Zone, 0.30))
	case "own-zone":
		m.p.Fill(fill, pen.Winding, pen.Alpha(m.look.OwnZone, 0.06))
		m.hatch(k.ID, 0.125, 0.017, Upright, pen.Alpha(m.look.OwnZone, 0.45))
	case "own-zone-negated":
		m.hatch(k.ID, 0.25, 0.014, Upright, pen.Alpha(m.look.OwnZone, 0.30))
	case "in":
		m.p.Fill(fill, pen.Winding, pen.Alpha(m.look.ReachFill, 0.13))
	case "within":
		m.p.Fill(fill, pen.Winding, pen.Alpha(m.look.Control, 0.11))
	case "area-1":
		m.p.Fill(fill, pen.Winding, pen.Alpha(m.look.ReachFill, 0.16))
		m.hatch(k.ID, 0.30, 0.012, Upright, pen.Alpha(m.look.Reach, 0.30))
	case "area-2":
		m.p.Fill(fill, pen.Winding, pen.Alpha(m.look.LowFill, 0.18))
		m.hatch(k.ID, 0.30, 0.012, Rising, pen.Alpha(m.look.Low, 0.35))
	case "area-3":
		m.p.Fill(fill, pen.Winding, pen.Alpha(m.look.Control, 0.12))
	case "low":
		m.p.Fill(fill, pen.Winding, pen.Alpha(m.look.LowFill, 0.14))
		m.hatch(k.ID, 0.26, 0.014, Falling, pen.Alpha(m.look.Low, 0.42))
	case "out":
		m.hatch(k.ID, 0.16, 0.016, Falling, pen.Alpha(m.look.Threat, 0.45))
	case "control-own", "control-enemy":
		m.control(k)
	case ObjectiveOwn, ObjectiveEnemy, Objective:
		m.objective(k)
	case "cut":
		m.cut(k.ID)
	case rules.MarkOpen, rules.MarkCostly, rules.MarkClosed, rules.MarkHere: // see choice
	case "source":
		m.source(k.ID, few)
	case "threat":
		edge := m.sheet.HexPath(k.ID, 0.90)
		m.p.Fill(edge, pen.Winding, pen.Alpha(m.look.Threat, 0.12))
		m.cased(edge, 0.045, 0.09, m.look.Threat, []float64{0.16, 0.08})
	default:
		m.cased(m.sheet.HexPath(k.ID, 0.92), 0.035, 0.07, m.look.Reach, nil)
	}
}

// source is a hex from which supply comes: a wheel, or a dot where they are
// many.
func (m *marker) source(id board.ID, few bool) {
	c, r := m.sheet.Center(id), 0.17*m.k
	m.p.Fill(m.sheet.HexPath(id, 1), pen.Winding, pen.Alpha(m.look.ReachFill, 0.30))
	if !few {
		m.p.Fill(new(pen.Path).Circle(c.X, c.Y, 0.085*m.k), pen.Winding, White)
		m.p.Fill(new(pen.Path).Circle(c.X, c.Y, 0.055*m.k), pen.Winding, m.look.Reach)
		return
	}
	at := pen.Point{X: c.X, Y: c.Y + 0.30}
	disc := new(pen.Path).Circle(at.X, at.Y, r)
	m.p.Stroke(disc, pen.Stroke{Width: 0.40 * r, Color: pen.Alpha(White, 0.9)})
	m.p.Fill(disc, pen.Winding, White)
	m.p.Stroke(disc, pen.Stroke{Width: 0.24 * r, Color: m.look.Reach})
	wheel := new(pen.Path)
	for i := range 4 {
		s, co := math.Sincos(float64(i) * math.Pi / 4)
		wheel.MoveTo(at.X-0.8*r*co, at.Y-0.8*r*s).LineTo(at.X+0.8*r*co, at.Y+0.8*r*s)
	}
	m.p.Stroke(wheel, pen.Stroke{Width: 0.14 * r, Color: m.look.Reach})
	m.p.Fill(new(pen.Path).Circle(at.X, at.Y, 0.26*r), pen.Winding, m.look.Reach)
}

// control is a place that counts: brackets in the corners of the hex and a flag,
// swallow-tailed where it is ours, square with a cross where the enemy holds it.
// No tint and no hatch: those are for supply and zones, which may be shown as
// well.
func (m *marker) control(k *Mark) {
	own := k.Kind == "control-own"
	c, long := m.look.Threat, 0.16
	if own {
		c, long = m.look.Control, 0.30
	}
	m.brackets(k.ID, long, c)
	o := m.sheet.Center(k.ID)
	s := max(1, m.k)
	at := func(x, y float64) pen.Point { return pen.Point{X: o.X - 0.455 + x*s, Y: o.Y - 0.02 + y*s} }
	flag := new(pen.Path).Polygon(at(0, -0.26), at(0.13, -0.26), at(0.13, -0.13), at(0, -0.13))
	if own {
		flag = new(pen.Path).Polygon(at(0, -0.26), at(0.14, -0.26), at(0.095, -0.195), at(0.14, -0.13), at(0, -0.13))
	}
	pole := new(pen.Path).Polyline(at(0, -0.28), at(0, 0.06))
	m.p.Stroke(pole, pen.Stroke{Width: 0.07 * s, Color: pen.Alpha(White, 0.9)})
	m.p.Stroke(flag, pen.Stroke{Width: 0.04 * s, Color: pen.Alpha(White, 0.9)})
	m.p.Fill(flag, pen.Winding, c)
	if !own {
		cross := new(pen.Path).Polyline(at(0.065, -0.26), at(0.065, -0.13))
		cross.MoveTo(at(0, -0.195).X, at(0, -0.195).Y).LineTo(at(0.13, -0.195).X, at(0.13, -0.195).Y)
		m.p.Stroke(cross, pen.Stroke{Width: 0.032 * s, Color: White, Cap: pen.ButtCap})
	}
	m.p.Stroke(pole, pen.Stroke{Width: 0.028 * s, Color: Ink})
}

// objective is a place that earns points: a gold ground in an outline that is whole where
// it is ours, broken where the enemy holds it and dotted where nobody does.
func (m *marker) objective(k *Mark) {
	edge := m.sheet.HexPath(k.ID, 0.90)
	m.p.Fill(edge, pen.Winding, pen.Alpha(warnColor, 0.34))
	switch k.Kind {
	case ObjectiveOwn:
		m.cased(edge, 0.055, 0.10, m.look.Control, nil)
	case ObjectiveEnemy:
		m.cased(edge, 0.055, 0.10, m.look.Threat, []float64{0.16, 0.08})
	default:
		m.cased(edge, 0.045, 0.09, m.look.Price, []float64{0.05, 0.07})
	}
}

// brackets are the corners of a hex, without what lies between them.
func (m *marker) brackets(id board.ID, long float64, c color.NRGBA) {
	at := m.corners(id, 0.86)
	path := new(pen.Path)
	for i, b := range at {
		a, z := at[(i+len(at)-1)%len(at)], at[(i+1)%len(at)]
		path.Polyline(b.Add(a.Sub(b).Mul(long)), b, b.Add(z.Sub(b).Mul(long)))
	}
	m.cased(path, 0.05, 0.10, c, nil)
}

// cut is where a line of supply is cut: a barred disc in a red outline.
func (m *marker) cut(id board.ID) {
	c, r := m.sheet.Center(id), 0.17*m.k
	m.p.Fill(m.sheet.HexPath(id, 1), pen.Winding, pen.Alpha(m.look.Threat, 0.10))
	m.cased(m.sheet.HexPath(id, 0.90), 0.045, 0.09, m.look.Threat, nil)
	disc := new(pen.Path).Circle(c.X, c.Y, r)
	m.p.Stroke(disc, pen.Stroke{Width: 0.4 * r, Color: pen.Alpha(White, 0.95)})
	m.p.Fill(disc, pen.Winding, m.look.Threat)
	m.p.Stroke(new(pen.Path).Polyline(pen.Point{X: c.X - 0.55*r, Y: c.Y}, pen.Point{X: c.X + 0.55*r, Y: c.Y}), pen.Stroke{Width: 0.36 * r, Color: White, Cap: pen.ButtCap})
}
