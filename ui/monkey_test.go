package ui

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/fury"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	_ "vistula/rules/tannenberg"
	"vistula/ui/desk"
	"vistula/ui/files"
	"vistula/ui/monkey"
	"vistula/ui/settings"
	"vistula/ui/table"
)

// ape is a monkey at a whole program in a window of Fyne's test driver.
type ape struct {
	*monkey.Monkey
	*bench
	hand    *monkey.Hand
	ruleset string
	seat    *table.Table
	size    fyne.Size
	done    int
}

// newApe starts the program with tables as players have them.
func newApe(t *testing.T, ruleset string, seed uint64, size fyne.Size) *ape {
	t.Helper()
	t.Setenv("FYNE_SCALE", "")
	dir := t.TempDir()
	a := &ape{Monkey: monkey.New(seed), ruleset: ruleset, size: size}
	a.bench = &bench{folders: Folders{filepath.Join(dir, "config", "settings.json"), filepath.Join(dir, "games")}, files: &answers{filepath.Join(dir, "mine.vistula")}}
	var err error
	a.Shell, err = New(Config{
		App: test.NewTempApp(t), Maps: maps(), Folders: a.folders, Data: data.FS(), Now: true,
		Tables: func(app fyne.App, w fyne.Window, d *desk.Desk, h table.Hooks) Table {
			h.Report, h.Edit = nil, nil // a file of some seconds, and a window of its own
			a.seat = table.New(app, w, d, h)
			return a.seat
		},
		Files: func(fyne.Window) files.Chooser { return a.files },
	})
	if err != nil {
		t.Fatal(err)
	}
	a.Begin()
	a.settings.Speed = settings.Off
	a.hand = &monkey.Hand{Win: a.win}
	a.Spots = a.hexes
	t.Cleanup(a.endGame)
	return a
}

// begin puts a game on the table, some actions after its start.
func (a *ape) begin() error {
	rs, err := a.find(a.ruleset)
	if err != nil {
		return err
	}
	list := rs.Scenarios()
	m, err := journal.New(rs, list[a.Rand.IntN(len(list))].ID, nil, a.Rand.Uint64())
	if err != nil {
		return err
	}
	for range a.Rand.IntN(500) {
		offers := m.Position().Offers()
		if len(offers) == 0 {
			break
		}
		if _, err := m.Do(offers[a.Rand.IntN(len(offers))].Action); err != nil {
			return err
		}
	}
	seats := map[rules.Side]desk.Seat{}
	for _, side := range sidesOf(m) {
		seats[side] = desk.Person
	}
	a.Shell.begin(m, "", note{Title: rs.Title(), Seats: seatNames(seats), Open: a.Rand.IntN(3) > 0})
	a.win.Resize(a.size)
	return nil
}

// hexes are the places of hexes that something can be done with.
func (a *ape) hexes() (list []fyne.Position) {
	if a.game == nil || a.seat == nil {
		return nil
	}
	b, d := a.seat.Board(), a.game.desk
	from := a.App.Driver().AbsolutePositionForObject(b)
	add := func(hex string) {
		if at, ok := b.PlaceOf(hex); ok && at.X > 0 && at.Y > 0 && at.X < b.Size().Width && at.Y < b.Size().Height {
			list = append(list, from.Add(at))
		}
	}
	hexes, units := d.Lit()
	for _, h := range hexes {
		add(h)
	}
	for _, u := range units {
		if c, ok := d.Counter(u); ok {
			add(c.Hex)
		}
	}
	if o := d.Reach(); o != nil {
		for _, m := range o.Hexes {
			add(m.Hex)
		}
	}
	for _, s := range d.View().Stacks {
		if a.Rand.IntN(8) == 0 {
			add(s.Hex)
		}
	}
	return list
}

// step does one thing; a panic is a fault.
func (a *ape) step() (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	if a.game == nil && a.Rand.IntN(15) == 0 || a.done%1000 == 0 {
		for a.win.Canvas().Overlays().Top() != nil {
			a.win.Canvas().Overlays().Remove(a.win.Canvas().Overlays().Top())
		}
		if err := a.begin(); err != nil {
			return err
		}
	}
	a.done++
	a.hand.Do(a.Next(a.win.Canvas()))
	if s := a.Shell.settings; s.Speed != settings.Off { // nothing moves by itself here
		s.Speed = settings.Off
		if a.game != nil {
			a.game.table.Refresh()
		}
	}
	if a.game != nil && a.seat != nil && a.Rand.IntN(50) == 0 {
		a.seat.Board().Settle()
	}
	if a.done%100 == 0 {
		return a.known()
	}
	return nil
}

