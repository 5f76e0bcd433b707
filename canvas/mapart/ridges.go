package mapart

import "vistula/canvas/pen"

// ridge is a row of ridge hexsides as its hachures on both sides of the crest.
type ridge struct {
	line   []pen.Point
	wedges []slope
	box    pen.Rect
}

const ridgeStep = 0.034

// findRidges draws the hachures of all ridges.
func (s *survey) findRidges() {
	for _, chain := range s.plan.Ridges {
		vs := s.chainCorners(chain.Sides)
		if len(vs) < 2 {
			continue
		}
		line := evenly(catmullRom(chaikin(softened(vs, 0.50, 0.022, 121), false), 4), ridgeStep)
		s.ridges = append(s.ridges, ridge{line, ridgeWedges(line), boxOf(line)})
	}
}

func ridgeWedges(line []pen.Point) []slope {
	var list []slope
	n := len(line)
	for i, p := range line {
		d := tangent(line, i)
		swell := min(1, 0.35+float64(min(i, n-1-i))/9)
		col, row := int(p.X*200), int(p.Y*200)
		for k, side := range []float64{-1, 1} {
			out := left(d).Mul(side)
			// The side away from the light, to the lower right, is heavier.
			weight := 1.0
			if out.X+out.Y > 0 {
				weight = 1.25
			}
			length := (0.085 + 0.055*chance(col, row, 122+k)) * swell * weight
			lean := d.Mul(0.015 * swing(col, row, 124+k))
			base := p.Add(out.Mul(0.014))
			list = append(list, slope{base, base.Add(out.Mul(length)).Add(lean), 0.0105 * (0.75 + 0.35*weight*swell) * 0.95, 0.92})
		}
	}
	return list
}

// slope is one stroke of hachure, a wedge thick uphill and thin downhill.
type slope struct {
	at, tip pen.Point
	half    float64 // of its thick end, before slopeWidths
	alpha   float64
}
