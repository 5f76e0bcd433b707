package table

import (
	"fmt"
	"image/color"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"vistula/canvas"
	"vistula/rules/journal"
	"vistula/ui/desk"
	"vistula/ui/layouttest"
	"vistula/ui/settings"
	"vistula/ui/theme"
)

// sitAt puts a match on a table in a window of a size, with text of a size.
func sitAt(t *testing.T, m *journal.Match, open bool, size fyne.Size, text float32) *play {
	t.Helper()
	set := typefaces(t)
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.New(set, false, text))
	p := &play{T: t}
	p.win = test.NewTempWindow(t, nil)
	s := settings.Default()
	s.Speed, s.TextSize = settings.Off, int(text*100)
	nothing := func() {}
	p.t = New(app, p.win, desk.New(m, persons(), open), Hooks{Settings: s, Fonts: set, Sheet: blank(t, set), Save: nothing, SaveAs: nothing, Open: nothing, Leave: nothing, Preferences: nothing})
	p.win.SetPadded(false)
	p.win.SetContent(p.t.Content())
	p.win.Resize(size)
	t.Cleanup(p.t.Close)
	return p
}

func layoutKind(o fyne.CanvasObject) layouttest.Kind {
	switch o.(type) {
	case *canvas.Board:
		return layouttest.Ground
	case *screen:
		return layouttest.Cover
	case *sheetFocus:
		return layouttest.Glass
	}
	return layouttest.Usual
}

// sound fails the test where the window shows something badly.
func (p *play) sound(state string) {
	p.Helper()
	faults := layouttest.Faults(p.t.Content(), p.win.Canvas().Size(), layoutKind)
	if p.Failed() {
		return // one state that fails is enough to look at
	}
	for i, f := range faults {
		if i > 4 {
			p.Errorf("%s: and %d more", state, len(faults)-i)
			return
		}
		p.Errorf("%s: %s", state, f)
	}
}

// windowSizes are those that the table is tried at.
var windowSizes = []fyne.Size{{Width: 1024, Height: 768}, {Width: 1280, Height: 740}, {Width: 1920, Height: 1080}, {Width: 2560, Height: 1440}, {Width: 3840, Height: 2160}}

var textSizes = []float32{0.8, 1, 2}

func TestNothingIsCutOffOrCoveredAtAnySize(t *testing.T) {
	for _, size := range windowSizes {
		for _, text := range textSizes {
			t.Run(fmt.Sprintf("%.0fx%.0f text %.1f", size.Width, size.Height, text), func(t *testing.T) {
				soundAt(t, size, text)
			})
		}
	}
}

// soundAt looks at a game's first turn, with all that can be opened.
func soundAt(t *testing.T, size fyne.Size, text float32) {
	t.Helper()
	p := sitAt(t, campaign(t), true, size, text)
	p.sound("at the start")
	p.button("Determine supply")
	p.t.next(false)
	p.point("8.05")
	p.sound("a unit selected")
	p.t.float.say("This is a sentence of a length that sentences here may well have, with a case (9.2.1).")
	p.sound("a sentence")
	p.t.stepBack()
	p.sound("looking back")
	p.t.back()
	p.panels()
	if size.Width < 1900 { // where there is more room they are no worse off
		p.sheets()
	}
}

// panels opens all panels one after the other.
func (p *play) panels() {
	p.Helper()
	d := p.t.drawer
	if !p.t.slim {
		d.hide(d.unit)
		p.sound("without the unit")
		d.hide(d.journal)
		p.sound("without panels")
		d.toggle()
		return
	}
	for i := range 2 {
		p.t.knobs.fold(i)
		p.sound([]string{"the menu", "the overlays"}[i])
	}
	p.t.back()
	d.slide(d.unit)
	p.sound("the unit slid in")
	d.slide(d.journal)
	p.sound("unit and journal slid in")
	d.toggle()
}

// sheets opens all sheets one after the other.
func (p *play) sheets() {
	p.Helper()
	for _, kind := range []string{sheetDisplays, sheetTracks, sheetCharts, sheetDice, sheetKeys, sheetHappened} {
		p.t.sheets.open(kind)
		for i, page := range p.t.sheets.pages() {
			p.t.sheets.at = i
			p.t.sheets.fill()
			p.sound(page.title)
		}
	}
	p.t.back()
}

// TestWhatIsAskedIsReadWhole also in a small window, where the bar grows with it, in every
// game.
func TestWhatIsAskedIsReadWhole(t *testing.T) {
	grown := 0
	for _, game := range games {
		m := amid(t, game, 2)
		p := sit(t, m, seated(m), true, 800, 600, false)
		r := rand.New(rand.NewPCG(5, 6))
		seen := map[string]bool{}
		for range 400 {
			if m.Position().Outcome() != nil {
				break
			}
			offers := p.t.desk.Offers()
			p.t.desk.Do(offers[r.IntN(len(offers))].Action)
			if seen[p.t.desk.Ask()] {
				continue
			}
			seen[p.t.desk.Ask()] = true
			p.t.bar.fill()
			if words := texts(p.t.bar.question); strings.Contains(words, "…") {
				t.Errorf("%s: %s", game, words)
			}
			if p.t.bar.box.Size().Height > p.t.barHeight(p.t.windowSize()) {
				if grown++; grown == 1 {
					p.shoot("long-question")
				}
			}
		}
	}
	if grown == 0 {
		t.Error("no question was so long that the bar had to grow")
	}
}

