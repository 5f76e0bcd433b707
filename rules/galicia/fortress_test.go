package galicia_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestNoRussianEntersPrzemysl(t *testing.T) {
	rulestest.Cite(t, "13.0")
	// In movement, alone, in a stack and as a minimum move.
	g := place(t, `russia movement 6
		ru.7-c 3.14
		ru.14-viii 4.15`)
	for _, unit := range []string{"ru.7-c", "ru.14-viii"} {
		g.Do("pick " + unit)
		g.Refuses("step 3.15", "13.0")
		g.Do("halt")
	}
	// In retreat: the fortress is the only way out, but not for Russians.
	g = place(t, `austria combat 8
		ru.7-c 3.16
		ah.4-ii 2.15
		ah.25-ii 3.17
		ah.13-ii 4.16
		ah.20 2.16
		ah.1-m 4.15`)
	g.Do("attack 3.16", "from 2.15", "from 3.17", "declare", "commit ah.4-ii", "commit ah.25-ii", "ready")
	if s := g.P.View("").Combat; !strings.Contains(s.Column, ":") {
		t.Errorf("the column is %q", s.Column)
	}
	g.roll(1, 1)
	g.Refuses("retreat 3.15 3.16", "3.2")
	if at := g.unit("ru.7-c"); strings.HasPrefix(at, "3.15") {
		t.Errorf("the Russian is in %s", at)
	}
	// With another way out, it takes that one.
	g = place(t, `austria combat 8
		ru.9-10-c 3.14
		ah.4-ii 2.14
		ah.25-ii 2.14`)
	g.Do("attack 3.14", "from 2.14", "declare", "commit ah.4-ii", "commit ah.25-ii", "ready")
	g.roll(1, 1)
	g.Stage("retreat", "russia")
	g.Refuses("retreat 3.15 3.14", "13.0")
	for g.P.Status().Stage == "retreat" {
		if strings.Contains(g.Hexes("retreat", ""), "3.15") {
			t.Error("a Russian may retreat into Przemysl")
		}
		g.Do(g.first("retreat"))
	}
	// As reinforcements never, and not in a position of one's own.
	if _, err := ruleset(t).SetUp(rules.Setup{Scenario: "campaign", Only: true, Units: []rules.UnitState{{ID: "ru.7-c", Hex: "3.15"}}}); err == nil || !strings.Contains(err.Error(), "13.0") {
		t.Errorf("a Russian is set up in Przemysl: %v", err)
	}
	// Austria-Hungary goes in and out.
	g = place(t, "austria movement 6\nah.4-ii 3.14")
	g.Do("pick ah.4-ii", "step 3.15", "step 4.14")
	g.is("ah.4-ii", "4.14")
}

func TestPrzemyslCannotBeAttacked(t *testing.T) {
	rulestest.Cite(t, "13.0")
	g := place(t, `russia combat 6
		ru.14-viii 3.14
		ru.15-viii 3.14
		ah.1-m 3.15
		ah.97-ls 2.14`)
	g.Refuses("attack 3.15", "13.0")
	if got := g.Hexes("attack", ""); got != "2.14" {
		t.Errorf("Russia may attack %s", got)
	}
	_, err := g.P.Overlay("russia", rules.Query{Kind: "odds", Hex: "3.15", Units: []string{"ru.14-viii"}})
	if err == nil || !strings.Contains(err.Error(), "13.0") {
		t.Errorf("odds are given on Przemysl: %v", err)
	}
	o, err := g.P.Overlay("russia", rules.Query{Kind: "threat", Side: "russia"})
	if err != nil || len(o.Hexes) != 1 || o.Hexes[0].Hex != "2.14" {
		t.Errorf("Russia threatens %+v, %v", o, err)
	}
	// The garrison sallies, alone and with others, and in its favour: two
	// columns to the right.
	g = place(t, `austria combat 6
		ru.61-r 3.14
		ah.4-ii 3.15
		ah.25-ii 2.14`)
	g.Do("attack 3.14", "from 3.15", "from 2.14", "declare", "commit ah.4-ii", "commit ah.25-ii", "ready")
	if s := g.P.View("").Combat; s.Ratio != "1.5:1" || s.Column != "2.5:1" {
		t.Errorf("9 to 5 is %s and counts as %s", s.Ratio, s.Column)
	}
	// An advance into a hex next to it, and back into it, is a move like others.
	g.roll(1, 1)
	for g.P.Status().Stage == "retreat" {
		g.Do(g.first("retreat"))
	}
	g.Do("advance ah.4-ii")
	g.is("ah.4-ii", "3.14")
}

// The shift goes by the defender's hex, whoever attacks and from where.
func TestPrzemyslShifts(t *testing.T) {
	rulestest.Cite(t, "13.0", "8.2")
	for _, c := range []struct{ start, hex, units, ratio, column string }{
		{"russia combat 8\nru.2-gd 2.13\nru.1-gd 2.13\nah.24-x 3.14\n", "3.14", "ru.2-gd ru.1-gd", "2.5:1", "1.5:1"},
		{"russia combat 8\nru.14-viii 4.13\nru.15-viii 4.13\nah.12-i 4.14\n", "4.14", "ru.14-viii ru.15-viii", "2:1", "1:1"},
		{"russia combat 8\nru.14-viii 3.14\nru.15-viii 3.14\nah.12-i 4.13\n", "4.13", "ru.14-viii ru.15-viii", "2:1", "2:1"},
		{"austria combat 8\nru.61-r 3.14\nah.4-ii 3.13\n", "3.14", "ah.4-ii", "1.5:2", "1.5:1"},
		{"austria combat 8\nru.61-r 3.13\nah.4-ii 3.14\n", "3.13", "ah.4-ii", "1.5:2", "1.5:2"},
		{"austria combat 8\nru.61-r 3.16\nah.4-ii 3.15\nah.25-ii 3.15\n", "3.16", "ah.4-ii ah.25-ii", "1:1", "2:1"}, // over the San: 2 + 3
	} {
		g := place(t, c.start)
		o, err := g.P.Overlay("", rules.Query{Kind: "odds", Hex: c.hex, Units: strings.Fields(c.units)})
		if err != nil {
			t.Fatal(err)
		}
		if s := o.Sheet; s.Ratio != c.ratio || s.Column != c.column {
			t.Errorf("%s: %s becomes %s, want %s and %s", c.start, s.Ratio, s.Column, c.ratio, c.column)
		}
	}
}
