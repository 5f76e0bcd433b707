package table

import (
	"testing"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"vistula/rules"
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
