//go:build display && !headless

package window

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	_ "vistula/rules/fury"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
	_ "vistula/rules/twilight"
	"vistula/ui/monkey"
	"vistula/ui/table"
)

// tamed tells that a monkey is at the window: what leads out of it, to the system's
// dialogs and to other files, is out of reach.
var tamed bool

func tame(h *table.Hooks) {
	if tamed {
		h.Save, h.SaveAs, h.Open, h.Leave, h.Preferences, h.Edit, h.Report, h.Print = nil, nil, nil, nil, nil, nil, nil, nil
	}
}

// monkeySteps is how often the monkey hits in each game, and for how long at most, so
// that a busy machine has done in a few minutes; VISTULA_MONKEY names another number,
// which is reached however long that takes.
func monkeySteps() (steps int, most time.Duration) {
	if n, err := strconv.Atoi(os.Getenv("VISTULA_MONKEY")); err == nil {
		return n, 24 * time.Hour
	}
	return 200, 25 * time.Second
}

// monkeyed clicks and types at random in every game. After every hundred acts a
// click on the map must still be answered.
func monkeyed(h *hand) {
	tamed = true
	defer func() { tamed = false }()
	for _, id := range []string{"tannenberg", "galicia", "greatwar", "fury", "twilight"} {
		h.Run(id, func(t *testing.T) {
			mine := *h
			mine.T = t
			(&ape{hand: &mine, Monkey: monkey.New(1914)}).play(id)
		})
	}
}

// ape is a monkey with a hand at the window.
type ape struct {
	*hand
	*monkey.Monkey
}

func (a *ape) play(ruleset string) {
	a.begin(ruleset)
	a.Shortcuts = []fyne.KeyName{fyne.KeyZ, fyne.KeyY, fyne.KeyReturn}
	a.Spots = hexSpots
	var act monkey.Act
	steps, most := monkeySteps()
	n := 0
	for end := time.Now().Add(most); n < steps && time.Now().Before(end); n++ {
		a.ask(func() { act = a.Next(shell.Window().Canvas()) })
		a.carry(act)
		if n%100 == 99 {
			a.known(n + 1)
		}
	}
	a.known(n)
	measured("random acts in the window, "+ruleset, "%d, all answered", n)
}

// begin opens a fresh game, which is written to a file first.
func (a *ape) begin(ruleset string) {
	rs := rulestest.Open(a, ruleset)
	m, err := journal.New(rs, rs.Scenarios()[0].ID, nil, 7)
	if err != nil {
		a.Fatal(err)
	}
	raw, err := m.Save()
	if err != nil {
		a.Fatal(err)
	}
	file := filepath.Join(a.TempDir(), ruleset+".vistula")
	if err := os.WriteFile(file, raw, 0o600); err != nil {
		a.Fatal(err)
	}
	fyne.DoAndWait(func() { shell.OpenFile(file) })
	a.until(ruleset+" is on the table", func() bool { return atDesk != nil && atDesk.Match.Ruleset().ID() == ruleset })
	time.Sleep(time.Second)
}

// ask has a question answered in Fyne's goroutine; one that does not come is a
// frozen window.
func (a *ape) ask(question func()) {
	a.Helper()
	done := make(chan struct{})
	go func() {
		fyne.DoAndWait(question)
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		a.picture("FROZEN")
		a.Fatalf("the window's own goroutine does not answer; the last acts:%s", a.Last())
	}
}

// carry carries an act out through the X server.
func (a *ape) carry(act monkey.Act) {
	at := func(p fyne.Position) []string {
		x := pixelOf(shell.Window(), p)
		return []string{"mousemove", "--window", a.window, strconv.Itoa(x.x), strconv.Itoa(x.y), "sleep", "0.03"}
	}
	from := at(act.At)
	switch act.Kind {
	case monkey.Point:
		a.do(from...)
	case monkey.Click:
		a.do(append(from, "click", "1")...)
	case monkey.RightClick:
		a.do(append(from, "click", "3")...)
	case monkey.DoubleClick:
		a.do(append(from, "click", "--repeat", "2", "--delay", "60", "1")...)
	case monkey.ShiftClick:
		a.do(append(from, "keydown", "shift", "click", "1", "keyup", "shift")...)
	case monkey.Press, monkey.Drag:
		a.do(append(append(append(from, "mousedown", "1", "sleep", "0.03"), at(act.To)...), "mouseup", "1")...)
	case monkey.Wheel:
		button := "4"
		if act.Turn < 0 {
			button = "5"
		}
		a.do(append(from, "click", button)...)
	case monkey.Key:
		a.do("key", keyName(act))
	case monkey.Rune:
		a.do("type", "--clearmodifiers", string(act.Rune))
	}
	time.Sleep(35 * time.Millisecond)
}

