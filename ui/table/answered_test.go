package table

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
)

// Whoever is to answer a march within the enemy's turn sees on the map who came from
// where, until the answer is given.
func TestTheMarchThatIsToBeAnsweredStaysOnTheMap(t *testing.T) {
	s := rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Turn: 3, Side: "russia", Phase: "movement", Units: []rules.UnitState{
		{ID: "ru.17-xix", Hex: "14.15"}, {ID: "ah.6-c", Hex: "13.15"}}}
	pos, err := ruleset(t).SetUp(s)
	if err != nil {
		t.Fatal(err)
	}
	m := journal.From(pos)
	for _, a := range []rules.Action{{Verb: rules.VerbPick, Unit: "ru.17-xix"}, {Verb: rules.VerbStep, Hex: "14.14"}} {
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if m.Position().Status().ToAct != "austria" {
		t.Fatalf("%+v", m.Position().Status())
	}
	p := against(t, m)
	if !p.t.watch.open(0, m.Cursor(), false) {
		t.Fatal("there is nothing to watch")
	}
	for range 5 {
		if p.t.watching {
			p.t.watch.forward()
		}
	}
	if p.t.watching || p.t.watch.left != m.Cursor() {
		t.Fatalf("watching %v, the march is left after action %d", p.t.watching, p.t.watch.left)
	}
	p.t.after(p.t.desk.Do(p.t.desk.Offers()[len(p.t.desk.Offers())-1].Action))
	if p.t.watch.left != 0 {
		t.Error("the march stays when it is answered")
	}
}

// Units that are withheld from a battle are counted in words on its card.
func TestTheCardCountsWhoTakesNoPart(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1280, 800, false)
	s := &rules.Sheet{Target: "8.06", Attacker: rules.Force{Side: "austria", Strength: 3}, Defender: rules.Force{Side: "russia", Strength: 2,
		Withheld: []rules.Participant{{Counter: rules.Counter{Unit: "ru.9-x"}}, {Counter: rules.Counter{Unit: "ru.31-x"}}}}}
	if words := texts(p.t.drawer.battle.forces(s, 330)); !strings.Contains(words, "2 take no part") {
		t.Errorf("the card says %q", words)
	}
	s.Defender.Withheld = nil
	if words := texts(p.t.drawer.battle.forces(s, 330)); strings.Contains(words, "no part") {
		t.Errorf("with nobody withheld the card says %q", words)
	}
}

// What a later roll means stands behind it: a check without what was needed says nothing.
func TestALaterRollTellsWhatCameOfIt(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 1280, 800, false)
	line := func(class chronicle.Class, text string, units []string, dice ...int) chronicle.Line {
		return chronicle.Line{First: 5, Class: class, Text: text, Units: units, Dice: dice}
	}
	b := &chronicle.Battle{Lines: []chronicle.Line{
		{First: 4, Class: chronicle.Throw, Text: "The attack.", Dice: []int{1, 2}},
		line(chronicle.Throw, "It rolls 4 and 5.", []string{"ru.9-x"}, 4, 5),
		line(chronicle.Other, "It fails by 1: 10 against 9.", []string{"ru.9-x"}),
		line(chronicle.Loss, "It loses a step.", []string{"ru.9-x"}),
		line(chronicle.Other, "The attack is over.", nil),
	}}
	words := texts(p.t.drawer.battle.laterRolls(b, 330))
	for text, want := range map[string]bool{"It rolls 4 and 5.": true, "It fails by 1: 10 against 9.": true, "It loses a step.": false, "The attack is over.": false, "The attack.": false} {
		if strings.Contains(words, text) != want {
			t.Errorf("%q stands among the later rolls: %v; they are %q", text, !want, words)
		}
	}
}
