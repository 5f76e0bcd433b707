package galicia_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// Three divisions must go back into the one hex that is clear of zones, where
// a fourth stands. 8.10 lies in the zone of 9.11.
const crowded = `russia combat 8
	ru.18-xiv 10.10
	ru.45-xiv 10.10
	ru.2-rf 10.10
	ru.13-c 9.11`

func TestExampleOfARetreatIntoAFullHex(t *testing.T) {
	rulestest.Cite(t, "9.2", "5.1", "9.2.1")
	text := crowded + `
		ah.4-ii 9.10
		ah.25-ii 9.10
		ah.13-ii 9.10
		ah.41 8.09`
	for _, far := range []string{"ah.4-ii", "ah.25-ii", "ah.13-ii"} {
		g := place(t, text)
		g.assault("9.10", "ru.18-xiv", "ru.45-xiv", "ru.2-rf")
		g.rollFor("+1/R1")
		// 9.09 is as good, but an overstack may be chosen.
		g.Do("retreat 8.09 9.10")
		g.Stage("split", "austria")
		if got := g.Hexes("go-on", far); ordered(got) != "7.09 7.10 8.08 9.09" {
			t.Errorf("%s may go on to %s", far, got)
		}
		g.Refuses("go-on ah.41 7.09", "9.2") // it did not retreat
		g.Refuses("go-on "+far+" 8.10", "9.2.1")
		g.Refuses("go-on "+far+" 9.10", "9.2.1")
		g.Refuses("go-on "+far+" 7.07", "4.2")
		g.Do("go-on " + far + " 7.09")
		g.Stage("advance", "russia") // one is sufficient, and no more may go
		want := map[string]string{"ah.4-ii": "8.09", "ah.25-ii": "8.09", "ah.13-ii": "8.09", "ah.41": "8.09", far: "7.09"}
		for u, hex := range want {
			g.is(u, hex)
		}
		// The further hex is no result of the table.
		for _, m := range g.Sheet().Defender.Modifiers {
			if m.Case == "9.2" && m.Value != 1 {
				t.Errorf("the retreat adds %d", m.Value)
			}
		}
		if failed(t, g.Sheet().Defender) {
			t.Error("the further hex is no failure")
		}
	}
}

// No more go on than must: sets of which one could be left out are not allowed.
func TestSufficientAndNoMore(t *testing.T) {
	rulestest.Cite(t, "9.2", "5.1")
	text := crowded + `
		ah.4-ii 9.10
		ah.1-ls 9.10
		ah.1-m 9.10
		ah.41 8.09
		ah.20 8.09`
	// Eight steps: a division, or both brigades. A withheld one goes like the rest.
	g := place(t, text)
	g.assault("9.10", "ru.18-xiv", "ru.45-xiv", "ru.2-rf")
	g.Do("withhold ah.1-m")
	g.rollFor("-/R1")
	g.Do("retreat 8.09 9.10", "go-on ah.1-ls 7.09")
	g.Stage("split", "austria")
	g.Refuses("go-on ah.4-ii 7.09", "9.2")
	g.Refuses("go-on ah.1-ls 7.09", "9.2")
	g.Do("go-on ah.1-m 7.10")
	g.is("ah.4-ii", "8.09", "ah.1-ls", "7.09", "ah.1-m", "7.10")

	g = place(t, text)
	g.assault("9.10", "ru.18-xiv", "ru.45-xiv", "ru.2-rf")
	g.Do("withhold ah.1-m")
	g.rollFor("-/R1")
	g.Do("retreat 8.09 9.10", "go-on ah.4-ii 7.09")
	g.is("ah.4-ii", "7.09", "ah.1-ls", "8.09", "ah.1-m", "8.09")
	g.Stage("advance", "russia")

	// Seven steps: one too many, so one unit of whatever size goes on.
	g = place(t, text+" {\"reduced\":true}")
	g.assault("9.10", "ru.18-xiv", "ru.45-xiv", "ru.2-rf")
	g.Do("withhold ah.1-m")
	g.rollFor("-/R1")
	g.Do("retreat 8.09 9.10")
	for _, u := range []string{"ah.4-ii", "ah.1-ls", "ah.1-m"} {
		if !g.Offers("go-on " + u + " 7.09") {
			t.Errorf("%s may not go on", u)
		}
	}
	g.Do("go-on ah.1-m 7.09")
	g.Stage("advance", "russia")
}

// What the further hex costs those who went on does not send more after them:
// they have left their steps' room behind.
func TestStepsLostOnTheFurtherHex(t *testing.T) {
	rulestest.Cite(t, "9.2", "9.2.2")
	// From 7.11 only 6.10 and 6.11 are free, beyond a river.
	around := `russia combat 8
		ru.18-xiv 9.10
		ru.45-xiv 9.10
		ru.2-rf 9.11
		ru.13-c 8.11
		ru.3-rf 8.09
		ru.4-rf 7.10`
	g := place(t, around+`
		ah.4-ii 8.10 {"ce":2}
		ah.25-ii 8.10
		ah.13-ii 8.10
		ah.41 7.11
		ah.20 7.11`)
	g.assault("8.10", "ru.18-xiv", "ru.45-xiv", "ru.2-rf")
	g.rollFor("+1/R1")
	g.Do("retreat 7.11 8.10", "go-on ah.4-ii 6.10")
	g.is("ah.4-ii", "6.10 reduced")
	g.Stage("split", "austria")
	g.Do("go-on ah.25-ii 6.11")
	g.is("ah.25-ii", "6.11 ce1", "ah.13-ii", "7.11")
	g.Stage("advance", "russia")

	// One that dies on the way has gone all the same: a brigade is now enough.
	g = place(t, around+`
		ah.1-m 8.10 {"ce":1}
		ah.1-ls 8.10
		ah.25-ii 8.10
		ah.41 7.11
		ah.20 7.11`)
	g.assault("8.10", "ru.18-xiv", "ru.45-xiv", "ru.2-rf")
	g.Do("withhold ah.1-ls")
	g.rollFor("-/R1")
	g.Do("retreat 7.11 8.10", "go-on ah.1-m 6.10")
	g.is("ah.1-m", "lost")
	g.Refuses("go-on ah.25-ii 6.11", "9.2")
	g.Do("go-on ah.1-ls 6.11")
	g.is("ah.1-ls", "6.11 ce1", "ah.25-ii", "7.11")
}

