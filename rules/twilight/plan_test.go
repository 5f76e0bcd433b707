package twilight_test

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/plan"
	"vistula/rules/rulestest"
)

// What gathers the strongest attack for any game does so for this one, and declares it.
func TestStrongestAttack(t *testing.T) {
	rulestest.Cite(t, "10.1.4", "4.2.2")
	g := battlefield(t, "russia attack 3\nru.25-3 18.30\nru.27-3 18.30\nru.5-rf 18.30\nru.1-hv 18.30\nru.1-c 19.29\nru.26-2 20.30\nge.1-1 19.30")
	seat := rules.Sit(g.P, "russia")
	units, _ := plan.Adjacent(seat, "19.30", "russia", nil)
	f, err := plan.Strongest(seat, "19.30", units)
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(f.Units)
	if !slices.Equal(f.Units, []string{"ru.1-hv", "ru.25-3", "ru.27-3"}) || f.Sheet.Attacker.Strength != 34 {
		t.Errorf("%v attack with %d", f.Units, f.Sheet.Attacker.Strength)
	}
	for i, want := range []string{"Russian 26th Infantry Division belongs to another army than the units committed (10.1.4).", "Cavalry and infantry cannot fight together (10.1.4)."} {
		if i >= len(f.Out) || f.Out[i].Err.Error() != want {
			t.Errorf("left out are %+v", f.Out)
		}
	}
	for _, a := range plan.Declare(g.P, "19.30", f.Units) {
		if _, err := g.P.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if v := g.P.View("central"); len(v.Declared) != 1 {
		t.Errorf("%d attacks are declared", len(v.Declared))
	}
}
