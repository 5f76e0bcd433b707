package greatwar_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// price is what an offer costs and leaves: "1 3"; "" where it is not made.
func (g *game) price(words string) string {
	g.T.Helper()
	o, ok := g.Offer(words)
	if !ok {
		return ""
	}
	return fmt.Sprint(o.Cost, " ", o.Left)
}

// cavalryOf is a division with six movement points of each nation: ratings 4, 3
// and 2.
var cavalryOf = [3][2]string{{"austria", "ah.cav-6"}, {"allied", "ru.cav-7"}, {"allied", "se.cavalry-division"}}

func TestTerrainCosts(t *testing.T) {
	rulestest.Cite(t, "5.12", "5.4", "2.4", "16.0")
	for _, c := range []struct{ what, from, to, prices string }{
		{"clear", "g1217", "g1216", "1 1 1"},
		{"forest", "g0202", "g0201", "2 2 1"},
		{"broken", "g0114", "g0214", "2 2 2"},
		{"swamp", "g0202", "g0102", "3 2 2"},
		{"rough", "g1207", "g1206", "2 2 2"},
		{"mountain", "g1914", "g1915", "3 3 2"},
		{"out of the mountains", "g1915", "g1914", "1 1 1"},
		{"a city", "g1313", "g1312", "1 1 1"},
		{"a minor river", "g0104", "g0105", "2 2 2"},
		{"a major river", "g0124", "g0125", "2 2 2"},
		{"a bridge", "g0103", "g0104", "2 2 2"},
		{"a river into broken", "g0117", "g0217", "3 3 3"},
		{"a river into swamp", "g0104", "g0103", "4 3 3"},
	} {
		var got []string
		for _, who := range cavalryOf {
			g := place(t, who[0]+" movement 9\n"+who[1]+" "+c.from)
			g.Do("pick " + who[1])
			got = append(got, strings.Fields(g.price("step "+c.to) + " -")[0])
		}
		if s := strings.Join(got, " "); s != c.prices {
			t.Errorf("%s: it costs %s, want %s", c.what, s, c.prices)
		}
	}
	g := place(t, "austria movement 9\nah.cav-6 g1512")
	g.Do("pick ah.cav-6")
	if got := g.price("step g1612"); got != "1 5" {
		t.Errorf("the fortress of Nikolajew costs and leaves %s", got)
	}
}

// Railways are no roads (5.16).
func TestRailwaysDoNotHelpOnFoot(t *testing.T) {
	rulestest.Cite(t, "5.16")
	g := place(t, "austria movement 9\nah.cav-6 g1619")
	g.Do("pick ah.cav-6")
	if got := g.price("step g1519"); got != "2 4" {
		t.Errorf("along the railway it costs and leaves %s", got)
	}
}

func TestEnemyZonesCost(t *testing.T) {
	rulestest.Cite(t, "7.21", "7.22", "7.23", "7.24", "7.25", "7.26", "5.15", "5.36")
	for _, c := range []struct{ what, from, to, others, price string }{
		{"no zone", "g1218", "g1217", "", "1 5"},
		{"into a zone", "g1218", "g1217", "ru.corps-7 g1216", "2 4"},
		{"into the zones of two", "g1218", "g1217", "ru.corps-7 g1216\nru.corps-8 g1317", "2 4"},
		{"from zone to zone", "g1217", "g1317", "ru.corps-7 g1216", "2 4"},
		{"out of a zone", "g1217", "g1218", "ru.corps-7 g1216", "1 5"},
		{"friends do not negate", "g1218", "g1217", "ru.corps-7 g1216\nah.corps-10 g1217", "2 4"},
		{"a headquarters has none", "g1218", "g1217", "ru.hq-8-brusilov g1216\nru.depot-1-8 g1216", "1 5"},
		{"nor has who is entrained", "g1218", "g1217", `ru.corps-7 g1216 {"entrained":true}`, "1 5"},
	} {
		g := place(t, "austria movement 9\nah.cav-6 "+c.from+"\n"+c.others)
		g.Do("pick ah.cav-6")
		if got := g.price("step " + c.to); got != c.price {
			t.Errorf("%s: it costs and leaves %s, want %s", c.what, got, c.price)
		}
	}
	// An undestroyed fortress has a zone, too.
	g := place(t, "allied movement 9\nru.cav-7 g1221")
	g.Do("pick ru.cav-7")
	if got := g.price("step g1220"); got != "2 4" {
		t.Errorf("beside Jaroslau it costs and leaves %s", got)
	}
}

