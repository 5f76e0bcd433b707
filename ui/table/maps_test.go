package table

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas"
	"vistula/canvas/print"
	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/journal"
)

// withSerbia is a game on a board to which a second map was added.
type withSerbia struct {
	rules.Ruleset
	board *board.Board
}

func (w withSerbia) Board() *board.Board { return w.board }

func (w withSerbia) New(scenario string, o rules.Options, seed uint64) (rules.Position, error) {
	p, err := w.Ruleset.New(scenario, o, seed)
	return besideSerbia{p, w}, err
}

// besideSerbia is a position of such a game.
type besideSerbia struct {
	rules.Position
	rs rules.Ruleset
}

func (p besideSerbia) Ruleset() rules.Ruleset { return p.rs }
func (p besideSerbia) Clone() rules.Position  { return besideSerbia{p.Position.Clone(), p.rs} }

// onTwoMaps is the campaign with the map of Serbia beside its own.
func onTwoMaps(t testing.TB) *journal.Match {
	t.Helper()
	serbia, err := data.Map(data.FS(), "greatwar", "serbia")
	if err != nil {
		t.Fatal(err)
	}
	rs := ruleset(t)
	b, err := board.New(rs.Board().Maps[0], serbia)
	if err != nil {
		t.Fatal(err)
	}
	m, err := journal.New(withSerbia{rs, b}, "campaign", nil, 7)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheSwitchGoesFromMapToMap(t *testing.T) {
	p := sitAt(t, onTwoMaps(t), true, fyne.NewSize(1280, 740), 1)
	s := p.t.float.maps
	if !s.shown() || len(s.buttons) != 3 {
		t.Fatalf("there are %d buttons", len(s.buttons))
	}
	for i, want := range []string{"Galicia", "Serbia", "All"} {
		if got := s.buttons[i].Text; got != want {
			t.Errorf("button %d reads %q, want %q", i, got, want)
		}
	}
	check := func(how string, want int) {
		t.Helper()
		if got := p.t.board.MapInView(); got != want {
			t.Errorf("%s map %d is shown, want %d", how, got, want)
		}
		lit := (want + 3) % 3 // All is the last
		for i, b := range s.buttons {
			if is := b.Importance == widget.HighImportance; is != (i == lit) {
				t.Errorf("%s button %d is lit: %v", how, i, is)
			}
		}
	}
	check("at first", 0) // the front
	for i, index := range []int{0, 1, canvas.All} {
		test.Tap(s.buttons[i])
		check(fmt.Sprintf("by button %d", i), index)
	}
	byKey := map[string]func(){}
	p.t.mapKeys(func(k fyne.Shortcut, do func()) { byKey[k.ShortcutName()] = do })
	for digit, index := range map[fyne.KeyName]int{fyne.Key1: 0, fyne.Key2: 1, fyne.Key0: canvas.All} {
		name := (&desktop.CustomShortcut{KeyName: digit, Modifier: fyne.KeyModifierShortcutDefault}).ShortcutName()
		if byKey[name] == nil {
			t.Fatalf("%s means nothing", name)
		}
		byKey[name]()
		check("by Ctrl+"+string(digit), index)
	}
	p.t.board.CenterOn("s0307")
	check("from far", 1)
	if p.win.Canvas().Focused() != fyne.Focusable(p.t.board) {
		t.Error("the switch keeps the keyboard")
	}
}

func TestTabGoesToTheMapOfTheUnit(t *testing.T) {
	p := sitAt(t, onTwoMaps(t), true, fyne.NewSize(1280, 740), 1)
	p.button("Determine supply")
	p.t.showMap(1)
	p.t.next(false)
	if got := p.t.board.MapInView(); got != 0 {
		t.Errorf("the next unit stands in Galicia, map %d is shown", got)
	}
}

func TestOneMapHasNoSwitch(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1280, 740), 1)
	if s := p.t.float.maps; s.shown() || len(p.t.mapKeyLines()) > 0 {
		t.Error("there is a switch for one map")
	}
}

func TestTheSwitchFitsAtAllSizes(t *testing.T) {
	m := onTwoMaps(t)
	for _, size := range windowSizes {
		for _, text := range textSizes {
			t.Run(fmt.Sprintf("%.0fx%.0f text %.1f", size.Width, size.Height, text), func(t *testing.T) {
				p := sitAt(t, m, true, size, text)
				p.point("8.05")
				p.sound("two maps")
			})
		}
	}
}

func TestShortTitles(t *testing.T) {
	for title, want := range map[string]string{
		"Galicia, Volhynia and the Carpathians, August - September 1914": "Galicia",
		"Serbia with Syrmia and eastern Bosnia, August - September 1914": "Serbia",
		"Galicia and Russian Poland":                                     "Galicia",
		"East Prussia":                                                   "East Prussia",
		"":                                                               "",
	} {
		if got := shortTitle(title); got != want {
			t.Errorf("%q becomes %q, want %q", title, got, want)
		}
	}
}

func TestTitlesAreSetInLines(t *testing.T) {
	for title, want := range map[string][3]string{
		"Battle for Galicia, 1914":                  {"Battle for", "Galicia", "1914"},
		"The Great War in the East: Serbia/Galicia": {"The", "Great War", "in the East"},
		"1914: Fury in the East":                    {"", "Fury", "in the East 1914"},
		"Tannenberg":                                {"", "Tannenberg", ""},
	} {
		over, main, under := print.TitleLines(title)
		if got := [3]string{over, main, under}; got != want {
			t.Errorf("%q is set as %q, want %q", title, got, want)
		}
	}
}

func TestTheWaysOffTheMapAreTold(t *testing.T) {
	b, err := data.Board(data.FS(), "greatwar", "galicia", "serbia")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := offMapWords(b, b.Maps, "s0106"), "off the map: Weisskirchen 15, Indija 26 hexes"; got != want {
		t.Errorf("of S4 it is said %q, want %q", got, want)
	}
	if got := offMapWords(b, b.Maps, "g1312"); got != "" {
		t.Errorf("of Lemberg it is said %q", got)
	}
}
