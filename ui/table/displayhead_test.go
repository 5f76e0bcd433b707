package table

import (
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// A display of those who are commanded counts them, and does not call them the army.
func TestADisplayOfSomeDoesNotCountTheArmy(t *testing.T) {
	rs := rulestest.Open(t, "greatwar")
	at := func(unit, hex string) rules.UnitState { return rules.UnitState{ID: unit, Hex: hex} }
	set, err := rs.SetUp(rules.Setup{Scenario: "campaign", Turn: 3, Side: "austria", Phase: "movement", Only: true,
		Units: []rules.UnitState{at("ah.hq-1-dankl", "g0808"), at("ah.corps-1", "g0809"), at("ah.corps-10", "g1126")}})
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, journal.From(set), persons(), true, 1280, 800, false)
	want := map[string]string{"command-austria": "1 unit", "oob-austria": "3 of 3 on the map"}
	for i := range p.t.view().Displays {
		d := &p.t.view().Displays[i]
		r := (&displays{p.t.tabletop, acts{p.t}}).roll(d)
		if got := r.words(r.on, r.of); want[d.ID] != "" && got != want[d.ID] {
			t.Errorf("%s counts %q, want %q", d.ID, got, want[d.ID])
		}
	}
}
