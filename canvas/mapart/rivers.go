package mapart

import (
	"math"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// river is one river as a smooth line from source to mouth with half its width
// at each point.
type river struct {
	name  string
	line  []pen.Point
	half  []float64
	great bool
	full  float64 // its greatest width
	seed  int
	box   pen.Rect
}

const riverStep = 0.035 // between the points of a river's line

// findRivers draws all rivers, the greater first, so that a lesser one can end
// in the greater.
func (s *survey) findRivers() {
	done := map[corner]int{} // the river that passes a corner
	var loose []looseMouth
	ranked := s.hasSide(board.Major)
	for _, i := range s.riverOrder() {
		chain := s.plan.Rivers[i]
		vs := s.chainCorners(chain.Sides)
		if len(vs) < 2 {
			continue
		}
		r := river{name: chain.Name, seed: i}
		source, mouth := s.atEdge(vs[0]), s.atEdge(vs[len(vs)-1])
		r.full = fullWidth(len(chain.Sides), source && mouth && len(chain.Sides) < 20)
		if ranked {
			r.full = s.rankedWidth(chain.Sides)
		}
		r.great = r.full >= 0.08
		if source {
			vs = append([]pen.Point{s.beyondFrame(vs[0], vs[1])}, vs...)
		}
		if mouth {
			vs = append(vs, s.beyondFrame(vs[len(vs)-1], vs[len(vs)-2]))
		}
		r.line = s.wander(vs, i, r.great)
		if into, ok := done[cornerOf(vs[len(vs)-1])]; ok && !mouth {
			r.line = joinedTo(r.line, s.rivers[into].line, false)
		} else if !mouth {
			loose = append(loose, looseMouth{len(s.rivers), cornerOf(vs[len(vs)-1])})
		}
		// Where two rivers share a corner at the source of one (an arm that
		// leaves another) it begins in the middle of the other.
		if from, ok := done[cornerOf(vs[0])]; ok && !source {
			r.line = joinedTo(r.line, s.rivers[from].line, true)
		}
		r.half = widths(r, source)
		if ranked {
			r.half = s.rankedWidths(r, chain.Sides, source)
		}
		r.box = boxOf(r.line)
		for k, v := range vs {
			if k+1 < len(vs) {
				loose = s.joinLoose(loose, cornerOf(v), r.line)
			}
			if _, taken := done[cornerOf(v)]; !taken {
				done[cornerOf(v)] = len(s.rivers)
			}
		}
		s.rivers = append(s.rivers, r)
	}
}

// riverOrder lists the rivers with the longest first, but those that cross the
// whole sheet before all others, and major rivers before these.
func (s *survey) riverOrder() []int {
	weight := func(i int) int {
		sides := s.plan.Rivers[i].Sides
		vs := s.chainCorners(sides)
		if w := s.rankedWidth(sides); w >= majorWidth {
			return int(10000*w) + len(vs)
		}
		if len(vs) > 1 && s.atEdge(vs[0]) && s.atEdge(vs[len(vs)-1]) {
			return 1000 + len(vs)
		}
		return len(vs)
	}
	var order []int
	for i := range s.plan.Rivers {
		at := len(order)
		for at > 0 && weight(order[at-1]) < weight(i) {
			at--
		}
		order = append(order, 0)
		copy(order[at+1:], order[at:])
		order[at] = i
	}
	return order
}

// fullWidth is how wide a river grows, by the number of its hexsides.
func fullWidth(sides int, through bool) float64 {
	switch {
	case through:
		return 0.115
	case sides >= 25:
		return 0.086
	case sides >= 14:
		return 0.066
	case sides >= 10:
		return 0.052
	}
	return 0.046
}

// chainCorners are the corners of a chain of hexsides in order.
func (s *survey) chainCorners(sides [][2]string) []pen.Point {
	var list []pen.Point
	for i, pair := range sides {
		e, ok := s.sideBetween(pair)
		if !ok {
			continue
		}
		if i == 0 {
			list = append(list, e.from, e.to)
			continue
		}
		last := cornerOf(list[len(list)-1])
		if i == 1 && last != cornerOf(e.from) && last != cornerOf(e.to) {
			list[0], list[1] = list[1], list[0]
			last = cornerOf(list[1])
		}
		if cornerOf(e.from) == last {
			list = append(list, e.to)
		} else {
			list = append(list, e.from)
		}
	}
	return list
}

// atEdge tells whether a corner lies on the outline of the playable hexes.
func (s *survey) atEdge(p pen.Point) bool {
	playable := 0
	for i := range hex.Directions {
		sn, c := math.Sincos(float64(i)*math.Pi/3 + 0.1)
		if _, ok := s.HexAt(p.Add(pen.Point{X: 0.1 * c, Y: 0.1 * sn})); ok {
			playable++
		}
	}
	return playable < hex.Directions
}

// beyondFrame is where a line that reaches the edge of play at p leaves the
// sheet, coming from inside.
func (s *survey) beyondFrame(p, inside pen.Point) pen.Point {
	const past = 0.15
	f := s.frame
	if s.frameGap(p) > nearFrame { // the frame is far: only a little way
		return p.Add(unit(p.Sub(inside)).Mul(0.8))
	}
	way := unit(p.Sub(inside)).Mul(0.4)
	ends := []pen.Point{
		{X: f.X - past, Y: p.Y + way.Y}, {X: f.Right() + past, Y: p.Y + way.Y},
		{X: p.X + way.X, Y: f.Y - past}, {X: p.X + way.X, Y: f.Bottom() + past},
	}
	best := ends[0]
	for _, e := range ends[1:] {
		if e.Sub(p).Len() < best.Sub(p).Len() {
			best = e
		}
	}
	return best
}

// wander makes a river's line of the corners it passes: off the hexsides by a
// little, without corners, with small bends.
func (s *survey) wander(vs []pen.Point, seed int, great bool) []pen.Point {
	line := softened(vs, 0.60, 0.075, 101)
	line = catmullRom(chaikin(line, false), 4)
	line = evenly(line, riverStep)
	swing, n := 0.030, len(line)
	if great {
		swing = 0.020
	}
	out := make([]pen.Point, n)
	for i, p := range line {
		along := float64(i) * riverStep
		k := swing * (0.4 + 1.2*noise(0.9*along, float64(seed), 102))
		k *= min(1, float64(min(i, n-1-i))/12)
		phase := 2.4 * noise(0.7*along, float64(seed)+50, 103)
		out[i] = p.Add(left(tangent(line, i)).Mul(k * math.Sin(9.5*along+4*phase)))
	}
	return out
}

// softened draws the corners of a line of hexsides towards the middle of their
// neighbours and pushes two places on each side off it.
func softened(vs []pen.Point, pull, shake float64, purpose int) []pen.Point {
	moved := append([]pen.Point(nil), vs...)
	for i := 1; i < len(vs)-1; i++ {
		moved[i] = between(vs[i], between(vs[i-1], vs[i+1], 0.5), pull)
	}
	line := []pen.Point{moved[0]}
	for i := 1; i < len(moved); i++ {
		a, b := moved[i-1], moved[i]
		off := left(unit(b.Sub(a)))
		// The side's own place decides, so that every tile agrees.
		x, y := int(math.Round((vs[i-1].X+vs[i].X)*32)), int(math.Round((vs[i-1].Y+vs[i].Y)*32))
		for k, t := range []float64{0.34, 0.68} {
			line = append(line, between(a, b, t).Add(off.Mul(shake*swing(x, y, purpose+k))))
		}
		line = append(line, b)
	}
	return line
}

// widths is half the width of a river at each point: it grows along its course
// and breathes.
func widths(r river, fromEdge bool) []float64 {
	first, course := 0.010, 2.5
	if r.great {
		course = 4.4
	}
	if fromEdge {
		first = 0.55 * r.full
	}
	out := make([]float64, len(r.line))
	for i := range out {
		along := float64(i) * riverStep
		w := first + (r.full-first)*math.Pow(min(1, along/course), 0.8)
		out[i] = w / 2 * (1 + 0.16*(2*noise(1.7*along, float64(r.seed), 104)-1))
	}
	return out
}

// riverBeside gives the river that runs along a hexside.
func (s *survey) riverBeside(id board.ID, d hex.Direction) (river, bool) {
	a, b := s.SideEnds(id, d)
	middle := between(a, b, 0.5)
	best, least := -1, 0.45
	for i, r := range s.rivers {
		if !r.box.Grow(0.5).Has(middle) {
			continue
		}
		if d := r.line[nearest(r.line, middle)].Sub(middle).Len(); d < least {
			best, least = i, d
		}
	}
	if best < 0 {
		return river{}, false
	}
	return s.rivers[best], true
}
