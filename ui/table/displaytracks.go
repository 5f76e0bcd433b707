package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/rules"
)

// tracksOf are the tracks that count something of a side, as boxes with a marker, beneath
// its display. Turns and points have sheets of their own.
func (t *displays) tracksOf(side rules.Side, width float32) fyne.CanvasObject {
	list := rows(0)
	for _, k := range t.view().Tracks {
		if k.ID == rules.TrackTurns || k.ID == rules.TrackPoints {
			continue
		}
		var own []rules.Total
		for _, n := range k.Totals {
			if n.Side == side {
				own = append(own, n)
			}
		}
		if len(own) == 0 {
			continue
		}
		list.Add(padded(10, 2, 2, 0, t.printed(k.Title, 15.5, bold)))
		for _, n := range own {
			list.Add(t.trackRow(t.totalLabel(side, n.Name), n.Value, width))
		}
	}
	return list
}

// totalLabel is the name of a total without the side's, which the display bears.
func (t *displays) totalLabel(side rules.Side, name string) string {
	short := strings.TrimPrefix(name, t.desk.SideName(side)+": ")
	return capital(short)
}

// trackRow is one count on its boxes from 0 on, the marker on the number; a number beyond
// the last box is counted in tens above and ones below, as on a printed track.
func (t *displays) trackRow(name string, value int, width float32) fyne.CanvasObject {
	box, head := t.px(31), t.px(190)
	tens := value > 10
	high := t.px(34)
	if tens {
		high = 2 * t.px(34)
	}
	return newPicture(width, high, func(p pen.Pen, w, h float64) {
		text := pen.Text{Font: t.fonts.Serif, Size: float64(t.px(14)), Color: paper.ink}
		label := name
		if value < 0 {
			label = lang.L("{{.What}}: {{.N}}", map[string]any{"What": name, "N": value})
		}
		if n := text.Width(label); n > float64(head)-16 {
			text.Size *= (float64(head) - 16) / n
		}
		text.Draw(p, 8, h/2+text.Size*0.36, label)
		side := min(float64(box), (w-float64(head)-8)/11)
		row := func(y float64, unit, at int) {
			for i := range 11 {
				if unit > 1 && i == 0 {
					continue
				}
				t.trackBox(p, pen.Rect{X: float64(head) + float64(i)*side, Y: y + 3, W: side - 3, H: float64(t.px(28))}, strconv.Itoa(i*unit), i == at, i*unit < at*unit)
			}
		}
		switch {
		case value < 0:
		case tens:
			row(0, 10, min(10, value/10))
			row(float64(t.px(34)), 1, value%10)
		default:
			row(0, 1, value)
		}
	})
}

// trackBox is one box of a track; those that are passed are darker, and the one with the
// marker is gold.
func (t *displays) trackBox(p pen.Pen, at pen.Rect, word string, here, passed bool) {
	ground, line, width := paper.card, pen.Alpha(paper.line, 0.8), 0.9
	switch {
	case here:
		ground, line, width = pen.Hex("#F6D98F"), pen.Hex("#B57B0C"), 2
	case passed:
		ground = pen.Hex("#E6D9B8")
	}
	path := new(pen.Path).RoundRect(at, 3)
	p.Fill(path, pen.Winding, ground)
	p.Stroke(path, pen.Stroke{Width: width, Color: line})
	text := pen.Text{Font: t.fonts.Serif, Size: float64(t.px(13)), Color: paper.ink, Anchor: pen.Middle}
	if here {
		text.Font = t.fonts.SerifBold
	}
	text.Draw(p, at.X+at.W/2, at.Y+at.H/2+text.Size*0.36, word)
}
