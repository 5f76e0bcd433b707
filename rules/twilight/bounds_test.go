package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// Infantry of the Second Army keeps out of Germany in turn 2, Germans but for cavalry
// out of Russia in turn 3. The frontier runs between 63.39 and 64.39, 39.19 and 38.19.
func TestCountriesAreClosedToSomeUnitsAtFirst(t *testing.T) {
	rulestest.Cite(t, "3.3.5")
	south := "\nru.22-1 63.39\nru.6-c 63.39\nru.25-3 38.19\nge.41-20 70.40"
	for side, text := range map[string]string{"the first turns": "russia movement 2", "later": "russia movement 3"} {
		g := place(t, text+south)
		for unit, open := range map[string]bool{"ru.22-1": side == "later", "ru.6-c": true} {
			trial := place(t, text+south)
			trial.Do("pick " + unit)
			if got := trial.Offers("step 64.39"); got != open {
				t.Errorf("%s: %s into Germany: %v, want %v", side, unit, got, open)
			}
		}
		g.Do("pick ru.25-3")
		if !g.Offers("step 39.19") {
			t.Errorf("%s: the First Army is kept out of Germany", side)
		}
	}
	for turn, open := range map[string]bool{"3": false, "4": true} {
		g := place(t, "central movement "+turn+"\nge.1-1 40.19\nge.1-c 40.19\nru.25-3 30.20")
		g.Do("pick ge.1-1", "step 39.19")
		if got := g.Offers("step 38.19"); got != open {
			t.Errorf("turn %s: the first division into Russia: %v", turn, got)
		}
		g.Do("halt", "pick ge.1-c", "step 39.19")
		if !g.Offers("step 38.19") {
			t.Errorf("turn %s: cavalry is kept out of Russia", turn)
		}
	}
}

// The main reserve of Thorn is bound until turn 3 unless a Russian formation comes
// within four hexes.
func TestAMainReserveIsReleasedByTheEnemy(t *testing.T) {
	rulestest.Cite(t, "22.4", "3.3.5")
	for hex, free := range map[string]bool{"76.39": true, "75.40": false} {
		g := place(t, `russia movement 2
			ru.6-c `+hex+`
			ge.5-lw 80.40
			ge.thorn 80.40
			ge.fortress-thorn-1 80.40
			ge.1-1 60.20`)
		g.Do("done")
		if got := g.flag("ge.5-lw", "freed"); got != free {
			t.Errorf("with the enemy in %s: released %v, want %v", hex, got, free)
		}
		if got := g.Offers("pick ge.5-lw"); got != free {
			t.Errorf("with the enemy in %s: may move %v, want %v", hex, got, free)
		}
		if g.flag("ge.thorn", "freed") || g.Offers("pick ge.thorn") {
			t.Error("the Landsturm of Thorn leaves it")
		}
	}
}

func TestLoetzenStaysAtBoyen(t *testing.T) {
	rulestest.Cite(t, "22.4")
	g := place(t, `central movement 3
		state {"held":[{"hex":"48.29","side":"central"}]}
		ge.loetzen 48.29
		ge.fortress-boyen 49.27
		ru.25-3 30.20`)
	g.Do("pick ge.loetzen")
	g.Refuses("step 48.30", "22.4")
	if !g.Offers("step 47.28") {
		t.Errorf("Lötzen may go to %s only", g.Hexes("step", ""))
	}
}

// Landsturm that is driven out of its town disperses, and nobody earns points for it.
func TestLandsturmLostItsTown(t *testing.T) {
	rulestest.Cite(t, "22.4")
	g := place(t, `russia movement 2
		ru.25-3 36.19
		ge.allenstein 60.30
		ge.elbing 71.24
		ge.1-1 60.20`)
	g.Do("done")
	if hex, state := g.Record("ge.allenstein"); hex != "" || state["gone"] != "withdrawn" || g.bothPoints() != [2]int{} {
		t.Errorf("Allenstein's is in %q, %v, points %v", hex, state, g.bothPoints())
	}
	if hex, _ := g.Record("ge.elbing"); hex != "71.24" {
		t.Errorf("Elbing's is in %q", hex)
	}
}

// What is closed to a unit on the march is closed to it in battle as well: it neither
// attacks nor prepares an attack there, nor retreats into it. An advance leads only where an attack did.
func TestClosedCountriesInCombat(t *testing.T) {
	rulestest.Cite(t, "3.3.5", "10.1.2", "11.2.4")
	// The frontier of Germany: 39.19 is inside it and 38.19 outside.
	for turn, open := range map[string]bool{"3": false, "4": true} {
		g := place(t, "central movement "+turn+"\nge.1-1 39.19\nge.1-c 39.19\nru.kowno 38.19\nge.depot-8-major 45.19")
		g.Do("pick ge.1-1")
		if got := g.Offers("prepare 38.19"); got != open {
			t.Errorf("turn %s: an attack into Russia can be prepared: %v", turn, got)
		}
		if got := g.Offers("repulse 38.19"); got != open {
			t.Errorf("turn %s: a Repulse into Russia can be tried: %v", turn, got)
		}
		g = place(t, "central attack "+turn+"\nge.1-1 39.19\nge.1-c 39.19\nru.kowno 38.19\nge.depot-8-major 45.19")
		g.Do("attack 38.19")
		if got := g.Offers("commit ge.1-1"); got != open {
			t.Errorf("turn %s: the first division attacks into Russia: %v", turn, got)
		}
		g.Do("commit ge.1-c") // cavalry is free
		g = place(t, "russia attack "+turn+"\nge.1-1 39.19\nru.25-3 40.19\nru.27-3 40.19\nru.28-20 40.20\nru.29-20 40.20\nru.depot-1-army-major 41.19")
		g.assault("39.19", "ru.25-3", "ru.27-3", "ru.28-20", "ru.29-20")
		g.Throw("roll", 2, 2)
		g.Stage("retreat", "central")
		if got := g.Offers("retreat 38.19 39.19"); got != open {
			t.Errorf("turn %s: it retreats into Russia: %v, there are %s", turn, got, g.Hexes("retreat", ""))
		}
	}
}

func TestLoetzenRetreatsWithinItsBounds(t *testing.T) {
	rulestest.Cite(t, "22.4", "11.2.4")
	g := place(t, "russia attack 3\nge.loetzen 48.29\nge.fortress-boyen 49.27\nru.25-3 48.28\nru.27-3 48.28\nru.28-20 47.28\nru.depot-1-army-major 45.27")
	g.assault("48.29", "ru.25-3", "ru.27-3", "ru.28-20")
	g.Throw("roll", 2, 2)
	if got := g.Hexes("retreat", ""); got != "49.28" {
		t.Errorf("it retreats to %s", got)
	}
}

// Guns make way into no country that is closed to them, and are lost where there is no
// other way.
func TestClosedCountriesBehindTheFront(t *testing.T) {
	rulestest.Cite(t, "3.3.5", "9.5.1")
	for turn, want := range map[string]string{"3": "eliminated", "4": "38.19"} {
		g := place(t, "russia movement "+turn+"\nru.27-3 42.20\nge.fa-kbg 40.20\nge.1-c 38.19\nru.25-3 30.20")
		g.Do("pick ru.27-3", "step 41.20")
		g.is("ge.fa-kbg", want)
	}
}
