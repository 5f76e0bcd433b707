package table

import (
	"fyne.io/fyne/v2/lang"

	"vistula/ui/desk"
	"vistula/ui/tour"
)

// undo takes back what the last click did.
func (t *Table) undo() {
	if !t.sandbox.takeBack() {
		t.takeBack(t.desk.UndoClick)
	}
}

// undoMove takes the last move back.
func (t *Table) undoMove() { t.takeBack(t.desk.UndoMove) }

// undoPhase goes back to the start of the phase, or as far as it may be gone back, and
// says then why no farther.
func (t *Table) undoPhase() {
	floor, why := t.desk.Barred(t.desk.PhaseStart())
	if n := t.desk.Match.Cursor(); why == "" || t.desk.MayLift() || floor == n {
		t.takeBack(t.desk.UndoPhase)
		return
	}
	t.takeBack(func(lift bool) error { return t.desk.Undo(t.desk.Match.Cursor()-floor, lift) })
	t.float.say(why)
}

// redo carries out again what was undone last.
func (t *Table) redo() {
	t.present()
	if err := t.desk.Redo(); err != nil {
		t.float.say(desk.Sentence(err.Error()))
		return
	}
	t.moved()
}

// takeBack tries to undo. A fence says why not; where nobody is cheated, the player
// is asked whether to undo anyway.
func (t *Table) takeBack(try func(lift bool) error) {
	t.present()
	err := try(false)
	if err == nil {
		t.moved()
		return
	}
	why := desk.Sentence(err.Error())
	if !t.desk.MayLift() || !t.desk.CanUndo() {
		t.float.say(why)
		return
	}
	t.ask(lang.L("Undo"), why+" "+lang.L("Undo anyway?"), lang.L("Undo"), lang.L("Go back"), func() {
		if err := try(true); err != nil {
			t.float.say(desk.Sentence(err.Error()))
			return
		}
		t.moved()
	})
}

// moved shows the match after its cursor has moved. A computer player does not
// go on by itself then, or it would undo the undoing.
func (t *Table) moved() {
	t.float.quiet()
	t.watch.stop()
	t.battleShown = nil
	t.saw()
	if t.desk.Computer() {
		t.bots.paused = true
	}
	t.changed()
	t.did(tour.Undid)
	t.update()
	t.keepKeys()
}
