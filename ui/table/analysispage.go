package table

import (
	"fmt"
	"math"
	"strconv"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/rules/analysis"
)

// page is the analysis: the chance of winning turn by turn, the dice, and the moves that cost most.
func (a *analysed) page(width float32) fyne.CanvasObject {
	switch {
	case !a.fresh() || a.found == nil && a.cancel == nil && a.why == "":
		ask := a.pressable(lang.L("Analyse the game"), nil, func() {
			a.begin()
			a.show()
		})
		return rows(12, a.prose(lang.L("A computer player weighs the game after each player turn, and finds the moves that cost most."), width), columns(0, ask))
	case a.why != "":
		return a.prose(a.why, width)
	case a.found == nil:
		bar := newPicture(min(width, a.px(420)), 8, func(p pen.Pen, w, h float64) {
			p.Fill(new(pen.Path).RoundRect(pen.Rect{W: w, H: h}, h/2), pen.Winding, paper.line)
			p.Fill(new(pen.Path).RoundRect(pen.Rect{W: max(h, w*float64(a.part)/100), H: h}, h/2), pen.Winding, paper.link)
		})
		stop := a.pressable(lang.L("Stop"), nil, func() {
			a.stop()
			a.show()
		})
		return rows(12, a.prose(lang.L("Weighing the game: {{.N}} %", map[string]any{"N": a.part}), width), columns(0, bar), columns(0, stop))
	}
	return a.result(a.found, width)
}

func (a *analysed) prose(words string, width float32) fyne.CanvasObject {
	return a.para(words, 14, plain, paper.ink, width)
}

// result shows what was found.
func (a *analysed) result(f *analysis.Analysis, width float32) fyne.CanvasObject {
	side := a.desk.SideName(f.Side)
	list := rows(8, a.printed(a.about(f, side), 15, bold), a.chart(f.Points, width))
	if f.Par != nil {
		list.Add(a.prose(a.teller().Par(f.Side, *f.Par), width))
	}
	if a.desk.Seat().Outcome() == nil {
		list.Add(a.prose(a.stands(f, side), width))
	}
	if f.Rolls > 0 {
		words := lang.L("The dice were kind to {{.Side}}: {{.Points}} VP more than expected.", map[string]any{"Side": side, "Points": fmt.Sprintf("%.1f", f.Luck)})
		switch {
		case math.Abs(f.Luck) < 0.05:
			words = lang.L("The dice favoured neither side.")
		case f.Luck < 0:
			words = lang.L("The dice were unkind to {{.Side}}: {{.Points}} VP less than expected.", map[string]any{"Side": side, "Points": fmt.Sprintf("%.1f", -f.Luck)})
		}
		list.Add(a.prose(words, width))
	}
	list.Add(padded(8, 0, 0, 0, a.printed(lang.L("The moves that cost most"), 15, bold)))
	list.Add(a.rule())
	for i := range f.Costly {
		list.Add(a.costly(&f.Costly[i], width))
	}
	if len(f.Costly) == 0 {
		list.Add(a.prose(lang.L("No move cost much."), width))
	}
	doubt := lang.L("This is the opinion of a computer player, from what {{.Side}} may know. It is no proof. The chances are rough: no games of this scenario were measured.", map[string]any{"Side": side})
	if f.Measured {
		doubt = lang.L("This is the opinion of a computer player, from what {{.Side}} may know. It is no proof. The chances come from games that it played against itself; a draw counts half.", map[string]any{"Side": side})
	}
	list.Add(padded(8, 0, 0, 0, a.para(doubt, 12.5, plain, paper.second, width)))
	return list
}

// about says what the chances are of.
func (a *analysed) about(f *analysis.Analysis, side string) string {
	if f.Par != nil {
		return lang.L("Chance of doing better than usual for {{.Side}}, after each player turn", map[string]any{"Side": side})
	}
	return lang.L("Chance of winning for {{.Side}}, after each player turn", map[string]any{"Side": side})
}

