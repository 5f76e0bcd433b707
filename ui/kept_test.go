package ui

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas"
	"vistula/rules/journal"
	"vistula/ui/question"
)

func TestListPutsUnfinishedGamesFirst(t *testing.T) {
	k := shelfIn(t.TempDir())
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

// A save that was copied into the folder is told of as the others are, before it is opened:
// by its game, its scenario and its turn, and where it is over among those that are.
func TestACopiedSaveIsToldOf(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	b.play(galicia())
	b.table().act(t, 2)
	b.leave()
	was := b.running()[0]
	raw, err := os.ReadFile(b.kept.save(was.ID))
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.WriteFile(b.kept.save("copied"), raw, 0o600), os.WriteFile(b.kept.save("broken"), []byte("{}"), 0o600)); err != nil {
		t.Fatal(err)
	}
	b.showStart()
	found := false
	for _, r := range b.running() {
		if r.ID != "copied" {
			continue
		}
		found = true
		if r.Title != was.Title || r.Scenario != was.Scenario || r.Against != was.Against || r.Line != was.Line || len(r.Blocks) != len(was.Blocks) {
			t.Errorf("the copy is told of as %+v, what it was made from as %+v", r.Entry, was.Entry)
		}
	}
	if !found {
		t.Error("the copy is not listed")
	}
}

