package table

import (
	"vistula/canvas/pen"
	"vistula/rules"
)

// arrowWidths are the widths of the phases' arrows.
func (b *promptBar) arrowWidths(phases []rules.Phase) []float64 {
	var list []float64
	for _, p := range phases {
		list = append(list, b.arrowText().Width(p.Title)+2*float64(b.t.px(17)))
	}
	return list
}

func (b *promptBar) arrowText() pen.Text {
	return pen.Text{Font: b.t.fonts.Sans, Size: float64(b.t.px(12.5)), Anchor: pen.Middle}
}

func (b *promptBar) arrowsWidth() float32 {
	sum := float64(b.t.px(6))
	for _, w := range b.arrowWidths(b.t.desk.Phases()) {
		sum += w + 2
	}
	return float32(sum)
}

// paintArrows draws the phases of the turn; the present one is filled.
func (b *promptBar) paintArrows(p pen.Pen, _, h float64) {
	t := b.t
	phases := t.desk.Phases()
	at := t.view().Status.Phase
	point, x := h*0.24, 1.0
	past := true
	for i, w := range b.arrowWidths(phases) {
		current := phases[i].ID == at
		if current {
			past = false
		}
		path := new(pen.Path).MoveTo(x, 1).LineTo(x+w-point, 1).LineTo(x+w, h/2).LineTo(x+w-point, h-1).LineTo(x, h-1)
		if i > 0 {
			path.LineTo(x+point, h/2)
		}
		path.Close()
		text := b.arrowText()
		fill := t.look.Soft
		text.Color = t.look.Text
		switch {
		case current:
			fill, text.Color, text.Font = t.look.Accent, t.look.OnAccent, t.fonts.SansSemi
		case past:
			text.Color = t.look.Second
		default:
			fill = pen.Mix(t.look.Soft, t.look.Raised, 0.45)
		}
		p.Fill(path, pen.Winding, fill)
		text.Draw(p, x+w/2+point*0.25, h/2+text.Size*0.36, phases[i].Title)
		x += w - point + 5
	}
}
