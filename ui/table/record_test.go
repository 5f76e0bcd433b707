package table

import (
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/ui/desk"
	"vistula/ui/theme"
)

// TestTheJournalHasRoomForTheWordsOfTheOtherSide: after the table was handed over
// a line has other words than before.
func TestTheJournalHasRoomForTheWordsOfTheOtherSide(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1024, 768), 1)
	r := p.t.drawer.record
	line := func(text string) desk.Line { return desk.Line{Event: rules.Event{Text: text, Case: "Prepare 2"}} }
	r.lines = []desk.Line{line("A unit is set up."), line("A unit is set up.")}
	r.heights()
	one := r.highs[0]
	r.lines[0] = line("Austro-Hungarian Kav 2 is set up in 2431 (Rawa Ruska), beside two more units of the army.")
	r.heights()
	if r.highs[0] <= one || r.highs[1] != one {
		t.Errorf("one line is %v high, and two lines %v", one, r.highs[0])
	}
}

// The journal shows the time that is looked at: the last lines of the present when the
// game is opened, and the first of a turn that is chosen from the list.
func TestTheJournalFollowsTheTime(t *testing.T) {
	m := amid(t, "greatwar", 4)
	p := sit(t, m, seated(m), true, 1280, 800, false)
	r := p.t.drawer.record
	// shown tells whether a line is seen whole.
	shown := func(i int) bool {
		gap, y := p.t.app.Settings().Theme().Size(fynetheme.SizeNamePadding), float32(0)
		for k := range i {
			y += r.highs[k] + gap
		}
		top := r.list.GetScrollOffset()
		return y >= top-1 && y+r.highs[i] <= top+r.list.Size().Height+1
	}
	if last := len(r.lines) - 1; !shown(last) || shown(0) {
		t.Errorf("the last of %d lines is not seen when the game is opened", len(r.lines))
	}
	for _, turn := range []int{2, 3, 1} {
		r.jump(strconv.Itoa(turn))
		if n := p.t.desk.TurnStarts()[turn]; p.t.past != n {
			t.Fatalf("the table looks at action %d, turn %d begins with %d", p.t.past, turn, n)
		}
		i := slices.IndexFunc(r.lines, func(l desk.Line) bool { return l.Entry > p.t.past })
		if !shown(i) {
			t.Errorf("turn %d was chosen, and its first line %q is not seen", turn, r.lines[i].Event.Text)
		}
	}
	p.win.Resize(fyne.NewSize(1280, 700))
	if i := slices.IndexFunc(r.lines, func(l desk.Line) bool { return l.Entry > p.t.past }); !shown(i) {
		t.Error("in a lower window the line is out of sight")
	}
}

// A place at the edge of the window comes well into sight.
func TestAVisitedPlaceIsNotAtTheEdge(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1280, 800), 1)
	b := p.t.desk.Match.Ruleset().Board()
	id, _ := b.Find("8.05")
	for _, n := range b.Neighbours(id) {
		if n == board.None {
			t.Fatal("the hex lies at the edge of the map")
		}
	}
	(acts{p.t}).visit("8.05")
	for _, n := range b.Neighbours(id) {
		if p.t.board.Visit(nil, b.Number(n)) {
			t.Errorf("%s beside the place that is visited is out of sight", b.Number(n))
		}
	}
}

func TestALongCaseHasRoomBesideTheWords(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1024, 768), 1)
	r := p.t.drawer.record
	l := desk.Line{Event: rules.Event{Text: "German XI A leaves for the east.", Case: "Two Fronts 1"}}
	if wide := p.t.text(l.Event.Case, caseSize, plain, p.t.look.Text).MinSize().Width; r.right(&l) < wide+scrollBar {
		t.Errorf("the case is %v wide and has %v", wide, r.right(&l))
	}
}

// TestDarkPanelsShowTheirControls: the zoom takes the colours of the panels when
// they change, and what lies on paper keeps the light ones.
func TestDarkPanelsShowTheirControls(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1024, 768), 1)
	set := typefaces(t)
	p.t.app.Settings().SetTheme(theme.New(set, true, 1))
	p.t.Refresh()
	ground := theme.PaletteOf(true).Ground
	if got := test.WidgetRenderer(p.t.float.zoom.Objects[0].(fyne.Widget)).Objects()[0].(*fynecanvas.Rectangle).FillColor; got != ground {
		t.Errorf("the zoom lies on %v, want %v", got, ground)
	}
	p.t.sheets.open(sheetKeys)
	over, ok := p.t.sheets.box.Objects[1].(*container.ThemeOverride)
	if !ok || over.Theme.Color("foreground", 0) == theme.New(set, true, 1).Color("foreground", 0) {
		t.Error("the tools of a sheet have the colours of dark panels")
	}
}
