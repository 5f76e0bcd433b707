package film

import (
	"testing"
	"time"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// TestAFilmBeginsWithTheArmies: where they are set up in a phase that shows nothing of
// it, such as by one press as they stood in history, the title shows them nevertheless.
func TestAFilmBeginsWithTheArmies(t *testing.T) {
	s, err := newStudio(told(t, "fury", 1, ""), options(t, 330))
	if err != nil {
		t.Fatal(err)
	}
	armies := []rules.Stack{{Hex: "1505", Side: "russia", Units: []rules.Counter{{Unit: "a", Side: "russia"}}}}
	turns := []chronicle.Turn{{Number: 1, Parts: []chronicle.Part{{Side: "russia", Phases: []chronicle.Phase{
		{ID: "deployment", Lines: []chronicle.Line{{Class: chronicle.Other}}, After: armies},
		{ID: "movement", Lines: []chronicle.Line{{Class: chronicle.March}}, Before: armies},
	}}}}}
	if got := s.first(turns, time.Second).stacks; len(got) != 1 || got[0].Hex != "1505" {
		t.Errorf("the title shows %v", got)
	}
}
