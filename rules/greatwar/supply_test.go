package greatwar_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// flag is a truth value in a unit's state.
func (g *game) flag(unit, name string) bool {
	g.T.Helper()
	_, state := g.Record(unit)
	on, _ := state[name].(bool)
	return on
}

// The Austro-Hungarian railhead nearest to the plain round g0506 is g0808.
func TestLinesOfSupply(t *testing.T) {
	rulestest.Cite(t, "9.11", "9.12", "9.13", "9.14", "9.15", "9.16", "9.17", "7.24", "16.0")
	for _, c := range []struct {
		name, units string
		out         bool
	}{
		{"three hexes from the railway", "ah.corps-10 g0507", false},
		{"four hexes", "ah.corps-10 g0506", true},
		{"a depot carries it on", "ah.corps-10 g0505\nah.depot-2 g0607", false},
		{"a depot that is itself not reached", "ah.corps-10 g0505\nah.depot-2 g0505", true},
		{"a chain of depots", "ah.corps-10 g0302\nah.depot-2 g0607\nah.depot-1 g0505\nah.depot-4 g0403", false},
		{"an enemy zone on the only line", "ah.corps-10 g0507\nru.corps-7 g0707", true},
		{"friends in the hexes negate it", "ah.corps-10 g0507\nah.div-43 g0607\nah.div-9 g0708\nru.corps-7 g0707", false},
		{"an enemy on the line", "ah.corps-10 g0507\nru.depot-1-3 g0607", true},
		{"a headquarters does not cut it", "ah.corps-10 g0507\nru.hq-3-ruzski g0607", false},
		{"the unit's own hex does not count", "ah.corps-10 g0607\nru.corps-7 g0606", false},
		{"the railway was last held by the enemy", "ah.corps-10 g0507\nstate {\"held\":[{\"hex\":\"g0909\",\"side\":\"allied\"}]}", true},
		{"Russian railways are no use", "ah.corps-10 g0305", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "austria supply 3\n"+c.units)
			g.Do("supply")
			if got := g.flag("ah.corps-10", "unsupplied"); got != c.out {
				t.Errorf("out of supply: %v, want %v", got, c.out)
			}
		})
	}
}

func TestSerbsAreSuppliedAtHome(t *testing.T) {
	rulestest.Cite(t, "16.0")
	g := place(t, `allied supply 3
		se.timok-i s1006
		se.morava-i s0210
		ah.corps-7 s1007
		ah.corps-9 s1106`)
	g.Throw("supply", 1)
	if g.flag("se.timok-i", "unsupplied") {
		t.Error("a Serbian division in Serbia is out of supply")
	}
	if !g.flag("se.morava-i", "unsupplied") {
		t.Error("Serbian supply crosses the Save")
	}
}

func TestAttrition(t *testing.T) {
	rulestest.Cite(t, "9.11", "9.22", "9.24")
	g := place(t, `austria movement 3
		ah.hq-1-dankl g0405
		ah.corps-10 g0506
		ah.corps-1 g0405 {"lost":1}
		ah.div-43 g0405 {"lost":1}
		ah.cav-6 g0406`)
	g.Do("done")
	g.Stage("attrition", "austria")
	g.Throw("roll", 3, 1, 2, 4)
	g.is("ah.hq-1-dankl", "g0405", "ah.corps-10", "g0506 -2", "ah.corps-1", "g0405 -3", "ah.div-43", "dead", "ah.cav-6", "g0406")
}

func TestAFortressFeedsOneUnit(t *testing.T) {
	rulestest.Cite(t, "11.22")
	g := place(t, `austria supply 3
		ah.corps-10 g1419
		ah.div-43 g1419
		ru.corps-7 g1320
		ru.corps-8 g1418
		ru.corps-9 g1520`)
	g.Do("supply")
	if g.flag("ah.corps-10", "unsupplied") || !g.flag("ah.div-43", "unsupplied") {
		t.Error("the fortress must feed the corps and nobody else")
	}
}

func TestSerbianSupplyIsReplenished(t *testing.T) {
	rulestest.Cite(t, "20.2", "20.3")
	for die, want := range []int{4, 4, 5, 6, 6, 8} {
		g := place(t, "allied supply 3\nse.timok-i s1006")
		g.Throw("supply", die+1)
		if got := g.serbian(); got != want {
			t.Errorf("after a %d there are %d points, want %d", die+1, got, want)
		}
	}
	g := place(t, "allied supply 3\nse.timok-i s1006\nstate {\"serbian_supply\":8}")
	g.Throw("supply", 6)
	if got := g.serbian(); got != 9 {
		t.Errorf("the track holds %d, want 9", got)
	}
}

// serbian are the Serbian supply points.
func (g *game) serbian() int {
	g.T.Helper()
	text := string(g.P.AppendJSON(nil))
	_, rest, ok := strings.Cut(text, `"serbian_supply":`)
	if !ok {
		return 0
	}
	return int(rest[0] - '0')
}

func TestForage(t *testing.T) {
	rulestest.Cite(t, "24.0", "24.1")
	g := place(t, `austria supply 3
		option cavalry-forage
		ah.cav-6 g0506
		ah.cav-4 g0403
		ah.cav-9 g0403
		ah.cav-8 g0210
		ru.corps-7 g0211
		ah.cav-10 g0303
		ah.cav-2 g0607`)
	g.Do("supply")
	g.Stage("forage", "austria")
	g.Refuses("forage ah.cav-4", "24.0")  // four stacking points
	g.Refuses("forage ah.cav-8", "24.0")  // next to the enemy
	g.Refuses("forage ah.cav-10", "24.0") // next to friends out of supply
	g.Refuses("forage ah.cav-2", "24.0")  // in supply
	if !g.zone("austria", "g0505") {
		t.Error("cavalry has a zone before it forages")
	}
	g.Do("forage ah.cav-6")
	if g.flag("ah.cav-6", "unsupplied") || g.zone("austria", "g0505") {
		t.Error("foraging cavalry moves normally and has no zone")
	}
}

// zone tells whether a hex is in the zone of control of a side.
func (g *game) zone(side rules.Side, hex string) bool {
	g.T.Helper()
	o, err := g.P.Overlay("", rules.Query{Kind: "zones", Side: side})
	if err != nil {
		g.T.Fatal(err)
	}
	for _, m := range o.Hexes {
		if m.Hex == hex {
			return true
		}
	}
	return false
}
