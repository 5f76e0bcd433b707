package report

import (
	"slices"

	"vistula/canvas/story"
)

// mostOnPaper is how many units of a side are printed; a page of a browser lists all.
const mostOnPaper = 40

// unitsNote tells which units are printed.
func (b *book) unitsNote() string {
	if slices.ContainsFunc(b.Units, func(r roll) bool { return len(r.Units) > mostOnPaper }) {
		return b.Labels.MostUnitsNote
	}
	return b.Labels.UnitsNote
}

// units sets the histories of the units, each below its name.
func (p *press) units(b *book) {
	if len(b.Units) == 0 {
		return
	}
	p.room(headRoom + 2*bodyLead + leastPour) // the head stands with some units
	p.head(b.Labels.Units)
	p.small(0, b.unitsNote())
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
