package fury_test

import (
	"testing"

	"vistula/rules/fury"
	"vistula/rules/rulestest"
)

// Nothing is hidden in this game, so that there is nothing to disguise.
func TestKit(t *testing.T) {
	rulestest.Run(t, rulestest.Config{Ruleset: ruleset(t), Games: 3, Bound: 20000, Sample: 128, Invariant: fury.Invariant})
}

func FuzzPlay(f *testing.F) { rulestest.Fuzz(f, ruleset(f)) }
