package film

import (
	"image"
	"image/draw"
	"strings"

	"vistula/canvas/pen"
	"vistula/canvas/story"
	"vistula/rules"
)

// narrow is the width, in units of type, below which the head has two rows.
const narrow = 860

// The measures of the strips in units of type.
const (
	rowHigh  = 40.0
	footHigh = 48.0 // two lines
	pad      = 14.0
	// A free place beside the maps is at least so large for the sentence to stand there; then
	// there is less below the maps.
	leastBlankWide, leastBlankHigh = 240.0, 110.0
	barHigh                        = 12.0
)

func (st *stage) headHigh(wide int) int {
	rows := 1.0
	if float64(wide)/st.unit < narrow {
		rows = 1.75
	}
	return int(rowHigh * rows * st.unit)
}

func (st *stage) footHigh() int {
	if !st.blank.Empty() {
		return int(barHigh * st.unit)
	}
	return int(footHigh * st.unit)
}

// drawWords draws the strips: turn, date, phase and score above the map, and below it how
// far the film is. A sentence stands with that, or in a free place beside the maps.
func (st *stage) drawWords(frame *image.RGBA, x *shot) {
	wide := frame.Rect.Dx()
	head := image.NewRGBA(image.Rect(0, 0, wide, st.field.Min.Y))
	foot := image.NewRGBA(image.Rect(0, 0, wide, frame.Rect.Dy()-st.field.Max.Y))
	fill(head)
	fill(foot)
	w := float64(wide) / st.unit
	pen.Paint(head, func(p pen.Pen) {
		p.Transform(pen.Scale(st.unit))
		st.drawHead(p, x, w, float64(head.Rect.Dy())/st.unit)
	})
	pen.Paint(foot, func(p pen.Pen) {
		p.Transform(pen.Scale(st.unit))
		st.drawFoot(p, x, w, float64(foot.Rect.Dy())/st.unit)
	})
	lay(frame, head, 0)
	lay(frame, foot, st.field.Max.Y)
	if !st.blank.Empty() {
		st.drawBlank(frame, x)
	}
}

// drawBlank writes the sentence in the free place beside the maps.
func (st *stage) drawBlank(frame *image.RGBA, x *shot) {
	place := image.NewRGBA(image.Rectangle{Max: st.blank.Size()})
	draw.Draw(place, place.Rect, frame, st.blank.Min, draw.Src)
	pen.Paint(place, func(p pen.Pen) {
		p.Transform(pen.Scale(st.unit))
		const lead = 22.0
		text := pen.Text{Font: st.s.set.Sans, Size: 16, Color: ink}
		wide, high := float64(st.blank.Dx())/st.unit, float64(st.blank.Dy())/st.unit
		for i, words := range cut(text, x.caption, wide-2*pad, int((high-2*pad)/lead)) {
			text.Draw(p, pad, pad+lead*(float64(i)+0.8), words)
		}
	})
	draw.Draw(frame, st.blank, place, image.Point{}, draw.Src)
}

func fill(img *image.RGBA) {
	for i := 0; i < len(img.Pix); i += 4 {
		img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = paper.R, paper.G, paper.B, 255
	}
}

// lay copies a strip to its row of the frame.
func lay(frame, strip *image.RGBA, y int) {
	copy(frame.Pix[y*frame.Stride:], strip.Pix)
}

