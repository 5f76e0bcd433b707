package journal_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// inToy finds the toy for every save.
func inToy([]byte) journal.Finder { return toy.Find }

// keeping is an autosaver that must not fail.
func keeping(t testing.TB) (a *journal.Autosaver, path string) {
	path = filepath.Join(t.TempDir(), "a.vistula")
	return journal.NewAutosaver(path, func(err error) { t.Error(err) }), path
}

// keep keeps a match and waits for the disk.
func keep(t testing.TB, a *journal.Autosaver, m *journal.Match) {
	t.Helper()
	if err := a.Keep(m); err != nil {
		t.Fatal(err)
	}
	if err := a.Flush(); err != nil {
		t.Fatal(err)
	}
}

// kept opens what is kept; note is what it says is missing.
func kept(t testing.TB, path, note string) *journal.Match {
	t.Helper()
	k, err := journal.OpenKept(path, inToy)
	if err != nil || k.Drift != nil {
		t.Fatalf("error %v, drift %+v", err, k.Drift)
	}
	if note == "" && k.Note != "" || !strings.Contains(k.Note, note) || strings.Contains(k.Note, "\n") {
		t.Errorf("the note is %q, want %q", k.Note, note)
	}
	return k.Match
}

// same checks that two matches are the same.
func same(t testing.TB, got, want *journal.Match) {
	t.Helper()
	if a, b := save(t, got), save(t, want); !bytes.Equal(a, b) {
		t.Fatalf("kept is\n%s\nwant\n%s", a, b)
	}
}

// played keeps a game after every action, with undos.
func played(t *testing.T, a *journal.Autosaver) *journal.Match {
	m := newMatch(t, 1)
	m.Friendly = true
	keep(t, a, m)
	rng := rand.New(rand.NewPCG(3, 3))
	for i := range 60 {
		switch n := rng.IntN(6); {
		case n == 0 && m.Cursor() > 0:
			if err := m.GoTo(rng.IntN(m.Cursor())); err != nil {
				t.Fatal(err)
			}
		case n == 1 && m.Cursor() < m.Len():
			if err := m.Redo(); err != nil {
				t.Fatal(err)
			}
		case n == 2 && m.Cursor() < m.Len():
			m = m.Branch() // as the window does when a player goes on from a point of the past
		default:
			playOn(t, m, uint64(i), 1+rng.IntN(2))
		}
		keep(t, a, m)
	}
	return m
}

func TestWhatIsKeptIsTheMatch(t *testing.T) {
	a, path := keeping(t)
	m := newMatch(t, 1)
	m.Friendly = true
	keep(t, a, m)
	base, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	steps := 0
	step := func() {
		steps++
		keep(t, a, m)
		same(t, kept(t, path, ""), m)
	}
	for i := range 12 {
		playOn(t, m, uint64(i), 1)
		step()
	}
	for _, n := range []int{9, 10, 0, 12, 4} {
		if err := m.GoTo(n); err != nil {
			t.Fatal(err)
		}
		step()
	}
	m = m.Branch() // what was undone is dropped
	step()
	playOn(t, m, 40, 3)
	step()
	if err := m.GoTo(2); err != nil {
		t.Fatal(err)
	}
	playOn(t, m, 41, 1)
	step()
	if again, _ := os.ReadFile(path); !bytes.Equal(again, base) {
		t.Error("the save is written for every action")
	}
	if log, _ := os.ReadFile(path + journal.LogExtension); bytes.Count(log, []byte("\n")) > steps+8 {
		t.Errorf("the log is not a line an action:\n%s", log)
	}
	m.Table = &journal.Table{Seats: map[rules.Side]string{toy.Red: "person"}}
	step()
	playOn(t, m, 42, 2)
	step()
	if err := a.Finish(m); err != nil || a.Flush() != nil {
		t.Fatal(err)
	}
	if data, _ := os.ReadFile(path); !bytes.Equal(data, save(t, m)) {
		t.Error("finished, the file is not the save")
	}
	only(t, filepath.Dir(path), "a.vistula")
	playOn(t, m, 43, 1)
	step() // the window did not close after all
}

func TestKeepWithoutWaiting(t *testing.T) {
	a, path := keeping(t)
	m := newMatch(t, 1)
	for i := range 20 {
		playOn(t, m, uint64(i), 1)
		if err := a.Keep(m); err != nil {
			t.Fatal(err)
		}
	}
	if err := a.Flush(); err != nil {
		t.Fatal(err)
	}
	same(t, kept(t, path, ""), m)
}

