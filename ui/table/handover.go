package table

import (
	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"
)

// cover is what is seen between two players of a hidden game: nothing of the
// table, until the other one says that he is there.
type cover struct {
	t   *tabletop
	to  coverActs
	box *fyne.Container
	up  bool
}

// coverActs is what the cover asks of the table that it hides.
type coverActs interface {
	veil(on bool)
	takeOver()
}

func newCover(t *tabletop, to coverActs) *cover {
	c := &cover{t: t, to: to, box: container.NewStack()}
	c.box.Hide()
	return c
}

// show covers the table.
func (c *cover) show() {
	c.up = true
	c.fill()
	c.to.veil(true)
	c.box.Show()
}

// hide shows the table again.
func (c *cover) hide() {
	if !c.up {
		return
	}
	c.up = false
	c.box.Hide()
	c.to.veil(false)
}

// fill says whose turn it is to look.
func (c *cover) fill() {
	t := c.t
	to := t.desk.HandOver()
	if to == "" {
		return
	}
	ground, ink := t.look.Nation(t.desk.Nation(to))
	name := t.desk.SideName(to)
	title := t.text(lang.L("Hand the table to {{.Side}}", map[string]any{"Side": name}), 26, bold, ink)
	band := container.NewStack(fynecanvas.NewRectangle(ground), padded(22, 22, 40, 40, container.NewCenter(title)))
	ready := t.pressable(lang.L("I play {{.Side}}: show the table", map[string]any{"Side": name}), nil, c.to.takeOver)
	ready.Importance = widget.HighImportance
	text := t.para(lang.L("The other player looks away now. Nothing is shown until you press the button or Enter."), 15, plain, t.look.Text, t.px(440))
	card := rows(0, band, padded(26, 30, 40, 40, rows(22, text, container.NewCenter(sized(t.px(360), t.px(52), ready)))))
	c.box.Objects = []fyne.CanvasObject{fynecanvas.NewRectangle(t.look.Soft),
		container.NewCenter(stack(plate(t.look.Raised, t.look.Line, 0), card))}
	c.box.Refresh()
}
