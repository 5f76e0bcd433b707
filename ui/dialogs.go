package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/desk"
	"vistula/ui/question"
)

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
func (s *Shell) tell(err error) { s.say(lang.L("Something went wrong"), err.Error()) }

// say shows a sentence, broken into lines.
func (s *Shell) say(head, sentence string) {
	s.show(head, wrapped(desk.Sentence(sentence)), lang.L("Close"), nil)
}

// notice shows a sentence about the game on the table that wants no answer: it stays there
// until it is put away, and stops nobody.
func (s *Shell) notice(head, sentence string) { s.game.table.Notice(head, desk.Sentence(sentence)) }

// warn puts a question where yes loses something for good: the filled button, which has
// the keyboard, is the one that cancels.
func (s *Shell) warn(head, words, yes string, then func()) {
	question.Show(s.win, question.Question{Head: head, Content: wrapped(words), Yes: yes, No: lang.L("Cancel"), Width: 540 * max(1, s.settings.Scale()), Grave: true,
		Then: func(yes bool) {
			if yes {
				then()
			}
		}})
}

func wrapped(words string) fyne.CanvasObject {
	text := widget.NewLabel(words)
	text.Wrapping = fyne.TextWrapWord
	return text
}

// showWide shows a dialog of a width, with no more than a button that shuts it.
func (s *Shell) showWide(head string, content fyne.CanvasObject, width float32) {
	width = min(width*max(1, s.settings.Scale()), s.win.Canvas().Size().Width-24)
	question.Show(s.win, question.Question{Head: head, Content: content, Yes: lang.L("Close"), Width: width})
}

// show shows a dialog with one button, or with a second one that cancels where
// there is something to be done. What it gives back shuts the dialog.
func (s *Shell) show(head string, content fyne.CanvasObject, label string, then func()) (hide func()) {
	q := question.Question{Head: head, Content: content, Yes: label, Width: 540 * max(1, s.settings.Scale())}
	if then != nil {
		q.No = lang.L("Cancel")
		q.Then = func(yes bool) {
			if yes {
				then()
			}
		}
	}
	return question.Show(s.win, q)
}
