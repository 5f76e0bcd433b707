package print

import (
	"slices"
	"strings"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// trackPages are the tracks, the points with where they come from, and the places
// that count.
func (j *Job) trackPages() []Page {
	l := ledger{title: j.say("Tracks", nil), head: j.say("Tracks and points", nil), columns: 3, gap: 7, between: 4.5}
	return j.ledgerPages(l, j.trackBlocks)
}

// trackBlocks are the points first, then all other tracks, then the places.
func (j *Job) trackBlocks(s *sheet, w float64) []*block {
	var list []*block
	k := s.k
	if t := j.track(pointTrack); t != nil {
		if b := j.chartBlock(t, k); b != nil {
			list = append(list, b)
		}
		list = append(list, j.totalsBlock(t, k))
	}
	for i := range j.view.Tracks {
		t := &j.view.Tracks[i]
		switch {
		case t.ID == pointTrack:
		case len(t.Boxes) > 0:
			list = append(list, j.boxesBlock(t, s, w))
		case len(t.Totals) > 0:
			list = append(list, j.totalsBlock(t, k))
		}
	}
	if len(j.view.Control) > 0 {
		list = append(list, j.placesBlock(s, w))
	}
	if t := j.track(pointTrack); t != nil && len(t.Entries) > 0 {
		list = append(list, j.accountBlock(t, k))
	}
	return list
}

// titled is a block under a bold title with a rule.
func (j *Job) titled(title string, k float64, lines ...line) *block {
	return &block{high: 7.2 * k, lines: lines, head: func(s *sheet, x, y, w float64, again bool) {
		if again {
			title = strings.TrimSuffix(title, "…") + "…"
		}
		t, word := fitted(s.text(s.set.SerifBold, 4, inkColor), title, w, 0.7)
		s.write(t, pen.Start, x, y+4.2*k, word)
		s.rule(x, y+5.6*k, w, 0.3, inkColor)
	}}
}

// swatch is a small box in the colours of a side's counters.
func (j *Job) swatch(s *sheet, side rules.Side, r pen.Rect) {
	ground, edge, _ := counter.Colors(j.view.Nation(side))
	s.box(r, ground)
	s.edge(r, 0.2, edge)
}

// totalsBlock is the sums of a track.
func (j *Job) totalsBlock(t *rules.Track, k float64) *block {
	var lines []line
	for _, n := range t.Totals {
		lines = append(lines, line{high: 4.6 * k, draw: func(s *sheet, x, y, w float64) {
			j.swatch(s, n.Side, pen.Rect{X: x, Y: y + 0.5*k, W: 3 * k, H: 3 * k})
			name := j.rulebook(n.Name)
			if side := j.sideName(n.Side); n.Side != "" && !strings.Contains(name, side) {
				name = side + ", " + name
			}
			text, name := fitted(s.text(s.set.Serif, 3.3, inkColor), name, w-20*k, 0.7)
			s.write(text, pen.Start, x+4.6*k, y+3.1*k, name)
			s.write(s.text(s.set.SerifBold, 3.5, inkColor), pen.End, x+w, y+3.1*k, number(n.Value))
			s.rule(x, y+4.5*k, w, 0.12, ruleColor)
		}})
	}
	if len(lines) == 0 {
		lines = append(lines, line{high: 4.6 * k, draw: func(s *sheet, x, y, w float64) {
			s.write(s.text(s.set.SerifItalic, 3.1, secondColor), pen.Start, x, y+3.1*k, j.say("None yet.", nil))
		}})
	}
	return j.titled(j.rulebook(t.Title), k, lines...)
}

// boxesBlock is a track of boxes, a line each: its label, its note, who stands on
// it; the present one framed, what is past of a turn record paler. Boxes with
// nothing but a short label stand side by side.
func (j *Job) boxesBlock(t *rules.Track, s *sheet, w float64) *block {
	here := slices.IndexFunc(t.Boxes, func(b rules.Box) bool { return b.Here })
	if t.ID == turnTrack && here < 0 {
		here = j.view.Status.Turn - 1
	}
	if !slices.ContainsFunc(t.Boxes, func(b rules.Box) bool {
		return b.Note != "" || len(b.Units)+len(b.Details) > 0 || len(b.Label) > 3
	}) {
		return j.titled(j.rulebook(t.Title), s.k, cells(t.Boxes, s.k, here)...)
	}
	var lines []line
	for i := range t.Boxes {
		lines = append(lines, j.boxLine(&t.Boxes[i], s, w, i == here, t.ID == turnTrack && i < here))
	}
	return j.titled(j.rulebook(t.Title), s.k, lines...)
}

// cells are boxes with a label only, ten in a row.
func cells(boxes []rules.Box, k float64, here int) []line {
	const perRow = 10
	var lines []line
	for from := 0; from < len(boxes); from += perRow {
		lines = append(lines, line{high: 8 * k, draw: func(s *sheet, x, y, w float64) {
			step := w / perRow
			for i := from; i < min(from+perRow, len(boxes)); i++ {
				r := pen.Rect{X: x + float64(i-from)*step, Y: y + 0.6*k, W: step, H: 6.6 * k}
				s.edge(r, 0.16, secondColor)
				s.write(s.text(s.set.SerifBold, 3.3, inkColor), pen.Middle, r.Center().X, r.Center().Y+1.15*k, boxes[i].Label)
			}
			if here >= from && here < from+perRow {
				s.edge(pen.Rect{X: x + float64(here-from)*step, Y: y + 0.6*k, W: step, H: 6.6 * k}.Grow(0.2), 0.6, redColor)
			}
		}})
	}
	return lines
}

// Of the counters on a track: their side and how many stand in a row.
const (
	smallCounter = 6.2
	inARow       = 10
)

// boxLine is one box of a track: as high as its words need, with the units that lie
// on it as small counters.
func (j *Job) boxLine(b *rules.Box, s *sheet, w float64, here, past bool) line {
	k := s.k
	label := s.text(s.set.SerifBold, 3.4, inkColor)
	indent := max(10*k, label.Width(b.Label)+4*k)
	small := s.text(s.set.SerifItalic, 2.6, secondColor)
	words := small.Lines(strings.Join(b.Details, " · "), w-indent-1.5*k)
	units := smallUnits(b, k)
	high := 5.2*k + 3.3*k*float64(len(words)) + units
	return line{high: high, draw: func(s *sheet, x, y, w float64) {
		note := s.text(s.set.Serif, 3.1, inkColor)
		if past {
			label.Color, note.Color = paleColor, paleColor
		}
		if here {
			r := pen.Rect{X: x, Y: y + 0.3*k, W: w, H: high - 0.6*k}
			s.box(r, stripeColor)
			s.edge(r, 0.5, redColor)
		} else {
			s.rule(x, y+high, w, 0.12, ruleColor)
		}
		label.Draw(s.Pen, x+1.6*k, y+3.7*k, b.Label)
		note, word := fitted(note, b.Note, w-1.5*k-indent, 0.7)
		note.Draw(s.Pen, x+indent, y+3.7*k, word)
		at := y + 4.8*k
		for _, l := range words {
			small.Draw(s.Pen, x+indent, at+2.2*k, l)
			at += 3.3 * k
		}
		j.drawUnits(s, b.Units, x+10*k, at, w-12*k)
	}}
}

// smallUnits is the height of the counters of a box.
func smallUnits(b *rules.Box, k float64) float64 {
	return float64((len(b.Units)+inARow-1)/inARow) * (smallCounter + 0.9) * k
}

// drawUnits draws small counters in rows.
func (j *Job) drawUnits(s *sheet, units []rules.Counter, x, y, w float64) {
	painter := counter.New(s.set)
	step := min((smallCounter+0.9)*s.k, w/inARow)
	for i, u := range units {
		place := pen.Rect{X: x + float64(i%inARow)*step, Y: y + float64(i/inARow)*(smallCounter+0.9)*s.k, W: step - 0.9*s.k, H: step - 0.9*s.k}
		painter.Draw(s.Pen, u, place, counter.Style{Soft: true, Flat: true, Bare: true, Period: j.Period, Palette: j.Palette})
	}
}

// placesBlock tells who holds the places that count, and what each is worth.
func (j *Job) placesBlock(s *sheet, w float64) *block {
	var lines []line
	for _, c := range j.view.Control {
		lines = append(lines, j.placeLine(c, s, w))
	}
	return j.titled(j.say("Objectives", nil), s.k, lines...)
}

// placeLine is a place with its holder, and what it is worth below.
func (j *Job) placeLine(c rules.Control, s *sheet, w float64) line {
	k := s.k
	small := s.text(s.set.SerifItalic, 2.6, secondColor)
	notes := small.Lines(j.rulebook(c.Note), w-4*k)
	if c.Note == "" {
		notes = nil
	}
	high := 4.3*k + 3.1*k*float64(len(notes))
	return line{high: high, draw: func(s *sheet, x, y, w float64) {
		holder := j.say("nobody", nil)
		if c.Side != "" {
			holder = j.sideName(c.Side)
			j.swatch(s, c.Side, pen.Rect{X: x, Y: y + 0.6*k, W: 2.6 * k, H: 2.6 * k})
		}
		h, holder := fitted(s.text(s.set.SerifItalic, 3, secondColor), holder, 0.4*w, 0.8)
		s.write(h, pen.End, x+w, y+2.9*k, holder)
		t, name := fitted(s.text(s.set.SerifBold, 3.1, inkColor), c.Name, 0.42*w, 0.7)
		t.Draw(s.Pen, x+4*k, y+2.9*k, name)
		s.text(s.set.Serif, 3, secondColor).Draw(s.Pen, x+4*k+t.Width(name)+1.6*k, y+2.9*k, c.Hex)
		for i, l := range notes {
			small.Draw(s.Pen, x+4*k, y+6*k+3.1*k*float64(i), l)
		}
		s.rule(x, y+high-0.2*k, w, 0.12, ruleColor)
	}}
}

// accountBlock is where the points come from, the latest first.
func (j *Job) accountBlock(t *rules.Track, k float64) *block {
	var lines []line
	for _, e := range slices.Backward(t.Entries) {
		lines = append(lines, line{high: 4 * k, draw: func(s *sheet, x, y, w float64) {
			j.swatch(s, e.Side, pen.Rect{X: x, Y: y + 0.6*k, W: 2.2 * k, H: 2.4 * k})
			s.text(s.set.Serif, 2.8, secondColor).Draw(s.Pen, x+3.4*k, y+2.8*k, j.say("turn {{.N}}", map[string]any{"N": e.Turn}))
			change, sign := t.Change(e.Side, e.Points), "+"
			if change < 0 {
				sign = ""
			}
			s.write(s.text(s.set.SerifBold, 3, inkColor), pen.End, x+20*k, y+2.8*k, sign+number(change))
			why, word := fitted(s.text(s.set.Serif, 2.9, inkColor), chronicle.Capital(e.Why), w-23*k, 0.75)
			why.Draw(s.Pen, x+22*k, y+2.8*k, word)
		}})
	}
	return j.titled(j.say("Where the points come from", nil), k, lines...)
}
