package canvas

import (
	"math"

	"vistula/canvas/pen"
	"vistula/rules"
)

// Of the front: the mesh on which it is sought, in hex widths, and how far from the
// nearest units of both sides it is a front still.
const (
	frontMesh  = 0.75
	frontReach = 4.5
)

// frontOf is the line that is as far from the units of one side as from those of the
// other, where both are near: on each sheet by itself. Without two sides there is none.
func frontOf(dots []dot, area pen.Rect) *pen.Path {
	path := new(pen.Path)
	bySheet := map[int][]dot{}
	last := 0
	for _, d := range dots {
		bySheet[d.sheet] = append(bySheet[d.sheet], d)
		last = max(last, d.sheet)
	}
	for sheet := range last + 1 {
		contour(path, bySheet[sheet], area)
	}
	return path
}

// contour adds the front of one sheet, by marching squares.
func contour(path *pen.Path, dots []dot, area pen.Rect) {
	var first rules.Side
	two := false
	for i, d := range dots {
		if i == 0 {
			first = d.side
		}
		two = two || d.side != first
	}
	if !two {
		return
	}
	nx, ny := int(area.W/frontMesh)+2, int(area.H/frontMesh)+2
	tilt := make([]float64, nx*ny) // how much nearer the first side is than the other; NaN away from either
	for i := range tilt {
		at := pen.Point{X: area.X + float64(i%nx)*frontMesh, Y: area.Y + float64(i/nx)*frontMesh}
		tilt[i] = leaning(dots, first, at)
	}
	for y := range ny - 1 {
		for x := range nx - 1 {
			square(path, pen.Point{X: area.X + float64(x)*frontMesh, Y: area.Y + float64(y)*frontMesh},
				[4]float64{tilt[y*nx+x], tilt[y*nx+x+1], tilt[(y+1)*nx+x+1], tilt[(y+1)*nx+x]})
		}
	}
}

// leaning is by how much the nearest unit of a side is nearer to a place than the
// nearest of the other; not a number where one of them is too far.
func leaning(dots []dot, side rules.Side, at pen.Point) float64 {
	own, other := math.Inf(1), math.Inf(1)
	for i := range dots {
		d := dots[i].at.Sub(at).Len()
		if dots[i].side == side {
			own = min(own, d)
		} else {
			other = min(other, d)
		}
	}
	if max(own, other) > frontReach {
		return math.NaN()
	}
	return other - own
}

// square adds the part of the line in one square of the mesh, whose corners go round
// from the upper left one.
func square(path *pen.Path, o pen.Point, v [4]float64) {
	corners := [4]pen.Point{o, {X: o.X + frontMesh, Y: o.Y}, {X: o.X + frontMesh, Y: o.Y + frontMesh}, {X: o.X, Y: o.Y + frontMesh}}
	var cuts []pen.Point
	for i := range 4 {
		a, b := v[i], v[(i+1)%4]
		if math.IsNaN(a) {
			return
		}
		if a > 0 != (b > 0) {
			cuts = append(cuts, corners[i].Add(corners[(i+1)%4].Sub(corners[i]).Mul(a/(a-b))))
		}
	}
	for i := 0; i+1 < len(cuts); i += 2 {
		path.MoveTo(cuts[i].X, cuts[i].Y).LineTo(cuts[i+1].X, cuts[i+1].Y)
	}
}
