package table

import (
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/desk"
)

// inSeptember is a table at which the armies of the September game are being set up.
func inSeptember(t *testing.T) *play {
	t.Helper()
	m, err := journal.New(greatwar(t), "september", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Press(t, m, rules.VerbAuto, rules.VerbDone, rules.VerbRoll)
	return sit(t, m, map[rules.Side]desk.Seat{"austria": desk.Person, "allied": desk.Person}, true, 1280, 800, false)
}

// TestTheMapStaysWhereUnitsArePlaced: who sets up forty units one after the other is not
// flown to the few hexes of each and back, as long as one of them is in sight.
func TestTheMapStaysWhereUnitsArePlaced(t *testing.T) {
	p := inSeptember(t)
	for range 3 {
		p.t.after(p.t.desk.Units("ru.corps-10")) // it has six hexes to choose from
		hexes, _ := p.t.desk.Lit()
		before := p.t.board.Vantage()
		if len(hexes) == 0 || len(hexes) > fewest {
			t.Fatalf("%d hexes to choose from", len(hexes))
		}
		p.t.views.lead()
		if p.t.board.Away() || p.t.board.Vantage() != before {
			t.Error("the map flies to the hexes of a unit")
		}
	}
	p.t.board.SetPixelsPerHex(136)
	p.t.board.CenterOn("g2305")
	p.t.after(p.t.desk.Do(rules.Action{Verb: rules.VerbTake, Unit: "ru.corps-9"}))
	if hexes, _ := p.t.desk.Lit(); !p.t.board.InSight(hexes...) {
		t.Error("hexes out of sight are not flown to")
	}
}

// TestTheTrayStaysWhereItWas: to take a unit from the end of it does not bring back its
// beginning.
func TestTheTrayStaysWhereItWas(t *testing.T) {
	p := inSeptember(t)
	row := p.t.float.trayRow
	row.Offset.X = 500
	p.t.after(p.t.desk.Units("ru.corps-10"))
	if p.t.float.trayRow == row || p.t.float.trayRow.Offset.X != 500 {
		t.Errorf("the tray went to %v", p.t.float.trayRow.Offset.X)
	}
	p.t.float.trayRow.Offset.X = 1e6
	p.t.float.fillTray()
	if x := p.t.float.trayRow.Offset.X; x >= 1e6 || x <= 500 {
		t.Errorf("the tray went to %v, not to its end", x)
	}
}
