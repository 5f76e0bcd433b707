package mapart

import (
	"math"
	"sync"

	"vistula/canvas/pen"
)

// crest is one line along the top of a range, found in the heights, with the
// hachures that fall from it.
type crest struct {
	level  int
	line   []pen.Point
	wedges []slope
	box    pen.Rect
}

// crestCache keeps the crests, which serve all zooms.
type crestCache struct {
	once sync.Once
	list []crest
}

const (
	crestPoints = 20   // of the lattice of heights, to a hex width
	crestStep   = 0.03 // along a crest
)

// crestLines gives the crests of all rough and mountain ground.
func (s *engraving) crestLines() []crest {
	s.crests.once.Do(func() {
		if s.hilly && len(s.hills[2]) > 0 {
			s.crests.list = s.traceCrests()
		}
	})
	return s.crests.list
}

// traceCrests climbs from the points of a lattice to the nearest crest and
// follows it both ways, as long as no other crest is close.
func (s *engraving) traceCrests() []crest {
	t := &tracer{s: s, shape: s.summits(), taken: map[[2]int]bool{}}
	var list []crest
	lattice(s.frame.Grow(-0.1), 0.17, 0.7, 151, func(col, row int, p pen.Point) {
		level := s.hillAt(p)
		if level < 2 {
			return
		}
		line := t.trace(t.climb(p), level)
		least := 0.20
		if level == 2 {
			least = 0.10
		}
		if len(line) < 2 || pen.Length(line) < least {
			return
		}
		t.take(line, level)
		line = evenly(smoothed(line, 1.5), crestStep)
		list = append(list, crest{level, line, crestWedges(line, level), boxOf(line).Grow(0.25)})
	})
	return list
}

// summits is the shape of the ground in which crests are sought: the heights
// with the folds that the relief shows.
func (s *engraving) summits() *softField {
	f := &softField{
		origin: pen.Point{X: s.frame.X, Y: s.frame.Y},
		cols:   int(s.frame.W*crestPoints) + 1, rows: int(s.frame.H*crestPoints) + 1,
	}
	f.v = make([]float32, f.cols*f.rows)
	inParallel(s.pace, f.rows, func(row int) {
		y := f.origin.Y + float64(row)/crestPoints
		var hills folding
		for col := range f.cols {
			x := f.origin.X + float64(col)/crestPoints
			if !s.hillMask[2].at(x, y) {
				continue
			}
			f.v[row*f.cols+col] = float32(s.heightAt(x, y) + 0.55*s.ruggedAt(x, y)*hills.folds(x, y, 2))
		}
	})
	return f
}

// tracer follows crests.
type tracer struct {
	s     *engraving
	shape *softField
	taken map[[2]int]bool // cells near a crest that was drawn
}

// form is gradient and curvature of the ground at a place, in lattice steps.
func (t *tracer) form(p pen.Point) (g pen.Point, xx, xy, yy float64, ok bool) {
	const e = 2
	f := t.shape
	col, row := int((p.X-f.origin.X)*crestPoints+0.5), int((p.Y-f.origin.Y)*crestPoints+0.5)
	if col < e || row < e || col >= f.cols-e || row >= f.rows-e {
		return g, 0, 0, 0, false
	}
	at := func(dx, dy int) float64 { return float64(f.v[(row+dy)*f.cols+col+dx]) }
	for _, d := range [5][2]int{{0, 0}, {e, 0}, {-e, 0}, {0, e}, {0, -e}} {
		if at(d[0], d[1]) == 0 {
			return g, 0, 0, 0, false
		}
	}
	m := at(0, 0)
	g = pen.Point{X: at(e, 0) - at(-e, 0), Y: at(0, e) - at(0, -e)}.Mul(1.0 / (2 * e))
	xx, yy = (at(e, 0)-2*m+at(-e, 0))/(e*e), (at(0, e)-2*m+at(0, -e))/(e*e)
	xy = (at(e, e) - at(-e, e) - at(e, -e) + at(-e, -e)) / (4 * e * e)
	// The lattice is coarse: the slope between its points follows the curvature.
	off := pen.Point{X: (p.X-f.origin.X)*crestPoints - float64(col), Y: (p.Y-f.origin.Y)*crestPoints - float64(row)}
	g = g.Add(pen.Point{X: xx*off.X + xy*off.Y, Y: xy*off.X + yy*off.Y})
	return g, xx, xy, yy, true
}