func TestNoEnteringTheEnemy(t *testing.T) {
	rulestest.Cite(t, "5.13")
	g := place(t, `allied movement 9
		ru.cav-7 g1220
		ru.depot-1-8 g1301
		ah.depot-1 g1221
		ah.corps-10 g1320
		ah.hq-1-dankl g1302
		ah.corps-2 g1402`)
	g.Do("pick ru.cav-7")
	g.Refuses("step g1221", "5.13") // a depot is a unit
	g.Refuses("step g1320", "5.13")
	g.Refuses("step g1219", "5.13") // the fortress of Jaroslau
	g.Refuses("step g1120x", "5.12")
	g.Refuses("step g1118", "5.0")
	// A destroyed fortress can be entered.
	g = place(t, "allied movement 9\nstate {\"forts\":[{\"hex\":\"g1219\",\"lost\":4}]}\nru.cav-7 g1220")
	g.Do("pick ru.cav-7", "step g1219")
	// One's own side can enter it in any case.
	g = place(t, "austria movement 9\nah.cav-6 g1220")
	g.Do("pick ah.cav-6", "step g1219")
}

func TestAllowance(t *testing.T) {
	rulestest.Cite(t, "5.14", "2.4", "9.0", "9.21", "10.35", "24.1")
	for _, c := range []struct {
		unit, state string
		hexes       int
	}{
		{"ah.corps-10", "", 4},
		{"ah.corps-10", `{"lost":2}`, 4},
		{"ah.div-95-landsturm", "", 5},
		{"ah.depot-1", "", 3},
		{"ah.corps-10", `{"unsupplied":true}`, 2},
		{"ah.div-95-landsturm", `{"unsupplied":true}`, 2},
		{"ah.depot-1", `{"unsupplied":true}`, 1},
		{"ah.cav-6", `{"unsupplied":true}`, 3},
		{"ah.cav-6", `{"unsupplied":true,"forages":true}`, 6},
		{"ah.hq-1-dankl", `{"unsupplied":true}`, 8},
	} {
		g := place(t, "austria movement 9\n"+c.unit+" g0220 "+c.state)
		g.Do("pick " + c.unit)
		n := 0
		for at := [2]string{"g0121", "g0122"}; g.P.Status().Stage == "moving" && n < 20; n++ {
			g.Do("step " + at[n%2]) // to and fro in clear terrain
		}
		if n != c.hexes {
			t.Errorf("%s %s goes %d hexes, want %d", c.unit, c.state, n, c.hexes)
		}
		g.Stage("move", "austria")
		g.Refuses("pick "+c.unit, "5.14")
	}
}

func TestMinimumMove(t *testing.T) {
	rulestest.Cite(t, "5.17", "5.14", "10.31")
	for _, c := range []struct{ what, state, refused string }{
		{"a unit that has spent nothing", `{"unsupplied":true}`, ""},
		{"one that has spent a point", `{"unsupplied":true,"spent":1}`, "5.17"},
		{"one that is only short of points", `{"spent":2}`, "5.14"},
	} {
		g := place(t, "austria movement 9\nah.corps-10 g1914 "+c.state)
		g.Do("pick ah.corps-10")
		if c.refused != "" {
			g.Refuses("step g1915", c.refused)
			continue
		}
		if got := g.price("step g1915"); got != "3 0" {
			t.Errorf("%s: it costs and leaves %s", c.what, got)
		}
		g.Do("step g1915")
		g.Stage("move", "austria")
		g.is("ah.corps-10", "g1915")
		g.Refuses("pick ah.corps-10", "5.14")
	}
	// Out of command there is no move at all, but headquarters need none.
	g := place(t, `austria movement 9
		ah.corps-10 g1914 {"commanded":false}
		ah.hq-1-dankl g1914 {"commanded":false}`)
	g.Refuses("pick ah.corps-10", "10.31")
	g.Do("pick ah.hq-1-dankl")
	g.Refuses("add ah.corps-10", "10.31")
	g.Do("step g1913")
}

