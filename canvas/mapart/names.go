package mapart

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"
	"weak"

	"vistula/canvas/pen"
	"vistula/rules/board"
)

// Name is the name of a town or a river at the place found for it, a town's with
// its victory points.
type Name struct {
	Text string
	Box  pen.Rect // of the name, in hex widths

	at      pen.Point // where the base line begins
	class   int
	points  string // empty for none
	lozenge pen.Rect
	river   *riverName // nil for a town
	part    int        // of a spread, the sheet it stands on
}

// River tells whether it is the name of a river, not of a town.
func (n Name) River() bool { return n.river != nil }

// Like tells whether two names look the same in the same place.
func (n *Name) Like(o *Name) bool {
	return n.Text == o.Text && n.Box == o.Box && n.at == o.at && n.class == o.class && n.points == o.points &&
		n.lozenge == o.lozenge && n.River() == o.River() && n.part == o.part
}

// namesCache keeps what was placed on a map without counters, for the zooms
// already drawn.
type namesCache struct {
	mu     sync.Mutex
	base   weak.Pointer[costs] // for the zoom that was asked for last: some megabytes, and made anew in a few milliseconds
	zoom   zoom
	placed map[int][]Name
}

// PlaceNames finds a place for the name of each town and river shown at a zoom,
// from the whole sheet, so that tiles agree. The names keep off the given
// rectangles (counters) where they can, besides rails, rivers, numbers and each
// other.
func (s *engraving) PlaceNames(px float64, avoid []pen.Rect) []Name {
	return s.PlaceNamesClear(px, avoid, usualCare)
}

// usualCare is what it costs a name to be covered by a counter; a name that is
// already written there costs 5.
const usualCare = 4

// PlaceNamesClear is PlaceNames with another cost for lying under the rectangles:
// on paper nobody can move a counter away.
func (s *engraving) PlaceNamesClear(px float64, avoid []pen.Rect, cost float64) []Name {
	z, key := zoomOf(px), int(math.Round(px*8))
	s.names.mu.Lock()
	defer s.names.mu.Unlock()
	if names, ok := s.names.placed[key]; ok && len(avoid) == 0 {
		return names
	}
	base := s.names.base.Value()
	if base == nil || s.names.zoom != z {
		base = s.baseCosts(z)
		s.names.base, s.names.zoom = weak.Make(base), z
	}
	g := base.copied()
	for _, r := range avoid {
		g.raise(r, cost)
	}
	var names []Name
	for _, n := range s.placeRiverNames(g, px) {
		for _, p := range n.spine {
			g.raise(pen.Rect{X: p.X, Y: p.Y}.Grow(0.45*n.text.Size), 3.5)
		}
		names = append(names, Name{Text: n.word, Box: n.box, river: &n})
	}
	names = append(names, s.place(g, px)...)
	if len(avoid) == 0 {
		if s.names.placed == nil {
			s.names.placed = map[int][]Name{}
		}
		s.names.placed[key] = names
	}
	return names
}

// place sets the names from the largest town down.
func (s *engraving) place(g *costs, px float64) []Name {
	order := make([]town, 0, len(s.towns))
	for _, t := range s.towns {
		if shown(t, px) {
			order = append(order, t)
		}
	}
	for _, p := range s.passes {
		order = append(order, town{id: p.id, name: p.name, at: p.at, class: passClass, points: s.board.Hexes[p.id].VP})
	}
	slices.SortStableFunc(order, func(a, b town) int { return b.rank() - a.rank() })
	var list []Name
	for _, t := range order {
		n := s.placeName(g, t, px)
		if !t.fortress && crowded(n, list, zoomOf(px)) {
			continue // it is read a zoom nearer
		}
		g.raise(n.Box, 5)
		list = append(list, n)
	}
	for _, t := range order { // a name may touch its mark, the points may not
		g.raise(pen.Rect{X: t.at.X, Y: t.at.Y}.Grow(t.radius()), 9)
	}
	for i := range list {
		if zoomOf(px) > wide && list[i].points != "" {
			list[i].lozenge = s.placeLozenge(g, &list[i], px)
			g.raise(list[i].lozenge, 5)
		}
	}
	return list
}

// crowded tells whether a name would lie on one that is already written, which
// makes both illegible: nearby there is room for all, a little further out names
// may touch, and far out they need air.
func crowded(n Name, written []Name, z zoom) bool {
	if z > wide {
		return false
	}
	air := -0.12 * n.Box.H
	if z == far {
		air = 0.35 * n.Box.H
	}
	for _, o := range written {
		if n.Box.Grow(air).Meets(o.Box) {
			return true
		}
	}
	return false
}

// shown tells whether a town is named at a zoom.
func shown(t town, px float64) bool { return zoomOf(px) > wide || t.class >= 2 }

