package mapart

import (
	"strings"

	"vistula/canvas/pen"
)

// region is a large name spaced out along a curve across the country.
type region struct {
	word string
	size float64
	line []pen.Point
	box  pen.Rect
}

// findRegions takes the curves drawn for the sheet; a name without one stands
// on the hexes that the map gives it.
func (s *Sheet) findRegions() {
	drawn := map[string]bool{}
	if s.ground != nil {
		for _, n := range s.ground.Names {
			var points []pen.Point
			for _, p := range n.Curve {
				points = append(points, pen.Point{X: p[0], Y: p[1]})
			}
			drawn[n.Text] = true
			s.addRegion(n.Text, n.Size, points)
		}
	}
	for _, l := range s.plan.Labels {
		if l.Kind == "river" || l.Kind == "marsh" || drawn[l.Text] {
			continue
		}
		var points []pen.Point
		for _, number := range l.Along {
			if id, ok := s.board.Find(number); ok {
				points = append(points, s.Center(id).Add(pen.Point{Y: 0.1}))
			}
		}
		if len(points) == 1 {
			p := points[0]
			points = []pen.Point{p.Sub(pen.Point{X: 1}), p, p.Add(pen.Point{X: 1})}
		}
		s.addRegion(l.Text, 0.32, points)
	}
}

func (s *Sheet) addRegion(name string, size float64, points []pen.Point) {
	if len(points) < 2 {
		return
	}
	line := evenly(catmullRom(points, 16), 0.05)
	s.regions = append(s.regions, region{strings.ToUpper(name), size, line, boxOf(line).Grow(size)})
}

// drawRegions writes them pale, under everything that matters.
func (c *canvas) drawRegions() {
	for _, r := range c.s.regions {
		if !c.sees(r.box, 0.2) {
			continue
		}
		alpha := 0.42
		text := pen.Text{Font: c.s.fonts.Serif, Size: r.size, Color: pen.Alpha(regionColor, alpha)}
		spread := 1.6
		if r.size < 0.4 {
			text.Color = pen.Alpha(regionColor, 0.80)
			text.Halo = pen.Alpha(haloColor, 0.35)
			spread = 0.75
		}
		if c.z <= wide {
			text.Size = max(text.Size*1.1, smallest/c.px)
		}
		length, width := pen.Length(r.line), text.Width(r.word)
		gap, start := 0.0, (length-width)/2
		if n := float64(len([]rune(r.word)) - 1); width < length && n > 0 {
			gap, start = min((length-width)/n, spread*text.Size), 0
			start = (length - width - gap*n) / 2
		}
		text.DrawAlong(c.p, r.line, max(0, start), 0, gap, r.word)
	}
}
