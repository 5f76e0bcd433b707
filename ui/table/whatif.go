package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"vistula/rules/journal"
	"vistula/ui/desk"
)

// whatIf is the sandbox: the strip above the map that says that nothing of this happens,
// and what it takes to go back. The map begins beneath it, so that it hides nothing that
// one wants to click. While it is open the table looks at a desk for trials; the game lies
// aside untouched.
type whatIf struct {
	*tabletop
	to   whatIfActs
	box  *fyne.Container
	wide float32    // width that the strip is written for
	game *desk.Desk // laid aside; nil while the game is on the table
	from int        // the point in time at which it was laid aside
	hand bool       // clicks put units by hand
	unit string     // that is put next
	was  []*journal.Match
}

// whatIfActs is what the sandbox asks of the table around it.
type whatIfActs interface {
	say(words string)
	leaveWhatIf()
	shownAnew()
	arrange()
}

func newWhatIf(t *tabletop, to whatIfActs) *whatIf {
	w := &whatIf{tabletop: t, to: to, box: container.NewStack()}
	w.box.Hide()
	return w
}

// on tells whether something is being tried.
func (w *whatIf) on() bool { return w.game != nil }

// begin lays the game aside and puts a copy on the table, as far as the viewer knows it.
func (w *whatIf) begin() error {
	n := w.desk.Match.Cursor()
	if w.past != now {
		n = w.past
	}
	trial, err := w.desk.WhatIf(n)
	if err != nil {
		return err
	}
	w.game, w.from, w.hand, w.unit, w.was = w.desk, w.past, false, "", nil
	w.desk, w.past, w.then = trial, now, nil
	return nil
}

// end puts the game on the table again, at the point in time that was looked at.
func (w *whatIf) end() {
	w.desk, w.game, w.was = w.game, nil, nil
	w.hand, w.unit = false, ""
	w.past, w.then = now, nil
	if s, err := w.desk.SeatAt(max(0, w.from)); w.from != now && err == nil {
		w.past, w.then = w.from, s.View()
	}
}

// fill writes the strip.
func (w *whatIf) fill() {
	if !w.on() {
		w.box.Hide()
		w.box.Objects = nil
		return
	}
	head := container.NewCenter(w.text(lang.L("What if"), 15, bold, w.look.Text))
	hand := lang.L("Move by hand")
	if w.hand {
		hand = lang.L("Move by the rules")
	}
	back := w.pressable(lang.L("Back to the game"), nil, w.to.leaveWhatIf)
	back.Importance = widget.HighImportance
	buttons := columns(6, w.pressable(hand, nil, w.switchHand), back)
	if w.unit != "" {
		off := w.pressable(lang.L("Take off the map"), nil, w.takeOff)
		off.tip = says(lang.L("Delete"))
		buttons = columns(6, off, w.pressable(hand, nil, w.switchHand), back)
	}
	room := max(w.px(120), w.wide-head.MinSize().Width-buttons.MinSize().Width-56)
	words := container.NewVBox(layout.NewSpacer(), w.para(w.sentence(), 12.5, plain, w.look.Text, room), layout.NewSpacer())
	inner := container.NewBorder(nil, nil, padded(0, 0, 0, 14, head), container.NewCenter(buttons), words)
	edge := plate(w.look.LitLine, w.look.LitLine, 0)
	edge.SetMinSize(fyne.NewSize(1, 2))
	ground := container.NewBorder(nil, edge, nil, nil, plate(w.look.Raised, color.NRGBA{}, 0))
	w.box.Objects = []fyne.CanvasObject{newScreen(ground, nil), padded(4, 6, 14, 10, inner)}
	w.box.Show()
	w.box.Refresh()
}

// fit writes the strip for a width and gives its height, 0 while nothing is tried.
func (w *whatIf) fit(width float32) float32 {
	if !w.on() {
		return 0
	}
	if w.wide != width {
		w.wide = width
		w.fill()
	}
	return w.box.MinSize().Height
}

// sentence says what a click does.
func (w *whatIf) sentence() string {
	switch {
	case !w.hand && w.desk.Guesses():
		return lang.L("Nothing here happens in the game. A question mark is a guess.")
	case !w.hand:
		return lang.L("Try anything for either side. Nothing here happens in the game.")
	}
	words := lang.L("Click a unit, then any hex. The rules do not limit the move.")
	if c, ok := w.desk.Counter(w.unit); ok {
		words = lang.L("{{.Unit}}: click the hex to put it in.", map[string]any{"Unit": desk.FullName(c)})
	}
	if w.desk.Guesses() {
		words += " " + lang.L("A question mark is a guess.")
	}
	return words
}

// switchHand changes between moves by hand and by the rules.
func (w *whatIf) switchHand() {
	w.hand, w.unit = !w.hand, ""
	w.to.shownAnew()
}

// tapped is a click on the board while units are put by hand: it takes a unit, or puts it.
func (w *whatIf) tapped(hex string, units []string) {
	switch {
	case len(units) > 0 && (w.unit == "" || !w.elsewhere(hex)):
		w.unit = units[0]
	case w.unit == "":
		w.to.say(lang.L("Click a unit first, then the hex to put it in."))
	default:
		w.byHand(func() error { return w.desk.Put(w.unit, hex) })
		return
	}
	w.to.shownAnew()
}

// takeOff takes the unit in hand off the map.
func (w *whatIf) takeOff() {
	if w.hand && w.unit != "" {
		w.byHand(func() error { return w.desk.TakeOff(w.unit) })
	}
}

// byHand does something with the unit in hand that can be taken back.
func (w *whatIf) byHand(do func() error) {
	before := w.desk.Match
	if err := do(); err != nil {
		w.to.say(desk.Sentence(err.Error()))
		return
	}
	if w.desk.Match != before {
		w.was = append(w.was, before)
	}
	w.unit = ""
	w.to.shownAnew()
}

// elsewhere tells whether the unit in hand is not in a hex.
func (w *whatIf) elsewhere(hex string) bool {
	c, ok := w.desk.Counter(w.unit)
	return !ok || c.Hex != hex
}

// putLast tells whether the last thing that was done was to put a unit by hand.
func (w *whatIf) putLast() bool { return w.on() && len(w.was) > 0 && !w.desk.CanUndo() }

// takeBack undoes what was last put by hand; it is false where nothing was, or where
// something else was done since.
func (w *whatIf) takeBack() bool {
	n := len(w.was)
	if !w.putLast() {
		return false
	}
	w.desk.Match, w.was, w.unit = w.was[n-1], w.was[:n-1], ""
	w.to.shownAnew()
	return true
}
