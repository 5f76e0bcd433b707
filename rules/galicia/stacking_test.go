package galicia_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// How many steps each kind of unit counts shows in what six of them leave room
// for.
func TestStackingLimit(t *testing.T) {
	rulestest.Cite(t, "5.1")
	for _, c := range []struct {
		what    string
		side    rules.Side
		units   string
		crowded bool
	}{
		{"three divisions", "austria", "ah.4-ii ah.25-ii ah.20", false},
		{"three divisions and a brigade", "austria", "ah.4-ii ah.25-ii ah.20 ah.101-ls", true},
		{"three divisions and cavalry", "austria", "ah.4-ii ah.25-ii ah.20 ah.3-c", true},
		{"two divisions and two brigades", "austria", "ah.4-ii ah.25-ii ah.101-ls ah.1-m", false},
		{"two divisions, a brigade and cavalry", "austria", "ah.4-ii ah.25-ii ah.101-ls ah.3-c", false},
		{"two divisions and three brigades", "austria", "ah.4-ii ah.25-ii ah.101-ls ah.1-m ah.5-m", true},
		{"four divisions", "austria", "ah.4-ii ah.25-ii ah.20 ah.41", true},
		{"four divisions, two of them reduced", "austria", "ah.4-ii ah.25-ii ah.20- ah.41-", false},
		{"four divisions, one of them reduced", "austria", "ah.4-ii ah.25-ii ah.20 ah.41-", true},
		{"six cavalry divisions", "austria", "ah.1-c ah.2-c ah.3-c ah.4-c ah.5-c ah.6-c", false},
		{"seven cavalry divisions", "austria", "ah.1-c ah.2-c ah.3-c ah.4-c ah.5-c ah.6-c ah.7-c", true},
		{"six reduced divisions", "austria", "ah.4-ii- ah.25-ii- ah.13-ii- ah.20- ah.41- ah.23-", false},
		{"three cavalry corps", "russia", "ru.9-10-c ru.4-5-d-cs ru.pavlov", false},
		{"three cavalry corps and a cavalry brigade", "russia", "ru.9-10-c ru.4-5-d-cs ru.pavlov ru.gd-c", true},
		{"a reduced corps makes room", "russia", "ru.9-10-c ru.4-5-d-cs ru.pavlov- ru.gd-c", false},
		{"rifle brigades", "russia", "ru.9-x ru.31-x ru.2-rf ru.3-rf", false},
	} {
		text := string(c.side) + " movement 9"
		for _, u := range strings.Fields(c.units) {
			// "-" at the end stands for the reduced side.
			name, reduced := strings.CutSuffix(u, "-")
			text += "\n" + name + " 15.08"
			if reduced {
				text += ` {"reduced":true,"ce":1}`
			}
		}
		g := place(t, text)
		g.Do("done")
		want := "attack"
		if c.crowded {
			want = "crowded"
		}
		if got := g.P.Status().Stage; got != want {
			t.Errorf("%s: the stage is %q, want %q", c.what, got, want)
		}
	}
}

// The limit holds when the movement is over, not while it goes on.
func TestPassingThrough(t *testing.T) {
	rulestest.Cite(t, "5.1")
	text := `austria movement 9
		ah.4-ii 15.08
		ah.25-ii 15.08
		ah.20 15.08
		ah.41 15.09
		ah.101-ls 15.09
		ru.9-x 16.02
		ru.31-x 16.02
		ru.42-ix 16.02
		ru.5-ix 16.02`
	g := place(t, text)
	g.Do("pick ah.41", "add ah.101-ls", "step 15.08", "step 15.07", "halt", "done")
	g.Stage("attack", "austria") // four Russian divisions are Russia's affair
	g = place(t, text)
	g.Do("pick ah.41", "add ah.101-ls", "step 15.08", "halt", "pick ah.4-ii", "step 15.07", "halt")
	g.Do("pick ah.25-ii", "step 16.08", "halt", "done")
	g.Stage("attack", "austria")
	g.Do("done", "supply", "done")
	g.Stage("crowded", "russia")
}

