package galicia_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestAdvance(t *testing.T) {
	rulestest.Cite(t, "9.3", "7.6")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.09
		ah.41 8.10
		ah.20 7.10
		ru.61-r 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii")
	g.rollFor("+1/R1")
	g.Do("retreat 10.10 9.10")
	g.Stage("advance", "austria")
	if got := g.Units("advance"); got != "ah.4-ii ah.25-ii ah.13-ii" {
		t.Errorf("%s may advance", got)
	}
	g.Refuses("advance ah.41", "9.3")
	g.Refuses("advance ah.20", "9.3")
	g.Refuses("advance ru.61-r", "9.3")
	g.Do("advance ah.13-ii")
	g.Refuses("advance ah.13-ii", "9.3")
	if _, err := g.P.Clone().Do(rules.Action{Verb: "advance", Unit: "ah.13-ii"}); !strings.Contains(err.Error(), "has already advanced") {
		t.Errorf("refused with %v", err)
	}
	g.Do("stay")
	g.rollLosses(1, 2)
	g.Refuses("lose ah.41", "9.4.2") // withheld (7.6)
	g.Do("lose ah.13-ii")
	g.is("ah.13-ii", "9.10 ce1", "ah.4-ii", "8.10", "ah.25-ii", "8.10", "ah.41", "8.10", "ru.61-r", "10.10 ce2")
	g.Stage("attack", "austria")
	// Whoever has advanced has had his attack.
	g.Refuses("attack 10.10", "7.0")
}

// Nobody need advance, and who has declined is not asked again after the losses.
func TestAdvanceIsVoluntaryAndOnce(t *testing.T) {
	rulestest.Cite(t, "9.3")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ru.61-r 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.rollFor("+1/R2")
	g.Do("retreat 10.10 9.10", "retreat 11.10 10.10", "stay")
	g.rollLosses(0, 1)
	g.Stage("attack", "austria")
	g.is("ah.4-ii", "8.10", "ah.25-ii", "8.10")
}

func TestNoAdvanceIntoAHexThatIsHeld(t *testing.T) {
	rulestest.Cite(t, "9.3")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ru.1-gn 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.rollFor("+1/-")
	g.Stage("loss-roll", "austria")
	g.Refuses("advance ah.4-ii", "3.2")
	g.rollLosses(0, 1)
	g.Stage("attack", "austria")
}

