package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// ending is the page that is shown when the game is over.
type ending struct {
	*tabletop
	tracks              *tracks
	report, film, leave func()        // may be nil
	analyse             func() func() // what has the game judged; nil while something is tried
	to                  endingActs
}

// endingActs is what the buttons of the page do.
type endingActs interface {
	closeSheet()
}

// endPage tells who has won, why, and where the points come from.
func (t *ending) endPage(width float32) fyne.CanvasObject {
	o := t.desk.View().Outcome
	if o == nil {
		return t.printed(lang.L("The game is not over yet."), 15, plain)
	}
	title := lang.L("A draw")
	if o.Winner != "" {
		title = lang.L("Victory for {{.Side}}", map[string]any{"Side": t.teller().Power(o.Winner)})
	}
	ground, ink := t.look.Nation(t.desk.Nation(o.Winner))
	band := newPicture(width, t.px(96), func(p pen.Pen, w, h float64) {
		p.Fill(new(pen.Path).Rect(pen.Rect{X: 1, Y: 1, W: w - 2, H: h - 2}), pen.Winding, ground)
		p.Stroke(new(pen.Path).Rect(pen.Rect{X: 5, Y: 5, W: w - 10, H: h - 10}), pen.Stroke{Width: 1.2, Color: ink})
		text := pen.Text{Font: t.fonts.SerifBold, Size: h * 0.40, Color: ink}
		if n := text.Width(title); n > w-60 {
			text.Size *= (w - 60) / n
		}
		text.Draw(p, 28, h*0.55, title)
		if o.Grade != "" {
			grade := chronicle.Capital(lang.L("{{.Grade}} victory", map[string]any{"Grade": o.Grade}))
			pen.Text{Font: t.fonts.SerifItalic, Size: h * 0.20, Color: ink}.Draw(p, 30, h*0.82, grade)
		}
	})
	why := o.Why
	if o.Case != "" {
		why += " (" + o.Case + ")"
	}
	list := rows(12, band, t.para(why, 16, plain, paper.ink, width))
	if usual := t.usual(o); usual != "" {
		list.Add(t.para(usual, 16, plain, paper.ink, width))
	}
	if o.Levels != "" {
		list.Add(t.para(story.Minus(lang.L("Levels of victory. {{.Levels}}", map[string]any{"Levels": o.Levels})), 13.5, plain, paper.second, width))
	}
	t.addButtons(list, width)
	for _, k := range t.desk.View().Tracks {
		if k.ID == rules.TrackPoints {
			list.Add(t.tracks.account(&k, width))
		}
	}
	return list
}

// usual holds the end against how the scenario usually ends; "" where that is not known, or the
// game was not played as the rulebook has it, from its beginning.
func (t *ending) usual(o *rules.Outcome) string {
	if !chronicle.AsPrinted(t.desk.Match) {
		return ""
	}
	return t.teller().Usual(o)
}

// addButtons adds what can be done now, in as many rows as it takes.
func (t *ending) addButtons(list *fyne.Container, width float32) {
	const gap = 8
	var row *fyne.Container
	for _, x := range []struct {
		label string
		do    func()
	}{
		{lang.L("View the map"), t.to.closeSheet},
		{lang.L("Write a report …"), t.report},
		{lang.L("Make a film …"), t.film},
		{lang.L("Analyse the game …"), t.analyse()},
		{lang.L("Leave the table"), t.leave},
	} {
		if x.do == nil {
			continue
		}
		b := t.pressable(x.label, nil, x.do)
		if row == nil || row.MinSize().Width+gap+b.MinSize().Width > width {
			row = columns(gap)
			list.Add(row)
		}
		row.Add(b)
	}
}
