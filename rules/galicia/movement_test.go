package galicia_test

import (
	"reflect"
	"strconv"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// What a hex and its side cost, there being no enemy: a division of cavalry with
// 8 points can pay everything.
func TestTerrainCosts(t *testing.T) {
	rulestest.Cite(t, "4.2")
	for _, c := range []struct{ what, from, to, price string }{
		{"clear", "15.08", "15.07", "1 7"},
		{"woods", "15.08", "14.08", "2 6"},
		{"out of woods", "14.08", "15.08", "1 7"},
		{"woods to woods", "14.08", "13.08", "2 6"},
		{"a river", "13.09", "13.10", "3 5"},
		{"the same river back", "13.10", "13.09", "3 5"},
		{"a bridge", "13.10", "14.10", "2 6"},
		{"a river into woods", "8.18", "9.18", "4 4"},
		{"a bridge into woods", "8.17", "9.18", "3 5"},
		{"a bridge out of woods", "9.18", "8.17", "2 6"},
		{"a ridge", "10.22", "11.22", "3 5"},
		{"the same ridge back", "11.22", "10.22", "3 5"},
		{"a ridge into woods", "11.21", "10.21", "4 4"},
		{"a ridge out of woods", "10.21", "11.21", "3 5"},
		{"a frontier", "15.08", "15.09", "1 7"},
	} {
		g := place(t, "russia movement 9\nru.13-c "+c.from)
		g.Do("pick ru.13-c")
		if got := g.price("step " + c.to); got != c.price {
			t.Errorf("%s: %s to %s costs and leaves %s, want %s", c.what, c.from, c.to, got, c.price)
		}
	}
	g := place(t, "russia movement 9\nru.13-c 13.06\nru.14-c 17.04")
	g.Do("pick ru.13-c")
	g.Refuses("step 12.05", "4.2") // swamp
	g.Refuses("step 13.08", "4.2") // not adjacent
	g.Refuses("step 13.06", "4.2") // where it stands
	g.Do("halt", "pick ru.14-c")
	g.Refuses("step 17.05", "4.2")
}

// A unit spends what is printed on it, and no more.
func TestAllowance(t *testing.T) {
	rulestest.Cite(t, "4.1", "2.1")
	for _, c := range []struct {
		side rules.Side
		unit string
		hex  string
		way  []string
	}{
		{"austria", "ah.4-ii", "15.08", []string{"15.09", "16.09", "16.08", "16.07", "15.07"}},
		{"austria", `ah.4-ii`, "15.08", []string{"14.08", "14.09", "15.09", "15.08"}}, // woods: 2
		{"austria", "ah.101-ls", "15.08", []string{"15.09", "16.09", "16.08", "16.07"}},
		{"austria", "ah.3-c", "15.08", []string{"15.09", "16.09", "16.08", "16.07", "15.07", "15.08", "15.09"}},
		{"russia", "ru.2-rf", "15.08", []string{"15.09", "16.09", "16.08", "16.07", "15.07", "15.08"}},
	} {
		g := place(t, string(c.side)+" movement 9\n"+c.unit+" "+c.hex)
		g.Do("pick " + c.unit)
		for i, h := range c.way {
			if s := g.P.Status().Stage; s != "moving" {
				t.Errorf("%s stops after %d hexes", c.unit, i)
				break
			}
			g.Do("step " + h)
		}
		g.is(c.unit, c.way[len(c.way)-1])
		g.Stage("move", c.side)
		g.Refuses("pick "+c.unit, "4.2")
	}
	// Effectiveness, supply and the reduced face leave the allowance as printed.
	g := place(t, `austria movement 9
		ah.4-ii 15.08 {"reduced":true,"ce":2,"supply":"out"}`)
	g.Do("pick ah.4-ii")
	if got := g.price("step 15.07"); got != "1 4" {
		t.Errorf("a reduced unit pays and has left %s", got)
	}
	// One point left is not enough for woods.
	g = place(t, `austria movement 9
		ah.4-ii 16.09`)
	g.Do("pick ah.4-ii", "step 16.08", "step 16.07", "step 16.08", "step 15.08")
	g.Refuses("step 14.08", "4.1")
	g.Do("step 14.07")
	g.Stage("move", "austria")
}

func TestNoEnteringEnemies(t *testing.T) {
	rulestest.Cite(t, "4.1")
	for _, enemy := range []string{"ru.9-x", "ru.gd-c", "ru.2-rf"} {
		g := place(t, "austria movement 9\nah.4-ii 15.09\nah.3-c 15.10\n"+enemy+" 15.08")
		g.Do("pick ah.4-ii")
		g.Refuses("step 15.08", "4.1")
		g.Do("halt", "pick ah.3-c", "step 16.09", "step 16.08")
		if g.P.Status().Stage == "reaction" {
			g.Do("hold")
		}
		g.Refuses("step 15.08", "4.1")
	}
}

func TestPickingUp(t *testing.T) {
	rulestest.Cite(t, "4.2", "2.1")
	g := place(t, `austria movement 2
		ah.4-ii 15.08
		ah.25-ii 15.08
		ah.20 15.09
		ah.105-ls 15.08
		ah.41 off
		ru.9-x 17.08`)
	g.Refuses("pick ru.9-x", "3.2")
	g.Refuses("pick ah.41", "2.1")
	g.Refuses("pick ah.105-ls", "2.1")
	g.Refuses("step 15.07", "3.2")
	g.Refuses("halt", "3.2")
	g.Do("pick ah.4-ii")
	g.Refuses("add ah.4-ii", "4.2")
	g.Refuses("add ah.20", "4.2")
	g.Refuses("add ru.9-x", "3.2")
	g.Refuses("add ah.105-ls", "2.1")
	g.Refuses("pick ah.25-ii", "3.2")
	g.Refuses("drop ah.4-ii", "4.2")
	g.Do("add ah.25-ii")
	g.Refuses("drop ah.25-ii", "4.2")
	g.Do("step 14.07")
	g.Refuses("add ah.105-ls", "4.2")
	g.is("ah.4-ii", "14.07", "ah.25-ii", "14.07", "ah.105-ls", "15.08")
	// The stack goes on its way and nobody joins it.
	g.Do("halt", "pick ah.20", "step 15.08")
	g.Refuses("add ah.105-ls", "4.2")
}

// Moves from hex to hex, dropping units on the way; each keeps its own account.
func TestStacksOnTheWay(t *testing.T) {
	rulestest.Cite(t, "4.2")
	g := place(t, `austria movement 9
		ah.4-ii 15.08
		ah.3-c 15.08
		ah.101-ls 15.08`)
	g.Do("pick ah.4-ii", "add ah.3-c", "add ah.101-ls", "step 15.09")
	if got := g.price("step 16.09"); got != "1 2" {
		t.Errorf("the stack pays and the slowest has left %s", got)
	}
	g.Refuses("drop ah.20", "4.2")
	g.Do("drop ah.4-ii")
	g.Refuses("drop ah.4-ii", "4.2")
	g.Refuses("add ah.4-ii", "4.2")
	g.Do("step 16.09", "step 16.08", "step 16.07")
	g.is("ah.4-ii", "15.09", "ah.3-c", "16.07", "ah.101-ls", "16.07")
	// The brigade has spent its four points and holds the cavalry up.
	g.Refuses("step 15.07", "4.1")
	g.Do("drop ah.101-ls")
	g.Refuses("drop ah.3-c", "4.2")
	g.Do("step 15.07")
	if got := g.price("step 15.06"); got != "1 1" {
		t.Errorf("the cavalry pays and has left %s", got)
	}
	g.Do("halt")
	for _, u := range []string{"ah.4-ii", "ah.3-c", "ah.101-ls"} {
		g.Refuses("pick "+u, "4.2")
		g.Refuses("recover "+u, "4.2")
	}
	g.is("ah.4-ii", "15.09", "ah.3-c", "15.07", "ah.101-ls", "16.07")
	// In the next turn all is forgotten.
	g.Do("done", "done", "supply", "done", "done", "supply", "pick ah.3-c")
	if got := g.price("step 15.06"); got != "1 6" {
		t.Errorf("a turn later the cavalry pays and has left %s", got)
	}
}

// A unit that has spent its points in place can be left behind, so that it does
// not hold up those picked up with it.
func TestLeavingBehindAtTheStart(t *testing.T) {
	rulestest.Cite(t, "4.2", "10.3.1")
	g := place(t, `russia movement 9
		ru.61-r 15.08 {"ce":1}
		ru.9-x 15.08
		ru.31-x 15.08`)
	g.Do("pick ru.61-r", "add ru.9-x", "add ru.31-x", "recover ru.61-r")
	g.Refuses("step 15.07", "4.1")
	g.Refuses("drop ru.9-x", "4.2")
	g.Do("drop ru.61-r", "step 15.07", "halt")
	g.is("ru.61-r", "15.08", "ru.9-x", "15.07", "ru.31-x", "15.07")
	g.Refuses("pick ru.61-r", "4.2")
}

// The way over the Tanew into 9.18 costs 4, 5 into a zone and 6 from one zone
// into another: more than an infantry division has.
func TestMinimumMove(t *testing.T) {
	rulestest.Cite(t, "4.3", "6.3")
	for _, c := range []struct {
		what, unit, state, others, price, refused string
	}{
		{"just affordable", "ah.4-ii", ``, "ru.9-x 10.18", "5 0", ""},
		{"one too many", "ah.4-ii", ``, "ru.9-x 10.18\nru.31-x 7.18", "6 0", ""},
		{"a brigade of 4 points", "ah.101-ls", ``, "ru.9-x 10.18\nru.31-x 7.18", "6 0", ""},
		{"a point spent", "ah.4-ii", `{"spent":1}`, "ru.9-x 10.18\nru.31-x 7.18", "", "4.3"},
		{"a point spent, short by it alone", "ah.4-ii", `{"spent":1}`, "ru.9-x 10.18", "", "4.1"},
		{"a point spent, no enemy", "ah.4-ii", `{"spent":1}`, "", "4 0", ""},
		{"two points spent, no enemy", "ah.4-ii", `{"spent":2}`, "", "", "4.1"},
		{"points spent on recovery", "ah.4-ii", `{"spent":4,"recovered":true}`, "ru.9-x 10.18\nru.31-x 7.18", "", "4.3"},
	} {
		g := place(t, "austria movement 9\n"+c.unit+" 8.18 "+c.state+"\n"+c.others)
		g.Do("pick " + c.unit)
		if c.refused != "" {
			g.Refuses("step 9.18", c.refused)
			continue
		}
		if got := g.price("step 9.18"); got != c.price {
			t.Errorf("%s: it costs and leaves %s, want %s", c.what, got, c.price)
		}
		g.Do("step 9.18")
		if got := g.unit(c.unit); !strings.HasPrefix(got, "9.18") {
			t.Errorf("%s: the unit is at %s", c.what, got)
		}
		g.Stage("move", "austria")
		g.Refuses("pick "+c.unit, "4.2")
	}
	// It is no way into the enemy or a swamp.
	g := place(t, `austria movement 9
		ah.4-ii 8.18
		ah.101-ls 13.06
		ru.9-x 10.18
		ru.31-x 7.18`)
	g.Do("pick ah.4-ii")
	g.Refuses("step 7.18", "4.1")
	g.Do("halt", "pick ah.101-ls")
	g.Refuses("step 12.05", "4.2")
}

// A minimum move is all that a unit does in its turn: it neither goes on nor
// recovers, even where recovery would cost no more than it has.
func TestMinimumMoveEndsAll(t *testing.T) {
	rulestest.Cite(t, "4.3")
	g := place(t, `austria movement 9
		ah.4-ii 8.18 {"ce":1}
		ah.25-ii 9.17
		ah.20 10.17
		ru.9-x 10.18
		ru.31-x 7.18`)
	g.Do("pick ah.4-ii", "step 9.18")
	g.Refuses("recover ah.4-ii", "4.2")
	g.Refuses("pick ah.4-ii", "4.2")
	g.is("ah.4-ii", "9.18 ce1")
	// It may fight all the same.
	g.Do("done")
	if !g.Offers("attack 10.18") {
		t.Error("nobody may attack after the minimum move")
	}
	g.Do("attack 10.18", "from 9.18", "declare")
	if !g.Offers("commit ah.4-ii") {
		t.Error("the unit may not attack after its minimum move")
	}
}

// In a stack everyone pays for himself: whom the step is too dear for makes
// the minimum move and stays, the others go on.
func TestMinimumMoveInStack(t *testing.T) {
	rulestest.Cite(t, "4.3", "4.2")
	text := `russia movement 9
		ru.61-r 8.18
		ru.13-c 8.18
		ah.4-ii 10.18`
	g := place(t, text)
	g.Do("pick ru.61-r", "add ru.13-c")
	if got := g.price("step 9.18"); got != "5 0" {
		t.Errorf("the step costs and leaves %s", got)
	}
	events := g.Do("step 9.18")
	if text := events[0].Text; events[0].Case != "4.3" || !strings.Contains(text, "61st Reserve Division as a minimum move") {
		t.Errorf("%s: %s", events[0].Case, text)
	}
	g.Stage("moving", "russia")
	g.Refuses("drop ru.61-r", "4.2")
	if got := g.price("step 8.17"); got != "3 0" {
		t.Errorf("the cavalry's next step costs and leaves %s", got)
	}
	g.Do("step 8.17")
	g.is("ru.61-r", "9.18", "ru.13-c", "8.17")
	g.Stage("move", "russia")
	// Where one of the stack has spent points, there is no minimum move for it.
	g = place(t, strings.Replace(text, "ru.61-r 8.18", `ru.61-r 8.18 {"spent":1}`, 1))
	g.Do("pick ru.13-c", "add ru.61-r")
	g.Refuses("step 9.18", "4.3")
}

// The enemy sees the top counter move, and not whether others lie beneath it: one unit and
// a stack are told in the same words, minimum moves too.
func TestAStepTellsTheEnemyNoSize(t *testing.T) {
	rulestest.Cite(t, "5.4")
	text := `russia movement 9
		ru.61-r 8.18
		ru.13-c 8.18
		ah.4-ii 10.18`
	told := func(first string, others ...string) rules.Event {
		t.Helper()
		g := place(t, text)
		g.Do(append([]string{"pick " + first}, others...)...)
		for _, e := range g.Do("step 9.18") {
			if e.Kind == rules.EventStep {
				return e.SeenBy("austria")
			}
		}
		t.Fatal("no step is told")
		return rules.Event{}
	}
	alone, stack := told("ru.61-r"), told("ru.61-r", "add ru.13-c")
	if !reflect.DeepEqual(alone, stack) {
		t.Errorf("of one unit the enemy is told\n%+v\nand of two\n%+v", alone, stack)
	}
	g := place(t, text)
	g.Do("pick ru.61-r")
	if e := g.Do("step 9.18")[0].SeenBy("russia"); !strings.Contains(e.Text, "as a minimum move") {
		t.Errorf("its own side is told %q", e.Text)
	}
}

func TestClosedHexes(t *testing.T) {
	rulestest.Cite(t, "4.5")
	for _, row := range []string{"3", "4", "5", "6", "7", "8", "9", "10", "11"} {
		to := row + ".01"
		for turn, closed := range map[string]bool{"1": true, "5": true, "6": false, "12": false} {
			g := place(t, "austria movement "+turn+"\nah.4-ii "+row+".02\nah.3-c 1.01")
			g.Do("pick ah.4-ii")
			if closed {
				g.Refuses("step "+to, "4.5")
				continue
			}
			g.Do("step " + to)
			g.is("ah.4-ii", to)
		}
		g := place(t, "russia movement 3\nru.9-x "+row+".02")
		g.Do("pick ru.9-x", "step "+to)
		g.is("ru.9-x", to)
	}
	// Their neighbours are open, and from within the hexes one may only leave.
	g := place(t, `austria movement 3
		ah.4-ii 12.02
		ah.25-ii 2.02
		ah.3-c 7.01`)
	g.Do("pick ah.4-ii", "step 12.01", "halt", "pick ah.25-ii", "step 2.01", "halt", "pick ah.3-c")
	g.Refuses("step 8.01", "4.5")
	g.Refuses("step 6.01", "4.5")
	g.Do("step 7.02")
	g.Refuses("step 7.01", "4.5")
}

// Not yet released units: the turn printed on the counter is the first in which
// they move.
func TestRelease(t *testing.T) {
	rulestest.Cite(t, "2.1")
	for _, c := range []struct {
		side rules.Side
		unit string
		turn int
	}{
		{"austria", "ah.30-xi", 2}, {"austria", "ah.41", 2}, {"austria", "ah.105-ls", 3},
		{"russia", "ru.14-c", 3}, {"russia", "ru.70-r", 3}, {"russia", "ru.69-r", 4}, {"russia", "ru.60-r", 4},
	} {
		for turn := 1; turn <= 5; turn++ {
			if turn == 1 && c.side == "russia" {
				continue
			}
			g := place(t, string(c.side)+" movement "+string(rune('0'+turn))+"\n"+c.unit+" 15.08")
			if turn < c.turn {
				g.Refuses("pick "+c.unit, "2.1")
				continue
			}
			g.Do("pick "+c.unit, "step 15.07")
			g.is(c.unit, "15.07")
		}
	}
	// They may recover and fight where they stand.
	g := place(t, `russia movement 2
		ru.70-r 15.08 {"ce":1}`)
	g.Do("recover ru.70-r")
	g.is("ru.70-r", "15.08")
	g = place(t, `russia combat 2
		ru.70-r 15.08
		ah.4-ii 15.09`)
	g.Do("attack 15.09", "from 15.08", "declare")
	if !g.Offers("commit ru.70-r") {
		t.Error("a unit not yet released cannot attack")
	}
}

// The two faces of a counter, as they are read from the view.
func TestReadingCounters(t *testing.T) {
	rulestest.Cite(t, "2.1")
	for _, c := range []struct {
		unit, state string
		values      [4]int // attack, defence, artillery, movement
		steps       int
		kind, corps string
		badges      string
	}{
		{"ah.4-ii", ``, [4]int{4, 5, 4, 5}, 2, "infantry", "II", ""},
		{"ah.4-ii", `{"ce":2}`, [4]int{4, 5, 4, 5}, 2, "infantry", "II", "ce-2"},
		{"ah.4-ii", `{"reduced":true,"ce":1,"supply":"low"}`, [4]int{2, 3, 2, 5}, 1, "infantry", "II", "ce-1 supply-1"},
		{"ah.1-m", `{"supply":"out"}`, [4]int{2, 2, 0, 4}, 1, "infantry", "", "supply-2 white ersatz"},
		{"ah.101-ls", ``, [4]int{2, 3, 1, 4}, 1, "infantry", "", "white"},
		{"ah.105-ls", ``, [4]int{2, 2, 1, 4}, 1, "infantry", "", "held3 white ersatz"},
		{"ru.pavlov", ``, [4]int{4, 4, 1, 7}, 2, "cavalry", "", ""},
		{"ru.pavlov", `{"reduced":true}`, [4]int{2, 2, 1, 7}, 1, "cavalry", "", ""},
		{"ru.gd-c", ``, [4]int{1, 2, 1, 8}, 1, "cavalry", "", ""},
		{"ru.2-gd", ``, [4]int{7, 8, 5, 5}, 2, "infantry", "GD", ""},
	} {
		g := place(t, "austria movement 2\n"+c.unit+" 15.08 "+c.state)
		x := g.P.View("").Stacks[0].Units[0]
		var values [4]int
		for i := range values {
			values[i] = x.Values[i].Value
		}
		badges := ""
		for _, b := range x.Badges {
			badges += " " + b.Kind
			if b.Value != 0 {
				badges += strconv.Itoa(b.Value)
			}
		}
		if values != c.values || x.Steps != c.steps || x.Type != c.kind || x.Corps != c.corps || strings.TrimSpace(badges) != c.badges {
			t.Errorf("%s %s reads %v, %d steps, %s of %q,%s", c.unit, c.state, values, x.Steps, x.Type, x.Corps, badges)
		}
	}
}
