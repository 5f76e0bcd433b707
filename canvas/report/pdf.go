package report

import (
	"context"
	"io"

	"vistula/canvas/pdf"
	"vistula/canvas/pen"
	"vistula/canvas/story"
)

// Measures of a page in millimetres: A4 upright.
const (
	pageWide, pageHigh = 210.0, 297.0
	marginSide         = 19.0
	marginTop          = 18.0
	marginFoot         = 20.0
	columnWide         = pageWide - 2*marginSide
	columnFoot         = pageHigh - marginFoot
)

// pdf writes the book as pages to be printed. It leaves away what is folded up in
// HTML: every single march.
func (b *book) pdf(ctx context.Context, w io.Writer, s *studio, o Options) error {
	doc, err := pdf.New(s.set, pdf.Info{Title: b.Title, Subject: b.Subtitle})
	if err != nil {
		return err
	}
	p := newPress(s, o.counter(b.pictures()))
	p.overview(b)
	for i := range b.Chapters {
		p.chapter(&b.Chapters[i])
	}
	p.units(b)
	p.land()
	for n, leaf := range p.leaves {
		out := doc.AddPage(pageWide, pageHigh)
		for _, draw := range leaf {
			if err := ctx.Err(); err != nil {
				return err
			}
			draw(out)
		}
		p.foot(out, b, n)
	}
	return doc.Write(w)
}

// press sets the pages: each is a list of what is to be drawn on it, so that the
// table of contents can tell where the chapters came to stand.
type press struct {
	s      *studio
	leaves [][]func(pen.Pen)
	y      float64   // the next free place on the last leaf
	tops   []float64 // of each leaf, below the pictures that came to stand there
	feet   []float64 // where each leaf was left
	page   map[string]int
	step   func()
	// floats are pictures that found no room where they belong: they stand at the top
	// of the next page, and the text goes on meanwhile.
	floats []float
}

// float is something of a fixed height that may stand on the next page.
type float struct {
	high  float64
	paint func(out pen.Pen, y float64)
}

func newPress(s *studio, step func()) *press {
	p := &press{s: s, page: map[string]int{}, step: step}
	p.turnOver()
	return p
}

// turnOver begins a page.
func (p *press) turnOver() {
	if len(p.leaves) > 0 {
		p.feet = append(p.feet, p.y)
	}
	p.leaves = append(p.leaves, nil)
	p.y = marginTop
	for len(p.floats) > 0 && (p.y == marginTop || p.y+p.floats[0].high <= columnFoot) {
		f := p.floats[0]
		p.floats = p.floats[1:]
		p.place(f.high, f.paint)
	}
	p.tops = append(p.tops, p.y)
}

// float puts something on this page where there is room, and else on the next.
func (p *press) float(high float64, paint func(out pen.Pen, y float64)) {
	if len(p.floats) == 0 && p.y+high <= columnFoot {
		p.place(high, paint)
		return
	}
	p.floats = append(p.floats, float{high, paint})
}

// land sets all pictures that still wait for a page.
func (p *press) land() {
	for len(p.floats) > 0 {
		p.turnOver()
	}
}

// place puts something where the page has come to, room or not.
func (p *press) place(high float64, paint func(out pen.Pen, y float64)) {
	y, n := p.y, len(p.leaves)-1
	p.leaves[n] = append(p.leaves[n], func(out pen.Pen) { paint(out, y) })
	p.y += high
}

// room begins a page unless so many millimetres are left.
func (p *press) room(h float64) {
	if p.y+h > columnFoot && p.y > marginTop {
		p.turnOver()
	}
}

// draw puts something on the page, with the place that it has.
func (p *press) draw(h float64, paint func(out pen.Pen, y float64)) {
	p.room(h)
	p.place(h, paint)
}

func (p *press) foot(out pen.Pen, b *book, n int) {
	t := pen.Text{Font: p.s.set.Serif, Size: 3.2, Color: second, Anchor: pen.Middle}
	t.Draw(out, pageWide/2, pageHigh-10, b.Title+" – "+itoa(n+1)+" / "+itoa(len(p.leaves)))
}

