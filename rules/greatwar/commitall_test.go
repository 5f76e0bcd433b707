package greatwar_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// All that can attack are committed at once, headquarters only by name.
func TestCommitAll(t *testing.T) {
	rulestest.Cite(t, "8.13")
	g := place(t, `austria combat 9
		ah.corps-1 g1210
		ah.corps-5 g1210
		ah.hq-1-dankl g1210
		ru.corps-21 g1209`)
	g.Do("attack g1209", "commit-all")
	if n := len(g.P.View("").Combat.Attacker.Units); n != 2 {
		t.Errorf("%d units attack", n)
	}
	if g.Offers("commit-all") {
		t.Error("there is nobody left to commit")
	}
}
