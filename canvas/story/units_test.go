package story

import (
	"strings"
	"testing"

	"vistula/rules/chronicle"
)

// TestAHistoryTellsEveryEnd: those after which the unit came back as well, and the last at
// the battle in which it died, wherever it had come to.
func TestAHistoryTellsEveryEnd(t *testing.T) {
	w := teller(t)
	h := &chronicle.History{Unit: "XI", Earlier: []chronicle.Fate{{Turn: 6}, {Turn: 11}}, Returned: 19,
		Gone: &chronicle.Fate{Turn: 19, Hex: "1730", Battle: &chronicle.Battle{Targets: []string{"1829"}}}}
	if _, got := w.History(h); got != "Lost in turns 6 and 11 and brought back each time, destroyed at Sandomierz (1829) in turn 19, back in the same turn." {
		t.Errorf("it is told as %q", got)
	}
	h.Earlier = h.Earlier[:1]
	if _, got := w.History(h); !strings.HasPrefix(got, "Lost in turn 6 and brought back, destroyed") {
		t.Errorf("it is told as %q", got)
	}
}