// overview is what stands before the turns.
func (p *press) overview(b *book) {
	set := p.s.set
	p.centred(pen.Text{Font: set.SerifBold, Size: 10, Color: ink}, b.Title, 12)
	p.centred(pen.Text{Font: set.SerifItalic, Size: 4.4, Color: second}, b.Subtitle, 6)
	p.y += 2
	p.centred(pen.Text{Font: set.Serif, Size: 5.2, Color: ink}, b.Verdict, 7)
	if b.Scope != "" {
		p.centred(pen.Text{Font: set.SerifItalic, Size: 3.9, Color: second}, b.Scope, 5)
	}
	p.y += 3
	for _, l := range b.Lead {
		p.para(0, l)
	}
	p.y += 1
	for _, f := range b.Facts {
		p.small(0, f.Name+": "+f.Value)
	}
	p.figures(140, b.Final)
	p.small(0, b.Labels.MapNote)
	p.contents(b)
	for i := range b.Points {
		p.room(chartHigh*columnWide/chartWide + 16) // the head does not stand alone
		p.head(b.Labels.Points)
		p.chart(&b.Points[i])
	}
	if b.Chance != nil {
		p.room(chartHigh*columnWide/chartWide + 16)
		p.head(b.Chance.Head)
		p.chart(&b.Chance.Chart)
		for _, words := range b.Chance.Notes {
			p.small(0, words)
		}
	}
	if len(b.Battles) > 0 {
		p.head(b.Labels.Battles)
		for _, x := range b.Battles {
			p.bold(0, x.When+": "+x.Where)
			p.para(4, x.What)
		}
	}
	if b.Losses != nil {
		p.head(b.Labels.Losses)
		p.table(b.Losses)
	}
	p.bars(b)
}

// contents lists the turns with their pages.
func (p *press) contents(b *book) {
	p.head(b.Labels.Contents)
	t := pen.Text{Font: p.s.set.Serif, Size: 3.8, Color: ink}
	half := (columnWide - 10) / 2
	rows := (len(b.Chapters) + 1) / 2
	for r := range rows {
		p.draw(5, func(out pen.Pen, y float64) {
			for col, i := range []int{r, r + rows} {
				if i >= len(b.Chapters) || col == 1 && i < rows {
					continue
				}
				c := &b.Chapters[i]
				x := marginSide + float64(col)*(half+10)
				t.Draw(out, x, y+3.8, c.Head+"  "+c.Dates)
				end := t
				end.Anchor = pen.End
				end.Draw(out, x+half, y+3.8, itoa(p.page[c.ID]))
			}
		})
	}
}

func (p *press) chapter(c *chapter) {
	p.room(48) // the head with a paragraph
	p.y += 4
	p.head(c.Head + "   " + c.Dates)
	p.page[c.ID] = len(p.leaves)
	for _, l := range c.Lead {
		p.para(0, l)
	}
	list := pointers(c.Figures)
	switch {
	case c.Paired():
		p.figures(84, list[0], list[1])
		list = list[2:]
	case len(list) > 0 && list[0].quiet():
		p.figures(62, list[0])
		list = list[1:]
	case len(list) > 0:
		p.figures(88, list[0])
		list = list[1:]
	}
	if len(list) > 0 {
		p.figures(64, list...)
	}
	for _, s := range c.Sections {
		p.section(s.Head, story.Color(s.Nation))
		for _, it := range s.Items {
			p.item(&it)
		}
	}
}

// besideLabel is how far the words stand from the margin, to the right of the name
// of the phase.
const besideLabel = 30.0

// labelGap is what stays free between the two.
const labelGap = 4.0

func (p *press) item(it *item) {
	p.room(12)
	if it.Label != "" {
		t := pen.Text{Font: p.s.set.SerifItalic, Size: 3.5, Color: second}
		t.Size *= min(1, (besideLabel-4-labelGap)/t.Width(it.Label))
		p.draw(0, func(out pen.Pen, y float64) { t.Draw(out, marginSide+4, y+bodyLead*0.78, it.Label) })
	}
	top, leaf := p.y, len(p.leaves)
	if it.Kind == "battle" || it.Kind == "taken" {
		p.bold(besideLabel, it.Head)
	} else if it.Head != "" {
		p.para(besideLabel, it.Head)
	}
	for _, l := range it.Text {
		p.para(besideLabel, l)
	}
	if it.Kind == "battle" {
		p.bar(leaf, top)
	}
	p.y += 0.8
}

// bar draws the line beside a battle, from where it began on a leaf to where the press
// has come, over as many pages as that is.
func (p *press) bar(leaf int, top float64) {
	for n := leaf; n <= len(p.leaves); n++ {
		bottom := p.y
		if n < len(p.leaves) {
			bottom = p.feet[n-1]
		}
		if n > leaf {
			top = p.tops[n-1]
		}
		if bottom-top < bodyLead {
			continue
		}
		r := pen.Rect{X: marginSide + besideLabel - 2.4, Y: top + 0.6, W: 0.9, H: bottom - top - 0.6}
		p.leaves[n-1] = append(p.leaves[n-1], func(out pen.Pen) { out.Fill(new(pen.Path).Rect(r), pen.Winding, foughtInk) })
	}
}
