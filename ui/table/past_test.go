package table

import (
	"slices"
	"testing"

	"vistula/rules"
)

// Whoever looks back sees the battle of the phase that was on then, and none of the phase
// before.
func TestLookingBackShowsNoBattleOfThePhaseBefore(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "8.06", "ru.31-x", "16.02"), persons(), true, 1280, 800, false)
	d := p.t.desk
	do := func() {
		o := d.Offers()[0]
		if i := slices.IndexFunc(d.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbRoll }); i >= 0 {
			o = d.Offers()[i]
		}
		p.t.after(d.Do(o.Action))
	}
	for d.Fought() == nil || d.View().Combat != nil {
		do()
	}
	fought := d.Match.Cursor()
	p.t.after(d.Do(rules.Action{Verb: rules.VerbDone}))
	ended := d.Match.Cursor()
	if p.status().Phase == "combat" && p.status().Side == "austria" {
		t.Fatalf("the phase is not over: %+v", p.status())
	}
	do()
	for n, shown := range map[int]bool{fought: true, ended: false} {
		p.t.lookAt(n)
		if p.t.past != n || p.t.drawer.fight.hidden == shown {
			t.Errorf("after action %d of %d the battle is shown: %v", n, d.Match.Cursor(), !p.t.drawer.fight.hidden)
		}
	}
}
