package twilight_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// figure is one of a unit's state, 0 where it is not written.
func (g *game) figure(unit, key string) float64 {
	g.T.Helper()
	_, st := g.Record(unit)
	n, _ := st[key].(float64)
	return n
}

// Seven points give a level of effectiveness back; a unit that has points left marches
// on.
func TestRecovery(t *testing.T) {
	rulestest.Cite(t, "8.6", "7.5", "8.9")
	g := place(t, "russia movement 3\nru.27-3 36.19 {\"status\":2}\nru.1-c 37.19 {\"status\":3}\nru.30-4 30.19\nge.1-1 50.19")
	g.Do("recover ru.27-3", "recover ru.1-c")
	if g.figure("ru.27-3", "status") != 1 || g.figure("ru.1-c", "status") != 2 || g.figure("ru.1-c", "left") != 5*parts {
		t.Error("both are to be one level better, and the cavalry has 5 points left")
	}
	g.Refuses("recover ru.27-3", "8.1")
	g.Do("recover ru.1-c")
	if g.figure("ru.1-c", "spent") != 5*parts {
		t.Error("five points are carried over")
	}
	g.Refuses("pick ru.1-c", "8.9")
}

// How near the enemy may be.
func TestRecoveryNeedsDistance(t *testing.T) {
	rulestest.Cite(t, "8.6.1", "8.6.2")
	for _, c := range []struct {
		units string
		ok    bool
	}{
		{"ru.27-3 36.19 {\"status\":2}\nge.1-1 39.20", true},
		{"ru.27-3 36.19 {\"status\":2}\nge.1-1 38.20", false},
		{"ru.27-3 36.19 {\"status\":4}\nge.1-1 40.21", false},
		{"ru.27-3 36.19 {\"status\":4}\nge.1-1 41.21", true},
		{"ru.27-3 36.19 {\"status\":2,\"disorder\":1}\nge.1-1 50.21", false},
		{"ru.27-3 36.19 {\"status\":2,\"supply\":\"out\"}\nge.1-1 50.21", false},
		{"ru.27-3 36.19\nge.1-1 50.21", false},
		{"ru.27-3 36.19 {\"status\":2}\nru.fortress-kowno-1 36.19\nge.1-1 37.19", true},
	} {
		g := place(t, "russia movement 3\n"+c.units)
		if _, err := g.P.Clone().Do(rules.Action{Verb: "recover", Unit: "ru.27-3"}); (err == nil) != c.ok {
			t.Errorf("%s: %v", c.units, err)
		}
	}
}

// Cavalry does not come back to its best after turn 8.
func TestWornHorses(t *testing.T) {
	rulestest.Cite(t, "8.6.3")
	g := place(t, "russia movement 9\nru.1-c 36.19 {\"status\":1}\nge.1-1 50.19")
	g.Refuses("recover ru.1-c", "8.6.3")
	g = place(t, "russia movement 8\nru.1-c 36.19 {\"status\":1}\nge.1-1 50.19")
	g.Do("recover ru.1-c")
}

// Disorder is recovered from first, five hexes from the enemy.
func TestRally(t *testing.T) {
	rulestest.Cite(t, "7.4.2")
	g := place(t, "russia movement 3\nru.27-3 36.19 {\"status\":4,\"disorder\":2}\nge.1-1 50.19")
	g.Do("rally ru.27-3")
	if g.figure("ru.27-3", "disorder") != 1 {
		t.Error("one degree is gone")
	}
	g = place(t, "russia movement 3\nru.27-3 36.19 {\"disorder\":1}\nge.1-1 40.19")
	g.Refuses("rally ru.27-3", "7.4.2")
}

