package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// A unit attacks with its steps and defends with what is printed less a point for each
// step lost; at half its steps it is turned over, one with an odd number before that
// (3.4.1, 3.4.2).
func TestStepsAndTheReducedSide(t *testing.T) {
	rulestest.Cite(t, "3.4.1", "3.4.2")
	for _, c := range []struct {
		unit            string
		lost            string
		attack, defence int
		reduced         bool
	}{
		{"ge.1-1", "0", 12, 16, false}, {"ge.1-1", "5", 7, 11, false}, {"ge.1-1", "6", 6, 8, true}, {"ge.1-1", "8", 4, 6, true},
		{"ge.masurian", "1", 0, 0, false}, // Asset Units have no reduced side
	} {
		g := place(t, "central attack 3\nru.25-3 18.30\n"+c.unit+" 19.30 {\"lost\":"+c.lost+"}")
		g.Do("attack 18.30", "commit "+c.unit)
		if got := g.sheet().Attacker.Strength - g.sheet().Attacker.Artillery; c.attack > 0 && got != c.attack {
			t.Errorf("%s with %s lost attacks with %d, want %d", c.unit, c.lost, got, c.attack)
		}
		u := g.sheet().Attacker.Units[0]
		if u.Reduced != c.reduced {
			t.Errorf("%s with %s lost: reduced %v", c.unit, c.lost, u.Reduced)
		}
		g = place(t, "russia attack 3\nru.25-3 18.30\n"+c.unit+" 19.30 {\"lost\":"+c.lost+"}")
		g.Do("attack 19.30", "commit ru.25-3", "declare", "done")
		g.through("roll", "russia")
		if got := g.sheet().Defender.Strength; c.defence > 0 && got != c.defence {
			t.Errorf("%s with %s lost defends with %d, want %d", c.unit, c.lost, got, c.defence)
		}
	}
}

// Artillery has one step, no zone of control and counts in combat only with ammunition;
// one in parentheses only defends.
func TestArtilleryUnits(t *testing.T) {
	rulestest.Cite(t, "3.5", "3.5.1", "9.5")
	g := place(t, "russia movement 3\nru.27-3 41.20\nru.1-hv 40.20\nge.fa-kbg 43.20\nge.1-1 43.20\nge.2-1 60.20")
	g.Do("pick ru.1-hv")
	g.Refuses("step 42.19", "8.1") // not adjacent
	if !g.Offers("step 41.20") {
		t.Error("guns cannot go to a division")
	}
	g = place(t, "russia movement 3\nru.1-hv 41.20\nru.27-3 30.20\nge.1-1 43.20")
	g.Do("pick ru.1-hv")
	g.Refuses("step 42.20", "9.5") // into a zone of control alone
	g = place(t, "central attack 3\nge.gar-kbg 19.30\nge.1-1 19.30\nru.25-3 18.30")
	g.Do("attack 18.30", "commit ge.1-1")
	g.Refuses("commit ge.gar-kbg", "10.1.2")
}

// Combat units and fortresses have zones of control; forts, artillery, supply units and
// units in rail mode have none.
func TestZonesOfUnits(t *testing.T) {
	rulestest.Cite(t, "4.1", "9.7")
	for unit, zone := range map[string]bool{
		"ge.masurian 42.20": true, "ge.1-c 42.20": true, "ge.fortress-boyen 42.20": true, "ge.fort-kulm 42.20": false,
		"ge.train-1 42.20": false, "ge.1-1 42.20 {\"train\":{\"mode\":3,\"account\":1,\"to\":\"61.30\"}}": false,
	} {
		g := place(t, "russia movement 3\nru.27-3 40.20\nru.25-3 30.30\nge.2-1 60.20\n"+unit)
		g.Do("pick ru.27-3")
		cost := g.cost("step 41.20")
		if got := cost > 2*parts; got != zone {
			t.Errorf("%s: the step beside it costs %d points", unit, cost/parts)
		}
	}
}

// cost is that of an offered action, in parts.
func (g *game) cost(words string) int {
	g.T.Helper()
	o, ok := g.Offer(words)
	if !ok {
		g.T.Fatalf("%q is not offered; there are %v", words, g.All())
	}
	return o.Cost
}

// Bridges and ferries take the river's price away and ask their own (8.1.3).
func TestCrossings(t *testing.T) {
	rulestest.Cite(t, "8.1.3")
	cost := func(from, to string) int {
		g := place(t, "russia movement 3\nru.27-3 "+from+"\nge.1-1 60.20")
		g.Do("pick ru.27-3")
		return g.cost("step " + to)
	}
	bridge, ferry, ford := cost("42.50", "43.50"), cost("41.50", "42.51"), cost("42.50", "43.49")
	if bridge >= ford || ferry >= ford {
		t.Errorf("the bridge costs %d, the ferry %d, the river %d", bridge, ferry, ford)
	}
	g := place(t, "russia movement 3\nru.27-3 26.16\nge.1-1 60.20")
	g.Do("pick ru.27-3")
	g.Refuses("step 26.17", "8.1.1") // a grand river without either
}

// A Major Depot and a Corps Train have an AP Allocation Limit on the extended side alone, a
// Minor Depot on both.
func TestLimitsOnTheCounters(t *testing.T) {
	rulestest.Cite(t, "3.6.2")
	for unit, want := range map[string][2]int{"ge.depot-8-major": {-1, 4}, "ge.depot-8-minor": {4, 2}, "ge.train-1": {-1, 2}} {
		for i, state := range []string{"", ` {"extended":true}`} {
			g := place(t, "central movement 3\nru.25-3 30.20\n"+unit+" 61.30"+state)
			c, _ := g.P.View("central").Find(unit)
			got := -1
			for _, v := range c.Values {
				if v.Name == "limit" {
					got = v.Value
				}
			}
			if got != want[i] {
				t.Errorf("%s%s has the limit %d, want %d", unit, state, got, want[i])
			}
		}
	}
}
