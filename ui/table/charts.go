package table

import (
	"fyne.io/fyne/v2"

	"vistula/canvas/pen"
	"vistula/canvas/story"
	"vistula/rules"
)

// charts are the rulebook's tables.
type charts struct{ *tabletop }

// chartPages are the rulebook's tables.
func (t *charts) chartPages() []page {
	var list []page
	for _, c := range t.desk.Match.Ruleset().Charts() {
		list = append(list, page{title: c.Title, make: func(width float32) fyne.CanvasObject { return t.chart(&c, width) }})
	}
	return list
}

// printedChart is a chart as it is shown, with signs for its minuses.
func printedChart(c *rules.Chart) *rules.Chart {
	show := *c
	show.Columns, show.Notes, show.Rows = printedAll(c.Columns), printedAll(c.Notes), nil
	for _, r := range c.Rows {
		show.Rows = append(show.Rows, rules.ChartRow{Head: story.Minus(r.Head), Cells: printedAll(r.Cells)})
	}
	return &show
}

func printedAll(list []string) []string {
	var show []string
	for _, words := range list {
		show = append(show, story.Minus(words))
	}
	return show
}

// chart is a table as it is printed, with its notes.
func (t *charts) chart(c *rules.Chart, width float32) fyne.CanvasObject {
	c = printedChart(c)
	list := rows(8)
	if c.Case != "" {
		list.Add(columns(0, t.caseText(c.Case, 13, paper.second)))
	}
	list.Add(t.grid(c, width))
	for _, n := range c.Notes {
		list.Add(t.para(n, 13.5, plain, paper.ink, width))
	}
	return list
}

// grid paints a chart; columns are as wide as their words, and all are made
// smaller where there is no room.
func (t *charts) grid(c *rules.Chart, width float32) *picture {
	size := float64(t.px(15))
	body := pen.Text{Font: t.fonts.Serif, Size: size, Color: paper.ink}
	head := pen.Text{Font: t.fonts.SerifBold, Size: size, Color: paper.ink}
	widths := make([]float64, len(c.Columns)+1)
	for _, r := range c.Rows {
		widths[0] = max(widths[0], head.Width(r.Head)+24)
	}
	for i, name := range c.Columns {
		widths[i+1] = head.Width(name) + 24
		for _, r := range c.Rows {
			if i < len(r.Cells) {
				widths[i+1] = max(widths[i+1], body.Width(r.Cells[i])+24)
			}
		}
	}
	sum := 0.0
	for _, w := range widths {
		sum += w
	}
	k := min(1.35, float64(width)/max(1, sum))
	line := size * 1.75
	return newPicture(float32(sum*k), float32(line*k*float64(len(c.Rows)+1))+4, func(p pen.Pen, _, _ float64) {
		p.Save()
		p.Transform(pen.Scale(k))
		paintGrid(p, c, widths, line, head, body)
		p.Restore()
	})
}

func paintGrid(p pen.Pen, c *rules.Chart, widths []float64, line float64, head, body pen.Text) {
	sum := 0.0
	for _, w := range widths {
		sum += w
	}
	p.Fill(new(pen.Path).Rect(pen.Rect{X: 1, Y: 1, W: sum - 2, H: line}), pen.Winding, pen.Hex("#E3D9BF"))
	for r, row := range c.Rows {
		y := 1 + line*float64(r+1)
		fill := paper.card
		if r%2 == 1 {
			fill = pen.Hex("#F0E7CF")
		}
		p.Fill(new(pen.Path).Rect(pen.Rect{X: 1, Y: y, W: sum - 2, H: line}), pen.Winding, fill)
		head.Draw(p, 12, y+line*0.67, row.Head)
	}
	x := widths[0]
	frame := new(pen.Path).Rect(pen.Rect{X: 1, Y: 1, W: sum - 2, H: line * float64(len(c.Rows)+1)}).MoveTo(1, 1+line).LineTo(sum-1, 1+line)
	head.Anchor, body.Anchor = pen.Middle, pen.Middle
	for i, name := range c.Columns {
		w := widths[i+1]
		head.Draw(p, x+w/2, 1+line*0.67, name)
		for r, row := range c.Rows {
			if i < len(row.Cells) {
				body.Draw(p, x+w/2, 1+line*(float64(r+1)+0.67), row.Cells[i])
			}
		}
		frame.MoveTo(x, 1).LineTo(x, 1+line*float64(len(c.Rows)+1))
		x += w
	}
	p.Stroke(frame, pen.Stroke{Width: 1, Color: paper.line})
}
