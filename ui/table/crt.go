package table

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"vistula/canvas/pen"
	"vistula/canvas/story"
	"vistula/rules"
)

// crtColumns is how many columns of the table there is room for.
const crtColumns = 5

// crt is the printed combat results table with its column in use lit; nil
// where the rulebook has none or the column is not in it.
func (t *battle) crt(s *rules.Sheet, width float32) fyne.CanvasObject {
	c := s.CRT(t.desk.Match.Ruleset().Charts())
	if c == nil {
		return nil
	}
	lit := slices.Index(c.Columns, t.column(s))
	if lit < 0 {
		return nil
	}
	sum := 0
	_, dice := rules.Apart(s.Dice, s.Aside)
	for _, n := range dice {
		sum += n
	}
	line := t.px(17)
	return newPicture(width, line*float32(len(c.Rows)+1)+8, func(p pen.Pen, w, h float64) {
		t.paintCRT(p, c, lit, cmp.Or(s.Row, strconv.Itoa(sum)), w, float64(line))
	})
}

// paintCRT draws the columns round the lit one.
func (t *battle) paintCRT(p pen.Pen, c *rules.Chart, lit int, rolled string, w, line float64) {
	shown := min(crtColumns, len(c.Columns))
	first := min(max(0, lit-shown/2), len(c.Columns)-shown)
	const head = 34
	cell := (w - head - 14) / float64(shown)
	x := func(i int) float64 { return head + (float64(i-first)+0.5)*cell }
	box := pen.Rect{X: x(lit) - cell/2 + 1, Y: 1, W: cell - 2, H: line*float64(len(c.Rows)+1) + 4}
	p.Fill(new(pen.Path).RoundRect(box, 4), pen.Winding, t.look.Lit)
	for r := range c.Rows { // the row of the dice
		if c.Rows[r].Head == rolled {
			bar := pen.Rect{X: 0, Y: 2 + line*float64(r+1), W: w, H: line}
			p.Fill(new(pen.Path).RoundRect(bar, 3), pen.Winding, pen.Alpha(t.look.LitLine, 0.4))
		}
	}
	p.Stroke(new(pen.Path).RoundRect(box, 4), pen.Stroke{Width: 2, Color: t.look.LitLine})
	write := func(s string, x, y float64, strong bool) {
		text := pen.Text{Font: t.fonts.Sans, Size: line * 0.68, Color: t.look.Second, Anchor: pen.Middle}
		if strong {
			text.Font, text.Color = t.fonts.SansBold, t.look.Text
		}
		s = story.Minus(s)
		if n := text.Width(s); n > cell-4 {
			text.Size *= (cell - 4) / n
		}
		text.Draw(p, x, y+line*0.74, s)
	}
	for i := first; i < first+shown; i++ {
		write(c.Columns[i], x(i), 2, true)
	}
	if first > 0 {
		write("‹", head-8, 2, true)
	}
	if first+shown < len(c.Columns) {
		write("›", w-7, 2, true)
	}
	for r, row := range c.Rows {
		y := 2 + line*float64(r+1)
		write(row.Head, head/2, y, row.Head == rolled)
		for i := first; i < min(first+shown, len(row.Cells)); i++ {
			write(row.Cells[i], x(i), y, i == lit)
		}
	}
}
