package table

import (
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"vistula/canvas"
	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/rules"
	_ "vistula/rules/galicia"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/desk"
	"vistula/ui/settings"
	"vistula/ui/theme"
)

// play is a table in a window of the test driver.
type play struct {
	*testing.T
	t       *Table
	win     fyne.Window
	changed int
}

// sit puts a match on a table in a window of a size.
func sit(t *testing.T, m *journal.Match, seats map[rules.Side]desk.Seat, open bool, w, h float32, dark bool) *play {
	t.Helper()
	return sitAround(t, blank, m, seats, open, w, h, dark)
}

// loaded are the typefaces, which all tables may share.
var loaded = sync.OnceValues(fonts.Load)

func typefaces(t testing.TB) *fonts.Set {
	t.Helper()
	set, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// sitAround is sit with maps that are lent, painted or not.
func sitAround(t *testing.T, maps func(testing.TB, *fonts.Set) func(rules.Ruleset) mapart.Map, m *journal.Match, seats map[rules.Side]desk.Seat, open bool, w, h float32, dark bool) *play {
	t.Helper()
	set := typefaces(t)
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.New(set, dark, 1))
	p := &play{T: t}
	p.win = test.NewTempWindow(t, nil)
	s := settings.Default()
	s.Dark, s.Speed = dark, settings.Off
	p.t = New(app, p.win, desk.New(m, seats, open), Hooks{Settings: s, Fonts: set, Sheet: maps(t, set), Changed: func() { p.changed++ }})
	p.win.SetPadded(false)
	p.win.SetContent(p.t.Content())
	p.win.Resize(fyne.NewSize(w, h))
	t.Cleanup(p.t.Close)
	return p
}

// sitWith is sit in an open game of two persons with what the program lends.
func sitWith(t *testing.T, m *journal.Match, h Hooks) *play {
	t.Helper()
	app := test.NewTempApp(t)
	p := &play{T: t, win: test.NewTempWindow(t, nil)}
	h.Settings, h.Fonts = settings.Default(), typefaces(t)
	h.Settings.Speed = settings.Off
	p.t = New(app, p.win, desk.New(m, persons(), true), h)
	p.win.SetPadded(false)
	p.win.SetContent(p.t.Content())
	p.win.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(p.t.Close)
	return p
}

func persons() map[rules.Side]desk.Seat {
	return map[rules.Side]desk.Seat{"austria": desk.Person, "russia": desk.Person}
}

func ruleset(t testing.TB) rules.Ruleset {
	t.Helper()
	rs := rulestest.Open(t, "galicia")
	return rs
}

// campaign is the whole game at its start.
func campaign(t testing.TB) *journal.Match {
	t.Helper()
	m, err := journal.New(ruleset(t), "campaign", nil, 7)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// set is a position of a few units: id, hex, id, hex ...
func set(t testing.TB, side rules.Side, phase string, units ...string) *journal.Match {
	t.Helper()
	s := rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: side, Phase: phase}
	for i := 0; i < len(units); i += 2 {
		s.Units = append(s.Units, rules.UnitState{ID: units[i], Hex: units[i+1]})
	}
	return journal.From(rulestest.Place(t, ruleset(t), s))
}

// agree says yes to the question that stands.
func (p *play) agree() {
	p.Helper()
	q := p.t.question
	if q == nil {
		p.Fatal("nothing is asked")
	}
	q.hide()
	q.then(true)
}

// click is a click on a hex, on its units where some are named.
func (p *play) click(hex string, units ...string) {
	p.Helper()
	p.t.board.OnTap(p.hit(hex, units...))
}

func (p *play) point(hex string, units ...string) {
	p.Helper()
	p.t.board.OnHover(p.hit(hex, units...))
}

func (p *play) hit(hex string, units ...string) canvas.Hit {
	p.Helper()
	id, ok := p.t.desk.Match.Ruleset().Board().Find(hex)
	if !ok {
		p.Fatalf("there is no hex %s", hex)
	}
	h := canvas.Hit{OnMap: true, Hex: id, Number: hex, Stack: p.t.desk.StackIn(hex), Position: fyne.NewPos(200, 200)}
	switch {
	case len(units) == 1:
		h.Unit = units[0]
	case len(units) > 1:
		h.Plate = true
	}
	return h
}

// button presses the bar's button with a label.
func (p *play) button(label string) {
	p.Helper()
	var have []string
	for _, b := range p.t.bar.pressed {
		if b.label == label && !b.off {
			b.do()
			return
		}
		have = append(have, b.label)
	}
	p.Fatalf("there is no button %q, but %q; %s", label, have, p.t.bar.ask)
}

