package galicia_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// fight is an attack of the units on 9.10 that has come to its loss roll without
// a retreat.
func fight(t *testing.T, text, units, result string) *game {
	t.Helper()
	g := place(t, text)
	g.assault("9.10", strings.Fields(units)...)
	g.rollFor(result)
	g.Stage("loss-roll", "austria")
	return g
}

func TestLossesAreShared(t *testing.T) {
	rulestest.Cite(t, "9.4.2")
	const text = `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.10
		ah.41 8.10
		ru.1-gn 9.10
		ru.2-gn 9.10
		ru.18-xiv 9.10`
	const units = "ah.4-ii ah.25-ii ah.13-ii"

	// As many as there are units: one for each, with nothing to choose.
	g := fight(t, text, units, "+1/-2")
	g.rollLosses(3, 1)
	g.is("ah.4-ii", "8.10 ce1", "ah.25-ii", "8.10 ce1", "ah.13-ii", "8.10 ce1", "ah.41", "8.10")
	g.Stage("loss", "russia")
	if got := g.Units("lose"); got != "ru.2-gn ru.1-gn ru.18-xiv" && len(strings.Fields(got)) != 3 {
		t.Errorf("%s may take it", got)
	}
	g.Do("lose ru.1-gn")
	g.is("ru.1-gn", "9.10 ce1", "ru.2-gn", "9.10", "ru.18-xiv", "9.10")
	g.Stage("attack", "austria")

	// Fewer: the owner chooses, nobody twice, nobody withheld.
	g = fight(t, text, units, "+1/-2")
	g.rollLosses(2, 2)
	g.Stage("loss", "austria")
	g.Refuses("lose ah.41", "9.4.2")
	g.Refuses("lose ru.1-gn", "9.4.2")
	g.Do("lose ah.4-ii")
	g.Refuses("lose ah.4-ii", "9.4.2")
	g.Do("lose ah.25-ii")
	g.is("ah.4-ii", "8.10 ce1", "ah.25-ii", "8.10 ce1", "ah.13-ii", "8.10")
	g.Stage("loss", "russia")
	g.Refuses("lose ah.13-ii", "9.4.2")

	// More: all take one before any takes two.
	g = fight(t, text, units, "+2/-2")
	g.rollLosses(4, -1)
	g.is("ah.4-ii", "8.10 ce1", "ah.25-ii", "8.10 ce1", "ah.13-ii", "8.10 ce1")
	g.Do("lose ah.13-ii")
	g.is("ah.4-ii", "8.10 ce1", "ah.25-ii", "8.10 ce1", "ah.13-ii", "8.10 ce2")
}

// Markers from earlier fights do not count: what is shared out is this loss.
func TestEarlierReductionsDoNotCount(t *testing.T) {
	rulestest.Cite(t, "9.4.2", "10.2")
	g := fight(t, `austria combat 8
		ah.4-ii 8.10 {"ce":2}
		ah.25-ii 8.10
		ru.61-r 9.10`, "ah.4-ii ah.25-ii", "+1/-1")
	g.rollLosses(1, 1)
	if got := g.Units("lose"); got != "ah.4-ii ah.25-ii" {
		t.Errorf("%s may take it", got)
	}
	g.Do("lose ah.4-ii")
	g.is("ah.4-ii", "8.10 reduced", "ah.25-ii", "8.10")
}

// A unit that the next reduction would eliminate may be spared, or not.
func TestUnitsOnTheBrinkMayBeSpared(t *testing.T) {
	rulestest.Cite(t, "9.4.2", "10.2")
	const text = `austria combat 8
		ah.1-ls 8.10 {"ce":1}
		ah.41 8.10
		ru.2-rf 9.10`
	g := fight(t, text, "ah.1-ls ah.41", "+2/-1")
	g.rollLosses(2, -1)
	g.Do("lose ah.41")
	if got := g.Units("lose"); got != "ah.1-ls ah.41" {
		t.Errorf("%s may take the second", got)
	}
	g.Do("lose ah.41")
	g.is("ah.1-ls", "8.10 ce1", "ah.41", "8.10 ce2")

	g = fight(t, text, "ah.1-ls ah.41", "+2/-1")
	g.rollLosses(2, -1)
	g.Do("lose ah.1-ls")
	g.is("ah.1-ls", "lost", "ah.41", "8.10 ce1") // the other takes what is left
	if g.points() != [2]int{1, 1} {
		t.Errorf("the points are %v", g.points())
	}

	// Spared for a while does not mean for ever: when all stand there, one falls.
	g = fight(t, `austria combat 8
		ah.1-ls 8.10 {"ce":1}
		ah.101-ls 8.10 {"ce":1}
		ru.gd-c 9.10`, "ah.1-ls ah.101-ls", "+1/-1")
	g.rollLosses(1, 1)
	g.Stage("loss", "austria")
	g.Do("lose ah.101-ls")
	g.is("ah.1-ls", "8.10 ce1", "ah.101-ls", "lost")
}

