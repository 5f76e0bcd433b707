package table

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas"
	"vistula/canvas/guard"
	"vistula/rules"
	"vistula/ui/desk"
)

// floating is what lies on the map: the hex under the pointer, the zoom, a
// sentence, dice, and the units waiting at its edge.
type floating struct {
	t   *tabletop
	to  floatingActs
	box *fyne.Container

	pill, zoom, note, tray *fyne.Container
	trayFor                float32 // width of the map when the tray was filled
	trayRow                *container.Scroll
	trayOf                 rules.Side // whose units lie in it
	notices                *notices
	maps                   *mapSwitch
	trail                  *trailKey
	mini                   *canvas.Minimap
	corner                 *fyne.Container // with the minimap in it
	rolling                func()          // ends the rolling of the dice; nil where none do
	slider                 *keySlider
	made                   look // for which the zoom was made
	setting                bool // the slider is being set by the board
	number, rest           string
	timer                  *time.Timer
}

// floatingActs is what lies on the map asks of the table around it.
type floatingActs interface {
	after(c desk.Change)
	showMap(index int)
	noted()            // a sentence is shown
	overhead() float32 // how far what lies along the upper edge of the map reaches down
}

func newFloating(t *tabletop, to floatingActs) *floating {
	f := &floating{t: t, to: to}
	f.pill, f.zoom, f.note, f.tray = container.NewStack(), container.NewStack(), container.NewStack(), container.NewStack()
	f.maps = newMapSwitch(t, to.showMap)
	f.mini = t.board.NewMinimap(fyne.NewSize(t.px(miniWide), t.px(miniHigh)))
	f.corner = container.NewStack()
	f.corner.Hide()
	f.trail = newTrailKey(t)
	f.notices = newNotices(t, func() { f.again() })
	f.box = container.New(f, f.pill, f.zoom, f.maps.box, f.corner, f.trail.box, f.tray, f.notices.box, f.note)
	f.slider = t.newSlider(0, 100)
	f.slider.OnChanged = func(v float64) {
		if least, most := t.board.ZoomRange(); !f.setting && most > least {
			t.board.SetPixelsPerHex(least + (most-least)*v*v/10000)
		}
	}
	f.note.Hide()
	f.tray.Hide()
	f.pill.Hide()
	return f
}

// Layout implements fyne.Layout.
func (f *floating) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	t := f.t
	if f.made != t.look {
		f.fillZoom()
	}
	gap := t.px(14)
	if f.tray.Visible() && f.trayFor != size.Width { // it was filled for another width
		f.fillTray()
		return
	}
	size = size.SubtractWidthHeight(t.covered.Right, t.covered.Bottom)
	lay := func(o *fyne.Container, x, y float32) {
		m := o.MinSize()
		put(o, max(4, x), max(0, y), m.Width, m.Height)
	}
	pill, zoom, tray := f.pill.MinSize(), f.zoom.MinSize(), f.tray.MinSize()
	seen(f.zoom, !t.slim && size.Width > zoom.Width+2*gap)
	foot := size.Height - gap
	lay(f.zoom, size.Width-zoom.Width-gap, foot-zoom.Height)
	right := f.layMaps(lay, size, gap)
	if f.pill.Visible() && right.Width > 0 && f.pillLeft()+pill.Width+right.Width+2*gap > size.Width { // one above the other
		foot -= right.Height + gap/2
	}
	lay(f.pill, f.pillLeft(), foot-pill.Height)
	if f.tray.Visible() {
		// As high whatever the pill says, or it would slip away from the pointer that
		// leaves the map for it.
		foot -= max(f.pillMost(), right.Height) + gap/2
		lay(f.tray, (size.Width-tray.Width)/2, foot-tray.Height)
	}
	if f.corner.Visible() {
		f.layCorner(lay, size, right, gap)
	}
	if f.trail.box.Visible() {
		f.layTrail(lay, size, right, gap)
	}
	head := gap + f.to.overhead()
	if high := f.notices.fit(f.room(560)); high > 0 {
		lay(f.notices.box, (size.Width-f.notices.box.MinSize().Width)/2, head)
		head += high + gap/2
	}
	lay(f.note, (size.Width-f.note.MinSize().Width)/2, head)
}

