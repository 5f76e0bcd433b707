package cli

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
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

// A story calls sides, phases, turns and units as the reports do, not by the ids of the rules
// and the letters of the counters.
func TestAStoryNamesThingsAsReportsDo(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	p := rulestest.Begin(t, rs, "campaign", 1)
	s := newTeller(func() rules.Position { return p }, "")
	s.stand()
	s.tell(rules.Status{Turn: 1, Side: "austria", Phase: "movement"}, []rules.Event{{Kind: rules.EventStep, Units: []string{"ah.5-i"}, Text: "5/I moves from 9.23 to 12.24."}})
	s.names.turn = "A2"
	s.tell(rules.Status{Turn: 2, Side: "austria", Phase: "combat"}, []rules.Event{{Kind: "note", Text: "Nothing."}})
	s.end(&rules.Outcome{Winner: "austria", Why: "It was so."})
	if got, want := s.text(), "\nTurn 1\n  Austria-Hungary, movement\n    The 5th Division moves from 9.23 to 12.24.\n\nTurn A2\n  Austria-Hungary, combat\n    Nothing.\n\nAustria-Hungary wins: It was so.\n"; got != want {
		t.Errorf("the story is %q, want %q", got, want)
	}
}
