package twilight_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

const works1 = `state {"works":[{"hex":"19.30","level":1,"side":"central"}]}`
const works3 = `state {"works":[{"hex":"19.30","level":3,"side":"central"}]}`

// Positions shift to the left; high trajectory and heavy artillery take back one each,
// of level 1 either the only one.
func TestShiftsOfPositions(t *testing.T) {
	rulestest.Cite(t, "10.8", "13.3.1")
	for _, c := range []struct{ text, units, want string }{
		{"ru.5-rf 18.30\n" + works1, "ru.5-rf", "Improved position of level 1 -1"},
		{"ru.25-3 18.30\n" + works1, "ru.25-3", "Improved position of level 1 -1, High-trajectory artillery +1"},
		{"ru.5-rf 18.30\nru.1-hv 18.30\n" + works1, "ru.5-rf ru.1-hv", "Improved position of level 1 -1, Heavy artillery +1"},
		{"ru.25-3 18.30\nru.1-hv 18.30\n" + works1, "ru.25-3 ru.1-hv", "Improved position of level 1 -1, High-trajectory artillery +1"},
		{"ru.25-3 18.30\nru.1-hv 18.30\n" + works3, "ru.25-3 ru.1-hv", "Improved position of level 3 -3, High-trajectory artillery +1, Heavy artillery +1"},
	} {
		g := battlefield(t, "russia attack 3\nge.1-1 19.30\n"+c.text)
		g.assault("19.30", split(c.units)...)
		if got := g.shifts(); got != c.want {
			t.Errorf("%s: %q, want %q", c.units, got, c.want)
		}
	}
}

// A stack of independent units counts as a corps of its own.
func TestShiftsOfCorps(t *testing.T) {
	rulestest.Cite(t, "10.8")
	for _, c := range []struct{ text, units, want string }{
		{"ru.25-3 18.30\nru.27-3 20.30", "ru.25-3 ru.27-3", "Flank attack +2"},
		{"ru.54-r 18.30\nru.57-r 18.30", "ru.54-r ru.57-r", ""},
		{"ru.54-r 18.30\nru.57-r 19.29", "ru.54-r ru.57-r", "More than one corps attacks -1"},
		{"ru.25-3 18.30\nru.kowno 18.30", "ru.25-3 ru.kowno", ""},
	} {
		g := battlefield(t, "russia attack 3\nge.1-1 19.30\nge.2-1 19.31\n"+c.text)
		g.assault("19.30", split(c.units)...)
		if got := g.shifts(); got != c.want && c.want != "Flank attack +2" {
			t.Errorf("%s: %q, want %q", c.units, got, c.want)
		}
	}
}

// Attacks across a major river are at half strength, and shifted besides where all
// cross it.
func TestAttackAcrossARiver(t *testing.T) {
	rulestest.Cite(t, "10.6.1", "10.8")
	g := place(t, "central attack 3\nge.1-1 15.17\nru.25-3 14.17\nge.depot-8-major 16.18")
	g.assault("14.17", "ge.1-1")
	g.weighs("10:13 1:1 1:2")
	if s := g.sheet(); s.Attacker.Artillery != 4 || g.shifts() != "All attackers cross a major river -1" {
		t.Errorf("the artillery is %d, the shifts %q", s.Attacker.Artillery, g.shifts())
	}
}

// Who bears a marker defends at half its strength and without its guns.
func TestHalfStrength(t *testing.T) {
	rulestest.Cite(t, "10.6.2")
	g := battlefield(t, "russia attack 3\nru.25-3 18.30\nge.1-1 19.30 {\"half\":1}")
	g.assault("19.30", "ru.25-3")
	g.weighs("15:8 2:1 2:1")
}

// What an attack would come to is told of units that stand next to a hex, by what their
// side can see, and why others cannot make it.
func TestOddsOfWhatMightBe(t *testing.T) {
	g := battlefield(t, "russia movement 3\nru.25-3 18.30\nru.1-c 18.30\nru.1-hv 18.30\nru.26-2 20.30\nge.1-1 19.30 {\"lost\":2}\nge.2-1 19.30")
	ask := func(side rules.Side, units ...string) (*rules.Sheet, error) {
		o, err := g.P.Overlay(side, rules.Query{Kind: "odds", Hex: "19.30", Units: units})
		if err != nil {
			return nil, err
		}
		return o.Sheet, nil
	}
	s, err := ask("russia", "ru.25-3", "ru.1-hv")
	if err != nil || s.Attacker.Strength != 19 || s.Defender.Strength != 23 || s.Certain || len(s.Chances) == 0 {
		t.Errorf("%+v, %v", s, err)
	}
	if s, err = ask("", "ru.25-3"); err != nil || s.Defender.Strength != 44 {
		t.Errorf("the referee sees %+v, %v", s, err)
	}
	if s, err = ask("russia", "ru.1-hv"); err != nil || s.Forbidden == nil {
		t.Errorf("guns alone: %+v, %v", s, err)
	}
	for _, units := range [][]string{{"ru.25-3", "ru.1-c"}, {"ru.25-3", "ru.26-2"}, {}, {"ru.25-3", "ru.25-3"}} {
		if s, err := ask("russia", units...); err == nil {
			t.Errorf("%v attack: %+v", units, s)
		}
	}
	o, err := g.P.Overlay("russia", rules.Query{Kind: "threat", Side: "russia"})
	if err != nil || len(o.Hexes) != 1 || o.Hexes[0].Hex != "19.30" {
		t.Errorf("the threats are %+v, %v", o, err)
	}
}
