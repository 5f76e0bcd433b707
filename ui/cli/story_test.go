package cli

import (
	"testing"

	"vistula/rules"
)

// An attack that was taken back is not part of a story: neither that it was declared nor
// that it was taken back.
func TestAStoryLeavesOutWhatWasTakenBack(t *testing.T) {
	var s teller
	st := rules.Status{Turn: 1, Side: "russia", Phase: "combat"}
	event := func(kind, battle, text string) []rules.Event {
		return []rules.Event{{Kind: kind, Battle: battle, Text: text}}
	}
	s.tell(st, event("declare", "a on b", "One attacks."))
	s.tell(st, event("declare", "c on b", "Two attacks."))
	s.tell(st, event(rules.EventRecall, "a on b", "One is taken back."))
	s.tell(st, event(rules.EventRecall, "", "Three is called off."))
	if got, want := s.text(), "\nTurn 1\n  Russia, combat\n    Two attacks.\n    Three is called off.\n"; got != want {
		t.Errorf("the story is %q", got)
	}
}