func (p *play) status() rules.Status { return p.t.desk.Position().Status() }

// shoot keeps a picture of the window where VISTULA_SHOTS names a folder.
func (p *play) shoot(name string) {
	p.Helper()
	dir := os.Getenv("VISTULA_SHOTS")
	if dir == "" {
		return
	}
	p.t.board.Settle()
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		p.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, p.win.Canvas().Capture()); err != nil {
		p.Fatal(err)
	}
}

func TestAWholePlayerTurnByClicks(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1600, 1000, false)
	p.shoot("begin")
	p.button("Determine supply")
	if s := p.status(); s.Phase != "movement" {
		t.Fatalf("after supply: %+v", s)
	}
	p.shoot("move")
	moved := 0
	for range 3 {
		p.t.next(false)
		hand := p.t.desk.Hand()
		if len(hand) == 0 {
			t.Fatal("Tab selected nobody")
		}
		reach := p.t.desk.Reach().Hexes
		to := reach[len(reach)-1].Hex
		p.point(to)
		if moved == 0 {
			c, _ := p.t.desk.Counter(hand[0])
			p.t.board.CenterOn(c.Hex)
			p.shoot("reach")
		}
		p.click(to)
		p.t.back()
		p.t.back()
		moved++
	}
	if p.changed < 4 {
		t.Errorf("the program was told of %d changes only", p.changed)
	}
	p.button("End the phase")
	if p.win.Canvas().Overlays().Top() == nil {
		t.Fatal("no warning of units that have not moved")
	}
	p.shoot("warning")
	p.t.typed(&fyne.KeyEvent{Name: fyne.KeySpace}) // what lies beneath hears nothing
	p.t.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s := p.status(); s.Phase != "movement" || p.win.Canvas().Overlays().Top() != nil {
		t.Fatalf("the question was not answered with no: %+v", s)
	}
	p.button("End the phase") // the second time there is no warning
	if s := p.status(); s.Phase != "combat" {
		t.Fatalf("after movement: %+v", s)
	}
	p.shoot("combat")
	p.t.hooks.Settings.Confirm = false
	p.button("End the phase")
	if s := p.status(); s.Phase != "supply" || s.Turn != 2 {
		t.Errorf("after the turn: %+v", s)
	}
}

func TestACombatToItsEnd(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "8.06"), persons(), true, 1600, 1000, false)
	p.t.board.CenterOn("8.05")
	p.point("8.06", "ru.9-x")
	if p.t.drawer.fight.hidden || p.t.drawer.ahead == nil {
		t.Error("pointing at an enemy shows no preview")
	}
	p.shoot("ahead")
	p.click("8.06", "ru.9-x")
	for range 40 {
		s := p.status()
		if s.Stage == "attack" && p.t.desk.Match.Len() > 3 {
			break
		}
		if s.Stage == "loss-roll" {
			p.shoot("rolled")
		}
		offers := p.t.desk.Offers()
		o := offers[0]
		if i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Unit == "" && o.Hex == "" }); i >= 0 && s.Stage != "attack" {
			p.button(offers[i].Label)
			continue
		}
		switch {
		case o.Unit != "" && o.Hex == "":
			c, _ := p.t.desk.Counter(o.Unit)
			p.click(c.Hex, o.Unit)
		case o.Hex != "":
			p.click(o.Hex)
		}
	}
	if s := p.status(); s.Stage != "attack" {
		t.Fatalf("the fight is not over: %+v, %s", s, p.t.bar.ask)
	}
	dice := p.t.desk.Dice()[""]
	if dice.Dice < 4 {
		t.Errorf("%d dice fell", dice.Dice)
	}
	p.shoot("fought")
	at := p.t.desk.Match.Cursor()
	p.t.undo() // a fence, so the question is put
	if p.t.desk.Match.Cursor() != at || p.win.Canvas().Overlays().Top() == nil {
		t.Error("dice were taken back without asking")
	}
	p.t.typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if p.t.desk.Match.Cursor() != at {
		t.Error("Enter, which is on the button that loses nothing, took them back")
	}
	p.t.undo()
	p.agree()
	if p.t.desk.Match.Cursor() >= at {
		t.Error("the answer yes did not take them back")
	}
}

func TestTheTableIsHandedOver(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ru.9-x", "12.04"), persons(), false, 1280, 800, false)
	p.button("End the phase")
	if !p.t.cover.up || p.t.main.Visible() {
		t.Fatal("the table is not covered")
	}
	p.shoot("handover")
	p.t.typed(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if p.t.cover.up || !p.t.main.Visible() || p.t.desk.Viewer() != "russia" {
		t.Error("the table was not taken over")
	}
}
