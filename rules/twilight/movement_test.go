package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// parts are those of a movement point.
const parts = 252

// price is what the step of the units in hand into a hex costs and leaves.
func (g *game) price(hex string) (cost, left int) {
	g.T.Helper()
	for _, o := range g.P.Offers() {
		if o.Verb == "step" && o.Hex == hex {
			return o.Cost, o.Left
		}
	}
	g.T.Errorf("no step to %s is offered", hex)
	return 0, 0
}

// costs asserts what a step costs, as players write it: "2 1/2".
func (g *game) costs(hex, want string) {
	g.T.Helper()
	if c, _ := g.price(hex); rules.Points(c, parts) != want {
		g.T.Errorf("the step to %s costs %s, want %s", hex, rules.Points(c, parts), want)
	}
}

// denied asserts that an action is refused with a case.
func (g *game) denied(verb, unit, hex, cas string) {
	g.T.Helper()
	_, err := g.P.Clone().Do(rules.Action{Verb: verb, Unit: unit, Hex: hex})
	bad, ok := err.(*rules.Illegal)
	if !ok || bad.Case != cas {
		g.T.Errorf("%s %s%s: got %v, want a refusal that cites %s", verb, unit, hex, err, cas)
	}
}

func (g *game) take(unit string) { g.T.Helper(); g.Do("pick " + unit) }

// What a step costs by terrain, road and river.
func TestTerrain(t *testing.T) {
	rulestest.Cite(t, "8.1.1")
	g := place(t, "russia movement 3\nru.27-3 36.19")
	g.take("ru.27-3")
	g.costs("36.18", "2")
	g.costs("37.19", "1 1/2") // a primary road
	g.costs("37.18", "2")     // a secondary road
	g = place(t, "russia movement 3\nru.27-3 38.18")
	g.take("ru.27-3")
	g.costs("37.17", "3") // a minor river
	g.denied("step", "", "36.18", "8.1")
}

// V002-01: from one enemy zone of control into another in clear ground takes eight.
// Entering one, or leaving one, takes a point more.
func TestZonesInMovement(t *testing.T) {
	rulestest.Cite(t, "4.1.4")
	g := place(t, "russia movement 3\nru.1-c 40.20\nge.1-1 42.20")
	g.take("ru.1-c")
	g.costs("41.20", "3")
	g = place(t, "russia movement 3\nru.1-c 41.20\nge.1-1 42.20")
	g.take("ru.1-c")
	g.costs("40.20", "3")
	g.costs("41.19", "8")
	g = place(t, "russia movement 3\nru.1-c 41.20\nru.27-3 41.19\nge.1-1 42.20")
	g.take("ru.1-c")
	g.costs("41.19", "5")
}

// V002-02: with one division in an Improved Position of level 1, by primary road.
func TestZonesUnderWorks(t *testing.T) {
	rulestest.Cite(t, "4.1.4", "8.1.4", "8.1.4a")
	g := place(t, `russia movement 3
		state {"works":[{"hex":"36.24","level":1,"side":"russia"}]}
		ru.1-c 35.23
		ru.27-3 36.24
		ge.1-1 36.23`)
	g.take("ru.1-c")
	g.costs("36.24", "4 1/2")
}

// 4.1.4a: between two zones of positions of level 3 or 4 units go only where a friend
// is.
func TestTrenchesForbidTheWay(t *testing.T) {
	rulestest.Cite(t, "4.1.4", "4.1.4a", "13.2")
	text := `russia movement 3
		state {"works":[{"hex":"42.20","level":%,"side":"central"}]}
		ru.1-c 41.20
		ge.1-1 42.20`
	g := place(t, strings.ReplaceAll(text, "%", "3"))
	g.take("ru.1-c")
	g.denied("step", "", "41.19", "4.1.4a")
	g = place(t, strings.ReplaceAll(text, "%", "3")+"\nru.27-3 41.19")
	g.take("ru.1-c")
	g.costs("41.19", "5")
	g = place(t, strings.ReplaceAll(text, "%", "2"))
	g.take("ru.1-c")
	g.costs("41.19", "8")
}

// 4.1.1: a zone of control does not go over a major river.
func TestZonesStopAtRivers(t *testing.T) {
	rulestest.Cite(t, "4.1.1")
	g := place(t, "russia movement 3\nru.27-3 60.18\nge.1-1 60.17")
	o, _ := g.P.Overlay("", rules.Query{Kind: "zones", Side: "central"})
	for _, m := range o.Hexes {
		if m.Hex == "60.18" {
			t.Error("the zone goes over the Pregel")
		}
	}
	if len(o.Hexes) == 0 {
		t.Error("there is no zone at all")
	}
}

// V002-05: on a road friendly units cost more, each by its size; a regiment nothing.
func TestTrafficOnRoads(t *testing.T) {
	rulestest.Cite(t, "8.1.4a")
	g := place(t, "russia movement 3\nru.27-3 36.19\nru.1-c 37.19\nru.5-rf 37.19\nru.1-hv 37.19")
	g.take("ru.27-3")
	g.costs("37.19", "2") // clear ground is cheaper than 1 1/2 and three times 1/2
	g = place(t, "russia movement 3\nru.27-3 36.19\nru.1-c 37.19")
	g.take("ru.27-3")
	g.costs("37.19", "2")
}

