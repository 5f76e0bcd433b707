package overlay

import (
	"image/color"
	"math"

	"vistula/canvas/pen"
	"vistula/rules/hex"
)

// Lean is which way the lines of a hatch run.
type Lean int8

// The three leans.
const (
	Falling Lean = iota - 1
	Upright
	Rising
)

// Hatch fills a hexagon with parallel lines.
func Hatch(p pen.Pen, corners [hex.Directions]pen.Point, space, width float64, l Lean, c color.NRGBA) {
	p.Stroke(hatchLines(corners, space, l), pen.Stroke{Width: width, Color: c, Cap: pen.ButtCap})
}

// hatchLines are parallel lines cut to a hexagon by arithmetic, which is far
// cheaper than a clip. They are counted from the sheet's origin, so that they
// run on from hex to hex and from tile to tile.
func hatchLines(corners [hex.Directions]pen.Point, space float64, l Lean) *pen.Path {
	value := func(p pen.Point) float64 { return p.X + float64(l)*p.Y }
	low, high := math.Inf(1), math.Inf(-1)
	for _, p := range corners {
		low, high = min(low, value(p)), max(high, value(p))
	}
	path := new(pen.Path)
	step := space
	if l != Upright {
		step *= math.Sqrt2
	}
	for n := math.Ceil(low / step); n*step < high; n++ {
		var ends []pen.Point
		for i, a := range corners {
			z := corners[(i+1)%len(corners)]
			va, vz := value(a)-n*step, value(z)-n*step
			if va*vz < 0 {
				ends = append(ends, a.Add(z.Sub(a).Mul(va/(va-vz))))
			}
		}
		if len(ends) == 2 {
			path.Polyline(ends...)
		}
	}
	return path
}

// dots are points of a fine grid within a hexagon, each a square of the given
// side: a handful of pixels needs no circle.
func dots(path *pen.Path, centre pen.Point, space, side float64, inside func(pen.Point) bool) {
	const reach = 0.6
	for row := math.Ceil((centre.Y - reach) / space); row*space < centre.Y+reach; row++ {
		shift := 0.0
		if int(row)%2 != 0 {
			shift = space / 2
		}
		for col := math.Ceil((centre.X - reach - shift) / space); col*space+shift < centre.X+reach; col++ {
			at := pen.Point{X: col*space + shift, Y: row * space}
			if inside(at) {
				path.Rect(pen.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side})
			}
		}
	}
}
