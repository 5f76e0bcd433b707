package chronicle

import (
	"testing"

	"vistula/rules"
	_ "vistula/rules/galicia"
	"vistula/rules/rulestest"
)

// TestNobodyConquersHisOwnTown: troops that pass through a town of their country take it
// only from an enemy who held it, those of the enemy take it from nobody.
func TestNobodyConquersHisOwnTown(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	const sambor = "2.11"
	stacks := []rules.Stack{{Hex: sambor, Units: []rules.Counter{{Unit: "a", Side: "austria", Nation: "austria-hungary"}, {Unit: "r", Side: "russia", Nation: "russia"}}}}
	for _, x := range []struct {
		what string
		by   []rules.Side // who holds the town, one after the other
		want []Capture    // without hex and name
	}{
		{"its own troops", []rules.Side{"austria", "", "austria"}, nil},
		{"the enemy", []rules.Side{"russia"}, []Capture{{To: "russia"}}},
		{"the enemy, from its own troops", []rules.Side{"austria", "", "russia"}, []Capture{{From: "austria", To: "russia"}}},
		{"its own troops, from the enemy", []rules.Side{"russia", "austria"}, []Capture{{To: "russia"}, {From: "russia", To: "austria"}}},
	} {
		tell := &teller{c: &Chronicle{Ruleset: rs, Turns: []Turn{{Parts: []Part{{Phases: []Phase{{}}}}}}}, held: map[string]rules.Side{}}
		for _, side := range x.by {
			tell.captures(&rules.View{Stacks: stacks, Control: []rules.Control{{Hex: sambor, Name: "Sambor", Side: side}}})
		}
		var got []Capture
		for _, l := range tell.phase().Lines {
			got = append(got, Capture{From: l.Place.From, To: l.Place.To})
		}
		if len(got) != len(x.want) {
			t.Errorf("%s: %v, want %v", x.what, got, x.want)
			continue
		}
		for i := range got {
			if got[i] != x.want[i] {
				t.Errorf("%s: %v, want %v", x.what, got, x.want)
			}
		}
	}
}
