package rulestest

import (
	"context"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
)

// RandomMatch is the record of a scenario that the random computer players have
// played to its end, or so many actions far. All of it may be taken back.
func RandomMatch(t testing.TB, rs rules.Ruleset, scenario string, o rules.Options, seed uint64, most int) *journal.Match {
	t.Helper()
	m, err := journal.New(rs, scenario, o, seed)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.FindScenario(rs, scenario)
	players := map[rules.Side]bot.Player{}
	for i, side := range s.Sides {
		if players[side], err = bot.New("random", seed+uint64(i)+1); err != nil {
			t.Fatal(err)
		}
	}
	if n, err := bot.Play(context.Background(), m, players, most); err != nil && n < most {
		t.Fatal(err)
	}
	m.Friendly = true
	return m
}