// What a phase does not suffice for is carried over, and the unit must go on with it;
// only whole points count.
func TestTasksAreCarriedOver(t *testing.T) {
	rulestest.Cite(t, "8.9", "8.9.2", "4.5")
	g := place(t, "central counter-movement 3\nru.27-3 36.19 {\"status\":2}\nru.25-3 36.21\nge.1-1 50.19")
	g.Do("recover ru.27-3")
	if g.figure("ru.27-3", "spent") != 3*parts {
		t.Errorf("three of three and a half points count, not %v", g.figure("ru.27-3", "spent"))
	}
	g = place(t, "russia movement 3\nru.27-3 36.19 {\"status\":2,\"task\":\"recovery\",\"spent\":756}\nge.1-1 50.19")
	if g.figure("ru.27-3", "status") != 1 || g.figure("ru.27-3", "left") != 3*parts {
		t.Error("four more points complete the task, and three are left")
	}
}

// One point put into a position in the Counter Movement Phase leaves six, which are the
// first ones of the next Movement Phase (V002-28).
func TestDiggingIsCarriedOver(t *testing.T) {
	rulestest.Cite(t, "8.8", "8.9.2", "13.1.1")
	g := place(t, "russia movement 3\nru.27-3 36.19 {\"task\":\"digging\",\"spent\":252}\nru.25-3 30.20\nge.1-1 50.19")
	if _, digs := g.Record("ru.27-3"); digs["task"] != nil || g.figure("ru.27-3", "left") != parts {
		t.Errorf("after six points it has %v left and is at %v", g.figure("ru.27-3", "left")/parts, digs["task"])
	}
}

// An enemy that comes adjacent ends a rest.
func TestAnApproachEndsTheRest(t *testing.T) {
	rulestest.Cite(t, "8.9.3")
	g := place(t, "russia movement 3\nru.27-3 40.20\nge.1-1 42.20 {\"status\":2,\"task\":\"recovery\",\"spent\":756}")
	g.Do("pick ru.27-3", "step 41.20")
	if g.figure("ge.1-1", "spent") != 0 {
		t.Error("the points are lost")
	}
}

// Infantry digs near the enemy, level by level, one unit in a hex.
func TestDigging(t *testing.T) {
	rulestest.Cite(t, "13.1", "13.1.1", "13.1.2", "13.1.3")
	g := place(t, "russia movement 3\nru.27-3 36.19\nru.25-3 36.19\nru.1-c 37.21\nru.30-4 30.19\nge.1-1 39.19")
	g.Do("dig ru.27-3")
	v := g.P.View("central")
	level := 0
	for _, s := range v.Stacks {
		for _, b := range s.Units[0].Badges {
			if s.Hex == "36.19" && b.Kind == "works" {
				level = b.Value
			}
		}
	}
	if level != 1 {
		t.Errorf("the position of 36.19 has level %d", level)
	}
	g.Refuses("dig ru.25-3", "13.1")
	g.Refuses("dig ru.1-c", "13.1")
	g.Refuses("dig ru.30-4", "13.1")
	g = place(t, "russia movement 3\nstate {\"works\":[{\"hex\":\"36.19\",\"level\":2,\"side\":\"russia\"}]}\nru.27-3 36.19\nge.1-1 39.19")
	g.Refuses("dig ru.27-3", "13.1.3")
	g = place(t, "russia movement 3\nru.27-3 36.19 {\"status\":4}\nge.1-1 39.19")
	g.Refuses("dig ru.27-3", "13.1.2")
}

// A position goes with the last unit that leaves it.
func TestPositionsAreAbandoned(t *testing.T) {
	rulestest.Cite(t, "13.4")
	g := place(t, "russia movement 3\nstate {\"works\":[{\"hex\":\"36.19\",\"level\":2,\"side\":\"russia\"}]}\nru.27-3 36.19\nru.25-3 36.19\nge.1-1 45.19")
	g.Do("pick ru.27-3", "step 36.20", "halt")
	works := func() int {
		n := 0
		for _, s := range g.P.View("").Stacks {
			for _, b := range s.Units[0].Badges {
				if b.Kind == "works" {
					n++
				}
			}
		}
		return n
	}
	if works() != 1 {
		t.Error("one division is still in it")
	}
	g.Do("pick ru.25-3", "step 36.18", "step 36.19", "halt")
	if works() != 0 {
		t.Error("nobody was in it for a moment")
	}
}

