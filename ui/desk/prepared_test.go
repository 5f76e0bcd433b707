package desk

import (
	"encoding/json"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// besieging is the German Attack Phase with a division that has prepared an attack on a
// Russian one, and another beside it that has not.
func besieging(t *testing.T) *Desk {
	t.Helper()
	rs := rulestest.Open(t, "twilight")
	ready := at("ge.3-r", "47.33")
	ready.State = json.RawMessage(`{"aim":1}`)
	p, err := rs.SetUp(rules.Setup{Scenario: "tannenberg", Turn: 3, Side: "central", Phase: "attack", Only: true,
		Units: []rules.UnitState{ready, at("ge.70-lw", "47.33"), at("ru.25-3", "46.34")}})
	if err != nil {
		t.Fatal(err)
	}
	return New(journal.From(p), map[rules.Side]Seat{"russia": Person, "central": Person}, true)
}

// The shift of a prepared attack is not thrown away by having all join it for the player, where
// that does not make up for it; who attacks stays the player's choice, and the main button
// announces the attack as it stands.
func TestAPreparedAttackIsNotSpoiledUnasked(t *testing.T) {
	d := besieging(t)
	if c := d.Hex("46.34"); c.Why != "" {
		t.Fatal(c.Why)
	}
	d.Foregone(0)
	s := d.View().Combat
	if s == nil || len(s.Attacker.Units) != 1 || len(s.Shifts) == 0 || s.Shifts[0].What != "Prepared attack" {
		t.Fatalf("the attack is %+v", s)
	}
	if list := d.Buttons(); list[len(list)-1].Verb != rules.VerbDeclare {
		t.Errorf("the main button is %q", list[len(list)-1].Label)
	}
	if made := d.Beforehand(); len(made) != 0 {
		t.Errorf("chosen beforehand: %+v", made)
	}
}

// What was chosen for the player is not said to be so any more once he has chosen himself
// who attacks.
func TestAChoiceThatWasRevisedIsThePlayersOwn(t *testing.T) {
	d := besieging(t)
	d.Hex("46.34")
	d.Do(rules.Action{Verb: rules.VerbCommitAll})
	d.forgo()
	if made := d.Beforehand(); len(made) != 1 {
		t.Fatalf("chosen beforehand: %+v", made)
	}
	if c := d.Do(rules.Action{Verb: rules.VerbWithhold, Unit: "ge.70-lw"}); c.Why != "" {
		t.Fatal(c.Why)
	}
	if made := d.Beforehand(); len(made) != 0 {
		t.Errorf("chosen beforehand: %+v", made)
	}
	if list := d.Buttons(); list[len(list)-1].Verb != rules.VerbDeclare {
		t.Errorf("the main button is %q", list[len(list)-1].Label)
	}
}

// A forced march can be ordered before the unit marches: with its last point used up it is
// set down, and could not be told to go on.
func TestAForcedMarchIsOrderedBeforeItBegins(t *testing.T) {
	for _, units := range [][]string{{"ru.25-3"}, {"ru.25-3", "ru.27-3"}} {
		d := eastern(t, at("ru.25-3", "36.19"), at("ru.27-3", "36.19"), at("ge.1-1", "41.19"))
		d.Units(units...)
		list := d.Buttons()
		i := slices.IndexFunc(list, func(b Button) bool { return b.Verb == verbForce })
		if i < 0 {
			t.Fatalf("of %v no forced march is offered: %+v", units, list)
		}
		if c := d.Press(list[i]); c.Why != "" {
			t.Fatal(c.Why)
		}
		for _, u := range units {
			if !d.inHand([]string{u}) || d.offered(rules.Action{Verb: verbForce, Unit: u}) {
				t.Errorf("%s is in hand: %v; it can still be forced", u, d.inHand([]string{u}))
			}
		}
	}
}

// A formation has its article in a sentence, with its nation before the number as well.
func TestTheArticleOfANationsFormation(t *testing.T) {
	for name, want := range map[string]string{
		"25th Infantry Division": "the 25th Infantry Division", "Russian 25th Infantry Division": "the Russian 25th Infantry Division",
		"XXI Corps": "the XXI Corps", "Fort Boyen": "Fort Boyen", "Train of 3rd Corps": "Train of 3rd Corps",
	} {
		if got := definite(name); got != want {
			t.Errorf("%s in a sentence is %q", name, got)
		}
	}
}
