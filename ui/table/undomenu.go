package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"
)

// undoing is a line of the menu of what can be taken back.
type undoing struct {
	title, words, key string
	why               string // it cannot be; "" where it can
	do                func()
}

// undoings are what can be taken back now, the least first.
func (b *promptBar) undoings() []undoing {
	d := b.t.desk
	n := d.Match.Cursor()
	if n == 0 {
		return nil
	}
	last := min(d.ClickStart(), n-1)
	list := []undoing{b.undoing(last, undoing{title: lang.L("Undo"), words: d.Took(last, n), key: "Ctrl+Z", do: b.to.undo})}
	if move := d.MoveStart(); move >= 0 && move < last {
		list = append(list, b.undoing(move, undoing{title: lang.L("Undo move"), words: d.Took(move, n), do: b.to.undoMove}))
	}
	if phase := d.PhaseStart(); phase < last {
		list = append(list, b.undoing(phase, undoing{title: lang.L("Undo phase"), words: phaseWords(n-phase, d.Moves(phase, n)), do: b.to.undoPhase}))
	}
	return list
}

// phaseWords say what was done in a phase: so many actions, or moves where there were any.
func phaseWords(actions, moves int) string {
	switch {
	case moves == 2:
		return lang.L("both moves of this phase")
	case moves > 0:
		return lang.N("all {{.N}} moves of this phase", moves, map[string]any{"N": moves})
	case actions == 2:
		return lang.L("both actions of this phase")
	}
	return lang.N("all {{.N}} actions of this phase", actions, map[string]any{"N": actions})
}

// undoing says of what is taken back whether it can be, and where the way back ends.
func (b *promptBar) undoing(to int, u undoing) undoing {
	d := b.t.desk
	floor, why := d.Barred(to)
	if why == "" || d.MayLift() {
		return u
	}
	u.why = why
	if n := d.Match.Cursor(); floor < n {
		u.words = lang.L("Only as far as this: {{.What}}", map[string]any{"What": d.Took(floor, n)})
	}
	return u
}

// undoTip says what the button takes back.
func (b *promptBar) undoTip() string {
	d := b.t.desk
	n := d.Match.Cursor()
	switch {
	case b.to.putByHand():
		return lang.L("Undo: the last move by hand (Ctrl+Z)")
	case n == 0:
		return lang.L("There is nothing to undo.")
	}
	from := min(d.ClickStart(), n-1)
	words := lang.L("Undo: {{.What}} (Ctrl+Z)", map[string]any{"What": d.Took(from, n)})
	if fact := d.Lifts(from); fact != "" {
		return words + ". " + fact + " " + lang.L("You will be asked first.")
	}
	if _, why := d.Barred(from); why != "" {
		words += ". " + why
	}
	return words
}

// undoMenuTip says what the menu is, or why it does not open.
func (b *promptBar) undoMenuTip() string {
	if !b.t.desk.CanUndo() {
		return b.undoTip()
	}
	return lang.L("Undo move or phase …")
}

// backTip says what the button that goes back is, or why it cannot.
func (b *promptBar) backTip() string {
	if b.t.past == 0 {
		return lang.L("This is the start of the game.")
	}
	return lang.L("Back")
}

// redoTip says what the button does again.
func (b *promptBar) redoTip() string {
	if !b.t.desk.CanRedo() {
		return lang.L("There is nothing to redo.")
	}
	return lang.L("Redo what you took back last (Ctrl+Y)")
}

// undoMenu opens the menu of what can be taken back, over the bar's button.
func (b *promptBar) undoMenu() {
	t := b.t
	list := rows(2)
	var pop *widget.PopUp
	var first fyne.Focusable
	for _, u := range b.undoings() {
		o := b.undoLine(u, func() {
			pop.Hide()
			u.do()
		})
		o.esc = func() {
			pop.Hide()
			b.to.keepKeys()
		}
		if first == nil {
			first = o
		}
		list.Add(o)
	}
	if first == nil {
		return
	}
	body := padded(6, 6, 6, 6, list)
	pop = widget.NewPopUp(body, t.win.Canvas())
	size := pop.MinSize()
	at := t.app.Driver().AbsolutePositionForObject(b.box)
	x := min(b.undoAt-size.Width+t.px(60), t.windowSize().Width-size.Width-8)
	pop.ShowAtPosition(fyne.NewPos(at.X+max(8, x), at.Y-size.Height-t.px(4)))
	t.win.Canvas().Focus(first)
}

// undoLine is a line of the menu: what it is called and, beneath, what it takes back.
func (b *promptBar) undoLine(u undoing, do func()) *tapped {
	t := b.t
	width := min(t.px(300), t.windowSize().Width-60)
	ink := t.look.Text
	if u.why != "" {
		ink = t.look.Second
	}
	text := rows(1, split(t.text(u.title, 14.5, bold, ink), t.second(u.key)), t.para(u.words, 12.5, plain, t.look.Second, width))
	if u.why != "" {
		text.Add(t.para(u.why, 12.5, plain, t.look.Text, width))
	}
	wide := sized(width+24, 0, fynecanvas.NewRectangle(color.Transparent))
	return t.tappable(stack(rows(0, wide), padded(6, 6, 12, 12, text)), do)
}
