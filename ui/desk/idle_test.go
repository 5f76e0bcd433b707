package desk

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
)

// The Pontoon Bridge Phase in which every site is beside a bridge is passed, and told of;
// an undo leads into it, for whoever wants a bridge all the same.
func TestAStepThatIsNotWorthAQuestionIsPassed(t *testing.T) {
	d := east(t, "tannenberg", 3)
	for d.status().Phase != "attachment" || len(d.Offers()) == 0 || !d.offered(rules.Action{Verb: rules.VerbDone}) {
		a := d.Offers()[0].Action
		if d.offered(rules.Action{Verb: "keep-all"}) {
			a = rules.Action{Verb: "keep-all"}
		}
		if c := d.Do(a); c.Why != "" {
			t.Fatal(c.Why)
		}
	}
	from := d.Match.Cursor()
	d.Do(rules.Action{Verb: rules.VerbDone})
	if d.status().Phase != "pontoon" || d.View().Prompt.Idle == "" {
		t.Fatalf("it is at %+v, idle %q", d.status(), d.View().Prompt.Idle)
	}
	c := d.Foregone(from)
	if d.status().Phase != "supply" || !slices.ContainsFunc(c.Events, func(e rules.Event) bool { return strings.Contains(e.Text, "No pontoon bridge") }) {
		t.Errorf("it is at %+v and tells %+v", d.status(), c.Events)
	}
	if err := d.UndoClick(false); err != nil || d.status().Phase != "pontoon" || d.Match.Cursor() != from+1 {
		t.Errorf("after an undo it is at %+v (%v)", d.status(), err)
	}
}

// Who has arrived by rail is sent on with two clicks: on the unit, and on its station. A
// click on the unit alone ties nothing down.
func TestAnArrivalByRailTakesTwoClicks(t *testing.T) {
	rider := at("ru.57-r", "57.51")
	rider.State = json.RawMessage(`{"train":{"mode":3}}`)
	d := eastern(t, rider, at("ru.25-3", "36.19"), at("ge.1-1", "41.19"))
	if c := d.Units("ru.57-r"); c.Why != "" || len(c.Choose) > 0 {
		t.Fatalf("%+v", c)
	}
	if did, err := d.LetGo(); !did || err != nil || d.Match.Cursor() != 0 {
		t.Errorf("it is not let go: %v, %v", did, err)
	}
	d.Units("ru.57-r")
	hexes, _ := d.Lit()
	if len(hexes) == 0 {
		t.Fatal("no station is lit")
	}
	if c := d.Hex(hexes[0]); c.Why != "" || c.Confirm != nil || len(c.Choose) > 0 || d.status().Stage != "move" {
		t.Errorf("%s, at %+v", c.Why, d.status())
	}
}
