package bot

import (
	"context"
	"math"
	"testing"

	"vistula/rules"
)

// What could be attacked promises much, and is gone once it has been; who is closed in is, once
// he is driven off. If they counted in what comes of a fight as they do for marches, every good
// attack would be put off.
func TestAttacksToComeCountLittleInAFight(t *testing.T) {
	m, p := hasty(t, "galicia")
	seen := false
	for p.Status().Turn <= 2 {
		seat := rules.Sit(p, p.Status().ToAct)
		if _, err := p.Do(m.Choose(context.Background(), seat)); err != nil {
			t.Fatal(err)
		}
		if err := m.enter(context.Background(), rules.Sit(p, p.Status().ToAct)); err != nil {
			t.Fatal(err)
		}
		l := &m.lab
		comes := 0.0
		before := l.value(l.base)
		for _, term := range []int{termChance, termApproach, termCommand, termRing} {
			comes += l.values[term] * l.weights[term]
		}
		if got, want := l.upshot(l.base), before-comes*(1-l.shape(shapeAgain)); math.Abs(got-want) > 1e-9 {
			t.Fatalf("what comes of a fight is worth %v, not %v", got, want)
		}
		seen = seen || l.values[termChance] > 0
	}
	if !seen {
		t.Error("nothing could be attacked")
	}
}
