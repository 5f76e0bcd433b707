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
	p.figures(p.finalHigh(b), b.Final)
	p.small(0, b.Labels.MapNote)
	p.contents(b)
	for i := range b.Points {
		p.room(p.chartRoom(&b.Points[i]))
		p.head(b.Labels.Points)
		p.chart(&b.Points[i])
	}
	if b.Chance != nil {
		p.room(p.chartRoom(&b.Chance.Chart))
		p.head(b.Chance.Head)
		p.chart(&b.Chance.Chart)
		for _, words := range b.Chance.Notes {
			p.small(0, words)
		}
	}
	p.sums(b)
}

// sums are the lists of battles and losses and the bars, in columns. The losses stand in one
// of them where all fits on the page; else they stand below their own headline, side by side.
func (p *press) sums(b *book) {
	all, first, last := columns{s: p.s}, columns{s: p.s}, columns{s: p.s}
	for _, c := range []*columns{&all, &first} {
		c.battles(b)
	}
	if b.Losses != nil {
		all.head(b.Labels.Losses)
		all.table(b.Losses, true)
	}
	all.bars(b)
	bind(all.list)
	if _, _, ok := balanced(all.list, columnFoot-p.y-headGap); ok || b.Losses == nil {
		p.pour(all.list)
		return
	}
	p.pour(first.list)
	p.losses(b)
	last.bars(b)
	p.pour(last.list)
}

// battles lists the turning points.
func (c *columns) battles(b *book) {
	if len(b.Battles) == 0 {
		return
	}
	c.head(b.Labels.Battles)
	for _, x := range b.Battles {
		if x.Where != "" {
			x.When += ": " + x.Where
		}
		c.bold(0, x.When)
		c.para(barIndent, x.What)
		c.space(0.9)
	}
}

// losses sets the table of losses in two halves below one headline, on one page where there is
// room.
func (p *press) losses(b *book) {
	c := columns{s: p.s}
	c.table(b.Losses, false)
	if half := headRoom + height(c.list)/2 + 2*c.list[0].high; half < columnFoot-marginTop {
		p.room(half)
	}
	p.head(b.Labels.Losses)
	p.pour(c.list)
}

// finalHigh is how high the map at the head may be for the list of the turns to stand
// below it on the same page.
func (p *press) finalHigh(b *book) float64 {
	const words = 40.0 // of the caption, the note on signs and the head of the list
	return min(150, max(leastFinal, columnFoot-p.y-words-contentsHigh(b)))
}

// leastFinal is how high the map at the head is at least.
const leastFinal = 60.0

// contentsHigh is how high the list of the turns is.
func contentsHigh(b *book) float64 { return contentsLead * float64((len(b.Chapters)+1)/2) }

// contentsLead is the height of a line in the list of the turns.
const contentsLead = 4.7

// contents lists the turns with their pages, all on one.
func (p *press) contents(b *book) {
	p.room(headRoom + contentsHigh(b)) // no turn stands on a page of its own
	p.head(b.Labels.Contents)
	t := pen.Text{Font: p.s.set.Serif, Size: 3.7, Color: ink}
	c := columns{s: p.s}
	for i := range b.Chapters {
		ch := &b.Chapters[i]
		c.add(contentsLead, false, func(out pen.Pen, x, y float64) {
			t.Draw(out, x, y+3.7, ch.Head+"  "+ch.Dates)
			end := t
			end.Anchor = pen.End
			end.Draw(out, x+halfWide, y+3.7, itoa(p.page[ch.ID]))
		})
	}
	p.pour(c.list)
}

func (p *press) chapter(c *chapter) {
	p.room(32) // the head with some lines
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
	account := columns{s: p.s}
	for _, s := range c.Sections {
		account.section(s.Head, story.Color(s.Nation))
		for i := range s.Items {
			account.item(&s.Items[i])
		}
	}
	p.pour(account.list)
}