// nameStyle is the manner in which a town's name is written.
func (s *engraving) nameStyle(class int, px float64) pen.Text {
	size := [passClass + 1]float64{0, 0.142, 0.165, 0.195, 0.235, 0.27, 0.165}[class]
	t := pen.Text{Font: s.fonts.Serif, Size: typeSize(size, px), Color: inkColor, Halo: pen.Alpha(haloColor, 0.88)}
	if class >= 3 {
		t.Font = s.fonts.SerifBold
	}
	if class == passClass {
		t.Font, t.Color = s.fonts.SerifItalic, passColor
		return t
	}
	if class >= 4 {
		t.Tracking = 0.06
	}
	return t
}

func written(t town) string {
	if t.class == 4 || t.class == 5 {
		return strings.ToUpper(t.name)
	}
	return t.name
}

// nameSpots are the places tried beside a mark: right, right above, right
// below, below, above, left and so on. The first numbers tell which part of the
// name's box touches the ring around the mark, the last how well it looks.
var nameSpots = []struct{ dx, dy, dislike float64 }{
	{1, 0, 0}, {0.9, -0.65, 0.06}, {0.9, 0.65, 0.08}, {0, 1, 0.14}, {0, -1, 0.12}, {-1, 0, 0.22},
	{-0.9, -0.65, 0.26}, {-0.9, 0.65, 0.28}, {0.55, -1, 0.14}, {0.55, 1, 0.18}, {-0.55, -1, 0.32}, {-0.55, 1, 0.36},
}

// nameDistances are how far from the mark a name is tried; the furthest step
// round a counter that lies on the town.
var nameDistances = []struct{ far, dislike float64 }{{0.055, 0}, {0.13, 0.16}, {0.27, 0.75}, {0.38, 0.9}, {0.52, 1.05}}

func (s *engraving) placeName(g *costs, t town, px float64) Name {
	style := s.nameStyle(t.class, px)
	text := written(t)
	w, h := style.Width(text), 0.72*style.Size
	best, least := Name{}, math.Inf(1)
	r := t.radius()
	if z := zoomOf(px); z <= wide && t.class < 4 {
		r *= 1.45
	} else if z == closeUp && t.class < 4 {
		r = r*0.62 + 0.01
	}
	for _, spot := range nameSpots {
		for _, away := range nameDistances {
			reach := r + away.far*min(1, style.Size/0.16)
			x := t.at.X + spot.dx*reach + (spot.dx-1)/2*w
			y := t.at.Y + spot.dy*reach + spot.dy*h/2
			if math.Abs(spot.dx) == 0.55 { // above or below, but to one side
				x = t.at.X - w*(1-math.Copysign(0.6, spot.dx))/2
			}
			box := pen.Rect{X: x, Y: y - h/2, W: w, H: h}
			cost := 1.2*g.under(box.Grow(0.02))/(0.6*w+0.3) + spot.dislike + away.dislike
			if cost < least {
				least = cost
				best = Name{Text: text, Box: box, at: pen.Point{X: x, Y: y + h/2 - 0.03*style.Size}, class: t.class}
			}
		}
	}
	if t.points != nil {
		best.points = pointsText(t.points)
	}
	return best
}

// pointsText is what a town counts for: once for its capture, and held; one
// number where only one of them counts.
func pointsText(p *board.Points) string {
	if p.Capture == 0 || p.Occupy == 0 {
		return fmt.Sprint(p.Capture + p.Occupy)
	}
	return fmt.Sprintf("%d · %d", p.Capture, p.Occupy)
}

// placeLozenge finds room for the victory points beside the name.
func (s *engraving) placeLozenge(g *costs, n *Name, px float64) pen.Rect {
	size := lozengeSize(px)
	w, h := size*2.3, size*1.26
	if len(n.points) < 3 {
		w = size * 1.75
	}
	if len(n.points) > len("3 · 1") {
		w = size * 2.75
	}
	b := n.Box
	gap := 0.06
	spots := []pen.Rect{
		{X: b.Right() + gap, Y: b.Center().Y - h/2, W: w, H: h}, {X: b.X - gap - w, Y: b.Center().Y - h/2, W: w, H: h},
		{X: b.Center().X - w/2, Y: b.Bottom() + gap, W: w, H: h}, {X: b.Center().X - w/2, Y: b.Y - gap - h, W: w, H: h},
		{X: b.X, Y: b.Bottom() + gap, W: w, H: h}, {X: b.Right() - w, Y: b.Bottom() + gap, W: w, H: h},
		{X: b.X, Y: b.Y - gap - h, W: w, H: h}, {X: b.Right() - w, Y: b.Y - gap - h, W: w, H: h},
	}
	best, least := spots[0], math.Inf(1)
	for i, r := range spots {
		if cost := g.under(r.Grow(0.02)) + 0.05*float64(i); cost < least {
			best, least = r, cost
		}
	}
	return best
}

func lozengeSize(px float64) float64 {
	return max(0.115*[zooms]float64{1, 1, 1, 0.85, 0.66}[zoomOf(px)], 9/px)
}