// keyName is a key as xdotool names it.
func keyName(act monkey.Act) string {
	name := map[fyne.KeyName]string{fyne.KeySpace: "space", fyne.KeyComma: "comma", fyne.KeyZ: "z", fyne.KeyY: "y"}[act.Key]
	if name == "" {
		name = string(act.Key)
	}
	switch {
	case act.Mod&fyne.KeyModifierShift != 0:
		return "shift+" + name
	case act.Mod != 0:
		return "ctrl+" + name
	}
	return name
}

// hexSpots are places of hexes that something can be done with.
func hexSpots() (list []fyne.Position) {
	hexes, units := atDesk.Lit()
	for _, u := range units {
		if c, ok := atDesk.Counter(u); ok {
			hexes = append(hexes, c.Hex)
		}
	}
	if o := atDesk.Reach(); o != nil {
		for _, m := range o.Hexes {
			hexes = append(hexes, m.Hex)
		}
	}
	b := seated.Board()
	for _, x := range hexes {
		if at, ok := b.PlaceOf(x); ok && at.X > 0 && at.Y > 0 && at.X < b.Size().Width && at.Y < b.Size().Height {
			list = append(list, origin().Add(at))
		}
	}
	return list
}

// known has a right click on the map answered with a menu, and Esc close that; to
// that end Esc must first lead back to the map.
func (a *ape) known(n int) {
	a.Helper()
	var over, free bool
	var at fyne.Position
	look := func() {
		c := shell.Window().Canvas()
		over, free = c.Overlays().Top() != nil, false
		size := c.Size()
		for y := float32(0.9); y > 0 && !free; y -= 0.06 {
			for x := float32(0.05); x < 1 && !free; x += 0.06 {
				at = fyne.NewPos(x*size.Width, y*size.Height)
				o, in := monkey.Find(c, at, monkey.Clickable)
				hit := seated.Board().HitAt(in)
				free = o == fyne.CanvasObject(seated.Board()) && hit.OnMap && !hit.InFan
			}
		}
	}
	fail := func(why string) {
		a.Helper()
		a.picture("FAILED")
		state := ""
		a.ask(func() { state = monkey.State(shell.Window().Canvas()) })
		a.Fatalf("after %d acts %s; %s; %s\nthe last acts:%s", n, why, state, standing(), a.Last())
	}
	a.ask(func() { // panels that were torn off lie over the window
		for _, w := range torn() {
			w.Close()
		}
	})
	time.Sleep(200 * time.Millisecond)
	a.do("windowactivate", a.window)
	for range 16 {
		if a.ask(look); !over && free {
			break
		}
		a.key("Escape")
	}
	if !over && !free { // it may be pulled out of sight
		a.key("Home")
		a.soon(func() bool { look(); return free })
	}
	if over || !free {
		fail(fmt.Sprintf("Esc does not lead back to the map: covered %v, free %v", over, free))
	}
	a.point(pixelOf(shell.Window(), at))
	time.Sleep(400 * time.Millisecond)
	a.ask(look)
	a.click(pixelOf(shell.Window(), at), 3)
	if !a.soon(func() bool { look(); return over }) {
		fail("a right click on the map does nothing")
	}
	a.key("Escape")
	if !a.soon(func() bool { look(); return !over }) {
		fail("Esc does not close a menu")
	}
}

// soon tells whether something comes about in the time that a slow machine needs.
func (a *ape) soon(is func() bool) (yes bool) {
	for end := time.Now().Add(8 * time.Second); !yes && time.Now().Before(end); time.Sleep(60 * time.Millisecond) {
		a.ask(func() { yes = is() })
	}
	return yes
}
