package galicia_test

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestReducedEffectiveness(t *testing.T) {
	rulestest.Cite(t, "10.1")
	for _, c := range []struct {
		unit, state                string
		attack, defence, artillery int
	}{
		{"ah.25-ii", ``, 5, 6, 4},
		{"ah.25-ii", `{"ce":1}`, 4, 5, 4},
		{"ah.25-ii", `{"ce":2}`, 3, 4, 4},
		{"ah.25-ii", `{"reduced":true}`, 2, 3, 2},
		{"ah.25-ii", `{"reduced":true,"ce":1}`, 1, 2, 2},
		{"ah.101-ls", `{"ce":1}`, 1, 2, 1},
		{"ah.3-c", `{"ce":1}`, 1, 1, 1},
	} {
		g := place(t, "austria combat 9\nru.9-x 15.09\n"+c.unit+" 15.08 "+c.state)
		g.weighs(t, c.unit+" "+c.state, c.unit, "15.08", "ru.9-x", "15.09", c.attack, c.defence, c.artillery)
	}
}

// One reduction after the other, each by an attack whose dice cost the defender
// just one and move nobody.
func TestStepLosses(t *testing.T) {
	rulestest.Cite(t, "10.2")
	for _, c := range []struct {
		unit, before string
		dice         [2]int // the attack
		die          int    // the defender's losses
		after        string
		points       int
	}{
		{"ah.25-ii", ``, [2]int{3, 5}, 5, "15.09 ce1", 0},
		{"ah.25-ii", `{"ce":1}`, [2]int{3, 5}, 5, "15.09 ce2", 0},
		{"ah.25-ii", `{"ce":2}`, [2]int{3, 5}, 5, "15.09 reduced", 0},
		{"ah.25-ii", `{"reduced":true}`, [2]int{3, 5}, 5, "15.09 ce1 reduced", 0},
		{"ah.25-ii", `{"reduced":true,"ce":1}`, [2]int{5, 6}, 5, "15.09 ce2 reduced", 0},
		{"ah.25-ii", `{"reduced":true,"ce":2}`, [2]int{6, 6}, 3, "lost", 1},
		{"ah.3-c", ``, [2]int{5, 6}, 5, "15.09 ce1", 0},
		{"ah.3-c", `{"ce":1}`, [2]int{6, 6}, 3, "15.09 ce2", 0},
		{"ah.3-c", `{"ce":2}`, [2]int{6, 6}, 3, "lost", 1},
		{"ah.101-ls", ``, [2]int{3, 5}, 5, "15.09 ce1", 0}, // white
		{"ah.101-ls", `{"ce":1}`, [2]int{5, 6}, 5, "lost", 1},
		{"ah.1-m", `{"ce":1}`, [2]int{6, 6}, 3, "lost", 0}, // white and Ersatz
	} {
		g := place(t, "russia combat 10\nru.9-x 15.08\n"+c.unit+" 15.09 "+c.before)
		g.Do("attack 15.09", "from 15.08", "declare", "commit ru.9-x", "ready")
		g.roll(c.dice[0], c.dice[1])
		g.roll(1, c.die)
		g.is(c.unit, c.after, "ru.9-x", "15.08")
		if got := g.points(); got != [2]int{0, c.points} {
			t.Errorf("%s %s: the points are %v", c.unit, c.before, got)
		}
	}
}

// Each recovery takes one reduction back.
func TestRecovery(t *testing.T) {
	rulestest.Cite(t, "4.4", "10.3", "3.2")
	for _, c := range []struct{ unit, before, after string }{
		{"ah.4-ii", `{"ce":1}`, "15.08"},
		{"ah.4-ii", `{"ce":2}`, "15.08 ce1"},
		{"ah.4-ii", `{"reduced":true}`, "15.08 ce2"},
		{"ah.4-ii", `{"reduced":true,"ce":1}`, "15.08 reduced"},
		{"ah.4-ii", `{"reduced":true,"ce":2}`, "15.08 ce1 reduced"},
		{"ah.101-ls", `{"ce":1}`, "15.08"}, // white, but not Ersatz
	} {
		g := place(t, "austria movement 9\n"+c.unit+" 15.08 "+c.before)
		if got := g.price("recover " + c.unit); got != "4 1" && got != "4 0" {
			t.Errorf("recovery of %s costs and leaves %s", c.unit, got)
		}
		g.Do("recover " + c.unit)
		g.is(c.unit, c.after)
		g.Do("done")
		g.Refuses("recover "+c.unit, "3.2")
		g.is(c.unit, c.after)
	}
	// Once in a turn, and again in the next.
	g := place(t, `austria movement 9
		ah.4-ii 7.09 {"reduced":true}`)
	g.Do("recover ah.4-ii")
	g.Refuses("recover ah.4-ii", "10.3")
	g.Do("done", "done", "supply", "done", "done", "supply", "recover ah.4-ii")
	g.is("ah.4-ii", "7.09 ce1")
	// Not in the enemy's turn.
	g = place(t, `russia movement 9
		ah.4-ii 15.08 {"ce":1}`)
	g.Refuses("recover ah.4-ii", "3.2")
}

