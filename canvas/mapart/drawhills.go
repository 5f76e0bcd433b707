package mapart

import (
	"math"

	"vistula/canvas/pen"
)

var (
	knollColor = pen.Hex("#6E4A27")
	cragColor  = pen.Hex("#573A20")
	stoneColor = pen.Hex("#8B7860")
)

// drawHillEdges draws the outlines of the hills, the darker the higher.
func (c *canvas) drawHillEdges() {
	soft := *c // the tint follows the plain outline, close up too
	soft.z = min(c.z, large)
	for level := 1; level < hillLevels; level++ {
		if path := soft.areaPath(c.s.hills[level]); !path.Empty() {
			c.p.Stroke(path, pen.Stroke{Width: 0.010 * c.k, Color: pen.Alpha(slopeColor, 0.13+0.06*float64(level))})
		}
	}
}

// drawHills draws knolls, stones and the crests of ranges.
func (c *canvas) drawHills() {
	if !c.s.hilly {
		return
	}
	in := c.view.Grow(0.2)
	for _, k := range c.art.knolls {
		switch {
		case !in.Has(k.at):
		case k.stone:
			c.stone(k)
		default:
			c.knoll(k)
		}
	}
	for _, r := range c.s.crestLines() {
		if c.sees(r.box, 0.1) {
			c.drawCrest(r)
		}
	}
}

// knoll is a ring of short strokes that fall from a round top, thick on the
// side away from the light. Far out that side alone is drawn.
func (c *canvas) knoll(k knoll) {
	r, kind := float64(k.r), int(k.kind)
	if c.z <= wide {
		half := new(pen.Path).MoveTo(k.at.X+r*0.75, k.at.Y-r*0.55)
		half.QuadTo(k.at.X+r*0.95, k.at.Y+r*0.80, k.at.X-r*0.60, k.at.Y+r*0.70)
		c.p.Stroke(half, pen.Stroke{Width: 0.34 * r, Color: pen.Alpha(knollColor, 0.62)})
		return
	}
	n := 12 + kind%3
	squash := 0.78 + 0.2*float64(kind%5)/4
	shade := new(pen.Path).Ellipse(k.at.X+0.16*r, k.at.Y+0.18*r, 0.95*r, 0.95*r*squash)
	c.p.Fill(shade, pen.Winding, pen.Alpha(knollColor, 0.13))
	c.p.Fill(new(pen.Path).Ellipse(k.at.X-0.10*r, k.at.Y-0.12*r, 0.52*r, 0.52*r*squash), pen.Winding, pen.Alpha(lightColor, 0.22))
	wedge := new(pen.Path)
	for i := range n {
		a := (float64(i) + 0.5*chance(kind, i, 167)) * 2 * math.Pi / float64(n)
		s, co := math.Sincos(a)
		dark := (co + s) / math.Sqrt2
		if dark < -0.55 {
			continue // the lit side stays open
		}
		out := pen.Point{X: co, Y: s * squash}
		long := 0.72 + 0.28*dark + 0.2*swing(kind, i, 168)
		from, to := k.at.Add(out.Mul(0.40*r)), k.at.Add(out.Mul(r*(0.50+0.50*long)))
		side := left(unit(out)).Mul(r * (0.070 + 0.040*dark))
		wedge.Reset().Polygon(from.Add(side), to.Add(side.Mul(0.2)), to.Sub(side.Mul(0.2)), from.Sub(side))
		c.p.Fill(wedge, pen.Winding, pen.Alpha(knollColor, 0.58+0.24*dark))
	}
}

// stone is an angular block with a light and a dark face.
func (c *canvas) stone(k knoll) {
	size, kind := float64(k.r), int(k.kind)
	var corners [5]pen.Point
	for i := range corners {
		s, co := math.Sincos(float64(i)*2*math.Pi/5 + float64(kind))
		r := size * (0.75 + 0.5*chance(kind, i, 169))
		corners[i] = pen.Point{X: k.at.X + r*co, Y: k.at.Y + 0.8*r*s}
	}
	path := new(pen.Path).Polygon(corners[:]...)
	if c.z > wide {
		c.p.Fill(path.Transformed(pen.Translate(0.25*size, 0.35*size)), pen.Winding, pen.Alpha(cragColor, 0.55))
		c.p.Fill(path, pen.Winding, pen.Mix(stoneColor, lightColor, 0.45))
	}
	c.p.Stroke(path, pen.Stroke{Width: 0.30 * size, Color: pen.Alpha(cragColor, 0.72), Join: pen.BevelJoin})
}

// drawCrest draws a crest's hachures, and its top in the light. Far out strokes
// are fewer and wider; close up others stand between them.
func (c *canvas) drawCrest(r crest) {
	each := [zooms]int{6, 4, 2, 2, 2}[c.z]
	for i, w := range r.wedges {
		if i%each >= 2 {
			continue
		}
		c.crestStroke(w, 1)
		if i+2 < len(r.wedges) && c.z >= large { // the next on the same side
			n := r.wedges[i+2]
			mid := slope{between(w.at, n.at, 0.5), between(w.tip, n.tip, 0.5), (w.half + n.half) / 2, w.alpha}
			c.crestStroke(mid, 0.62)
		}
	}
	if r.level < 3 || c.z < near {
		return
	}
	top := pen.Stroke{Width: [zooms]float64{near: 0.016, large: 0.011, closeUp: 0.006}[c.z], Color: pen.Alpha(lightColor, 0.42)}
	path := new(pen.Path)
	for i := 1; i < len(r.line); i++ {
		a, b := r.line[i-1], r.line[i]
		if c.s.bare.at(a.X, a.Y) || c.s.bare.at(b.X, b.Y) {
			if !path.Empty() {
				c.p.Stroke(path, top)
				path.Reset()
			}
			continue
		}
		if path.Empty() {
			path.MoveTo(a.X, a.Y)
		}
		path.LineTo(b.X, b.Y)
	}
	if !path.Empty() {
		c.p.Stroke(path, top)
	}
}

// crestStroke draws one hachure of a crest, or a part of its length.
func (c *canvas) crestStroke(w slope, part float64) {
	if !c.view.Grow(0.25).Has(w.at) || c.s.bare.at(w.at.X, w.at.Y) {
		return
	}
	tip := between(w.at, w.tip, part)
	n := left(unit(tip.Sub(w.at))).Mul(w.half * [zooms]float64{2.3, 1.7, 1, 0.85, 0.62}[c.z])
	thin := n.Mul(0.16)
	wedge := new(pen.Path).Polygon(w.at.Add(n), tip.Add(thin), tip.Sub(thin), w.at.Sub(n))
	c.p.Fill(wedge, pen.Winding, pen.Alpha(cragColor, w.alpha))
}
