package galicia_test

import (
	"testing"

	"vistula/rules/galicia"
	"vistula/rules/rulestest"
)

// A computer player decides by what its side may know, and not by the dice to come.
func TestAComputerPlayerIsHonest(t *testing.T) {
	c := rulestest.Config{Ruleset: ruleset(t), Scenarios: []string{"campaign"}, Disguise: galicia.Disguise, Swaps: true, Seed: 2}
	rulestest.Honest(t, c, 200, rulestest.Bounded(t, "level1", 4000))
}
