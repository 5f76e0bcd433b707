package table

import (
	"fyne.io/fyne/v2/lang"

	"vistula/ui/desk"
)

// whatIfCommand is the line of the menu that opens the sandbox, or shuts it.
func (t menu) whatIfCommand() command {
	switch {
	case t.sandbox.on():
		return command{lang.L("Back to the game"), "Ctrl+I", t.leaveWhatIf, nil}
	case t.coach != nil:
		return command{}
	}
	return command{lang.L("What if …"), "Ctrl+I", t.startWhatIf, nil}
}

// switchWhatIf opens the sandbox or shuts it.
func (t *Table) switchWhatIf() {
	if t.sandbox.on() {
		t.leaveWhatIf()
		return
	}
	t.startWhatIf()
}

// startWhatIf opens the sandbox at the position that is looked at.
func (t *Table) startWhatIf() {
	if t.sandbox.on() || t.watching || t.coach != nil || t.cover.up {
		return
	}
	if err := t.sandbox.begin(); err != nil {
		t.say(desk.Sentence(err.Error()))
		return
	}
	t.float.quiet()
	t.aside = t.views
	t.views = newViewpoints(t.tabletop, nil)
	t.views.begun, t.views.who, t.views.led = true, t.views.player(), t.aside.led // what is in sight stays there
	t.shownAnew()
}

// leaveWhatIf shuts the sandbox: nothing has happened.
func (t *Table) leaveWhatIf() {
	if !t.sandbox.on() {
		return
	}
	t.sandbox.end()
	t.float.quiet()
	t.views = t.aside
	t.kept = t.desk.Match.Cursor()
	t.shownAnew()
	t.bots.wake()
}

// shownAnew shows what is on the table after it has become another.
func (t *Table) shownAnew() {
	t.explained = nil
	t.update()
	t.arrange()
	t.keepKeys()
}

// branch goes on from an earlier point; the program around the table keeps the game as
// it was.
func (t *Table) branch(n int) error {
	if t.hooks.Branch != nil && !t.sandbox.on() {
		return t.hooks.Branch(n)
	}
	return t.desk.PlayFrom(n)
}