func TestALongLogBecomesASave(t *testing.T) {
	a, path := keeping(t)
	m := longMatch(t, 0)
	keep(t, a, m)
	for range 12 {
		lengthen(t, m, 100)
		keep(t, a, m)
	}
	if log, _ := os.ReadFile(path + journal.LogExtension); bytes.Count(log, []byte("\n")) > 200 {
		t.Errorf("the log has %d lines", bytes.Count(log, []byte("\n")))
	}
	same(t, kept(t, path, ""), m)
}

// TestALogThatEndsAnywhere opens what is kept as if the program had ended at many a byte
// of what it wrote: it is the game after the last whole line.
func TestALogThatEndsAnywhere(t *testing.T) {
	a, path := keeping(t)
	last := played(t, a)
	log, err := os.ReadFile(path + journal.LogExtension)
	if err != nil {
		t.Fatal(err)
	}
	first := bytes.IndexByte(log, '\n')
	for n := first; n < len(log); n += 1 + min(12, (len(log)-n)/200) {
		if err := os.WriteFile(path+journal.LogExtension, log[:n], 0o644); err != nil {
			t.Fatal(err)
		}
		note := ""
		if end := log[bytes.LastIndexByte(log[:n], '\n')+1 : n]; len(end) > 0 && end[len(end)-1] != '}' {
			note = "The last action was not completely saved and is missing."
		}
		m := kept(t, path, note)
		if n == len(log)-1 {
			same(t, m, last)
		}
	}
	only(t, filepath.Dir(path), "a.vistula", "a.vistula.log")
}

func TestDamagedLogsAreKeptAside(t *testing.T) {
	for want, damage := range map[string]func(log string) string{
		"The last actions are missing: the log of the game is damaged: line 3: this is not JSON": func(log string) string {
			lines := strings.SplitAfter(log, "\n")
			lines[2] = "x\n"
			return strings.Join(lines, "")
		},
		`line 4: field "odd" is unknown`: func(log string) string {
			lines := strings.SplitAfter(log, "\n")
			lines[3] = `{"odd":1}` + "\n"
			return strings.Join(lines, "")
		},
		"line 1: this is not the log of a game":                     func(log string) string { return "{}\n" + log },
		"a newer Vistula wrote the log":                             func(log string) string { return swap(t, log, `"log":1`, `"log":2`) },
		"is damaged: it is empty":                                   func(string) string { return "" },
		"leads to another position than it did in play":             func(log string) string { return swap(t, log, `"verb":"end"`, `"verb":"end","hex":""`) },
		"The log found beside the game belongs to another save":     func(log string) string { return swap(t, log, `"save":"`, `"save":"0`) },
		"replayed, action 2 (unend) is refused: There is no action": func(log string) string { return swap(t, log, `"verb":"end"`, `"verb":"unend"`) },
		"there is no action 99; the record has 4":                   func(log string) string { return log + `{"cursor":99}` + "\n" + `{"cursor":1}` + "\n" },
	} {
		a, path := keeping(t)
		m := newMatch(t, 1)
		keep(t, a, m)
		for _, verb := range []string{"move", "end", "mine", "end"} {
			switch verb {
			case "move":
				do(t, m, verb, "red-1", "2.1")
			case "mine":
				do(t, m, verb, "", "4.4")
			default:
				do(t, m, verb, "", "")
			}
			keep(t, a, m)
		}
		log, err := os.ReadFile(path + journal.LogExtension)
		if err != nil {
			t.Fatal(err)
		}
		bad := damage(string(log))
		if strings.Contains(want, "leads to another") {
			bad = swap(t, string(log), m.Entry(2).Hash, "0123456789abcdef")
		}
		if err := os.WriteFile(path+journal.LogExtension, []byte(bad), 0o644); err != nil {
			t.Fatal(err)
		}
		o := kept(t, path, want)
		for n := 1; n <= o.Len(); n++ {
			if o.Entry(n).Hash != m.Entry(n).Hash {
				t.Errorf("%s: action %d is another", want, n)
			}
		}
		if got, err := os.ReadFile(path + journal.LogExtension + ".unused"); err != nil || string(got) != bad {
			t.Errorf("%s: the log is lost: %v", want, err)
		}
		kept(t, path, "") // which has been told
	}
}

