package tannenberg_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// The record of the planning tells the other side nothing, not even how many units
// were put down.
func TestTheRecordKeepsThePlan(t *testing.T) {
	rulestest.Cite(t, "Prepare 2")
	m := journal.From(begin(t, 1).P)
	for _, a := range []rules.Action{{Verb: "auto", Choice: "historical"}, {Verb: "done"}} {
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	for side, want := range map[rules.Side]int{"": 2, "central": 2, "russia": 1} {
		deeds, err := m.Record(side, 0)
		if err != nil || len(deeds) != want || deeds[want-1].Action.Verb != "done" {
			t.Errorf("%q reads %v, %v", side, deeds, err)
		}
	}
}

// With limited intelligence the record does not name a unit that is face down.
func TestTheRecordKeepsUnitsFaceDown(t *testing.T) {
	rulestest.Cite(t, "Limited Intelligence")
	g := place(t, "central movement 3\noption limited-intelligence\nge.i 1118")
	m := journal.From(g.P)
	if _, err := m.Do(rules.Action{Verb: "pick", Unit: "ge.i"}); err != nil {
		t.Fatal(err)
	}
	deeds, err := m.Record("russia", 0)
	if err != nil || len(deeds) != 1 || deeds[0].Action != (rules.Action{Verb: "pick"}) {
		t.Errorf("Russia reads %v, %v", deeds, err)
	}
}
