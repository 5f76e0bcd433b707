package greatwar_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// dice are as many dice as the offered roll rolls, all alike.
func (g *game) dice(n int) []int {
	for _, o := range g.P.Offers() {
		if o.Verb == "roll" {
			return slices.Repeat([]int{n}, o.Dice)
		}
	}
	return nil
}

func TestCampaignStart(t *testing.T) {
	rulestest.Cite(t, "3.0", "26.1", "16.0")
	g := start(t, "campaign", 1)
	// The Allies have no player turn in the first turn.
	if s := g.P.Status(); s.Turn != 1 || s.Side != "austria" || s.Stage != "supply" || s.Phase != "supply" {
		t.Errorf("the campaign begins at %+v", s)
	}
	// The hexes of the counters, with the errata: 2/6 and the Belgrade brigade.
	g.is("ah.corps-10", "g1419", "ah.bde-2-mountain", "s1513", "se.belgrade-brigade", "s0307", "ah.corps-1", "")
	if _, state := g.Record("ah.corps-1"); state["due"] == nil {
		t.Error("the I Corps is a reinforcement, but nothing says when it comes")
	}
	if n := g.points(); n != 0 {
		t.Errorf("the campaign begins with %d points", n)
	}
	s, _ := rules.FindScenario(ruleset(t), "campaign")
	if s.Turns != [2]int{1, 13} {
		t.Errorf("the campaign lasts from turn %d to turn %d", s.Turns[0], s.Turns[1])
	}
}

func TestSequenceOfPlay(t *testing.T) {
	rulestest.Cite(t, "4.0", "16.0")
	var seen []string
	g := start(t, "campaign", 5)
	playOut(t, g.P, 5, func(p rules.Position) {
		s := p.Status()
		if len(seen) == 0 || seen[len(seen)-1] != string(s.Side)+" "+s.Phase {
			if s.Turn <= 2 {
				seen = append(seen, string(s.Side)+" "+s.Phase)
			}
		}
	})
	order := []string{"supply", "reinforcement", "command", "movement", "attrition", "withdrawal", "orders", "combat", "replacement"}
	players := []string{}
	last := len(order)
	for _, x := range seen {
		side, phase, _ := cut(x)
		i := slices.Index(order, phase)
		if i <= last && phase == "supply" {
			players = append(players, side)
		} else if i < last {
			t.Errorf("%s comes after %s", phase, order[last])
		}
		last = i
	}
	if !slices.Equal(players, []string{"austria", "allied", "austria"}) {
		t.Errorf("the player turns of the first two game turns are %v", players)
	}
	// Nothing may be done out of turn.
	g = start(t, "campaign", 1)
	g.Refuses("done", "4.0")
	g.Refuses("declare", "4.0")
}

func cut(s string) (before, after string, found bool) {
	for i := range s {
		if s[i] == ' ' {
			return s[:i], s[i+1:], true
		}
	}
	return s, "", false
}

func TestSerbianDeployment(t *testing.T) {
	rulestest.Cite(t, "26.2", "26.21")
	g := start(t, "free-deployment", 1)
	g.Stage("deploy", "allied")
	g.Refuses("done", "26.2")
	g.Refuses("deploy ah.corps-10 g1419", "4.0")
	g.Refuses("deploy se.hq-sok-putnik s0110", "26.21")
	g.Refuses("deploy se.hq-sok-putnik g0120", "26.21")
	g.Refuses("deploy ru.corps-21 g0120", "26.2")
	g.Refuses("lift se.hq-sok-putnik", "26.2")
	// Anywhere in Serbia, be it far from the printed hex.
	g.Do("take se.hq-sok-putnik", "deploy s1401")
	g.is("se.hq-sok-putnik", "s1401")
	g.Refuses("deploy se.hq-sok-putnik s1003", "26.2")
	g.Refuses("lift se.hq-sok-putnik", "26.2")
	g.Do("auto", "lift se.hq-sok-putnik")
	g.is("se.hq-sok-putnik", "", "se.belgrade-brigade", "s0307")
	g.Refuses("done", "26.2")
	g.Do("auto")
	g.is("se.hq-sok-putnik", "s1003")
	g.Refuses("auto", "26.2")
	g.Do("done")
	g.Stage("deploy", "austria")
}

