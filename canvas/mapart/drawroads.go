package mapart

import "vistula/canvas/pen"

// roadStyle is a road's dark line and the pale one within it; a track is broken
// and has none.
func roadStyle(class string) (dark, pale pen.Stroke) {
	switch class {
	case "highroad", "highway", "main", "primary":
		return pen.Stroke{Width: 0.034, Color: pen.Hex("#5A4226")}, pen.Stroke{Width: 0.020, Color: pen.Hex("#F0C879")}
	case "track":
		return pen.Stroke{Width: 0.0085, Color: roadColor, Dash: []float64{0.045, 0.028}, Cap: pen.ButtCap}, pen.Stroke{}
	}
	return pen.Stroke{Width: 0.020, Color: roadColor}, pen.Stroke{Width: 0.0095, Color: pen.Hex("#FBF3DF")}
}

// drawRoads draws all casings first, so that roads run together where they meet.
func (c *canvas) drawRoads() {
	grow := 1.7 * max(0.6, c.k) // the measures above are those of the closest zoom
	if c.z == closeUp {
		grow = 1
	}
	paths := make([]*pen.Path, len(c.s.roads))
	for i, r := range c.s.roads {
		paths[i] = new(pen.Path)
		if !c.sees(r.box, 0.2) {
			continue
		}
		paths[i].Polyline(r.line...)
		dark, _ := roadStyle(r.class)
		c.p.Stroke(paths[i], pen.Stroke{Width: dark.Width*grow + 0.030, Color: pen.Alpha(haloColor, 0.8)})
	}
	for _, inner := range []bool{false, true} {
		for i, r := range c.s.roads {
			dark, pale := roadStyle(r.class)
			style := dark
			if inner {
				style = pale
			}
			style.Width *= grow
			c.p.Stroke(paths[i], style)
		}
	}
}