// The owner chooses whom to give up; the enemy earns what he would have earned
// for beating him.
func TestOverstack(t *testing.T) {
	rulestest.Cite(t, "5.2", "5.1")
	text := `austria movement 10
		ah.4-ii 15.08
		ah.25-ii 15.08
		ah.20 15.08
		ah.101-ls 15.08
		ah.1-m 15.08
		ah.41 15.09
		ru.9-x 15.12`
	for _, c := range []struct {
		discards []string
		russia   int
	}{
		{[]string{"ah.4-ii"}, 1},
		{[]string{"ah.101-ls", "ah.1-m"}, 1}, // nothing for Ersatz
		{[]string{"ah.1-m", "ah.20"}, 1},
		{[]string{"ah.101-ls", "ah.25-ii"}, 2},
	} {
		g := place(t, text)
		g.Do("done")
		g.Stage("crowded", "austria")
		g.Refuses("discard ah.41", "5.2")
		g.Refuses("discard ru.9-x", "3.2")
		g.Refuses("done", "5.2")
		g.Refuses("pick ah.41", "3.2")
		told := 0
		for i, u := range c.discards {
			if s := g.P.Status().Stage; s != "crowded" {
				t.Errorf("%v: after %d the stage is %q", c.discards, i, s)
			}
			for _, e := range g.Do("discard " + u) {
				told += e.Points
			}
			g.is(u, "lost")
		}
		g.Stage("attack", "austria")
		g.Refuses("discard ah.41", "3.2")
		if got := g.points(); got != [2]int{0, c.russia} || told != c.russia {
			t.Errorf("%v: the points are %v, and %d were told", c.discards, got, told)
		}
	}
}

func TestTwoOverstacks(t *testing.T) {
	rulestest.Cite(t, "5.2")
	g := place(t, `russia movement 10
		ru.9-x 15.08
		ru.31-x 15.08
		ru.42-ix 15.08
		ru.2-rf 15.08
		ru.61-r 15.06
		ru.70-r 15.06
		ru.69-r 15.06
		ru.78-r 15.06`)
	g.Do("done", "discard ru.2-rf")
	g.Stage("crowded", "russia")
	g.Refuses("discard ru.9-x", "5.2")
	g.Do("discard ru.78-r")
	g.Stage("attack", "russia")
	if got := g.points(); got != [2]int{2, 0} {
		t.Errorf("the points are %v", got)
	}
}

// A division that gets its lost step back in a full hex overfills it.
func TestRecoveryIntoOverstack(t *testing.T) {
	rulestest.Cite(t, "5.2", "10.3")
	g := place(t, `austria movement 10
		ah.4-ii 15.08 {"reduced":true}
		ah.25-ii 15.08
		ah.20 15.08
		ah.101-ls 15.08`)
	g.Do("recover ah.4-ii", "done")
	g.Stage("crowded", "austria")
	g.Do("discard ah.4-ii")
	g.Stage("attack", "austria")
}

// On top of a stack lies the unit with the largest printed attack strength of
// the face that is up, and that is all the enemy sees.
func TestOrderOfStack(t *testing.T) {
	rulestest.Cite(t, "5.3")
	for _, c := range []struct{ units, top string }{
		{"ah.4-ii 15.08\nah.25-ii 15.08\nah.101-ls 15.08", "ah.25-ii"},
		{"ah.101-ls 15.08\nah.20 15.08", "ah.20"},
		{"ah.4-ii 15.08\nah.25-ii 15.08 {\"reduced\":true}", "ah.4-ii"},
		{"ah.4-ii 15.08\nah.25-ii 15.08 {\"ce\":2}", "ah.25-ii"},
		{"ah.4-ii 15.08\nah.25-ii 15.08 {\"supply\":\"out\"}", "ah.25-ii"},
		{"ah.1-ls 15.08\nah.25-ii 15.08 {\"reduced\":true}", "ah.1-ls"},
	} {
		g := place(t, "austria movement 9\n"+c.units)
		own := g.P.View("austria").Stacks[0]
		if own.Units[0].Unit != c.top || len(own.Units) != strings.Count(c.units, "\n")+1 {
			t.Errorf("on top of %q its owner sees %s, of %d", c.units, own.Units[0].Unit, len(own.Units))
		}
		theirs := g.P.View("russia").Stacks[0]
		if len(theirs.Units) != 1 || theirs.Units[0].Unit != c.top || !theirs.Hidden {
			t.Errorf("of %q the enemy sees %v", c.units, theirs.Units)
		}
	}
}
