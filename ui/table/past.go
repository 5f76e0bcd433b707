package table

import (
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
)

// replay shows the game as it was, and plays on from there.
type replay struct {
	*tabletop
	to replayActs
}

// replayActs is what that asks of the table.
type replayActs interface {
	stopWatching()
	watchSkip()
	say(words string)
	update()
	wakeBots()
	ask(head, words, yes, no string, then func())
	branch(n int) error
	moved()
}

// lookAt shows the game as it was after n actions; the match stays where it is.
func (t *replay) lookAt(n int) {
	t.to.stopWatching()
	m := t.desk.Match
	if n >= m.Cursor() && n >= m.Len() {
		t.present()
		return
	}
	s, err := t.desk.SeatAt(max(0, n))
	if err != nil {
		t.to.say(desk.Sentence(err.Error()))
		return
	}
	t.past, t.then = max(0, n), s.View()
	t.to.update()
	if t.past > 0 {
		deed, _ := t.desk.Deed(t.past)
		if !t.showPlace(deed.Events) && t.then.Combat != nil { // it went on without a word
			t.board.ShowAll(fightHexes(t.then.Combat)...)
		}
	}
}

// present goes back to the present.
func (t *replay) present() {
	if t.watching {
		t.to.watchSkip()
		return
	}
	if t.past == now {
		return
	}
	t.past, t.then = now, nil
	t.to.update()
	t.to.wakeBots()
}

// playOn makes the past that is looked at the present.
func (t *replay) playOn() {
	n := t.past
	t.to.ask(lang.L("Play on from here"),
		lang.L("A branch begins here, as a game of its own. The game as it is now stays in the War Diary."),
		lang.L("Play on from here"), lang.L("Go back"), func() {
			t.past, t.then = now, nil
			if err := t.to.branch(n); err != nil {
				t.to.say(desk.Sentence(err.Error()))
			}
			t.to.moved()
		})
}

// showPlace brings the place of events into sight; false where they have none.
func (t *replay) showPlace(events []rules.Event) bool {
	t.board.SetHover("")
	for _, e := range events {
		e = e.SeenBy(t.desk.Viewer())
		if e.Kind == "" || len(e.Hexes) == 0 {
			continue
		}
		t.board.ShowAll(e.Hexes...)
		t.board.SetHover(e.Hexes[len(e.Hexes)-1])
		return true
	}
	return false
}
