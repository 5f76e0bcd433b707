package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/rules"
)

// lineRows shows the lines of a track: on paper, or beside the map.
type lineRows struct {
	*tabletop
	ink, second color.NRGBA
	show        func(hexes []string) // where a line is
}

// rows are the lines one under the other, for a width.
func (l *lineRows) rows(lines []rules.Line, width float32) fyne.CanvasObject {
	list := rows(l.px(7))
	for i := range lines {
		if x := &lines[i]; x.Heading() {
			list.Add(padded(l.px(5), 0, 0, 0, l.para(x.Text, 14, bold, l.ink, width)))
		} else {
			list.Add(l.row(x, width))
		}
	}
	return list
}

// mostCounters is how many counters stand before a line.
const mostCounters = 3

// row is one line: what it says of itself, its counters, its words, and at the end its
// value with the case.
func (l *lineRows) row(x *rules.Line, width float32) fyne.CanvasObject {
	head := columns(l.px(7))
	if x.State != "" {
		head.Add(container.NewCenter(l.tick(x.State)))
	}
	for i := range min(len(x.Units), mostCounters) {
		head.Add(container.NewCenter(l.counterPicture(x.Units[i], l.px(34), false)))
	}
	end := l.end(x)
	room := max(l.px(90), width-head.MinSize().Width-end.MinSize().Width-l.px(22))
	weight := bold
	if x.State == rules.LineMet && x.Note == "" { // what is settled stands back
		weight = plain
	}
	words := rows(1, l.para(x.Text, 13, weight, l.ink, room))
	if x.Note != "" {
		words.Add(l.para(x.Note, 12, plain, l.second, room))
	}
	line := split(columns(l.px(9), head, container.NewCenter(words)), container.NewCenter(end))
	if len(x.Hexes) == 0 || l.show == nil {
		return line
	}
	return l.tappable(line, func() { l.show(x.Hexes) })
}

// end is what stands at the end of a line.
func (l *lineRows) end(x *rules.Line) fyne.CanvasObject {
	list := rows(1)
	value := x.Value
	if x.Most > 0 {
		left := rules.Points(x.Left, x.Per)
		value = lang.L("{{.N}} of {{.Of}} left", map[string]any{"N": left, "Of": x.Most})
	}
	line := columns(l.px(7))
	if value != "" {
		line.Add(l.text(value, 12.5, bold, l.ink))
	}
	if x.Case != "" {
		line.Add(l.caseText(x.Case, 11.5, l.second))
	}
	list.Add(split(columns(0), line))
	if x.Most > 0 && x.Most <= mostBoxes {
		list.Add(split(columns(0), l.boxes(x)))
	}
	return list
}

// mostBoxes is how many points are shown as boxes.
const mostBoxes = 12

// boxes are the points that are left of those there are, one beside the other.
func (l *lineRows) boxes(x *rules.Line) *picture {
	wide, step, high := l.px(9), l.px(12), l.px(12)
	per := max(1, x.Per)
	return newPicture(step*float32(x.Most), high+2, func(p pen.Pen, _, _ float64) {
		for i := range x.Most {
			at := pen.Rect{X: float64(i) * float64(step), Y: 1, W: float64(wide), H: float64(high)}
			part := min(1, max(0, float64(x.Left-i*per)/float64(per)))
			full := at
			full.W *= part
			path := new(pen.Path).RoundRect(at, 2)
			if part > 0 {
				p.Save()
				p.Clip(path, pen.Winding)
				p.Fill(new(pen.Path).Rect(full), pen.Winding, l.ink)
				p.Restore()
			}
			p.Stroke(path, pen.Stroke{Width: 1.2, Color: l.ink})
		}
	})
}

// tick is whether what a line demands is fulfilled, in shape as well as in colour.
func (l *lineRows) tick(state string) *picture {
	side := l.px(18)
	return newPicture(side, side, func(p pen.Pen, w, h float64) {
		switch state {
		case rules.LineMet:
			path := new(pen.Path).MoveTo(w*0.14, h*0.54).LineTo(w*0.40, h*0.80).LineTo(w*0.88, h*0.20)
			p.Stroke(path, pen.Stroke{Width: w * 0.13, Color: metColor(l.ink)})
		case rules.LineUnmet:
			path := new(pen.Path).Polygon(pen.Point{X: w * 0.5, Y: h * 0.08}, pen.Point{X: w * 0.96, Y: h * 0.90}, pen.Point{X: w * 0.04, Y: h * 0.90})
			p.Fill(path, pen.Winding, pen.Hex("#E79A13"))
			p.Stroke(path, pen.Stroke{Width: w * 0.07, Color: pen.Hex("#241A14"), Join: pen.BevelJoin})
			p.Stroke(new(pen.Path).MoveTo(w*0.5, h*0.38).LineTo(w*0.5, h*0.62), pen.Stroke{Width: w * 0.10, Color: pen.Hex("#241A14")})
			p.Fill(new(pen.Path).Circle(w*0.5, h*0.77, w*0.055), pen.Winding, pen.Hex("#241A14"))
		default:
			p.Stroke(new(pen.Path).Circle(w*0.5, h*0.5, w*0.30), pen.Stroke{Width: w * 0.09, Color: l.second, Dash: []float64{w * 0.16, w * 0.12}})
		}
	})
}

// metColor is the blue of what is fulfilled, lighter where the words are light.
func metColor(ink color.NRGBA) color.NRGBA {
	if luma(ink) > 128 {
		return pen.Hex("#7FB8DE")
	}
	return pen.Hex("#1F5A80")
}