func TestWhoRecovers(t *testing.T) {
	rulestest.Cite(t, "10.3", "10.3.1", "10.3.2", "10.3.3")
	for _, c := range []struct{ what, unit, state, refused string }{
		{"infantry", "ah.4-ii", `{"ce":1}`, ""},
		{"a reduced division", "ah.4-ii", `{"reduced":true}`, ""},
		{"a fresh unit", "ah.4-ii", ``, "10.3"},
		{"a unit that has recovered", "ru.2-rf", `{"ce":1,"recovered":true}`, "10.3"},
		{"cavalry", "ah.3-c", `{"ce":1}`, "10.3.3"},
		{"a cavalry corps", "ru.pavlov", `{"reduced":true}`, "10.3.3"},
		{"a march brigade", "ah.1-m", `{"ce":1}`, "10.3.2"},
		{"Ersatz Landsturm", "ah.105-ls", `{"ce":1}`, "10.3.2"},
		{"other Landsturm", "ah.101-ls", `{"ce":1}`, ""},
		{"low supply", "ah.4-ii", `{"ce":1,"supply":"low"}`, "10.3.1"},
		{"out of supply", "ah.4-ii", `{"ce":1,"supply":"out"}`, "10.3.1"},
		{"one point spent of 5", "ah.4-ii", `{"ce":1,"spent":1}`, ""},
		{"two points spent of 5", "ah.4-ii", `{"ce":1,"spent":2}`, "10.3.1"},
		{"one point spent of 4", "ah.101-ls", `{"ce":1,"spent":1}`, "10.3.1"},
		{"two points spent of 6", "ru.2-rf", `{"ce":1,"spent":2}`, ""},
		{"a move that is over", "ah.4-ii", `{"ce":1,"moved":true}`, "4.2"},
	} {
		side := "austria"
		if c.unit[:2] == "ru" {
			side = "russia"
		}
		g := place(t, side+" movement 9\n"+c.unit+" 15.08 "+c.state)
		if c.refused != "" {
			g.Refuses("recover "+c.unit, c.refused)
		} else {
			g.Do("recover " + c.unit)
		}
	}
}

// The enemy must be three hexes off, or two with friends in all hexes between.
func TestDistanceForRecovery(t *testing.T) {
	rulestest.Cite(t, "10.3.1")
	for _, c := range []struct {
		what, at, others string
		may              bool
	}{
		{"three hexes", "15.08", "ru.9-x 15.11", true},
		{"three hexes on every hand", "15.08", "ru.9-x 15.11\nru.31-x 15.05\nru.42-ix 18.08\nru.5-ix 17.10", true},
		{"two hexes", "15.08", "ru.9-x 15.10", false},
		{"two hexes with a friend between", "15.08", "ru.9-x 15.10\nah.3-c 15.09", true},
		{"two hexes with a friend elsewhere", "15.08", "ru.9-x 15.10\nah.3-c 16.08", false},
		{"two hexes with a friend beside the unit", "15.08", "ru.9-x 15.10\nah.3-c 15.08", false},
		{"two hexes round the corner", "15.08", "ru.9-x 16.09", false},
		{"round the corner with a friend in one of two hexes", "15.08", "ru.9-x 16.09\nah.3-c 16.08", false},
		{"round the corner with a friend in the other", "15.08", "ru.9-x 16.09\nah.3-c 15.09", false},
		{"round the corner with friends in both", "15.08", "ru.9-x 16.09\nah.3-c 16.08\nah.9-c 15.09", true},
		{"two enemies, one of them covered", "15.08", "ru.9-x 15.10\nru.31-x 15.06\nah.3-c 15.09", false},
		{"two enemies, both covered", "15.08", "ru.9-x 15.10\nru.31-x 15.06\nah.3-c 15.09\nah.9-c 15.07", true},
		{"next to it", "15.08", "ru.9-x 15.09", false},
		{"next to it, friends all around", "15.08", "ru.9-x 15.09\nah.3-c 15.07\nah.9-c 16.07\nah.7-c 16.08\nah.6-c 14.07\nah.2-c 14.08", false},
		{"next to it behind a river", "14.10", "ru.9-x 13.10", false},
		{"two hexes behind a river", "14.10", "ru.9-x 12.10", false},
		{"two hexes over a swamp", "17.06", "ru.9-x 17.04", false},
		{"a lone cavalry brigade is an enemy too", "15.08", "ru.gd-c 15.10", false},
		{"at the edge of the sheet", "19.26", "ru.9-x 19.24\nah.3-c 19.25", true},
	} {
		g := place(t, "austria movement 9\nah.4-ii "+c.at+` {"ce":1}`+"\n"+c.others)
		if c.may {
			g.Do("recover ah.4-ii")
			g.is("ah.4-ii", c.at)
		} else {
			g.Refuses("recover ah.4-ii", "10.3.1")
		}
	}
}

