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

// growth adds up the account of a track, turn by turn, up to the present one: a line for
// each side, or for the only total that decides. It is empty where there is nothing to be
// seen yet.
func (j *Job) growth(t *rules.Track) []series {
	if len(t.Entries) == 0 {
		return nil
	}
	if len(t.Totals) == 1 {
		sole := t.Totals[0]
		return []series{{sole.Side, j.rulebook(sole.Name), j.sums(t, "")}}
	}
	var list []series
	for _, side := range j.Scenario.Sides {
		if slices.ContainsFunc(t.Entries, func(e rules.Entry) bool { return e.Side == side && e.Turn <= j.view.Status.Turn }) {
			list = append(list, series{side, j.sideName(side), j.sums(t, side)})
		}
	}
	return list
}

// sums are the points of a side, "" for the only total, at the end of each turn.
func (j *Job) sums(t *rules.Track, side rules.Side) []int {
	last := j.view.Status.Turn
	sum := make([]int, last+1)
	for _, e := range t.Entries {
		if side == "" || e.Side == side {
			for n := max(0, e.Turn); n <= last; n++ {
				sum[n] += t.Change(e.Side, e.Points)
			}
		}
	}
	return sum
}

// chartBlock is the points over the turns: each line with a shape of its own, so that it
// can be told without colours, and below them what they are.
func (j *Job) chartBlock(t *rules.Track, k float64) *block {
	list := j.growth(t)
	if len(list) == 0 || j.view.Status.Turn < 2 {
		return nil
	}
	lines := []line{{high: 49 * k, draw: func(s *sheet, x, y, w float64) {
		j.chart(s, pen.Rect{X: x + 8*k, Y: y + 2*k, W: w - 8*k, H: 42 * k}, list)
	}}}
	for i, l := range list {
		lines = append(lines, line{high: 4 * k, draw: func(s *sheet, x, y, w float64) { j.keyOf(s, l, i, x+8*k, y, w-8*k) }})
	}
	return j.titled(j.say("Victory points at the end of each turn", nil), k, lines...)
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
	}
}

// last is where a line is now.
func (l series) last() int { return l.points[len(l.points)-1] }

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
	var points []pen.Point
	for n, v := range l.points {
		points = append(points, at(n, v))
	}
	j.drawLine(s, l, i, points)
}

// drawLine draws a line through some points in the look of a series.
func (j *Job) drawLine(s *sheet, l series, i int, points []pen.Point) {
	k, c := s.k, j.lineColor(l, i)
	stroke := pen.Stroke{Width: 0.55 * k, Color: c}
	if i%2 == 1 {
		stroke.Dash = []float64{1.6 * k, 1.1 * k}
	}
	path := new(pen.Path)
	for _, p := range points {
		path.LineTo(p.X, p.Y)
	}
	s.Stroke(path, stroke)
	for _, p := range points {
		if i%2 == 0 {
			s.box(pen.Rect{X: p.X, Y: p.Y}.Grow(0.75*k), c)
			continue
		}
		ring := new(pen.Path).Circle(p.X, p.Y, 0.85*k)
		s.Fill(ring, pen.Winding, pen.Hex("#FFFFFF"))
		s.Stroke(ring, pen.Stroke{Width: 0.4 * k, Color: c})
	}
}

// keyOf tells what a line is and where it is now, below the chart: beside its end it would
// lie on its own curve or on another.
func (j *Job) keyOf(s *sheet, l series, i int, x, y, w float64) {
	k := s.k
	j.drawLine(s, l, i, []pen.Point{{X: x + k, Y: y + 1.9*k}, {X: x + 9*k, Y: y + 1.9*k}})
	t, word := fitted(s.text(s.set.SerifBold, 2.9, j.lineColor(l, i)), l.name+" "+number(l.last()), w-12*k, 0.7)
	s.write(t, pen.Start, x+12*k, y+2.9*k, word)
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
