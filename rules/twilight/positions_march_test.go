package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// Positions put to cases 8.3 and 8.4: forced marches and prepared attacks.

// Who has left a train in the phase makes no forced march, and who is on one does not
// entrain (8.3.1).
func TestNoForcedMarchWithTrains(t *testing.T) {
	rulestest.Cite(t, "8.3.1")
	g := place(t, "central movement 7\nge.20-lw 49.24\nge.1-1 60.20\nru.25-3 30.19")
	g.Do("rail ge.20-lw =germany")
	g.Do("destination " + strings.Fields(g.Hexes("destination", ""))[0])
	if _, mode, _, _, _ := g.journey("ge.20-lw"); mode != 0 || g.figure("ge.20-lw", "left") <= 0 {
		t.Fatalf("it has not detrained with points left: %v", g.figure("ge.20-lw", "left"))
	}
	g.Do("pick ge.20-lw")
	g.Refuses("force ge.20-lw", "8.3.1")
	g = place(t, "central movement 7\nge.20-lw 49.24\nge.1-1 60.20\nru.25-3 30.19")
	g.Do("pick ge.20-lw")
	if !g.Offers("rail ge.20-lw =germany") {
		t.Error("it cannot entrain at all")
	}
	g.Do("force ge.20-lw")
	g.Refuses("rail ge.20-lw =germany", "8.3.1")
}

// Neither artillery nor supply units make forced marches, and none adds points to others.
func TestWhoMakesForcedMarches(t *testing.T) {
	rulestest.Cite(t, "8.3", "8.3.1")
	g := place(t, "russia movement 3\nru.1-hv 36.20\nru.train-3 36.20\nru.27-3 36.20\nru.kowno 36.20\nge.1-1 50.19")
	g.Do("pick ru.27-3", "add ru.1-hv", "add ru.train-3", "add ru.kowno", "force ru.27-3", "force ru.kowno")
	g.Refuses("force ru.1-hv", "8.3.1")
	g.Refuses("force ru.train-3", "8.3.1")
	for unit, want := range map[string]float64{"ru.27-3": 10 * parts, "ru.kowno": 10 * parts} {
		if got := g.figure(unit, "left"); got != want {
			t.Errorf("%s has %v points", unit, got/parts)
		}
	}
	g.Do("step 36.21", "step 36.20")
	if g.Hexes("step", "") != "" {
		t.Errorf("guns that have one point left go on to %s", g.Hexes("step", ""))
	}
}

// The first point of a forced march adds nothing to its check; each further one two for
// infantry and one for cavalry, which can use six (8.3.2).
func TestTheStrainOfEachPoint(t *testing.T) {
	rulestest.Cite(t, "8.3", "8.3.2")
	there := func(n int) []string {
		var list []string
		for i := range n {
			list = append(list, "step "+[]string{"36.21", "36.20"}[i%2])
		}
		return list
	}
	for _, c := range []struct {
		unit  string
		steps int // of two points each
		sum   int // of the dice that just holds
	}{
		{"ru.27-3", 4, 10}, // 8 points: one of the march
		{"ru.1-c", 7, 9},   // 14 of 12: two
		{"ru.1-c", 8, 7},   // 16 of 12: four
		{"ru.1-c", 9, 5},   // 18 of 12: six
	} {
		for more := range 2 {
			g := place(t, "russia movement 3\n"+c.unit+" 36.20\nru.30-4 30.20\nge.1-1 50.19")
			g.Do("pick "+c.unit, "force "+c.unit)
			g.Do(there(c.steps)...)
			if g.P.Status().Stage == "moving" {
				g.Do("halt")
			}
			g.Stage("forced", "russia")
			sum := c.sum + more
			g.Throw("roll", sum/2, sum-sum/2)
			if holds := g.figure(c.unit, "status") == 0 && g.figure(c.unit, "lost") == 0; holds != (more == 0) {
				t.Errorf("%s after %d steps: %d holds: %v", c.unit, c.steps, sum, holds)
			}
		}
	}
}