// A stack does not use Road Movement.
func TestStacksKeepOffTheRoad(t *testing.T) {
	rulestest.Cite(t, "8.1.4")
	g := place(t, "russia movement 3\nru.27-3 36.19\nru.25-3 36.19")
	g.take("ru.27-3")
	g.costs("37.19", "1 1/2")
	g.Do("add ru.25-3")
	g.costs("37.19", "2")
}

// 4.5: a unit goes on while what it has spent, rounded, is within its allowance.
func TestRoundingOfPoints(t *testing.T) {
	rulestest.Cite(t, "4.4", "4.5")
	for _, c := range []struct {
		left string
		ok   bool
	}{{"504", true}, {"379", true}, {"378", false}} { // 2, 1 1/2 and 1/252, 1 1/2
		g := place(t, "russia movement 3\nru.27-3 36.20")
		st := strings.Replace(string(g.P.AppendJSON(nil)), `"left":1764`, `"left":`+c.left, 1)
		p, err := g.P.Ruleset().Load([]byte(st))
		if err != nil {
			t.Fatal(err)
		}
		g = &game{language.At(t, p)}
		g.take("ru.27-3")
		_, err = g.P.Clone().Do(rules.Action{Verb: "step", Hex: "36.21"})
		if (err == nil) != c.ok {
			t.Errorf("a step of two points with %s parts left: %v", c.left, err)
		}
	}
}

// The allowance is halved in the Counter Movement Phase, and the half is kept.
func TestCounterMovement(t *testing.T) {
	rulestest.Cite(t, "3.3.4", "5.4.7", "8.1")
	g := place(t, "central counter-movement 3\nru.27-3 36.19\nru.25-3 30.19\nge.1-1 50.19")
	g.take("ru.27-3")
	if _, left := g.price("37.19"); rules.Points(left, parts) != "2" {
		t.Errorf("3 1/2 less 1 1/2 is 2, not %s", rules.Points(left, parts))
	}
	g.Do("step 37.19")
	g.costs("36.19", "1 1/2")
	g.Do("step 36.19")
	g.denied("pick", "ru.27-3", "", "8.1")
}

// Units dropped on the way go no further; one that is picked up stops where the stack
// would have had to.
func TestStacksDropAndPickUp(t *testing.T) {
	rulestest.Cite(t, "8.1")
	g := place(t, "russia movement 3\nru.27-3 36.20\nru.25-3 36.20\nru.29-20 36.21\nru.30-4 30.20")
	g.Do("pick ru.27-3", "add ru.25-3", "step 36.21", "drop ru.25-3", "add ru.29-20")
	if _, left := g.price("36.20"); rules.Points(left, parts) != "3" {
		t.Errorf("all have 5 points left before this step, and 3 after it, not %s", rules.Points(left, parts))
	}
	g.denied("add", "ru.25-3", "", "8.1")
	g.Do("drop ru.27-3")
	if _, left := g.price("36.20"); rules.Points(left, parts) != "3" {
		t.Errorf("the one that was picked up has no more than the others: %s", rules.Points(left, parts))
	}
	g.Do("halt")
	g.denied("pick", "ru.25-3", "", "8.1")
	g.denied("pick", "ru.29-20", "", "8.1")
}

// 8.1.5: Germans cross by Pillau while it is German.
func TestPillau(t *testing.T) {
	rulestest.Cite(t, "8.1.5")
	g := place(t, "central movement 3\nge.1-1 66.18")
	g.take("ge.1-1")
	g.costs("67.18", "2")
	g = place(t, "russia movement 3\nru.27-3 66.18")
	g.take("ru.27-3")
	g.denied("step", "", "67.18", "8.1.5")
}

// 8.1.6: a causeway carries a division and an Asset Unit, or a brigade and two, in a
// phase, and both of its ends must be friendly.
func TestCauseways(t *testing.T) {
	rulestest.Cite(t, "8.1.6")
	g := place(t, "central movement 3\nge.1-1 50.27\nge.2-1 50.27\nge.fa-kbg 50.27\nge.train-1 50.27\nge.goltz 50.27")
	g.Do("pick ge.train-1")
	g.denied("step", "", "49.27", "8.1.6")
	g.Do("halt", "pick ge.1-1", "add ge.2-1")
	g.denied("step", "", "49.27", "8.1.6")
	g.Do("drop ge.2-1", "add ge.fa-kbg", "step 49.27", "halt", "pick ge.2-1")
	g.denied("step", "", "49.27", "8.1.6")
	g = place(t, "russia movement 3\nru.27-3 50.27")
	g.take("ru.27-3")
	g.denied("step", "", "49.27", "8.1.6")
}

