package table

import (
	"slices"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"
)

// Lines of the card that tell of several places at once, such as a set-up or the
// reinforcements of a turn: each place is a link of its own.

// mostLinks is how many places are listed that the words of a line do not name.
const mostLinks = 12

// scattered are the words of a line in which each place leads there, and beneath them the
// places that they do not name.
func (h *happened) scattered(l toldLine, width float32) *fyne.Container {
	unnamed := slices.Clone(l.places)
	var hot []hotPart
	for _, p := range h.desk.Places(l.words, l.places) {
		hot = append(hot, hotPart{p.From, p.To, func(o *fynecanvas.Text) fyne.CanvasObject { return h.leading(o, p.Hex) }})
		unnamed = slices.DeleteFunc(unnamed, func(hex string) bool { return hex == p.Hex })
	}
	list := rows(1)
	list.Objects = h.hotText(l.words, h.wrap(l.words, 13.5, semi, width), hot, func(line string) *fynecanvas.Text { return h.text(line, 13.5, semi, h.look.Text) })
	for _, row := range h.linkRows(unnamed, width) {
		list.Add(row)
	}
	return list
}

// leading makes a text lead to a hex.
func (h *happened) leading(o *fynecanvas.Text, hex string) fyne.CanvasObject {
	return h.tabletop.placed(o, func() { h.to.showHex(hex) })
}

// linkRows are links to places, as many beside one another as there is room for.
func (h *happened) linkRows(hexes []string, width float32) []fyne.CanvasObject {
	var links []fyne.CanvasObject
	for _, hex := range hexes[:min(mostLinks, len(hexes))] {
		links = append(links, h.leading(h.text(h.placeName(hex), 12.5, plain, h.look.Accent), hex))
	}
	if n := len(hexes) - mostLinks; n > 0 {
		links = append(links, h.second(lang.N("and {{.N}} more places", n, map[string]any{"N": n})))
	}
	const gap = 14
	var list []fyne.CanvasObject
	var row *fyne.Container
	used := float32(0)
	for _, o := range links {
		w := o.MinSize().Width
		if row == nil || used+w > width {
			row, used = columns(gap), 0
			list = append(list, row)
		}
		row.Add(o)
		used += w + gap
	}
	return list
}
