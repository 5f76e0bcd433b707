package table

import (
	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/canvas/pen"
	"vistula/ui/tour"
)

// sheets shows one sheet at a time over the map, or in a window of its own.
type sheets struct {
	t   *tabletop
	to  sheetActs
	box *fyne.Container
	// of tells the pages of each kind of sheet.
	of   map[string]func() []page
	kind string // "" for none
	at   int    // page
	size fyne.Size
	win  fyne.Window
	made fyne.Size // for which the page was made
	body *container.Scroll
	// shows is the page that body shows; focus what has the keys.
	shows string
	focus *sheetFocus
}

// sheetActs is what the sheets ask of the table around them.
type sheetActs interface {
	sheetMoved()
	relit()
	takeKeys()
	overMap(sheet bool)
	did(what string)
	key(e *fyne.KeyEvent)
}

func newSheets(t *tabletop, to sheetActs, of map[string]func() []page) *sheets {
	s := &sheets{t: t, to: to, of: of, box: container.NewStack()}
	s.box.Hide()
	return s
}

// up tells whether a sheet lies over the map.
func (s *sheets) up() bool { return s.kind != "" && s.win == nil }

// covers tells whether a sheet hides the map, which a card does not.
func (s *sheets) covers() bool {
	if !s.up() {
		return false
	}
	pages := s.pages()
	return s.at >= len(pages) || pages[s.at].card == nil
}

// toggle opens a sheet, or closes it if it lies there.
func (s *sheets) toggle(kind string) {
	if s.up() && s.kind == kind {
		s.close()
		return
	}
	s.open(kind)
}

// open lays a sheet over the map.
func (s *sheets) open(kind string) {
	if s.kind != kind {
		s.kind, s.at = kind, 0
	}
	s.to.relit()
	s.fill()
	s.to.did(tour.Charted)
	s.to.sheetMoved()
}

// close takes the sheet away.
func (s *sheets) close() {
	if s.kind == "" {
		return
	}
	s.kind = ""
	s.closeWindow()
	s.clear()
	s.to.overMap(false)
	s.to.relit()
	s.to.sheetMoved()
	s.to.takeKeys()
}

// clear takes away what lies over the map.
func (s *sheets) clear() {
	s.box.Hide()
	gone := s.box.Objects
	s.box.Objects = nil
	release(s.t.win.Canvas(), gone...)
}

func (s *sheets) closeWindow() {
	if s.win != nil {
		s.win.Close()
	}
}

// veil hides a torn off sheet while the table is handed over.
func (s *sheets) veil(on bool) {
	switch {
	case s.win == nil:
	case on:
		s.win.Hide()
	default:
		s.win.Show()
	}
}

// resize gives the sheet its place; what is on it is laid out for its width.
func (s *sheets) resize(size fyne.Size) {
	s.size = size
	if s.up() && (s.made.Width != size.Width || s.made.Height != size.Height) {
		s.fill()
	}
	s.box.Resize(size)
}

// refill shows the present state on the sheet that is open.
func (s *sheets) refill() {
	if s.kind != "" && s.kind != sheetCharts {
		s.fill()
	}
}

// pages are those of the sheet that is open.
func (s *sheets) pages() []page {
	if of := s.of[s.kind]; of != nil {
		return of()
	}
	return nil
}

// fill makes the sheet.
func (s *sheets) fill() {
	t := s.t
	size := s.size
	if s.win != nil {
		size = s.win.Canvas().Size()
	}
	if size.Width < 50 {
		size = t.windowSize()
	}
	s.made = s.size
	pages := s.pages()
	if len(pages) == 0 {
		pages = []page{{title: lang.L("Nothing"), make: func(float32) fyne.CanvasObject { return container.NewStack() }}}
	}
	s.at = min(max(0, s.at), len(pages)-1)
	var content fyne.CanvasObject
	if pages[s.at].card != nil {
		content = s.card(pages, size)
	} else {
		content = s.whole(pages, size)
	}
	if s.win != nil {
		gone := s.win.Content()
		s.win.SetContent(t.dress(s.win, content))
		release(s.win.Canvas(), gone)
		return
	}
	s.clear()
	s.focus = newSheetFocus(s)
	// Beneath, for it would take the clicks of what lies under it.
	s.box.Objects = []fyne.CanvasObject{s.focus, content}
	s.box.Show()
	s.to.overMap(true)
	s.box.Resize(s.size)
	s.box.Refresh()
	s.takeKeys()
}

// takeKeys gives the keys to what is open, once the table is in its window.
func (s *sheets) takeKeys() {
	if c := s.t.win.Canvas(); s.up() && s.focus != nil && c.Overlays().Top() == nil && c.Content() != nil && holds(c.Content(), s.focus) {
		c.Focus(s.focus)
	}
}

