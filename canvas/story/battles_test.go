package story

import (
	"strings"
	"testing"

	"vistula/rules/chronicle"
)

// everyWay gives each way in which something can be said.
func everyWay(t *testing.T, say func(w *Teller) string) []string {
	var all []string
	for n := range 6 {
		w := teller(t)
		w.c.Actions = n
		all = append(all, say(w))
	}
	return all
}

// TestAnAttackerThatMovedInWasNotHeld: neither where a fortress alone defended, which has no
// units to lose.
func TestAnAttackerThatMovedInWasNotHeld(t *testing.T) {
	b := clash("1409", "XI", "", "")
	b.Lines = []chronicle.Line{{Class: chronicle.Advance, Side: "russia", Units: []string{"XI"}, Hexes: []string{"1410", "1409"}}}
	b.Losses["russia"], b.Losses["central"] = chronicle.Toll{Steps: 2}, chronicle.Toll{Steps: 2}
	for _, said := range everyWay(t, func(w *Teller) string { return w.Battle(b) }) {
		if strings.Contains(said, "held") || strings.Contains(said, "stood") || !strings.Contains(said, "each lost two steps") {
			t.Errorf("it is told as %q", said)
		}
	}
}
