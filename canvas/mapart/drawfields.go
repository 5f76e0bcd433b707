package mapart

import (
	"math"

	"vistula/canvas/pen"
)

var fieldTints = [3]colour{pen.Hex("#E6CF8E"), pen.Hex("#DCD79A"), pen.Hex("#EEDDB0")}

// drawFields draws parcels with their furrows, and grass.
func (c *canvas) drawFields() {
	for _, f := range c.art.fields {
		if !c.view.Grow(0.1).Has(f.centre) {
			continue
		}
		m := pen.Rotate(f.turn).Then(pen.Translate(f.centre.X, f.centre.Y))
		tint := fieldTints[f.tint]
		parcel := pen.Rect{X: -0.050, Y: -0.039, W: 0.100, H: 0.078}
		c.p.Fill(new(pen.Path).Rect(parcel).Transformed(m), pen.Winding, pen.Alpha(tint, 0.55))
		furrows := new(pen.Path)
		for y := parcel.Y + 0.006; y < parcel.Bottom(); y += 0.0105 {
			furrows.MoveTo(parcel.X, y).LineTo(parcel.Right(), y)
		}
		c.p.Stroke(furrows.Transformed(m), pen.Stroke{Width: 0.0022, Color: pen.Alpha(pen.Mix(tint, ridgeColor, 0.55), 0.42), Cap: pen.ButtCap})
	}
	for _, t := range c.art.tufts {
		if !c.view.Grow(0.1).Has(t.at) {
			continue
		}
		blades := new(pen.Path)
		for _, a := range []float64{-0.5, 0, 0.5} {
			s, co := math.Sincos(a)
			blades.MoveTo(t.at.X, t.at.Y).LineTo(t.at.X+t.size*s, t.at.Y-t.size*co)
		}
		c.p.Stroke(blades, pen.Stroke{Width: 0.0035, Color: pen.Alpha(crownEdge, 0.6)})
	}
}
