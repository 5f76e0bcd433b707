package bot_test

import (
	"context"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
)

// A hint for a unit is about that unit, whichever of the army it is: also those that the
// player would not have come to among its first ideas.
func TestIdeasAreAboutTheUnitsThatAreNamed(t *testing.T) {
	p := open(t, "galicia", 5)
	side := p.Ruleset().Scenarios()[0].Sides[0]
	me := player(t, "level1", 1, 3000)
	for p.Status().Stage != "move" {
		if _, err := p.Do(me.Choose(context.Background(), rules.Sit(p, p.Status().ToAct))); err != nil {
			t.Fatal(err)
		}
	}
	seat := rules.Sit(p, side)
	thinker := player(t, "level1", 1, 3000).(bot.Thinker)
	list, err := thinker.Consider(t.Context(), seat)
	if err != nil || len(list) == 0 {
		t.Fatalf("%v %v", list, err)
	}
	first := map[string]bool{}
	for _, i := range list {
		first[i.Actions[0].Unit] = true
	}
	others, n := 0, 0
	for _, o := range seat.Offers() {
		if o.Verb != rules.VerbPick || n >= 16 {
			continue
		}
		n++
		list, err := thinker.Consider(t.Context(), seat, o.Unit)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range list {
			if i.Actions[0].Unit != o.Unit {
				t.Errorf("asked about %s it would move %s", o.Unit, i.Actions[0].Unit)
			}
			if !first[o.Unit] {
				others++
			}
		}
	}
	if others == 0 {
		t.Error("it has ideas about no unit besides its first ones")
	}
}
