package editor

import (
	"os"
	"path/filepath"

	"fyne.io/fyne/v2/lang"

	"vistula/data/edit"
	"vistula/ui/question"
)

// unsavedFile is where the steps of a ruleset's editing are kept until they are
// saved, in the folder of the player's own data.
func (e *Editor) unsavedFile() string {
	return filepath.Join(e.Library.Dir(), ".unsaved", e.Ruleset+".jsonl")
}

// keepSteps has the session's steps kept, and offers those that outlived an end of
// the program.
func (e *Editor) keepSteps() {
	name := e.unsavedFile()
	if !edit.HasUnsaved(name) {
		e.keepIn(name)
		return
	}
	q := question.Question{
		Head: lang.L("Unsaved edits"), Content: prose(lang.L("The editor was closed without saving your edits. Do you want to restore them?")),
		Yes: lang.L("Restore"), No: lang.L("Discard"), Width: 520 * e.Theme.Scale,
	}
	q.Then = func(restore bool) {
		e.focusBoard()
		aside := name + ".old" // even what is given up can still be found
		if err := os.Rename(name, aside); err != nil {
			e.say(sentence(err))
			return
		}
		e.keepIn(name)
		if restore {
			e.restore(aside)
		}
	}
	question.Show(e.win, q)
}

func (e *Editor) keepIn(name string) {
	if err := e.session.KeepIn(name); err != nil {
		e.say(sentence(err))
	}
}

// restore makes the steps in a file again.
func (e *Editor) restore(name string) {
	made, of, err := e.session.Restore(name)
	if err != nil {
		e.say(sentence(err))
		return
	}
	e.changed()
	values := map[string]any{"Made": made, "Of": of, "File": name}
	if made < of {
		e.tell(lang.L("Unsaved edits"), lang.L("{{.Made}} of {{.Of}} edits are restored. The data have changed since, so the others do not fit. They are kept in {{.File}}.", values))
		return
	}
	_ = os.Remove(name) // they are kept once more
	e.say(lang.L("Your edits are restored. Save them, or undo them one by one."))
}

// GiveUp forgets the edits that were not saved.
func (e *Editor) GiveUp() {
	if !e.closed {
		e.session.Forget()
	}
}
