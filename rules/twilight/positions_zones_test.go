package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// Positions put to chapters 3 and 4: counters, zones of control and stacking.

// What a zone adds to a step of two points, by who stands in the hex that is entered: a
// friendly combat unit halves the six points from zone to zone, a position with anybody in
// it leaves two, guns, trains and fortresses without one nothing; several zones are one,
// and friends do not negate them (4.1.4).
func TestWhatZonesAdd(t *testing.T) {
	rulestest.Cite(t, "4.1.4")
	const works = "\nstate {\"works\":[{\"hex\":\"41.19\",\"level\":1,\"side\":\"russia\"}]}"
	for _, c := range []struct{ units, from, to, want string }{
		{"ge.1-1 42.20", "41.20", "41.19", "8"},
		{"ge.1-1 42.20\nge.2-1 42.21\nge.35-17 42.19", "41.20", "41.19", "8"},
		{"ge.1-1 42.20\nru.kowno 41.19", "41.20", "41.19", "5"},
		{"ge.1-1 42.20\nru.1-hv 41.19\nru.27-3 41.19", "41.20", "41.19", "5"},
		{"ge.1-1 42.20\nru.fortress-kowno-1 41.19", "41.20", "41.19", "8"},
		{"ge.1-1 42.20\nru.fortress-kowno-1 41.19" + works, "41.20", "41.19", "4"},
		{"ge.1-1 42.20\nru.27-3 41.19" + works, "41.20", "41.19", "4"},
		{"ge.1-1 42.20\nru.27-3 41.20", "40.20", "41.20", "3"},
		{"ge.1-1 42.20\nge.2-1 42.21", "40.20", "41.20", "3"},
		{"ge.1-1 42.20\nru.27-3 40.20", "41.20", "40.20", "3"},
		{"ge.fort-kulm 42.20", "41.20", "41.19", "2"},      // forts have none
		{"ge.masurian 42.20", "41.20", "41.19", "8"},       // a regiment has
		{"ge.fortress-boyen 42.20", "40.20", "41.20", "3"}, // and a fortress
	} {
		g := place(t, "russia movement 3\nru.1-c "+c.from+"\n"+c.units+"\nge.36-17 60.20")
		g.take("ru.1-c")
		g.costs(c.to, c.want)
	}
}

// Between two zones of positions of level 3 units go only where any friend is, in either
// movement phase, and out of such a zone freely (4.1.4a, 13.2).
func TestTrenchesInEitherPhase(t *testing.T) {
	rulestest.Cite(t, "4.1.4", "4.1.4a", "13.2")
	text := "\nstate {\"works\":[{\"hex\":\"42.20\",\"level\":4,\"side\":\"central\"}]}\nru.27-3 41.20\nru.30-4 30.20\nge.1-1 42.20"
	for _, phase := range []string{"russia movement 3", "central counter-movement 3"} {
		g := place(t, phase+text)
		g.Do("pick ru.27-3", "force ru.27-3")
		g.denied("step", "", "41.19", "4.1.4a")
		g.costs("40.20", "3")
	}
	g := place(t, "russia movement 3"+text+"\nge.2-1 42.22") // whose zone comes from no position
	g.Do("pick ru.27-3", "force ru.27-3")
	g.costs("41.21", "9") // a brook on the way
	g = place(t, "russia movement 3"+text+"\nru.fort-olita 41.19")
	g.Do("pick ru.27-3", "force ru.27-3")
	g.costs("41.19", "8") // a friend, though no combat unit
}

// Guns go into an enemy zone with a combat unit, and not on from there without it (3.5).
func TestGunsLeftInAZone(t *testing.T) {
	rulestest.Cite(t, "9.5", "9.5.1")
	g := place(t, "russia movement 3\nru.1-hv 40.20\nru.27-3 40.20\nru.25-3 41.19\nru.30-4 30.20\nge.1-1 42.20")
	g.Do("pick ru.1-hv", "add ru.27-3", "step 41.20", "drop ru.27-3")
	g.denied("step", "", "42.21", "9.5")
	g.is("ru.1-hv", "41.20", "ru.27-3", "41.20")
	g = place(t, "russia movement 3\nru.1-hv 40.20\nru.27-3 40.20\nru.25-3 41.19\nru.30-4 30.20\nge.1-1 42.20")
	g.Do("pick ru.27-3", "add ru.1-hv", "step 41.20", "drop ru.1-hv", "step 40.20") // it is left alone
	g.Stage("displace", "russia")
	g.Do("displace 41.19")
	if _, st := g.Record("ru.1-hv"); st["displaced"] != true {
		t.Error("the guns have not been displaced")
	}
	g.Stage("moving", "russia")
}

