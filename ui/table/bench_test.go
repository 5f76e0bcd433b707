package table

import (
	"context"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/data"
	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/settings"
	"vistula/ui/theme"
)

// longGame is the save of a campaign after 2,500 actions of random players.
var longGame = sync.OnceValues(func() ([]byte, error) {
	rs, err := rules.Open("galicia", data.FS())
	if err != nil {
		return nil, err
	}
	m, err := journal.New(rs, "campaign", nil, 1)
	if err != nil {
		return nil, err
	}
	player, err := bot.New("random", 1)
	for err == nil && m.Len() < 2500 && m.Position().Outcome() == nil {
		p := m.Position()
		_, err = m.Do(player.Choose(context.Background(), rules.Sit(p, p.Status().ToAct)))
	}
	if err != nil {
		return nil, err
	}
	return m.Save()
})

// BenchmarkOpenLongGame is what the window does from the bytes of a save of 2,500
// actions to the first state of the table, and between the two what of it keeps
// the window from answering. The map and the type are there: the start screen
// has lent them.
func BenchmarkOpenLongGame(b *testing.B) {
	save, err := longGame()
	if err != nil {
		b.Fatal(err)
	}
	rs, set, sheet := lent(b)
	app := test.NewTempApp(b)
	app.Settings().SetTheme(theme.New(set, false, 1))
	win := test.NewTempWindow(b, nil)
	win.Resize(fyne.NewSize(1280, 740))
	var busy time.Duration
	for b.Loop() {
		m, drift, err := journal.Open(save, func(string) (rules.Ruleset, error) { return rs, nil })
		if err != nil || drift != nil {
			b.Fatal(err, drift)
		}
		begun := time.Now()
		t := New(app, win, desk.New(m, persons(), true), Hooks{
			Settings: settings.Default(), Fonts: set, Sheet: func(rules.Ruleset) mapart.Map { return sheet },
		})
		win.SetContent(t.Content())
		busy += time.Since(begun)
		b.StopTimer()
		t.Close()
		b.StartTimer()
	}
	b.ReportMetric(busy.Seconds()*1000/float64(b.N), "ms-busy")
}

// BenchmarkUpdate is what the table does after each action of a long game.
func BenchmarkUpdate(b *testing.B) {
	save, err := longGame()
	if err != nil {
		b.Fatal(err)
	}
	rs, set, sheet := lent(b)
	app := test.NewTempApp(b)
	app.Settings().SetTheme(theme.New(set, false, 1))
	m, _, err := journal.Open(save, func(string) (rules.Ruleset, error) { return rs, nil })
	if err != nil {
		b.Fatal(err)
	}
	win := test.NewTempWindow(b, nil)
	s := settings.Default()
	s.Speed = settings.Off
	t := New(app, win, desk.New(m, persons(), true), Hooks{Settings: s, Fonts: set, Sheet: func(rules.Ruleset) mapart.Map { return sheet }})
	b.Cleanup(t.Close)
	win.SetContent(t.Content())
	win.Resize(fyne.NewSize(1280, 740))
	for i := 0; b.Loop(); i++ {
		do := t.desk.Redo
		if i%2 == 0 {
			do = func() error { return t.desk.Undo(1, true) }
		}
		if err := do(); err != nil {
			b.Fatal(err)
		}
		t.moved()
	}
}

// lent is what a start screen lends.
func lent(b *testing.B) (rules.Ruleset, *fonts.Set, *mapart.Sheet) {
	b.Helper()
	rs := ruleset(b)
	set, err := fonts.Load()
	if err != nil {
		b.Fatal(err)
	}
	sheet, err := mapart.New(rs.Board(), 0, set, mapart.Print{})
	if err != nil {
		b.Fatal(err)
	}
	return rs, set, sheet
}
