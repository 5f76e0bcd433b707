package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
)

// question is one that is put to the player.
type question struct {
	box dialog.Dialog
	yes func()
}

// ask puts a question; do is called where the answer is yes. Enter says yes, Esc
// no.
func (t *Table) ask(title, words, yes, no string, do func()) {
	text := padded(8, 14, 6, 6, t.para(words, 15, plain, t.look.Text, t.px(400)))
	q := &question{yes: do}
	q.box = dialog.NewCustomConfirm(title, yes, no, text, func(sure bool) {
		t.question = nil
		if sure {
			do()
		}
		t.keepKeys()
	}, t.win)
	t.question = q
	q.box.Show()
}

// answer is a key while a question stands or a menu is open: nothing beneath
// hears of it. It is false where neither is.
func (t *Table) answer(k fyne.KeyName) bool {
	q := t.question
	if q == nil {
		return t.win.Canvas().Overlays().Top() != nil
	}
	switch k {
	case fyne.KeyReturn, fyne.KeyEnter:
		q.box.Hide()
		q.yes()
		t.keepKeys()
	case fyne.KeyEscape:
		q.box.Hide()
	}
	return true
}
