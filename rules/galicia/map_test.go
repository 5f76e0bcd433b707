package galicia_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules/board"
	"vistula/rules/rulestest"
)

// hexOf is the record of a hex of the map.
func hexOf(t *testing.T, number string) *board.Hex {
	t.Helper()
	b := ruleset(t).Board()
	id, ok := b.Find(number)
	if !ok {
		t.Fatalf("there is no hex %s", number)
	}
	return &b.Hexes[id]
}

// Every place that the rulebook names stands in its hex.
func TestPlacesOfTheRulebook(t *testing.T) {
	rulestest.Cite(t, "13.0", "15.1")
	for number, name := range map[string]string{"16.22": "Lublin", "16.18": "Krasnostaw", "18.17": "Chelm", "16.13": "Hrubieszow",
		"7.09": "Lemberg", "6.10": "Grodek", "2.11": "Sambor", "6.12": "Jaworow", "3.15": "Przemysl"} {
		if h := hexOf(t, number); h.Town != name {
			t.Errorf("hex %s is %q, want %s", number, h.Town, name)
		}
	}
	if !hexOf(t, "3.15").Fortress {
		t.Error("Przemysl is no fortress")
	}
}

// Rows run up the sheet and columns to the left: which hexes touch is known from
// the example of cavalry reaction.
func TestSheet(t *testing.T) {
	b := ruleset(t).Board()
	at := func(number string) board.ID {
		id, ok := b.Find(number)
		if !ok {
			t.Fatalf("there is no hex %s", number)
		}
		return id
	}
	for _, n := range []string{"14.14", "14.15"} {
		if !b.Adjacent(at("13.15"), at(n)) {
			t.Errorf("13.15 does not touch %s", n)
		}
	}
}

// The friendly map edges: Russia's are the top, the right and the left above
// 15.26, Austria-Hungary's the bottom and the left below 6.25. The corner 1.01
// is both sides'. Supply symbols stand on friendly edges only.
func TestFriendlyEdges(t *testing.T) {
	rulestest.Cite(t, "11.2")
	for _, h := range ruleset(t).Board().Hexes {
		row := 0
		for _, r := range h.Number[:strings.Index(h.Number, ".")] {
			row = 10*row + int(r-'0')
		}
		has := func(edge string) bool { return slices.Contains(h.Edge, edge) }
		russia := has("top") || has("right") || has("left") && row > 15
		austria := has("bottom") || has("left") && row < 6
		for side, want := range map[string]bool{"russia": russia, "austria": austria} {
			if got := slices.Contains(h.Friendly, side); got != want {
				t.Errorf("hex %s is a friendly edge of %s: %v, want %v", h.Number, side, got, want)
			}
			if slices.Contains(h.Supply, side) && !want {
				t.Errorf("hex %s has a supply symbol of %s, but is not its edge", h.Number, side)
			}
		}
	}
}

// The hexes closed to Austria-Hungary until after turn 5 are 3.01 to 11.01 and no
// others.
func TestWhichHexesAreClosed(t *testing.T) {
	rulestest.Cite(t, "4.5", "9.3")
	want := strings.Fields("3.01 4.01 5.01 6.01 7.01 8.01 9.01 10.01 11.01")
	var got []string
	for _, h := range ruleset(t).Board().Hexes {
		if r := h.Restricted; r != nil {
			got = append(got, h.Number)
			if r.Side != "austria" || r.Until != 5 {
				t.Errorf("hex %s is closed to %s until turn %d", h.Number, r.Side, r.Until)
			}
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("closed are %v, want %v", got, want)
	}
}

// The railways that the schedule speaks of: their ends are Russian supply hexes.
func TestRailwaysOfTheSchedule(t *testing.T) {
	rulestest.Cite(t, "14.1")
	b := ruleset(t).Board()
	for _, number := range []string{"16.26", "19.23", "19.17", "19.16"} {
		id, _ := b.Find(number)
		if !b.HasRail(id) || !slices.Contains(hexOf(t, number).Supply, "russia") {
			t.Errorf("hex %s must have a railway and a Russian supply symbol", number)
		}
	}
}
