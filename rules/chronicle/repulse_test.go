package chronicle_test

import (
	"encoding/json"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
	_ "vistula/rules/twilight"
)

// repulse is a match in which a Russian division, with some steps lost, has just tried to
// push a unit away, followed for a side.
func repulse(t *testing.T, lost, foe string, side rules.Side) (*journal.Match, *chronicle.Follower) {
	t.Helper()
	rs, err := lent("twilight")
	if err != nil {
		t.Fatal(err)
	}
	p, err := rs.SetUp(rules.Setup{Scenario: "tannenberg", Side: "russia", Phase: "movement", Turn: 3, Only: true, Units: []rules.UnitState{
		{ID: "ru.25-3", Hex: "18.30", State: json.RawMessage(`{"lost":` + lost + `}`)}, {ID: foe, Hex: "19.30"},
		{ID: "ru.depot-1-army-major", Hex: "16.28"}, {ID: "ge.depot-8-major", Hex: "23.32"}}})
	if err != nil {
		t.Fatal(err)
	}
	m := journal.From(p)
	f, err := chronicle.Follow(m, chronicle.Options{Side: side})
	if err != nil {
		t.Fatal(err)
	}
	do(t, m, rules.Action{Verb: "pick", Unit: "ru.25-3"}, rules.Action{Verb: "repulse", Hex: "19.30"})
	return m, f
}

func do(t *testing.T, m *journal.Match, actions ...rules.Action) {
	t.Helper()
	for _, a := range actions {
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// A Repulse has no combat sheet any more once its dice have fallen; it is over when the
// retreat is made and effectiveness checked.
func TestARepulseIsOverAfterItsRetreat(t *testing.T) {
	m, f := repulse(t, "3", "ge.masurian", "russia")
	do(t, m, rules.Action{Verb: "roll"})
	for stage := ""; stage != rules.StageMoving; {
		if err := f.Advance(m.Cursor()); err != nil {
			t.Fatal(err)
		}
		stage = m.Position().Status().Stage
		if b := f.Battle(); b == nil || b.Over != (stage == rules.StageMoving) {
			t.Fatalf("at %s the battle is %+v", stage, b)
		}
		if stage != rules.StageMoving {
			do(t, m, m.Position().Offers()[0].Action)
		}
	}
}

// A step that a failed Repulse costs is told once, also to the enemy, who is not told
// whose it was.
func TestTheLossOfARepulseIsToldOnce(t *testing.T) {
	for _, side := range []rules.Side{"", "russia", "central"} {
		m, _ := repulse(t, "3", "ge.2-lw", side)
		c := tell(t, m, side)
		var told []chronicle.Line
		for _, l := range lines(c) {
			if len(l.Tolls) > 0 || strings.Contains(l.Text, "1 step") {
				told = append(told, l)
			}
		}
		if len(told) != 1 || c.Losses["russia"].Steps != 1 {
			t.Errorf("to %q it is told %d times: %+v", side, len(told), told)
		}
	}
}

// Of attacks that were announced together and are fought one after the other each has its
// own dice, and the odds at which they fell.
func TestAttacksFoughtInARowHaveTheirOwnDice(t *testing.T) {
	rs, err := lent("twilight")
	if err != nil {
		t.Fatal(err)
	}
	unit := func(id, hex string) rules.UnitState { return rules.UnitState{ID: id, Hex: hex} }
	p, err := rs.SetUp(rules.Setup{Scenario: "tannenberg", Side: "central", Phase: "attack", Turn: 3, Only: true, Units: []rules.UnitState{
		unit("ge.1-1", "18.30"), unit("ru.25-3", "19.30"), unit("ge.35-17", "30.30"), unit("ru.27-3", "31.30"),
		unit("ru.depot-1-army-major", "16.28"), unit("ge.depot-8-major", "23.32")}})
	if err != nil {
		t.Fatal(err)
	}
	m := journal.From(p)
	for _, x := range [][2]string{{"ge.1-1", "19.30"}, {"ge.35-17", "31.30"}} {
		do(t, m, rules.Action{Verb: "attack", Hex: x[1]}, rules.Action{Verb: "commit", Unit: x[0]}, rules.Action{Verb: "declare"})
	}
	do(t, m, rules.Action{Verb: "done"}, rules.Action{Verb: "fight", Hex: "19.30"})
	for range 100 {
		if m.Position().Status().Phase != "attack" {
			break
		}
		offers := m.Position().Offers()
		a := offers[len(offers)-1].Action // the one that ends a step
		do(t, m, a)
	}
	battles := tell(t, m, "").Battles
	if len(battles) != 2 {
		t.Fatalf("%d battles are told", len(battles))
	}
	for _, b := range battles {
		if len(b.Rolled) != 2 || b.Result == "" {
			t.Errorf("on %v it has the dice %v and the result %q", b.Targets, b.Rolled, b.Result)
		}
	}
}
