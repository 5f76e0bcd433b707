//go:build display && !headless

package window

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/journal"
)

// TestInTheWindow is one sitting in front of one window, each part going on from
// the start screen where the one before it has left it.
func TestInTheWindow(t *testing.T) {
	s, err := openScreen()
	if err != nil {
		t.Fatal(err)
	}
	defer s.close()
	h := takeUp(t)
	h.until("the start screen is there", atStart)
	time.Sleep(1500 * time.Millisecond) // its pictures come one by one
	h.picture("first-start")
	h.fill(s.width, s.height)
	h.picture("start-screen")
	for _, part := range []struct {
		name string
		play func(*hand)
	}{{"A tap", tapped}, {"A whole turn", wholeTurn}, {"By keyboard alone", byKeyboard}, {"Killed and continued", killed(s)}, {"The display goes", displayGoes}, {"Figures", figuresOf(s)}, {"A walk", walked(s)}, {"A monkey", monkeyed}} {
		if !t.Run(part.name, func(t *testing.T) {
			mine := *h
			mine.T = t
			part.play(&mine)
		}) {
			return
		}
	}
}

// newest is the game in progress that was kept last.
func newest(t testing.TB, games string) string {
	t.Helper()
	list, err := filepath.Glob(filepath.Join(games, "*.vistula"))
	if err != nil {
		t.Fatal(err)
	}
	file, latest := "", time.Time{}
	for _, f := range list {
		if info, err := os.Stat(f); err == nil && info.ModTime().After(latest) {
			file, latest = f, info.ModTime()
		}
	}
	return file
}

// reopen looks at a game in progress without touching its log, which the program may be
// writing just now.
func reopen(t testing.TB, file string) *journal.Match {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, drift, err := journal.Open(raw, rules.Lender(data.FS()))
	if err != nil {
		t.Fatal(err)
	}
	if drift != nil {
		t.Fatalf("%s: %v", filepath.Base(file), drift)
	}
	journal.LookOn(file, raw, m)
	return m
}

// kept makes sure that the game on the disk is the one on the table.
func (h *hand) kept() {
	h.Helper()
	var games, want string
	var n int
	fyne.DoAndWait(func() {
		games, want, n = shell.Folders.Games, journal.Hash(atDesk.Position()), atDesk.Match.Cursor()
	})
	var m *journal.Match
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(60 * time.Millisecond) {
		file := newest(h, games)
		if file == "" {
			continue
		}
		if m = reopen(h, file); m.Cursor() == n && journal.Hash(m.Position()) == want {
			return
		}
	}
	if m == nil {
		h.Fatal("no game is kept")
	}
	h.Fatalf("kept is the game after action %d, on the table it is after %d", m.Cursor(), n)
}
