package greatwar_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// until plays on with whatever ends each stage until a side is at one in a turn.
func (g *game) until(side rules.Side, stage string, turn int) {
	g.T.Helper()
	for range 500 {
		s := g.P.Status()
		if s.Side == side && s.Stage == stage && s.Turn == turn {
			return
		}
		offers := g.P.Offers()
		i := slices.IndexFunc(offers, func(o rules.Offer) bool {
			return slices.Contains([]string{"done", "supply", "halt", "roll", "pass", "wait"}, o.Verb)
		})
		if i < 0 {
			g.T.Fatalf("at %+v there is no end: %v", s, g.All())
		}
		if _, err := g.P.Do(offers[i].Action); err != nil {
			g.T.Fatal(err)
		}
	}
	g.T.Fatalf("it never comes to %s of %s in turn %d, but to %+v", stage, side, turn, g.P.Status())
}

// off is where a unit is off the map: "way/along ridden".
func (g *game) off(unit string) string {
	g.T.Helper()
	hex, state := g.Record(unit)
	if hex != "" || state["link"] == nil {
		return "on the map"
	}
	return strings.ReplaceAll(fmt.Sprint(state["along"], " ", state["ridden"]), "<nil>", "0")
}

// From Indija to Lupkow there are 54 hexes, which take three turns.
func TestIntermapTransfer(t *testing.T) {
	rulestest.Cite(t, "17.4", "5.37", "5.38", "17.2", "5.31")
	g := place(t, `austria movement 3
		ah.corps-4 s0110 {"entrained":true}
		ah.corps-9 s0110
		ah.div-43 g0510`)
	g.Do("pick ah.corps-9")
	g.Refuses("leave g2024", "5.38") // not entrained
	g.Do("halt", "pick ah.corps-4")
	g.Refuses("leave g0109", "5.37")
	if got := g.price("leave g2024"); got != "20 0" {
		t.Errorf("it takes and leaves %s", got)
	}
	g.Do("leave g2024")
	g.Stage("move", "austria")
	if got := g.off("ah.corps-4"); got != "20 20" {
		t.Errorf("in the first turn it is at %s", got)
	}
	g.Refuses("pick ah.corps-4", "5.14")
	if got := g.railUsed(); got[0] != 4 {
		t.Errorf("it counts %d", got[0])
	}
	g.until("austria", "supply", 4)
	if got, used := g.off("ah.corps-4"), g.railUsed(); got != "40 20" || used[0] != 4 {
		t.Errorf("in the second turn it is at %s and counts %d", got, used[0])
	}
	g.until("austria", "move", 4)
	g.Refuses("pick ah.corps-4", "5.38") // under way
	g.until("austria", "move", 5)
	if got := g.off("ah.corps-4"); got != "54 14" {
		t.Errorf("in the third turn it is at %s", got)
	}
	g.Do("pick ah.corps-4")
	g.Refuses("step g1924", "5.38")
	g.Do("return")
	g.is("ah.corps-4", "g2024")
	g.Refuses("detrain", "5.35") // it has no command
	if got := g.price("step g1924"); got != "1 5" {
		t.Errorf("to ride on takes and leaves %s", got)
	}
	g.Do("step g1924", "halt")
	g.until("austria", "supply", 6)
	if _, state := g.Record("ah.corps-4"); state["entrained"] != true {
		t.Error("a transferred unit may stay entrained in Galicia")
	}
}

func TestWhoIsBoundToSerbia(t *testing.T) {
	rulestest.Cite(t, "17.41", "17.42", "17.4")
	units := `
		ah.corps-4 s0110 {"entrained":true}
		ah.depot-2 s0110 {"entrained":true}
		ah.div-9 s0110 {"entrained":true}
		ah.hq-6-potiorek s0110 {"entrained":true}
		ah.depot-5 s0110 {"entrained":true}
		ah.corps-10 s0110 {"entrained":true}`
	for turn, cas := range map[string]string{"2": "17.42", "3": ""} {
		for unit, want := range map[string]string{"ah.corps-4": cas, "ah.depot-2": cas, "ah.div-9": "17.41", "ah.hq-6-potiorek": "17.41", "ah.depot-5": "17.41", "ah.corps-10": ""} {
			g := place(t, "austria movement "+turn+units)
			g.Do("pick " + unit)
			switch {
			case want != "":
				g.Refuses("leave g2024", want)
			case !g.Offers("leave g2024"):
				t.Errorf("%s cannot be transferred in turn %s", unit, turn)
			}
			// Off the Serbian map and back onto it is no transfer.
			g.Do("leave s0116")
		}
	}
	// The Allies have no way between the maps.
	g := place(t, "allied movement 9\nse.timok-i s1101 {\"entrained\":true}")
	g.Do("pick se.timok-i")
	if got := g.Hexes("leave", ""); got != "" {
		t.Errorf("the Serbs can leave for %s", got)
	}
	// In the September game there is only Galicia.
	s := language.Describe(t, "austria movement 9\nah.corps-10 g2024 {\"entrained\":true}")
	s.Scenario = "september"
	p, err := ruleset(t).SetUp(s)
	if err != nil {
		t.Fatal(err)
	}
	g = at(t, p)
	g.Do("pick ah.corps-10")
	g.Refuses("leave s0110", "26.3")
	g.Do("leave g2218")
}

