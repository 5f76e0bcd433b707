package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/ui/desk"
)

// displays are the displays of the view, and rows of counters wherever they stand on
// a sheet.
type displays struct {
	*tabletop
	to displayActs
}

// displayActs is what a click on a display leads to.
type displayActs interface {
	showUnit(unit string)
	showHex(hex string)
	say(words string)
	putInto(unit string, into *rules.Put)
}

// displayPages are the displays of the view: orders of battle, the dead, those
// still to come.
func (t *displays) displayPages() []page {
	var list []page
	displays, me := slices.Clone(t.view().Displays), t.desk.Me()
	slices.SortStableFunc(displays, func(a, b rules.Display) int { // our own first
		switch {
		case (a.Side == me) == (b.Side == me):
			return 0
		case a.Side == me:
			return -1
		}
		return 1
	})
	for _, d := range displays {
		list = append(list, page{title: d.Title, make: func(width float32) fyne.CanvasObject { return t.display(&d, width) }})
	}
	return list
}

// display is a sheet with a row for each army, painted row by row.
func (t *displays) display(d *rules.Display, width float32) fyne.CanvasObject {
	r := t.roll(d)
	list := rows(0, t.displayHead(d, r, width))
	if len(d.Rows) == 0 {
		list.Add(padded(10, 10, 12, 0, t.printed(lang.L("Nobody."), 15, plain)))
	}
	drag, g := &dragging{t: t, over: -1}, t.gridOf(d, width)
	glow := t.glowIn(d.Title)
	for i := range d.Rows {
		row, spots := t.gridRow(&d.Rows[i], width, r, &g)
		if d.Rows[i].Put == nil || t.past != now || fyne.CurrentDevice().IsMobile() { // there a drag scrolls
			glow.add(unitsOf(spots), row.image.Refresh)
			list.Add(row)
			continue
		}
		slip := drag.along(&d.Rows[i], row, spots)
		glow.add(unitsOf(spots), slip.image.Refresh)
		list.Add(slip)
	}
	if !d.Dead() && d.Side != "" {
		list.Add(t.tracksOf(d.Side, width))
	}
	if len(drag.tracks) > 1 {
		words := lang.L("Drag a formation to another track to attach it there; you can do so in your Attachment Phase.")
		list.Add(padded(10, 8, 2, 0, t.para(words, 12.5, plain, paper.second, width)))
	}
	words := lang.L("Click a counter to find it on the map. Pale counters are off the map. A box darkens as its units lose steps or effectiveness; the percentage is how much they have lost.")
	list.Add(padded(10, 8, 2, 0, t.para(words, 12.5, plain, paper.second, width)))
	return list
}

// spot is a counter on a display.
type spot struct {
	at   pen.Rect
	c    rules.Counter
	pale bool
}

func unitsOf(spots []spot) (units []string) {
	for i := range spots {
		units = append(units, spots[i].c.Unit)
	}
	return units
}

// cell is a box of a display as it is laid out.
type cell struct {
	at    pen.Rect
	label string
	lines []string // at its foot
	here  bool
	lost  float64 // of the steps of its units
	worn  float64 // the same, and what their effectiveness has lost
}

// displayRow is one row: its title, then its boxes as they have room. With a roll,
// counters fade that are off the map, and boxes darken with losses; nil is for tracks.
func (t *displays) displayRow(r *rules.Row, width float32, all *roll) (*picture, []spot) {
	return t.gridRow(r, width, all, &grid{})
}

