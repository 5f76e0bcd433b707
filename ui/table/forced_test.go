package table

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/rulestest"
	"vistula/rules/scene"
	"vistula/ui/desk"
)

// Where a retreat was refused and forced for a loss, the verdict on the battle says so:
// else it would look as if the refusal had not been heard.
func TestAForcedRetreatIsTold(t *testing.T) {
	rs := rulestest.Open(t, "fury")
	m := rulestest.RandomMatch(t, rs, "campaign", nil, 3, 900)
	p := sit(t, m, map[rules.Side]desk.Seat{"central": desk.Person, "russia": desk.Person}, true, 1280, 800, false)
	list, err := scene.Between(m, "russia", 0, m.Cursor())
	if err != nil {
		t.Fatal(err)
	}
	forced := 0
	for i := range list {
		b := list[i].Battle
		if b == nil {
			continue
		}
		forces := slices.ContainsFunc(b.Lines, func(l chronicle.Line) bool { return l.Forces() })
		if words := p.t.verdictOf(b).words; strings.Contains(words, "to force the retreat") != forces {
			t.Errorf("forced is %v, and told is %q", forces, words)
		}
		if forces {
			forced++
		}
	}
	if forced == 0 {
		t.Fatal("no retreat was forced")
	}
}