// Units may not enter hexes with enemies, nor leave the sheets in play.
func TestClosedHexes(t *testing.T) {
	rulestest.Cite(t, "4.2", "1.2.2")
	g := place(t, "russia movement 3\nru.1-c 37.19\nge.1-1 38.20\nru.27-3 45.58")
	g.take("ru.1-c")
	g.denied("step", "", "38.20", "4.2")
	g.Do("halt", "pick ru.27-3")
	g.denied("step", "", "45.59", "1.2.2")
}

// 9.5, 9.8: artillery and trains enter an enemy zone only with or to a combat unit.
func TestGunsNeedACombatUnit(t *testing.T) {
	rulestest.Cite(t, "9.5", "9.8")
	text := "russia movement 3\nru.1-hv 40.20\nru.train-3 40.20\nru.27-3 40.20\nge.1-1 42.20"
	g := place(t, text)
	g.take("ru.1-hv")
	g.denied("step", "", "41.20", "9.5")
	g.Do("halt")
	g.take("ru.train-3")
	g.denied("step", "", "41.20", "9.8")
	g = place(t, text)
	g.take("ru.1-hv")
	g.Do("add ru.train-3")
	g.denied("step", "", "41.20", "9.5")
	g.Do("add ru.27-3")
	g.costs("41.20", "3")
	g = place(t, text+"\nru.25-3 41.20")
	g.take("ru.1-hv")
	g.costs("41.20", "3")
}

// 9.3: cavalry keeps away from infantry in the Counter Movement Phase.
func TestPoorCavalryDoctrine(t *testing.T) {
	rulestest.Cite(t, "9.3")
	g := place(t, "central counter-movement 3\nru.1-c 40.20\nge.1-1 42.20")
	g.take("ru.1-c")
	g.denied("step", "", "41.20", "9.3")
	g = place(t, "russia movement 3\nru.1-c 40.20\nge.1-1 42.20")
	g.take("ru.1-c")
	g.costs("41.20", "3")
	g = place(t, "central counter-movement 3\nru.1-c 40.20\nge.1-c 42.20") // cavalry
	g.take("ru.1-c")
	g.costs("41.20", "3")
	g = place(t, "central counter-movement 3\nru.1-c 40.20\nru.27-3 41.20\nge.1-1 42.20") // a friend
	g.take("ru.1-c")
	g.costs("41.20", "3")
}

// 8.4.2: a marker of a Prepared Attack keeps units where they are in the Counter
// Movement Phase.
func TestPinned(t *testing.T) {
	rulestest.Cite(t, "8.4.2")
	pinned := false
	for aim := 1; aim <= 6; aim++ {
		g := place(t, "russia counter-movement 3\nru.27-3 41.20 {\"aim\":"+string(rune('0'+aim))+"}\nge.1-1 41.19")
		g.take("ge.1-1")
		if _, err := g.P.Clone().Do(rules.Action{Verb: "step", Hex: "41.18"}); err != nil {
			pinned = true
			g.denied("step", "", "41.18", "8.4.2")
		}
	}
	if !pinned {
		t.Error("no marker pins the unit")
	}
}

// 3.3.5: units with a restriction wait for their turn, garrisons stay.
func TestRestrictedUnits(t *testing.T) {
	rulestest.Cite(t, "3.3.5", "3.3.4a", "12.4.1")
	g := &game{language.SetUp(t, rules.Setup{Scenario: "tannenberg", Turn: 1, Side: "russia", Phase: "movement"})}
	g.denied("pick", "ru.57-r", "", "3.3.5")
	g.denied("pick", "ru.ossowiec", "", "12.4.1")
	if _, err := g.P.Clone().Do(rules.Action{Verb: "pick", Unit: "ru.25-3"}); err != nil {
		t.Error(err)
	}
	g.denied("pick", "ru.depot-1-army-major", "", "3.3.4a")
	g = place(t, "central movement 1\nge.allenstein 61.30\nge.thorn 80.40\nge.1-1 60.20\nru.25-3 30.19")
	g.denied("pick", "ge.allenstein", "", "3.3.5") // of a town
	g.denied("pick", "ge.thorn", "", "12.4.1")     // of a fortress
}

// The reach of a unit tells the price of the cheapest way and what is left.
func TestReach(t *testing.T) {
	g := place(t, "russia movement 3\nru.27-3 36.19\nge.1-1 39.19")
	o, _ := g.P.Overlay("", rules.Query{Kind: "reach", Unit: "ru.27-3"})
	marks := map[string]rules.Mark{}
	for _, m := range o.Hexes {
		marks[m.Hex] = m
	}
	if m := marks["37.19"]; m.Cost != 3*parts/2 || m.Value != 11*parts/2 || m.Per != parts || m.Kind != "reach" {
		t.Errorf("37.19: %+v", m)
	}
	if m := marks["38.19"]; m.Kind != "reach-zone" {
		t.Errorf("38.19: %+v", m)
	}
	if _, ok := marks["39.19"]; ok {
		t.Error("the enemy's hex is within reach")
	}
}