// pillMost is how high the pill is with as many words as it can have.
func (f *floating) pillMost() float32 {
	line := f.t.second("1").MinSize().Height
	return 2*line + 1 + 18
}

// layMaps puts the switch of the maps to the left of the zoom, or above it where
// there is no room, and gives the size of both together.
func (f *floating) layMaps(lay func(o *fyne.Container, x, y float32), size fyne.Size, gap float32) fyne.Size {
	var right fyne.Size
	if f.zoom.Visible() {
		right = f.zoom.MinSize()
	}
	if !f.maps.shown() {
		return right
	}
	f.maps.fill()
	m := f.maps.box.MinSize()
	foot := size.Height - gap
	switch {
	case right.Width == 0:
		right = m
	case right.Width+m.Width+gap/2+2*gap > size.Width:
		foot -= right.Height + gap/2
		right = fyne.NewSize(max(right.Width, m.Width), right.Height+m.Height+gap/2)
		lay(f.maps.box, size.Width-m.Width-gap, foot-m.Height)
		return right
	default:
		right = fyne.NewSize(right.Width+m.Width+gap/2, max(right.Height, m.Height))
	}
	lay(f.maps.box, size.Width-right.Width-gap, foot-m.Height)
	return right
}

// pillLeft is where the pill begins: on a slim table beside the round buttons.
func (f *floating) pillLeft() float32 {
	if f.t.slim {
		return knobEdge + f.t.px(knobStep)
	}
	return f.t.px(14)
}

// room is the width that a sentence has at the top of the map.
func (f *floating) room(most float32) float32 {
	t := f.t
	free := f.box.Size().Width - t.covered.Right - 60
	if t.slim { // between the round buttons
		free -= 2 * t.px(knobSide+knobEdge)
	}
	return max(120, min(t.px(most), free))
}

// MinSize implements fyne.Layout.
func (f *floating) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(1, 1) }

// refit writes anew what was cut to the room there was before.
func (f *floating) refit() {
	number, rest := f.number, f.rest
	f.number = ""
	if number != "" {
		f.place(number, rest)
	}
	f.again()
}

func (f *floating) again() { f.Layout(nil, f.box.Size()) }

// fillZoom makes the zoom's buttons and slider.
func (f *floating) fillZoom() {
	t := f.t
	f.made = t.look
	button := func(s, words string, do func()) fyne.CanvasObject {
		b := t.pressable(s, nil, do)
		b.tip = says(words)
		b.Importance = widget.LowImportance
		return b
	}
	row := columns(0, button("−", lang.L("Zoom out (−)"), t.board.ZoomOut), sized(t.px(110), max(t.px(34), f.slider.MinSize().Height), f.slider), button("+", lang.L("Zoom in (+)"), t.board.ZoomIn))
	f.zoom.Objects = []fyne.CanvasObject{newScreen(plate(t.look.Ground, t.look.Line, t.px(17)), nil), padded(0, 0, 6, 6, row)}
	f.zoomed()
}

// zoomed sets the slider to the board's zoom.
func (f *floating) zoomed() {
	least, most := f.t.board.ZoomRange()
	if most <= least {
		return
	}
	f.setting = true
	part := max(0, (f.t.board.PixelsPerHex()-least)/(most-least))
	f.slider.SetValue(100 * math.Sqrt(part))
	f.setting = false
}

// place writes what lies under the pointer.
func (f *floating) place(number, rest string) {
	if number == f.number && rest == f.rest {
		return
	}
	f.number, f.rest = number, rest
	if number == "" {
		f.pill.Hide()
		return
	}
	t := f.t
	head := t.text(number, 13.5, bold, t.look.Text)
	words := rows(1)
	free := f.box.Size().Width - t.covered.Right
	if f.corner.Visible() { // beside the minimap
		free -= f.corner.MinSize().Width + t.px(14)
	}
	room := max(60, free-head.MinSize().Width-f.pillLeft()-t.px(14)-44)
	for _, l := range t.wrap(rest, 12.5, plain, room) {
		words.Add(t.hot(t.second(l), l, 0))
	}
	row := columns(12, rows(0, head), words)
	f.pill.Objects = []fyne.CanvasObject{plate(t.look.Ground, t.look.Line, t.px(17)), padded(9, 9, 16, 16, row)}
	f.pill.Show()
	f.again()
	f.pill.Refresh()
}

