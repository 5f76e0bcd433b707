package tannenberg_test

import (
	"encoding/json"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// TestRussiaSeesNoGermanNames looks at all that Russia is shown of a march and of a
// battle with limited intelligence.
func TestRussiaSeesNoGermanNames(t *testing.T) {
	rulestest.Cite(t, "Limited Intelligence")
	g := place(t, `central movement 5
		option limited-intelligence
		ge.i 1117
		ge.lw-2 1218
		ah.i 1830
		ru.iii 1119`)
	shown := func(side rules.Side) string {
		b, err := json.Marshal(g.P.View(side))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	stacks := func(side rules.Side) string {
		b, _ := json.Marshal(g.P.View(side).Stacks)
		return string(b)
	}
	if s := stacks("russia"); strings.Contains(s, "ge.i") || strings.Contains(s, "ge.lw-2") || !strings.Contains(s, "ah.i") {
		t.Errorf("Russia sees %s", s)
	}
	if s := stacks("central"); !strings.Contains(s, "ge.i") || !strings.Contains(s, "ru.iii") {
		t.Errorf("the Central Powers see %s", s)
	}
	g.Do("pick ge.i")
	for _, e := range g.Do("step 1118") {
		if seen := e.SeenBy("russia"); strings.Contains(seen.Text, "I A") || len(seen.Units) > 0 {
			t.Errorf("Russia is told %q %v", seen.Text, seen.Units)
		}
	}
	g.Do("halt", "done", "attack 1119", "commit ge.i")
	_ = shown("russia")
	g.Throw("roll", 4) // EX: both fight in the open
	g.is("ge.i", "dead")
	g = place(t, `russia combat 5
		option limited-intelligence
		ge.i 1118
		ge.xvii 1118
		ge.lw-2 1411
		ru.r-26 1119
		ru.hvy-1 1218`)
	g.Do("attack 1118") // whatever the odds are, for they are not known
	if s := g.P.View("russia").Combat; s.Certain || s.Defender.Strength != 0 {
		t.Errorf("Russia knows %+v", s)
	}
	g.Do("commit ru.hvy-1")
	g.Throw("roll", 2) // 1-3: AE
	if s := stacks("russia"); !strings.Contains(s, "ge.i\"") || strings.Contains(s, "ge.xvii") {
		t.Errorf("after the battle Russia sees %s", s)
	}
}
