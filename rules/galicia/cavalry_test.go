package galicia_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// reacts is where a cavalry unit may react to, in alphabetical order.
func (g *game) reacts(unit string) string {
	hexes := strings.Fields(g.Hexes("react", unit))
	slices.Sort(hexes)
	return strings.Join(hexes, " ")
}

// The rulebook's example: the reacting unit may go anywhere but where the enemy is
// and where it was.
func TestReactionExample(t *testing.T) {
	rulestest.Cite(t, "12.1", "12.1.1", "12.1.2", "12.1.3")
	g := place(t, `russia movement 3
		ru.17-xix 14.15
		ah.6-c 13.15`)
	g.Do("pick ru.17-xix", "step 14.14")
	g.Stage("reaction", "austria")
	if got := g.reacts("ah.6-c"); got != "12.14 12.15 13.14 13.16" {
		t.Errorf("the cavalry may react to %s", got)
	}
	g.Refuses("react ah.6-c 14.15", "12.1.2")
	g.Refuses("react ah.6-c 14.14", "4.1")
	g.Refuses("react ah.6-c 11.14", "4.2")
	events := g.Do("react ah.6-c 13.16")
	if events[0].Kind != "react" || events[0].Side != "austria" {
		t.Errorf("the reaction is told as %+v", events[0])
	}
	g.is("ah.6-c", "13.16")
	// The mover had five points and has paid three; it goes on.
	g.Stage("moving", "russia")
	g.Do("step 14.13")
	g.is("ru.17-xix", "14.13")
}

// Which moves give cavalry in 13.15 cause to react. Steps are the moves of the
// first Russian unit, the last of which counts.
func TestReactionTriggers(t *testing.T) {
	rulestest.Cite(t, "12.1", "12.1.1")
	for _, c := range []struct {
		name, units, steps string
		reacts             string // hexes, "" where nobody is asked
	}{
		{"1: comes near", "ru.17-xix 15.15", "14.15", "12.14 12.15 13.14 13.16 14.14"},
		{"1: over a river", "ru.7-c 13.13", "13.14", "12.14 12.15 13.16 14.14 14.15"},
		{"1: stays away", "ru.17-xix 15.15", "15.16", ""},
		{"1: another enemy is near already", "ru.17-xix 15.15\nru.38-xix 13.16", "14.15", ""},
		{"1: another enemy is near already, over a river", "ru.17-xix 15.15\nru.38-xix 13.14", "14.15", ""},
		{"1: joins an enemy already near", "ru.17-xix 15.15\nru.38-xix 14.15", "14.15", ""},
		{"1: an enemy two hexes off does not matter", "ru.17-xix 15.15\nru.38-xix 15.14", "14.15", "12.14 12.15 13.14 13.16 14.14"},
		{"2: goes round it", "ru.17-xix 14.15", "14.14", "12.14 12.15 13.14 13.16"},
		{"2: though another enemy is near", "ru.17-xix 14.15\nru.38-xix 13.16", "14.14", "12.14 13.14"},
		{"2: goes away", "ru.17-xix 14.15", "15.15", ""},
		{"2: goes away to another friend", "ru.17-xix 14.15\nah.4-ii 16.15", "15.15", "12.14 12.15 13.14 13.16 14.14"},
		{"2: goes away, a friend is two hexes off", "ru.17-xix 14.15\nah.4-ii 17.15", "15.15", ""},
		{"2: goes away to a friend over a river", "ru.17-xix 14.15\nah.4-ii 15.14", "15.15", "12.14 12.15 13.14 13.16 14.14"},
		{"2: the stack splits", "ru.17-xix 14.15\nru.38-xix 14.15", "14.14", "12.14 12.15 13.14"},
		{"2: leaves for an enemy stack", "ru.17-xix 14.15\nru.38-xix 14.14", "14.14", "12.14 12.15 13.14 13.16"},
	} {
		g := place(t, "russia movement 3\nah.6-c 13.15\n"+c.units)
		g.Do("pick " + strings.Fields(c.units)[0])
		for _, hex := range strings.Fields(c.steps) {
			if !g.Offers("step " + hex) {
				t.Fatalf("%s: no step to %s", c.name, hex)
			}
			g.Do("step " + hex)
		}
		if got := g.reacts("ah.6-c"); got != c.reacts {
			t.Errorf("%s: it may react to %q, want %q", c.name, got, c.reacts)
		}
		if asked := g.P.Status().Stage == "reaction"; asked != (c.reacts != "") {
			t.Errorf("%s: asked %v", c.name, asked)
		}
	}
}

