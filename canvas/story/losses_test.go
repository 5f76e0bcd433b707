package story

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// army gives a teller some corps to name.
func army(w *Teller, units ...string) {
	w.c.Histories = map[string]*chronicle.History{}
	for _, u := range units {
		w.c.Histories[u] = &chronicle.History{Unit: u, Side: "russia", Counter: rules.Counter{Unit: u, Name: u, Side: "russia", Type: "infantry", Size: "corps"}}
	}
}

// clash is a battle at a hex: who attacked whom, and who was destroyed, the attackers
// having the Roman numbers.
func clash(hex, attackers, defenders, lost string) *chronicle.Battle {
	b := &chronicle.Battle{Attacker: "russia", Defender: "central", Targets: []string{hex}, Sheet: &rules.Sheet{}, Losses: map[rules.Side]chronicle.Toll{}}
	force := func(side rules.Side, names string) (f rules.Force) {
		for _, u := range strings.Fields(names) {
			f.Units = append(f.Units, rules.Participant{Counter: rules.Counter{Unit: u, Name: u, Side: side, Type: "infantry", Size: "corps"}})
			if strings.Contains(" "+lost+" ", " "+u+" ") {
				toll := chronicle.Toll{Steps: 1, Units: 1}
				b.Tolls = append(b.Tolls, chronicle.UnitToll{Unit: u, Side: side, Hex: hex, Toll: toll})
				b.Losses[side] = b.Losses[side].Plus(toll)
			}
		}
		return f
	}
	b.Sheet.Attacker, b.Sheet.Defender = force("russia", attackers), force("central", defenders)
	return b
}

// TestAnExchangeIsNoVictory: whose units are gone as well is told in the same sentence.
func TestAnExchangeIsNoVictory(t *testing.T) {
	for _, x := range []struct {
		lost string
		want verdict
	}{
		{"1st", destroyed}, {"1st XI", traded}, {"1st XI XII", mutual}, {"XI XII", ruined},
	} {
		w := teller(t)
		army(w, "XI", "XII", "1st")
		b := clash("1409", "XI XII", "1st", x.lost)
		if j := judge(b); j.verdict != x.want {
			t.Errorf("with %s lost it is judged %q, want %q", x.lost, j.verdict, x.want)
		}
		for range 4 { // whichever way it is said
			said := w.Battle(b)
			for _, u := range strings.Fields(x.lost) {
				if !strings.Contains(said, u) {
					t.Errorf("that %s is gone is not told: %q", u, said)
				}
			}
		}
	}
}

// TestNobodyIsDrivenBackWhoIsGone: not as far as it came before it was destroyed.
func TestNobodyIsDrivenBackWhoIsGone(t *testing.T) {
	retreat := func(unit, to string) chronicle.Line {
		return chronicle.Line{Class: chronicle.Retreat, Side: "central", Units: []string{unit}, Hexes: []string{"1409", to}}
	}
	w := teller(t)
	army(w, "XI")
	b := clash("1409", "XI", "1st 2nd", "2nd")
	b.Lines = []chronicle.Line{retreat("1st", "1410"), retreat("2nd", "1510")}
	for range 4 {
		if said := w.Battle(b); !strings.Contains(said, "1st Corps") || strings.Contains(said, "2nd") || strings.Contains(said, "1510") {
			t.Errorf("it is told as %q", said)
		}
	}
	b.Lines = b.Lines[1:]
	if j := judge(b); j.verdict == broke {
		t.Errorf("the only one that retreated is gone, and it is judged %q", j.verdict)
	}
}

// TestBattlesAreToldInTheirOrder: the weightiest of a turn are chosen, but who falls in
// the last of them does not fight in the first that is told.
func TestBattlesAreToldInTheirOrder(t *testing.T) {
	w := teller(t)
	army(w, "XI", "XII")
	list := []judged{judge(clash("1409", "XI", "1st", "")), judge(clash("1509", "XI", "2nd", "2nd")), judge(clash("1609", "XI XII", "3rd", "3rd XI XII"))}
	list[1].Weight, list[2].Weight = 300, 900
	said := strings.Join(w.battles(list), " ")
	second, third := strings.Index(said, "2nd"), strings.Index(said, "3rd")
	if second < 0 || third < second {
		t.Errorf("the battles are told as %q", said)
	}
}