// One reduction may bring a unit to the brink; the next then passes it by.
func TestBroughtToTheBrink(t *testing.T) {
	rulestest.Cite(t, "9.4.2")
	g := fight(t, `austria combat 8
		ah.1-ls 8.10
		ah.41 8.10
		ru.2-rf 9.10`, "ah.1-ls ah.41", "+2/-1")
	g.rollLosses(2, -1)
	g.is("ah.1-ls", "8.10 ce1", "ah.41", "8.10 ce1")
	// A third one, and a fourth, fall on the division alone if its owner likes.
	g = place(t, `austria combat 8
		ah.1-ls 8.10
		ah.41 8.10
		ah.20 8.09
		ru.1-gn 9.10
		ru.2-gn 9.10
		ru.18-xiv 9.10`)
	g.assault("9.10", "ah.41", "ah.1-ls")
	g.rollFor("+2.R1/-1")
	g.muddle("loss-roll")
	g.rollLosses(4, -1)
	g.Stage("loss", "austria")
	g.Do("lose ah.41")
	hex := strings.Fields(g.unit("ah.41"))[0]
	g.Do("lose ah.41")
	g.is("ah.1-ls", hex+" ce1", "ah.41", hex+" reduced")
}

func TestStepLossesInCombat(t *testing.T) {
	rulestest.Cite(t, "9.4.2", "10.2")
	for _, c := range []struct {
		state, after string
		losses       int
	}{
		{`{}`, "9.10 ce2", 2},
		{`{}`, "9.10 reduced", 3},
		{`{"ce":1}`, "9.10 reduced", 2},
		{`{"ce":2}`, "9.10 ce1 reduced", 2},
		{`{"reduced":true}`, "9.10 ce2 reduced", 2},
		{`{"reduced":true,"ce":1}`, "lost", 2},
		{`{"reduced":true,"ce":1}`, "lost", 3},
	} {
		g := fight(t, "austria combat 8\nah.4-ii 8.10\nah.25-ii 8.10\nah.13-ii 8.10\nru.2-gd 9.10 "+c.state, "ah.4-ii ah.25-ii ah.13-ii", map[bool]string{false: "+1/-1", true: "-/-1"}[strings.Contains(c.state, "reduced")])
		g.rollLosses(1, c.losses)
		g.muddle("attack")
		if got := g.unit("ru.2-gd"); got != c.after {
			t.Errorf("%s and %d reductions make %s, want %s", c.state, c.losses, got, c.after)
		}
	}
	// A white symbol loses its step with the second; of two units each takes one.
	g := fight(t, "austria combat 8\nah.1-ls 8.10\nah.101-ls 8.10\nru.2-rf 9.10", "ah.1-ls ah.101-ls", "+2/-1")
	g.rollLosses(2, -1)
	g.is("ah.1-ls", "8.10 ce1", "ah.101-ls", "8.10 ce1")
	g = fight(t, "austria combat 8\nah.1-ls 8.10\nru.2-rf 9.10", "ah.1-ls", "+2/-1")
	g.rollLosses(2, -1)
	g.is("ah.1-ls", "lost")
}

// The sheet goes on showing the figures that the attack was resolved with, and
// who was withheld, whatever has happened to the units since.
func TestSheetKeepsItsFigures(t *testing.T) {
	rulestest.Cite(t, "8.1", "7.6")
	g := place(t, `austria combat 8
		ah.4-ii 9.09
		ah.25-ii 10.10
		ah.13-ii 10.10
		ah.41 10.10
		ru.82-r 9.10
		ru.gd-c 9.10`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.13-ii")
	g.Do("withhold ru.gd-c")
	check := func() {
		t.Helper()
		s := g.Sheet()
		g.odds("14:5 2.5:1 4:1")
		if len(s.Shifts) != 1 || s.Shifts[0].Case != "7.8" || !s.Certain || s.Magnitude != "large" || s.Attacker.Artillery != 11 {
			t.Errorf("at %s the sheet is %+v", g.P.Status().Stage, s)
		}
		if a, d := s.Attacker.Withheld, s.Defender.Withheld; len(a) != 1 || a[0].Unit != "ah.41" || len(d) != 1 || d[0].Unit != "ru.gd-c" || d[0].Case != "7.5" {
			t.Errorf("at %s are withheld %v and %v", g.P.Status().Stage, a, d)
		}
	}
	check()
	g.rollFor("-/R1")
	check()
	g.Do("retreat 8.10 9.10")
	check()
	g.Do("advance ah.25-ii", "stay")
	check()
	g.rollLosses(2, 2)
	check()
	g.Do("lose ah.25-ii")
	check()
}

// Why a unit is withheld is told with the case that says so.
func TestSheetTellsWhyUnitsAreWithheld(t *testing.T) {
	rulestest.Cite(t, "7.0", "7.2", "7.3", "7.4", "7.5")
	g := place(t, `austria combat 8
		ah.4-ii 8.10
		ah.25-ii 8.10
		ah.13-ii 8.10 {"attacked":true}
		ah.41 8.10
		ah.20 8.10
		ah.3-c 8.10
		ah.1-m 8.10 {"supply":"out"}
		ru.82-r 9.10
		ru.83-r 9.10
		ru.80-r 9.10
		ru.gd-c 9.10
		ru.2-rf 9.10 {"supply":"out","ce":2}`)
	g.assault("9.10", "ah.4-ii", "ah.25-ii", "ah.41")
	g.Do("withhold ru.gd-c", "withhold ru.80-r")
	got := map[string]string{}
	for _, w := range append(g.Sheet().Attacker.Withheld, g.Sheet().Defender.Withheld...) {
		got[w.Unit] = w.Case
	}
	for u, want := range map[string]string{"ah.13-ii": "7.0", "ah.20": "7.2", "ah.3-c": "7.5", "ah.1-m": "7.4", "ru.80-r": "7.3", "ru.gd-c": "7.5", "ru.2-rf": "7.4"} {
		if got[u] != want {
			t.Errorf("%s is withheld by %q, want %s", u, got[u], want)
		}
	}
	if len(got) != 7 {
		t.Errorf("withheld are %v", got)
	}
}
