package report

import (
	"image/color"
	"strconv"

	"vistula/canvas/pen"
)

// The colours of the printed page.
var (
	ink    = pen.Hex("#26211C")
	second = pen.Hex("#6A5F53")
	rule   = pen.Hex("#B8AD9B")
	faint  = pen.Hex("#E7E0D3")
)

// colorOf is the colour of a nation's lines and bars, as in the style of the page.
func colorOf(nation string) color.NRGBA {
	switch nation {
	case "russia":
		return pen.Hex("#8F6339")
	case "austria-hungary":
		return pen.Hex("#4F83B0")
	case "germany":
		return pen.Hex("#66785D")
	case "serbia":
		return pen.Hex("#B08F1C")
	}
	return pen.Hex("#8A8175")
}

func itoa(n int) string { return strconv.Itoa(n) }

const (
	bodySize = 3.75 // of the type, in millimetres
	bodyLead = 4.9  // from line to line
)

// set sets a text in lines, each of which may stand on another page.
func (p *press) set(t pen.Text, indent, lead float64, text string) {
	for _, l := range t.Lines(text, columnWide-indent) {
		p.draw(lead, func(out pen.Pen, y float64) { t.Draw(out, marginSide+indent, y+lead*0.78, l) })
	}
}

func (p *press) para(indent float64, text string) {
	p.set(pen.Text{Font: p.s.set.Serif, Size: bodySize, Color: ink}, indent, bodyLead, text)
}

func (p *press) bold(indent float64, text string) {
	p.set(pen.Text{Font: p.s.set.SerifBold, Size: bodySize, Color: ink}, indent, bodyLead, text)
}

func (p *press) small(indent float64, text string) {
	p.set(pen.Text{Font: p.s.set.Serif, Size: 3.3, Color: second}, indent, 4.3, text)
}

func (p *press) centred(t pen.Text, text string, lead float64) {
	t.Anchor = pen.Middle
	for _, l := range t.Lines(text, columnWide) {
		p.draw(lead, func(out pen.Pen, y float64) { t.Draw(out, pageWide/2, y+lead*0.78, l) })
	}
}

// head is the headline of a chapter, which does not stand alone at a page's foot.
func (p *press) head(text string) {
	p.room(24)
	if p.y > marginTop {
		p.y += 3
	}
	t := pen.Text{Font: p.s.set.SerifBold, Size: 5.6, Color: ink}
	p.draw(8.5, func(out pen.Pen, y float64) {
		t.Draw(out, marginSide, y+5.6, text)
		out.Fill(new(pen.Path).Rect(pen.Rect{X: marginSide, Y: y + 7.2, W: columnWide, H: 0.25}), pen.Winding, rule)
	})
}

// section is the head of a player turn.
func (p *press) section(text string, c color.NRGBA) {
	p.room(23)
	p.y += 1.5
	t := pen.Text{Font: p.s.set.SerifBold, Size: 4.3, Color: ink}
	p.draw(6, func(out pen.Pen, y float64) {
		out.Fill(new(pen.Path).Rect(pen.Rect{X: marginSide, Y: y + 0.8, W: 2, H: 4}), pen.Winding, c)
		t.Draw(out, marginSide+4, y+4.3, text)
	})
}

// figures sets map pictures side by side, with their words below, no higher than
// allowed.
func (p *press) figures(high float64, list ...*figure) {
	const gap = 5.0
	w := (columnWide - gap*float64(len(list)-1)) / float64(len(list))
	t := pen.Text{Font: p.s.set.SerifItalic, Size: 3.3, Color: second}
	tallest, lines := 0.0, 0
	for _, f := range list {
		crop := p.s.crop(f)
		tallest = max(tallest, min(high, w*crop.H/crop.W))
		lines = max(lines, len(t.Lines(f.Caption, w)))
	}
	p.y += 1.5
	p.draw(tallest+0.8+4.3*float64(lines)+1.5, func(out pen.Pen, y float64) {
		for i, f := range list {
			x := marginSide + (w+gap)*float64(i)
			crop := p.s.crop(f)
			h := min(tallest, w*crop.H/crop.W)
			p.s.draw(out, f, crop, pen.Rect{X: x, Y: y, W: min(w, h*crop.W/crop.H), H: h})
			for k, l := range t.Lines(f.Caption, w) {
				t.Draw(out, x, y+h+0.8+4.3*(float64(k)+0.78), l)
			}
			p.step()
		}
	})
}

func pointers(list []figure) []*figure {
	var p []*figure
	for i := range list {
		p = append(p, &list[i])
	}
	return p
}

// table sets a table with a column for the turns and one for each side.
func (p *press) table(t *table) {
	first := 24.0
	other := (columnWide - first) / float64(max(1, len(t.Head)-1))
	row := func(cells []string, f *pen.Font, c color.NRGBA, line bool) {
		text := pen.Text{Font: f, Size: 3.5, Color: c}
		p.draw(5.2, func(out pen.Pen, y float64) {
			for i, s := range cells {
				x := marginSide
				if i > 0 {
					x += first + other*float64(i-1)
				}
				text.Draw(out, x, y+3.8, s)
			}
			w := 0.1
			if line {
				w = 0.35
			}
			out.Fill(new(pen.Path).Rect(pen.Rect{X: marginSide, Y: y + 5.1, W: columnWide, H: w}), pen.Winding, rule)
		})
	}
	row(t.Head, p.s.set.SerifBold, ink, true)
	for i, r := range t.Rows {
		if i == len(t.Rows)-1 {
			row(r, p.s.set.SerifBold, ink, false)
			continue
		}
		row(r, p.s.set.Serif, ink, i == len(t.Rows)-2)
	}
}
