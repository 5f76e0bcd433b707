package twilight_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// 18.1, 18.2: who builds pontoon bridges, and where.
func TestPontoonBridges(t *testing.T) {
	rulestest.Cite(t, "18.1", "18.2")
	const units = `russia pontoon 4
		ru.25-3 16.34
		ru.1-c 18.35
		ru.57-r 14.33 {"supply":"out"}
		ge.1-1 60.19`
	g := place(t, units)
	g.Refuses("bridge 30.19 30.18", "18.1")  // no river
	g.Refuses("bridge 18.36 18.35", "18.2")  // cavalry
	g.Refuses("bridge 13.32 14.33", "18.2")  // out of supply
	g.Refuses("take-up 16.35 16.34", "18.1") // none there
	g.Do("bridge 16.35 16.34")
	place(t, strings.Replace(units, "russia pontoon 4", "russia pontoon 4\nstate {\"weather\":\"high-water\"}", 1)).Refuses("bridge 16.35 16.34", "5.4")
	watched := place(t, strings.Replace(units, "ge.1-1 60.19", "ge.1-1 17.35", 1)+"\nru.27-3 20.36")
	watched.Refuses("bridge 16.35 16.34", "18.2")
}

// A bridge is worth a question where no open one is within two hexes; a town with bridges
// of its own needs no more.
func TestWhenAPontoonBridgeIsWorthAsking(t *testing.T) {
	idle := func(text string) bool {
		g := place(t, text)
		g.Stage("pontoon", "russia")
		if g.P.View("central").Prompt.Idle != "" {
			t.Error("the enemy is told")
		}
		return g.P.View("russia").Prompt.Idle != ""
	}
	if idle("russia pontoon 4\nru.25-3 18.35\nge.1-1 60.19") {
		t.Error("18.35 has no bridge near")
	}
	if !idle("russia pontoon 4\nru.25-3 41.35\nge.1-1 60.19") {
		t.Error("41.35 has one")
	}
}

// 18.2: an army builds one bridge a turn, a second one only if both are near its depot;
// no nation has more than its pool.
func TestHowManyPontoonBridges(t *testing.T) {
	rulestest.Cite(t, "18.2", "18.1")
	const units = `russia pontoon 4
		ru.25-3 16.34
		ru.27-3 18.35
		ru.26-2 21.36
		ge.1-1 60.19`
	g := place(t, units+"\nru.28-20 20.36")
	g.Do("bridge 16.35 16.34")
	g.Refuses("bridge 18.36 18.35", "18.2")
	g.Do("bridge 21.37 21.36") // another army
	g.Refuses("bridge 20.37 20.36", "5.4")
	g = place(t, units+"\nru.depot-1-army-major 17.34")
	g.Do("bridge 16.35 16.34", "bridge 18.36 18.35")
	g.Refuses("bridge 21.37 21.36", "5.4") // both bridges are built
}

// 18.1: an enemy unit that enters either hex has the bridge taken up, and the owner has
// it again in his next Pontoon Bridge Phase.
func TestAPontoonBridgeIsTakenUp(t *testing.T) {
	rulestest.Cite(t, "18.1")
	g := place(t, `central movement 4
		state {"pontoons":[{"between":["16.34","16.35"],"nation":"russia","army":"1r"}]}
		ru.25-3 30.19
		ge.1-1 15.35`)
	g.Do("pick ge.1-1", "step 16.35")
	state := g.Object()["state"].(map[string]any)
	if state["pontoons"] != nil || state["folded"] == nil {
		t.Errorf("%v, %v", state["pontoons"], state["folded"])
	}
}

// 8.1.3: a pontoon bridge makes a major river cheaper to cross, for its own side.
func TestCrossingByPontoonBridge(t *testing.T) {
	rulestest.Cite(t, "18.1", "8.1.3")
	cost := func(side, unit string) int {
		g := place(t, side+` movement 4
			state {"pontoons":[{"between":["16.34","16.35"],"nation":"russia","army":"1r"}]}
			`+unit+` 16.34
			ge.2-1 60.19
			ru.27-3 30.19`)
		g.Do("pick " + unit)
		o, ok := g.Offer("step 16.35")
		if !ok {
			t.Fatalf("%s cannot cross", unit)
		}
		return o.Cost
	}
	if own, other := cost("russia", "ru.25-3"), cost("central", "ge.1-1"); own >= other {
		t.Errorf("it costs its owner %d parts, the enemy %d", own, other)
	}
}

// Bridges that lie on the map are named to both sides.
func TestPontoonBridgesAreNamed(t *testing.T) {
	rulestest.Cite(t, "18.1")
	g := place(t, "russia pontoon 4\nru.25-3 16.34\nge.1-1 60.19")
	g.Do("bridge 16.35 16.34")
	for _, side := range []rules.Side{"russia", "central"} {
		tracks := g.P.View(side).Tracks
		i := slices.IndexFunc(tracks, func(x rules.Track) bool { return x.ID == "pontoons" })
		if i < 0 || len(tracks[i].Boxes) != 1 || !strings.Contains(tracks[i].Boxes[0].Label, "16.35") {
			t.Errorf("%s reads %+v", side, tracks)
		}
	}
}