// TestALossOutsideBattleIsToldWithPlaceAndCause: in the turn, in the phase and in the
// history of the unit.
func TestALossOutsideBattleIsToldWithPlaceAndCause(t *testing.T) {
	w := teller(t)
	army(w, "XI", "XII")
	gone := func(unit string, cause chronicle.Cause) chronicle.Line {
		return chronicle.Line{Class: chronicle.Loss, Units: []string{unit}, Tolls: []chronicle.UnitToll{{Unit: unit, Side: "russia", Hex: "1409", Cause: cause, Toll: chronicle.Toll{Steps: 1, Units: 1}}}}
	}
	p := chronicle.Phase{ID: w.c.Scenario.Phases[0].ID, Lines: []chronicle.Line{gone("XI", chronicle.Overstacked), gone("XII", chronicle.Overstacked)}}
	turn := chronicle.Turn{Number: 1, Parts: []chronicle.Part{{Side: "russia", Phases: []chronicle.Phase{p}}}, Losses: map[rules.Side]chronicle.Toll{"russia": {Steps: 2, Units: 2}}}
	w.c.Turns = []chronicle.Turn{turn}
	_, history := w.History(&chronicle.History{Unit: "XI", Gone: &chronicle.Fate{Turn: 1, Hex: "1409", Cause: chronicle.Overstacked}})
	for _, said := range []string{w.Turn(0), w.Phase("russia", &p), history} {
		if !strings.Contains(said, "1409") || !strings.Contains(said, "to the stacking limit") {
			t.Errorf("it is told as %q", said)
		}
	}
	if _, said := w.History(&chronicle.History{Unit: "XI", Gone: &chronicle.Fate{Turn: 1, Hex: "1409", Before: true}}); said != "Lost before the game." {
		t.Errorf("of a unit that the set-up takes away is told %q", said)
	}
	if said := w.Phase("russia", &p); !strings.Contains(said, "XI and XII Corps") {
		t.Errorf("of two units is told %q", said)
	}
}

// TestSupplyIsToldWhereManyLackIt: not of a unit or two of an army.
func TestSupplyIsToldWhereManyLackIt(t *testing.T) {
	w := teller(t)
	var all []rules.Counter
	for range 12 {
		all = append(all, rules.Counter{Side: "russia"})
	}
	for n, told := range map[int]bool{1: false, 2: true} {
		turn := &chronicle.Turn{View: &rules.View{Stacks: []rules.Stack{{Units: all}}}, Parts: []chronicle.Part{{Phases: []chronicle.Phase{{Lines: []chronicle.Line{
			{Class: chronicle.Supply, Side: "russia", Units: []string{"a", "b"}[:n]}}}}}}}
		if said := w.hunger(turn); (said != "") != told {
			t.Errorf("of %d units in twelve is told %q", n, said)
		}
	}
}

// TestACauseIsToldOnce: of units that are gone and of others that suffered from the same.
func TestACauseIsToldOnce(t *testing.T) {
	w := teller(t)
	army(w, "XI", "XII")
	list := []waste{{side: "russia", cause: chronicle.Starved, units: []string{"XI"}, at: []string{"1409"}, worn: chronicle.Toll{Steps: 2}, where: []string{"1509"}}}
	said := strings.Join(w.wasted(list, true), " ")
	if strings.Count(said, "for want of supply") != 1 || !strings.Contains(said, "Other units lost two steps") || !strings.Contains(said, "1509") {
		t.Errorf("it is told as %q", said)
	}
	list[0].cause = chronicle.InCombat
	if said := strings.Join(w.wasted(list, false), " "); !strings.Contains(strings.ToLower(said), "in combat at") && !strings.Contains(strings.ToLower(said), "in combat near") {
		t.Errorf("a loss in combat is told as %q", said)
	}
}

// TestTwoFormationsOnACounterHaveOneName, whether or not the sentence names the side.
func TestTwoFormationsOnACounterHaveOneName(t *testing.T) {
	w := teller(t)
	w.c.Sides = []chronicle.Side{{ID: "russia", Nation: "russia"}}
	c := rules.Counter{Name: "9+10 c", Side: "russia", Nation: "russia", Type: "cavalry", Size: "corps"}
	if unit, among := w.Unit(&c), w.Among("russia", &c); unit != "the 9th/10th Cavalry" || among != unit {
		t.Errorf("it is called %q and, where the side is named, %q", unit, among)
	}
}

// TestWhoFightsIsNamedFirst: not the general of a stack that was destroyed.
func TestWhoFightsIsNamedFirst(t *testing.T) {
	w := teller(t)
	w.c.Sides = []chronicle.Side{{ID: "russia", Nation: "russia"}}
	list := []rules.Counter{{Name: "Brusilov", Side: "russia", Nation: "russia", Type: "headquarters"},
		{Name: "XI", Side: "russia", Nation: "russia", Type: "infantry", Size: "corps"}, {Name: "XII", Side: "russia", Nation: "russia", Type: "infantry", Size: "corps"}}
	if said := w.own("russia", list); said != "XI Corps and two more units" {
		t.Errorf("they are told as %q", said)
	}
}
