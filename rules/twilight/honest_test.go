package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
	"vistula/rules/twilight"
)

// A computer player decides by what its side may know, and not by what is hidden or by
// the dice to come.
func TestAComputerPlayerIsHonest(t *testing.T) {
	c := rulestest.Config{Ruleset: ruleset(t), Scenarios: []string{"tannenberg"}, Seed: 2, Disguise: twilight.Disguise}
	rulestest.Honest(t, c, 6, rulestest.Bounded(t, "level1", 2000))
}