// Who only looks at a game in progress sees all of it, and touches nothing.
func TestALogIsLookedAt(t *testing.T) {
	a, path := keeping(t)
	m := newMatch(t, 1)
	keep(t, a, m)
	playOn(t, m, 1, 3)
	keep(t, a, m)
	look := func() (*journal.Match, string) {
		t.Helper()
		raw, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		seen, drift, err := journal.Open(raw, inToy(raw))
		if err != nil || drift != nil {
			t.Fatalf("error %v, drift %v", err, drift)
		}
		return seen, journal.LookOn(path, raw, seen)
	}
	seen, note := look()
	if same(t, seen, m); note != "" {
		t.Errorf("missing is said to be %q", note)
	}
	log, err := os.ReadFile(path + journal.LogExtension)
	if err != nil {
		t.Fatal(err)
	}
	log = bytes.Replace(log, []byte(`"save":"`), []byte(`"save":"0`), 1)
	if err := os.WriteFile(path+journal.LogExtension, log, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, note := look(); !strings.Contains(note, "another save") {
		t.Errorf("of a log of another save it says %q", note)
	}
	only(t, filepath.Dir(path), filepath.Base(path), filepath.Base(path)+journal.LogExtension)
}

func TestALogWithoutItsSave(t *testing.T) {
	a, path := keeping(t)
	m := newMatch(t, 1)
	keep(t, a, m)
	playOn(t, m, 1, 3)
	keep(t, a, m)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	want := path + " is missing, and without it the 3 actions in a.vistula.log cannot be played on"
	if _, err := journal.OpenKept(path, inToy); err == nil || err.Error() != want {
		t.Errorf("got %v", err)
	}
	only(t, filepath.Dir(path), "a.vistula.log")
	if _, err := journal.OpenKept(path+"x", inToy); err == nil || err.Error() != path+"x cannot be read: there is no such file or folder" {
		t.Errorf("got %v", err)
	}
	if err := os.WriteFile(path, []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := journal.OpenKept(path, inToy); err == nil || !strings.HasPrefix(err.Error(), path+": save: ") {
		t.Errorf("got %v", err)
	}
	// The game that is still played is written anew, with the next action.
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	b := journal.NewAutosaver(path, nil)
	keep(t, b, m)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	playOn(t, m, 2, 1)
	if err := b.Keep(m); err != nil {
		t.Fatal(err)
	}
	if err := b.Flush(); err == nil || !strings.Contains(err.Error(), "its save is gone") {
		t.Errorf("got %v", err)
	}
	keep(t, b, m)
	same(t, kept(t, path, ""), m)
}

// TestALogThatIsDoneWith ends the program after the save was written anew and before
// the log was removed: nothing is missing, and nothing is done twice.
func TestALogThatIsDoneWith(t *testing.T) {
	a, path := keeping(t)
	m := newMatch(t, 1)
	keep(t, a, m)
	playOn(t, m, 1, 5)
	keep(t, a, m)
	log := path + journal.LogExtension
	torn, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	torn = torn[:len(torn)-9]
	if err := os.WriteFile(log, torn, 0o644); err != nil {
		t.Fatal(err)
	}
	o := kept(t, path, "The last action was not completely saved")
	playOn(t, o, 2, 2)
	// The link lets the log outlive its removal.
	if err := os.Link(log, path+".link"); err != nil {
		t.Skip("no links here:", err)
	}
	keep(t, journal.NewAutosaver(path, nil), o)
	if err := os.Rename(path+".link", log); err != nil {
		t.Fatal(err)
	}
	same(t, kept(t, path, ""), o)
}

// TestALogThatCannotBeRemoved has another program hold the log for a while, as a virus
// scanner does on Windows: the game is kept all the same, nobody takes the log for that
// of another program, and it goes as soon as it can.
func TestALogThatCannotBeRemoved(t *testing.T) {
	for name, found := range map[string]bool{"its own": false, "one that was found": true} {
		t.Run(name, func(t *testing.T) {
			a, path := keeping(t)
			m := newMatch(t, 1)
			keep(t, a, m)
			playOn(t, m, 1, 3)
			keep(t, a, m)
			if found {
				m = kept(t, path, "")
				a = journal.NewAutosaver(path, func(err error) { t.Error(err) })
			}
			held := true
			a.Removing(func(path string) error {
				if held {
					return &os.PathError{Op: "remove", Path: path, Err: os.ErrPermission}
				}
				return os.Remove(path)
			})
			if err := a.Finish(m); err != nil || a.Flush() != nil {
				t.Fatal(err, a.Flush())
			}
			same(t, kept(t, path, ""), m)
			only(t, filepath.Dir(path), "a.vistula", "a.vistula.log")
			for i := range 3 {
				playOn(t, m, uint64(i), 1)
				keep(t, a, m)
				same(t, kept(t, path, ""), m)
			}
			held = false
			if err := a.Finish(m); err != nil || a.Flush() != nil {
				t.Fatal(err, a.Flush())
			}
			same(t, kept(t, path, ""), m)
			only(t, filepath.Dir(path), "a.vistula")
		})
	}
}

func TestTwoProgramsAtOneGame(t *testing.T) {
	for name, second := range map[string]func(*journal.Autosaver, *journal.Match){
		"that keeps":    func(b *journal.Autosaver, m *journal.Match) { keep(t, b, m) },
		"that plays on": func(b *journal.Autosaver, m *journal.Match) { keep(t, b, m); playOn(t, m, 9, 2); keep(t, b, m) },
	} {
		_, path := keeping(t)
		var told []error
		a := journal.NewAutosaver(path, func(err error) { told = append(told, err) })
		m := newMatch(t, 1)
		keep(t, a, m)
		playOn(t, m, 1, 3)
		keep(t, a, m)
		o := kept(t, path, "")
		playOn(t, o, 5, 1)
		second(journal.NewAutosaver(path, nil), o)
		playOn(t, m, 2, 1)
		if err := a.Keep(m); err != nil {
			t.Fatal(err)
		}
		err := a.Flush()
		if err == nil || !strings.HasSuffix(err.Error(), "cannot be written: another program is playing this game") || len(told) != 1 {
			t.Errorf("%s: got %v, told %v", name, err, told)
		}
		for _, again := range []error{a.Keep(m), a.Finish(m), a.Flush()} {
			if again == nil || again.Error() != err.Error() {
				t.Errorf("%s: then %v", name, again)
			}
		}
		same(t, kept(t, path, ""), o)
	}
}

func TestAFailedWriteIsMadeGood(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.vistula")
	a := journal.NewAutosaver(path, nil)
	m := newMatch(t, 1)
	keep(t, a, m)
	playOn(t, m, 1, 3)
	keep(t, a, m)
	if err := os.Remove(path + journal.LogExtension); err != nil {
		t.Fatal(err)
	}
	playOn(t, m, 2, 1)
	if err := a.Keep(m); err != nil {
		t.Fatal(err)
	}
	if err := a.Flush(); err == nil || !strings.Contains(err.Error(), "a.vistula.log cannot be written: ") {
		t.Fatalf("got %v", err)
	}
	if err := a.Finish(m); err != nil || a.Flush() != nil {
		t.Fatal(err, a.Flush())
	}
	same(t, kept(t, path, ""), m)
}

func TestAutosaverTellsOfErrors(t *testing.T) {
	told := make(chan error, 100)
	a := journal.NewAutosaver(filepath.Join(t.TempDir(), "no", "a.json"), func(err error) { told <- err })
	if err := a.Keep(newMatch(t, 1)); err != nil {
		t.Fatal(err)
	}
	if err := a.Flush(); err == nil || err.Error() != (<-told).Error() {
		t.Errorf("got %v", err)
	}
	if err := journal.NewAutosaver("", nil).Flush(); err != nil {
		t.Error("nothing was to be written")
	}
}

// BenchmarkKeep is what a player waits for after an action, early and late in a game: one
// that is added to the log, and one after which the file is written anew.
func BenchmarkKeep(b *testing.B) {
	for _, at := range []struct {
		name string
		n    int
		anew bool
	}{{"at-10", 10, false}, {"at-30000", 30_000, false}, {"anew-at-10", 10, true}, {"anew-at-30000", 30_000, true}} {
		b.Run(at.name, func(b *testing.B) {
			path := filepath.Join(b.TempDir(), "a.vistula")
			a := journal.NewAutosaver(path, nil)
			m := longMatch(b, at.n)
			m.Friendly = true
			keep(b, a, m)
			for b.Loop() {
				b.StopTimer()
				lengthen(b, m, 1)
				if at.anew { // which a log cannot say
					m.Friendly = !m.Friendly
				}
				b.StartTimer()
				if err := a.Keep(m); err != nil {
					b.Fatal(err)
				}
				b.StopTimer()
				if err := a.Flush(); err != nil {
					b.Fatal(err)
				}
				b.StartTimer()
			}
		})
	}
}
