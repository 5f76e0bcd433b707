package desk

import (
	"strings"
	"testing"

	"vistula/rules"
)

// An attack that was taken back is not in the journal, nor part of the battle that is
// fought for the hex later.
func TestWhatWasTakenBackIsNotInTheJournal(t *testing.T) {
	d := furyAt(t, "combat", `{"front":"north"}`, at("ru.hq-1", "1405"), at("ru.iii", "1405"), at("ru.iv", "1305"), at("ge.i", "1304"), at("ge.hq-8", "1204"))
	declare := rules.Action{Verb: rules.VerbDeclare, Hex: "1304", From: "1405"}
	recall := rules.Action{Verb: rules.VerbRecall, Hex: "1304"}
	forced(t, d, rules.Action{Verb: rules.VerbDeclare, Hex: "1304", From: "1305"})
	forced(t, d, recall)
	if list := d.Lines(); len(list) != 0 {
		t.Errorf("an attack that was taken back is told of: %+v", list)
	}
	forced(t, d, declare)
	forced(t, d, recall)
	if err := d.Match.GoTo(3); err != nil {
		t.Fatal(err)
	}
	if list := d.Lines(); len(list) != 2 || list[0].Undone || !list[1].Undone {
		t.Errorf("with taking it back undone the journal tells %+v", list)
	}
	forced(t, d, recall)
	forced(t, d, declare)
	forced(t, d, rules.Action{Verb: rules.VerbDone})
	for d.Fought() == nil {
		forced(t, d, rules.Action{Verb: rules.VerbRoll}, 6, 1)
	}
	list := d.Lines()
	if len(list) == 0 || list[0].First != 5 || !strings.Contains(list[0].Event.Text, "attacks Gumbinnen (1304). Combat for") {
		t.Errorf("the journal tells %+v", list)
	}
	for _, l := range list {
		for _, e := range append(l.Parts, l.Event) {
			if strings.Contains(e.Text, "taken back") {
				t.Errorf("the journal tells %q", e.Text)
			}
		}
	}
}
