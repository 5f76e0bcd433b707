package table

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// An overlay that could never show anything is not offered, neither on the rail nor by
// its key; where the game has an answer, it is.
func TestOnlyOverlaysWithAnAnswerAreOffered(t *testing.T) {
	for _, id := range []string{"galicia", "tannenberg"} {
		rs := rulestest.Open(t, id)
		scenario := rs.Scenarios()[0]
		m, err := journal.New(rs, scenario.ID, nil, 7)
		if err != nil {
			t.Fatal(err)
		}
		w := sit(t, m, seated(m), true, 1280, 800, false)
		var offered []string
		for _, o := range w.t.overlayKinds() {
			offered = append(offered, o.id)
		}
		for _, o := range []struct{ id, asks string }{{overlayZones, rules.QueryZones}, {overlayOwn, rules.QueryZones}, {overlaySupply, rules.QuerySupply}, {overlayThreat, rules.QueryThreat}} {
			if want := scenario.Answers(o.asks); slices.Contains(offered, o.id) != want {
				t.Errorf("%s: overlay %s is offered: %v, has an answer: %v", id, o.id, !want, want)
			}
		}
		if id == "tannenberg" { // a book without zones of control
			before := acts{w.t}.overlaysOn()
			w.t.rune('z')
			w.t.rune('o')
			if on := (acts{w.t}).overlaysOn(); !slices.Equal(on, before) {
				t.Errorf("the keys of zones switch %v on", on)
			}
			if slices.Contains(offered, overlayZones) {
				t.Error("a game without zones of control offers them")
			}
		}
	}
}
