package chronicle_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
)

// TestLuckComparesLikeWithLike: what counts as the losses of a battle is a number that its
// sheet gave a chance to. Losses taken by choice, and those that units were too weak to
// take, would not be.
func TestLuckComparesLikeWithLike(t *testing.T) {
	apart := 0 // battles in which a side lost something else
	games(t, func(t *testing.T, _ *journal.Match, c *chronicle.Chronicle) {
		sum := map[rules.Side]int{}
		for _, b := range c.Battles {
			for i := range b.Sheet.Losses {
				x := &b.Sheet.Losses[i]
				if _, compared := b.Expected[x.Side]; !compared {
					continue
				}
				due := b.Due[x.Side]
				if sum[x.Side] += 100 * due; due >= len(x.Of) || x.Of[due] == 0 {
					t.Errorf("turn %d, %v: %s was given %d losses, of which the chances are %v", b.Turn, b.Targets, x.Side, due, x.Of)
				}
				if due != b.Losses[x.Side].Hits() {
					apart++
				}
			}
		}
		for s, l := range c.Luck {
			if l.Actual != sum[s] {
				t.Errorf("%s: %d losses are compared, the battles gave %d", s, l.Actual, sum[s])
			}
		}
	})
	if apart == 0 {
		t.Error("all lost what the tables gave: nothing was tried")
	}
}