// noteTime is how long a sentence stays.
const noteTime = 7 * time.Second

// say shows one sentence above the map: why something is not possible.
func (f *floating) say(s string) {
	t := f.t
	f.show(t.para(s, 14.5, semi, t.look.Text, f.room(620)))
}

// dice shows dice that fell and, once they lie there, what came of them.
func (f *floating) dice(e rules.Event) {
	t := f.t
	f.settle()
	var words *fyne.Container
	lie := false
	row, settle := t.rollingDice(e.Dice, 44, func() {
		if lie = true; words != nil {
			words.Show()
		}
	})
	words = t.para(t.spoken(e.Text, e.Units), 14, semi, t.look.Text, max(120, f.room(680)-row.MinSize().Width-14))
	said := sized(words.MinSize().Width, words.MinSize().Height, container.NewStack(words)) // room for them meanwhile
	if row.tap != nil && !lie {
		words.Hide()
	}
	f.show(columns(14, row, container.NewCenter(said)))
	f.rolling = settle
}

// settle ends the rolling of dice: they show at once what fell.
func (f *floating) settle() {
	if f.rolling != nil {
		f.rolling()
		f.rolling = nil
	}
}

func (f *floating) show(o fyne.CanvasObject) {
	t := f.t
	f.stop()
	ground := plate(t.look.Raised, t.look.LitLine, 12)
	ground.StrokeWidth = 2
	f.note.Objects = []fyne.CanvasObject{ground, padded(10, 10, 18, 18, o)}
	f.note.Show()
	f.again()
	f.note.Refresh()
	f.to.noted()
	if t.still {
		return
	}
	f.timer = time.AfterFunc(noteTime, func() { fyne.Do(guard.Func(f.quiet)) })
}

// quiet takes the sentence away.
func (f *floating) quiet() {
	f.settle()
	f.stop()
	f.note.Hide()
}

// stop ends the clock of the sentence.
func (f *floating) stop() {
	if f.timer != nil {
		f.timer.Stop()
	}
}

// fillTray shows the units off the map that something is to be done with.
func (f *floating) fillTray() {
	t := f.t
	units := t.desk.Tray()
	if len(units) == 0 || t.past != now {
		f.trayRow = nil
		f.tray.Hide()
		return
	}
	chosen := map[string]bool{}
	for _, u := range t.desk.Waiting() {
		chosen[u] = true
	}
	row := columns(2)
	for _, c := range units {
		p := t.counterPicture(c, t.px(58), chosen[c.Unit])
		row.Add(t.tappable(p, func() {
			t.shown = c.Unit
			f.to.after(t.desk.Units(c.Unit))
		}).hint(says(desk.FullName(c))))
	}
	scroll := container.NewHScroll(row)
	m := row.MinSize()
	f.trayFor = f.box.Size().Width
	scroll.SetMinSize(fyne.NewSize(min(m.Width, max(120, f.trayFor-t.covered.Right-60)), m.Height))
	scroll.Resize(scroll.MinSize())
	if f.trayRow != nil && f.trayOf == units[0].Side { // the player has gone along it already
		scroll.Offset = f.trayRow.Offset
		scroll.Refresh() // not beyond its end
	}
	f.trayRow, f.trayOf = scroll, units[0].Side
	f.tray.Objects = []fyne.CanvasObject{newScreen(plate(t.look.Ground, t.look.Line, 14), nil),
		padded(6, 6, 14, 14, rows(0, t.second(t.trayTitle(units)), scroll))}
	f.tray.Show()
	f.again()
	f.tray.Refresh()
}