// austrian is the free deployment with the Serbs set up.
func austrian(t *testing.T, on ...string) *game {
	g := start(t, "free-deployment", 1, on...)
	g.Do("auto", "done")
	return g
}

func TestAustrianDeployment(t *testing.T) {
	rulestest.Cite(t, "26.2", "26.22", "6.11")
	g := austrian(t)
	g.Stage("deploy", "austria")
	g.Refuses("deploy se.belgrade-brigade s0307", "4.0")
	// The Balkan armies stay in the south.
	g.Refuses("deploy ah.div-9 g1419", "26.22")
	g.Refuses("deploy ah.hq-5-frank g1419", "26.22")
	g.Refuses("deploy ah.div-9 s0307", "26.22")
	g.Refuses("deploy ah.corps-10 g0120", "26.22")
	g.Refuses("deploy ah.corps-1 g1419", "26.2") // a reinforcement
	g.Do("take ah.div-9", "deploy s0209", "take ah.corps-4", "deploy g1514", "take ah.corps-10", "deploy s0110", "take ah.corps-9", "deploy g1514")
	g.is("ah.corps-4", "g1514", "ah.corps-10", "s0110", "ah.div-9", "s0209")
	// Nine stacking points: two corps and a division are ten.
	g.Refuses("deploy ah.div-43 g1514", "6.11")
	g.Do("auto", "done")
	g.Stage("supply", "austria")
	if s := g.P.Status(); s.Turn != 1 {
		t.Errorf("the first turn is %d", s.Turn)
	}
	// Where the campaign has the II Corps there is no room left: it stands beside.
	if hex, _ := g.Record("ah.corps-2"); !strings.Contains(around(t, "g1514"), hex) {
		t.Errorf("the II Corps is in %q", hex)
	}
}

func TestExtraDeployment(t *testing.T) {
	rulestest.Cite(t, "26.23")
	g := austrian(t)
	g.Refuses("deploy ah.corps-1 g1419", "26.2")
	g = austrian(t, "extra-deployment")
	g.Refuses("deploy ah.hq-4-auffenberg g1419", "26.23")
	g.Refuses("deploy ah.corps-1 g0120", "26.22")
	g.Do("take ah.corps-1", "deploy s0104", "take ah.corps-5", "deploy g1418", "take ah.div-19", "deploy g1418", "take ah.cav-1", "deploy g1418")
	g.Refuses("deploy ah.div-23 g1418", "26.23")
	// They are only on offer: taking one back makes it a reinforcement again.
	g.Do("auto", "lift ah.corps-1")
	if hex, state := g.Record("ah.corps-1"); hex != "" || state["due"] == nil {
		t.Errorf("the I Corps is at %q with %v", hex, state)
	}
	g.Do("done")
	g.Stage("supply", "austria")
	g.is("ah.corps-5", "g1418", "ah.corps-1", "")
	if _, state := g.Record("ah.corps-5"); state != nil {
		t.Errorf("the V Corps has the state %v", state)
	}
}

func TestWrongEnvelope(t *testing.T) {
	rulestest.Cite(t, "22.0")
	for die := 1; die <= 6; die++ {
		g := start(t, "campaign", 1, "wrong-envelope")
		g.Stage("envelope", "austria")
		g.Throw("roll", die)
		g.Stage("supply", "austria")
		if die <= 3 {
			g.is("ah.corps-4", "s0209", "ah.hq-2-boehm-ermolli", "s0110", "ah.div-9", "s0314")
			continue
		}
		// The 2nd Army comes to Galicia in turn 1; the others stay.
		g.is("ah.corps-4", "", "ah.corps-7", "", "ah.corps-9", "", "ah.cav-10", "", "ah.depot-2", "", "ah.hq-2-boehm-ermolli", "", "ah.div-9", "s0314", "ah.corps-10", "g1419")
		g.Do("supply")
		g.Stage("arrivals", "austria")
		for _, unit := range []string{"ah.corps-4", "ah.hq-2-boehm-ermolli", "ah.depot-2"} {
			g.Do("take " + unit)
			if hexes := g.Hexes("arrive", ""); hexes == "" || hexes[:5] != "g1126" {
				t.Errorf("%s can arrive at %q", unit, hexes)
			}
		}
	}
}

