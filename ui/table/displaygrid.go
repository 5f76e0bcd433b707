package table

import (
	"slices"

	"vistula/canvas/pen"
	"vistula/rules"
)

// grid is the columns that the rows of a display share: boxes of the same label stand one
// beneath the other, as on a printed sheet. The zero grid is none.
type grid struct {
	labels []string
	wide   []float64
	across []int // counters beside one another in a box
}

// mostAcross is how many counters stand beside one another in a column at most.
const mostAcross = 5

// gridOf finds the columns of a display for a width; there are none where its rows differ
// or have no room for them.
func (t *displays) gridOf(d *rules.Display, width float32) grid {
	g := grid{}
	for i := range d.Rows {
		if labels := labelsOf(&d.Rows[i]); len(labels) > 2 && g.labels == nil {
			g.labels = labels
		}
	}
	if !g.fits(d, 2) {
		return grid{}
	}
	for most := mostAcross; most > 0; most-- {
		g.wide, g.across = make([]float64, len(g.labels)), make([]int, len(g.labels))
		total := 0.0
		for i := range g.labels {
			g.wide[i], g.across[i] = t.columnOf(d, &g, i, most)
			total += g.wide[i] + 6
		}
		if total+float64(t.px(136))+12 <= float64(width) {
			return g
		}
	}
	return grid{}
}

// fits tells whether at least so many rows of a display have the columns.
func (g *grid) fits(d *rules.Display, least int) bool {
	n := 0
	for i := range d.Rows {
		if g.has(&d.Rows[i]) {
			n++
		}
	}
	return n >= least
}

// has tells whether a row has the columns.
func (g *grid) has(r *rules.Row) bool {
	return len(g.labels) > 0 && slices.Equal(labelsOf(r), g.labels)
}

func labelsOf(r *rules.Row) []string {
	var list []string
	for i := range r.Boxes {
		list = append(list, r.Boxes[i].Label)
	}
	return list
}

// columnOf is how wide a column is for the boxes of all rows, with at most so many
// counters beside one another.
func (t *displays) columnOf(d *rules.Display, g *grid, column, most int) (wide float64, across int) {
	side := float64(t.px(54))
	gap := side * 0.20
	across = 1
	for i := range d.Rows {
		if !g.has(&d.Rows[i]) {
			continue
		}
		b := &d.Rows[i].Boxes[column]
		across = max(across, min(most, len(b.Units)))
		label := pen.Text{Font: t.fonts.SerifBold, Size: float64(t.px(13))}.Width(b.Label) + 16
		wide = max(wide, label, t.linesWidth(boxLines(b)))
	}
	return max(wide, float64(across)*(side+gap)+gap), across
}
