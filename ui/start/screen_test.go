package start

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"vistula/data"
	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/opponent"
	"vistula/ui/theme"
)

// heard is what a screen asked its shell for.
type heard struct {
	played []Choice
	words  []string
}

func screen(t *testing.T, size fyne.Size, change func(*Config)) (*Screen, fyne.Window, *heard) {
	t.Helper()
	set := loadFonts(t)
	atlas, err := sharedMaps()
	if err != nil {
		t.Fatal(err)
	}
	h := &heard{}
	say := func(format string, args ...any) { h.words = append(h.words, fmt.Sprintf(format, args...)) }
	c := Config{
		Fonts: set, Theme: theme.New(set, false, 1), Games: Shelf(finder()), Now: true, Maps: atlas,
		Play:     func(c Choice) { h.played = append(h.played, c) },
		Continue: func(id string) { say("continue %s", id) }, Remove: func(id string) { say("remove %s", id) },
		Open: func() { say("open") }, OpenRecent: func(p string) { say("open %s", p) }, Settings: func() { say("settings") },
	}
	if change != nil {
		change(&c)
	}
	app := test.NewTempApp(t)
	app.Settings().SetTheme(c.Theme)
	c.Window = test.NewTempWindow(t, nil)
	s := New(c)
	c.Window.SetPadded(false)
	c.Window.SetContent(s.Content())
	c.Window.Resize(size)
	c.Window.Canvas().SetOnTypedKey(s.Key)
	return s, c.Window, h
}

func key(w fyne.Window, names ...fyne.KeyName) {
	for _, n := range names {
		e := &fyne.KeyEvent{Name: n}
		if f := w.Canvas().Focused(); f != nil {
			f.TypedKey(e)
		} else if f := w.Canvas().OnTypedKey(); f != nil {
			f(e)
		}
	}
}

func running(c *Config) {
	var blocks []Block
	for i := range c.Games {
		if g := &c.Games[i]; g.ID == "galicia" {
			p, err := g.Rules.New(g.Scenarios[0].ID, nil, 1)
			if err == nil {
				blocks = BlocksOf(p.View(""))
			}
		}
	}
	game := Entry{Ruleset: "galicia", Title: "Battle for Galicia, 1914", Scenario: "The Historical Campaign", Against: "Austria-Hungary against the computer",
		Line: "Turn 3 of 12 · Austria-Hungary to decide", Saved: time.Now(), Blocks: blocks}
	branch, save := game, game
	branch.Name, branch.Line = "What if the Second Army had come", "Turn 5 of 12 · Russia to decide"
	save.Saved = time.Now().Add(-30 * time.Hour)
	c.Running = []Running{{ID: "g1", Entry: game}, {ID: "g2", Of: "g1", Parted: "Branched off in turn 2", Entry: branch}, {ID: "g3", Of: "g2", Parted: "Branched off in turn 4", Entry: game}, {ID: "g4", Of: "g1", Parted: "Branched off in turn 1", Entry: game}}
	c.Recent = []Save{{Path: "/home/anna/before-lemberg.vistula", Entry: save}}
	c.Rename, c.RenameSave, c.Compare = func(string) {}, func(string) {}, func([]string) {}
}

// TestPictures draws the screen for people to look at.
func TestPictures(t *testing.T) {
	if os.Getenv("VISTULA_PICTURES") == "" {
		t.Skip("VISTULA_PICTURES names no folder")
	}
	for name, c := range map[string]struct {
		w, h   float32
		change func(*Config)
		do     func(*Screen)
	}{
		"start-1600":      {1600, 1000, running, nil},
		"start-1280":      {1280, 800, running, nil},
		"start-1024":      {1024, 768, running, nil},
		"start-1024-box":  {1024, 768, running, func(s *Screen) { s.openBox() }},
		"start-2560":      {2560, 1440, nil, nil},
		"start-dark":      {1600, 1000, func(c *Config) { running(c); c.Theme = theme.New(c.Fonts, true, 1) }, nil},
		"start-big-text":  {1600, 1000, func(c *Config) { running(c); c.Theme = theme.New(c.Fonts, false, 1.4) }, nil},
		"start-diary":     {1600, 1000, running, func(s *Screen) { s.choose(len(s.games)) }},
		"start-not-ready": {1280, 800, nil, func(s *Screen) { s.choose(2) }},
	} {
		t.Run(name, func(t *testing.T) {
			s, w, _ := screen(t, fyne.NewSize(c.w, c.h), c.change)
			if c.do != nil {
				c.do(s)
			}
			keep(t, name, w.Canvas().Capture())
		})
	}
}

