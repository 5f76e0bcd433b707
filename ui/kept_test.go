package ui

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"vistula/ui/question"
)

func TestListPutsUnfinishedGamesFirst(t *testing.T) {
	k := shelfOfGames{t.TempDir()}
	for i, n := range []note{{Title: "old"}, {Title: "over", Over: true}, {Title: "new"}} {
		if err := errors.Join(os.WriteFile(k.save(n.Title), nil, 0o600), k.write(n.Title, n),
			os.Chtimes(k.save(n.Title), time.Time{}, time.Unix(int64(i+1)*1000, 0))); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	for _, g := range k.list() {
		got = append(got, g.Title)
	}
	if strings.Join(got, " ") != "new old over" {
		t.Errorf("got %v", got)
	}
	if err := k.remove("old"); err != nil || len(k.list()) != 2 {
		t.Errorf("removed: %v", err)
	}
}

func TestALostNoteCostsOnlyTheSeats(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	b.play(galicia())
	b.table().act(t, 2)
	b.leave()
	id := b.running()[0].ID
	for _, text := range []string{"", "{", "[]"} {
		if err := os.WriteFile(b.kept.note(id), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if list := b.running(); len(list) != 1 {
			t.Fatalf("%q: in progress are %+v", text, list)
		}
	}
	b.resume(id)
	if b.game == nil || b.game.desk.Match.Cursor() != 2 {
		t.Error("the game was not continued")
	}
}

func TestKeysStayInADialog(t *testing.T) {
	b := open(t, t.TempDir())
	b.say("Head", "one sentence")
	c := b.win.Canvas()
	if c.Overlays().Top() == nil || c.Focused() == nil {
		t.Fatal("the dialog has not got the keyboard")
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if c.Overlays().Top() != nil {
		t.Error("Esc does not close the dialog")
	}
	b.preferences()
	c.FocusNext()
	if _, ok := c.Focused().(*question.Button); ok {
		c.FocusNext()
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if c.Overlays().Top() != nil {
		t.Error("Esc does not close the settings")
	}
	done := false
	b.ask("Head", "Really?", "Yes", func() { done = true })
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if !done || c.Overlays().Top() != nil {
		t.Error("Enter does not answer")
	}
}
