package mapart

import "vistula/canvas/pen"

// ridge is a row of ridge hexsides as its hachures on both sides of the crest, or of
// an escarpment on the one where the ground falls.
type ridge struct {
	line   []pen.Point
	wedges []slope
	scarp  bool
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
		scarp := chain.Kind == "escarpment"
		if scarp && s.rises(line) {
			line = reversed(line)
		}
		s.ridges = append(s.ridges, newRidge(line, scarp))
	}
}

// rises tells whether the ground on the side where an escarpment's teeth would stand
// is the higher one.
func (s *survey) rises(line []pen.Point) bool {
	gain := 0
	for i := 2; i+2 < len(line); i++ {
		out := left(tangent(line, i)).Mul(0.35)
		for k, p := range []pen.Point{line[i].Sub(out), line[i].Add(out)} {
			if id, ok := s.HexAt(p); ok {
				gain += looks[s.board.Hexes[id].Terrain].level * (1 - 2*k)
			}
		}
	}
	return gain > 0
}

func newRidge(line []pen.Point, scarp bool) ridge {
	wedges := ridgeWedges(line)
	if scarp {
		wedges = scarpTeeth(line)
	}
	return ridge{line, wedges, scarp, boxOf(line)}
}

// scarpTeeth are short, even and apart, so that nobody takes them for a ridge.
func scarpTeeth(line []pen.Point) []slope {
	var list []slope
	for i := 2; i+2 < len(line); i += 3 {
		p, out := line[i], left(tangent(line, i)).Mul(-1)
		list = append(list, slope{p, p.Add(out.Mul(0.105)), 0.026, 0.85})
	}
	return list
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
