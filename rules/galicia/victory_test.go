package galicia_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// scored sets units up with a state of the account, written as JSON.
func scored(t testing.TB, side rules.Side, phase string, turn int, state string, units ...string) *game {
	t.Helper()
	s := rules.Setup{Scenario: "campaign", Only: true, Side: side, Phase: phase, Turn: turn, State: json.RawMessage(state)}
	for _, u := range units {
		id, hex, _ := strings.Cut(u, " ")
		s.Units = append(s.Units, rules.UnitState{ID: id, Hex: hex})
	}
	return setUp(t, s)
}

// Points for towns as printed: the capture in the turn of the first, and the
// occupation in each later turn, for the side that does not own it.
func TestTowns(t *testing.T) {
	rulestest.Cite(t, "15.1", "15.0", "3.2")
	for _, c := range []struct {
		hex, town       string
		side            rules.Side
		capture, occupy int
	}{
		{"16.22", "Lublin", "austria", 10, 2},
		{"16.18", "Krasnostaw", "austria", 3, 1},
		{"18.17", "Chelm", "austria", 6, 1},
		{"16.13", "Hrubieszow", "austria", 3, 1},
		{"7.09", "Lemberg", "russia", 10, 1},
		{"6.10", "Grodek", "russia", 3, 1},
		{"2.11", "Sambor", "russia", 6, 2},
		{"6.12", "Jaworow", "russia", 3, 2},
	} {
		own, other, i := "ah.4-ii", "ru.9-x", 0
		if c.side == "russia" {
			own, other, i = other, own, 1
		}
		g := place(t, fmt.Sprintf("%s combat 3\n%s %s\n%s 12.09", c.side, own, c.hex, other))
		want := [2]int{}
		check := func() {
			t.Helper()
			if got := g.points(); got != want {
				t.Errorf("%s: the points are %v, want %v", c.town, got, want)
			}
		}
		check() // nothing before the end of the player turn
		events := g.Do("done")
		want[i] = c.capture
		check()
		if e := events[0]; e.Kind != "points" || e.Points != c.capture || e.Side != c.side || !strings.Contains(e.Text, c.town) {
			t.Errorf("%s: the capture is told as %+v", c.town, e)
		}
		g.Do("supply", "done", "done") // the enemy's turn earns nothing
		check()
		for range 2 {
			g.Do("supply", "done")
			check()
			g.Do("done")
			want[i] += c.occupy
			check()
			g.Do("supply", "done", "done")
			check()
		}
		// Held by its owner it earns nothing.
		g = place(t, fmt.Sprintf("%s combat 3\n%s %s\n%s 12.09", map[rules.Side]string{"austria": "russia", "russia": "austria"}[c.side], other, c.hex, own))
		g.Do("done")
		if got := g.points(); got != [2]int{} {
			t.Errorf("%s earns its owner %v", c.town, got)
		}
	}
}

// Who leaves a town earns nothing for it, and to take it again is no second
// capture.
func TestTownIsCapturedOnce(t *testing.T) {
	rulestest.Cite(t, "15.1")
	g := place(t, `austria combat 3
		ah.4-ii 16.22
		ru.9-x 12.04`)
	g.Do("done", "supply", "done", "done")
	g.Do("supply", "pick ah.4-ii", "step 16.23", "halt", "done", "done")
	if got := g.points(); got != [2]int{10, 0} {
		t.Errorf("an empty town brings the points to %v", got)
	}
	g.Do("supply", "done", "done", "supply", "pick ah.4-ii", "step 16.22", "halt", "done")
	if got := g.points(); got != [2]int{10, 0} {
		t.Errorf("points %v are given before the turn ends", got)
	}
	g.Do("done")
	if got := g.points(); got != [2]int{12, 0} {
		t.Errorf("a second capture brings the points to %v", got)
	}
	// To pass through is not to capture.
	g = place(t, `austria movement 3
		ah.4-ii 16.23
		ru.9-x 12.04`)
	g.Do("pick ah.4-ii", "step 16.22", "step 16.21", "halt", "done", "done")
	if got := g.points(); got != [2]int{} {
		t.Errorf("to pass through earns %v", got)
	}
}

