package report

import (
	"fmt"
	"html"
	"math"
	"slices"
	"strings"

	"vistula/canvas/print"
)

// chart is a chart of lines over the turns.
type chart struct {
	Lines []line
	Marks []string // below each point, the start first
	Notes []note   // of what moved the lines, in the order of their numbers
	// Percent tells that the scale is that of hundredths.
	Percent bool
}

// note tells why a line jumps at a point.
type note struct {
	Line, At int    // of the chart's lines, and of the line's values
	Number   int    // in its flag: one for all that have one cause
	Ink      string // of the flag
	Head     string // "" where another of its number has it
	Words    string
}

// line is one total.
type line struct {
	Name   string
	Ink    string // of the palette: see inks
	Dashed bool
	Values []int // the start first
}

// charts draws the totals of the points track, all on one scale.
func (a *author) charts() []chart {
	c := chart{Marks: []string{""}}
	for i := range a.c.Turns {
		c.Marks = append(c.Marks, a.TurnName(a.c.Turns[i].Number))
	}
	inks := map[string]bool{}
	for _, s := range a.c.Points {
		l := line{Name: s.Name, Ink: inkOf(a.c.Nation(s.Side)), Values: append([]int{s.Start}, s.Values...)}
		l.Dashed = inks[l.Ink]
		inks[l.Ink] = true
		c.Lines = append(c.Lines, l)
	}
	if len(c.Lines) == 0 {
		return nil
	}
	for _, j := range a.Jumps() {
		if j.Why == "" {
			continue
		}
		by := a.Number(j.By)
		if j.By > 0 {
			by = "+" + by
		}
		n := note{Line: j.Series, At: j.Turn + 1, Number: 1, Ink: c.Lines[j.Series].Ink, Words: a.Sentence(j.Why)}
		total := by
		if len(a.c.Points) > 1 { // the legend names the only one
			total = a.Total(&a.c.Points[j.Series]) + " " + by
		}
		if k := len(c.Notes); k > 0 {
			last := &c.Notes[k-1]
			if n.Number = last.Number + 1; last.At == n.At && last.Words == n.Words { // one cause moved several lines
				n.Number = last.Number
				first := slices.IndexFunc(c.Notes, func(o note) bool { return o.Number == n.Number })
				c.Notes[first].Head += ", " + total
				c.Notes = append(c.Notes, n)
				continue
			}
		}
		n.Head = a.Say("Turn {{.Turn}}, {{.Total}}", "Turn", a.TurnName(a.c.Turns[j.Turn].Number), "Total", total)
		c.Notes = append(c.Notes, n)
	}
	return []chart{c}
}

// flag is where the number of a note stands: above its point, or below where that
// would be outside or another is near.
func (c *chart) flag(i, low, high int) (x, y float64) {
	n := c.Notes[i]
	x, y = c.place(n.At, c.Lines[n.Line].Values[n.At], low, high)
	up := y - flagOff
	for k := range c.Notes[:i] {
		o := c.Notes[k]
		ox, oy := c.place(o.At, c.Lines[o.Line].Values[o.At], low, high)
		if ox == x && math.Abs(oy-y) < 2*flagOff {
			up = max(y, oy) + flagOff
		}
	}
	if up < flagSize {
		up = y + flagOff
	}
	return x, up
}

// inkOf is the class of the colour that a nation's lines and bars have.
func inkOf(nation string) string {
	switch nation {
	case "russia", "austria-hungary", "germany", "serbia":
		return nation
	}
	return "nobody"
}

// scale finds the least and greatest value to be shown and the step of the grid.
func (c *chart) scale() (low, high, step int) {
	if c.Percent {
		return 0, 100, 25
	}
	low, high = c.Lines[0].Values[0], c.Lines[0].Values[0]
	for _, l := range c.Lines {
		low, high = min(low, slices.Min(l.Values)), max(high, slices.Max(l.Values))
	}
	if low > 0 && low < (high-low)*2 { // the zero line belongs to it unless it is far off
		low = 0
	}
	step = print.Step(high-low, mostSteps)
	low = int(math.Floor(float64(low)/float64(step))) * step
	high = int(math.Ceil(float64(high)/float64(step))) * step
	if high == low {
		high += step
	}
	return low, high, step
}

// Measures of a chart in the units of its view box.
const (
	chartWide, chartHigh         = 760.0, 280.0
	chartLeft, chartRight        = 46.0, 16.0
	chartTop, chartBottom        = 12.0, 30.0
	plotWide, plotHigh           = chartWide - chartLeft - chartRight, chartHigh - chartTop - chartBottom
	mostMarks                    = 26 // turns that are named
	mostSteps                    = 5  // of the grid, nearly
	dotSize, lineWide, textDepth = 3.4, 2.4, 18.0
	flagSize, flagOff            = 8.0, 15.0 // of a note's number, and how far off its point it stands
)

// place is where a value of a turn stands.
func (c *chart) place(i, value, low, high int) (x, y float64) {
	n := max(1, len(c.Marks)-1)
	return chartLeft + plotWide*float64(i)/float64(n), chartTop + plotHigh*(1-float64(value-low)/float64(high-low))
}

// svg draws the chart; colours come from the page's style.
func (c *chart) svg(title string) string {
	var b strings.Builder
	low, high, step := c.scale()
	fmt.Fprintf(&b, `<svg class="chart" viewBox="0 0 %g %g" role="img" aria-label="%s">`, chartWide, chartHigh, html.EscapeString(title))
	for v := low; v <= high; v += step {
		_, y := c.place(0, v, low, high)
		class := "grid"
		if v == 0 {
			class = "zero"
		}
		fmt.Fprintf(&b, `<line class="%s" x1="%g" x2="%g" y1="%.1f" y2="%.1f"/><text x="%g" y="%.1f" text-anchor="end">%d</text>`, class, chartLeft, chartWide-chartRight, y, y, chartLeft-8, y+4, v)
	}
	every := c.every()
	for i, m := range c.Marks {
		if x, _ := c.place(i, low, low, high); i%every == 0 {
			fmt.Fprintf(&b, `<text x="%.1f" y="%g" text-anchor="middle">%s</text>`, x, chartHigh-chartBottom+textDepth, html.EscapeString(m))
		}
	}
	for _, l := range c.Lines {
		c.svgLine(&b, l, low, high)
	}
	for i, n := range c.Notes {
		x, y := c.flag(i, low, high)
		fmt.Fprintf(&b, `<circle class="flag %s" cx="%.1f" cy="%.1f" r="%g"/><text class="flag" x="%.1f" y="%.1f" text-anchor="middle">%d</text>`, n.Ink, x, y, flagSize, x, y+4, n.Number)
	}
	b.WriteString(`</svg>`)
	return b.String()
}

func (c *chart) svgLine(b *strings.Builder, l line, low, high int) {
	var points []string
	for i, v := range l.Values {
		x, y := c.place(i, v, low, high)
		points = append(points, fmt.Sprintf("%.1f,%.1f", x, y))
	}
	dash := ""
	if l.Dashed {
		dash = " dashed"
	}
	fmt.Fprintf(b, `<polyline class="line %s%s" points="%s"/>`, l.Ink, dash, strings.Join(points, " "))
	for i, v := range l.Values {
		x, y := c.place(i, v, low, high)
		fmt.Fprintf(b, `<circle class="dot %s" cx="%.1f" cy="%.1f" r="%g"><title>%s: %d</title></circle>`, l.Ink, x, y, dotSize, html.EscapeString(strings.TrimSpace(l.Name+" "+c.Marks[i])), v)
	}
}
