package twilight_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// mustered announces an attack on 19.30, arms it by the depot that the text names and comes
// to where the attacker may change his units.
func mustered(t *testing.T, text, ap string, units ...string) *game {
	t.Helper()
	g := place(t, "russia attack 3\nge.1-1 19.30\nge.masurian 19.30\n"+text)
	g.announce("19.30", units...)
	g.Do("done", "ap "+ap, "done")
	g.Stage("muster", "russia")
	return g
}

// Who joins an attack when the defenders are known has the ammunition of its corps, or of
// its stack, where a line of the same supply unit reaches it; so has who was left out and
// comes back.
func TestAmmunitionOfWhoJoinsLate(t *testing.T) {
	rulestest.Cite(t, "10.5.1", "10.5.3")
	const major, near = "=ru.depot-1-army-major", "\nru.depot-1-army-major 16.28"
	for _, c := range []struct {
		what, text, ap string
		first, then    []string
		guns           int // that fire in the end
	}{
		{"the same stack of independent units", "ru.54-r 18.30\nru.57-r 18.30" + near, "ru.54-r " + major, []string{"ru.54-r"}, []string{"commit ru.57-r"}, 8},
		{"another stack of them", "ru.54-r 18.30\nru.57-r 19.29" + near, "ru.54-r " + major, []string{"ru.54-r"}, []string{"commit ru.57-r"}, 4},
		{"the same corps", "ru.25-3 18.30\nru.27-3 19.29" + near, "ru.25-3 " + major, []string{"ru.25-3"}, []string{"commit ru.27-3"}, 10},
		{"another corps", "ru.25-3 18.30\nru.28-20 19.29" + near, "ru.25-3 " + major, []string{"ru.25-3"}, []string{"commit ru.28-20"}, 5},
		{"out again and in again", "ru.54-r 18.30\nru.25-3 19.29" + near, "ru.54-r " + major, []string{"ru.54-r"}, []string{"commit ru.25-3", "withhold ru.54-r", "commit ru.54-r"}, 4},
		{"its corps, behind the enemy", "ru.25-3 18.30\nru.27-3 20.31\nge.2-1 21.30\nge.35-17 20.33" + near, "ru.25-3 " + major, []string{"ru.25-3"}, []string{"commit ru.27-3"}, 5},
	} {
		g := mustered(t, c.text, c.ap, c.first...)
		g.Do(c.then...)
		g.Do("ready")
		if got := g.sheet().Attacker.Artillery; got != c.guns {
			t.Errorf("%s: they fire with %d, want %d", c.what, got, c.guns)
		}
	}
}