// across is the direction in which the ground falls off most on both sides, and
// by how much it bends there (less than nothing on a crest).
func across(xx, xy, yy float64) (n pen.Point, bend float64) {
	a := 0.5 * math.Atan2(2*xy, xx-yy)
	s, c := math.Sincos(a)
	one := xx*c*c + 2*xy*s*c + yy*s*s
	other := xx*s*s - 2*xy*s*c + yy*c*c
	if one < other {
		return pen.Point{X: c, Y: s}, one
	}
	return pen.Point{X: -s, Y: c}, other
}

// climb goes uphill until the crest is reached.
func (t *tracer) climb(p pen.Point) pen.Point {
	for range 8 {
		g, _, _, _, ok := t.form(p)
		if !ok || g.Len() < 0.5 {
			break
		}
		p = p.Add(unit(g).Mul(0.022))
	}
	return p
}

// trace follows the crest through a point to both sides.
func (t *tracer) trace(p pen.Point, level int) []pen.Point {
	reach := [hillLevels]float64{2: 0.22, 3: 0.60, 4: 0.75}[level]
	one, other := t.follow(p, 1, reach), t.follow(p, -1, reach)
	line := reversed(one)
	if len(other) > 0 && len(one) > 0 {
		line = line[:len(line)-1] // both begin with the point itself
	}
	return append(line, other...)
}

func (t *tracer) follow(p pen.Point, way, reach float64) []pen.Point {
	var line []pen.Point
	var last pen.Point
	for gone := 0.0; gone < reach; gone += crestStep {
		g, xx, xy, yy, ok := t.form(p)
		n, bend := across(xx, xy, yy)
		if !ok || bend > -0.12 || t.taken[cellOf(p)] || t.s.hillAt(p) < 2 {
			break
		}
		// Back upon the crest, along which no slope leads aside.
		aside := -(g.X*n.X + g.Y*n.Y) / bend / crestPoints
		p = p.Add(n.Mul(max(-0.02, min(0.02, aside))))
		line = append(line, p)
		d := left(n).Mul(way)
		if last != (pen.Point{}) && d.X*last.X+d.Y*last.Y < 0 {
			d = d.Mul(-1)
		}
		last = d
		p = p.Add(d.Mul(crestStep))
	}
	return line
}

const crestCell = 0.045

func cellOf(p pen.Point) [2]int {
	return [2]int{int(math.Floor(p.X / crestCell)), int(math.Floor(p.Y / crestCell))}
}

// take closes the surroundings of a crest to others.
func (t *tracer) take(line []pen.Point, level int) {
	reach := 2
	if level > 2 {
		reach = 3
	}
	for _, p := range line {
		c := cellOf(p)
		for dy := -reach; dy <= reach; dy++ {
			for dx := -reach; dx <= reach; dx++ {
				if dx*dx+dy*dy <= reach*reach {
					t.taken[[2]int{c[0] + dx, c[1] + dy}] = true
				}
			}
		}
	}
}

// crestWedges are the hachures on both sides of a crest, heavier away from the
// light.
func crestWedges(line []pen.Point, level int) []slope {
	length, half := 0.068, 0.0095
	if level > 2 {
		length, half = 0.125, 0.0125
	}
	var list []slope
	n := len(line)
	for i, p := range line {
		d := tangent(line, i)
		swell := min(1, 0.40+float64(min(i, n-1-i))/5)
		col, row := int(p.X*200), int(p.Y*200)
		for k, side := range []float64{-1, 1} {
			out := left(d).Mul(side)
			dark := (out.X + out.Y) / math.Sqrt2 // 1 away from the light
			weight := 0.72 + 0.42*dark
			long := length * swell * (0.75 + 0.5*chance(col, row, 152+k)) * (0.85 + 0.25*dark)
			lean := d.Mul(0.35 * long * swing(col, row, 154+k))
			base := p.Add(out.Mul(0.008))
			list = append(list, slope{base, base.Add(out.Mul(long)).Add(lean), half * weight * (0.7 + 0.3*swell), 0.62 + 0.26*dark})
		}
	}
	return list
}
