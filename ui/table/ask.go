package table

import (
	"fyne.io/fyne/v2"

	"vistula/ui/question"
)

// asking is a question that is put to the player.
type asking struct {
	hide  func()
	then  func(yes bool)
	grave bool // or wary: Enter says yes only on the button
}

// questions puts questions to the player, one at a time.
type questions struct {
	*tabletop
	question *asking // that is put to the player
	settle   func()  // what has the keyboard after the answer
}

// ask puts a question; do is called where the answer is yes. Enter says yes, Esc
// no; Tab and the arrows go from one button to the other.
func (t *questions) ask(title, words, yes, no string, do func()) {
	text := padded(8, 14, 6, 6, t.para(words, 15, plain, t.look.Text, t.px(400)))
	t.put(question.Question{Head: title, Content: text, Yes: yes, No: no, Width: t.px(460)}, do)
}

// warn puts a question where yes loses something for good: the keys that say yes to
// others say no, but for those on its button.
func (t *questions) warn(title, words, yes, no string, do func()) {
	text := padded(8, 14, 6, 6, t.para(words, 15, plain, t.look.Text, t.px(400)))
	t.put(question.Question{Head: title, Content: text, Yes: yes, No: no, Width: t.px(460), Grave: true}, do)
}

// doubt puts a question to which a key that is pressed twice says no.
func (t *questions) doubt(title, words, yes, no string, do func()) {
	text := padded(8, 14, 6, 6, t.para(words, 15, plain, t.look.Text, t.px(400)))
	t.put(question.Question{Head: title, Content: text, Yes: yes, No: no, Width: t.px(460), Wary: true}, do)
}

// put puts a question of any content.
func (t *questions) put(what question.Question, do func()) {
	q := &asking{grave: what.Grave || what.Wary, then: func(sure bool) {
		t.question = nil
		if sure {
			do()
		}
		t.settle()
	}}
	t.question = q
	t.hideCase() // which would stay as long as the pointer rests where it was
	what.Then = q.then
	q.hide = question.Show(t.win, what)
}

// answer is a key while a question stands or a menu is open, and nothing in it has
// the keyboard: nothing beneath hears of it. It is false where neither is.
func (t *questions) answer(e *fyne.KeyEvent) bool {
	q := t.question
	if q == nil {
		return question.Over(t.win.Canvas(), e)
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		q.hide()
		q.then(!q.grave)
	case fyne.KeyEscape:
		q.hide()
		q.then(false)
	}
	return true
}