func TestNothingIsClipped(t *testing.T) {
	for _, c := range []struct{ w, h, text float32 }{{1024, 768, 1}, {1280, 800, 1}, {1280, 800, 1.5}, {1600, 1000, 0.8}} {
		s, _, _ := screen(t, fyne.NewSize(c.w, c.h), func(to *Config) {
			running(to)
			to.Theme = theme.New(to.Fonts, false, c.text)
		})
		s.openBox()
		for _, box := range []int{0, 1, len(s.games)} {
			s.choose(box)
			driver := fyne.CurrentApp().Driver()
			walk(s.right, func(o fyne.CanvasObject) {
				at := driver.AbsolutePositionForObject(o)
				text, ok := o.(*canvas.Text)
				if ok && at.X+text.MinSize().Width > c.w+1 {
					t.Errorf("%+v, box %d: %q reaches to %v", c, box, text.Text, at.X+text.MinSize().Width)
				}
			})
		}
	}
}

func TestPlayByKeyboard(t *testing.T) {
	s, w, h := screen(t, fyne.NewSize(1280, 800), nil)
	key(w, fyne.KeyRight)
	if s.chosen != 1 {
		t.Fatalf("the right arrow chose box %d", s.chosen)
	}
	s.choose(len(s.games) - 1)
	key(w, fyne.KeyReturn)
	if len(h.played) != 0 {
		t.Fatal("an empty box was played")
	}
	s.choose(1)
	key(w, fyne.KeyDown, fyne.KeyUp, fyne.KeyLeft, fyne.KeyReturn)
	if len(h.played) != 1 {
		t.Fatalf("%d games were begun", len(h.played))
	}
	c := h.played[0]
	if c.Ruleset != "galicia" || c.Scenario != "campaign" || !c.Open || c.Seats["austria"] != desk.Person {
		t.Errorf("the game is %+v", c)
	}
}

func TestSeatsAndFog(t *testing.T) {
	s, w, h := screen(t, fyne.NewSize(1280, 800), nil)
	choices := inSight(s)
	if len(choices) != 4 {
		t.Fatalf("there are %d choices, want two seats, the dice and what may be seen", len(choices))
	}
	test.Tap(choices[0]) // the middle: nothing is promised of it
	choices[0].choose(0)
	w.Canvas().Focus(choices[1])
	key(w, fyne.KeyRight)
	w.Canvas().Focus(choices[2])
	key(w, fyne.KeyRight, fyne.KeyReturn)
	if len(h.played) != 1 {
		t.Fatal("Enter did not play")
	}
	c := h.played[0]
	if c.Seats["austria"] != desk.Person || c.Seats["russia"] != desk.Seat(opponent.Usual) || c.Open {
		t.Errorf("the game is %+v", c)
	}
}

// inSight are the choices that are shown in the open box.
func inSight(s *Screen) (list []*pills) {
	walk(s.page.Content, func(o fyne.CanvasObject) {
		if p, ok := o.(*pills); ok {
			list = append(list, p)
		}
	})
	return list
}

