package tannenberg_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestCopies(t *testing.T) {
	rulestest.Copied(t, begin(t, 3, "limited-intelligence", "on").P, begin(t, 7, "two-front", "on").P, 3, next)
	rulestest.Copied(t, begin(t, 2, "two-front", "on").P, begin(t, 4).P, 2, next)
}

// What a digest keeps of one game is not taken for that of another.
func TestDigestOfAnotherGame(t *testing.T) {
	one := playOut(t, begin(t, 3).P, 3, func(rules.Position) {})
	other := playOut(t, begin(t, 5).P, 5, func(rules.Position) {})
	want := [2]uint64{one.Clone().(rules.Digester).Digest(), other.Clone().(rules.Digester).Digest()}
	used := begin(t, 1).P
	for i := range 4 { // whichever of them has the longer account
		used.(rules.Reusable).CopyFrom([2]rules.Position{one, other}[i%2])
		if got := used.(rules.Digester).Digest(); got != want[i%2] {
			t.Errorf("copied in turn %d the digest is %d, not %d", i, got, want[i%2])
		}
	}
}
