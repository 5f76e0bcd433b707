package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Measures of a card on the map.
const (
	cardWidth = 760 // at most
	cardSides = 26  // beside what is on it
	cardRoom  = 520 // the height of a map that has room for a strip above the card
)

// card lays the page on the map as a card, no higher than what is on it; a click beside
// it takes it away. In a window of its own it has all of that.
func (s *sheets) card(pages []page, size fyne.Size) fyne.CanvasObject {
	t, p := s.t, pages[s.at]
	wide, sides, gap := min(size.Width-12, t.px(cardWidth)), t.px(cardSides), t.px(14)
	if s.win != nil {
		wide = size.Width
	}
	if wide < t.px(500) {
		sides = t.px(14)
	}
	inner := wide - 2*sides
	tools := s.cardTools(pages)
	head := container.NewBorder(nil, nil, nil, container.NewVBox(tools), p.card.head(inner-tools.MinSize().Width-8))
	mark := sized(t.px(7), head.MinSize().Height, plate(p.card.mark, color.NRGBA{}, 3))
	head = container.NewBorder(nil, nil, container.NewVBox(mark), nil, padded(0, 0, sides-t.px(7), sides, head))
	s.scroller(p, padded(0, 8, sides, sides, p.make(inner)))
	foot := padded(gap*0.8, gap, sides, sides, p.card.foot(inner))
	all := container.NewBorder(padded(gap, 8, 0, 0, head), rows(0, t.rule(), foot), nil, nil, s.body)
	if s.win != nil {
		return stack(fynecanvas.NewRectangle(t.look.Ground), all)
	}
	top := float32(0)
	under := newScreen(fynecanvas.NewRectangle(color.NRGBA{0x2A, 0x1E, 0x12, 0x73}), s.close)
	ground := container.NewWithoutLayout(under)
	put(under, 0, 0, size.Width, size.Height)
	if p.card.strip != nil && size.Height >= t.px(cardRoom) {
		if strip := p.card.strip(size.Width); strip.MinSize().Width <= size.Width {
			top = strip.MinSize().Height
			put(strip, 0, 0, size.Width, top)
			ground.Add(newScreen(strip, nil))
			put(ground.Objects[1], 0, 0, size.Width, top)
		}
	}
	high := min(size.Height-top-2*gap, all.MinSize().Height-s.body.MinSize().Height+s.body.Content.MinSize().Height)
	back := plate(t.look.Ground, t.look.Line, 14)
	whole := stack(newScreen(back, nil), all)
	y := top + gap // where there are several pages the buttons to them stay where they are
	if len(pages) < 2 {
		y = top + max(gap, (size.Height-top-high)*0.35)
	}
	put(whole, (size.Width-wide)/2, y, wide, high)
	ground.Add(whole)
	return ground
}

// cardTools are the buttons at the upper right of a card: to the turns before and after,
// the list of all, into a window, and away.
func (s *sheets) cardTools(pages []page) *fyne.Container {
	t := s.t
	row := columns(2)
	if len(pages) > 1 {
		way := func(icon fyne.Resource, words, last string, by int) {
			b := t.pressable("", icon, func() { s.turn(by) })
			b.tip, b.Importance = says(words), widget.LowImportance
			if at := s.at + by; at < 0 || at >= len(pages) {
				b.tip = says(last)
				b.Disable()
			}
			row.Add(b)
		}
		way(fynetheme.NavigateBackIcon(), lang.L("The turn before"), lang.L("There is no turn before this one."), 1)
		way(fynetheme.NavigateNextIcon(), lang.L("The turn after"), lang.L("There is no turn after this one."), -1)
		var list *press
		list = t.pressable("", fynetheme.ListIcon(), func() { s.pageMenu(pages, list) })
		list.tip, list.Importance = says(lang.L("All turns")), widget.LowImportance
		row.Add(list)
	}
	row.Add(t.tool(fynetheme.ViewFullScreenIcon(), lang.L("Into a window of its own"), s.tear))
	row.Add(t.tool(fynetheme.CancelIcon(), lang.L("Back to the map (Esc)"), s.close))
	return row
}

// pageMenu offers all pages below a button.
func (s *sheets) pageMenu(pages []page, below fyne.CanvasObject) {
	var items []*fyne.MenuItem
	for i, p := range pages {
		m := fyne.NewMenuItem(p.title, func() { s.turnTo(i) })
		m.Checked = i == s.at
		items = append(items, m)
	}
	win := s.t.win
	if s.win != nil {
		win = s.win
	}
	at := s.t.app.Driver().AbsolutePositionForObject(below)
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), win.Canvas(), at.AddXY(0, below.Size().Height))
}