func (st *stage) drawHead(p pen.Pen, x *shot, wide, high float64) {
	set := st.s.set
	title := pen.Text{Font: set.SerifBold, Size: 23, Color: ink}
	date := pen.Text{Font: set.SerifItalic, Size: 17, Color: second}
	phase := pen.Text{Font: set.Sans, Size: 15, Color: ink}
	const base = 27.0
	left := pad
	title.Draw(p, left, base, x.turn)
	left += title.Width(x.turn) + 10
	right := st.drawScore(p, x, wide-pad, base)
	if x.dates != "" && left+date.Width(x.dates) < right {
		date.Draw(p, left, base, x.dates)
		left += date.Width(x.dates) + 26
	}
	if x.phase != "" {
		at, y := left, base
		if high > 1.5*rowHigh {
			at, y = pad, base+28
		}
		room := right - at - 20
		if high > 1.5*rowHigh {
			room = wide - at - pad - 20
		}
		if words := dotted(phase, x.phase, room); words != "" {
			p.Fill(new(pen.Path).RoundRect(pen.Rect{X: at, Y: y - 12, W: 13, H: 13}, 2), pen.Winding, story.Color(x.nation))
			phase.Draw(p, at+20, y, words)
		}
	}
	p.Fill(new(pen.Path).Rect(pen.Rect{Y: high - 3, W: wide, H: 3}), pen.Winding, story.Color(x.nation))
}

// drawScore draws the totals from the right and tells where they begin.
func (st *stage) drawScore(p pen.Pen, x *shot, right, base float64) float64 {
	name := pen.Text{Font: st.s.set.Sans, Size: 14, Color: second}
	value := pen.Text{Font: st.s.set.SansBold, Size: 18, Color: ink}
	totals := st.totals(x.totals)
	for i := len(totals) - 1; i >= 0; i-- {
		t := &totals[i]
		number := st.s.tell.Number(t.Value)
		right -= value.Width(number)
		value.Draw(p, right, base, number)
		right -= name.Width(t.Name) + 7
		name.Draw(p, right, base, t.Name)
		right -= 19
		p.Fill(new(pen.Path).RoundRect(pen.Rect{X: right, Y: base - 12, W: 13, H: 13}, 2), pen.Winding, story.Color(st.s.c.Nation(t.Side)))
		right -= 16
	}
	return right
}

// totals are those that the head has room for: one of each side, called by its name,
// or the only one by its own.
func (st *stage) totals(all []rules.Total) []rules.Total {
	var list []rules.Total
	for _, t := range all {
		known := false
		for _, o := range list {
			known = known || o.Side == t.Side
		}
		if !known {
			list = append(list, t)
		}
	}
	for i := range list {
		if len(list) > 1 {
			list[i].Name = st.s.tell.SideName(list[i].Side)
		} else {
			list[i].Name = st.s.tell.Rulebook(list[i].Name)
		}
	}
	return list
}

func (st *stage) drawFoot(p pen.Pen, x *shot, wide, high float64) {
	text := pen.Text{Font: st.s.set.Sans, Size: 14.5, Color: ink}
	if st.blank.Empty() {
		for i, words := range cut(text, x.caption, wide-2*pad, captionLines) {
			text.Draw(p, pad, 19+18*float64(i), words)
		}
	}
	p.Fill(new(pen.Path).Rect(pen.Rect{Y: high - 3, W: wide, H: 3}), pen.Winding, rule)
	p.Fill(new(pen.Path).Rect(pen.Rect{Y: high - 3, W: wide * x.part, H: 3}), pen.Winding, second)
}

// captionLines is how many lines the words below the map have.
const captionLines = 2

// cut is a text in so many lines as far as there is room: whole sentences where the first fits,
// else with three dots.
func cut(t pen.Text, words string, room float64, most int) []string {
	for len(t.Lines(words, room)) > most {
		i := strings.LastIndex(strings.TrimSuffix(words, "."), ". ")
		if i < 0 {
			break
		}
		words = words[:i+1]
	}
	lines := t.Lines(words, room)
	if len(lines) > most {
		lines = append(lines[:most-1], dotted(t, strings.Join(lines[most-1:], " "), room))
	}
	return lines
}

// dotted is a text on one line: with three dots where it is too long, "" where there is
// no room for anything.
func dotted(t pen.Text, words string, room float64) string {
	letters := []rune(words)
	for n := len(letters) - 1; n > 0 && t.Width(words) > room; n-- {
		words = strings.TrimRight(string(letters[:n]), " ,(") + "…"
	}
	if t.Width(words) > room {
		return ""
	}
	return words
}