// gridRow is the same with its boxes in the columns of a grid, if it has those.
func (t *displays) gridRow(r *rules.Row, width float32, all *roll, g *grid) (*picture, []spot) {
	inGrid := g.has(r)
	side := float64(t.px(54))
	gap, head := side*0.20, float64(t.px(136))
	var spots []spot
	var cells []cell
	x, y, high := head+6, 6.0, 0.0
	for i, b := range r.Boxes {
		n := len(b.Units)
		most := max(1, int((float64(width)-head-24)/(side+gap)))
		if inGrid {
			most = g.across[i]
		}
		across := min(max(1, n), most)
		down := max(1, (n+across-1)/across)
		label := pen.Text{Font: t.fonts.SerifBold, Size: float64(t.px(13))}.Width(b.Label) + 16
		lines := boxLines(&b)
		if n == 0 && len(lines) > 0 { // but words
			down = 0
		}
		w, h := max(float64(across)*(side+gap)+gap, label, min(t.linesWidth(lines), float64(width)-head-18)), float64(down)*(side+gap)+gap+float64(t.px(18))+float64(len(lines))*t.boxLine()
		if inGrid {
			w = g.wide[i]
		} else if x+w > float64(width) && x > head+6 {
			x, y, high = head+6, y+high+6, 0
		}
		at := pen.Rect{X: x, Y: y, W: w, H: h}
		cells = append(cells, cell{at: at, label: b.Label, lines: lines, here: b.Here, lost: all.lost(b.Units, false), worn: all.lost(b.Units, true)})
		for i, c := range b.Units {
			spots = append(spots, spot{pale: all != nil && c.Hex == "", c: c, at: pen.Rect{X: x + gap + float64(i%across)*(side+gap), Y: y + float64(t.px(18)) + gap*0.6 + float64(i/across)*(side+gap), W: side, H: side}})
		}
		x += w + 6
		high = max(high, h)
		for i := range cells { // those of a line are as high as the highest
			if c := &cells[i]; c.at.Y == y {
				c.at.H = high
			}
		}
	}
	high = max(high, float64(t.px(32)))
	p := newPicture(width, float32(y+high+6), func(p pen.Pen, w, h float64) {
		t.paintRow(p, r.Title, head, w, h, cells, spots)
		t.paintRowHead(p, r, all, head, h)
	})
	p.tap = func(at fyne.Position) { t.findSpot(spots, at) }
	p.point = func(at fyne.Position, in bool) { t.pointSpot(spots, at, in) }
	return p, spots
}

func (t *displays) paintRow(p pen.Pen, title string, head, w, h float64, cells []cell, spots []spot) {
	ground := pen.Rect{X: 1, Y: 1, W: w - 2, H: h - 2}
	p.Fill(new(pen.Path).Rect(ground), pen.Winding, paper.card)
	p.Fill(new(pen.Path).Rect(pen.Rect{X: 1, Y: 1, W: head, H: h - 2}), pen.Winding, pen.Hex("#E6DFCB"))
	p.Stroke(new(pen.Path).Rect(ground).MoveTo(head+1, 1).LineTo(head+1, h-1), pen.Stroke{Width: 1.2, Color: paper.ink})
	text := pen.Text{Font: t.fonts.SerifBold, Size: float64(t.px(18)), Color: paper.ink}
	paintTitle(p, text, title, head-20)
	for _, c := range cells {
		fill, line, width := lossShade(c.worn), pen.Alpha(paper.line, 0.5), 0.8
		if c.here {
			line, width = paper.gold, 2.5
		}
		p.Fill(new(pen.Path).RoundRect(c.at, 4), pen.Winding, fill)
		p.Stroke(new(pen.Path).RoundRect(c.at, 4), pen.Stroke{Width: width, Color: line})
		pen.Text{Font: t.fonts.SerifBold, Size: float64(t.px(13)), Color: paper.ink}.Draw(p, c.at.X+7, c.at.Y+float64(t.px(15)), c.label)
		if c.lost > 0 {
			t.paintLoss(p, &c)
		}
		t.paintLines(p, &c)
	}
	for _, s := range spots {
		t.drawCounter(p, s.c, s.at, s.c.Unit == t.shown)
		if s.pale {
			p.Fill(new(pen.Path).RoundRect(s.at.Grow(2), 5), pen.Winding, pen.Alpha(paper.card, 0.5))
		}
	}
}

func spotAt(spots []spot, at fyne.Position) *rules.Counter {
	for i := range spots {
		if spots[i].at.Has(pen.Point{X: float64(at.X), Y: float64(at.Y)}) {
			return &spots[i].c
		}
	}
	return nil
}

// findSpot goes to a unit on the map.
func (t *displays) findSpot(spots []spot, at fyne.Position) {
	c := spotAt(spots, at)
	if c == nil {
		return
	}
	t.to.showUnit(c.Unit)
	if c.Hex == "" {
		t.to.say(lang.L("{{.Name}}: {{.Where}}.", map[string]any{"Name": desk.FullName(*c), "Where": t.whereabouts(c)}))
		return
	}
	t.to.showHex(c.Hex)
}

// pointSpot shows the unit under the pointer on its card.
func (t *displays) pointSpot(spots []spot, at fyne.Position, in bool) {
	if c := spotAt(spots, at); in && c != nil && c.Unit != t.shown {
		t.to.showUnit(c.Unit)
	}
}