// Into which hexes cavalry may not react, and by which case.
func TestReactionLimits(t *testing.T) {
	rulestest.Cite(t, "12.1.3", "12.1.2", "12.1.1", "6.1", "4.5", "13.0")
	for _, c := range []struct {
		name, start string
		acts        string
		refused     string // action: case, ...
		allowed     string // actions
	}{
		{"the zone of the mover is no bar", "russia movement 3\nru.17-xix 15.15\nah.6-c 13.15", "pick ru.17-xix, step 14.15",
			"react ah.6-c 14.15: 4.1", "react ah.6-c 14.14, react ah.6-c 13.16"},
		{"the zone of another is", "russia movement 3\nru.17-xix 15.15\nru.7-v 11.15\nah.6-c 13.15", "pick ru.17-xix, step 14.15",
			"react ah.6-c 12.14: 12.1.3, react ah.6-c 12.15: 12.1.3", "react ah.6-c 13.16"},
		{"the zone of a unit in the mover's hex is", "russia movement 3\nru.17-xix 14.14\nru.38-xix 14.15\nah.6-c 13.15", "pick ru.17-xix, step 14.15",
			"react ah.6-c 14.14: 12.1.2, react ah.6-c 13.16: 12.1.3", "react ah.6-c 12.15"},
		{"the zone of those left behind is", "russia movement 3\nru.17-xix 14.15\nru.38-xix 14.15\nah.6-c 13.15", "pick ru.17-xix, step 14.14",
			"react ah.6-c 13.16: 12.1.3", "react ah.6-c 12.15"},
		{"a friend in the hex negates it", "russia movement 3\nru.17-xix 15.15\nru.7-v 11.15\nah.4-ii 12.15\nah.6-c 13.15", "pick ru.17-xix, step 14.15",
			"react ah.6-c 12.14: 12.1.3", "react ah.6-c 12.15"},
		{"a river stops it", "russia movement 3\nru.7-c 15.15\nru.33-xxi 15.14\nah.6-c 13.15", "pick ru.7-c, step 14.15",
			"react ah.6-c 14.15: 4.1", "react ah.6-c 14.14"},
		{"the hex the enemy left, though a friend is next to it", "russia movement 3\nru.17-xix 14.15\nah.4-ii 13.16\nah.6-c 13.15", "pick ru.17-xix, step 14.14",
			"react ah.6-c 14.15: 12.1.2", "react ah.6-c 13.16"},
		{"by trigger 2 into the zone of the mover", "russia movement 3\nru.17-xix 14.15\nah.6-c 13.15", "pick ru.17-xix, step 14.14",
			"react ah.6-c 14.15: 12.1.2", "react ah.6-c 13.14"},
		{"not further than a hex", "russia movement 3\nru.17-xix 15.15\nah.6-c 13.15", "pick ru.17-xix, step 14.15",
			"react ah.6-c 12.16: 4.2, react ah.6-c 13.15: 4.2", "react ah.6-c 12.15"},
		{"closed hexes", "russia movement 5\nru.14-viii 7.02\nah.5-c 5.02", "pick ru.14-viii, step 6.02",
			"react ah.5-c 5.01: 4.5, react ah.5-c 4.01: 4.5", "react ah.5-c 5.03"},
		{"open after turn 5", "russia movement 6\nru.14-viii 7.02\nah.5-c 5.02", "pick ru.14-viii, step 6.02",
			"react ah.5-c 6.02: 4.1", "react ah.5-c 5.01, react ah.5-c 4.01"},
		{"swamp", "russia movement 6\nru.14-viii 4.11\nah.5-c 4.09", "pick ru.14-viii, step 4.10",
			"react ah.5-c 4.08: 4.2, react ah.5-c 3.10: 4.2", "react ah.5-c 5.09"},
		{"no Russian into Przemysl", "austria movement 6\nah.4-ii 3.12\nru.7-c 3.14", "pick ah.4-ii, step 3.13",
			"react ru.7-c 3.15: 13.0", "react ru.7-c 4.14"},
		{"Przemysl is open to Austria-Hungary", "russia movement 6\nru.33-xxi 3.12\nah.5-c 3.14", "pick ru.33-xxi, step 3.13",
			"react ah.5-c 3.13: 4.1", "react ah.5-c 3.15"},
		{"no overstack", "russia movement 3\nru.17-xix 15.15\nah.4-ii 12.15\nah.25-ii 12.15\nah.13-ii 12.15\nah.12-i 13.16\nah.46-i 13.16\nah.1-m 13.16\nah.6-c 13.15", "pick ru.17-xix, step 14.15",
			"react ah.6-c 12.15: 5.1", "react ah.6-c 13.16"},
		{"infantry never, nor other cavalry", "russia movement 3\nru.17-xix 15.15\nah.4-ii 13.15\nah.9-c 10.15\nah.6-c 13.15", "pick ru.17-xix, step 14.15",
			"react ah.4-ii 12.15: 12.1.1, react ah.9-c 10.16: 12.1.1, react ru.17-xix 13.16: 12.1.1", "react ah.6-c 12.15"},
		{"the side that moves does not react", "russia movement 3\nru.17-xix 15.15\nru.7-c 14.16\nah.6-c 13.15", "pick ru.7-c, step 14.15",
			"react ru.7-c 14.14: 12.1.1, step 14.14: 3.2, done: 3.2", "hold"},
	} {
		g := place(t, c.start)
		g.Do(strings.Split(c.acts, ", ")...)
		for _, r := range strings.Split(c.refused, ", ") {
			words, cas, _ := strings.Cut(r, ": ")
			g.Refuses(words, cas)
		}
		for _, words := range strings.Split(c.allowed, ", ") {
			if !g.Offers(words) {
				t.Errorf("%s: %q is not offered", c.name, words)
			}
		}
		if t.Failed() {
			t.Fatalf("%s: may react to %s", c.name, g.Hexes("react", ""))
		}
	}
}

