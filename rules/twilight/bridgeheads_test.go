package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// A bridgehead, put down in the north for the test, is rolled for the first time that a
// Russian combat unit is beside it and no Austro-Hungarian one in it (V002-25).
func TestABridgeheadMayBeAbandoned(t *testing.T) {
	rulestest.Cite(t, "12.5", "12.5.1", "9.1.2")
	for die, held := range map[int]bool{1: true, 2: false} {
		g := place(t, "russia movement 3\nru.27-3 40.20\nru.25-3 41.21\nah.fort-zaleszczyki 42.20\nah.3-c 42.20\nge.1-1 60.20")
		g.Stage("move", "russia") // cavalry stands in it
		g.Do("pick ru.25-3", "step 41.20")
		g.Stage("react", "central")
		g.Do("react 43.19")
		g.Stage("bridgehead", "central")
		g.Throw("roll", die)
		g.Stage("moving", "russia")
		if !held {
			if hex, state := g.Record("ah.fort-zaleszczyki"); hex != "" || state["gone"] != "withdrawn" {
				t.Errorf("it is in %s, %v", hex, state)
			}
			continue
		}
		g.is("ah.fort-zaleszczyki", "42.20")
		g.Do("halt", "pick ru.27-3", "step 41.20")
		g.Stage("moving", "russia") // only once
	}
}

// Neither a German division nor guns hold a bridgehead in their place; a Russian train
// does not bring about its loss.
func TestWhoHoldsABridgehead(t *testing.T) {
	rulestest.Cite(t, "12.5.1")
	for with, asks := range map[string]bool{"ge.1-1": true, "ah.gar3": true, "ah.5-i": false} {
		g := place(t, "russia movement 3\nru.27-3 40.20\nah.fort-zaleszczyki 42.20\n"+with+" 42.20\nge.2-1 60.20")
		g.Do("pick ru.27-3", "step 41.20")
		if got := g.P.Status().Stage == "bridgehead"; got != asks {
			t.Errorf("with %s: it is rolled for: %v", with, got)
		}
	}
}

// An isolated bridgehead is abandoned without a roll.
func TestAnIsolatedBridgehead(t *testing.T) {
	rulestest.Cite(t, "12.5.2", "14.4.1")
	ring := "\nru.25-3 50.19\nru.27-3 48.19\nru.28-20 49.17\nru.29-20 51.17\nru.30-4 48.17\nru.40-4 51.19"
	for more, stays := range map[string]bool{"": true, ring: false} {
		g := place(t, "central supply 3\nah.fort-zaleszczyki 49.18 {\"stood\":true}\nge.1-1 60.20"+more)
		for g.P.Status().Phase == "supply" {
			g.on()
		}
		if hex, _ := g.Record("ah.fort-zaleszczyki"); (hex != "") != stays {
			t.Errorf("%q: it is in %q", more, hex)
		}
	}
}
