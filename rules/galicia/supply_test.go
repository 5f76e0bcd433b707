package galicia_test

import (
	"strconv"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// supplyLine is how a unit would be supplied now and how long its line is: "low
// 10", or "out" where it has none.
func (g *game) supplyLine(unit string) string {
	g.T.Helper()
	s := rules.Side("austria")
	if strings.HasPrefix(unit, "ru.") {
		s = "russia"
	}
	o, err := g.P.Overlay("", rules.Query{Kind: "supply", Side: s})
	if err != nil {
		g.T.Fatal(err)
	}
	for _, w := range o.Ways {
		if w.Unit == unit {
			if w.Kind == "out" {
				return "out"
			}
			return w.Kind + " " + strconv.Itoa(len(w.Hexes)-1)
		}
	}
	g.T.Fatalf("no line for %q", unit)
	return ""
}

// isSource tells whether a hex is a supply source of a side.
func (g *game) isSource(s rules.Side, hex string) bool {
	g.T.Helper()
	o, err := g.P.Overlay("", rules.Query{Kind: "supply", Side: s})
	if err != nil {
		g.T.Fatal(err)
	}
	for _, m := range o.Hexes {
		if m.Hex == hex {
			return m.Kind == "source"
		}
	}
	return false
}

func TestSupplySources(t *testing.T) {
	rulestest.Cite(t, "11.2")
	for _, c := range []struct {
		what, others string
		side         rules.Side
		hex          string
		want         bool
	}{
		{"a symbol on a friendly edge", "", "russia", "19.12", true},
		{"a symbol of the other side", "", "austria", "19.12", false},
		{"a friendly edge without a symbol", "", "russia", "19.14", false},
		{"an edge hex of one's own without symbol or railway", "", "austria", "1.04", false},
		{"a symbol that serves both", "", "austria", "1.01", true},
		{"a symbol that serves both", "", "russia", "1.01", true},
		{"a railway from an edge", "", "russia", "18.11", true},
		{"a railway that comes from elsewhere", "", "austria", "18.11", false},
		{"a hex beside the railway", "", "russia", "18.12", false},
		{"an enemy in the symbol", "ah.4-ii 19.12", "russia", "19.12", false},
		{"an enemy in the symbol behind it", "ah.4-ii 19.12", "russia", "18.11", false},
		{"an enemy zone on the symbol", "ah.4-ii 19.13", "russia", "19.12", true},
		{"an enemy zone on the symbol behind it", "ah.4-ii 19.13", "russia", "18.11", false},
		{"a friend in that zone", "ah.4-ii 19.13\nru.2-rf 19.12", "russia", "18.11", true},
		{"an enemy zone on the railway", "ah.4-ii 17.11", "russia", "18.11", false},
		{"an enemy zone on the railway, short of the symbol", "ah.4-ii 17.11", "russia", "19.12", true},
		{"a friend there", "ah.4-ii 17.11\nru.2-rf 18.11", "russia", "18.11", true},
		{"a friend beside", "ah.4-ii 17.11\nru.2-rf 18.10", "russia", "18.11", false},
		{"an enemy on the railway", "ah.4-ii 18.11", "russia", "18.11", false},
		{"an enemy on the railway beyond a friend", "ah.4-ii 18.11\nru.2-rf 19.12", "russia", "18.11", false},
		{"an enemy between a friend and a river", "ru.9-x 13.10\nah.3-c 13.11", "austria", "14.10", false},
		{"the end of a long line", "", "austria", "14.10", true},
		{"a zone far up the line", "ru.9-x 14.11", "austria", "14.10", false},
		{"a zone far up the line with a friend in it", "ru.9-x 14.11\nah.3-c 13.11", "austria", "14.10", true},
		{"an enemy on the line", "ru.9-x 13.11", "austria", "14.10", false},
		{"a zone on the end of the line", "ru.9-x 14.09", "austria", "14.10", false},
		{"a zone on the end of the line with a friend in it", "ru.9-x 14.09\nah.3-c 14.10", "austria", "14.10", true},
		{"that zone does not reach over the river", "ru.9-x 14.09", "austria", "13.10", true},
		{"an enemy behind the river", "ru.9-x 13.09", "austria", "14.10", true},
		{"no line is cut at its far end", "ru.9-x 14.10", "austria", "13.10", true},
	} {
		g := place(t, "austria supply 9\n"+c.others)
		if got := g.isSource(c.side, c.hex); got != c.want {
			t.Errorf("%s: %s is a source of %s: %v, want %v", c.what, c.hex, c.side, got, c.want)
		}
	}
}

// Lines of every length that matters, and what they make of a unit.
func TestSupplyRange(t *testing.T) {
	rulestest.Cite(t, "11.0", "11.3", "11.4")
	for _, c := range []struct{ what, others, hex, line, state string }{
		{"in a source", "", "1.03", "in 0", ""},
		{"on a railway", "", "7.09", "in 0", ""},
		{"beside a railway", "", "7.13", "in 1", ""},
		{"7 hexes", "", "15.26", "in 7", ""},
		{"8 hexes", "", "16.26", "in 8", ""},
		{"9 hexes", "", "17.26", "low 9", " low"},
		{"11 hexes", "", "19.26", "low 11", " low"},
		{"12 hexes", "ru.9-x 17.26", "19.26", "low 12", " low"},
		{"13 hexes", "ru.9-x 17.25", "19.26", "out", " out"},
		{"an enemy beside it, itself in his zone", "ru.9-x 17.26", "16.26", "in 8", ""},
	} {
		g := place(t, "austria supply 9\nah.4-ii "+c.hex+"\n"+c.others)
		if got := g.supplyLine("ah.4-ii"); got != c.line {
			t.Errorf("%s: the line is %q, want %q", c.what, got, c.line)
		}
		g.Do("supply")
		g.is("ah.4-ii", c.hex+c.state)
	}
}

// Rivers and swamp do not bar a line: the marsh in 17.05 is on the shortest
// one from 17.06 to the railway in 17.03.
func TestSupplyOverSwamp(t *testing.T) {
	rulestest.Cite(t, "11.3")
	g := place(t, `russia supply 9
		ru.9-x 17.06
		ah.1-c 18.06
		ah.2-c 18.07
		ah.3-c 17.07
		ah.4-c 16.05
		ah.5-c 16.06`)
	if got := g.supplyLine("ru.9-x"); got != "in 3" {
		t.Errorf("the line is %q, want in 3", got)
	}
}

func TestSupplyLasts(t *testing.T) {
	rulestest.Cite(t, "11.0", "3.2")
	// A unit that leaves its pocket stays out of supply until its own side's next
	// Supply Phase; one that is cut off stays in supply as long.
	g := place(t, `austria supply 9
		ah.4-ii 16.26
		ah.3-c 12.20
		ru.9-x 14.25
		ru.31-x 17.25`)
	g.Do("supply")
	g.is("ah.4-ii", "16.26 out", "ah.3-c", "12.20")
	g.Do("pick ah.3-c", "step 13.20", "step 14.19", "step 15.19", "step 16.18", "halt")
	g.is("ah.3-c", "16.18")
	g.Do("done", "done", "supply")
	g.is("ah.4-ii", "16.26 out")
	// The Russians march off, and the pocket is open.
	g.Do("pick ru.31-x", "step 18.24", "step 19.24", "step 19.23")
	g.Do("pick ru.9-x", "step 14.24", "step 14.23", "halt")
	if got := g.supplyLine("ah.4-ii"); strings.HasPrefix(got, "out") {
		t.Errorf("the pocket is still shut: %s", got)
	}
	g.is("ah.4-ii", "16.26 out")
	g.Do("done", "done")
	g.is("ah.4-ii", "16.26 out")
	g.Do("supply")
	if got := g.unit("ah.4-ii"); strings.Contains(got, "out") {
		t.Errorf("the unit is %q after its own Supply Phase", got)
	}
}

// Only strengths suffer: low supply costs 1, out of supply 2 and all artillery.
func TestSupplyEffects(t *testing.T) {
	rulestest.Cite(t, "11.1")
	for _, c := range []struct {
		state                      string
		attack, defence, artillery int
	}{
		{``, 5, 6, 4},
		{`{"supply":"low"}`, 4, 5, 4},
		{`{"supply":"out"}`, 3, 4, 0},
		{`{"supply":"low","ce":1}`, 3, 4, 4},
		{`{"supply":"out","ce":2}`, 1, 2, 0},
		{`{"supply":"low","reduced":true}`, 1, 2, 2},
	} {
		g := place(t, "austria combat 9\nru.9-x 15.09\nah.25-ii 15.08 "+c.state)
		g.weighs(t, c.state, "ah.25-ii", "15.08", "ru.9-x", "15.09", c.attack, c.defence, c.artillery)
	}
	// Movement is that of a fresh unit, and the zone is too.
	g := place(t, `austria movement 9
		ah.25-ii 15.08 {"supply":"out"}`)
	g.Do("pick ah.25-ii")
	if got := g.price("step 15.07"); got != "1 4" {
		t.Errorf("a step costs and leaves %s", got)
	}
}

// weighs asserts what a unit counts for as attacker of an enemy's hex and as
// its defender.
func (g *game) weighs(t *testing.T, what, unit, at, enemy, there string, attack, defence, artillery int) {
	t.Helper()
	sheet := func(hex, attacker string) *rules.Sheet {
		o, err := g.P.Overlay("", rules.Query{Kind: "odds", Hex: hex, Units: []string{attacker}})
		if err != nil {
			t.Fatalf("%s: %v", what, err)
		}
		return o.Sheet
	}
	if s := sheet(there, unit).Attacker; s.Strength != attack || s.Artillery != artillery {
		t.Errorf("%s: it attacks with %d and artillery %d, want %d and %d", what, s.Strength, s.Artillery, attack, artillery)
	}
	if s := sheet(at, enemy).Defender; s.Strength != defence || s.Artillery != artillery {
		t.Errorf("%s: it defends with %d and artillery %d, want %d and %d", what, s.Strength, s.Artillery, defence, artillery)
	}
}

// pocket is a Supply Phase in which the units in 16.26 have no line.
func pocket(t *testing.T, units string) *game {
	t.Helper()
	return place(t, "austria supply 10\nru.9-x 14.25\nru.31-x 17.25\n"+units)
}

func TestAttrition(t *testing.T) {
	rulestest.Cite(t, "11.5", "11.5.1", "10.2")
	for _, c := range []struct{ unit, before, after string }{
		{"ah.4-ii", ``, "16.26 out"},
		{"ah.4-ii", `{"supply":"low"}`, "16.26 out"},
		{"ah.4-ii", `{"supply":"out"}`, "16.26 ce2 out"},
		{"ah.4-ii", `{"supply":"out","ce":1}`, "16.26 reduced out"},
		{"ah.4-ii", `{"supply":"out","ce":2}`, "16.26 ce1 reduced out"},
		{"ah.4-ii", `{"supply":"out","reduced":true}`, "16.26 ce2 reduced out"},
		{"ah.4-ii", `{"supply":"out","reduced":true,"ce":1}`, "lost"},
		{"ah.4-ii", `{"supply":"out","reduced":true,"ce":2}`, "lost"},
		{"ah.3-c", `{"supply":"out"}`, "16.26 ce2 out"},
		{"ah.3-c", `{"supply":"out","ce":1}`, "lost"},
		{"ah.101-ls", ``, "16.26 out"},
		{"ah.101-ls", `{"supply":"out"}`, "lost"},
		{"ah.1-m", `{"supply":"out"}`, "lost"},
	} {
		g := pocket(t, c.unit+" 16.26 "+c.before)
		g.Do("supply")
		g.is(c.unit, c.after)
		want := [2]int{0, 0}
		if c.after == "lost" && c.unit != "ah.1-m" { // Ersatz units earn nothing
			want[1] = 1
		}
		if got := g.points(); got != want {
			t.Errorf("%s %s: the points are %v, want %v", c.unit, c.before, got, want)
		}
	}
	// Out of supply before and not now: nothing is lost.
	g := place(t, `austria supply 10
		ah.4-ii 16.26 {"supply":"out"}
		ah.3-c 19.26 {"supply":"out"}`)
	g.Do("supply")
	g.is("ah.4-ii", "16.26", "ah.3-c", "19.26 low")
}

// Every further turn in the pocket costs two reductions more; a turn outside
// begins the count anew, and the enemy's Supply Phase starves nobody.
func TestAttritionTurnByTurn(t *testing.T) {
	rulestest.Cite(t, "11.5")
	g := place(t, `austria supply 6
		ah.4-ii 16.26
		ru.9-x 14.25
		ru.31-x 17.25`)
	for _, want := range []string{"16.26 out", "16.26 ce2 out", "16.26 ce1 reduced out", "lost"} {
		g.Do("supply")
		g.is("ah.4-ii", want)
		g.Do("done", "done", "supply")
		g.is("ah.4-ii", want)
		g.Do("done", "done")
	}
	g = place(t, `austria supply 6
		ah.4-ii 16.26
		ru.9-x 14.25
		ru.31-x 17.25`)
	g.Do("supply", "done", "done")
	g.Do("supply", "pick ru.31-x", "step 18.24", "step 19.24", "halt", "done", "done")
	g.Do("supply")
	g.is("ah.4-ii", "16.26 low")
	g.Do("done", "done")
	g.Do("supply", "pick ru.31-x", "step 18.24", "step 17.25", "halt", "done", "done")
	g.Do("supply")
	g.is("ah.4-ii", "16.26 out")
}

// Everybody's state is found before anyone starves: a unit that dies still keeps
// the zone off its hex for the others' lines.
func TestSupplyBeforeAttrition(t *testing.T) {
	rulestest.Cite(t, "11.5", "6.2")
	g := pocket(t, `ah.4-ii 16.26
		ah.101-ls 16.25 {"supply":"out"}`)
	g.Do("supply")
	g.is("ah.4-ii", "16.26 low")
}
