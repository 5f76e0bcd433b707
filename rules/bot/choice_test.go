package bot

import (
	"math/rand/v2"
	"testing"
)

// In Serbia/Galicia more than eighty units may be out of command when orders are given, and
// to command them all at once is one offer among as many.
func TestWhatIsDoneForAllIsNeverPassedOver(t *testing.T) {
	l := &lab{rng: rand.New(rand.NewPCG(1, 2))}
	one, all, few := 0, 0, 0
	for range 1000 {
		for verb, n := range map[string]*int{"command": &one, "command-all": &all} {
			if l.passesOver(verb, 100) {
				*n++
			}
		}
		if l.passesOver("command", most) {
			few++
		}
	}
	if all > 0 || few > 0 || one < 100 || one > 300 {
		t.Errorf("of a thousand times passed over: all %d, one %d, of few offers %d", all, one, few)
	}
}
