package twilight_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// A counter is turned over when half its steps are lost, and one with an odd number just
// before; what is left of its steps is its attack strength.
func TestReducedSide(t *testing.T) {
	rulestest.Cite(t, "3.4.1")
	for _, c := range []struct {
		unit, state string
		reduced     bool
		steps       int
	}{
		{"ru.25-3", "", false, 10},
		{"ru.25-3", `{"lost":4}`, false, 6},
		{"ru.25-3", `{"lost":5}`, true, 5},
		{"ru.1-c", "", false, 3},
		{"ru.1-c", `{"lost":1}`, true, 2},
	} {
		g := place(t, "russia movement 3\n"+c.unit+" 36.19 "+c.state+"\nge.1-1 50.19")
		if x := g.Counter(c.unit); x.Reduced != c.reduced || x.Steps != c.steps {
			t.Errorf("%s %s: reduced %v, %d steps", c.unit, c.state, x.Reduced, x.Steps)
		}
	}
}

// zone lists the hexes of a side's zone of control.
func (g *game) zone(s rules.Side) map[string]bool {
	g.T.Helper()
	hexes := map[string]bool{}
	for _, m := range g.Overlay("", rules.Query{Kind: rules.QueryZones, Side: s}).Hexes {
		hexes[m.Hex] = true
	}
	return hexes
}

// Combat units and fortresses have a zone of control in the six hexes round them, but
// not artillery, supply units and forts, nor who is entrained.
func TestWhoHasAZone(t *testing.T) {
	rulestest.Cite(t, "4.1", "3.5", "9.6", "8.2.4")
	for unit, want := range map[string]int{
		"ru.25-3 36.19":               6,
		"ru.1-c 36.19":                6,
		"ru.fortress-kowno-1 36.19":   6,
		"ru.1-hv 36.19":               0,
		"ru.train-3 36.19":            0,
		"ru.depot-1-army-major 36.19": 0,
		"ru.fort-kowno-2 36.19":       0,
		`ru.25-3 36.19 {"train":{"mode":3,"account":3,"to":"28.16"}}`: 0,
	} {
		if got := len(place(t, "russia movement 3\nge.1-1 50.19\n"+unit).zone("russia")); got != want {
			t.Errorf("%s: a zone of %d hexes, want %d", unit, got, want)
		}
	}
}

// Artillery goes beside the enemy with a combat unit only, or to one.
func TestGunsKeepAwayFromTheEnemy(t *testing.T) {
	rulestest.Cite(t, "9.5")
	g := place(t, "russia movement 4\nru.1-hv 38.19\nru.25-3 38.20\nge.1-1 40.19")
	g.take("ru.1-hv")
	g.denied("step", "", "39.19", "9.5")
	g = place(t, "russia movement 4\nru.1-hv 38.19\nru.25-3 39.19\nge.1-1 40.19")
	g.take("ru.1-hv")
	g.Do("step 39.19")
}

// Units on trains do not count towards the stacking limit.
func TestEntrainedUnitsDoNotStack(t *testing.T) {
	rulestest.Cite(t, "4.2.4")
	const three = "russia movement 3\nru.1-c 30.20\nge.1-1 50.19\nru.25-3 36.19\nru.27-3 36.19\nru.28-20 36.19\n"
	for unit, over := range map[string]bool{`ru.29-20 36.19 {"train":{"mode":3,"account":3,"to":"28.16"}}`: false, "ru.29-20 36.19": true} {
		g := place(t, three+unit)
		if warns := len(g.P.View("russia").Prompt.Warn) > 0; warns != over {
			t.Errorf("%s: over the limit: %v", unit, warns)
		}
	}
}

// The level of a formation is its base less its status: a division of 10 at status 2
// holds with 8 (V002-04).
func TestLevelOfEffectiveness(t *testing.T) {
	rulestest.Cite(t, "7.1")
	for _, c := range []struct{ a, b, status int }{{4, 4, 2}, {4, 5, 3}} {
		g := marched(t, `{"status":2}`)
		g.Throw("roll", c.a, c.b)
		if got := g.figure("ru.27-3", "status"); int(got) != c.status {
			t.Errorf("%d and %d: status %v, want %d", c.a, c.b, got, c.status)
		}
	}
}

// Demoralized units do not dig, do not attack, and recover five hexes from the enemy.
func TestEffectsOfDemoralization(t *testing.T) {
	rulestest.Cite(t, "7.3.1", "8.6.1", "13.1.2")
	g := place(t, "russia movement 4\nru.27-3 37.19 {\"status\":4}\nru.25-3 37.20\nge.1-1 40.19")
	g.Refuses("dig ru.27-3", "13.1.2")
	g.Do("dig ru.25-3")
	for hex, near := range map[string]bool{"36.19": true, "35.19": false} {
		g := place(t, "russia movement 4\nru.27-3 "+hex+" {\"status\":4}\nru.25-3 30.20\nge.1-1 40.19")
		if near {
			g.Refuses("recover ru.27-3", "8.6.1")
		} else {
			g.Do("recover ru.27-3")
		}
	}
	g = place(t, "russia attack 4\nru.27-3 39.19 {\"status\":4}\nru.25-3 40.20\nge.1-1 40.19")
	g.Do("attack 40.19")
	g.Refuses("commit ru.27-3", "10.1.2")
}