// known has a click on a known thing answered: Esc leads back to the map, a right
// click there opens a menu, and Esc closes that.
func (a *ape) known() error {
	c := a.win.Canvas()
	for range 14 {
		if c.Overlays().Top() == nil && a.free() != nil {
			break
		}
		if p := a.ready(); p != nil {
			a.hand.Click(*p, desktop.MouseButtonPrimary, 0)
			continue
		}
		a.hand.Key(fyne.KeyEscape, 0)
	}
	if c.Overlays().Top() == nil && a.free() == nil { // it may be pulled out of sight
		a.hand.Key(fyne.KeyHome, 0)
	}
	if c.Overlays().Top() != nil {
		return errors.New("Esc does not close what lies over the window")
	}
	if a.game == nil {
		return nil
	}
	p := a.free()
	if p == nil {
		return errors.New("Esc does not lead back to the map")
	}
	for range 3 { // what is said of a hex may come to lie there
		a.hand.Move(*p)
		if p = a.free(); p == nil {
			return errors.New("pointing at the map covers it")
		}
	}
	a.hand.Click(*p, desktop.MouseButtonSecondary, 0)
	if c.Overlays().Top() == nil {
		o, in := monkey.Find(c, *p, monkey.Clickable)
		return fmt.Errorf("a right click on the map at %v does nothing; there is %T now, hit %+v, on table %v", *p, o, a.seat.Board().HitAt(in), o == fyne.CanvasObject(a.seat.Board()))
	}
	a.hand.Key(fyne.KeyEscape, 0)
	if c.Overlays().Top() != nil {
		return errors.New("Esc does not close a menu")
	}
	return nil
}

// free is a place where nothing lies over the map; nil where there is none.
func (a *ape) free() *fyne.Position {
	if a.game == nil {
		return &fyne.Position{}
	}
	b, size := a.seat.Board(), a.win.Canvas().Size()
	for y := float32(0.95); y > 0; y -= 0.06 {
		for x := float32(0.05); x < 1; x += 0.06 {
			at := fyne.NewPos(x*size.Width, y*size.Height)
			o, in := monkey.Find(a.win.Canvas(), at, monkey.Clickable)
			if h := b.HitAt(in); o == fyne.CanvasObject(b) && h.OnMap && !h.InFan {
				return &at
			}
		}
	}
	return nil
}

// ready is the button by which the next player takes the table over; nil where the
// table is not covered.
func (a *ape) ready() (p *fyne.Position) {
	covered := a.game != nil
	monkey.Walk(a.win.Canvas(), func(o fyne.CanvasObject, at fyne.Position, _ monkey.Area) {
		if a.game != nil && o == fyne.CanvasObject(a.seat.Board()) {
			covered = false
		}
		if monkey.Words(o) != "" {
			middle := at.AddXY(o.Size().Width/2, o.Size().Height/2)
			p = &middle
		}
	})
	if !covered || a.win.Canvas().Overlays().Top() != nil {
		return nil
	}
	return p
}

// monkeySteps is how often the monkeys hit: VISTULA_MONKEY names another number.
func monkeySteps() int {
	if n, err := strconv.Atoi(os.Getenv("VISTULA_MONKEY")); err == nil {
		return n
	}
	return 400
}

// TestTheWindowAnswersWhateverOneDoes: no click and no key leaves anything behind
// that takes all others.
func TestTheWindowAnswersWhateverOneDoes(t *testing.T) {
	seed := uint64(1914)
	if n, err := strconv.ParseUint(os.Getenv("VISTULA_SEED"), 10, 64); err == nil {
		seed = n
	}
	sizes := []fyne.Size{{Width: 1280, Height: 740}, {Width: 1024, Height: 768}}
	for i, ruleset := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		t.Run(ruleset, func(t *testing.T) {
			a := newApe(t, ruleset, seed, sizes[i%2])
			for range monkeySteps() {
				if err := a.step(); err != nil {
					where := "at the start screen"
					if a.game != nil {
						where = fmt.Sprintf("%+v after action %d", a.game.desk.Position().Status(), a.game.desk.Match.Cursor())
					}
					t.Fatalf("seed %d, after %d acts: %v\n%s; %s\nthe last acts:%s", seed, a.done, err, monkey.State(a.win.Canvas()), where, a.Last())
				}
			}
		})
	}
}
