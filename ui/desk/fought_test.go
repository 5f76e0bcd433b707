package desk

import (
	"slices"
	"testing"

	"vistula/rules"
	_ "vistula/rules/fury"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// furyAt is a position of Fury in the East in which both sides are played openly.
func furyAt(t *testing.T, phase, state string, units ...rules.UnitState) *Desk {
	t.Helper()
	rs := rulestest.Open(t, "fury")
	p := rulestest.Place(t, rs, rules.Setup{Scenario: rs.Scenarios()[0].ID, Turn: 3, Side: "russia", Phase: phase, Units: units, Only: true, State: []byte(state)})
	return New(journal.From(p), map[rules.Side]Seat{"russia": Person, "central": Person}, true)
}

func forced(t *testing.T, d *Desk, a rules.Action, dice ...int) {
	t.Helper()
	if _, err := d.Match.DoForced(a, dice); err != nil {
		t.Fatal(err)
	}
}

// The losses that follow at once change nothing of what was rolled: 7 against 8 stays
// 7 against 8, though the attacker is reduced to 4.
func TestWhatWasRolledStaysAsRolled(t *testing.T) {
	d := furyAt(t, "combat", `{"front":"north"}`, at("ru.hq-1", "1405"), at("ru.iii", "1405"), at("ge.i", "1304"), at("ge.hq-8", "1204"))
	forced(t, d, rules.Action{Verb: rules.VerbDeclare, Hex: "1304", From: "1405"})
	if !d.Declared("1304") || d.Declared("1405") {
		t.Errorf("the attack on 1304 is not declared: %+v", d.View().Declared)
	}
	forced(t, d, rules.Action{Verb: rules.VerbDone})
	if d.Fought() != nil {
		t.Error("something was rolled before the roll")
	}
	before := d.View().Combat
	roll := d.Offers()[slices.IndexFunc(d.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbRoll })]
	dice := []int{1}
	if roll.Dice == 2 {
		dice = []int{6, 1}
	}
	forced(t, d, roll.Action, dice...)
	n := d.Match.Cursor()
	f := d.Fought()
	if f == nil || f.Entry != n {
		t.Fatalf("the attack that was rolled is %+v", f)
	}
	if f.Attacker.Strength != 7 || f.Defender.Strength != 8 || f.Ratio != before.Ratio || len(f.Shifts) < len(before.Shifts) || f.Attacker.Steps != 2 {
		t.Errorf("it stands at %d : %d (%s), with %d steps and %v", f.Attacker.Strength, f.Defender.Strength, f.Ratio, f.Attacker.Steps, f.Shifts)
	}
	if !slices.Equal(f.Dice, dice) || f.Result == "" || len(f.Chances) > 0 {
		t.Errorf("the dice %v gave %q", f.Dice, f.Result)
	}
	if d.FoughtAt(n-1) != nil {
		t.Error("looking back shows a roll that is still to come")
	}
}

// The cavalry's die counts among what the dice added, and in the sum.
func TestWhatTheDiceAddIsNamed(t *testing.T) {
	d := furyAt(t, "combat", `{"front":"north"}`, at("ru.hq-2", "1005"), at("ru.vi", "1005"), at("ge.koe-r", "0905"))
	forced(t, d, rules.Action{Verb: rules.VerbDeclare, Hex: "0905", From: "1005"})
	forced(t, d, rules.Action{Verb: rules.VerbDone})
	was := d.View().Combat.Column
	forced(t, d, rules.Action{Verb: rules.VerbRoll}, 1, 5)
	f := d.Fought()
	if f == nil || was != "+1" || f.Column != "+2" || sum(f.Shifts) != 2 {
		t.Fatalf("from %s the attack came to %s, %v", was, f.Column, f.Shifts)
	}
}

// What was rolled in a phase is nothing to be shown once another is under way.
func TestARollIsShownUntilTheNextPhaseIsUnderWay(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ru.9-x", "8.06"), at("ah.13-ii", "12.02"), at("ru.31-x", "16.02")}})
	d.Open = true
	fight(t, d)
	if d.Fought() == nil {
		t.Fatal("nothing was rolled")
	}
	phase := d.status()
	for range 40 {
		o := d.Offers()[len(d.Offers())-1]
		if c := d.Do(o.Action); c.Why != "" {
			t.Fatal(c.Why)
		}
		if st := d.status(); st.Phase != phase.Phase || st.Side != phase.Side {
			break
		}
		if d.Fought() == nil {
			t.Fatal("the roll is gone before the phase is over")
		}
	}
	if d.Fought() == nil {
		t.Error("the action that ended the phase took the roll away")
	}
	d.Do(d.Offers()[0].Action)
	if d.Fought() != nil {
		t.Error("the roll is still shown in the next phase")
	}
}
