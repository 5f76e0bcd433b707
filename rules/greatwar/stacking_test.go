package greatwar_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// points are the stacking points of a counter, from what it takes to fill a hex:
// those of units of one point each that still fit beside it.
func TestStackingValues(t *testing.T) {
	rulestest.Cite(t, "6.0", "6.1", "6.11", "2.4", "16.0")
	for _, c := range []struct {
		with   string
		settle bool // too much for one hex
	}{
		{"ah.corps-1 ah.corps-5 ah.bde-13", false},                            // 4, 4, 1
		{"ah.corps-1 ah.corps-5 ah.div-19", true},                             // 4, 4, 2
		{"ah.corps-1 ah.corps-5 ah.bde-13 ah.hq-1-dankl ah.hq-kummer", false}, // headquarters count nothing
		{"ah.corps-1 ah.corps-5 ah.bde-13 ah.depot-1", true},                  // a depot is no headquarters
		{"ah.corps-1 ah.corps-5 ah.cav-6", true},                              // a cavalry division
		{"ah.div-19 ah.div-23 ah.div-41 ah.div-20 ah.bde-13", false},          // four divisions and a brigade
		{"ah.div-19 ah.div-23 ah.div-41 ah.div-20 ah.bde-13 ah.bde-1-mountain", true},
	} {
		g := settled(t, "austria attrition 3"+inHex(c.with, "g1419"))
		if s := g.P.Status().Stage; (s == "crowded") != c.settle {
			t.Errorf("%s in one hex: stage %s", c.with, s)
		}
	}
	// A Serbian detachment is a regiment: one point.
	g := settled(t, "allied attrition 3"+inHex("ru.corps-21 ru.corps-14 se.loznica", "g0702"))
	if s := g.P.Status().Stage; s == "crowded" {
		t.Error("a regiment does not fit beside two corps")
	}
	g = settled(t, "allied attrition 3"+inHex("ru.corps-21 ru.corps-14 se.loznica se.sabac", "g0702"))
	g.Stage("crowded", "allied")
}

// settled is a position in the Attrition Segment, with nobody lost by attrition.
func settled(t *testing.T, text string) *game {
	t.Helper()
	g := place(t, text)
	if g.P.Status().Stage == "attrition" {
		g.Throw("roll", g.dice(6)...)
	}
	return g
}

// inHex are lines that put units into one hex.
func inHex(units, hex string) string {
	text := ""
	for rest, more := units, true; more; {
		var u string
		u, rest, more = cut(rest)
		text += "\n" + u + " " + hex
	}
	return text
}

func TestFortressesAreFree(t *testing.T) {
	rulestest.Cite(t, "6.12", "6.13", "11.21")
	// Przemysl is a fortress; nine points fit beside it.
	g := settled(t, "austria attrition 3"+inHex("ah.corps-1 ah.corps-5 ah.bde-13", "g1419"))
	if s := g.P.Status().Stage; s == "crowded" {
		t.Error("the fortress counts against the limit")
	}
	// Serbs and Russians share a hex and its limit.
	g = settled(t, "allied attrition 3"+inHex("ru.corps-21 se.dunav-i se.belgrade-brigade se.cavalry-division", "g0702"))
	if s := g.P.Status().Stage; s == "crowded" {
		t.Error("Serbs and Russians do not stack")
	}
	g = settled(t, "allied attrition 3"+inHex("ru.corps-21 se.dunav-i se.morava-i se.cavalry-division", "g0702"))
	g.Stage("crowded", "allied")
}

func TestExcessIsEliminated(t *testing.T) {
	rulestest.Cite(t, "6.14", "6.16")
	g := settled(t, `austria attrition 3
		ah.corps-1 g1419 {"lost":3}
		ah.corps-5 g1419
		ah.div-19 g1419
		ah.hq-1-dankl g1419
		ah.div-23 g1418`)
	// A corps of one step still takes four points; its owner chooses whom to lose.
	g.Stage("crowded", "austria")
	if units := g.Units("eliminate"); units != "ah.corps-5 ah.corps-1 ah.div-19" && units != "ah.corps-1 ah.corps-5 ah.div-19" {
		t.Errorf("to be eliminated are %q", units)
	}
	g.Refuses("eliminate ah.hq-1-dankl", "6.14")
	g.Refuses("eliminate ah.div-23", "6.14")
	g.Do("eliminate ah.div-19")
	g.is("ah.div-19", "dead", "ah.corps-1", "g1419 -3", "ah.corps-5", "g1419")
	if s := g.P.Status(); s.Stage == "crowded" {
		t.Errorf("the hex is in order, but the stage is %s", s.Stage)
	}
	// The other side's excess is settled by the other side.
	g = settled(t, "austria attrition 3\nah.div-23 s0110"+inHex("ru.corps-21 ru.corps-14 ru.corps-19", "g0702"))
	g.Stage("crowded", "allied")
	g.Refuses("eliminate ah.div-23", "4.0")
}

func TestAnyNumberWithinAPhase(t *testing.T) {
	rulestest.Cite(t, "6.2", "6.21", "6.22")
	// Three corps may move through a hex together and at no cost beyond terrain.
	g := place(t, "austria movement 3"+inHex("ah.corps-1 ah.corps-5", "g1514")+"\nah.corps-6 g1515")
	g.Stage("move", "austria")
	before := g.costs("ah.corps-6", "g1514")
	h := place(t, "austria movement 3\nah.corps-6 g1515")
	if alone := h.costs("ah.corps-6", "g1514"); before != alone || before == 0 {
		t.Errorf("to enter a full hex costs %d, an empty one %d", before, alone)
	}
	g.Do("pick ah.corps-6", "step g1514", "halt", "done")
	for g.P.Status().Stage == "attrition" {
		g.Throw("roll", g.dice(6)...)
	}
	g.Stage("crowded", "austria")
}

// costs is what a unit's first step into a hex costs.
func (g *game) costs(unit, hex string) int {
	g.T.Helper()
	q := at(g.T, g.P.Clone())
	q.Do("pick " + unit)
	for _, o := range q.P.Offers() {
		if o.Verb == "step" && o.Hex == hex {
			return o.Cost
		}
	}
	return 0
}

func TestOverstackedRetreat(t *testing.T) {
	rulestest.Cite(t, "6.15")
	// The one way back leads into a hex with eight stacking points: the
	// division that is over the limit at its end is eliminated; with room it lives.
	for _, c := range []struct{ friends, end string }{{"ru.corps-21 ru.corps-14", "dead"}, {"ru.corps-21 ru.cav-11", "room"}} {
		ring := nextTo(t, "g1514")
		g := place(t, "austria combat 3\nah.corps-1 "+ring[0]+"\nah.corps-5 "+ring[2]+"\nah.corps-6 "+ring[4]+"\nru.div-78r g1514\nru.hq-3-ruzski "+ring[1]+
			inHex(c.friends, ring[1]))
		g.Do("attack g1514", "commit ah.corps-1", "commit ah.corps-5", "declare", "pass")
		g.Throw("roll", 1)
		g.Do("option =2")
		if hexes := g.Hexes("retreat", ""); hexes != ring[1] {
			t.Fatalf("the way back leads to %q, not %s", hexes, ring[1])
		}
		g.Do("retreat " + ring[1] + " g1514")
		if c.end == "room" {
			c.end = ring[1]
		}
		g.is("ru.div-78r", c.end, "ru.corps-21", ring[1])
	}
}