// A printed position counts as level 3 and is ruined when an enemy enters it.
func TestPrintedPositions(t *testing.T) {
	rulestest.Cite(t, "13.5", "13.5.1")
	g := place(t, "russia movement 3\nru.27-3 53.16\nru.30-4 30.19")
	g.Do("pick ru.27-3", "step 54.16", "halt")
	if _, err := g.P.Ruleset().Load(g.P.AppendJSON(nil)); err != nil {
		t.Fatal(err)
	}
	for _, s := range g.P.View("").Stacks {
		for _, b := range s.Units[0].Badges {
			if b.Kind == "works" && s.Hex == "54.16" {
				t.Error("the position of the Deime line is ruined")
			}
		}
	}
	g = place(t, "central movement 3\nge.1-1 54.16\nru.30-4 30.19")
	found := 0
	for _, b := range g.P.View("").Stacks[1].Units[0].Badges {
		if b.Kind == "works" {
			found = b.Value
		}
	}
	if found != 3 {
		t.Errorf("level %d, want 3", found)
	}
}

// Infantry takes the steps of an Ersatz unit of its nation in its hex; both give seven
// points.
func TestErsatz(t *testing.T) {
	rulestest.Cite(t, "8.7", "8.7.1", "8.7.2")
	g := place(t, "central movement 3\nge.1-1 50.19 {\"lost\":3}\nge.kg-ers-kg 50.19\nru.27-3 36.19")
	g.Do("ersatz ge.1-1 =ge.kg-ers-kg")
	if g.figure("ge.1-1", "lost") != 0 || g.figure("ge.kg-ers-kg", "lost") != 3 {
		t.Errorf("lost: %v and %v", g.figure("ge.1-1", "lost"), g.figure("ge.kg-ers-kg", "lost"))
	}
	g = place(t, "central movement 3\nge.1-1 50.19 {\"lost\":6}\nge.kg-ers-kg 50.19\nru.27-3 36.19")
	g.Do("ersatz ge.1-1 =ge.kg-ers-kg")
	if hex, _ := g.Record("ge.kg-ers-kg"); g.figure("ge.1-1", "lost") != 2 || hex != "" {
		t.Error("the Ersatz unit is absorbed whole")
	}
	g = place(t, "central movement 3\nge.1-1 37.19 {\"lost\":6}\nge.kg-ers-kg 37.19\nru.27-3 36.19")
	g.Refuses("ersatz ge.1-1 =ge.kg-ers-kg", "8.7.1")
}

// All who can recover do so at once, from disorder first; those who have marched or have
// nothing to recover are left alone.
func TestAllRecover(t *testing.T) {
	rulestest.Cite(t, "8.6", "7.4.2")
	g := place(t, `russia movement 3
		ru.27-3 36.19 {"status":2}
		ru.25-3 37.19 {"status":4,"disorder":1}
		ru.30-4 30.19
		ru.26-2 34.19 {"status":1}
		ge.1-1 50.19`)
	g.Do("pick ru.26-2", "step 33.19", "halt", "recover-all")
	g.is("ru.27-3", "36.19 status 1", "ru.25-3", "37.19 status 4", "ru.26-2", "33.19 status 1")
	for unit, left := range map[string]float64{"ru.27-3": 0, "ru.25-3": 0, "ru.30-4": 7 * parts, "ru.26-2": 4 * parts} {
		if got := g.figure(unit, "left"); got != left {
			t.Errorf("%s has %v left of its points, want %v", unit, got, left)
		}
	}
	g.Refuses("recover-all", "8.6")
}