// The owner earns nothing by taking a town back, and the enemy none while it is
// away; control is shown as it is.
func TestTownRetaken(t *testing.T) {
	rulestest.Cite(t, "15.1")
	g := scored(t, "russia", "movement", 5, `{"towns":[{"hex":"16.22","captured":3,"occupied":16}]}`, "ru.9-x 16.23", "ah.4-ii 12.09")
	if got := g.points(); got != [2]int{12, 0} {
		t.Fatalf("the account begins with %v", got)
	}
	g.Do("pick ru.9-x", "step 16.22", "halt", "done", "done")
	if got := g.points(); got != [2]int{12, 0} {
		t.Errorf("the points are %v", got)
	}
	for _, c := range g.P.View("austria").Control {
		want := rules.Side("")
		if c.Hex == "16.22" {
			want = "russia"
		}
		if c.Side != want {
			t.Errorf("%s is held by %q", c.Name, c.Side)
		}
	}
}

// Eliminated units are worth one each to the enemy, however they go; Ersatz units
// nothing.
func TestEliminatedUnits(t *testing.T) {
	rulestest.Cite(t, "15.1", "5.2", "11.5.1")
	for _, c := range []struct {
		unit string
		want [2]int
	}{
		{"ah.4-ii", [2]int{0, 1}}, {"ah.3-c", [2]int{0, 1}}, {"ah.101-ls", [2]int{0, 1}}, {"ah.1-m", [2]int{}}, {"ah.97-ls", [2]int{}},
		{"ah.102-ls-7-m", [2]int{}}, {"ge.3-lw", [2]int{0, 1}},
	} {
		// By overstacking, in the owner's own turn.
		g := place(t, fmt.Sprintf("austria movement 3\nah.12-i 9.05\nah.46-i 9.05\nah.14-v 9.05\n%s 9.05\nru.9-x 12.03", c.unit))
		g.Do("done", "discard "+c.unit)
		if got := g.points(); got != c.want {
			t.Errorf("%s is worth %v, want %v", c.unit, got, c.want)
		}
	}
	g := pocket(t, `ah.101-ls 16.26 {"supply":"out","ce":1}
		ah.1-m 16.26 {"supply":"out"}
		ah.3-c 16.26 {"supply":"out","ce":1}`)
	g.Do("supply")
	if got := g.points(); got != [2]int{0, 2} {
		t.Errorf("attrition brings %v", got)
	}
	g = place(t, "russia movement 3\nru.9-x 9.05\nru.31-x 9.05\nru.42-ix 9.05\nru.7-c 9.05\nah.4-ii 12.09")
	g.Do("done", "discard ru.7-c")
	if got := g.points(); got != [2]int{1, 0} {
		t.Errorf("a Russian is worth %v", got)
	}
}

// Attacks by infantry earn a point each in turns 1 to 9, whatever comes of them.
func TestAttackPoints(t *testing.T) {
	rulestest.Cite(t, "15.1")
	for _, c := range []struct {
		turn  int
		unit  string
		enemy string
		want  int
	}{
		{1, "ah.25-ii", "ru.61-r", 1}, {9, "ah.25-ii", "ru.61-r", 1}, {10, "ah.25-ii", "ru.61-r", 0}, {12, "ah.25-ii", "ru.61-r", 0},
		{3, "ah.3-c", "ru.13-c", 0}, {3, "ah.1-m", "ru.13-c", 1}, {3, "ah.1-m", "ru.2-gd", 0}, // 2 to 8 is not allowed
	} {
		g := place(t, fmt.Sprintf("austria combat %d\n%s 8.05\n%s 8.04", c.turn, c.unit, c.enemy))
		g.Do("attack 8.04", "from 8.05", "declare", "commit "+c.unit, "ready")
		if got := g.points(); got != [2]int{c.want, 0} {
			t.Errorf("%s against %s in turn %d earns %v", c.unit, c.enemy, c.turn, got)
		}
	}
}

