package mapart

import "vistula/canvas/pen"

// field is one parcel of ploughed land near a town, for the closest zoom.
type field struct {
	centre pen.Point
	turn   float64
	tint   int
}

// tuft is a tuft of grass by a river.
type tuft struct {
	at   pen.Point
	size float64
}

// plough lays strip fields round the towns, turned alike within a small
// neighbourhood.
func (s *engraving) plough() []field {
	var list []field
	for _, t := range s.towns {
		if t.class >= 4 {
			continue
		}
		in := pen.Rect{X: t.at.X, Y: t.at.Y}.Grow(0.46)
		lattice(in, 0.098, 0.25, 81, func(col, row int, p pen.Point) {
			d := p.Sub(t.at).Len()
			if d < t.radius()+0.07 || d > 0.46 || chance(col, row, 83) < 0.45 || s.bare.at(p.X, p.Y) ||
				s.woodMask.at(p.X, p.Y) || s.swampMask.at(p.X, p.Y) || s.hillAt(p) > 0 {
				return
			}
			turn := 0.9 * (2*noise(2.2*p.X, 2.2*p.Y, 84) - 1)
			list = append(list, field{p, turn, int(3 * chance(col, row, 85))})
		})
	}
	return list
}

// plantTufts strews grass along the rivers.
func (s *engraving) plantTufts() []tuft {
	var list []tuft
	for _, r := range s.rivers {
		for i := 0; i < len(r.line); i += 3 {
			for k := range 2 {
				col, row := int(r.line[i].X*100), int(r.line[i].Y*100)
				far := (0.12 + 0.16*chance(col, row, 86+k)) * float64(2*k-1)
				p := r.line[i].Add(left(tangent(r.line, i)).Mul(far))
				if chance(col, row, 88+k) < 0.35 && !s.bare.at(p.X, p.Y) && !s.woodMask.at(p.X, p.Y) && !s.swampMask.at(p.X, p.Y) {
					list = append(list, tuft{p, 0.016 + 0.012*chance(col, row, 90+k)})
				}
			}
		}
	}
	return list
}
