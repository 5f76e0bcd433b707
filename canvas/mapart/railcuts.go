package mapart

import (
	"math"

	"vistula/canvas/pen"
)

const cutLength = 0.18 // of the line that is left out

// cutPlaces are the indices of a line's points where it is destroyed: halfway
// between the nodes of the two hexes.
func (c *canvas) cutPlaces(r rail) []int {
	var list []int
	for _, cut := range c.opts.Cut {
		for i := 1; i < len(r.hexes); i++ {
			a, b := r.hexes[i-1], r.hexes[i]
			if a == cut.A && b == cut.B || a == cut.B && b == cut.A {
				from, to := nearest(r.line, c.s.node(a)), nearest(r.line, c.s.node(b))
				list = append(list, (from+to)/2)
			}
		}
	}
	return list
}

// uncut is the line in the pieces between its destroyed places.
func (c *canvas) uncut(r rail) [][]pen.Point {
	places := c.cutPlaces(r)
	if len(places) == 0 {
		return [][]pen.Point{r.line}
	}
	var list [][]pen.Point
	start := -1
	for i, p := range r.line {
		gone := false
		for _, at := range places {
			gone = gone || p.Sub(r.line[at]).Len() < cutLength/2
		}
		switch {
		case !gone && start < 0:
			start = i
		case gone && start >= 0:
			list = append(list, r.line[start:i])
			start = -1
		}
	}
	if start >= 0 {
		list = append(list, r.line[start:])
	}
	return list
}

func (c *canvas) nearCut(r rail, p pen.Point) bool {
	for _, at := range c.cutPlaces(r) {
		if p.Sub(r.line[at]).Len() < cutLength/2 {
			return true
		}
	}
	return false
}

// drawCuts strews the lifted sleepers and marks the gap with a saltire.
func (c *canvas) drawCuts(r rail) {
	for _, i := range c.cutPlaces(r) {
		at, d := r.line[i], tangent(r.line, i)
		if !c.view.Grow(0.3).Has(at) {
			continue
		}
		if c.z >= large {
			for k := -2; k <= 2; k++ {
				a := math.Atan2(d.Y, d.X) + math.Pi/2 + 0.5*swing(i, k, 113)
				p := at.Add(d.Mul(0.035 * float64(k)))
				v := pen.Point{X: 0.03 * math.Cos(a), Y: 0.03 * math.Sin(a)}
				tie := new(pen.Path).Polyline(p.Add(v), p.Sub(v))
				c.p.Stroke(tie, pen.Stroke{Width: 0.012, Color: pen.Alpha(railColor, 0.55)})
			}
		}
		k := 0.046 * max(c.k, 0.8)
		cross := new(pen.Path).MoveTo(at.X-k, at.Y-k).LineTo(at.X+k, at.Y+k).MoveTo(at.X+k, at.Y-k).LineTo(at.X-k, at.Y+k)
		c.p.Stroke(cross, pen.Stroke{Width: 0.058 * max(c.k, 0.8), Color: haloColor})
		c.p.Stroke(cross, pen.Stroke{Width: 0.032 * max(c.k, 0.8), Color: closedHatch})
	}
}