// A hex that only the losses have emptied may be entered after them.
func TestAdvanceAfterTheLosses(t *testing.T) {
	rulestest.Cite(t, "9.3")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ru.61-r 9.10 {"reduced":true,"ce":2}`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.odds("9:1 9:1 9:1")
	g.rollFor("-/-1")
	g.rollLosses(0, 2)
	g.is("ru.61-r", "lost")
	g.Stage("advance", "austria")
	g.Do("advance ah.25-ii", "stay")
	g.is("ah.25-ii", "9.10", "ah.4-ii", "8.10")
	g.Stage("attack", "austria")
}

// Attackers who have been sent back are not victorious, though the losses should
// empty the hex; nor is a defender who has held it.
func TestNobodyAdvancesAfterHisRetreat(t *testing.T) {
	rulestest.Cite(t, "9.3")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.10
		ru.2-rf 9.10 {"ce":1}
		ru.3-rf 9.10 {"ce":1}
		ru.gd-c 10.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii")
	g.odds("9:6 1.5:1 1.5:1")
	g.rollFor("+1.R1/-1")
	g.Do("retreat 7.10 8.10")
	g.Stage("loss-roll", "austria") // the defender does not advance
	g.Refuses("advance ru.2-rf", "3.2")

	// The defender falls after all, but nobody is there to enter the hex.
	g = place(t, `austria combat 8
		ah.comb-xvii 8.10 {"ce":1}
		ah.25-ii 8.10
		ru.2-gd 9.10 {"reduced":true,"ce":2}`)
	g.assault("9.10", "ah.comb-xvii")
	g.odds("2:2 1:1 1:1")
	g.rollFor("+1.R1/-1")
	g.Do("retreat 7.10 8.10")
	g.rollLosses(-1, 1)
	g.is("ru.2-gd", "lost", "ah.25-ii", "8.10")
	g.Stage("attack", "austria")
	if g.unit("ah.comb-xvii")[:4] != "7.10" {
		t.Errorf("the attackers are at %s", g.unit("ah.comb-xvii"))
	}
}

func TestAdvanceKeepsToTheStackingLimit(t *testing.T) {
	rulestest.Cite(t, "9.3", "5.1")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.09
		ah.1-ls 8.09
		ru.61-r 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.1-ls")
	g.rollFor("-/R1")
	g.Do("retreat 10.10 9.10", "advance ah.4-ii", "advance ah.1-ls", "advance ah.25-ii")
	// Five steps are there: the last division would be the seventh.
	g.is("ah.4-ii", "9.10", "ah.1-ls", "9.10", "ah.25-ii", "9.10", "ah.13-ii", "8.09")
	g.Stage("loss-roll", "austria")

	g = place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.09
		ah.1-ls 8.09
		ru.61-r 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.1-ls")
	g.rollFor("-/R1")
	g.Do("retreat 10.10 9.10", "advance ah.4-ii", "advance ah.13-ii", "advance ah.1-ls")
	g.Refuses("advance ah.25-ii", "3.2") // there is nobody left who could, so it is over
	g.Stage("loss-roll", "austria")
}

func TestNoAdvanceBeyondTheLimitWhileOthersCan(t *testing.T) {
	rulestest.Cite(t, "9.3", "5.1")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.09 {"reduced":true}
		ah.1-ls 8.09
		ah.26-ix 8.08
		ru.61-r 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.1-ls")
	g.rollFor("-/R1")
	g.Do("retreat 10.10 9.10", "advance ah.4-ii", "advance ah.25-ii", "advance ah.13-ii")
	g.Do("advance ah.1-ls")
	g.Stage("loss-roll", "austria")
	g = place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.10
		ah.1-ls 8.09
		ru.61-r 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.1-ls")
	g.rollFor("-/R1")
	g.Do("retreat 10.10 9.10", "advance ah.4-ii", "advance ah.25-ii")
	if got := g.Units("advance"); got != "ah.13-ii ah.1-ls" {
		t.Errorf("%s may advance with four steps there", got)
	}
	g.Do("advance ah.1-ls") // five: a division has no room
	g.Stage("loss-roll", "austria")
}

func TestNoAdvanceIntoTheClosedHexes(t *testing.T) {
	rulestest.Cite(t, "9.3")
	for head, may := range map[string]bool{"austria combat 5": false, "austria combat 6": true} {
		g := place(t, head+`
			ah.4-ii 9.02
			ah.25-ii 9.02
			ru.61-r 9.01`)
		g.assault("9.01", "ah.4-ii", "ah.25-ii")
		g.rollFor("+1/R1")
		retreat, err := g.P.Do(g.P.Offers()[0].Action)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.Offers("advance ah.4-ii"); got != may {
			t.Errorf("%s: the advance is offered: %t", head, got)
		}
		if !may { // and it is said why
			g.Refuses("advance ah.4-ii", "9.3")
			if events := kinds(retreat); !strings.Contains(events, "no-advance") {
				t.Errorf("%s: nobody is told that the hex is closed: %s", head, events)
			}
		}
		if want := map[bool]string{true: "advance", false: "loss-roll"}[may]; g.P.Status().Stage != want {
			t.Errorf("%s: now comes %s", head, g.P.Status().Stage)
		}
	}
	// The hexes are closed to one side only.
	g := place(t, `russia combat 3
		ru.18-xiv 8.01
		ru.45-xiv 8.01
		ah.41 9.01`)
	g.assault("9.01", "ru.18-xiv", "ru.45-xiv")
	g.rollFor("-/R1")
	if _, err := g.P.Do(g.P.Offers()[0].Action); err != nil {
		t.Fatal(err)
	}
	g.Do("advance ru.18-xiv")
}

// A unit that is not released may attack but not advance; who is with it may.
func TestUnreleasedUnitsDoNotAdvance(t *testing.T) {
	rulestest.Cite(t, "9.3", "2.1")
	g := place(t, `austria combat 1
		ah.41 8.10
		ah.4-ii 8.10
		ru.61-r 9.10`)
	g.assault("9.10", "ah.41", "ah.4-ii")
	g.rollFor("+1/R1")
	g.Do("retreat 10.10 9.10")
	g.Refuses("advance ah.41", "2.1")
	g.Do("advance ah.4-ii")
	g.Stage("loss-roll", "austria")

	g = place(t, `austria combat 2
		ah.41 8.10
		ru.61-r 9.10`)
	g.assault("9.10", "ah.41")
	g.roll(1, 1)
	if g.P.Status().Stage == "retreat" {
		g.Do("retreat 10.10 9.10")
		if _, err := g.P.Do(g.P.Offers()[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	g.muddle("advance")
	g.Do("advance ah.41")
}
