package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// drawBridges draws the two parapets with their wings; a road bridge has a deck
// of its own.
func (c *canvas) drawBridges() {
	if c.z <= wide {
		return
	}
	for _, b := range c.s.bridges {
		if !c.view.Grow(0.3).Has(b.at) {
			continue
		}
		if c.z == closeUp {
			c.deck(b)
		} else if !b.rail {
			reach := b.half + 0.075
			road := new(pen.Path).Polyline(b.at.Sub(b.way.Mul(reach)), b.at.Add(b.way.Mul(reach)))
			c.p.Stroke(road, pen.Stroke{Width: 0.070, Color: haloColor, Cap: pen.ButtCap})
			c.p.Stroke(road, pen.Stroke{Width: 0.036, Color: roadColor, Cap: pen.ButtCap})
			c.p.Stroke(road, pen.Stroke{Width: 0.018, Color: pen.Hex("#F0DFB8"), Cap: pen.ButtCap})
		}
		c.parapets(b)
	}
}

func (c *canvas) parapets(b bridge) {
	off, wing := 0.062, 0.105
	if !b.rail {
		off, wing = 0.044, 0.082
	}
	span := max(0.075, b.half+0.028)
	k := max(c.k, 0.62)
	path := new(pen.Path)
	n := left(b.way)
	for _, side := range []float64{-1, 1} {
		inner, outer := n.Mul(side*off*k), n.Mul(side*wing*k)
		a, z := b.at.Sub(b.way.Mul(span)), b.at.Add(b.way.Mul(span))
		flare := b.way.Mul(0.042 * k)
		path.Polyline(a.Sub(flare).Add(outer), a.Add(inner), z.Add(inner), z.Add(flare).Add(outer))
	}
	c.p.Stroke(path, pen.Stroke{Width: 0.055 * k, Color: pen.Alpha(haloColor, 0.9), Join: pen.BevelJoin})
	c.p.Stroke(path, pen.Stroke{Width: 0.026 * max(c.k, 0.6), Color: inkColor, Join: pen.BevelJoin, Cap: pen.ButtCap})
}

// deck is the bridge's planks, seen close up.
func (c *canvas) deck(b bridge) {
	span := b.half + 0.02
	n := left(b.way).Mul(0.030)
	a, z := b.at.Sub(b.way.Mul(span)), b.at.Add(b.way.Mul(span))
	c.p.Fill(new(pen.Path).Polygon(a.Add(n), z.Add(n), z.Sub(n), a.Sub(n)), pen.Winding, pen.Hex("#E4D3AC"))
	planks := new(pen.Path)
	for at := 0.0; at <= 2*span; at += 0.014 {
		p := a.Add(b.way.Mul(at))
		q, r := p.Add(n), p.Sub(n)
		planks.MoveTo(q.X, q.Y).LineTo(r.X, r.Y)
	}
	c.p.Stroke(planks, pen.Stroke{Width: 0.0028, Color: pen.Alpha(roadColor, 0.9), Cap: pen.ButtCap})
	if b.rail {
		rail := new(pen.Path).Polyline(a, z)
		c.p.Stroke(rail, pen.Stroke{Width: 0.021 * math.Max(c.k, 0.5), Color: railColor, Cap: pen.ButtCap})
	}
}
