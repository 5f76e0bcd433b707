package twilight_test

import (
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
	rulestest.Cite(t, "8.3", "7.2")
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
	rulestest.Cite(t, "8.3", "8.6")
	g := place(t, "russia movement 3\nru.1-c 36.20 {\"status\":2}\nru.27-3 30.20\nge.1-1 50.19")
	g.Do("recover ru.1-c", "pick ru.1-c")
	g.Refuses("force ru.1-c", "8.3")
	g = place(t, "russia movement 3\nru.1-c 36.20 {\"status\":2}\nru.27-3 30.20\nge.1-1 50.19")
	g.Do("pick ru.1-c", "force ru.1-c")
	g.Refuses("recover ru.1-c", "8.6")
}
