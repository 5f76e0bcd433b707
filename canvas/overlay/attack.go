package overlay

import (
	"vistula/canvas/palette"
	"vistula/canvas/pen"
)

// DrawAttack draws an arrow over the side between two hexes: in the
// colour of threat, with two white stripes, so that it is not told by colour alone.
func DrawAttack(p pen.Pen, from, to pen.Point, look *palette.Palette) {
	dir := to.Sub(from)
	dir = dir.Mul(1 / max(1e-9, dir.Len()))
	across := pen.Point{X: -dir.Y, Y: dir.X}
	mid := from.Add(to).Mul(0.5)
	at := func(along, side float64) pen.Point { return mid.Add(dir.Mul(along)).Add(across.Mul(side)) }
	arrow := new(pen.Path).Polygon(at(-0.27, -0.075), at(0.04, -0.075), at(0.04, -0.17), at(0.27, 0), at(0.04, 0.17), at(0.04, 0.075), at(-0.27, 0.075))
	p.Stroke(arrow, pen.Stroke{Width: 0.09, Color: White})
	p.Fill(arrow, pen.Winding, look.Threat)
	for _, x := range []float64{-0.20, -0.12} {
		p.Stroke(new(pen.Path).Polyline(at(x, -0.075), at(x, 0.075)), pen.Stroke{Width: 0.032, Color: White, Cap: pen.ButtCap})
	}
	p.Stroke(arrow, pen.Stroke{Width: 0.014, Color: Ink})
}
