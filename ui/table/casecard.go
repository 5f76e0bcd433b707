package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// caseCards is the layer in each window on which the titles of cases are shown. It
// takes no input, so that the pointer stays with what lies beneath.
type caseCards map[fyne.Canvas]*fyne.Container

// dress lays the layer over what a window shows.
func (t *Table) dress(w fyne.Window, content fyne.CanvasObject) fyne.CanvasObject {
	layer := container.NewWithoutLayout()
	t.cards[w.Canvas()] = layer
	return container.NewStack(content, layer)
}

// caseWide is the greatest width of a card.
const caseWide = 330

// showCase shows the title of a case beside what names it.
func (t *Table) showCase(name string, by fyne.CanvasObject) {
	c, ok := t.cases.Case(name)
	layer := t.cards[t.app.Driver().CanvasForObject(by)]
	if !ok || layer == nil {
		return
	}
	number := t.text(c.Case, 12.5, bold, t.look.Accent)
	title := t.para(c.Title, 13.5, semi, t.look.Text, t.px(caseWide))
	ground := plate(t.look.Raised, t.look.LitLine, 8)
	card := container.NewStack(ground, padded(7, 8, 12, 12, rows(1, number, title)))
	at := t.app.Driver().AbsolutePositionForObject(by)
	size, room := card.MinSize(), layer.Size()
	x := max(4, min(at.X, room.Width-size.Width-4))
	y := at.Y - size.Height - 6
	if y < 4 {
		y = at.Y + by.Size().Height + 6
	}
	put(card, x, y, size.Width, size.Height)
	layer.Objects = []fyne.CanvasObject{card}
	layer.Refresh()
}

// hideCase takes the title away.
func (t *Table) hideCase() {
	for _, layer := range t.cards {
		if len(layer.Objects) > 0 {
			layer.Objects = nil
			layer.Refresh()
		}
	}
}

// openCase opens the page of the rules at a case.
func (t *Table) openCase(name string) {
	c, ok := t.cases.Case(name)
	if !ok {
		return
	}
	t.rulesAt, t.sought = c.Case, ""
	t.sheets.kind, t.sheets.at = sheetCharts, len(t.chartPages())
	t.sheets.open(sheetCharts)
	t.rulesAt = ""
}