func TestStartLine(t *testing.T) {
	rulestest.Cite(t, "26.3", "26.31")
	g := start(t, "september", 1)
	g.Stage("deploy", "austria")
	if s := g.P.Status(); s.Turn != 7 {
		t.Errorf("the game begins in turn %d", s.Turn)
	}
	g.Refuses("deploy ru.corps-21 g0709", "4.0")
	g.Refuses("deploy ah.corps-10 g0316", "26.31") // the 4th Army's part
	g.Refuses("deploy ah.corps-10 g0518", "26.31") // behind the line
	g.Refuses("deploy ah.corps-10 s0110", "26.31") // the other map
	g.Do("take ah.depot-1", "deploy g0518", "take ah.hq-1-dankl", "deploy g0518")
	// Bunched together they leave the line open.
	g.Do("take ah.corps-10", "deploy g0324", "take ah.corps-1", "deploy g0324", "take ah.corps-5", "deploy g0323", "take ah.cav-9", "deploy g0323", "take ah.cav-3", "deploy g0323",
		"take ah.div-95-landsturm", "deploy g0322", "auto")
	g.Refuses("done", "26.31")
	// All anew as proposed: that covers it.
	g.Do("auto", "done")
	g.is("ah.corps-1", "g0323", "ah.corps-5", "g0320", "ah.corps-10", "g0217")
	g.Stage("deploy-roll", "austria")
	g.Throw("roll", g.dice(6)...)
	g.Stage("deploy", "allied")
	g.Refuses("deploy ru.corps-21 g0324", "26.31")
	g.Do("auto", "done")
	g.Throw("roll", g.dice(6)...)
	// The game starts with the Russian player turn of turn 7.
	g.Stage("supply", "allied")
	if s := g.P.Status(); s.Turn != 7 || s.Side != "allied" {
		t.Errorf("the game begins with %+v", s)
	}
	for _, s := range g.P.View("").Stacks {
		if s.Hex[0] != 'g' {
			t.Errorf("there are units in %s, on the other map", s.Hex)
		}
	}
	// As proposed, everybody is in supply.
	for _, side := range []rules.Side{"allied", "austria"} {
		g.until(side, "supply", 7)
		events := g.Do("supply")
		if text := events[len(events)-1].Text; !strings.Contains(text, ", none out of supply") {
			t.Errorf("%s: %s", side, text)
		}
	}
}

// A hex that a unit was set up in and taken back from was never its side's.
func TestLiftLeavesNoTrace(t *testing.T) {
	g := start(t, "september", 1)
	g.Do("auto")
	before := string(g.P.AppendJSON(nil))
	g.Do("lift ah.corps-10", "take ah.corps-10", "deploy g0324", "lift ah.corps-10", "take ah.corps-10", "deploy g0217")
	if after := string(g.P.AppendJSON(nil)); after != before {
		t.Errorf("the position has become\n%s, it was\n%s", after, before)
	}
}

func TestLossesBeforeTheGame(t *testing.T) {
	rulestest.Cite(t, "26.32", "26.33")
	for _, c := range []struct {
		die         int
		ah, cav, ru string
		hq, ahDepot string
	}{
		{1, "g0323 -1", "g0319 -1", "g1510 -1", "g0320", "g0518"},
		{2, "g0323 -2", "dead", "g1510 -1", "g0320", "g0518"},
		{3, "g0323", "g0319", "g1510", "g0320", "g0518"},
		{6, "g0323", "g0319", "g1510", "g0320", "g0518"},
	} {
		g := start(t, "september", 1)
		g.Do("auto", "done")
		g.Throw("roll", g.dice(c.die)...)
		g.Do("auto", "done")
		g.Throw("roll", g.dice(c.die)...)
		g.is("ah.corps-1", c.ah, "ah.cav-9", c.cav, "ru.div-65r", c.ru, "ah.hq-1-dankl", c.hq, "ah.depot-1", c.ahDepot)
		// What is lost before the game yields no points.
		if n := g.points(); n != 35 {
			t.Errorf("after dice of %d there are %d points", c.die, n)
		}
	}
}

func TestSeptemberEnd(t *testing.T) {
	rulestest.Cite(t, "26.3", "26.33")
	g := start(t, "september", 2)
	turns := 0
	p := playOut(t, g.P, 2, func(p rules.Position) { turns = p.Status().Turn })
	o := p.Outcome()
	if turns != 13 || o.Case != "25.3" {
		t.Errorf("the game ends in turn %d with %+v", turns, o)
	}
}