// Unreleased cavalry, of either side, may react in the enemy's turn.
func TestUnreleasedCavalryReacts(t *testing.T) {
	rulestest.Cite(t, "12.1", "2.1")
	g := place(t, `austria movement 2
		ru.14-c 15.24
		ru.2-rf 13.23
		ah.3-c 15.22`)
	g.Do("pick ah.3-c", "step 15.23")
	g.Stage("reaction", "russia")
	g.Do("react ru.14-c 15.25")
	g.is("ru.14-c", "15.25")
	g = place(t, `russia movement 2
		ru.14-c 15.24
		ah.3-c 15.20`)
	g.Refuses("pick ru.14-c", "2.1")
}

// All cavalry that a step concerns is asked at once and moves one by one; what
// has moved is not asked again, and "hold" ends it for all.
func TestSeveralReact(t *testing.T) {
	rulestest.Cite(t, "12.1.2")
	start := `russia movement 3
		ru.17-xix 15.15
		ru.38-xix 15.15
		ah.6-c 13.15
		ah.9-c 14.16
		ah.3-c 13.16`
	g := place(t, start)
	g.Do("pick ru.17-xix", "add ru.38-xix", "step 14.15")
	g.Stage("reaction", "austria")
	if got := g.P.View("austria").Prompt.Units; len(got) != 3 {
		t.Errorf("%v are asked", got)
	}
	if got := g.P.View("russia").Prompt.Units; len(got) != 0 {
		t.Errorf("Russia is told that %v are asked", got)
	}
	g.Do("react ah.9-c 15.16")
	g.Refuses("react ah.9-c 16.16", "12.1.1")
	g.Do("hold")
	g.is("ah.6-c", "13.15", "ah.9-c", "15.16", "ah.3-c", "13.16")
	g.Stage("moving", "russia")

	// The stack goes on; each step asks anew.
	g.Do("step 14.14")
	g.Stage("reaction", "austria")
	g.Do("react ah.6-c 13.14")
	g.Stage("reaction", "austria") // the one in 15.16 saw it leave for the first one's side
	g.Do("hold")
	g.is("ru.38-xix", "14.14", "ru.17-xix", "14.14", "ah.6-c", "13.14")
	g.Stage("move", "russia") // the step was their last
}

