package table

import (
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
)

// lookAt shows the game as it was after n actions; the match stays where it is.
func (t *Table) lookAt(n int) {
	t.watch.stop()
	m := t.desk.Match
	if n >= m.Cursor() && n >= m.Len() {
		t.present()
		return
	}
	s, err := t.desk.SeatAt(max(0, n))
	if err != nil {
		t.float.say(desk.Sentence(err.Error()))
		return
	}
	t.past, t.then = max(0, n), s.View()
	t.update()
	if t.past > 0 {
		deed, _ := t.desk.Deed(t.past)
		t.showPlace(deed.Events)
	}
}

// present goes back to the present.
func (t *Table) present() {
	if t.watching {
		t.watch.end(true)
		return
	}
	if t.past == now {
		return
	}
	t.past, t.then = now, nil
	t.update()
	t.bots.wake()
}

// playOn makes the past that is looked at the present.
func (t *Table) playOn() {
	n := t.past
	t.ask(lang.L("Play on from here"),
		lang.L("A branch begins here, as a game of its own. The game as it is now stays in the War Diary."),
		lang.L("Play on from here"), lang.L("Go back"), func() {
			t.past, t.then = now, nil
			if err := t.branch(n); err != nil {
				t.float.say(desk.Sentence(err.Error()))
			}
			t.moved()
		})
}

// branch goes on from an earlier point; the program around the table keeps the game as
// it was.
func (t *Table) branch(n int) error {
	if t.hooks.Branch != nil && !t.sandbox.on() {
		return t.hooks.Branch(n)
	}
	return t.desk.PlayFrom(n)
}

// showPlace brings the place of events into sight.
func (t *Table) showPlace(events []rules.Event) {
	t.board.SetHover("")
	for _, e := range events {
		e = e.SeenBy(t.desk.Viewer())
		if e.Kind == "" || len(e.Hexes) == 0 {
			continue
		}
		t.board.ShowAll(e.Hexes...)
		t.board.SetHover(e.Hexes[len(e.Hexes)-1])
		return
	}
}
