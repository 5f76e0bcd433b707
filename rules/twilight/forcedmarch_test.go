package twilight_test

import (
	"slices"
	"testing"

	"vistula/rules/rulestest"
)

// V002-11: infantry marches three points farther, cavalry six, in either phase.
func TestForcedMarch(t *testing.T) {
	rulestest.Cite(t, "8.3")
	g := place(t, "russia movement 3\nru.27-3 36.19\nru.1-c 30.20\nge.1-1 50.19")
	g.Do("pick ru.27-3", "force ru.27-3")
	if got := g.figure("ru.27-3", "left"); got != 10*parts {
		t.Errorf("7 and 3 are 10, not %v", got/parts)
	}
	g.Refuses("force ru.27-3", "8.3")
	g.Do("halt")
	g.Stage("move", "russia") // nothing of it was used
	g = place(t, "central counter-movement 3\nru.27-3 36.19\nru.1-c 30.20\nge.1-1 50.19")
	g.Do("pick ru.27-3", "force ru.27-3")
	if got := g.figure("ru.27-3", "left"); got != 13*parts/2 {
		t.Errorf("3 1/2 and 3 are 6 1/2, not %v", got/parts)
	}
}

// marched is a division of some state that has used two points of a forced march in
// weather without heat, and is to be checked.
func marched(t *testing.T, state string) *game {
	t.Helper()
	g := place(t, "russia movement 3\nru.27-3 36.20 "+state+"\nru.1-c 30.20\nge.1-1 50.19")
	g.Do("pick ru.27-3", "force ru.27-3", "step 36.21", "step 36.20", "step 36.21", "step 36.20", "halt") // 8 points
	g.Stage("forced", "russia")
	return g
}

// The check is by two worse for each point after the first; the table says what it
// costs, and levels that are not there become steps.
func TestForcedMarchCheck(t *testing.T) {
	rulestest.Cite(t, "8.3.2", "8.3.3", "7.2")
	g := marched(t, "{}")
	g.Throw("roll", 4, 6)
	if g.figure("ru.27-3", "status") != 0 {
		t.Error("10 on 10 holds")
	}
	g = marched(t, "{}")
	g.Throw("roll", 5, 6)
	if g.figure("ru.27-3", "status") != 1 {
		t.Error("failed by 1: one level")
	}
	// V002-12: seven steps, status 3, failed by 6: to status 4, and two steps in all.
	g = place(t, "russia movement 3\nru.27-3 36.20 {\"lost\":3,\"status\":3}\nru.1-c 30.20\nge.1-1 50.19")
	g.Do("pick ru.27-3", "force ru.27-3", "step 36.21", "step 36.20", "step 36.21", "step 36.20", "step 36.21") // 10 points
	g.Stage("forced", "russia")
	g.Throw("roll", 4, 5) // 9 and 4 for three points, on 7
	if g.figure("ru.27-3", "status") != 4 || g.figure("ru.27-3", "lost") != 5 {
		t.Errorf("status %v, lost %v", g.figure("ru.27-3", "status"), g.figure("ru.27-3", "lost"))
	}
}

// Who recovers makes no forced march, and who has made one does not recover.
func TestForcedMarchAndRest(t *testing.T) {
	rulestest.Cite(t, "8.3.1", "8.6")
	g := place(t, "russia movement 3\nru.1-c 36.20 {\"status\":2}\nru.27-3 30.20\nge.1-1 50.19")
	g.Do("recover ru.1-c", "pick ru.1-c")
	g.Refuses("force ru.1-c", "8.3.1")
	g = place(t, "russia movement 3\nru.1-c 36.20 {\"status\":2}\nru.27-3 30.20\nge.1-1 50.19")
	g.Do("pick ru.1-c", "force ru.1-c")
	g.Refuses("recover ru.1-c", "8.6")
}

// A marker of a Prepared Attack that is paid with points of a forced march does not spare
// its check, and goes if that fails by four or more.
func TestForcedMarchToPrepareAnAttack(t *testing.T) {
	rulestest.Cite(t, "8.3.2", "8.3.3", "8.4")
	for sum, kept := range map[int]bool{11: true, 12: false} {
		g := place(t, "russia movement 3\nru.27-3 36.20\nru.1-c 30.20\nge.1-1 50.19")
		g.Do("pick ru.27-3", "force ru.27-3", "step 36.21", "step 36.20", "step 36.21", "prepare 36.20") // 9 points
		g.Stage("forced", "russia")
		g.Throw("roll", sum-6, 6) // and 2 for the second point, on 10
		_, state := g.Record("ru.27-3")
		if got := state["aim"] != nil; got != kept {
			t.Errorf("%d: the marker is there: %v", sum, got)
		}
	}
}