// stands is how a game that goes on stands.
func (a *analysed) stands(f *analysis.Analysis, side string) string {
	last := f.Points[len(f.Points)-1]
	values := map[string]any{"Side": side, "Chance": math.Round(100 * last.Chance), "Points": fmt.Sprintf("%+.1f", last.Margin)}
	if f.Par != nil {
		return lang.L("As the game stands, the chance of doing better than usual is {{.Chance}} % for {{.Side}}, whose position is judged at {{.Points}} VP.", values)
	}
	return lang.L("As the game stands, the chance of winning is {{.Chance}} % for {{.Side}}, whose position is judged at {{.Points}} VP.", values)
}

// costly is a move with what it cost; a click shows the game as it was before it.
func (a *analysed) costly(c *analysis.Costly, width float32) fyne.CanvasObject {
	ground, _ := a.look.Nation(a.desk.Nation(c.Side))
	strip := fynecanvas.NewRectangle(ground)
	strip.SetMinSize(fyne.NewSize(8, a.px(20)))
	cost := sized(a.px(48), a.px(20), a.printed(fmt.Sprintf("−%.1f", c.Cost), 15, bold))
	turn := sized(a.px(60), a.px(20), a.text(a.turnHead(c.Turn), 13, plain, paper.second))
	left := columns(12, strip, cost, turn)
	words := a.para(a.teller().Mistake(c, a.tabletop.found(a.desk.View())), 13.5, plain, paper.ink, max(120, width-left.MinSize().Width-24))
	line := padded(2, 2, 0, 0, container.NewBorder(nil, nil, rows(0, left), nil, padded(0, 0, 12, 0, words)))
	return a.tappable(line, func() { a.to.lookBefore(c.First, c.Places()) }).hint(func() string {
		return lang.L("Show the position before this move (Esc: back to the present)")
	})
}

// turnMarks names the turns below a chart of points, each at the first point after it. Those
// that would run into the one before are left out.
func (a *analysed) turnMarks(points []analysis.Point, x func(int) float64, size float64) map[int]string {
	marks, shown, free := map[int]string{}, -1, 0.0
	for i, pt := range points {
		if i == 0 || pt.Turn == shown {
			continue
		}
		shown = pt.Turn
		if name := a.turnName(shown); x(i) >= free {
			marks[i], free = name, x(i)+size*0.9*float64(1+utf8.RuneCountInString(name))
		}
	}
	return marks
}

// chart draws the chance of winning after each player turn.
func (a *analysed) chart(points []analysis.Point, width float32) *picture {
	return newPicture(width, a.px(200), func(p pen.Pen, w, h float64) {
		small := float64(a.px(12.5))
		left, foot, top := small*3.6, small*1.9, small*0.8
		high := h - foot - top
		y := func(chance float64) float64 { return top + high*(1-chance) }
		x := func(i int) float64 { return left + (w-left-small)*float64(i)/float64(max(1, len(points)-1)) }
		scale := pen.Text{Font: a.fonts.Serif, Size: small, Color: paper.ink, Anchor: pen.End}
		for v := 0; v <= 100; v += 25 {
			thick := 0.7
			if v == 50 {
				thick = 1.8
			}
			at := y(float64(v) / 100)
			p.Stroke(new(pen.Path).MoveTo(left, at).LineTo(w, at), pen.Stroke{Width: thick, Color: paper.line})
			scale.Draw(p, left-6, at+small*0.35, strconv.Itoa(v)+" %")
		}
		scale.Anchor = pen.Middle
		line := new(pen.Path)
		for i, pt := range points {
			if i == 0 {
				line.MoveTo(x(i), y(pt.Chance))
				continue
			}
			line.LineTo(x(i), y(pt.Chance))
		}
		for i, name := range a.turnMarks(points, x, small) {
			scale.Draw(p, x(i), h-small*0.4, name)
		}
		p.Stroke(line, pen.Stroke{Width: 2.6, Color: paper.link})
		dot := min(4, max(1.5, (w-left)/float64(4*len(points))))
		for i, pt := range points {
			p.Fill(new(pen.Path).Circle(x(i), y(pt.Chance), dot), pen.Winding, paper.link)
		}
	})
}
