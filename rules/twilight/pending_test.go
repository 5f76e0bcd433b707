package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// A stack that goes back leaves its train alone in the enemy's zone: it retreats at once,
// before the stack has gone the rest of its way.
func TestATrainFollowsARetreat(t *testing.T) {
	rulestest.Cite(t, "9.8.1")
	g := battlefield(t, "russia attack 3\nge.20-lw 19.30\nge.train-1 19.30\nge.1-1 23.31\nru.25-3 18.30\nru.27-3 18.30\nru.28-20 19.29\nru.29-20 19.29")
	g.assault("19.30", "ru.25-3", "ru.27-3", "ru.28-20", "ru.29-20")
	g.Throw("roll", 2, 2)
	g.Stage("retreat", "central")
	g.Do("retreat " + lastOf(g.Hexes("retreat", "")) + " 19.30")
	g.Stage("displace", "central")
	g.is("ge.train-1", "19.30")
	to := firstOf(g.Hexes("displace", ""))
	g.Do("displace " + to)
	if hex, state := g.Record("ge.train-1"); hex != to || state["extended"] != true {
		t.Errorf("the train is in %s, %v", hex, state)
	}
	g.Stage("retreat", "central")
}

// An advance after combat exposes guns that stand alone beside the hex.
func TestAnAdvanceDisplacesGuns(t *testing.T) {
	rulestest.Cite(t, "9.5.1", "11.4")
	g := battlefield(t, "russia attack 3\nge.masurian 19.30\nge.fa-kbg 20.31\nge.1-1 22.32\nru.25-3 18.30\nru.27-3 18.30")
	g.assault("19.30", "ru.25-3", "ru.27-3")
	for g.P.Status().Stage != "advance" {
		switch g.P.Status().Stage {
		case "roll", "losses", "check":
			g.Throw("roll", 1, 1)
		case "retreat":
			g.Do("retreat " + map[string]string{"19.30": "19.31", "19.31": "19.32", "19.32": "19.33", "19.33": "19.34"}[g.at("ge.masurian")] + " " + g.at("ge.masurian"))
		default:
			t.Fatalf("it is at %+v: %v", g.P.Status(), g.All())
		}
	}
	g.is("ge.fa-kbg", "20.31")
	g.Do("advance ru.25-3 19.30")
	g.is("ge.fa-kbg", "22.32")
	if !g.flag("ge.fa-kbg", "displaced") {
		t.Error("they are not marked as displaced")
	}
}

// A Repulse leaves a train alone as well.
func TestATrainFollowsAStackPushedAway(t *testing.T) {
	rulestest.Cite(t, "8.5.3", "9.8.1")
	g := battlefield(t, "russia movement 3\nru.25-3 18.30\nge.masurian 19.30 {\"lost\":1}\nge.train-1 19.30\nge.1-1 24.32")
	g.Do("pick ru.25-3", "repulse 19.30")
	g.Stage("retreat", "central")
	g.Do("retreat 20.31 19.30")
	g.Stage("displace", "central")
	g.Do("displace " + firstOf(g.Hexes("displace", "")))
	g.Stage("retreat", "central")
}

// Cavalry that retires leaves guns behind.
func TestARetirementDisplacesGuns(t *testing.T) {
	rulestest.Cite(t, "9.2", "9.5.1")
	g := place(t, "russia post-combat 3\nru.1-c 41.20\nru.1-hv 41.20\nru.25-3 38.20\nge.1-c 42.20")
	g.Do("retire ru.1-c 40.20")
	g.is("ru.1-c", "40.20", "ru.1-hv", "40.20")
}

// A depot is never adjacent to an enemy unit, whoever stands with it: its owner chooses
// the station to which it goes by rail. One that finds none is lost.
func TestADepotIsNeverBesideTheEnemy(t *testing.T) {
	rulestest.Cite(t, "9.9")
	g := place(t, "russia movement 7\nru.6-c 59.31\nge.depot-8-major 61.30\nge.20-lw 61.30\nru.27-3 40.20")
	g.Do("pick ru.6-c", "step 60.31")
	g.Stage("displace", "central")
	list := split(g.Hexes("displace", ""))
	if len(list) < 5 {
		t.Fatalf("it can go to %v", list)
	}
	g.Refuses("displace 61.29", "9.9")
	g.Do("displace " + list[len(list)-1])
	g.is("ge.depot-8-major", list[len(list)-1], "ge.20-lw", "61.30")
	g.Stage("moving", "russia")
	g = place(t, "russia movement 7\nru.27-3 41.20\nge.depot-8-major 43.20\nru.25-3 30.20")
	g.Do("pick ru.27-3", "step 42.20")
	if hex, state := g.Record("ge.depot-8-major"); hex != "" || state["gone"] != "eliminated" {
		t.Errorf("off the railway it is in %s, %v", hex, state)
	}
}
