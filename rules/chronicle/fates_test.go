package chronicle

import (
	"testing"

	"vistula/rules"
)

// TestARetreatIsCountedOnce: told hex by hex, or with a check that failed in between, it is
// one; that after another battle is another, and so is one of a later phase.
func TestARetreatIsCountedOnce(t *testing.T) {
	first, second, phase, later := &Battle{}, &Battle{}, &Phase{}, &Phase{}
	type step struct {
		from, to string
		phase    *Phase
		in       *Battle
	}
	for _, x := range []struct {
		what  string
		steps []step
		want  int
	}{
		{"two hexes", []step{{"a", "b", phase, first}, {"b", "c", phase, first}}, 1},
		{"the second hex told after the battle", []step{{"a", "b", phase, first}, {"b", "c", phase, nil}}, 1},
		{"two battles", []step{{"a", "b", phase, first}, {"b", "c", phase, second}}, 2},
		{"two phases", []step{{"a", "b", phase, nil}, {"b", "c", later, nil}}, 2},
		{"from elsewhere", []step{{"a", "b", phase, nil}, {"d", "e", phase, nil}}, 2},
	} {
		r := &recorder{c: &Chronicle{}, list: map[string]*History{}}
		for _, s := range x.steps {
			r.phase = s.phase
			r.line(&Line{Class: Retreat, Units: []string{"u"}, Hexes: []string{s.from, s.to}}, s.in)
		}
		if got := r.list["u"].Retreats; got != x.want {
			t.Errorf("%s: %d retreats, want %d", x.what, got, x.want)
		}
	}
}

// TestAUnitIsLostAsOftenAsItCameBack: no end of a unit is forgotten for a later one.
func TestAUnitIsLostAsOftenAsItCameBack(t *testing.T) {
	r := &recorder{c: &Chronicle{End: &rules.View{}}, list: map[string]*History{}}
	for r.turn = 1; r.turn <= 3; r.turn++ {
		r.line(&Line{Class: Loss, Tolls: []UnitToll{{Unit: "u", Hex: "0101", Toll: Toll{Steps: 1, Units: 1}}}}, nil)
		if r.turn < 3 {
			r.line(&Line{Class: Arrival, Units: []string{"u"}}, nil)
		}
	}
	h := r.list["u"]
	if len(h.Earlier) != 2 || h.Earlier[0].Turn != 1 || h.Earlier[1].Turn != 2 || h.Gone.Turn != 3 || h.Returned != 0 {
		t.Errorf("it was lost before as %+v and in the end as %+v, back in turn %d", h.Earlier, h.Gone, h.Returned)
	}
}
