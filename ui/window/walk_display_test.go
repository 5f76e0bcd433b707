//go:build display && !headless

package window

import (
	"cmp"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/journal"
)

// atMost is how many megabytes the program may hold at rest, however long one has
// played, in a window of 1280x800 or less that is drawn by software. Panels in
// windows of their own count, though each takes some 15 more: the toolkit compiles what it
// draws with anew for each window.
const atMost = 300

// walkTime is how long each game is walked through: VISTULA_WALK says so.
func walkTime(t testing.TB) time.Duration {
	s := os.Getenv("VISTULA_WALK")
	if s == "" {
		return 20 * time.Second
	}
	d, err := time.ParseDuration(s)
	if err != nil || d <= 0 {
		t.Fatalf("VISTULA_WALK is %q; write a length of time such as 90s or 1h", s)
	}
	return d
}

// walked has hands at every game for a while, one program after the other, and
// notes what memory that takes.
func walked(s *screen) func(*hand) {
	return func(h *hand) {
		length := walkTime(h.T)
		saves := richestSaves(h.T)
		aside(h.T)
		for i, save := range saves {
			p := start(h.T, "open", save)
			s.painted(h, p.began)
			p.titled(tableTitle)
			p.appear2(s)
			w := &walk{p: p, s: s, dice: rand.New(rand.NewPCG(11, uint64(i)))}
			w.note()
			w.until(time.Now().Add(length))
			game := filepath.Base(save)
			quarters := []int{w.quarter(1), w.quarter(2), w.quarter(3), w.quarter(4)}
			after := w.rest()
			p.hand.picture("walked-" + game)
			p.rest() // a busy machine paints on for longer than that
			painted := resident(strconv.Itoa(p.Process.Pid))
			panels := w.shut()
			alone := resident(strconv.Itoa(p.Process.Pid))
			measured("resident memory on a walk, "+game, "%d MB at first; %d MB after each quarter; %d MB for a moment; %d MB at rest after %d steps; %d MB once all was painted; %d MB without the windows of %d panels",
				w.held[0], quarters, w.most, after, w.steps, painted, alone, panels)
			if s.width*s.height <= 1280*800 && after > atMost {
				h.Errorf("%s: %d MB after a walk of %v, with %d at first; %d are allowed", game, after, length, w.held[0], atMost)
			}
			p.kill()
		}
	}
}

