package counter

import "vistula/canvas/pen"

// measure is the width of a text of size 1.
type measure func(string) float64

// column is lines of one size, centred one under the other.
type column struct {
	x, y  float64 // centre
	size  float64
	lines []string
}

// plan is where the upper half of a counter keeps its parts.
type plan struct {
	box  pen.Rect // of the symbol
	name column
	tab  tabPlan
}

// tabPlan is the corps tab; a box without extent is none. A long word stands
// upright along the edge.
type tabPlan struct {
	box     pen.Rect
	text    column
	upright bool
}

// Measures of the upper half.
const (
	boxW, boxH   = 0.46, 0.33
	boxX, boxY   = 0.27, 0.22
	middleY      = boxY + boxH/2
	margin       = 0.035 // from the counter's edge
	nameRoom     = boxX - margin - 0.012
	leastName    = 0.140 // under this size the symbol makes room, if it can
	longestShift = 0.20
	tabRight     = 0.978
	tabHigh      = 0.17
)

// layOut places designation, symbol and corps tab. Where a long designation
// would have to be small the symbol moves over, or is narrower if a tab stands on
// the right.
func layOut(f *face, px float64, width measure) plan {
	pl := plan{box: pen.Rect{X: boxX, Y: boxY, W: boxW, H: boxH}}
	if px > 0 && px < smallBelow {
		pl.box = pen.Rect{X: 0.29, Y: boxY, W: 0.42, H: boxH}
	}
	room := nameRoom + pl.box.X - boxX
	wish, natural := nameSize(f.lines, px), widest(f.lines, width)
	if f.tab == "" && natural > 0 && room/natural < leastName {
		wish = min(wish, 0.150)
		shift := min(longestShift, natural*wish-room)
		pl.box.X += shift
		if over := pl.box.Right() - (1 - 0.06); over > 0 {
			pl.box.W -= over
		}
		room += shift
	}
	if f.tab != "" && natural > 0 && room/natural < 0.115 {
		pl.box.X, pl.box.W = pl.box.X+0.05, pl.box.W-0.05
		room += 0.05
	}
	size := wish
	if natural > 0 {
		size = min(wish, room/natural)
	}
	pl.name = column{x: margin + room/2 - 0.004, y: middleY, size: size, lines: f.lines}
	if f.tab != "" {
		pl.tab = layTab(f.tab, pl.box.Right(), px, width)
	}
	return pl
}

// nameSize is the type a designation would like: two signs stand large.
func nameSize(lines []string, px float64) float64 {
	n := 0
	for _, l := range lines {
		n = max(n, len([]rune(l)))
	}
	large := 0.175
	if px > 0 && px < smallBelow {
		large = 0.20
	}
	switch {
	case len(lines) > 1:
		return 0.15
	case n <= 2:
		return large
	case n == 3:
		return 0.15
	}
	return 0.135
}

func widest(lines []string, width measure) float64 {
	w := 0.0
	for _, l := range lines {
		w = max(w, width(l))
	}
	return w
}

// layTab places the corps tab right of the symbol.
func layTab(corps string, left, px float64, width measure) tabPlan {
	const pad = 0.026
	room := tabRight - left - 0.016
	lines := splitTab(corps)
	size := 0.14
	if px > 0 && px < smallBelow {
		size = 0.18
	}
	natural := widest(lines, width)
	t := tabPlan{}
	if len(lines) == 1 && natural*0.085 > room-2*pad {
		size = min(size, 0.40/(natural+0.3))
		w, h := size*0.714+2*pad, natural*size+2*pad
		t.upright = true
		t.box = pen.Rect{X: tabRight - w, Y: max(0.20, middleY-h/2), W: w, H: h}
	} else {
		pad := pad
		if natural*size > room-2*pad {
			pad, size = 0.018, min(size, (room-0.03)/natural)
		}
		w := max(0.115, natural*size+2*pad)
		h := tabHigh + float64(len(lines)-1)*size*0.85
		t.box = pen.Rect{X: tabRight - w, Y: middleY - h/2, W: w, H: h}
	}
	c := t.box.Center()
	t.text = column{x: c.X, y: c.Y, size: size, lines: lines}
	return t
}

// splitTab puts the words of a corps' name one under the other.
func splitTab(corps string) []string {
	for i, r := range corps {
		if r == ' ' && i+1 < len(corps) {
			return []string{corps[:i], corps[i+1:]}
		}
	}
	return []string{corps}
}
