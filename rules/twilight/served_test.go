package twilight_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// The places are those of TestTheStateOfSupplyIsFoundOnTheMap.
func TestTheFactsTellWhereASideCouldBeInSupply(t *testing.T) {
	rulestest.Cite(t, "14.1", "14.2", "14.2.2", "14.2.3", "14.2.4")
	for _, c := range []struct {
		name, units, hex string
		want             bool
	}{
		{"on the railway", "", "36.19", true},
		{"in Low Supply of it", "", "44.18", true},
		{"far away", "", "47.18", false},
		{"by a train", "ru.train-3 43.18\nru.depot-1-army-major 36.19", "47.18", true},
		{"by a train without a depot", "ru.train-3 43.20", "47.18", false},
		{"by an entrained train", `ru.depot-1-army-major 36.19` + "\n" + `ru.train-3 43.18 {"train":{"mode":3}}`, "47.18", false},
		{"by a relocating depot", "ru.train-3 43.18\n" + `ru.depot-1-army-major 36.19 {"settling":2}`, "47.18", false},
		{"the enemy on the railway", "ge.1-1 30.17", "36.19", false},
		{"by a fortress", "ru.fortress-grodno-1 29.33\nge.1-1 20.20", "28.34", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "russia movement 3\nru.25-3 33.17\n"+c.units)
			b := g.P.Ruleset().Board()
			h, ok := b.Find(c.hex)
			if !ok {
				t.Fatal("no hex " + c.hex)
			}
			for _, to := range []rules.Side{"russia", ""} {
				if got := rules.Sit(g.P, to).Facts(&rules.Facts{}).Hexes[h].Supply&1 != 0; got != c.want {
					t.Errorf("for %q it is %v", to, got)
				}
			}
			if rules.Sit(g.P, "central").Facts(&rules.Facts{}).Hexes[h].Supply&1 == 0 {
				t.Error("the enemy is told that units could not be supplied there")
			}
		})
	}
}

// What was found of supply lines is handed on from move to move, part by part.
func TestFactsFollowEveryMove(t *testing.T) {
	rulestest.FactsFollow(t, start(t, "masurian-lakes", 5).P, 5, rulestest.AnyOffer)
}