// The account's entries name every point, in order, and add up to the totals; so
// do the events of the game.
func TestAccount(t *testing.T) {
	rulestest.Cite(t, "15.0")
	rs := ruleset(t)
	p := rulestest.Begin(t, rs, "campaign", 5)
	told := map[rules.Side]int{}
	rng := newRand(5)
	for p.Outcome() == nil {
		offers := p.Offers()
		events, err := p.Do(offers[rng.IntN(len(offers))].Action)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			told[e.Side] += e.Points
		}
	}
	sum := map[rules.Side]int{}
	last := 0
	for _, track := range p.View("austria").Tracks {
		if track.ID != "points" {
			continue
		}
		for _, e := range track.Entries {
			if e.Points == 0 || e.Why == "" || e.Case != "15.1" || e.Turn < last {
				t.Errorf("the entry %+v is no account", e)
			}
			last = e.Turn
			sum[e.Side] += e.Points
		}
		for _, total := range track.Totals {
			if total.Value != sum[total.Side] || total.Value != told[total.Side] {
				t.Errorf("%s has %d points, the entries add up to %d, the events to %d", total.Side, total.Value, sum[total.Side], told[total.Side])
			}
		}
	}
	if o := p.Outcome(); o.Points["austria"] != sum["austria"] || o.Points["russia"] != sum["russia"] || sum["austria"] == 0 {
		t.Errorf("the outcome is %+v, the account %v", o, sum)
	}
}

// The game ends after turn 12, not before, and the side with more points has won.
func TestWinner(t *testing.T) {
	rulestest.Cite(t, "15.0", "3.0")
	for _, c := range []struct {
		state  string
		winner rules.Side
		points [2]int
	}{
		{`{"austria":{"points":5},"russia":{"points":4}}`, "austria", [2]int{5, 4}},
		{`{"austria":{"points":5},"russia":{"points":6}}`, "russia", [2]int{5, 6}},
		{`{"austria":{"points":5},"russia":{"points":5}}`, "", [2]int{5, 5}},
		{`{}`, "", [2]int{}},
		{`{"austria":{"attacks":[1,0,2]},"russia":{"points":2}}`, "austria", [2]int{3, 2}},
	} {
		g := scored(t, "austria", "combat", 12, c.state, "ah.4-ii 8.05", "ru.9-x 12.03")
		if g.P.Outcome() != nil {
			t.Error("there is an outcome before the end")
		}
		events := g.Do("done")
		o := g.P.Outcome()
		if o == nil || o.Winner != c.winner || o.Points["austria"] != c.points[0] || o.Points["russia"] != c.points[1] || o.Why == "" || o.Case != "15.0" {
			t.Errorf("%s: the outcome is %+v", c.state, o)
		}
		if e := events[len(events)-1]; e.Kind != "end" {
			t.Errorf("the last event is %+v", e)
		}
		if s := g.P.Status(); !s.Over || s.ToAct != "" || len(g.P.Offers()) != 0 {
			t.Errorf("after the end: %+v", s)
		}
		g.Refuses("done", "15.0")
	}
	// The last town counts: it is captured at the end of turn 12.
	g := scored(t, "austria", "combat", 12, `{"russia":{"points":9}}`, "ah.4-ii 16.22")
	g.Do("done")
	if o := g.P.Outcome(); o.Winner != "austria" {
		t.Errorf("the outcome is %+v", o)
	}
	// Neither the end of turn 11 nor that of Russia's turn 12 is the end.
	for _, c := range []struct {
		side, next rules.Side
		turn       int
	}{{"austria", "russia", 11}, {"russia", "austria", 12}} {
		g := scored(t, c.side, "combat", c.turn, `{"russia":{"points":99}}`, "ru.9-x 12.03")
		g.Do("done")
		g.Stage("supply", c.next)
		if g.P.Outcome() != nil || g.P.Status().Turn != 12 {
			t.Errorf("it ends at %+v", g.P.Status())
		}
	}
}
