package report

import (
	"vistula/canvas/pen"
	"vistula/canvas/story"
)

// chart draws a chart of lines on the page, in the measures of its view box.
func (p *press) chart(c *chart) {
	k := columnWide / chartWide
	p.draw(chartHigh*k, func(out pen.Pen, y float64) {
		out.Save()
		out.Transform(pen.Scale(k).Then(pen.Translate(marginSide, y)))
		p.plot(out, c)
		out.Restore()
	})
	p.key(c)
	for _, n := range c.Notes {
		if n.Head != "" {
			p.small(0, itoa(n.Number)+"  "+n.Head+": "+n.Words)
		}
	}
	p.y += 2
}

// chartRoom is what a chart takes with its headline and the names of its lines, none of
// which stand on another page.
func (p *press) chartRoom(c *chart) float64 {
	return headRoom + chartHigh*columnWide/chartWide + keyLead*float64(len(c.Lines))
}

// keyLead is the height of a line in the key of a chart.
const keyLead = 4.4

// plot draws grid, scales and lines.
func (p *press) plot(out pen.Pen, c *chart) {
	low, high, step := c.scale()
	t := pen.Text{Font: p.s.set.Serif, Size: 14, Color: second}
	for v := low; v <= high; v += step {
		_, y := c.place(0, v, low, high)
		out.Stroke(new(pen.Path).MoveTo(chartLeft, y).LineTo(chartWide-chartRight, y), pen.Stroke{Width: 0.7, Color: rule})
		end := t
		end.Anchor = pen.End
		end.Draw(out, chartLeft-8, y+4.5, itoa(v))
	}
	t.Anchor = pen.Middle
	every := c.every()
	for i, m := range c.Marks {
		if x, _ := c.place(i, low, low, high); i%every == 0 {
			t.Draw(out, x, chartHigh-chartBottom+textDepth, m)
		}
	}
	for _, l := range c.Lines {
		path := new(pen.Path)
		for i, v := range l.Values {
			x, y := c.place(i, v, low, high)
			if i == 0 {
				path.MoveTo(x, y)
			} else {
				path.LineTo(x, y)
			}
		}
		s := pen.Stroke{Width: lineWide, Color: story.Color(l.Ink)}
		if l.Dashed {
			s.Dash = []float64{7, 5}
		}
		out.Stroke(path, s)
		for i, v := range l.Values {
			x, y := c.place(i, v, low, high)
			out.Fill(new(pen.Path).Circle(x, y, dotSize), pen.Winding, s.Color)
		}
	}
	number := pen.Text{Font: p.s.set.SansBold, Size: 11, Color: pen.Hex("#FFFFFF"), Anchor: pen.Middle}
	for i, n := range c.Notes {
		x, y := c.flag(i, low, high)
		out.Fill(new(pen.Path).Circle(x, y, flagSize), pen.Winding, story.Color(n.Ink))
		number.Draw(out, x, y+4, itoa(n.Number))
	}
}

// key names the lines of a chart.
func (p *press) key(c *chart) {
	t := pen.Text{Font: p.s.set.SerifItalic, Size: 3.3, Color: second}
	for _, l := range c.Lines {
		p.draw(keyLead, func(out pen.Pen, y float64) {
			s := pen.Stroke{Width: 0.6, Color: story.Color(l.Ink)}
			if l.Dashed {
				s.Dash = []float64{1.6, 1.2}
			}
			out.Stroke(new(pen.Path).MoveTo(marginSide, y+2.3).LineTo(marginSide+9, y+2.3), s)
			t.Draw(out, marginSide+11, y+3.4, l.Name)
		})
	}
}

// bars draws the dice and the luck of both sides.
func (c *columns) bars(b *book) {
	faces, losses := b.tallest()
	if len(b.Dice) > 0 && faces > 0 {
		c.head(b.Labels.Dice)
		for i := range b.Dice {
			c.dice(&b.Dice[i], float64(faces), i == len(b.Dice)-1)
		}
		c.small(b.Labels.DiceNote)
	}
	if len(b.Luck) == 0 || losses == 0 {
		return
	}
	c.head(b.Labels.Luck)
	for _, l := range b.Luck {
		c.text(c.face(c.s.set.Serif, ink), 0, narrowLead, true, l.Words)
		c.add(7, true, func(out pen.Pen, x, y float64) {
			of := story.Color(l.Nation)
			out.Fill(new(pen.Path).Rect(pen.Rect{X: x, Y: y, W: halfWide * float64(l.Actual) / float64(losses), H: 2.6}), pen.Winding, of)
			out.Fill(new(pen.Path).Rect(pen.Rect{X: x, Y: y + 3, W: halfWide * float64(l.Expected) / float64(losses), H: 2.6}), pen.Winding, pen.Alpha(of, 0.5))
		})
	}
	c.small(b.Labels.LuckNote)
}

// dice draws how often a side rolled each face; below the last the note on them follows.
func (c *columns) dice(d *diceOf, most float64, last bool) {
	const high, gap = 16.0, 2.5
	const barWide = (halfWide - 5*gap) / 6
	t := pen.Text{Font: c.s.set.Serif, Size: 3.1, Color: second, Anchor: pen.Middle}
	c.add(high+14, last, func(out pen.Pen, x, y float64) {
		head := t
		head.Anchor, head.Font = pen.Start, c.s.set.SerifItalic
		head.Draw(out, x, y+3.3, d.Words)
		foot := y + 8 + high
		for i, n := range d.Faces {
			h := high * float64(n) / most
			at := x + float64(i)*(barWide+gap)
			out.Fill(new(pen.Path).Rect(pen.Rect{X: at, Y: foot - high, W: barWide, H: high}), pen.Winding, faint)
			out.Fill(new(pen.Path).Rect(pen.Rect{X: at, Y: foot - h, W: barWide, H: h}), pen.Winding, story.Color(d.Nation))
			t.Draw(out, at+barWide/2, foot-high-0.8, itoa(n))
			t.Draw(out, at+barWide/2, foot+3.6, itoa(i+1))
		}
		mean := foot - high*float64(d.Dice)/6/most
		out.Stroke(new(pen.Path).MoveTo(x-1, mean).LineTo(x+halfWide+1, mean), pen.Stroke{Width: 0.4, Color: ink})
	})
}