// richestSaves takes, of the saves that each ruleset is tested with, the one with
// most in it of a game that is not over, and gives their files, which are named for the
// ruleset. VISTULA_BOOK names the one ruleset to walk through.
func richestSaves(t testing.TB) (files []string) {
	t.Helper()
	folders, err := filepath.Glob("../../rules/" + cmp.Or(os.Getenv("VISTULA_BOOK"), "*") + "/testdata/net/saves")
	if err != nil || len(folders) == 0 {
		t.Fatalf("there are no saves to walk through: %v", err)
	}
	for _, dir := range folders {
		list, err := filepath.Glob(filepath.Join(dir, "*.json.gz"))
		if err != nil {
			t.Fatal(err)
		}
		most := richest(t, list)
		name := filepath.Base(filepath.Dir(filepath.Dir(filepath.Dir(dir))))
		file := filepath.Join(home, name)
		if err := os.WriteFile(file, most, 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}

// richest is the save with most in it of a game that goes on.
func richest(t testing.TB, files []string) []byte {
	t.Helper()
	var saves [][]byte
	for _, file := range files {
		saves = append(saves, unzipped(t, file))
	}
	slices.SortFunc(saves, func(a, b []byte) int { return len(b) - len(a) })
	lend := rules.Lender(data.FS())
	for _, save := range saves {
		if m, drift, err := journal.Open(save, lend); err == nil && drift == nil && m.Position().Outcome() == nil {
			return save
		}
	}
	t.Fatalf("of %d saves no game goes on", len(files))
	return nil
}

func unzipped(t testing.TB, file string) []byte {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	raw, err := io.ReadAll(z)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return raw
}

// walk is hands that do now this, now that, and a look at the memory after each
// step.
type walk struct {
	p     *program
	s     *screen
	dice  *rand.Rand
	steps int
	held  []int // resident megabytes after each step
	most  int
}

// walkKeys are what the hands press: all that opens something, goes somewhere or
// takes something back, but nothing that ends the program or prints.
var walkKeys = []string{
	"Tab", "space", "Return", "Home", "Left", "Right", "Up", "Down", "plus", "minus", "Prior", "Next",
	"s", "c", "z", "t", "f", "F4", "F6", "ctrl+z", "ctrl+y", "Escape", "Escape",
}

// until walks on until a time.
func (w *walk) until(end time.Time) {
	w.p.hand.blind = true // the pointer may be over another window of the program
	for time.Now().Before(end) {
		switch n := w.dice.IntN(20); {
		case n < 4:
			w.pan()
		case n < 8:
			w.zoom()
		case n < 12:
			w.sheet()
		case n < 17:
			w.p.hand.do("mousemove", "--window", w.p.hand.window, strconv.Itoa(w.dice.IntN(w.s.width)), strconv.Itoa(w.dice.IntN(w.s.height)), "sleep", "0.05", "click", "1")
		default:
			w.p.hand.do("key", walkKeys[w.dice.IntN(len(walkKeys))])
		}
		w.steps++
		time.Sleep(60 * time.Millisecond)
		w.note()
	}
}

// note looks at the memory.
func (w *walk) note() {
	w.p.hand.Helper()
	mb := resident(strconv.Itoa(w.p.Process.Pid))
	if mb == 0 {
		w.p.hand.picture("FAILED")
		w.p.hand.Fatalf("the program has ended after %d steps", w.steps)
	}
	w.held, w.most = append(w.held, mb), max(w.most, mb)
}

// quarter is what was held at the end of the n-th quarter of the walk.
func (w *walk) quarter(n int) int { return w.held[(len(w.held)-1)*n/4] }

// rest puts away what is open, waits until nothing moves and tells what is held
// then.
func (w *walk) rest() int {
	w.p.hand.key("Escape", "Escape", "Escape", "Escape")
	w.p.hand.do("windowactivate", w.p.hand.window)
	w.pan()
	time.Sleep(4 * time.Second)
	w.note()
	return w.held[len(w.held)-1]
}

// shut closes the windows that panels have been put into, which Escape does not reach, and
// tells how many there were.
func (w *walk) shut() (n int) {
	out, _ := exec.Command("xdotool", "search", "--onlyvisible", "--pid", strconv.Itoa(w.p.Process.Pid), "--name", ".").Output()
	for _, id := range strings.Fields(string(out)) {
		if id != w.p.hand.window {
			w.p.hand.do("windowactivate", id, "sleep", "0.3", "key", "alt+F4", "sleep", "0.3")
			n++
		}
	}
	w.rest()
	w.p.rest()
	return n
}

// onMap is some place of the map that no panel covers.
func (w *walk) onMap() (x, y string) {
	return strconv.Itoa(w.s.width * (25 + w.dice.IntN(30)) / 100), strconv.Itoa(w.s.height * (30 + w.dice.IntN(30)) / 100)
}

// pan pulls the map some way.
func (w *walk) pan() {
	x, y := w.onMap()
	dx, dy := strconv.Itoa(w.dice.IntN(13)-6), strconv.Itoa(w.dice.IntN(13)-6)
	list := []string{"mousemove", "--window", w.p.hand.window, x, y, "sleep", "0.05", "mousedown", "1"}
	for range 25 {
		list = append(list, "mousemove_relative", "--", dx, dy, "sleep", "0.01")
	}
	w.p.hand.do(append(list, "mouseup", "1")...)
}

// zoom turns the wheel a few notches.
func (w *walk) zoom() {
	x, y := w.onMap()
	w.p.hand.do("mousemove", "--window", w.p.hand.window, x, y, "sleep", "0.05",
		"click", "--repeat", strconv.Itoa(1+w.dice.IntN(6)), "--delay", "60", strconv.Itoa(4+w.dice.IntN(2)))
}

// sheet opens charts, displays, tracks or keys, perhaps turns a page, and shuts
// them again.
func (w *walk) sheet() {
	list := []string{"key", []string{"F1", "F2", "F3", "question"}[w.dice.IntN(4)], "sleep", "0.3"}
	for range w.dice.IntN(3) {
		list = append(list, "key", "Right", "sleep", "0.3")
	}
	w.p.hand.do(append(list, "key", "Escape", "sleep", "0.1")...)
}
