package print

import (
	"image/color"
	"math"
	"slices"
	"strconv"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/rules"
)

// series is the points of one side at the end of each turn, from turn 0.
type series struct {
	side   rules.Side
	name   string
	points []int
}

// growth adds up the account of a track, turn by turn, up to the present one. It
// is empty where there is nothing to be seen yet.
func (j *Job) growth(t *rules.Track) []series {
	last := j.view.Status.Turn
	var list []series
	for _, side := range j.Scenario.Sides {
		sum := make([]int, last+1)
		any := false
		for _, e := range t.Entries {
			if e.Side == side && e.Turn <= last {
				any = true
				for n := max(0, e.Turn); n <= last; n++ {
					sum[n] += e.Points
				}
			}
		}
		if any {
			list = append(list, series{side, j.sideName(side), sum})
		}
	}
	return list
}

// chartBlock is the points over the turns: each side a line with a shape of its
// own, so that it can be told without colours.
func (j *Job) chartBlock(t *rules.Track, k float64) *block {
	list := j.growth(t)
	if len(list) == 0 || j.view.Status.Turn < 2 {
		return nil
	}
	return j.titled(j.say("Victory points at the end of each turn", nil), k, line{high: 52 * k, draw: func(s *sheet, x, y, w float64) {
		j.chart(s, pen.Rect{X: x + 8*k, Y: y + 2*k, W: w - 8*k, H: 42 * k}, list)
	}})
}

func (j *Job) chart(s *sheet, r pen.Rect, list []series) {
	k := s.k
	turns := max(j.view.Status.Turn, j.turnCount())
	low, high := 0, 1
	for _, l := range list {
		for _, v := range l.points {
			low, high = min(low, v), max(high, v)
		}
	}
	step := Step(high-low, 7)
	low, high = int(math.Floor(float64(low)/float64(step)))*step, int(math.Ceil(float64(high)/float64(step)))*step
	at := func(turn, v int) pen.Point {
		return pen.Point{X: r.X + r.W*float64(turn)/float64(turns), Y: r.Bottom() - r.H*float64(v-low)/float64(high-low)}
	}
	small := s.text(s.set.Serif, 2.6, secondColor)
	for v := low; v <= high; v += step {
		p := at(0, v)
		s.rule(r.X, p.Y, r.W, 0.12, ruleColor)
		s.write(small, pen.End, r.X-1.4*k, p.Y+0.9*k, number(v))
	}
	now := at(j.view.Status.Turn, low)
	s.box(pen.Rect{X: now.X, Y: r.Y, W: r.Right() - now.X, H: r.H}, pen.Alpha(sandColor, 0.35))
	for n := 1; n <= turns; n += max(1, turns/13) {
		s.write(small, pen.Middle, at(n, low).X, r.Bottom()+3.6*k, strconv.Itoa(n))
	}
	for i, l := range list {
		j.drawSeries(s, l, i, at)
		j.nameSeries(s, l, j.lineColor(l, i), !topped(list, i), at(len(l.points)-1, l.last()), r.Right())
	}
}

// last is where the points of a side are now.
func (l series) last() int { return l.points[len(l.points)-1] }

// topped tells whether another line ends above one, or where it does and comes before it:
// names stand on either side of the ends, so that they keep clear of each other.
func topped(list []series, i int) bool {
	return slices.ContainsFunc(list, func(o series) bool { return o.last() > list[i].last() }) ||
		i > 0 && list[i-1].last() == list[i].last()
}

// lineColor is that of a side's line: the second one is also told by its dashes.
func (j *Job) lineColor(l series, i int) color.NRGBA {
	_, c, _ := counter.Colors(j.view.Nation(l.side))
	if i%2 == 1 {
		c = pen.Mix(c, pen.Hex("#8F6339"), 0.75)
	}
	return c
}

// drawSeries draws one line.
func (j *Job) drawSeries(s *sheet, l series, i int, at func(turn, v int) pen.Point) {
	k, c := s.k, j.lineColor(l, i)
	stroke := pen.Stroke{Width: 0.55 * k, Color: c}
	if i%2 == 1 {
		stroke.Dash = []float64{1.6 * k, 1.1 * k}
	}
	path := new(pen.Path)
	for n, v := range l.points {
		p := at(n, v)
		path.LineTo(p.X, p.Y)
	}
	s.Stroke(path, stroke)
	for n, v := range l.points {
		p := at(n, v)
		if i%2 == 0 {
			s.box(pen.Rect{X: p.X, Y: p.Y}.Grow(0.75*k), c)
			continue
		}
		ring := new(pen.Path).Circle(p.X, p.Y, 0.85*k)
		s.Fill(ring, pen.Winding, pen.Hex("#FFFFFF"))
		s.Stroke(ring, pen.Stroke{Width: 0.4 * k, Color: c})
	}
}

// nameSeries writes a side and its points above or below the end of its line, left of an
// edge.
func (j *Job) nameSeries(s *sheet, l series, c color.NRGBA, above bool, p pen.Point, right float64) {
	k := s.k
	t := s.text(s.set.SerifBold, 2.9, c)
	t.Halo = pen.Hex("#FFFFFF")
	word := l.name + " " + number(l.last())
	x, anchor := p.X+2*k, pen.Start
	if x+t.Width(word) > right {
		x, anchor = p.X-2*k, pen.End
	}
	y := p.Y + 2.6*k
	if above {
		y = p.Y - 0.6*k
	}
	s.write(t, anchor, x, y, word)
}

func (j *Job) turnCount() int {
	if t := j.track(turnTrack); t != nil {
		return len(t.Boxes)
	}
	return 0
}

// Step is the step of a scale: the smallest of 1, 2 and 5 times a power of ten of
// which at most so many make up the spread.
func Step(spread, most int) int {
	for size := 1; ; size *= 10 {
		for _, n := range [3]int{1, 2, 5} {
			if spread <= most*n*size {
				return n * size
			}
		}
	}
}
