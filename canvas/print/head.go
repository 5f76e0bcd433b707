package print

import (
	"slices"
	"strconv"
	"strings"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/rules"
)

// foot writes the last line of a page.
func (j *Job) foot(s *sheet, note string) {
	t := s.text(s.set.SerifItalic, 2.5, secondColor)
	y := s.h - margin + 1.5
	s.write(t, pen.Start, margin, y, j.say("Vistula · printed {{.Day}} · {{.Seen}}", map[string]any{
		"Day": j.Created.Format("2 January 2006, 15:04"), "Seen": j.seenLine()}))
	s.write(t, pen.End, s.w-margin, y, note)
}

// head writes title and state over a page; right is what stands on the other
// side, in as much room as it is told. It gives back where the page goes on.
func (j *Job) head(s *sheet, title, line string) float64 {
	k := s.k
	t := s.text(s.set.SerifBold, 6.9, inkColor)
	t.Tracking = 0.06
	t, title = fitted(t, strings.ToUpper(title), s.w-2*margin, 0.6)
	s.write(t, pen.Start, margin, margin+5.4*k, title)
	sub := s.text(s.set.SerifItalic, 3.9, secondColor)
	sub, line = fitted(sub, line, s.w-2*margin, 0.6)
	s.write(sub, pen.Start, margin, margin+10.6*k, line)
	return margin + 13.6*k
}

// mapHead is the head of the map's page: besides title and state the turn record
// and the points. What does not fit beside them has a row of its own.
func (j *Job) mapHead(s *sheet) float64 {
	t := s.text(s.set.SerifBold, 6.9, inkColor)
	t.Tracking = 0.06
	line := j.stateLine()
	left, sub := t.Width(strings.ToUpper(j.Game)), s.text(s.set.SerifItalic, 3.9, secondColor).Width(line)
	room, gap := s.w-2*margin, 8*s.k
	y := j.head(s, j.Game, line)
	points := s.text(s.set.SerifBold, 3.4, inkColor)
	words := j.pointsLine()
	beside := sub+points.Width(words)+gap <= room // the points beside the state
	record := j.recordWidth(s)
	switch {
	case record == 0:
	case left+record+gap <= room && (beside || sub+gap <= room):
		j.record(s, s.w-margin-record, margin, record)
	default: // a row of its own, with the points beside it if they fit
		record = min(record, room)
		j.record(s, margin, y-1*s.k, record)
		if words != "" && !beside && record+points.Width(words)+gap <= room {
			s.write(points, pen.End, s.w-margin, y+3.4*s.k, words)
			words = ""
		}
		y += 7.5 * s.k
	}
	switch {
	case words == "":
	case beside:
		s.write(points, pen.End, s.w-margin, margin+10.6*s.k, words)
	default:
		for _, l := range points.Lines(words, room) {
			s.write(points, pen.Start, margin, y+1.6*s.k, l)
			y += 4.4 * s.k
		}
	}
	return y
}

// recordWidth is how long the turn record would like to be, 0 without one.
func (j *Job) recordWidth(s *sheet) float64 {
	k := j.track(turnTrack)
	if k == nil || len(k.Boxes) < 2 {
		return 0
	}
	return min(6.1*s.k*float64(len(k.Boxes)), 0.62*(s.w-2*margin))
}

// record is the turn record in one row: what is past struck through, the present
// turn framed.
func (j *Job) record(s *sheet, x, y, w float64) {
	boxes := j.track(turnTrack).Boxes
	here := j.view.Status.Turn - 1
	for i, b := range boxes {
		if b.Here {
			here = i
		}
	}
	step, high := w/float64(len(boxes)), min(6.1*s.k, w/float64(len(boxes))*1.15)
	high = max(high, 4.4*s.k)
	for i, b := range boxes {
		r := pen.Rect{X: x + float64(i)*step, Y: y, W: step, H: high}
		if i < here {
			s.box(r, sandColor)
			s.Stroke(new(pen.Path).MoveTo(r.X, r.Bottom()).LineTo(r.Right(), r.Y), pen.Stroke{Width: 0.18, Color: pen.Alpha(secondColor, 0.7)})
		}
		s.edge(r, 0.16, secondColor)
		t, word := fitted(s.text(s.set.SerifBold, min(3.2, 0.62*high/s.k), inkColor), b.Label, step-0.6, 0.5)
		s.write(t, pen.Middle, r.Center().X, r.Center().Y+0.36*t.Size, word)
	}
	if here >= 0 && here < len(boxes) {
		r := pen.Rect{X: x + float64(here)*step, Y: y, W: step, H: high}
		s.edge(r.Grow(0.25), 0.6, redColor)
	}
}

// legend explains the counters in one line: their nations and the badges that
// lie on the map.
func (j *Job) legend(s *sheet, y float64, stacks []rules.Stack) {
	painter := counter.New(s.set)
	style := counter.Style{Soft: true, Flat: true, Period: j.Period, Palette: j.Palette, Bare: true}
	t := s.text(s.set.Serif, 3.1, inkColor)
	x, size := margin, 5.6*s.k
	put := func(c rules.Counter, st counter.Style, word string) {
		if x+size+t.Width(word) > s.w-margin {
			return
		}
		painter.Draw(s.Pen, c, pen.Rect{X: x, Y: y, W: size, H: size}, st)
		s.write(t, pen.Start, x+size+1.4*s.k, y+0.68*size, word)
		x += size + t.Width(word) + 6*s.k
	}
	seen, reduced := samples(stacks)
	for _, c := range seen {
		put(c, style, j.say(nationName(c.Nation), nil))
	}
	if reduced != nil {
		put(*reduced, style, j.say("reduced side", nil))
	}
	if deep(stacks) {
		note := s.text(s.set.SerifItalic, 2.9, secondColor)
		word := j.say("number on black: units in the hex", nil)
		if x+note.Width(word) < s.w-margin {
			s.write(note, pen.End, s.w-margin, y+0.68*size, word)
		}
	}
}

// samples are one counter of each nation on the map, and one that is reduced.
func samples(stacks []rules.Stack) (list []rules.Counter, reduced *rules.Counter) {
	seen := map[string]int{}
	for _, s := range stacks {
		for i := range s.Units {
			u := &s.Units[i]
			if u.Reduced && reduced == nil {
				reduced = u
			}
			at, ok := seen[u.Nation]
			if !ok {
				seen[u.Nation] = len(list)
				list = append(list, *u)
			} else if list[at].Type != "infantry" && u.Type == "infantry" && !u.Reduced {
				list[at] = *u
			}
		}
	}
	return list, reduced
}

// deep tells whether several units stand in some hex.
func deep(stacks []rules.Stack) bool {
	return slices.ContainsFunc(stacks, func(s rules.Stack) bool { return len(s.Units) > 1 })
}

// nationName makes "Austria-Hungary" of "austria-hungary".
func nationName(id string) string {
	parts := strings.Split(id, "-")
	for i, p := range parts {
		if p != "" {
			parts[i] = strings.ToUpper(p[:1]) + p[1:]
		}
	}
	return strings.Join(parts, "-")
}

// sheetNote tells which page of how many this is.
func (j *Job) sheetNote(title string, n, of int) string {
	if of < 2 {
		return title
	}
	return title + " " + strconv.Itoa(n) + "/" + strconv.Itoa(of)
}