// Where each player looks from stays with the game, and out of the save.
func TestTheViewsAreKeptWithTheGame(t *testing.T) {
	b := open(t, t.TempDir())
	b.play(galicia())
	want := canvas.Vantage{X: 3, Y: 4, Px: 96}
	b.table().hooks.Vantages["austria"] = want
	b.table().act(t, 2)
	hash := journal.Hash(b.game.desk.Position())
	b.leave()
	b.resume(b.running()[0].ID)
	if got := b.table().hooks.Vantages["austria"]; got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if journal.Hash(b.game.desk.Position()) != hash {
		t.Error("the view changed the game")
	}
	if data, err := b.game.desk.Match.Save(); err != nil || strings.Contains(string(data), "vantage") {
		t.Errorf("a save tells where somebody looked: %v", err)
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
	b.warn("Head", "Really?", "Yes", func() { done = true })
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if done || c.Overlays().Top() != nil {
		t.Error("Enter loses something, or does not answer")
	}
	b.warn("Head", "Really?", "Yes", func() { done = true })
	c.FocusNext()
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if !done || c.Overlays().Top() != nil {
		t.Error("Enter does not press the button that it is on")
	}
}

func TestALaidAsideGameIsAnOrdinarySave(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	b.play(galicia())
	b.table().act(t, 4)
	id := b.game.id
	if !exists(b.kept.log(id)) {
		t.Error("the actions are not in a log")
	}
	b.leave()
	if exists(b.kept.log(id)) {
		t.Error("the log is still there")
	}
	raw, err := os.ReadFile(b.kept.save(id))
	if err != nil {
		t.Fatal(err)
	}
	if m, drift, err := journal.Open(raw, b.find); err != nil || drift != nil || m.Cursor() != 4 {
		t.Errorf("drift %v, error %v", drift, err)
	}
}

// A game that cannot be laid aside is still being played, whichever way it was to be left:
// should the program end then, the next start says so.
func TestAGameThatCannotBeLeftIsStillPlayed(t *testing.T) {
	for name, leave := range map[string]func(b *bench){
		"to the start":       func(b *bench) { b.leave() },
		"for another game":   func(b *bench) { b.openKept("another") },
		"closing the window": func(b *bench) { b.Close() },
	} {
		b := open(t, t.TempDir())
		b.play(galicia())
		b.table().act(t, 2)
		id := b.game.id
		if err := errors.Join(b.game.saver.Flush(), os.Remove(b.kept.save(id)), os.Mkdir(b.kept.save(id), 0o700)); err != nil {
			t.Fatal(err)
		}
		leave(b)
		if b.game == nil || b.game.id != id {
			t.Fatalf("%s: the game was left although it is not on the disk", name)
		}
		raw, err := os.ReadFile(b.kept.note(id))
		if err != nil {
			t.Fatal(err)
		}
		var on note
		if err := json.Unmarshal(raw, &on); err != nil || !on.Playing || !b.game.note.Playing {
			t.Errorf("%s: error %v, on the disk it is played: %v, at the table: %v", name, err, on.Playing, b.game.note.Playing)
		}
	}
}

// The file of a game in progress is that game, with what stands in its log, and no copy
// of it.
func TestTheFileOfAGameInProgressGoesOnWithIt(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	b.play(galicia())
	b.table().act(t, 4)
	id := b.game.id
	again := open(t, dir)
	again.OpenFile(b.kept.save(id))
	if again.game == nil || again.game.id != id || again.game.desk.Match.Cursor() != 4 {
		t.Fatalf("opened is %+v", again.game)
	}
	again.OpenFile(b.kept.save(id))
	if list := again.kept.list(); len(list) != 1 || again.game.id != id {
		t.Errorf("%d games are kept", len(list))
	}
}

func TestActionsThatAreMissingAreToldOf(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	b.play(galicia())
	b.table().act(t, 4)
	id := b.game.id
	log, err := os.ReadFile(b.kept.log(id))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(b.kept.log(id), log[:len(log)-5], 0o600); err != nil {
		t.Fatal(err)
	}
	again := open(t, dir)
	again.resume(id)
	if again.game == nil || again.game.desk.Match.Cursor() != 3 || !strings.Contains(again.shown(), "The last action was not completely saved and is missing.") {
		t.Errorf("the player is told %q", again.shown())
	}

	if err := os.WriteFile(again.kept.log(id), log, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(again.kept.save(id)); err != nil {
		t.Fatal(err)
	}
	third := open(t, dir)
	if list := third.running(); len(list) != 1 || list[0].ID != id {
		t.Fatalf("in progress are %+v", list)
	}
	if third.resume(id); third.game != nil || !strings.Contains(third.shown(), "is missing, and without it the 4 actions in") {
		t.Errorf("the player is told %q", third.shown())
	}
	if err := third.kept.remove(id); err != nil || len(third.kept.list()) != 0 {
		t.Errorf("removed: %v", err)
	}
}

func TestALongGameIsShownWholeOnceItIsRead(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	b.play(galicia())
	rng := rand.New(rand.NewPCG(1, 1))
	for range 600 {
		offers := b.game.desk.Position().Offers()
		if c := b.game.desk.Do(offers[rng.IntN(len(offers))].Action); c.Why != "" {
			t.Fatal(c.Why)
		}
	}
	b.changed()
	id, want := b.game.id, len(b.game.desk.Lines())
	b.leave()
	again := open(t, dir)
	again.resume(id)
	if n := again.table().drawn; n != want {
		t.Errorf("the table was last drawn with %d lines, want %d", n, want)
	}
}

// A save that is cut short is said to be damaged, never offered to be continued, and what
// is found on opening it is remembered.
func TestADamagedGameIsMarked(t *testing.T) {
	b := open(t, t.TempDir())
	b.play(galicia())
	b.table().act(t, 2)
	b.leave()
	id := b.running()[0].ID
	good, err := os.ReadFile(b.kept.save(id))
	if err != nil {
		t.Fatal(err)
	}
	write := func(data string) {
		if err := os.WriteFile(b.kept.save(id), []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(string(good[:len(good)/2]))
	if !b.running()[0].Damaged {
		t.Error("a save that is cut short is not marked")
	}
	b.resume(id)
	if said := b.shown(); b.game != nil || !strings.Contains(said, "This save is damaged and cannot be opened: "+id) || strings.Contains(said, b.kept.dir) {
		t.Errorf("the player is told %q", said)
	}
	b.win.Canvas().Overlays().Remove(b.win.Canvas().Overlays().Top())
	write(string(good))
	b.resume(id)
	if b.leave(); b.running()[0].Damaged {
		t.Error("a save that could be opened is still marked")
	}
	write(strings.Replace(string(good), `"cursor"`, `"odd": 1, "cursor"`, 1))
	if b.running()[0].Damaged {
		t.Fatal("damage within the save is seen without opening it")
	}
	if b.resume(id); !b.running()[0].Damaged {
		t.Error("what was found on opening is forgotten")
	}
}