// whole is a page that takes all of the sheet, beneath the tabs of all pages.
func (s *sheets) whole(pages []page, size fyne.Size) fyne.CanvasObject {
	p := pages[s.at]
	room := size.Width - 64
	width := p.width(room)
	side := 24 + max(0, (room-width)/2)
	s.scroller(p, padded(10, 20, side, side, p.make(width)))
	if p.at != nil {
		if y := p.at(p.width(s.made.Width - 64)); y >= 0 {
			s.body.Offset.Y = y
		}
	}
	all := container.NewBorder(s.head(pages, size.Width), nil, nil, nil, s.body)
	frame := fynecanvas.NewRectangle(paper.sheet)
	frame.StrokeColor, frame.StrokeWidth = paper.line, 2
	return s.t.onPaper(container.NewStack(newScreen(frame, nil), padded(6, 6, 6, 6, all)))
}

// scroller makes the body of a page. What is filled anew stays where it was scrolled to.
func (s *sheets) scroller(p page, inner fyne.CanvasObject) {
	at, same := s.scrolled()
	s.body, s.shows = container.NewVScroll(inner), s.kind+p.title
	if same == s.shows {
		s.body.Offset = at
	}
}

// scrolled is how far the page was scrolled, and which page it was.
func (s *sheets) scrolled() (fyne.Position, string) {
	if s.body == nil {
		return fyne.Position{}, ""
	}
	return s.body.Offset, s.shows
}

// head is the tabs and what closes the sheet.
func (s *sheets) head(pages []page, width float32) fyne.CanvasObject {
	t := s.t
	tools := columns(4, t.tool(fynetheme.ViewFullScreenIcon(), lang.L("Into a window of its own"), s.tear), t.tool(fynetheme.CancelIcon(), lang.L("Back to the map (Esc)"), s.close))
	tabs, before := columns(4), float32(0)
	for i, p := range pages {
		if i == s.at {
			before = tabs.MinSize().Width
		}
		tabs.Add(s.tab(p.title, i == s.at, func() {
			s.turnTo(i)
		}))
	}
	row := container.NewHScroll(tabs)
	wide := max(100, width-tools.MinSize().Width-66)
	row.Offset.X = max(0, min(before-wide/3, tabs.MinSize().Width-wide)) // the chosen one is in sight
	return padded(8, 0, 18, 12, container.NewBorder(nil, nil, nil, tools, sized(wide, t.tabHigh(), row)))
}

// tab is the name of a page, in the serif of the sheets.
func (s *sheets) tab(title string, chosen bool, do func()) fyne.CanvasObject {
	t := s.t
	text := pen.Text{Font: t.fonts.SerifBold, Size: float64(t.px(16)), Color: paper.ink, Anchor: pen.Middle}
	p := newPicture(float32(text.Width(title))+t.px(28), t.tabHigh()-2, func(p pen.Pen, w, h float64) {
		if chosen {
			p.Fill(new(pen.Path).RoundRect(pen.Rect{X: 1, Y: 2, W: w - 2, H: h - 4}, 5), pen.Winding, paper.card)
			p.Stroke(new(pen.Path).RoundRect(pen.Rect{X: 1, Y: 2, W: w - 2, H: h - 4}, 5), pen.Stroke{Width: 2, Color: paper.gold})
		} else {
			text.Color = paper.second
		}
		text.Draw(p, w/2, h*0.64, title)
	})
	p.words = title
	return t.tappable(p, do)
}

// tear puts the sheet into a window of its own.
func (s *sheets) tear() {
	if s.win != nil {
		s.win.Close()
		return
	}
	t := s.t
	w := t.app.NewWindow(t.desk.Match.Ruleset().Title())
	w.Resize(fyne.NewSize(t.px(900), t.px(640)))
	w.CenterOnScreen()
	s.win = w
	s.clear()
	s.to.overMap(false)
	w.SetOnClosed(func() {
		s.win = nil
		switch {
		case t.closed, s.kind == "":
		default: // it docks again
			s.fill()
		}
		if !t.closed {
			s.to.relit()
		}
	})
	t.appear(w)
	s.fill()
}

// turnTo opens another page of the sheet. One that takes time to be told opens when it
// is, unless another sheet or page is open by then.
func (s *sheets) turnTo(page int) {
	pages, kind, from := s.pages(), s.kind, s.at
	show := func() {
		if s.kind == kind && s.at == from {
			s.at = page
			s.fill()
		}
	}
	if page < 0 || page >= len(pages) || pages[page].ready == nil {
		show()
		return
	}
	pages[page].ready(show)
}