// Off the map and back in one turn, and on past the next exit.
func TestOffMapMovement(t *testing.T) {
	rulestest.Cite(t, "5.37", "5.38", "5.35")
	text := `allied movement 9
		ru.div-78r g0102 {"entrained":true,"commanded":false}
		ru.div-69r g0101`
	g := place(t, text)
	g.Do("pick ru.div-78r", "step g0101")
	if got := g.price("leave g0401"); got != "10 7" {
		t.Errorf("it takes and leaves %s", got)
	}
	g.Refuses("return", "5.37")
	last := 0
	for _, o := range g.P.Offers() { // the shortest way first
		if o.Verb == "leave" {
			if o.Cost < last {
				t.Errorf("a way of %d hexes is offered after one of %d", o.Cost, last)
			}
			last = o.Cost
		}
	}
	g.Do("leave g0401")
	g.Stage("moving", "allied")
	g.Refuses("entrain", "5.38")
	g.Refuses("detrain", "5.38")
	g.Refuses("add ru.div-69r", "5.0")
	h := at(t, g.P.Clone())
	g.Do("return", "step g0402")
	g.is("ru.div-78r", "g0402")
	h.Do("leave g0701", "return")
	h.is("ru.div-78r", "g0701")
	if _, state := h.Record("ru.div-78r"); state["ridden"] != 17.0 || state["link"] != nil {
		t.Errorf("it is %v", state)
	}
	// No rate is left for a way of 24 hexes from there.
	g = place(t, "allied movement 9\nru.div-78r g0121 {\"entrained\":true,\"ridden\":18}")
	g.Do("pick ru.div-78r")
	g.Refuses("leave g0115", "5.37")
	// The rail capacity counts.
	g = place(t, `allied movement 9
		state {"rail":[0,17,0]}
		ru.div-78r g0121 {"entrained":true}
		ru.hq-3-ruzski g0121 {"entrained":true}`)
	g.Do("pick ru.div-78r")
	g.Refuses("leave g0115", "5.31")
	g.Do("detrain", "halt", "pick ru.hq-3-ruzski", "leave g0115")
}

func TestReentryBlocked(t *testing.T) {
	rulestest.Cite(t, "5.37", "14.22", "5.33")
	text := `allied movement 9
		ru.div-78r g0101 {"entrained":true}
		`
	g := place(t, text+"ah.corps-1 g0402")
	g.Do("pick ru.div-78r", "leave g0401")
	g.Refuses("return", "5.37") // an enemy zone
	g.Do("halt")
	// A turn later it may come on on either side of it, for no friend is on the map,
	// though on foot only: there is no railway.
	g.until("allied", "arrivals", 10)
	g.Do("take ru.div-78r")
	if got := g.Hexes("arrive", ""); got != "g0301 g0501" {
		t.Errorf("it may come on at %q", got)
	}
	g.Do("wait ru.div-78r")
	g.until("allied", "move", 10)
	g.Do("pick ru.div-78r")
	g.Refuses("return", "5.37")
	g.Do("leave g0701", "return")
	g.is("ru.div-78r", "g0701")
	g = place(t, text+"state {\"held\":[{\"hex\":\"g0401\",\"side\":\"austria\"}]}\nah.corps-1 g0510")
	g.Do("pick ru.div-78r", "leave g0401")
	g.Refuses("return", "5.33")
	g = place(t, text+"ah.hq-1-dankl g0401\nah.corps-1 g0510")
	g.Do("pick ru.div-78r", "leave g0401")
	g.Refuses("return", "5.37") // even by a headquarters
}
