//go:build display && !headless

package window

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui"
	"vistula/ui/desk"
)

// plan is where things lie, on a table just laid, with the window as it is: the
// window of another process has them in the same places.
var plan struct {
	box, play pixel // on the start screen; no box where the first is open already
	hexes     map[string]pixel
	main      pixel
}

// chart notes the plan of a fresh table, with the whole map in sight.
func (h *hand) chart() {
	h.Helper()
	label := offered("supply")
	h.key("Home")
	h.quiet()
	plan.hexes = map[string]pixel{}
	fyne.DoAndWait(func() {
		for _, x := range atDesk.Match.Ruleset().Board().Hexes {
			if p, clear := placeOf(x.Number); clear {
				plan.hexes[x.Number] = p
			}
		}
	})
	fyne.DoAndWait(func() { plan.main, _ = seek(shell.Window(), worded(label)) })
}

// shadow plays along what is done in the other process.
func shadow(h *hand) *desk.Desk {
	rs := rulestest.Open(h, "galicia")
	m, err := journal.New(rs, "campaign", nil, 1)
	if err != nil {
		h.Fatal(err)
	}
	return desk.New(m, map[rules.Side]desk.Seat{"austria": desk.Person, "russia": desk.Person}, true)
}

// killed plays in the program itself, ends it without warning, and goes on.
func killed(s *screen) func(*hand) {
	return func(h *hand) {
		if plan.hexes == nil {
			h.Skip("the table was not laid before")
		}
		aside(h.T)
		old := newest(h, shell.Folders.Games)
		p := start(h.T)
		p.appear(s)
		p.calm()
		if plan.box != (pixel{}) {
			p.hand.click(plan.box, 1)
			p.calm()
		}
		p.hand.click(plan.play, 1)
		p.titled("Battle")
		time.Sleep(1500 * time.Millisecond)
		p.opened()
		p.hand.key("Home")
		time.Sleep(1500 * time.Millisecond)
		p.opened()
		d := shadow(h)
		p.hand.click(plan.main, 1)
		p.calm()
		d.Do(rules.Action{Verb: "supply"})
		for range 3 {
			h.moveBlind(p, d)
			h.written(old, d.Match.Cursor())
		}
		p.hand.picture("before-the-kill")
		safe := d.Match.Cursor()
		p.hand.blind = true
		over := make(chan bool)
		go func() { // and in the middle of it
			h.moveBlind(p, d)
			close(over)
		}()
		time.Sleep(time.Duration(rand.IntN(1500)) * time.Millisecond)
		p.kill()
		<-over
		h.goOn(s, old, safe, d)
	}
}

// moveBlind moves a unit that stands alone to a free hex, in the program with the
// mouse and in the shadow. The whole map is in sight and stays so.
func (h *hand) moveBlind(p *program, d *desk.Desk) {
	for _, o := range d.Offers() {
		c, ok := d.Counter(o.Unit)
		if _, clear := plan.hexes[c.Hex]; !clear || o.Verb != rules.VerbPick || !ok || len(d.StackIn(c.Hex).Units) > 1 {
			continue
		}
		d.Point(c.Hex, []string{o.Unit})
		reach := d.Reach().Hexes
		i := slices.IndexFunc(reach, func(m rules.Mark) bool {
			_, clear := plan.hexes[m.Hex]
			return clear && m.Kind == rules.MarkReach && m.Hex != c.Hex && d.StackIn(m.Hex) == nil
		})
		if i < 0 {
			d.Back()
			continue
		}
		d.Point(reach[i].Hex, nil)
		p.hand.click(plan.hexes[c.Hex], 1)
		p.calm()
		p.hand.click(plan.hexes[reach[i].Hex], 1)
		p.calm()
		if _, more := d.Halt(); more { // it could go on, so it is still in hand
			p.hand.key("space")
		}
		return
	}
}

// calm waits until the program has done with what it was told, as far as the
// processor time tells that it takes; no longer than a few seconds, for rings about
// decisions may pulse.
func (p *program) calm() { p.calmFor(3 * time.Second) }

// opened is calm for a table that has just been opened, whose map is painted first.
func (p *program) opened() { p.calmFor(12 * time.Second) }

func (p *program) calmFor(most time.Duration) {
	const look = 300 * time.Millisecond
	for end := time.Now().Add(most); time.Now().Before(end); {
		before := p.processor()
		if time.Sleep(look); p.processor()-before < look/10 {
			return
		}
	}
}

// written waits until a game newer than the old one holds so many actions.
func (h *hand) written(old string, n int) *journal.Match {
	h.Helper()
	return h.comes(old, fmt.Sprint(n), func(have int) bool { return have == n })
}

// comes waits until a game newer than the old one holds as many actions as are wanted.
func (h *hand) comes(old, wanted string, is func(n int) bool) *journal.Match {
	h.Helper()
	got := -1
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if file := newest(h, shell.Folders.Games); file != old {
			m := reopen(h, file)
			if got = m.Cursor(); is(got) {
				return m
			}
		}
	}
	h.picture("FAILED")
	h.Fatalf("kept are %d actions, want %s", got, wanted)
	return nil
}

// goOn starts the program again and continues the game that was broken off.
func (h *hand) goOn(s *screen, old string, safe int, d *desk.Desk) {
	h.Helper()
	m := reopen(h, newest(h, shell.Folders.Games))
	n := m.Cursor()
	if n < safe {
		h.Fatalf("%d actions were written before the kill, kept are %d", safe, n)
	}
	for i := 1; i <= n; i++ {
		if i > d.Match.Len() || m.Entry(i).Action != d.Match.Entry(i).Action {
			h.Fatalf("action %d is %+v, which nobody did", i, m.Entry(i).Action)
		}
	}
	want := journal.Hash(m.Position())
	at := h.whereToContinue(s)
	p := start(h.T)
	p.appear(s)
	p.calm()
	p.hand.picture("after-the-kill")
	p.hand.click(at, 1)
	p.titled("Battle")
	time.Sleep(1500 * time.Millisecond)
	p.opened()
	p.hand.picture("continued")
	p.hand.key("ctrl+z") // all that one click did
	h.comes(old, fmt.Sprintf("fewer than %d", n), func(have int) bool { return have < n })
	p.hand.key("ctrl+y")
	if got := journal.Hash(h.written(old, n).Position()); got != want {
		h.Fatalf("continued at %s, want %s", got, want)
	}
	measured("killed while it was played", "continued at action %d of %d, %d were safe before", n, d.Match.Len(), safe)
}

// whereToContinue asks a start screen of this process's, with the same games on
// it, for the place of the button that continues the last one.
func (h *hand) whereToContinue(s *screen) (p pixel) {
	h.Helper()
	var twin *ui.Shell
	var err error
	fyne.DoAndWait(func() {
		twin, err = ui.New(ui.Config{App: shell.App, Folders: shell.Folders, Data: data.FS()})
		if err == nil {
			shells = append(shells, twin)
			twin.Begin()
			twin.Window().Show()
		}
	})
	if err != nil {
		h.Fatal(err)
	}
	defer fyne.DoAndWait(twin.Window().Hide)
	other := &program{hand: &hand{T: h.T, shots: h.shots}}
	other.appear(s)
	h.until("the game can be continued", func() (ok bool) { p, ok = seek(twin.Window(), worded("Continue")); return ok })
	return p
}