// A force makes one check: an Asset Unit that marched with its formation has none of its
// own, Asset Units that marched without one check together by the largest of them and lose
// steps for levels.
func TestForcesCheckTheirMarch(t *testing.T) {
	rulestest.Cite(t, "8.3.2", "8.3.3", "6.4.1", "6.4.2")
	march := []string{"step 36.21", "step 36.20", "step 36.21", "step 36.20", "halt"} // 8 points
	g := place(t, "russia movement 3\nru.27-3 36.20\nru.kowno 36.20\nru.1-c 30.20\nge.1-1 50.19")
	g.Do("pick ru.kowno", "add ru.27-3", "force ru.27-3", "force ru.kowno")
	g.Do(march...)
	g.Stage("forced", "russia")
	g.Throw("roll", 5, 6) // 11 on 10, which would be far too much for Kowno
	g.is("ru.27-3", "36.20 status 1", "ru.kowno", "36.20")
	g.Stage("move", "russia")
	g = place(t, "russia movement 3\nru.grodno 36.20\nru.kowno 36.20\nru.1-c 30.20\nge.1-1 50.19")
	g.Do("pick ru.kowno", "add ru.grodno", "force ru.grodno", "force ru.kowno")
	g.Do(march...)
	g.Stage("forced", "russia")
	g.Throw("roll", 5, 6)
	g.Stage("move", "russia")
	if n := g.figure("ru.kowno", "lost") + g.figure("ru.grodno", "lost"); n == 0 || g.figure("ru.kowno", "status") > 0 {
		t.Errorf("together they lost %v steps", n)
	}
}

// Summer heat and Low Supply add a point each; Out of Supply has no such line.
func TestWhatStrainsAForcedMarch(t *testing.T) {
	rulestest.Cite(t, "8.3.2a", "14.5.1")
	for state, holds := range map[string]bool{
		"{}":                 true,
		`{"supply":"low"}`:   false,
		`{"supply":"out"}`:   true,
		`{"weather":"heat"}`: false,
	} {
		unit, more := state, ""
		if state == `{"weather":"heat"}` {
			unit, more = "{}", "\nstate "+state
		}
		g := place(t, "russia movement 3\nru.27-3 36.20 "+unit+"\nru.1-c 30.20\nge.1-1 50.19"+more)
		g.Do("pick ru.27-3", "force ru.27-3", "step 36.21", "step 36.20", "step 36.21", "step 36.20", "halt")
		g.Throw("roll", 4, 6)
		if got := g.figure("ru.27-3", "status") == 0; got != holds {
			t.Errorf("%s: 10 on 10 holds: %v", state, got)
		}
	}
}

// Where all points that the march gained went into an Improved Position, no steps are
// lost, nor levels that the unit does not have; else both are (8.3.3a).
func TestForcedMarchToDig(t *testing.T) {
	rulestest.Cite(t, "8.3.3a", "8.8")
	for lost, steps := range map[float64][]string{
		0: {"step 36.21", "step 36.20", "dig ru.27-3"},                             // 4 points on the way, 6 for digging
		1: {"step 36.21", "step 36.20", "step 36.21", "step 36.20", "dig ru.27-3"}, // 8 and 2
	} {
		g := place(t, "russia movement 3\nru.27-3 36.20 {\"status\":3}\nru.1-c 30.20\nge.1-1 38.20\nge.2-1 50.19")
		g.Do("pick ru.27-3", "force ru.27-3")
		g.Do(steps...)
		if g.P.Status().Stage == "moving" {
			g.Do("halt")
		}
		g.Throw("roll", 3, 4) // and 4 for three points, on 7: a level and a step
		if got := g.figure("ru.27-3", "lost"); got != lost || g.figure("ru.27-3", "status") != 4 {
			t.Errorf("%v: it lost %v steps and is at %v", steps, got, g.figure("ru.27-3", "status"))
		}
	}
}

// The prompt says whose march is checked, and what may be rolled.
func TestThePromptOfAForcedMarch(t *testing.T) {
	rulestest.Cite(t, "8.3.2", "8.3.2a")
	for _, c := range []struct{ state, weather, want string }{
		{"{}", "normal", "A roll of 10 or less passes."},
		{"{\"status\":2}", "normal", "A roll of 8 or less passes."},
		{"{}", "heat", "A roll of 9 or less passes."},
		{"{\"supply\":\"low\"}", "normal", "A roll of 9 or less passes."},
	} {
		g := place(t, "russia movement 3\nstate {\"weather\":\""+c.weather+"\"}\nru.27-3 36.20 "+c.state+"\nru.1-c 30.20\nge.1-1 50.19")
		g.Do("pick ru.27-3", "force ru.27-3", "step 36.21", "step 36.20", "step 36.21", "step 36.20", "halt")
		if got := g.P.View("russia").Prompt; got.Ask != "Russian player: check the forced march of the Russian 27th Infantry Division. "+c.want || !slices.Equal(got.Units, []string{"ru.27-3"}) {
			t.Errorf("%s in %s: %q of %v", c.state, c.weather, got.Ask, got.Units)
		}
		if got := g.P.View("central").Prompt.Ask; got != "Russian player decides." {
			t.Errorf("the enemy reads %q", got)
		}
	}
}
