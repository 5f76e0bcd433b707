package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// riverName is a river's name on its curve.
type riverName struct {
	text  pen.Text
	word  string
	line  []pen.Point // reads from left to right
	start float64
	rise  float64
	spine []pen.Point // through the middle of the letters
	box   pen.Rect
}

// placeRiverNames finds the calmest places of each river for its name; a long
// river is named more than once.
func (s *engraving) placeRiverNames(g *costs, px float64) []riverName {
	z := zoomOf(px)
	var list []riverName
	for _, r := range s.rivers {
		size := 0.145
		switch {
		case r.great:
			size = 0.20
		case r.full > 0.06:
			size = 0.165
		case z == far:
			continue // small rivers go unnamed far out
		}
		grow := [zooms]float64{1.6, 1.5, 1, 0.82, 0.62}[z]
		text := pen.Text{
			Font: s.fonts.SerifItalic, Size: max(size*grow, smallest/px), Color: riverInk, Tracking: 0.10,
			Halo: pen.Alpha(haloColor, 0.80),
		}
		line := smoothed(r.line, 0.25/riverStep)
		times := 1 + int(pen.Length(line)/13)
		if len(s.plan.Sheets) > 0 {
			times = s.sheetsAlong(line)
		}
		for k := range times {
			n := len(line) / times
			part, half := line[k*n:(k+1)*n], r.half[k*n:(k+1)*n]
			if name, ok := s.bestRiverPlace(g, text, r.name, part, half); ok {
				list = append(list, name)
			}
		}
	}
	return list
}

// bestRiverPlace tries the name on both banks all along a stretch.
func (s *engraving) bestRiverPlace(g *costs, text pen.Text, word string, line []pen.Point, half []float64) (riverName, bool) {
	width := text.Width(word)
	best, least := riverName{}, math.Inf(1)
	in := s.Playable()
	for first := 4; first < len(line)-4; first += 4 {
		n := stepsOf(line[first:], width+2*riverStep)
		if first+n > len(line)-4 {
			break
		}
		part := line[first : first+n]
		if !in.Has(part[0]) || !in.Has(part[n-1]) {
			continue
		}
		bank := half[first+n/2]
		if part[n-1].X < part[0].X {
			part = reversed(part)
		}
		for _, above := range []bool{true, false} {
			rise := bank + 0.030
			if !above {
				rise = -bank - 0.030 - 0.68*text.Size
			}
			spine := offset(part, rise+0.3*text.Size)
			cost := 0.0
			for i := 0; i < len(spine); i += 2 {
				cost += g.under(pen.Rect{X: spine[i].X, Y: spine[i].Y}.Grow(0.33*text.Size)) / text.Size
			}
			cost = cost/float64(n) + 1.3*bending(part) + 0.35*steepness(part)
			if !above {
				cost += 0.08
			}
			// The middle of the stretch, other things being equal.
			cost += 0.25 * math.Abs(float64(first+n/2)/float64(len(line))-0.5)
			if cost < least {
				least = cost
				best = riverName{text: text, word: word, line: part, start: riverStep, rise: rise, spine: spine, box: boxOf(spine).Grow(text.Size)}
			}
		}
	}
	return best, !math.IsInf(least, 1)
}

// stepsOf is the number of points of a line that make up a length.
func stepsOf(line []pen.Point, length float64) int {
	n := 1
	for ; n < len(line) && length > 0; n++ {
		length -= line[n].Sub(line[n-1]).Len()
	}
	return n
}

// bending is how much a line turns in all, per hex width.
func bending(line []pen.Point) float64 {
	sum := 0.0
	for i := 2; i < len(line)-2; i += 2 {
		sum += math.Abs(bendAt(line, i, 2))
	}
	return sum / max(0.2, pen.Length(line))
}

// steepness is 0 for a level line, 1 for an upright one.
func steepness(line []pen.Point) float64 {
	d := unit(line[len(line)-1].Sub(line[0]))
	return d.Y * d.Y
}
