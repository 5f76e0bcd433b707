package report

import (
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

func itoa(n int) string { return strconv.Itoa(n) }

const (
	bodySize = 3.75 // of the type, in millimetres
	bodyLead = 4.9  // from line to line
)

// set sets a text in lines, each of which may stand on another page; neither the first
// nor the last stands there alone.
func (p *press) set(t pen.Text, indent, lead float64, text string) {
	lines := t.Lines(text, columnWide-indent)
	for i, l := range lines {
		if n := len(lines); n > 1 && (i == 0 || i == n-2) {
			p.room(2 * lead)
		}
		p.draw(lead, func(out pen.Pen, y float64) { t.Draw(out, marginSide+indent, y+lead*0.78, l) })
	}
}

func (p *press) para(indent float64, text string) {
	p.set(pen.Text{Font: p.s.set.Serif, Size: bodySize, Color: ink}, indent, bodyLead, text)
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

// headRoom is what a headline takes with the free room above it.
const headRoom = 11.5

// head is the headline of a chapter, which does not stand alone at a page's foot.
func (p *press) head(text string) {
	p.room(headRoom + 2.5*bodyLead)
	if p.y > marginTop {
		p.y += 3
	}
	t := pen.Text{Font: p.s.set.SerifBold, Size: 5.6, Color: ink}
	p.draw(8.5, func(out pen.Pen, y float64) {
		t.Draw(out, marginSide, y+5.6, text)
		out.Fill(new(pen.Path).Rect(pen.Rect{X: marginSide, Y: y + 7.2, W: columnWide, H: 0.25}), pen.Winding, rule)
	})
}

// figures sets map pictures side by side, with their words below, no higher than
// allowed; all are as high as the highest can be, and show more of the map where the
// column has room beside them. A part of the map that leaves half the column free for all
// that has its words beside it.
func (p *press) figures(high float64, list ...*figure) {
	const gap, lead = 5.0, 4.3
	t := pen.Text{Font: p.s.set.SerifItalic, Size: 3.3, Color: second}
	room := columnWide - gap*float64(len(list)-1)
	crops, sum := p.s.crops(list, room/high)
	high = min(high, room/sum)
	var words [][]string
	lines, beside := 0, len(list) == 1 && high*sum < 0.55*columnWide && len(list[0].Hexes) > 0
	indent := 0.0
	if len(list) == 1 && !beside {
		indent = max(0, columnWide-high*sum) / 2
	}
	for i, f := range list {
		crop := crops[i]
		w := high * crop.W / crop.H
		if beside {
			w = columnWide - w - gap
		}
		words = append(words, t.Lines(f.Caption, w))
		lines = max(lines, len(words[len(words)-1]))
	}
	below := 0.8 + lead*float64(lines) + 1.5
	if beside {
		below = 2
	}
	p.float(1.5+high+below, func(out pen.Pen, y float64) {
		y += 1.5
		x := marginSide + indent
		for i, f := range list {
			crop := crops[i]
			w := high * crop.W / crop.H
			out.Image(p.s.plate(f, crop, w, high), pen.Rect{X: x, Y: y, W: w, H: high})
			tx, ty := x, y+high+0.8
			if beside {
				tx, ty = x+w+gap, y
			}
			for k, l := range words[i] {
				t.Draw(out, tx, ty+lead*(float64(k)+0.78), l)
			}
			x += w + gap
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