// Once the computer has a side its level and style are asked for; they are remembered,
// and what is chosen for one side says nothing about the other.
func TestLevelAndStyleAreChosenAndRemembered(t *testing.T) {
	s, w, h := screen(t, fyne.NewSize(1280, 800), nil)
	high := s.page.Content.Size().Height
	inSight(s)[1].choose(1)
	list := inSight(s)
	if len(list) != 6 {
		t.Fatalf("there are %d choices, want two seats, a level, a style, the dice and what may be seen", len(list))
	}
	if s.page.Content.Size().Height <= high {
		t.Error("the box has not grown with what is asked")
	}
	list[2].choose(slices.Index(opponent.Levels(), "level3"))
	list[3].choose(slices.Index(opponent.Styles(), "bold"))
	if said := said(s); !strings.Contains(said, "up to 8 seconds") || !strings.Contains(said, "takes risks") {
		t.Errorf("of the player is said %q", said)
	}
	list[2].choose(slices.Index(opponent.Levels(), opponent.Lots))
	if len(inSight(s)) != 5 {
		t.Error("one who draws lots is asked for a style")
	}
	list[2].choose(slices.Index(opponent.Levels(), "level1"))
	list[1].choose(0)
	list[1].choose(1) // the level stays
	key(w, fyne.KeyReturn)
	if c := h.played[0]; c.Seats["austria"] != desk.Person || c.Seats["russia"] != "level1-bold" {
		t.Fatalf("the game is %+v", c)
	}
	again, _, _ := screen(t, fyne.NewSize(1280, 800), func(to *Config) { to.Last = h.played[0].Last() })
	if seats := again.Choice().Seats; seats["russia"] != "level1-bold" || seats["austria"] != string(desk.Person) {
		t.Errorf("the next time there sit %v", seats)
	}
	list = inSight(again)
	if len(list) != 6 || list[2].labels[list[2].chosen] != "Quick" || list[3].labels[list[3].chosen] != "Bold" {
		t.Error("level and style that were chosen do not show")
	}
}

// said are the words in the open box.
func said(s *Screen) string {
	words := ""
	walk(s.page.Content, func(o fyne.CanvasObject) {
		if t, ok := o.(*canvas.Text); ok && t.Visible() {
			words += t.Text + " "
		}
	})
	return words
}

// A computer player that cannot play by a rulebook says so where it is chosen.
func TestWhatCannotPlaySaysWhy(t *testing.T) {
	own := fstest.MapFS{"galicia/bot.json": {Data: []byte("{")}}
	s, _, _ := screen(t, fyne.NewSize(1280, 800), func(to *Config) {
		to.Games = Shelf(func(id string) (rules.Ruleset, error) { return rules.Open(id, data.Layer(own, data.FS())) })
		to.Last.Ruleset, to.blank = "galicia", true
	})
	if strings.Contains(said(s), "bot.json") {
		t.Error("a side that a person plays complains of weights")
	}
	inSight(s)[0].choose(1)
	if !strings.Contains(said(s), "bot.json") {
		t.Errorf("nothing tells that the weights are damaged: %s", said(s))
	}
	inSight(s)[1].choose(slices.Index(opponent.Levels(), opponent.Lots))
	if strings.Contains(said(s), "bot.json") {
		t.Error("one who draws lots complains of weights")
	}
}

func TestNarrowWindowShowsOneAtATime(t *testing.T) {
	s, w, h := screen(t, fyne.NewSize(1024, 768), running)
	if !s.left.Visible() || s.right.Visible() {
		t.Fatal("a narrow window does not begin with the shelf")
	}
	key(w, fyne.KeyReturn)
	if s.left.Visible() || !s.right.Visible() || len(h.played) != 0 {
		t.Fatal("Enter does not open the box")
	}
	key(w, fyne.KeyEscape)
	if !s.left.Visible() {
		t.Fatal("Esc does not go back")
	}
	test.TapAt(s.shelf, fyne.NewPos(float32(s.shelf.plan.boxes[0].X)+20, float32(s.shelf.plan.boxes[0].Y)+40))
	if !s.right.Visible() {
		t.Error("a click does not open the box")
	}
	w.Resize(fyne.NewSize(1400, 900))
	if !s.left.Visible() || !s.right.Visible() {
		t.Error("a wide window does not show both")
	}
}

func TestEverythingCanBeReachedByTab(t *testing.T) {
	_, w, h := screen(t, fyne.NewSize(1280, 800), running)
	for range 30 {
		w.Canvas().FocusNext()
		if p, ok := w.Canvas().Focused().(*plate); ok {
			p.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		}
	}
	for _, want := range []string{"continue g1", "open", "settings"} {
		found := false
		for _, got := range h.words {
			found = found || got == want
		}
		if !found {
			t.Errorf("%q was not reached; got %q", want, h.words)
		}
	}
	if len(h.played) == 0 {
		t.Error("the button that plays was not reached")
	}
}

// walk visits all objects that are seen.
func walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if !o.Visible() {
		return
	}
	visit(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, c := range o.Objects {
			walk(c, visit)
		}
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			walk(c, visit)
		}
	}
}
