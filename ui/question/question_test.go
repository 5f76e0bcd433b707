package question

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// Every button is reached with Tab or the arrows and pressed with Enter or the
// space bar; Esc is no.
func TestAQuestionIsAnsweredByTheKeyboard(t *testing.T) {
	for name, c := range map[string]struct {
		keys        []fyne.KeyName
		want, grave bool
		wary        bool
	}{
		"Enter":               {[]fyne.KeyName{fyne.KeyReturn}, true, false, false},
		"Space":               {[]fyne.KeyName{fyne.KeySpace}, true, false, false},
		"Esc":                 {[]fyne.KeyName{fyne.KeyEscape}, false, false, false},
		"Left, Enter":         {[]fyne.KeyName{fyne.KeyLeft, fyne.KeyReturn}, false, false, false},
		"Tab, Enter":          {[]fyne.KeyName{fyne.KeyTab, fyne.KeyReturn}, false, false, false},
		"Tab, Space":          {[]fyne.KeyName{fyne.KeyTab, fyne.KeySpace}, false, false, false},
		"back again":          {[]fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyEnter}, true, false, false},
		"grave: Enter":        {[]fyne.KeyName{fyne.KeyReturn}, false, true, false},
		"grave: Space":        {[]fyne.KeyName{fyne.KeySpace}, false, true, false},
		"grave: Esc":          {[]fyne.KeyName{fyne.KeyEscape}, false, true, false},
		"wary: Space":         {[]fyne.KeyName{fyne.KeySpace}, false, false, true},
		"wary: Right, Space":  {[]fyne.KeyName{fyne.KeyRight, fyne.KeySpace}, true, false, true},
		"grave: Right, Enter": {[]fyne.KeyName{fyne.KeyRight, fyne.KeyReturn}, true, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			test.NewTempApp(t)
			w := test.NewTempWindow(t, widget.NewLabel("beneath"))
			w.Resize(fyne.NewSize(600, 400))
			var answers []bool
			Show(w, Question{Head: "Head", Content: widget.NewLabel("Really?"), Yes: "Yes", No: "No", Width: 300, Grave: c.grave, Wary: c.wary,
				Then: func(yes bool) { answers = append(answers, yes) }})
			for _, k := range c.keys {
				if k == fyne.KeyTab { // what a window does with it
					w.Canvas().FocusNext()
					continue
				}
				w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
			}
			if len(answers) != 1 || answers[0] != c.want || w.Canvas().Overlays().Top() != nil {
				t.Errorf("the answers are %v, want %v", answers, c.want)
			}
		})
	}
}

// The filled button is the one that the keyboard presses, whatever is asked.
func TestTheFilledButtonHasTheKeyboard(t *testing.T) {
	for name, q := range map[string]Question{"plain": {}, "grave": {Grave: true}, "wary": {Wary: true}} {
		t.Run(name, func(t *testing.T) {
			test.NewTempApp(t)
			w := test.NewTempWindow(t, widget.NewLabel("beneath"))
			w.Resize(fyne.NewSize(600, 400))
			q.Head, q.Content, q.Yes, q.No, q.Width = "Head", widget.NewLabel("Really?"), "Yes", "No", 300
			Show(w, q)
			first := w.Canvas().Focused().(*Button)
			w.Canvas().FocusNext()
			other := w.Canvas().Focused().(*Button)
			if first == other || first.Importance != widget.HighImportance || other.Importance == widget.HighImportance {
				t.Errorf("%q, which has the keyboard, is of importance %v, %q of %v", first.Text, first.Importance, other.Text, other.Importance)
			}
		})
	}
}

// A click on the words of a dialog takes the keyboard away from its buttons; Esc
// closes it all the same, and nothing beneath hears of it.
func TestEscClosesWhatHasLostTheKeyboard(t *testing.T) {
	test.NewTempApp(t)
	w := test.NewTempWindow(t, widget.NewLabel("beneath"))
	w.Resize(fyne.NewSize(600, 400))
	c := w.Canvas()
	if Over(c, &fyne.KeyEvent{Name: fyne.KeyEscape}) {
		t.Error("a key is taken though nothing lies over the window")
	}
	for name, show := range map[string]func(){
		"a question": func() {
			Show(w, Question{Head: "Head", Content: widget.NewLabel("Really?"), Yes: "Yes", No: "No", Width: 300})
		},
		"a menu": func() {
			widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", fyne.NewMenuItem("One", func() {})), c, fyne.NewPos(50, 50))
		},
	} {
		show()
		c.Unfocus()
		if !Over(c, &fyne.KeyEvent{Name: fyne.KeyReturn}) || c.Overlays().Top() == nil {
			t.Errorf("%s: Enter reaches what lies beneath, or answers", name)
		}
		Over(c, &fyne.KeyEvent{Name: fyne.KeyEscape})
		if c.Overlays().Top() != nil {
			t.Errorf("%s: Esc does not close it", name)
		}
	}
}
