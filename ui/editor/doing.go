package editor

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/data/edit"
	"vistula/ui/question"
)

func (e *Editor) undo() {
	if what, ok := e.session.Undo(); ok {
		e.say(lang.L("Undone: {{.What}}", map[string]any{"What": translated(what)}))
		e.changed()
	}
}

func (e *Editor) redo() {
	if what, ok := e.session.Redo(); ok {
		e.say(lang.L("Redone: {{.What}}", map[string]any{"What": translated(what)}))
		e.changed()
	}
}

// check says what is wrong in the data.
func (e *Editor) check() {
	if err := e.session.Check(e.reads); err != nil {
		e.faults(lang.L("Errors"), err)
		return
	}
	e.tell(lang.L("Check"), lang.L("No errors: the game can be played with these data."))
}

// save writes the player's folder.
func (e *Editor) save() {
	if !e.session.Dirty() {
		e.say(lang.L("There are no changes to save."))
		return
	}
	if err := e.session.Save(e.Library.Dir(), e.reads); err != nil {
		e.faults(lang.L("Not saved"), err)
		return
	}
	e.refresh()
	e.say(lang.L("Saved. New games use these data; games in progress keep the data they started with."))
	if e.Saved != nil {
		e.Saved()
	}
}

// resetAll sets everything back once the player has said so twice.
func (e *Editor) resetAll() {
	n := len(e.session.Changes())
	e.ask(lang.L("Restore original"), lang.N("Restore all {{.Count}} changes to the built-in data? You can undo this until you close the window; nothing is written until you save.", n, map[string]any{"Count": n}),
		lang.L("Restore"), func() {
			if err := e.session.ResetAll(); err != nil {
				e.say(sentence(err))
				return
			}
			e.changed()
		})
}

// unlessDirty goes on at once, or asks first where changes would be lost: they can be saved
// before.
func (e *Editor) unlessDirty(then func()) {
	if !e.session.Dirty() {
		then()
		return
	}
	question.Show(e.win, question.Question{
		Head: lang.L("Unsaved changes"), Content: prose(lang.L("Changes since your last save would be lost.")), Width: 520 * e.Theme.Scale,
		Yes: lang.L("Save"), No: lang.L("Cancel"), Aside: lang.L("Discard changes"),
		Then: func(save bool) {
			e.focusBoard()
			if !save {
				return
			}
			if e.save(); !e.session.Dirty() { // else it said what is wrong
				then()
			}
		},
		Also: then,
	})
}

func (e *Editor) tell(head, text string) { e.question(head, prose(text), lang.L("Close"), nil) }

// Tell shows a dialog with one button.
func (e *Editor) Tell(head string, content fyne.CanvasObject) {
	e.question(head, content, lang.L("Close"), nil)
}

func (e *Editor) ask(head, text, yes string, then func()) { e.question(head, prose(text), yes, then) }

// faults lists what is wrong, a line each.
func (e *Editor) faults(head string, err error) {
	text := err.Error()
	if r, ok := errors.AsType[*edit.Refusal](err); ok {
		text = translated(r.Sentence)
	}
	var lines []string
	for line := range strings.Lines(text) {
		lines = append(lines, strings.TrimSpace(line))
	}
	body := container.NewVScroll(prose(strings.Join(lines, "\n")))
	body.SetMinSize(fyne.NewSize(300, min(260, float32(40+28*len(lines)))))
	e.question(head, body, lang.L("Close"), nil)
}

func prose(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

func (e *Editor) question(head string, body fyne.CanvasObject, yes string, then func()) {
	q := question.Question{Head: head, Content: body, Yes: yes, Width: 520 * e.Theme.Scale}
	q.Then = func(yes bool) {
		e.focusBoard()
		if yes && then != nil {
			then()
		}
	}
	if then != nil {
		q.No = lang.L("Cancel")
	}
	question.Show(e.win, q)
}
