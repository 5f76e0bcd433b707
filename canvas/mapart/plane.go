package mapart

import "vistula/canvas/pace"

// plane is one or two values for each of many points in rows. A byte for a value is
// enough: what stretching makes of them lies between, and the grain of the paper
// hides the steps.
type plane struct {
	cols, rows int
	deep       int     // values at a point
	perHex     float64 // points to a hex width
	pix        []uint8
}

func newPlane(cols, rows, deep int, perHex float64) plane {
	return plane{cols, rows, deep, perHex, make([]uint8, deep*cols*rows)}
}

// at is the values of a point and of those after it.
func (p *plane) at(col, row int) []uint8 { return p.pix[p.deep*(row*p.cols+col):] }

// halved is the plane at half the fineness.
func (p plane) halved(at *pace.Pace) plane {
	h := newPlane((p.cols+1)/2, (p.rows+1)/2, p.deep, p.perHex/2)
	inParallel(at, h.rows, func(row int) {
		for col := range h.cols {
			h.mix(&p, col, row)
		}
	})
	return h
}

// mix is one point of a plane from those of one twice as fine, with weights 1 2 1
// about the even point, so that nothing shifts.
func (p *plane) mix(fine *plane, col, row int) {
	to := p.at(col, row)
	for k := range p.deep {
		sum := 0
		for dy := -1; dy <= 1; dy++ {
			r := max(0, min(fine.rows-1, 2*row+dy))
			for dx := -1; dx <= 1; dx++ {
				c := max(0, min(fine.cols-1, 2*col+dx))
				sum += (2 - dx*dx) * (2 - dy*dy) * int(fine.at(c, r)[k])
			}
		}
		to[k] = uint8((sum + 8) / 16)
	}
}
