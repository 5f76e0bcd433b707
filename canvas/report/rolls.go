package report

import (
	"vistula/canvas/pen"
	"vistula/canvas/story"
)

// mostOnPaper is how many units of a side are printed; a page of a browser lists all.
const mostOnPaper = 40

// units sets the histories of the units, each with its name in front.
func (p *press) units(b *book) {
	if len(b.Units) == 0 {
		return
	}
	p.head(b.Labels.Units)
	p.small(0, b.Labels.UnitsNote)
	const beside = 44.0
	name := pen.Text{Font: p.s.set.SerifBold, Size: 3.3, Color: ink}
	words := pen.Text{Font: p.s.set.Serif, Size: 3.3, Color: ink}
	for _, r := range b.Units {
		p.section(r.Side, story.Color(r.Nation))
		for _, u := range r.Units[:min(len(r.Units), mostOnPaper)] {
			names, lines := name.Lines(u.Name, beside-3), words.Lines(u.Words, columnWide-beside)
			p.draw(4.3*float64(max(len(names), len(lines)))+0.5, func(out pen.Pen, y float64) {
				for i, l := range names {
					name.Draw(out, marginSide, y+4.3*(float64(i)+0.78), l)
				}
				for i, l := range lines {
					words.Draw(out, marginSide+beside, y+4.3*(float64(i)+0.78), l)
				}
			})
		}
	}
}
