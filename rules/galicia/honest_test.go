package galicia_test

import (
	"testing"

	"vistula/rules/bot"
	"vistula/rules/galicia"
	"vistula/rules/rulestest"
)

// A computer player decides by what its side may know, and not by the dice to come.
func TestAComputerPlayerIsHonest(t *testing.T) {
	c := rulestest.Config{Ruleset: ruleset(t), Scenarios: []string{"campaign"}, Disguise: galicia.Disguise, Swaps: true, Seed: 2}
	rulestest.Honest(t, c, 200, func(seed uint64) bot.Player {
		p, err := bot.New("level1", seed)
		if err != nil {
			t.Fatal(err)
		}
		p.(bot.Thinker).Limit(4000)
		return p
	})
}
