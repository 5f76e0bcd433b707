package twilight_test

import (
	"testing"

	"vistula/rules/bot"
	"vistula/rules/rulestest"
	"vistula/rules/twilight"
)

// A computer player decides by what its side may know, and not by what is hidden or by
// the dice to come.
func TestAComputerPlayerIsHonest(t *testing.T) {
	c := rulestest.Config{Ruleset: ruleset(t), Scenarios: []string{"tannenberg"}, Seed: 2, Disguise: twilight.Disguise}
	rulestest.Honest(t, c, 6, func(seed uint64) bot.Player {
		p, err := bot.New("level1", seed)
		if err != nil {
			t.Fatal(err)
		}
		p.(bot.Thinker).Limit(2000)
		return p
	})
}