// An Asset Unit counts with the corps of the formation in its hex, even if that does not
// attack and the unit was attached elsewhere before.
func TestTheCorpsOfAnAssetUnit(t *testing.T) {
	rulestest.Cite(t, "10.8", "6.4.1")
	for _, c := range []struct{ what, text, units, want string }{
		{"its formation is withheld", "ru.25-3 18.30\nru.kowno 18.30 {\"corps\":\"20\"}\nru.27-3 19.29", "ru.kowno ru.27-3", ""},
		{"of another corps", "ru.28-20 18.30\nru.kowno 18.30 {\"corps\":\"3\"}\nru.27-3 19.29", "ru.kowno ru.27-3", "More than one corps attacks -1"},
		{"alone", "ru.kowno 18.30 {\"corps\":\"3\"}\nru.27-3 19.29", "ru.kowno ru.27-3", ""},
	} {
		g := place(t, "russia attack 3\nge.1-1 19.30\nge.2-1 20.31\nge.35-17 19.31\n"+c.text)
		g.assault("19.30", split(c.units)...)
		if got := g.shifts(); got != c.want {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}

// Guns advance by themselves into a hex outside enemy zones, into one within them only
// behind a combat unit.
func TestGunsAdvanceAlone(t *testing.T) {
	rulestest.Cite(t, "11.4.1", "9.5")
	g := won(t, "ru.25-3 18.30\nru.27-3 18.30\nru.1-hv 18.30", "ru.25-3", "ru.27-3", "ru.1-hv")
	if g.at("ge.masurian") != "" {
		t.Fatalf("the defender is in %s", g.at("ge.masurian"))
	}
	g.Do("advance ru.1-hv 19.30", "done")
	g.is("ru.1-hv", "19.30", "ru.25-3", "18.30")
}

// Half strength of a river is taken from strength and guns of those alone who attack over
// it, besides the shift where all do.
func TestSomeAttackOverARiver(t *testing.T) {
	rulestest.Cite(t, "10.6.1", "10.8")
	const text = "central attack 3\nru.25-3 23.37\nru.54-r 30.30\nge.depot-8-major 23.34\nge.depot-8-minor 26.38\nge.1-1 23.36\nge.2-1 24.37"
	g := place(t, text)
	g.assault("23.37", "ge.1-1", "ge.2-1")
	if s := g.sheet(); s.Attacker.Strength != 10+19 || s.Attacker.Artillery != 4+7 || s.Defender.Strength != 13 {
		t.Errorf("it is %d with %d guns against %d: %q", s.Attacker.Strength, s.Attacker.Artillery, s.Defender.Strength, g.shifts())
	}
	g = place(t, text)
	g.assault("23.37", "ge.1-1")
	g.weighs("10:13 1:1 1:2")
}

// Halves are kept until all is summed: two brigades over a river, each of four steps with
// one point of guns, attack with five and fire with one.
func TestHalvesOfARiverAreSummed(t *testing.T) {
	rulestest.Cite(t, "4.5", "10.6.1")
	g := place(t, "central attack 3\nru.25-3 23.37\nru.54-r 30.30\nge.depot-8-major 23.34\nge.2-lw 23.36\nge.20-lw 23.36")
	g.assault("23.37", "ge.2-lw", "ge.20-lw")
	if s := g.sheet(); s.Attacker.Strength != 5 || s.Attacker.Artillery != 1 {
		t.Errorf("they attack with %d and %d guns", s.Attacker.Strength, s.Attacker.Artillery)
	}
}

// Frozen wetlands are clear ground in battle as well.
func TestFrozenWetlands(t *testing.T) {
	rulestest.Cite(t, "10.8")
	for weather, want := range map[string]string{"normal": "Wetlands -1", "freeze": ""} {
		g := battlefield(t, "russia attack 3\nstate {\"weather\":\""+weather+"\"}\nge.1-1 14.47\nru.25-3 13.46")
		g.assault("14.47", "ru.25-3")
		if got := g.shifts(); got != want {
			t.Errorf("%s: %q, want %q", weather, got, want)
		}
	}
}

// Brigades of Asset Units are brigades for a flank attack on Asset Units: two of cavalry
// stand for a division of it.
func TestAssetBrigadesFlank(t *testing.T) {
	rulestest.Cite(t, "10.4.2", "2.2")
	for units, want := range map[string]string{"ru.2-c-khan ru.1-c-b": "", "ru.2-c-khan ru.1-c-b ru.gd-c-b": "Flank attack +2"} {
		text := ""
		for _, u := range split(units) {
			text += "\n" + u + " 18.30 {\"army\":\"1r\"}"
		}
		g := place(t, "russia attack 3\nge.masurian 19.30"+text)
		g.assault("19.30", split(units)...)
		if got := g.shifts(); got != want {
			t.Errorf("%s: %q, want %q", units, got, want)
		}
	}
}

// While an attacker changes his units, the threats that are shown do not ask what has been
// allocated, and a point that is announced is not taken back.
func TestThreatsWhileUnitsAreChosen(t *testing.T) {
	rulestest.Cite(t, "10.2.1", "10.5")
	g := place(t, "russia attack 3\nge.1-1 19.30\nge.masurian 19.30\nru.54-r 18.30\nru.57-r 18.30\nru.depot-1-army-major 16.28")
	g.announce("19.30", "ru.54-r")
	g.Do("done", "ap ru.54-r =ru.depot-1-army-major")
	for _, e := range g.Do("done") {
		if e.Kind == "ammunition" && !e.Reveals {
			t.Errorf("%q can be undone", e.Text)
		}
	}
	g.Stage("muster", "russia")
	for _, side := range []rules.Side{"", "russia", "central"} {
		if o, err := g.P.Overlay(side, rules.Query{Kind: "threat", Side: "russia"}); err != nil || len(o.Hexes) != 1 {
			t.Errorf("%s is shown %+v, %v", side, o, err)
		}
	}
}

// A hex is offered to be attacked while somebody is free to: who is to attack another hex
// is not, nor a third division of a hex, and an attack that is announced can be changed.
func TestAttacksAreOfferedToWhoIsFree(t *testing.T) {
	rulestest.Cite(t, "10.1.1", "4.2.2")
	for _, c := range []struct {
		what, text string
		first      []string // attack 19.30
		then       bool     // 18.31 is offered
	}{
		{"one division", "ru.25-3 18.30", []string{"ru.25-3"}, false},
		{"one of two", "ru.25-3 18.30\nru.27-3 18.30", []string{"ru.25-3"}, true},
		{"two of three", "ru.25-3 18.30\nru.27-3 18.30\nru.28-20 18.30", []string{"ru.25-3", "ru.27-3"}, false},
		{"with guns left", "ru.25-3 18.30\nru.1-hv 18.30", []string{"ru.25-3"}, false},
		{"with another hex", "ru.25-3 18.30\nru.28-20 18.32", []string{"ru.25-3"}, true},
	} {
		g := place(t, "russia attack 3\nge.1-1 19.30\nge.2-1 18.31\n"+c.text)
		g.announce("19.30", c.first...)
		if g.Offers("attack 18.31") != c.then {
			t.Errorf("%s: the other hex is offered: %v", c.what, !c.then)
		}
		if !c.then {
			g.Refuses("attack 18.31", "10.1.1")
		}
		if !g.Offers("attack 19.30") {
			t.Errorf("%s: the attack cannot be changed", c.what)
		}
	}
}

// What a zone costs is written as a step where nobody has a level to lose: with Asset Units
// that are alone, or a demoralized division.
func TestThePriceOfAZoneInSteps(t *testing.T) {
	rulestest.Cite(t, "6.4.2", "11.2.5", "11.2.5a")
	for _, c := range []struct{ units, want string }{
		{"ge.masurian 19.30", "lose a step"},
		{`ge.1-1 19.30 {"status":4}`, "lose a step"},
		{"ge.1-1 19.30", "lose a level"},
		{"ge.1-1 19.30\nge.masurian 19.30", "lose a level"},
	} {
		g := place(t, "russia attack 3\nru.25-3 18.30\nru.27-3 18.30\nru.28-20 18.30\n"+c.units)
		g.assault("19.30", "ru.25-3", "ru.27-3")
		if g.P.Status().Stage == "withhold" {
			g.Do("ready")
		}
		g.Throw("roll", 1, 1)
		g.Stage("retreat", "central")
		found := false
		for _, m := range g.Overlay("central", rules.Query{Kind: rules.QueryChoice}).Hexes {
			if m.Case == "11.2.5" {
				if found = true; m.Label != c.want {
					t.Errorf("%s: %s costs %q, want %q", c.units, m.Hex, m.Label, c.want)
				}
			}
		}
		if !found {
			t.Errorf("%s: no hex is in a zone", c.units)
		}
	}
}
