package tannenberg_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
	"vistula/rules/tannenberg"
)

// A computer player decides by what its side may know, and not by the dice to come.
func TestAComputerPlayerIsHonest(t *testing.T) {
	c := rulestest.Config{Ruleset: ruleset(t), Scenarios: []string{"campaign"}, Disguise: tannenberg.Disguise, Swaps: true, Seed: 2, Options: rules.Options{"limited-intelligence": "on"}}
	rulestest.Honest(t, c, 120, rulestest.Bounded(t, "level1", 4000))
}
