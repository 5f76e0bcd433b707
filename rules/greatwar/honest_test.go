package greatwar_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// A computer player decides by what its side may know, and not by the dice to come.
func TestAComputerPlayerIsHonest(t *testing.T) {
	c := rulestest.Config{Ruleset: ruleset(t), Scenarios: []string{"campaign"}, Seed: 2}
	rulestest.Honest(t, c, 12, rulestest.Bounded(t, "level1", 4000))
}
