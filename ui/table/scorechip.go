package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/story"
	"vistula/rules"
)

// scoreChip is the score on the bar; a click opens the account. Names are written where
// there is room for them; air is what can be clicked above and below.
func (b *promptBar) scoreChip(room, air float32) fyne.CanvasObject {
	t := b.t
	list := t.score()
	swatch := func(side rules.Side) fyne.CanvasObject {
		ground, _ := t.look.Nation(t.desk.Nation(side))
		return sized(t.px(13), t.px(13), plate(ground, t.look.Second, 3))
	}
	chip := func(name func(rules.Side) string) fyne.CanvasObject {
		row := columns(t.px(7))
		middle := func(o fyne.CanvasObject) { row.Add(container.NewCenter(o)) }
		label := func(side rules.Side) {
			if n := name(side); n != "" {
				middle(t.text(n, 12.5, semi, t.look.Text))
			}
		}
		middle(swatch(list[0].side))
		label(list[0].side)
		figures := strconv.Itoa(list[0].points)
		if len(list) > 1 {
			figures += " : " + strconv.Itoa(list[1].points)
		} else {
			figures = lang.L("{{.N}} VP", map[string]any{"N": figures})
		}
		middle(t.text(story.Minus(figures), 15, bold, t.look.Text))
		if len(list) > 1 {
			label(list[1].side)
			middle(swatch(list[1].side))
		}
		return padded(air, air, 0, 0, stack(plate(t.look.Ground, t.look.Line, t.px(14)), padded(0, 0, t.px(11), t.px(11), row)))
	}
	names := t.teller()
	o := chip(names.SideName)
	if o.MinSize().Width > room {
		o = chip(func(s rules.Side) string { return initials(names.SideName(s)) })
	}
	if o.MinSize().Width > room {
		o = chip(func(rules.Side) string { return "" })
	}
	return t.tappable(o, b.to.showScore).hint(func() string {
		return lang.L("Victory points: {{.Score}}. Click for how they came about.", map[string]any{"Score": t.scoreWords()})
	})
}