// The further hex may be full as well: then it goes on from there.
func TestFromOneFullHexToTheNext(t *testing.T) {
	rulestest.Cite(t, "9.2", "5.1")
	text := crowded + `
		ah.4-ii 9.10
		ah.25-ii 9.10
		ah.41 8.09
		ah.20 8.09
		ah.6-iii 7.09
		ah.28-iii 7.09
		ah.22-iii 7.09`
	g := place(t, text)
	g.assault("9.10", "ru.18-xiv", "ru.45-xiv", "ru.2-rf")
	g.rollFor("-/R1")
	g.Do("retreat 8.09 9.10", "go-on ah.4-ii 7.09")
	g.Stage("split", "austria")
	g.Refuses("go-on ah.25-ii 7.10", "9.2") // the first hex is in order again
	g.Refuses("go-on ah.6-iii 7.08", "9.2")
	g.Refuses("go-on ah.4-ii 8.09", "9.2.1")
	g.Do("go-on ah.4-ii 7.10")
	g.is("ah.4-ii", "7.10", "ah.25-ii", "8.09", "ah.6-iii", "7.09")
	g.Stage("advance", "russia")
	if failed(t, g.Sheet().Defender) {
		t.Error("an overstack is no failure")
	}
}

// Each further hex is a retreat of one: it may not lead away from supply.
func TestFurtherHexGoesTowardsSupply(t *testing.T) {
	rulestest.Cite(t, "9.2", "9.2.1")
	g := place(t, "austria combat 8"+cut+`
		ah.4-ii 4.21
		ah.25-ii 4.21
		ru.61-r 5.22
		ru.70-r 5.22
		ru.2-gn 6.22
		ru.1-gn 6.22`)
	g.assault("5.22", "ah.4-ii", "ah.25-ii")
	g.rollFor("+1/R1")
	g.Do("retreat 6.22 5.22")
	// 5.23 is no further off than 5.22, but it is further off than 6.22.
	if got := ordered(g.Hexes("go-on", "ru.61-r")); got != "6.21 6.23 7.22 7.23" {
		t.Errorf("it may go on to %s", got)
	}
}

// A further hex in an enemy zone is as bad as any other.
func TestFurtherHexInAZone(t *testing.T) {
	rulestest.Cite(t, "9.2", "9.2.1", "9.4.1")
	g := place(t, crowded+`
		ru.7-c 7.08
		ru.11-c 7.11
		ru.14-c 9.08
		ah.4-ii 9.10
		ah.25-ii 9.10
		ah.41 8.09
		ah.20 8.09`)
	g.assault("9.10", "ru.18-xiv", "ru.45-xiv", "ru.2-rf")
	g.rollFor("-/R1")
	g.Do("retreat 8.09 9.10")
	if failed(t, g.Sheet().Defender) {
		t.Error("a hex that a friend holds is a good one")
	}
	g.Do("go-on ah.4-ii 7.10")
	if !failed(t, g.Sheet().Defender) {
		t.Error("the zone of 7.11 costs nothing")
	}
}

// Where nothing is left but the full hex, its owner eliminates what is too much.
func TestNowhereToGoOn(t *testing.T) {
	rulestest.Cite(t, "9.2", "5.2")
	g := place(t, `russia combat 8
		ru.18-xiv 10.10
		ru.45-xiv 10.10
		ru.2-rf 10.10
		ru.13-c 9.11
		ru.7-c 9.09
		ru.11-c 8.10
		ru.14-c 10.09
		ru.1-d-cs 7.09
		ru.3-d-cs 7.10
		ru.comb-c 8.08
		ah.4-ii 9.10
		ah.25-ii 9.10
		ah.41 8.09
		ah.20 8.09`)
	g.assault("9.10", "ru.18-xiv", "ru.45-xiv", "ru.2-rf")
	g.rollFor("-/R1")
	g.Do("retreat 8.09 9.10")
	g.Stage("excess", "austria")
	if got := g.Units("discard"); got != "ah.4-ii ah.25-ii ah.41 ah.20" {
		t.Errorf("%s may be eliminated", got)
	}
	g.Do("discard ah.20")
	g.is("ah.20", "lost", "ah.41", "8.09", "ah.4-ii", "8.09", "ah.25-ii", "8.09")
	g.Stage("advance", "russia")
	if g.points() != [2]int{0, 2} {
		t.Errorf("the points are %v", g.points())
	}
}