func TestAFightIsNotCutOffAtAnySize(t *testing.T) {
	for _, size := range windowSizes[:2] {
		for _, text := range textSizes {
			t.Run(fmt.Sprintf("%.0fx%.0f text %.1f", size.Width, size.Height, text), func(t *testing.T) {
				fightAt(t, size, text)
			})
		}
	}
}

// fightAt looks at a fight from the preview to its declaration.
func fightAt(t *testing.T, size fyne.Size, text float32) {
	t.Helper()
	m := set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "7.06", "ru.9-x", "8.06", "ru.31-x", "8.06")
	p := sitAt(t, m, true, size, text)
	p.t.board.Home() // so that there is room under the pointer for the sheet
	p.point("8.06", "ru.9-x")
	p.sound("a preview") // where the sheet would cover the hex, it takes a click
	if p.t.slim && p.t.drawer.shows(p.t.drawer.fight) != (p.t.covered.Bottom > 0) {
		t.Error("the map does not know whether a sheet is over it")
	}
	p.click("8.06", "ru.9-x")
	p.click("8.05")
	p.sound("declared")
	if p.t.slim && p.t.covered.Bottom == 0 {
		t.Error("the map does not know of the sheet over it")
	}
	for _, at := range []stop{stopHead, stopWhole} {
		p.t.drawer.below.at = at
		p.t.drawer.fill()
		p.sound("the sheet at another stop")
	}
	p.t.drawer.slide(p.t.drawer.unit)
	p.sound("with the unit")
}

func TestTheKeyboardAloneIsEnough(t *testing.T) {
	m := set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "8.07", "ru.9-x", "14.06")
	p := sitAt(t, m, true, fyne.NewSize(1280, 800), 1)
	c := p.win.Canvas()
	if c.Focused() != fyne.Focusable(p.t.board) {
		t.Fatalf("at the start the keyboard is with %T", c.Focused())
	}
	key := func(names ...fyne.KeyName) {
		for _, n := range names {
			c.Focused().TypedKey(&fyne.KeyEvent{Name: n})
		}
	}
	key(fyne.KeyTab)
	first := p.t.desk.Selected()[0]
	key(fyne.KeyTab)
	if p.t.desk.Selected()[0] == first {
		t.Error("Tab does not go on to the next unit")
	}
	key(fyne.KeyLeft, fyne.KeyReturn)
	if p.changed != 0 && len(p.t.desk.Hand()) == 0 {
		t.Error("the unit is not in hand after a step")
	}
	key(fyne.KeyTab)
	if len(p.t.desk.Selected()) != 1 || p.t.desk.Selected()[0] != first {
		t.Errorf("after a move Tab selects %v, want %s", p.t.desk.Selected(), first)
	}
	test.TypeOnCanvas(c, "?")
	if !p.t.sheets.up() || p.t.sheets.kind != sheetKeys {
		t.Error("? does not list the keys")
	}
	key(fyne.KeyEscape)
	if p.t.sheets.up() || c.Focused() != fyne.Focusable(p.t.board) {
		t.Error("Esc does not go back to the map")
	}
	key(fyne.KeyF6)
	place, ok := c.Focused().(*tapped)
	if !ok || place.ring.StrokeColor == color.Color(color.Transparent) {
		t.Fatalf("F6 takes the keyboard to %T, and no ring shows it", c.Focused())
	}
	key(fyne.KeyDown, fyne.KeyReturn)
	if !p.t.rail.on[overlaySupply] {
		t.Error("Enter does not press what has the keyboard")
	}
	key(fyne.KeyF6, fyne.KeyF6, fyne.KeyEscape)
	if c.Focused() != fyne.Focusable(p.t.board) {
		t.Error("Esc does not bring the keyboard back")
	}
}

func TestClosingATornOffSheetDocksItAgain(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1280, 800), 1)
	p.t.sheets.open(sheetCharts)
	p.t.sheets.tear()
	if p.t.sheets.up() || p.t.sheets.win == nil {
		t.Fatal("the sheet has no window of its own")
	}
	p.t.sheets.win.Close()
	if !p.t.sheets.up() || p.t.sheets.kind != sheetCharts {
		t.Error("the sheet does not come back")
	}
}

// TestWhatIsTornOffAppearsAsTheProgramSays has both kinds of windows that a table makes: who
// looks after the program's windows must know of each before it is used.
func TestWhatIsTornOffAppearsAsTheProgramSays(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1280, 800), 1)
	var appeared []fyne.Window
	p.t.appear = func(w fyne.Window) {
		appeared = append(appeared, w)
		w.Show()
	}
	p.t.drawer.tear(p.t.drawer.journal)
	p.t.sheets.open(sheetCharts)
	p.t.sheets.tear()
	if want := []fyne.Window{p.t.drawer.journal.win, p.t.sheets.win}; !slices.Equal(appeared, want) {
		t.Errorf("%d windows appeared as the program says, not the two that were torn off", len(appeared))
	}
}
