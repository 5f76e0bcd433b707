package overlay

import (
	"maps"
	"slices"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// leg is one step of a way, whichever way round.
type leg struct {
	kind string
	a, b board.ID
}

// lines draws the ways. Supply lines run together towards their source, so
// each step is drawn once.
func (m *marker) lines(o *Overlay) {
	done := map[leg]bool{}
	paths := map[string]*pen.Path{}
	for _, w := range o.Ways {
		switch w.Kind {
		case Attack: // above the counters
			continue
		case rules.WayBoundary, rules.WayBoundaryDraft, rules.WayBoundaryStart:
			m.hexsides(w)
			continue
		case rules.WayBridge:
			m.bridge(w)
			continue
		}
		if paths[w.Kind] == nil {
			paths[w.Kind] = new(pen.Path)
		}
		for i := 1; i < len(w.IDs); i++ {
			l := leg{w.Kind, min(w.IDs[i-1], w.IDs[i]), max(w.IDs[i-1], w.IDs[i])}
			if done[l] {
				continue
			}
			done[l] = true
			a, z := m.sheet.Center(l.a), m.sheet.Center(l.b)
			paths[w.Kind].MoveTo(a.X, a.Y).LineTo(z.X, z.Y)
		}
	}
	for _, kind := range []string{"out", "low", "in"} { // the best on top
		if p := paths[kind]; p != nil {
			m.way(kind, p)
			delete(paths, kind)
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(paths)) {
		m.way(kind, paths[kind])
	}
	for _, w := range o.Ways {
		if w.Kind == "out" && m.near(w.IDs[0]) {
			m.cross(w.IDs[0])
		}
	}
}

// Attack is the kind of way that is drawn as an arrow above the counters.
const Attack = "attack"

func (m *marker) way(kind string, p *pen.Path) {
	switch kind {
	case "in":
		m.cased(p, 0.05, 0.095, m.look.Reach, nil)
	case "low":
		m.cased(p, 0.05, 0.095, m.look.Low, []float64{0.14, 0.10})
	case "out", "cut":
		m.cased(p, 0.05, 0.095, m.look.Threat, []float64{0.05, 0.10})
	case rules.WayJourney:
		m.p.Stroke(p, pen.Stroke{Width: 0.20 * m.k, Color: pen.Alpha(m.look.Threat, 0.30)})
		m.cased(p, 0.075, 0.13, m.look.Threat, []float64{0.22, 0.10})
	default:
		m.cased(p, 0.06, 0.11, m.look.Price, nil)
	}
}

// hexsides draws a line along hexsides, of which the way has the pairs of hexes on
// either side: hexsides that follow one another are joined over the one between them.
func (m *marker) hexsides(w Way) {
	path := new(pen.Path)
	var last pen.Point
	for i := 0; i+1 < len(w.IDs); i += 2 {
		d, ok := m.board.DirectionTo(w.IDs[i], w.IDs[i+1])
		if !ok {
			continue
		}
		a, z := m.sheet.SideEnds(w.IDs[i], d)
		if i > 0 && w.Kind != rules.WayBoundaryStart {
			if z.Sub(last).Len() < a.Sub(last).Len() {
				a, z = z, a
			}
			path.LineTo(a.X, a.Y)
		} else {
			if i+3 < len(w.IDs) && m.sheet.Center(w.IDs[i+2]).Sub(a).Len() < m.sheet.Center(w.IDs[i+2]).Sub(z).Len() {
				a, z = z, a
			}
			path.MoveTo(a.X, a.Y)
		}
		path.LineTo(z.X, z.Y)
		last = z
	}
	switch w.Kind {
	case rules.WayBoundary:
		m.cased(path, 0.085, 0.15, Ink, nil)
	case rules.WayBoundaryDraft:
		m.cased(path, 0.075, 0.14, Ink, []float64{0.16, 0.11})
	default:
		m.cased(path, 0.09, 0.16, m.look.Path, nil)
	}
}

// cross marks a hex that no supply comes to.
func (m *marker) cross(id board.ID) {
	c, r := m.sheet.Center(id), 0.30
	x := new(pen.Path).MoveTo(c.X-r, c.Y-r).LineTo(c.X+r, c.Y+r).MoveTo(c.X-r, c.Y+r).LineTo(c.X+r, c.Y-r)
	m.cased(x, 0.07, 0.13, m.look.Threat, nil)
	m.cased(m.sheet.HexPath(id, 0.9), 0.04, 0.08, m.look.Threat, []float64{0.10, 0.08})
}