// Before or after its move, as long as the points last.
func TestRecoveryAndMovement(t *testing.T) {
	rulestest.Cite(t, "4.4", "10.3.1", "4.1")
	text := `austria movement 9
		ah.4-ii 15.08 {"ce":1}
		ah.25-ii 15.08
		ru.9-x 15.11`
	g := place(t, text)
	g.Do("recover ah.4-ii", "pick ah.4-ii")
	if got := g.price("step 15.07"); got != "1 0" {
		t.Errorf("after recovery a step costs and leaves %s", got)
	}
	g.Refuses("step 14.08", "4.1")
	g.Do("step 15.07")
	g.Stage("move", "austria")
	g.is("ah.4-ii", "15.07")

	g = place(t, text)
	g.Do("pick ah.4-ii", "step 15.07", "recover ah.4-ii")
	g.Stage("move", "austria")
	g.Refuses("pick ah.4-ii", "4.2")
	g.is("ah.4-ii", "15.07")

	g = place(t, text)
	g.Do("pick ah.4-ii", "step 15.07", "step 15.06")
	g.Refuses("recover ah.4-ii", "10.3.1")

	g = place(t, text)
	g.Do("pick ah.25-ii")
	g.Refuses("recover ah.4-ii", "4.2") // not in hand
	g.Do("halt", "recover ah.4-ii")

	// It is the hex where it recovers that must be quiet.
	g = place(t, text)
	g.Do("pick ah.4-ii", "step 15.09")
	g.Refuses("recover ah.4-ii", "10.3.1")
	g = place(t, `austria movement 9
		ah.4-ii 15.09 {"ce":1}
		ru.9-x 15.11`)
	g.Refuses("recover ah.4-ii", "10.3.1")
	g.Do("pick ah.4-ii", "step 15.08", "recover ah.4-ii")
	g.is("ah.4-ii", "15.08")

	// In a stack each recovers for himself; one set down on the way no more.
	g = place(t, `austria movement 9
		ah.4-ii 15.08 {"ce":1}
		ah.25-ii 15.08 {"ce":2}
		ah.20 15.08 {"ce":1}`)
	g.Do("pick ah.4-ii", "add ah.25-ii", "add ah.20", "step 15.07", "drop ah.20")
	g.Refuses("recover ah.20", "4.2")
	g.Do("recover ah.25-ii", "recover ah.4-ii")
	g.is("ah.4-ii", "15.07", "ah.25-ii", "15.07 ce1", "ah.20", "15.07 ce1")
	g.Stage("move", "austria")
}

// What counts is the state found in the last Supply Phase of the own side, not
// where a unit has marched since.
func TestSupplyForRecovery(t *testing.T) {
	rulestest.Cite(t, "10.3.1", "11.0")
	g := place(t, `austria supply 9
		ah.4-ii 17.26 {"ce":1}
		ah.25-ii 16.26 {"ce":1}`)
	g.Do("supply")
	g.is("ah.4-ii", "17.26 ce1 low", "ah.25-ii", "16.26 ce1")
	g.Do("pick ah.4-ii", "step 16.26")
	g.Refuses("recover ah.4-ii", "10.3.1")
	g.Do("halt", "pick ah.25-ii", "step 17.26", "recover ah.25-ii")
	g.is("ah.4-ii", "16.26 ce1 low", "ah.25-ii", "17.26")
}

// What is gone comes back neither by recovery nor as a reinforcement.
func TestEliminatedStayAway(t *testing.T) {
	rulestest.Cite(t, "10.3.4")
	g := place(t, `austria movement 10
		ah.4-ii 15.08
		ah.25-ii 15.08
		ah.20 15.08
		ah.36-ls 15.08 {"ce":1}`)
	g.Do("done", "discard ah.36-ls", "done")
	for range 2 {
		g.Do("supply", "done", "done", "supply")
		if g.P.Status().Turn == 12 {
			break
		}
		g.Stage("move", "austria")
		g.Refuses("recover ah.36-ls", "2.1")
		g.Refuses("pick ah.36-ls", "2.1")
		g.Refuses("place ah.36-ls 8.22", "3.2")
		g.is("ah.36-ls", "lost")
		g.Do("done", "done")
	}
	// One lost before its turn of arrival (in a position set up so) does not come.
	g = place(t, `austria supply 2
		ah.36-ls off {"lost":1}
		ah.1-ls off`)
	g.Do("supply")
	if got := g.Units("place"); got != "ah.1-ls" {
		t.Errorf("the reinforcements are %q", got)
	}
}
