package print

import (
	"testing"

	"vistula/rules"
)

// The turn record on the sheet calls turns what the game calls them.
func TestTurnsHaveTheGamesNumbers(t *testing.T) {
	say := func(text string, _ map[string]any) string { return text }
	p := Plate("A Game", []rules.Track{{ID: turnTrack, Boxes: []rules.Box{{Label: "6"}, {Label: "7"}}}}, say)
	if len(p.Turns) != 2 || p.Turns[0].Label != "6" || p.Turns[1].Label != "7" {
		t.Errorf("the record shows %+v, want turns 6 and 7", p.Turns)
	}
}
