package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// Positions put to cases 2.1, 6.4 and 7: forces, Asset Units and effectiveness.

// An Asset Unit that fights beside one of two formations of its hex is of that force and
// makes no check of its own, though the other formation is larger (6.4.1).
func TestAnAssetIsOfTheForceThatFights(t *testing.T) {
	rulestest.Cite(t, "6.4.1", "11.3")
	g := battlefield(t, `russia attack 3
		ru.25-3 18.30
		ru.27-3 18.30 {"lost":4}
		ru.kowno 18.30
		ge.1-1 19.30`)
	g.assault("19.30", "ru.27-3", "ru.kowno")
	g.Throw("roll", 3, 4)
	g.Throw("roll", 3, 3)
	g.through("check", "russia")
	steps := g.figure("ru.kowno", "lost")
	g.Throw("roll", 6, 6)
	if got := g.figure("ru.kowno", "lost"); got != steps {
		t.Errorf("the Asset Unit has lost %v steps by a check of its own", got-steps)
	}
	if g.figure("ru.27-3", "status") == 0 {
		t.Error("its formation has passed with 12")
	}
	if g.figure("ru.25-3", "status") != 0 {
		t.Error("the formation that took no part is worn")
	}
}
