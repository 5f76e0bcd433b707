package story

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/analysis"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
)

// A mistake is told with what would have been better, where that is known.
func TestAMistakeIsToldWithWhatWasBetter(t *testing.T) {
	w := teller(t)
	find := func(string) (rules.Counter, bool) { return rules.Counter{Name: "14th Division"}, true }
	march := &scene.Scene{Kind: scene.March, Line: chronicle.Line{Class: chronicle.March, Units: []string{"u"}, Hexes: []string{"0101", "0102"}}}
	for _, tt := range []struct {
		better *analysis.Better
		want   string
	}{
		{nil, "The 14th Division moves to 0102."},
		{&analysis.Better{}, "The 14th Division moves to 0102. It would have been better to stay."},
		{&analysis.Better{Hex: "0203"}, "The 14th Division moves to 0102. 0203 would have been better."},
	} {
		if got := w.Mistake(&analysis.Costly{Scene: *march, Better: tt.better}, find); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
	for other, want := range map[int]string{0: "0203 was not attacked.", 1: "0203 was not attacked, nor in another turn.", 4: "0203 was not attacked, nor in four other turns."} {
		if got := w.Mistake(&analysis.Costly{Scene: *march, Better: &analysis.Better{Attack: true, Hex: "0203", Other: other}}, find); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	army(w, "XI")
	fight := &scene.Scene{Kind: scene.Battle, Line: chronicle.Line{Battle: clash("0203", "XI", "1st", "1st")}}
	if got := w.Mistake(&analysis.Costly{Scene: *fight}, find); !strings.HasPrefix(got, "Attack on 0203. The attacker lost ") {
		t.Errorf("an attack is told as %q", got)
	}
	gone := &scene.Scene{Kind: scene.Other, Line: chronicle.Line{Side: "russia", Tolls: []chronicle.UnitToll{
		{Unit: "XI", Side: "russia", Hex: "0203", Cause: chronicle.Overstacked, Toll: chronicle.Toll{Units: 1, Steps: 1}}}}}
	if got := w.Mistake(&analysis.Costly{Scene: *gone}, find); !strings.Contains(got, "Russia lost ") || !strings.Contains(got, "to the stacking limit") {
		t.Errorf("a unit that was given up is told as %q", got)
	}
	fight.Battle.Losses, fight.Battle.Tolls = nil, nil
	if got := w.Mistake(&analysis.Costly{Scene: *fight}, find); !strings.HasPrefix(got, "Attack on 0203. Nobody lost anything.") {
		t.Errorf("one that cost nothing is told as %q", got)
	}
}
