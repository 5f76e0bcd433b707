package desk

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// TestAUnitThatIsSetUpIsPickedUpByAClick: it is in hand for another hex, what is asked says
// so, and undo puts it back where it was.
func TestAUnitThatIsSetUpIsPickedUpByAClick(t *testing.T) {
	rs := rulestest.Open(t, "fury")
	p := rulestest.Begin(t, rs, "campaign", 1)
	d := New(journal.From(p), map[rules.Side]Seat{"russia": Person, "central": Person}, true)
	if ask := d.Ask(); !strings.HasSuffix(ask, " units left.") {
		t.Errorf("with nobody set up it is asked: %q", ask)
	}
	if owed := d.View().Prompt.Owed; len(owed) != 1 || !strings.Contains(owed[0].Text, " units are still to be set up") {
		t.Errorf("required is %+v", owed)
	}
	d.Do(rules.Action{Verb: rules.VerbAuto})
	if ask := d.Ask(); !strings.Contains(ask, "all units are set up. End set-up") {
		t.Errorf("with all set up it is asked: %q", ask)
	}
	before := d.Match.Cursor()
	if c := d.Units("ge.xx"); c.Why != "" || d.taken() != "ge.xx" {
		t.Fatalf("the unit is not in hand: %+v", c)
	}
	if ask := d.Ask(); !strings.Contains(ask, "choose where") {
		t.Errorf("with the unit in hand it is asked: %q", ask)
	}
	if err := d.UndoClick(false); err != nil || d.Match.Cursor() != before || !d.onMap("ge.xx") {
		t.Errorf("after undo the unit is not back: %v", err)
	}
}