// A formation that marches off leaves the check of its Asset Units to nobody; one that
// marched with the smaller of two formations is checked with that one, wherever the other
// stands (6.4.1).
func TestAnAssetIsCheckedWithWhoMarched(t *testing.T) {
	rulestest.Cite(t, "8.3.2", "6.4.1")
	g := place(t, `russia movement 3
		ru.27-3 36.20 {"lost":7}
		ru.kowno 36.20
		ru.25-3 36.21
		ru.1-c 30.20
		ge.1-1 50.19`)
	g.Do("pick ru.27-3", "add ru.kowno", "force ru.27-3", "force ru.kowno", "step 36.21", "step 36.20", "step 36.21", "step 36.20", "step 36.21")
	if g.P.Status().Stage == "moving" {
		g.Do("halt")
	}
	g.Stage("forced", "russia")
	g.Throw("roll", 3, 4) // 7 and 4 for three points on 10: failed by 1
	g.Stage("move", "russia")
	if g.figure("ru.27-3", "status") == 0 || g.figure("ru.kowno", "lost") > 0 || g.figure("ru.25-3", "status") > 0 {
		t.Errorf("27/3 is at %v, Kowno has lost %v, 25/3 is at %v", g.figure("ru.27-3", "status"), g.figure("ru.kowno", "lost"), g.figure("ru.25-3", "status"))
	}
}

// Demoralized infantry that fails loses steps for levels, the last of which eliminate it.
func TestADemoralizedMarch(t *testing.T) {
	rulestest.Cite(t, "8.3.3")
	g := place(t, "russia movement 3\nru.27-3 36.20 {\"status\":4}\nru.1-c 30.20\nge.1-1 50.19")
	g.Do("pick ru.27-3", "force ru.27-3", "step 36.21", "step 36.20", "step 36.21", "step 36.20", "halt")
	g.Throw("roll", 3, 4) // 7 on 6
	if g.figure("ru.27-3", "status") != 4 || g.figure("ru.27-3", "lost") == 0 {
		t.Errorf("it is at %v and has lost %v", g.figure("ru.27-3", "status"), g.figure("ru.27-3", "lost"))
	}
}

// Markers of Prepared Attacks: on an empty hex, by units of one hex on different hexes, by
// Asset infantry, and by guns only where infantry has one; not by the demoralized, cavalry
// or guns that only defend; not for less than three points, nor over a hexside that nobody
// crosses (8.4, 8.4.1).
func TestWhoPreparesWhat(t *testing.T) {
	rulestest.Cite(t, "8.4", "8.4.1")
	text := `russia movement 3
		ru.27-3 41.20
		ru.25-3 41.20
		ru.kowno 41.20
		ru.1-hv 41.20
		ru.1-c 41.20
		ru.29-20 41.20 {"status":4}
		ru.30-4 40.20
		ge.1-1 42.20
		ge.2-1 42.21`
	g := place(t, text)
	g.Do("pick ru.1-hv")
	g.Refuses("prepare 42.20", "8.4.1")
	g.Do("halt", "pick ru.27-3", "prepare 42.20", "pick ru.1-hv")
	g.Refuses("prepare 42.21", "8.4.1") // the infantry points elsewhere
	g.Do("prepare 42.20", "pick ru.25-3", "prepare 42.21", "pick ru.kowno")
	g.Refuses("prepare 40.20", "8.4")
	g.Do("prepare 41.19") // nobody is there
	g.Refuses("pick ru.kowno", "8.1")
	g.Do("pick ru.1-c")
	g.Refuses("prepare 42.20", "8.4.1")
	g.Do("halt", "pick ru.29-20")
	g.Refuses("prepare 42.20", "8.4.1")
	g = place(t, text)
	g.Do("pick ru.27-3", "add ru.1-c")
	g.Refuses("prepare 42.20", "8.4.1") // not even beside infantry
	g.Do("drop ru.1-c", "add ru.1-hv", "prepare 42.20")
	if g.figure("ru.1-hv", "aim") == 0 || g.figure("ru.1-hv", "left") != 0 {
		t.Error("guns prepare an attack together with infantry, and spend nothing more")
	}
}

