package scene_test

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
	"vistula/rules/scene"
)

// What the enemy chooses in one's own attack is an answer to it; what he does in his own
// turn is none.
func TestAnswersAreToOnesOwnAttack(t *testing.T) {
	rs, err := lent("galicia")
	if err != nil {
		t.Fatal(err)
	}
	m := rulestest.RandomMatch(t, rs, "campaign", nil, 5, 900)
	m.Friendly = true
	foe := map[rules.Side]rules.Side{"austria": "russia", "russia": "austria"}
	seen := map[bool]bool{}
	for n := m.Cursor(); n > 1 && len(seen) < 2; n-- {
		st := m.Status(n - 1)
		answers, who := st.Side != st.ToAct, foe[st.ToAct]
		fights := slices.ContainsFunc(m.Entry(n).Events, func(e rules.Event) bool { return e.Battle != "" })
		if who == "" || seen[answers] || answers != fights {
			continue
		}
		seen[answers] = true
		if err := m.GoTo(n); err != nil {
			t.Fatal(err)
		}
		if got := scene.Answered(m, who, n-1); got != answers {
			t.Errorf("action %d, %s in the turn of %s, is an answer: %v", n, st.ToAct, st.Side, got)
		}
	}
	if len(seen) < 2 {
		t.Errorf("not both were found: %v", seen)
	}
}
