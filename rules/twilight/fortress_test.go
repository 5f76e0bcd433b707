package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// A fortress unit absorbs a black retreat, and of a white one a hex for each step that it
// has; what is left the stack goes back. It makes no check and goes nowhere.
func TestFortressAbsorbsRetreats(t *testing.T) {
	rulestest.Cite(t, "12.2.1", "10.9")
	for _, c := range []struct {
		what, fort, column string
		a, b               int
		result             string
		lost               any // steps of the fort
		hexes              int // that the others go back
	}{
		{"black", "ge.fort-kulm 19.30", "4:1", 4, 4, "+1X/r1", nil, 0},
		{"white", "ge.fort-kulm 19.30", "4:1", 4, 3, "X/R1", 1.0, 0},
		{"a long way", "ge.fort-kulm 19.30 {\"lost\":1}", "6:1", 2, 2, "X*/+1.R3", "gone", 2},
	} {
		g := battlefield(t, "russia attack 3\nge.20-lw 19.30\n"+c.fort+"\nru.25-3 18.30\nru.27-3 18.30\nru.28-20 19.29\nru.29-20 19.29")
		g.assault("19.30", "ru.25-3", "ru.27-3", "ru.28-20", "ru.29-20")
		column := g.sheet().Column
		g.Throw("roll", c.a, c.b)
		if got := g.sheet().Result; column != c.column || got != c.result {
			t.Fatalf("%s: %s in the column %s", c.what, got, column)
		}
		hexes := 0
		for ; g.P.Status().Stage == "retreat"; hexes++ {
			g.Do("retreat " + lastOf(g.Hexes("retreat", "")) + " " + g.at("ge.20-lw"))
		}
		if hexes != c.hexes {
			t.Errorf("%s: they go back %d hexes, want %d", c.what, hexes, c.hexes)
		}
		switch hex, state := g.Record("ge.fort-kulm"); {
		case c.lost == "gone":
			if hex != "" {
				t.Errorf("%s: the fort stands", c.what)
			}
		case state["lost"] != c.lost:
			t.Errorf("%s: the fort has lost %v, want %v", c.what, state["lost"], c.lost)
		}
	}
}

// Its strength is its steps times its multiplier, half of it artillery; it need not lose
// steps before the others are gone.
func TestFortressDefends(t *testing.T) {
	rulestest.Cite(t, "12.2", "12.2.1", "3.7.2", "11.1.1")
	g := battlefield(t, "russia attack 3\nge.fort-kulm 19.30\nru.25-3 18.30")
	g.assault("19.30", "ru.25-3")
	s := g.sheet()
	if n := s.Defender.Strength; n != 8 && n != 6 || s.Defender.Artillery != (n+1)/2 || s.Magnitude != "small" {
		t.Errorf("it defends with %d, artillery %d; the combat is %s", n, s.Defender.Artillery, s.Magnitude)
	}
	g = battlefield(t, "russia attack 3\nge.fort-kulm 19.30\nge.1-1 19.30\nru.25-3 18.30\nru.27-3 18.30")
	g.assault("19.30", "ru.25-3", "ru.27-3")
	g.Throw("roll", 2, 5)
	g.Throw("roll", 1, 6)
	g.through("lose", "central")
	if got := g.Units("lose"); got != "ge.1-1 ge.fort-kulm" {
		t.Errorf("%s can lose a step", got)
	}
	g.Do("lose ge.1-1")
	for g.P.Status().Stage == "lose" {
		if !g.Offers("lose ge.1-1") {
			t.Error("the division cannot lose another step before the fort")
		}
		g.Do("lose ge.1-1")
	}
}
