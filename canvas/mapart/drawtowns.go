package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// drawTowns draws the marks, the great ones last.
func (c *canvas) drawTowns() {
	for class := 1; class <= 5; class++ {
		for _, t := range c.s.towns {
			if t.class == class && (c.z > far || class > 1) && c.sees(pen.Rect{X: t.at.X, Y: t.at.Y}, 0.5) {
				c.drawTown(t)
			}
		}
	}
}

func (c *canvas) drawTown(t town) {
	if t.fortress {
		c.drawFortress(t.at, t.fortSize(), true)
		defer c.drawStrength(t)
	}
	switch {
	case t.class >= 4 && c.z <= wide && !t.fortress:
		box := pen.Rect{X: t.at.X, Y: t.at.Y}.Grow(0.13)
		c.p.Fill(new(pen.Path).Rect(box.Grow(0.05)), pen.Winding, pen.Alpha(haloColor, 0.8))
		c.p.Fill(new(pen.Path).Rect(box), pen.Winding, townRed)
		c.p.Stroke(new(pen.Path).Rect(box), pen.Stroke{Width: 0.035, Color: inkColor, Join: pen.BevelJoin})
	case t.class >= 4:
		c.blocks(t)
	default:
		if c.z == closeUp {
			c.houses(t)
		}
		c.ring(t)
	}
}

// ring is the sign of a village or small town.
func (c *canvas) ring(t town) {
	r := t.ringSize()
	line := 0.022
	switch {
	case c.z <= wide:
		r, line = r*1.35, 0.030
	case c.z == closeUp:
		r, line = r*0.62, 0.013
	}
	c.p.Fill(new(pen.Path).Circle(t.at.X, t.at.Y, r+1.5*line), pen.Winding, pen.Alpha(haloColor, 0.85))
	ring := new(pen.Path).Circle(t.at.X, t.at.Y, r)
	c.p.Fill(ring, pen.Winding, pen.Hex("#FBF6E8"))
	c.p.Stroke(ring, pen.Stroke{Width: line, Color: inkColor})
	switch t.class {
	case 2:
		c.p.Fill(new(pen.Path).Circle(t.at.X, t.at.Y, 0.32*r), pen.Winding, inkColor)
	case 3:
		c.p.Fill(new(pen.Path).Circle(t.at.X, t.at.Y, 0.56*r), pen.Winding, townRed)
	}
}

// blocks are the streets of a city: a lattice of small houses, shaken, none
// outside the city's round.
func (c *canvas) blocks(t town) {
	r := [6]float64{4: 0.155, 5: 0.195}[t.class]
	if t.fortress {
		r = 0.135
	}
	const n = 7
	step := 2 * r / n
	halo, plan := new(pen.Path), new(pen.Path)
	for row := range n {
		for col := range n {
			x := (float64(col) - (n-1)/2.0) * step
			y := (float64(row) - (n-1)/2.0) * step
			edge := r * (0.88 + 0.22*chance(col+int(t.id)*8, row, 141))
			if math.Hypot(x, y) > edge || chance(col+int(t.id)*8, row, 142) < 0.06 {
				continue
			}
			w := step * (0.66 + 0.24*chance(col+int(t.id)*8, row, 143))
			h := step * (0.62 + 0.24*chance(col+int(t.id)*8, row, 144))
			x += t.at.X + step*0.10*swing(col+int(t.id)*8, row, 145)
			y += t.at.Y + step*0.10*swing(col+int(t.id)*8, row, 146)
			box := pen.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
			plan.Rect(box)
			halo.Rect(box.Grow(0.020))
		}
	}
	if !t.fortress {
		c.p.Fill(halo, pen.Winding, haloColor)
	}
	c.p.Fill(plan, pen.Winding, townRed)
	c.p.Stroke(plan, pen.Stroke{Width: 0.0075 * max(c.k, 0.6), Color: townEdge, Join: pen.BevelJoin})
}

// houses are the few roofs of a village seen close up.
func (c *canvas) houses(t town) {
	n := 13 + 5*t.class
	for i := range n {
		a := 2 * math.Pi * (float64(i)/float64(n) + 0.06*swing(int(t.id), i, 147))
		far := 0.040 + (0.055+0.03*float64(t.class))*chance(int(t.id), i, 148)
		s, co := math.Sincos(a)
		m := pen.Rotate(a + 0.5*swing(int(t.id), i, 149)).Then(pen.Translate(t.at.X+far*co*1.2, t.at.Y+far*s))
		w, h := 0.021+0.010*chance(int(t.id), i, 150), 0.014+0.005*chance(int(t.id), i, 151)
		roof := new(pen.Path).Rect(pen.Rect{X: -w / 2, Y: -h / 2, W: w, H: h}).Transformed(m)
		c.p.Fill(roof.Transformed(pen.Translate(0.003, 0.004)), pen.Winding, pen.Alpha(treeShadow, 0.3))
		c.p.Fill(roof, pen.Winding, townRed)
		c.p.Stroke(roof, pen.Stroke{Width: 0.0034, Color: townEdge, Join: pen.BevelJoin})
	}
}

// drawFortress draws a trace of seven bastions with its glacis.
func (c *canvas) drawFortress(at pen.Point, size float64, ticks bool) {
	trace := bastions(at, size, 7)
	k := size / 0.37
	c.p.Fill(new(pen.Path).Polygon(bastions(at, size*1.10, 7)...), pen.Winding, pen.Alpha(haloColor, 0.55))
	star := new(pen.Path).Polygon(trace...)
	c.p.Fill(star, pen.Winding, pen.Alpha(fortFill, 0.78))
	line := 0.034 * k * max(c.k, 0.6)
	c.p.Stroke(star, pen.Stroke{Width: line, Color: fortColor})
	c.p.Stroke(new(pen.Path).Polygon(bastions(at, size*0.84, 7)...), pen.Stroke{Width: 0.34 * line, Color: fortColor})
	if !ticks || c.z == far {
		return
	}
	rim := evenly(append(append([]pen.Point(nil), trace...), trace[0]), 0.05)
	glacis := new(pen.Path)
	for _, p := range rim {
		out := unit(p.Sub(at))
		a, b := p.Add(out.Mul(0.030)), p.Add(out.Mul(0.062))
		glacis.MoveTo(a.X, a.Y).LineTo(b.X, b.Y)
	}
	c.p.Stroke(glacis, pen.Stroke{Width: 0.012 * max(c.k, 0.6), Color: fortColor, Cap: pen.ButtCap})
}

func bastions(at pen.Point, size float64, n int) []pen.Point {
	var list []pen.Point
	for i := range n {
		mid := float64(i)*2*math.Pi/float64(n) - math.Pi/2
		for k, a := range []float64{-0.26, -0.20, 0, 0.20, 0.26} {
			s, co := math.Sincos(mid + a)
			r := size * []float64{0.74, 0.84, 1.06, 0.84, 0.74}[k]
			list = append(list, pen.Point{X: at.X + r*co, Y: at.Y + r*s})
		}
	}
	return list
}
