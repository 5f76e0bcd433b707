package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// Five of six hexes make a flank; the zones of those who do not attack do not count,
// and friends of the defender negate one where they stand.
func TestFlanked(t *testing.T) {
	rulestest.Cite(t, "10.4.1", "10.4.3")
	// Around 19.30 lie 18.31, 18.30, 19.29, 20.30, 20.31 and 19.31.
	for _, c := range []struct {
		what, more string
		attackers  []string
		shifts     string
	}{
		{"from opposite sides", "", []string{"ru.25-3", "ru.28-20"}, "Flank attack +2, More than one corps attacks -1"},
		{"one of them idle", "", []string{"ru.25-3"}, ""},
		{"a friend in a zone", "ge.2-1 19.31\n", []string{"ru.25-3", "ru.28-20"}, "Flank attack +2, More than one corps attacks -1"},
		{"two friends", "ge.2-1 19.31\nge.36-17 19.29\n", []string{"ru.25-3", "ru.28-20"}, "More than one corps attacks -1"},
	} {
		g := battlefield(t, "russia attack 3\n"+c.more+"ge.1-1 19.30\nru.25-3 18.30\nru.28-20 20.31")
		g.assault("19.30", c.attackers...)
		if got := g.shifts(); got != c.shifts {
			t.Errorf("%s: %q, want %q", c.what, got, c.shifts)
		}
	}
	// A flanked defender has +2 on his losses and +1 on his check.
	g := battlefield(t, "russia attack 3\nge.1-1 19.30\nru.25-3 18.30\nru.27-3 20.31")
	g.assault("19.30", "ru.25-3", "ru.27-3")
	g.weighs("30:16 2:1 4:1") // no ammunition comes through the attackers' zones
	g.Throw("roll", 5, 6)     // +1X/-1
	if got := rules.SumOf(g.sheet().Defender.Modifiers); got != -1+2+2-1 {
		t.Errorf("the defender's modifiers are %+v", g.sheet().Defender.Modifiers)
	}
	g.Throw("roll", 1, 1)
	for g.P.Status().ToAct == "russia" {
		g.Throw("roll", 1, 1)
	}
	g.Stage("check", "central")
	g.Throw("roll", 5, 5) // 10, flanked +1 and the loss table +1: 12 against 11
	g.is("ge.1-1", "19.30 status 1")
}

// Assets are flanked by a division on three hexes, unless a formation stands with them.
func TestFlankedAssets(t *testing.T) {
	rulestest.Cite(t, "10.4.2", "10.4.5")
	for _, c := range []struct{ what, text, attackers, want string }{
		{"a division", "ge.masurian 19.30\nru.25-3 18.30", "ru.25-3", "Flank attack +2"},
		{"a brigade", "ge.masurian 19.30\nru.5-rf 18.30", "ru.5-rf", ""},
		{"two brigades", "ge.masurian 19.30\nru.1-rf-22 18.30\nru.2-rf-22 18.30", "ru.1-rf-22 ru.2-rf-22", "Flank attack +2"},
		{"a cavalry division", "ge.masurian 19.30\nru.1-c 18.30", "ru.1-c", ""},
		{"two of them", "ge.masurian 19.30\nru.2-c-khan 18.30\nru.3-c-khan 18.30", "ru.2-c-khan ru.3-c-khan", "Flank attack +2"},
		{"with a formation", "ge.masurian 19.30\nge.2-lw 19.30\nru.25-3 18.30", "ru.25-3", ""},
		{"friends on two sides", "ge.masurian 19.30\nge.1-1 19.29\nru.25-3 18.30", "ru.25-3", ""},
		{"with a fortress", "ge.masurian 19.30\nge.fort-kulm 19.30\nru.25-3 18.30", "ru.25-3", ""},
	} {
		g := battlefield(t, "russia attack 3\n"+c.text)
		g.assault("19.30", split(c.attackers)...)
		if got := g.shifts(); got != c.want {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}

// Hexes across a hexside that nobody can cross count for no flank: of the six around 26.17,
// all occupied, four lie beyond the grand river.
func TestNoFlankAcrossImpassableHexsides(t *testing.T) {
	rulestest.Cite(t, "10.4", "10.4.4")
	const others = "\nru.27-3 27.16\nru.28-20 26.16\nru.29-20 26.18\nru.30-4 25.16\nru.40-4 25.17"
	g := battlefield(t, "russia attack 3\nge.1-1 26.17\nru.25-3 27.17"+others)
	g.assault("26.17", "ru.25-3")
	if got := g.shifts(); strings.Contains(got, "Flank") {
		t.Errorf("the shifts are %q", got)
	}
	g = battlefield(t, "russia attack 3\nge.1-1 19.30\nru.25-3 18.30\nru.27-3 18.31\nru.28-20 19.29\nru.29-20 20.30\nru.30-4 20.31\nru.40-4 19.31")
	g.assault("19.30", "ru.25-3")
	if got := g.shifts(); !strings.Contains(got, "Flank attack +2") {
		t.Errorf("on open ground the shifts are %q", got)
	}
}
