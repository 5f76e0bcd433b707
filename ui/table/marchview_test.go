package table

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/desk"
)

// north is Fury's Northern Front, where Russia moves these units: id, hex, id, hex ...
func north(t *testing.T, units ...string) *play {
	t.Helper()
	rs := rulestest.Open(t, "fury")
	s := rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "russia", Phase: "movement", State: []byte(`{"front":"north"}`)}
	for i := 0; i < len(units); i += 2 {
		s.Units = append(s.Units, rules.UnitState{ID: units[i], Hex: units[i+1]})
	}
	p := rulestest.Place(t, rs, s)
	both := map[rules.Side]desk.Seat{"central": desk.Person, "russia": desk.Person}
	return sit(t, journal.From(p), both, true, 1280, 800, false)
}

// Whoever moves a unit to a hex that he sees goes on looking at the same part of the map,
// on foot and by rail, however far the unit could go from there.
func TestAMarchLeavesTheViewAlone(t *testing.T) {
	for name, to := range map[string]string{"on foot": "1111", "by rail": "1411"} {
		p := north(t, "ru.xxiii", "1010", "ru.hq-2", "1109", "ge.i", "0603")
		p.t.board.CenterOn("1210")
		p.t.board.SetPixelsPerHex(110)
		want := p.t.board.Vantage()
		p.click("1010", "ru.xxiii")
		if !p.inSight(to) {
			t.Fatalf("%s is not in sight", to)
		}
		p.click(to)
		if c, _ := p.t.desk.Counter("ru.xxiii"); c.Hex != to {
			t.Fatalf("%s the corps is in %s, not in %s", name, c.Hex, to)
		}
		if got := p.t.board.Vantage(); got != want {
			t.Errorf("%s the view went from %+v to %+v", name, want, got)
		}
	}
}

// Before a unit goes by rail, the map says that it would, and what that takes.
func TestThePointerTellsOfARide(t *testing.T) {
	p := north(t, "ru.xxiii", "1010", "ru.hq-2", "1109", "ge.i", "0603")
	p.click("1010", "ru.xxiii")
	for hex, rides := range map[string]bool{"1411": true, "1110": false} {
		_, words := p.t.placeLine(p.hit(hex))
		if strings.Contains(words, "by rail") != rides || strings.Contains(words, "rail movement point") != rides {
			t.Errorf("of %s, by rail %v, is said: %s", hex, rides, words)
		}
	}
}
