package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
	"vistula/rules/analysis"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
)

// The analysis shows the margin of whoever looks, the dice and the costly moves; when the
// game has gone on or somebody else looks, it is not shown any more.
func TestAGameIsAnalysed(t *testing.T) {
	p := sit(t, recorded(t), persons(), false, 1280, 800, false)
	a := p.t.analysed
	menu{p.t}.analyse()()
	if a.found == nil || a.found.Side != p.t.desk.Viewer() || len(a.found.Points) < 3 {
		t.Fatalf("it found %+v, %s", a.found, a.why)
	}
	a.found.Luck, a.found.Rolls = -2.5, 3
	a.show()
	said := texts(p.t.sheets.box)
	for _, want := range []string{"Chance of doing better than usual for " + p.t.desk.SideName(a.found.Side), "which ends it with Russia 50 points ahead on average", "2.5 VP less than expected", "cost most"} {
		if !strings.Contains(said, want) {
			t.Errorf("the sheet does not say %q: %s", want, said)
		}
	}
	a.found.Par = nil
	a.show()
	if said = texts(p.t.sheets.box); !strings.Contains(said, "Chance of winning for "+p.t.desk.SideName(a.found.Side)) || strings.Contains(said, "better than usual") {
		t.Errorf("of a scenario that both sides win the sheet says %q", said)
	}
	a.viewer = "somebody else"
	a.show()
	if said := texts(p.t.sheets.box); strings.Contains(said, "Chance of") || !strings.Contains(said, "Analyse the game") {
		t.Errorf("what one side may know is shown to the other: %s", said)
	}
}

// The chart calls the turns what the turn record calls them, and leaves out those that have
// no room.
func TestTheChartOfAnAnalysisNamesTheTurns(t *testing.T) {
	m := amid(t, "fury", 2)
	a := sit(t, m, seated(m), true, 1280, 800, false).t.analysed
	points := []analysis.Point{{Turn: 1}, {Turn: 1}, {Turn: 2}, {Turn: 2}, {Turn: 3}}
	apart := func(i int) float64 { return 100 * float64(i) }
	if got := a.turnMarks(points, apart, 10); len(got) != 3 || got[1] != a.turnName(1) || got[2] != a.turnName(2) || got[4] != a.turnName(3) {
		t.Errorf("the turns are called %v", got)
	}
	if a.turnName(1) != "A2" {
		t.Errorf("the first turn is called %q", a.turnName(1))
	}
	tight := func(i int) float64 { return 10 * float64(i) }
	if got := a.turnMarks(points, tight, 10); len(got) != 2 || got[1] == "" || got[4] == "" {
		t.Errorf("side by side stand %v", got)
	}
}

// Work that was stopped shows nothing, whatever comes of it afterwards.
func TestAnAnalysisIsStopped(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1280, 800, false)
	a := p.t.analysed
	stopped := false
	a.match, a.at, a.cancel = p.t.desk.Match, 0, func() { stopped = true }
	p.t.sheets.open(sheetAnalysis)
	a.reached(t.Context(), 42)
	if said := texts(p.t.sheets.box); !strings.Contains(said, "42 %") || !strings.Contains(said, "Stop") {
		t.Errorf("the sheet says %q", said)
	}
	a.stop()
	if a.show(); !stopped || !strings.Contains(texts(p.t.sheets.box), "Analyse the game") {
		t.Error("the work goes on")
	}
}

// The margin is that of the side that a person plays, where nobody in particular looks.
func TestTheMarginIsThatOfThePerson(t *testing.T) {
	for _, side := range []rules.Side{"austria", "russia"} {
		p := sit(t, campaign(t), persons(), true, 1280, 800, false)
		for s := range p.t.desk.Seats {
			if s != side {
				p.t.desk.Seats[s] = "random"
			}
		}
		if got := p.t.analysed.side(); got != side {
			t.Errorf("the margin is that of %s, want %s", got, side)
		}
	}
}

// A click on a move that cost much shows the game as it was before it; Esc leads back.
func TestACostlyMoveLeadsToWhereItWasMade(t *testing.T) {
	p := sit(t, recorded(t), persons(), true, 1280, 800, false)
	for _, hexes := range [][]string{{"8.05", "8.06"}, nil} {
		p.t.sheets.open(sheetAnalysis)
		c := analysis.Costly{Scene: scene.Scene{Line: chronicle.Line{Class: chronicle.March, Side: "austria", Hexes: hexes, First: 12, Last: 12}, Kind: scene.March}}
		p.t.analysed.costly(&c, 600).(fyne.Tappable).Tapped(&fyne.PointEvent{})
		if p.t.sheets.up() || p.t.past != 11 {
			t.Errorf("a sheet lies there: %v, and the game is looked at after %d actions", p.t.sheets.up(), p.t.past)
		}
		if len(hexes) > 0 && !p.t.board.InSight(hexes...) {
			t.Error("its place is out of sight")
		}
		if p.t.typed(keyEvent(fyne.KeyEscape)); p.t.past != now {
			t.Error("Esc does not lead back to the present")
		}
	}
}
