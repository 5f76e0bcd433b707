package overlay

import (
	"vistula/canvas/palette"
	"vistula/canvas/pen"
)

// DrawAttack draws an arrow over the side between two hexes: in the colour of threat,
// with two white stripes, so that it is not told by colour alone. Its ends lie under
// the counters, so that it covers none of them, and its head in the gap between.
func DrawAttack(p pen.Pen, from, to pen.Point, look *palette.Palette) {
	dir := to.Sub(from)
	dir = dir.Mul(1 / max(1e-9, dir.Len()))
	across := pen.Point{X: -dir.Y, Y: dir.X}
	mid := from.Add(to).Mul(0.5)
	at := func(along, side float64) pen.Point { return mid.Add(dir.Mul(along)).Add(across.Mul(side)) }
	const half, head = 0.085, 0.20
	arrow := new(pen.Path).Polygon(at(-0.34, -half), at(0.0, -half), at(0.0, -head), at(0.19, 0), at(0.0, head), at(0.0, half), at(-0.34, half))
	p.Stroke(arrow, pen.Stroke{Width: 0.085, Color: White})
	p.Fill(arrow, pen.Winding, look.Threat)
	for _, x := range []float64{-0.15, -0.07} {
		p.Stroke(new(pen.Path).Polyline(at(x, -half), at(x, half)), pen.Stroke{Width: 0.03, Color: White, Cap: pen.ButtCap})
	}
	p.Stroke(arrow, pen.Stroke{Width: 0.016, Color: Ink})
}
