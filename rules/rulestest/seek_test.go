package rulestest

import (
	"slices"
	"testing"

	"vistula/rules/rulestest/toy"
)

// A recorded game whose end nobody has listed is named.
func TestGamesOfEndsThatAreNotListedAreNamed(t *testing.T) {
	n := Net{Ruleset: toy.New(), Ends: []string{"red", "draw"}}
	files := []string{"games/duel-red.json.gz", "games/duel-red-early.json.gz", "games/skirmish-draw.json.gz", "games/gone-draw.json.gz"}
	if got := n.unlisted(files); !slices.Equal(got, []string{"duel-red-early.json.gz", "gone-draw.json.gz"}) {
		t.Errorf("got %q", got)
	}
}
