package report

import (
	"slices"

	"vistula/canvas/pen"
	"vistula/canvas/story"
)

// mostOnPaper is how many units of a side are printed; a page of a browser lists all.
const mostOnPaper = 40

// unitsNote tells which units are printed, of each side so many.
func (b *book) unitsNote(most int) string {
	if slices.ContainsFunc(b.Units, func(r roll) bool { return len(r.Units) > most }) {
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
	p.lives(b, p.printed(b))
}

// leastLastPage is how much of the last page is filled, or the page is saved: some units
// are left away for it, but no fewer are printed of each side than leastOnPaper.
const (
	leastLastPage = (columnFoot - marginTop) / 3
	leastOnPaper  = mostOnPaper / 2
)

// printed is how many units of each side are printed: the most, or a few less where these
// would begin a page that stays nearly empty.
func (p *press) printed(b *book) int {
	pages, last := p.tried(b, mostOnPaper)
	if pages == 0 || last >= leastLastPage {
		return mostOnPaper
	}
	for most := mostOnPaper - 1; most >= leastOnPaper; most-- {
		if n, _ := p.tried(b, most); n < pages {
			return most
		}
	}
	return mostOnPaper
}

// tried is how many pages so many units of each side would begin, and how far the last of
// them would be filled.
func (p *press) tried(b *book, most int) (pages int, last float64) {
	trial := *p
	trial.leaves = make([][]func(pen.Pen), len(p.leaves)) // nothing of it is kept
	trial.tops, trial.floats = slices.Clone(p.tops), slices.Clone(p.floats)
	trial.lives(b, most)
	return len(trial.leaves) - len(p.leaves), trial.y - marginTop
}

// lives sets so many units of each side.
func (p *press) lives(b *book, most int) {
	p.small(0, b.unitsNote(most))
	c := columns{s: p.s}
	for _, r := range b.Units {
		c.section(r.Side, story.Color(r.Nation))
		for _, u := range r.Units[:min(len(r.Units), most)] {
			c.bold(0, u.Name)
			c.para(barIndent, u.Words)
			c.space(0.7)
		}
	}
	p.pour(c.list)
}
