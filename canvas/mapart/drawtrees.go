package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// drawWoods tints the woods and plants their trees.
func (c *canvas) drawWoods() {
	path := c.areaPath(c.s.woods)
	if path.Empty() {
		return
	}
	if c.z == closeUp {
		shadow := path.Transformed(pen.Translate(0.016, 0.022))
		c.p.Fill(shadow, pen.EvenOdd, pen.Alpha(treeShadow, 0.16))
	}
	c.p.Fill(path, pen.EvenOdd, pen.Alpha(woodsColor, 0.62))
	c.p.Stroke(path, pen.Stroke{Width: 0.012 * c.k, Color: pen.Alpha(woodsEdge, 0.50)})
	for _, t := range c.art.trees {
		if !c.view.Grow(0.2).Has(t.at) {
			continue
		}
		switch {
		case c.z <= wide:
			c.blob(t)
		case t.fir:
			c.fir(t)
		default:
			c.leafTree(t)
		}
	}
}

// blob is a tree from far away.
func (c *canvas) blob(t tree) {
	r := float64(t.r)
	c.p.Fill(new(pen.Path).Circle(t.at.X+0.012, t.at.Y+0.016, r), pen.Winding, pen.Alpha(treeShadow, 0.22))
	c.p.Fill(new(pen.Path).Circle(t.at.X, t.at.Y, r), pen.Winding, crownColor)
	c.p.Fill(new(pen.Path).Circle(t.at.X-0.25*r, t.at.Y-0.3*r, 0.45*r), pen.Winding, pen.Alpha(crownLight, 0.8))
}

// leafTree is a crown of scallops: circles on a ring, first with their outline,
// then without, so that only the outer scallops are seen.
func (c *canvas) leafTree(t tree) {
	r, kind := float64(t.r), int(t.kind)
	n := 5 + kind%2
	line := 0.0095 * r / 0.05
	if c.z == closeUp {
		n = 6 + kind%3
		line = 0.0048
	}
	c.p.Fill(new(pen.Path).Ellipse(t.at.X+0.42*r, t.at.Y+0.62*r, 1.15*r, 0.60*r), pen.Winding, pen.Alpha(treeShadow, 0.24))
	c.p.Fill(crown(t, n, line), pen.Winding, crownEdge)
	c.p.Fill(crown(t, n, 0), pen.Winding, crownTint(t))
	c.p.Fill(new(pen.Path).Circle(t.at.X-0.36*r, t.at.Y-0.42*r, 0.46*r), pen.Winding, crownLight)
	if c.z != closeUp {
		return
	}
	c.p.Fill(new(pen.Path).Circle(t.at.X+0.22*r, t.at.Y-0.50*r, 0.26*r), pen.Winding, pen.Alpha(crownLight, 0.8))
	leaves := new(pen.Path)
	for i := range 3 {
		a := 0.35 + float64(i)*0.8 + 0.3*float64(kind%3)
		s, co := math.Sincos(a)
		x, y := t.at.X+0.5*r*co, t.at.Y+0.5*r*s
		leaves.MoveTo(x+0.22*r, y).Arc(x, y, 0.22*r, 0, math.Pi*0.9)
	}
	c.p.Stroke(leaves, pen.Stroke{Width: 0.0032, Color: pen.Alpha(crownEdge, 0.75)})
}

func crown(t tree, n int, grow float64) *pen.Path {
	r, kind := float64(t.r), int(t.kind)
	path := new(pen.Path)
	for i := range n {
		a := (float64(i) + 0.37*float64(kind)) * 2 * math.Pi / float64(n)
		ring := r * (0.62 + 0.12*chance(kind, i, 67))
		s, co := math.Sincos(a)
		path.Circle(t.at.X+ring*co, t.at.Y+ring*s, 0.55*r+grow)
	}
	return path.Circle(t.at.X, t.at.Y, 0.5*r)
}

// crownTint varies the green a little from tree to tree.
func crownTint(t tree) colour {
	return pen.Mix(crownColor, crownLight, 0.28*chance(int(t.kind), int(t.at.X*50), 68))
}

// fir is a tree of three skirts.
func (c *canvas) fir(t tree) {
	r := float64(t.r) * 1.15
	c.p.Fill(new(pen.Path).Ellipse(t.at.X+0.3*r, t.at.Y+0.85*r, 0.8*r, 0.28*r), pen.Winding, pen.Alpha(treeShadow, 0.24))
	for i := range 3 {
		y := t.at.Y + r*(0.85-0.62*float64(i))
		w := r * (0.72 - 0.17*float64(i))
		skirt := new(pen.Path).MoveTo(t.at.X-w, y).QuadTo(t.at.X, y+0.22*r, t.at.X+w, y)
		skirt.LineTo(t.at.X, y-0.95*r).Close()
		c.p.Fill(skirt, pen.Winding, pen.Mix(crownEdge, crownColor, 0.45))
		c.p.Stroke(skirt, pen.Stroke{Width: 0.0042, Color: pen.Mix(crownEdge, treeShadow, 0.35)})
	}
}