func TestPickingUp(t *testing.T) {
	rulestest.Cite(t, "5.0", "5.11", "5.21", "5.22", "6.21", "6.22")
	g := place(t, `austria movement 9
		ah.corps-10 g0220
		ah.corps-1 g0220
		ah.corps-5 g0220
		ah.cav-6 g0121
		ah.corps-2 off {"due":10}
		ru.corps-7 g0601`)
	g.Refuses("pick ru.corps-7", "4.0")
	g.Refuses("pick ah.corps-2", "5.11")
	g.Refuses("step g0121", "4.0")
	g.Do("pick ah.corps-10")
	g.Refuses("add ah.corps-10", "5.0")
	g.Refuses("add ah.cav-6", "5.0")
	g.Refuses("add ru.corps-7", "4.0")
	g.Refuses("drop ah.corps-10", "5.0")
	g.Refuses("drop ah.corps-1", "5.0")
	g.Do("add ah.corps-1", "add ah.corps-5")
	// Three corps and a division in one hex on the way, at no cost.
	if got := g.price("step g0121"); got != "1 3" {
		t.Errorf("joining friends costs and leaves %s", got)
	}
	g.Do("step g0121", "drop ah.corps-1", "step g0122")
	g.is("ah.corps-1", "g0121", "ah.corps-10", "g0122", "ah.corps-5", "g0122")
	g.Refuses("add ah.corps-1", "5.0")
	g.Do("step g0121")
	g.Refuses("add ah.corps-1", "5.14") // it has ended its move
	g.Do("add ah.cav-6", "step g0122", "halt")
	g.Stage("move", "austria")
	for _, u := range []string{"ah.corps-1", "ah.corps-10", "ah.corps-5", "ah.cav-6"} {
		g.Refuses("pick "+u, "5.14")
	}
	g.Do("done")
	if s := g.P.Status(); s.Phase == "movement" {
		t.Errorf("after the last move it is still %+v", s)
	}
	g.Refuses("pick ah.cav-6", "4.0") // the Movement Phase is over (5.11)
}

// The stack pays for the slowest, and a unit that makes its minimum move drops
// out of it.
func TestStackWithAMinimumMove(t *testing.T) {
	rulestest.Cite(t, "5.17")
	g := place(t, `austria movement 9
		ah.cav-6 g1914
		ah.depot-1 g1914 {"unsupplied":true}`)
	g.Do("pick ah.cav-6", "add ah.depot-1")
	if got := g.price("step g1915"); got != "3 0" {
		t.Errorf("it costs and leaves %s", got)
	}
	g.Do("step g1915")
	g.Stage("moving", "austria")
	g.Refuses("drop ah.depot-1", "5.0")
	g.Do("halt")
	g.is("ah.cav-6", "g1915", "ah.depot-1", "g1915")
}

// marks lists the marks of a kind as "hex left/cost".
func marks(o *rules.Overlay, kind string) string {
	var list []string
	for _, m := range o.Hexes {
		if m.Kind == kind {
			list = append(list, fmt.Sprintf("%s %d/%d", m.Hex, m.Value, m.Cost))
		}
	}
	return strings.Join(list, ", ")
}

func (g *game) reach(unit string, with ...string) *rules.Overlay {
	g.T.Helper()
	o, err := g.P.Overlay("", rules.Query{Kind: "reach", Unit: unit, Units: with})
	if err != nil {
		g.T.Fatal(err)
	}
	return o
}

func TestReachOverlay(t *testing.T) {
	rulestest.Cite(t, "5.17", "5.33")
	g := place(t, `austria movement 9
		ah.corps-10 g1914 {"unsupplied":true}
		ah.cav-6 g1914
		ah.div-43 g0220 {"commanded":false}
		ru.corps-7 g1911`)
	o := g.reach("ah.corps-10")
	if got := marks(o, "reach-minimum"); got != "g1814 0/2" && !strings.Contains(got, "g1915 0/2") {
		t.Errorf("minimum moves: %q", got)
	}
	if got := marks(o, "reach"); !strings.Contains(got, "g1913 ") {
		t.Errorf("reach: %q", got)
	}
	if got := marks(g.reach("ah.cav-6"), "reach-zone"); !strings.Contains(got, "g1912 ") {
		t.Errorf("reach of the cavalry into the zone: %q", got)
	}
	if alone, together := len(o.Hexes), len(g.reach("ah.cav-6", "ah.corps-10").Hexes); alone != together {
		t.Errorf("together they reach %d hexes, the slower alone %d", together, alone)
	}
	if o := g.reach("ah.div-43"); len(o.Hexes) > 0 {
		t.Error("a unit out of command reaches something")
	}
	for _, q := range []rules.Query{{Kind: "reach"}, {Kind: "reach", Unit: "ah.corps-1"}, {Kind: "reach", Unit: "ah.cav-6", Units: []string{"x"}}} {
		if _, err := g.P.Overlay("", q); err == nil {
			t.Errorf("%+v has an answer", q)
		}
	}
	// By rail: along its own country's railways as far as the rate allows.
	g = place(t, `austria movement 9
		ah.corps-10 g1126 {"entrained":true}
		ru.corps-7 g1314`)
	o = g.reach("ah.corps-10")
	if got := marks(o, "reach"); !strings.Contains(got, "g1415 5/15") || strings.Contains(got, "g1414 ") || strings.Contains(got, "g1225 ") {
		t.Errorf("rail reach: %q", got)
	}
	for _, m := range o.Hexes {
		if m.Hex == "g1124" && m.From != "g1125" {
			t.Errorf("one comes to g1124 from %s", m.From)
		}
	}
}
