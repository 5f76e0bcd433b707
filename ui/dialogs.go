package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/desk"
)

// keyButton is a button that Enter presses too, and that leaves with Esc. It has
// the keyboard while its dialog is up, so that no key reaches what lies beneath.
type keyButton struct {
	widget.Button
	escape func()
}

func newKeyButton(text string, primary bool, tapped, escape func()) *keyButton {
	b := &keyButton{escape: escape}
	b.Text, b.OnTapped = text, tapped
	if primary {
		b.Importance = widget.HighImportance
	}
	b.ExtendBaseWidget(b)
	return b
}

// TypedKey implements fyne.Focusable.
func (b *keyButton) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		b.Tapped(&fyne.PointEvent{})
	case fyne.KeyEscape:
		b.escape()
	default:
		b.Button.TypedKey(e)
	}
}

// keyCheck is a check box that leaves its dialog with Esc.
type keyCheck struct {
	widget.Check
	escape func()
}

func newKeyCheck(text string, on bool, escape func()) *keyCheck {
	c := &keyCheck{escape: escape}
	c.Text, c.Checked = text, on
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey implements fyne.Focusable.
func (c *keyCheck) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		c.escape()
		return
	}
	c.Check.TypedKey(e)
}

// keySelect is a choice from a list that leaves its dialog with Esc.
type keySelect struct {
	widget.Select
	escape func()
}

func newKeySelect(options []string, chosen string, escape func()) *keySelect {
	c := &keySelect{escape: escape}
	c.Options, c.Selected = options, chosen
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey implements fyne.Focusable.
func (c *keySelect) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		c.escape()
		return
	}
	c.Select.TypedKey(e)
}

// tell shows one sentence that the player must read.
func (s *Shell) tell(err error) { s.say(lang.L("That did not work"), err.Error()) }

// say shows a sentence, broken into lines.
func (s *Shell) say(head, sentence string) {
	s.show(head, wrapped(desk.Sentence(sentence)), lang.L("Close"), nil)
}

// ask puts a question; then is called when the player says yes.
func (s *Shell) ask(head, question, yes string, then func()) {
	s.show(head, wrapped(question), yes, then)
}

func wrapped(words string) fyne.CanvasObject {
	text := widget.NewLabel(words)
	text.Wrapping = fyne.TextWrapWord
	return text
}

// show shows a dialog with one button, or with a second one that cancels where
// there is something to be done. What it gives back shuts the dialog.
func (s *Shell) show(head string, content fyne.CanvasObject, label string, then func()) (hide func()) {
	body := container.NewStack()
	d := dialog.NewCustomWithoutButtons(head, body, s.win)
	buttons := container.NewHBox(layout.NewSpacer())
	if then != nil {
		buttons.Add(newKeyButton(lang.L("Cancel"), false, d.Hide, d.Hide))
	}
	first := newKeyButton(label, true, func() {
		d.Hide()
		if then != nil {
			then()
		}
	}, d.Hide)
	buttons.Add(first)
	body.Add(container.NewBorder(nil, container.New(layout.NewCustomPaddedLayout(10, 6, 0, 0), buttons), nil, nil, content))
	d.Resize(fyne.NewSize(min(540*max(1, s.settings.Scale()), s.win.Canvas().Size().Width-40), 0))
	d.Show()
	s.win.Canvas().Focus(first)
	return d.Hide
}
