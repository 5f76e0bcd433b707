package report

import "vistula/canvas/story"

// mostOnPaper is how many units of a side are printed; a page of a browser lists all.
const mostOnPaper = 40

// units sets the histories of the units, each below its name.
func (p *press) units(b *book) {
	if len(b.Units) == 0 {
		return
	}
	p.room(headRoom + 2*bodyLead + leastPour) // the head stands with some units
	p.head(b.Labels.Units)
	p.small(0, b.Labels.UnitsNote)
	c := columns{s: p.s}
	for _, r := range b.Units {
		c.section(r.Side, story.Color(r.Nation))
		for _, u := range r.Units[:min(len(r.Units), mostOnPaper)] {
			c.bold(0, u.Name)
			c.para(barIndent, u.Words)
			c.space(0.7)
		}
	}
	p.pour(c.list)
}