// With 2 1/2 points left no marker is placed, for 7 1/2 in all are more than 7, but by a
// forced march, of which that half is the first point.
func TestTheLastPointsOfAMarker(t *testing.T) {
	rulestest.Cite(t, "8.4", "4.5")
	g := place(t, "russia movement 3\nru.27-3 36.19\nru.30-4 30.20\nge.1-1 42.20")
	g.Do("pick ru.27-3", "step 37.19", "step 36.19", "step 37.19")
	if left := g.figure("ru.27-3", "left"); left != 5*parts/2 {
		t.Fatalf("%v points are left", left/parts)
	}
	g.Refuses("prepare 38.19", "8.4")
	g.Do("force ru.27-3", "prepare 38.19")
	g.Stage("forced", "russia")
	g.Throw("roll", 4, 6)
	if g.figure("ru.27-3", "status") != 0 || g.figure("ru.27-3", "aim") == 0 {
		t.Error("10 on 10 holds")
	}
}

// A unit that its stack has left beside the enemy prepares an attack with the points that
// it has left, and does nothing else; without three points, or away from the enemy, it is
// not taken in hand again (8.1, 8.4).
func TestWhoWasDroppedPrepares(t *testing.T) {
	rulestest.Cite(t, "8.1", "8.4")
	text := "russia movement 3\nru.27-3 40.20\nru.25-3 40.20\nru.1-hv 40.20\nru.1-c 40.20\nru.30-4 30.20\nge.1-1 42.20"
	g := place(t, text)
	g.Do("pick ru.27-3", "add ru.25-3", "add ru.1-c", "step 41.20", "drop ru.27-3", "drop ru.1-c", "halt")
	g.Refuses("pick ru.1-c", "8.1")
	g.Do("pick ru.1-hv", "step 41.20", "halt")
	g.Refuses("pick ru.1-hv", "8.1") // with two points, and no infantry has prepared anything
	g.Do("pick ru.27-3")
	g.Refuses("step 40.20", "8.1")
	g.Refuses("repulse 42.20", "8.1")
	g.Do("prepare 42.20")
	if g.figure("ru.27-3", "aim") == 0 || g.figure("ru.27-3", "left") != 0 {
		t.Error("there is no marker")
	}
	g.Refuses("pick ru.27-3", "8.1")
	g = place(t, text)
	g.Do("pick ru.27-3", "step 40.21", "step 41.20", "halt") // 5 of 7 points
	g.Refuses("pick ru.27-3", "8.1")
	g.Do("pick ru.25-3", "step 40.21", "halt")
	g.Refuses("pick ru.25-3", "8.1")
}

// A garrison does not leave its fortress, but prepares attacks and attempts Repulses on
// whoever stands beside it (8.4, 8.5.1, 12.4).
func TestGarrisonsSally(t *testing.T) {
	rulestest.Cite(t, "8.4", "8.5.1", "12.4.1")
	units := "\nru.fortress-ossowiec 41.35\nru.ossowiec 41.35\nru.gar-oss 41.35\nru.30-4 30.20"
	for phase, verbs := range map[string][]string{"russia movement 3": {"prepare", "repulse"}, "central counter-movement 3": {"repulse"}} {
		g := place(t, phase+units+"\nge.1-1 41.36")
		g.Do("pick ru.ossowiec")
		for _, verb := range []string{"step", "prepare", "repulse"} {
			if offered := g.Hexes(verb, "") != ""; offered != strings.Contains(strings.Join(verbs, " "), verb) {
				t.Errorf("%s: %s is offered: %v", phase, verb, offered)
			}
		}
		g.denied("step", "", "41.34", "12.4.1")
		g.Do("halt")
		g.Refuses("pick ru.gar-oss", "3.3.4")
	}
	g := place(t, "russia movement 3"+units+"\nge.1-1 43.36")
	g.Refuses("pick ru.ossowiec", "12.4.1")
}
