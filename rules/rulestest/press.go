package rulestest

import (
	"testing"

	"vistula/rules"
)

// Press has a game, such as a journal.Match, carry out verbs that need nothing besides, one
// after the other.
func Press(t testing.TB, g interface {
	Do(rules.Action) ([]rules.Event, error)
}, verbs ...string) {
	t.Helper()
	for _, verb := range verbs {
		if _, err := g.Do(rules.Action{Verb: verb}); err != nil {
			t.Fatal(err)
		}
	}
}
