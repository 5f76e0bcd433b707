package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// caseCards is the layer in each window on which the titles of cases are shown. It
// takes no input, so that the pointer stays with what lies beneath.
type caseCards map[fyne.Canvas]*fyne.Container

// dress lays the layer over what a window shows.
func (k *kit) dress(w fyne.Window, content fyne.CanvasObject) fyne.CanvasObject {
	layer := container.NewWithoutLayout()
	k.cards[w.Canvas()] = layer
	return container.NewStack(content, layer)
}

// caseWide is the greatest width of a card.
const caseWide = 330

// showCase shows the title of a case beside what names it.
func (k *kit) showCase(name string, by fyne.CanvasObject) {
	c, ok := k.cases.Case(name)
	layer := k.cardLayer(by)
	if !ok || layer == nil {
		return
	}
	number := k.text(c.Case, 12.5, bold, k.look.Accent)
	title := k.para(c.Title, 13.5, semi, k.look.Text, k.px(caseWide))
	ground := plate(k.look.Raised, k.look.LitLine, 8)
	card := container.NewStack(ground, padded(7, 8, 12, 12, rows(1, number, title)))
	k.lay(layer, card, by)
}

// cardLayer is where cards about a thing are shown; nil in a window that has none, or
// while a question or a menu lies over it, which no card may cover.
func (k *kit) cardLayer(by fyne.CanvasObject) *fyne.Container {
	c := k.app.Driver().CanvasForObject(by)
	if c == nil || c.Overlays().Top() != nil {
		return nil
	}
	return k.cards[c]
}

// lay puts a card on the layer, above what it is about or else below; beside the signs
// at the left edge.
func (k *kit) lay(layer *fyne.Container, card, by fyne.CanvasObject) {
	at := k.app.Driver().AbsolutePositionForObject(by)
	size, room := card.MinSize(), layer.Size()
	x := max(4, min(at.X, room.Width-size.Width-4))
	y := at.Y - size.Height - 6
	if y < 4 {
		y = at.Y + by.Size().Height + 6
	}
	if at.X < size.Width/4 && by.Size().Width < k.px(railWidth)+8 && at.Y+by.Size().Height < room.Height-k.px(96) { // a sign of the rail
		x, y = at.X+by.Size().Width+6, max(4, at.Y+(by.Size().Height-size.Height)/2)
	}
	put(card, x, y, size.Width, size.Height)
	layer.Objects = []fyne.CanvasObject{card}
	layer.Refresh()
}

// hideCase takes the title away.
func (k *kit) hideCase() {
	for _, layer := range k.cards {
		if len(layer.Objects) > 0 {
			layer.Objects = nil
			layer.Refresh()
		}
	}
}
