package mapart

import "vistula/canvas/pen"

// joinedTo bends the last points of a tributary (or the first, of an arm) into
// the middle of the greater river.
func joinedTo(line, greater []pen.Point, atStart bool) []pen.Point {
	out := append([]pen.Point(nil), line...)
	n := min(12, len(out)-1)
	end := len(out) - 1
	if atStart {
		end = 0
	}
	pull := greater[nearest(greater, out[end])].Sub(out[end])
	for k := range n {
		i := end - k
		if atStart {
			i = k
		}
		out[i] = out[i].Add(pull.Mul(ease(1 - float64(k)/float64(n))))
	}
	return out
}

// looseMouth is the mouth of a river that no river was found to pass yet.
type looseMouth struct {
	river int
	at    corner
}

// joinLoose leads the rivers whose mouth is at a corner into one that passes it:
// a long tributary is drawn before a short river that it ends in.
func (s *survey) joinLoose(loose []looseMouth, at corner, greater []pen.Point) []looseMouth {
	rest := loose[:0]
	for _, m := range loose {
		if m.at != at || m.river == len(s.rivers) {
			rest = append(rest, m)
			continue
		}
		r := &s.rivers[m.river]
		r.line = joinedTo(r.line, greater, false)
		r.box = boxOf(r.line)
	}
	return rest
}