// Reinforcements that come on next to cavalry make it react; the placing goes on
// afterwards (14.0).
func TestReactionToReinforcements(t *testing.T) {
	rulestest.Cite(t, "12.1", "14.0")
	g := place(t, `russia reinforcement 6
		ru.14-viii off
		ru.15-viii off
		ah.5-c 5.02
		ah.8-c 6.02`)
	g.Do("place ru.14-viii 5.01")
	g.Stage("reaction", "austria")
	g.Refuses("place ru.15-viii 5.01", "3.2")
	if got := g.reacts("ah.5-c"); got != "4.01 4.02 5.03 6.01 6.02" {
		t.Errorf("it may react to %s", got)
	}
	g.Do("react ah.5-c 4.02")
	g.Stage("arrivals", "russia")
	g.Do("place ru.15-viii 5.01") // an enemy was there already: nobody is asked
	g.Stage("move", "russia")
	g.is("ru.15-viii", "5.01", "ah.5-c", "4.02")
}

// Retreats and advances belong to no Movement Phase and make nobody react.
func TestCombatTriggersNothing(t *testing.T) {
	rulestest.Cite(t, "12.1")
	g := place(t, `austria combat 8
		ah.25-ii 8.05
		ah.4-ii 8.05
		ru.61-r 8.04
		ru.7-c 8.03`)
	g.Do("attack 8.04", "from 8.05", "declare", "commit ah.25-ii", "commit ah.4-ii", "ready")
	g.roll(2, 1)
	for g.P.Status().Stage == "retreat" {
		g.Do(g.first("retreat"))
	}
	g.Stage("advance", "austria")
	g.Do("advance ah.25-ii") // next to the cavalry
	if s := g.P.Status().Stage; s != "advance" && s != "loss-roll" {
		t.Errorf("after the advance comes %q", s)
	}
}

// Cavalry that may not go anywhere is not asked.
func TestNobodyIsAskedInVain(t *testing.T) {
	rulestest.Cite(t, "12.1.2")
	ring := `russia movement 3
		ru.17-xix 15.16
		ru.7-v 11.15
		ru.10-v 13.17
		ru.38-xix 13.13
		ru.3-gn-xxv %s
		ah.6-c 13.15`
	g := place(t, fmt.Sprintf(ring, "15.15"))
	g.Do("pick ru.17-xix", "step 14.15")
	g.Stage("moving", "russia")
	g = place(t, fmt.Sprintf(ring, "15.14")) // the river opens 14.14
	g.Do("pick ru.17-xix", "step 14.15")
	g.Stage("reaction", "austria")
	if got := g.reacts("ah.6-c"); got != "14.14" {
		t.Errorf("it may react to %q", got)
	}
}