// Three divisions fill a hex: reduced divisions, brigades, cavalry divisions and supply
// units count half, regiments, cavalry brigades and fortress units nothing (4.2.1).
func TestWhatFillsAHex(t *testing.T) {
	rulestest.Cite(t, "4.2.1")
	for _, c := range []struct {
		units string
		fits  bool
	}{
		{"ru.25-3|ru.27-3|ru.28-20", true},
		{"ru.25-3|ru.27-3|ru.28-20|ru.5-rf", false},
		{"ru.25-3|ru.27-3|ru.28-20 {\"lost\":5}|ru.5-rf", true},
		{"ru.25-3|ru.27-3|ru.28-20 {\"lost\":4}|ru.5-rf", false},
		{"ru.25-3|ru.27-3|ru.28-20 {\"lost\":5}|ru.5-rf {\"lost\":3}|ru.train-3", false},
		{"ru.25-3|ru.27-3|ru.1-c|ru.4-c {\"lost\":1}", true},
		{"ru.25-3|ru.27-3|ru.1-c|ru.4-c|ru.depot-1-army-minor", false},
		{"ru.25-3|ru.27-3|ru.28-20|ru.kowno|ru.grodno|ru.1-c-b|ru.fortress-kowno-1", true},
		{"ru.25-3|ru.27-3|ru.28-20|ru.1-hv|ru.gar-kow", true},
		{"ru.25-3|ru.1-hv|ru.gar-kow|ru.gar-oss", false},
	} {
		units := ""
		for _, u := range strings.Split(c.units, "|") {
			id, state, _ := strings.Cut(u, " ")
			units += "\n" + id + " 34.19 " + state
		}
		for _, phase := range []string{"russia movement 3", "central counter-movement 3"} {
			g := place(t, phase+units+"\nru.30-4 20.20\nge.1-1 50.19")
			g.Do("done")
			if crowded := g.P.Status().Stage == "crowded"; crowded == c.fits {
				t.Errorf("%s, %s: over the limit: %v", phase, c.units, crowded)
			}
		}
		g := place(t, "central movement 3"+units+"\nru.30-4 20.20\nge.1-1 50.19") // the other side's phase asks nothing
		g.Do("done")
		if g.P.Status().Stage == "crowded" {
			t.Errorf("%s: the limit is asked for in the enemy's phase", c.units)
		}
	}
}

// The order of a stack: those at half strength and the demoralized are the smallest of
// their arm, fortress units lie above guns, guns above supply units (4.2.5).
func TestTheOrderOfMixedStacks(t *testing.T) {
	rulestest.Cite(t, "4.2.5")
	units := `
		ru.train-3 36.19
		ru.1-hv 36.19
		ru.fort-olita 36.19
		ru.27-3 36.19 {"lost":4,"status":4}
		ru.25-3 36.19 {"lost":1,"half":2}
		ru.kowno 36.19
		ru.5-rf 36.19
		ru.4-c 36.19 {"half":1}
		ru.1-c-b 36.19`
	order := func(g *game) (list string) {
		for _, s := range g.P.View("russia").Stacks {
			for _, c := range s.Units {
				list += c.Unit + " "
			}
		}
		return list
	}
	if got := order(place(t, "russia movement 3"+units)); got != "ru.1-c-b ru.4-c ru.5-rf ru.kowno ru.25-3 ru.27-3 ru.fort-olita ru.1-hv ru.train-3 " {
		t.Error(got)
	}
	if got := order(place(t, "russia movement 3\nstate {\"works\":[{\"hex\":\"36.19\",\"level\":1,\"side\":\"russia\"}]}"+units)); got != "ru.5-rf ru.kowno ru.25-3 ru.27-3 ru.1-c-b ru.4-c ru.fort-olita ru.1-hv ru.train-3 " {
		t.Error(got)
	}
}
