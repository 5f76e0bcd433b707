package table

import (
	"errors"

	"fyne.io/fyne/v2/lang"

	"vistula/ui/desk"
	"vistula/ui/tour"
)

// taking takes back what was done, and does it again.
type taking struct {
	*tabletop
	to takingActs
}

// takingActs is what that asks of the table.
type takingActs interface {
	takeBackHand() bool
	present()
	say(words string)
	quiet()
	doubt(head, words, yes, no string, then func())
	stopWatching()
	saw()
	rewound()
	holdBots()
	changed()
	did(what string)
	update()
	keepKeys()
	wakeBots()
}

// undo takes back what the last click did.
func (t *taking) undo() {
	if !t.to.takeBackHand() {
		t.takeBack(t.desk.UndoClick)
	}
}

// undoMove takes the last move back.
func (t *taking) undoMove() { t.takeBack(t.desk.UndoMove) }

// undoPhase goes back to the start of the phase, or as far as it may be gone back, and
// says then why no farther.
func (t *taking) undoPhase() {
	floor, why := t.desk.Barred(t.desk.PhaseStart())
	if n := t.desk.Match.Cursor(); why == "" || t.desk.MayLift() || floor == n {
		t.takeBack(t.desk.UndoPhase)
		return
	}
	t.takeBack(func(lift bool) error { return t.desk.Undo(t.desk.Match.Cursor()-floor, lift) })
	t.to.say(why)
}

// redo carries out again what was undone last.
func (t *taking) redo() {
	t.to.present()
	if err := t.desk.Redo(); err != nil {
		t.to.say(desk.Sentence(err.Error()))
		return
	}
	t.moved()
}

// takeBack tries to undo. A fence says why not; where nobody is cheated, the player
// is asked whether to undo anyway.
func (t *taking) takeBack(try func(lift bool) error) {
	t.to.present()
	err := try(false)
	if err == nil {
		t.moved()
		return
	}
	why := desk.Sentence(err.Error())
	if !t.desk.MayLift() || !t.desk.CanUndo() {
		t.to.say(why)
		return
	}
	if fence := (*desk.Fence)(nil); errors.As(err, &fence) {
		why = fence.Fact
	}
	t.to.doubt(lang.L("Undo"), why+" "+lang.L("Undo anyway?"), lang.L("Undo"), lang.L("Go back"), func() {
		if err := try(true); err != nil {
			t.to.say(desk.Sentence(err.Error()))
			return
		}
		t.moved()
	})
}

// moved shows the match after its cursor has moved. A computer player does not
// go on by itself then, or it would undo the undoing; and the map stays where the player
// was led to decide what is taken back.
func (t *taking) moved() {
	t.to.quiet()
	t.to.stopWatching()
	t.battleShown = nil
	t.to.saw()
	t.to.rewound()
	if t.desk.Computer() {
		t.to.holdBots()
		t.board.Stay()
	}
	t.to.changed()
	t.to.did(tour.Undid)
	t.to.update()
	t.to.keepKeys()
	t.to.wakeBots()
}
