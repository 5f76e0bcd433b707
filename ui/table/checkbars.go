package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/ui/desk"
)

// checkBars are the chances that forces fail the checks that they make after an attack.
func (t *battle) checkBars(list []rules.CheckChance, width float32) fyne.CanvasObject {
	box := rows(4, split(t.text(lang.L("Effectiveness checks: chance to fail"), 13, bold, t.look.Text), t.caseText(list[0].Case, 12, t.look.Second)))
	hidden := false
	for i := range list {
		hidden = hidden || !list[i].Known
		box.Add(t.checkBar(&list[i], width))
	}
	if hidden {
		box.Add(t.para(lang.L("The enemy's forces are taken to be at their best, so that they fail at least as often."), 12, plain, t.look.Second, width))
	}
	return box
}

// checkBar is a force's leading counter, its name, level and settled modifiers, and the
// chance that it fails.
func (t *battle) checkBar(x *rules.CheckChance, width float32) *picture {
	level := lang.L("level {{.N}}", map[string]any{"N": x.Level})
	if !x.Known {
		level = lang.L("level {{.N}} at best", map[string]any{"N": x.Level})
	}
	parts := []string{level}
	for _, m := range x.Modifiers {
		parts = append(parts, modifier(m.Value)+" "+m.What)
	}
	p := newPicture(width, t.px(34), func(p pen.Pen, w, h float64) {
		side := h - 4
		t.drawCounter(p, x.Lead, pen.Rect{X: 1, Y: 2, W: side, H: side}, false)
		left, end := side+8, w-float64(t.px(48))
		bar := pen.Rect{X: left + (end-left)*0.62, Y: h * 0.32, W: (end - left) * 0.38, H: h * 0.36}
		t.fitted(p, t.fonts.SansSemi, 12.5, left, h*0.40, bar.X-left-8, desk.FullName(x.Lead))
		t.fitted(p, t.fonts.Sans, 11.5, left, h*0.84, bar.X-left-8, strings.Join(parts, " · "))
		p.Fill(new(pen.Path).RoundRect(bar, 4), pen.Winding, t.look.Soft)
		fill := bar
		fill.W *= float64(x.Of) / float64(max(1, x.In))
		t.fillBar(p, fill, neutral)
		share := pen.Text{Font: t.fonts.SansBold, Size: float64(t.px(12.5)), Color: t.look.Text, Anchor: pen.End}
		share.Draw(p, w, h/2+share.Size*0.36, percent(x.Of, x.In))
	})
	p.tap = func(fyne.Position) { t.to.showUnit(x.Lead.Unit) }
	return p
}

// fitted writes a line, smaller where it would be too long.
func (t *battle) fitted(p pen.Pen, font *pen.Font, size float32, x, y, room float64, words string) {
	text := pen.Text{Font: font, Size: float64(t.px(size)), Color: t.look.Text}
	if n := text.Width(words); n > room {
		text.Size *= room / n
	}
	text.Draw(p, x, y, words)
}
