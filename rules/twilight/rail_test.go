package twilight_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// journey is what the record of a unit says of its journey: mode, destination, task,
// points put into it.
func (g *game) journey(unit string) (hex string, mode, spent int, to, task string) {
	g.T.Helper()
	hex, state := g.Record(unit)
	if t, ok := state["train"].(map[string]any); ok {
		if m, ok := t["mode"].(float64); ok {
			mode = int(m)
		}
		to, _ = t["to"].(string)
	}
	if s, ok := state["spent"].(float64); ok {
		spent = int(s)
	}
	task, _ = state["task"].(string)
	return hex, mode, spent, to, task
}

// The comprehensive example of 8.2, in turn 7 for want of turn 16: the 20th Landwehr
// from Angerburg to Bromberg. With 12 hexes a point the journey takes 4 1/4.
func TestTheTwentiethLandwehr(t *testing.T) {
	rulestest.Cite(t, "8.2", "8.2.1", "8.2.2", "8.2.3")
	g := place(t, `central movement 7
		ge.20-lw 49.24
		ru.25-3 30.19`)
	g.Do("rail ge.20-lw =germany")
	g.Stage("route", "central")
	if n := len(strings.Fields(g.Hexes("destination", ""))); n == 0 || n > 100 {
		t.Errorf("%d stations", n)
	}
	g.Refuses("destination 50.25", "8.2.3") // no station
	g.Do("destination 86.38")
	hex, mode, spent, to, task := g.journey("ge.20-lw")
	if hex != "86.38" || mode == 0 || task != "" || spent != 0 || to != "86.38" { // 3/4 of a point is none
		t.Errorf("%s, mode %d, %s, %d parts, to %s", hex, mode, task, spent, to)
	}
	if rail := g.Object()["state"].(map[string]any)["rail"].([]any); rail[0] != float64(2*16-4) {
		t.Errorf("%v halves of rail points are left, want 16 less 2", rail[0])
	}
}

// 8.2.3: who may entrain, and where.
func TestEntraining(t *testing.T) {
	rulestest.Cite(t, "8.2.1", "8.2.1a", "8.2.3")
	g := place(t, `central movement 7
		ge.20-lw 49.24
		ge.1-1 50.25
		ge.35-17 48.19
		ge.36-17 45.19 {"half":2}
		ge.37-20 61.30
		ge.depot-8-major 62.19
		ru.25-3 47.19`)
	g.Refuses("rail ge.1-1 =germany", "8.2.3")   // no station
	g.Refuses("rail ge.35-17 =germany", "8.2.3") // an enemy zone
	g.Refuses("rail ge.36-17 =germany", "8.2.5") // at half strength
	g.Refuses("rail ge.20-lw =russia-russian", "8.2.1")
	g.Refuses("rail ge.20-lw =austria-hungary", "8.2.1a")
	g.Refuses("rail ge.depot-8-major =germany", "8.2.1")
	g.Do("pick ge.1-1", "step 49.24", "rail ge.1-1 =germany") // after a march
	g.Stage("route", "central")
	g.Refuses("stay", "8.2.3") // it must have a destination
	g.Do("destination 86.38")
}

// 4.5.1: a battalion takes half a Rail Point, and what is left is not rounded: a point and
// a half lets a battalion and a regiment entrain, and a brigade no more.
func TestRailPointsAreNotRounded(t *testing.T) {
	rulestest.Cite(t, "4.5.1", "8.2.1")
	g := place(t, `central movement 7
		state {"rail":[3,20,20,20]}
		ge.elbing 61.30
		ge.kg-ers-kg 61.30
		ge.masurian 61.30
		ru.25-3 30.19`)
	g.Do("rail ge.elbing =germany")
	if got := g.figures("rail"); got[0] != 2 {
		t.Errorf("%d halves are left of three", got[0])
	}
	g.Do("destination 86.38", "rail ge.masurian =germany", "destination 86.38")
	if got := g.figures("rail"); got[0] != 0 {
		t.Errorf("%d halves are left", got[0])
	}
	g.Refuses("rail ge.kg-ers-kg =germany", "8.2.1")
}

// 8.2.1: rail points are those of a unit's nation, and of the gauge of the line.
func TestRailPoints(t *testing.T) {
	rulestest.Cite(t, "8.2.1")
	g := place(t, `central movement 7
		state {"rail":[3,20,20,20]}
		ge.20-lw 49.24
		ru.25-3 30.19`)
	g.Refuses("rail ge.20-lw =germany", "8.2.1")
	g = place(t, `russia movement 7
		state {"rail":[20,20,20,2]}
		ru.26-2 36.41
		ru.57-r 58.52
		ge.1-1 60.19`)
	g.Refuses("rail ru.26-2 =russia-standard", "8.2.3") // no such line
	g.Refuses("rail ru.57-r =russia-standard", "8.2.1")
	g.Do("rail ru.57-r =russia-russian")
}

// 8.2.6: a station takes 8 Rail Cost Points in a Movement Phase.
func TestStationCapacity(t *testing.T) {
	rulestest.Cite(t, "8.2.6")
	g := place(t, `central movement 7
		state {"rail":[60,0,0,0]}
		ge.1-1 61.30
		ge.2-1 61.30
		ge.20-lw 61.30
		ru.25-3 30.19`)
	g.Do("rail ge.1-1 =germany", "destination 86.38", "rail ge.2-1 =germany")
	if _, mode, spent, _, task := g.journey("ge.2-1"); mode != 0 || task != "entraining" || spent != 3*252 {
		t.Errorf("mode %d, task %s, %d parts; the station takes three more", mode, task, spent)
	}
	g.Refuses("rail ge.20-lw =germany", "8.2.6")
	if hex, _, _, _, _ := g.journey("ge.1-1"); hex != "71.32" && hex == "61.30" {
		t.Errorf("the train is in %s", hex)
	}
}

// 8.9: a journey goes on over the phases, and entraining that was begun comes first.
func TestAJourneyOverPhases(t *testing.T) {
	rulestest.Cite(t, "8.2.3", "8.9")
	g := place(t, `russia counter-movement 7
		state {"rail":[60,0,0,0]}
		ge.20-lw 49.24
		ge.1-1 61.30 {"task":"entraining","spent":756,"train":{"account":1}}
		ru.25-3 30.19`)
	g.Refuses("done", "8.9")
	if owed := g.P.View("russia").Prompt.Owed; owed != nil {
		t.Errorf("Russia is told %+v", owed)
	}
	if owed := g.P.View("central").Prompt.Owed; len(owed) != 1 || !slices.Equal(owed[0].Units, []string{"ge.1-1"}) || !slices.Equal(owed[0].Hexes, []string{"61.30"}) {
		t.Errorf("it is owed: %+v", owed)
	}
	g.Refuses("pick ge.1-1", "8.9")
	g.Do("rail ge.1-1 =germany", "destination 86.38")
	hex, mode, _, to, _ := g.journey("ge.1-1")
	if mode == 0 || to != "86.38" || hex == "61.30" || hex == "86.38" {
		t.Errorf("%s, mode %d, to %s", hex, mode, to)
	}
	g.Refuses("travel ge.1-1", "8.1") // once a phase
	g.Do("done")
}

// 8.2.4, 8.2.5: an enemy unit that comes adjacent disturbs who entrains, and has who
// rides give way.
func TestTheEnemyComesToTheRailway(t *testing.T) {
	rulestest.Cite(t, "8.2.4", "8.2.5", "8.9.3")
	g := place(t, `russia movement 4
		ge.20-lw 49.24 {"task":"entraining","spent":252,"train":{"account":1}}
		ge.1-1 48.19 {"train":{"mode":3,"account":1,"to":"86.38"}}
		ge.6-lw 86.38
		ru.25-3 46.21
		ru.26-2 47.25`)
	g.Do("pick ru.25-3", "step 46.20")
	hex, mode, _, _, _ := g.journey("ge.1-1")
	if hex != "48.19" || mode == 0 {
		t.Fatalf("not yet adjacent, it is in %s", hex)
	}
	g.Do("step 47.19")
	if hex, _, _, _, _ = g.journey("ge.1-1"); hex == "48.19" {
		t.Error("the train has not given way")
	}
	if _, state := g.Record("ge.1-1"); state["train"].(map[string]any)["late"] != true {
		t.Error("it will not be at half strength")
	}
	g.Do("halt", "pick ru.26-2", "step 48.25")
	if _, state := g.Record("ge.20-lw"); state["half"] != float64(2) || state["task"] != nil {
		t.Errorf("the brigade that entrained: %v", state)
	}
}

// 8.2.5: who has detrained after such trouble is at half strength; the marker goes
// after two Post-Combat Phases.
func TestTroubleOnTheWay(t *testing.T) {
	rulestest.Cite(t, "8.2.5")
	g := place(t, `central movement 7
		ge.20-lw 86.38 {"train":{"mode":3,"account":1,"to":"86.38","late":true}}
		ru.25-3 30.19`)
	g.Do("travel ge.20-lw")
	if _, state := g.Record("ge.20-lw"); state["half"] != float64(2) || state["train"].(map[string]any)["mode"] != nil {
		t.Errorf("%v", state)
	}
}

// 8.2.3: who loses a destination chooses another one at once, within the enemy's move:
// a station within ten hexes of it along the lines. The marker comes as it detrains.
func TestADestinationIsLost(t *testing.T) {
	rulestest.Cite(t, "8.2.3", "8.2.5")
	g := place(t, `russia movement 4
		ge.20-lw 61.30 {"train":{"mode":3,"account":1,"to":"48.19"}}
		ge.6-lw 70.32
		ru.25-3 46.21`)
	g.Do("pick ru.25-3", "step 46.20")
	g.Stage("moving", "russia")
	events := g.Do("step 47.19") // the station lies in its zone
	if !rules.Fence(events) {
		t.Error("Russia could take back what told it where the train was going")
	}
	g.Stage("route", "central")
	if seen := g.P.View("russia"); seen.Status.Stage != "" || strings.Contains(seen.Prompt.Ask, "48.19") {
		t.Errorf("Russia is told %q", seen.Prompt.Ask)
	}
	g.Refuses("destination 48.19", "8.2.3")
	g.Refuses("destination 86.38", "8.2.3") // farther than ten hexes from the old one
	stations := strings.Fields(g.Hexes("destination", ""))
	if len(stations) < 2 {
		t.Fatalf("stations %v", stations)
	}
	g.Do("destination " + stations[0])
	g.Stage("moving", "russia")
	hex, mode, _, to, _ := g.journey("ge.20-lw")
	if _, state := g.Record("ge.20-lw"); hex != "61.30" || mode == 0 || to != stations[0] || state["train"].(map[string]any)["late"] != true {
		t.Errorf("%s, mode %d, to %s, %v", hex, mode, to, state)
	}
}

// 8.2.3: where no station is near the old destination, the closest that can be reached
// takes its place.
func TestADestinationIsLostForGood(t *testing.T) {
	rulestest.Cite(t, "8.2.3")
	held := ""
	for _, h := range []string{"47.19", "48.18", "48.19", "48.20", "49.19"} {
		held += `,{"hex":"` + h + `","side":"russia"}`
	}
	g := place(t, `russia movement 4
		state {"held":[`+held[1:]+`]}
		ge.20-lw 70.32 {"train":{"mode":3,"account":1,"to":"48.19"}}
		ge.6-lw 70.32
		ru.25-3 47.19`)
	g.Stage("move", "russia")
	if _, _, _, to, _ := g.journey("ge.20-lw"); to != "44.20" {
		t.Errorf("it goes to %q", to)
	}
}

// 8.2.4: a unit whose line is cut when its movement phase begins gives way over the
// hexes that were lost since its last one, if that brings it past them.
func TestALineIsCut(t *testing.T) {
	rulestest.Cite(t, "8.2.4", "8.2.5")
	g := place(t, `central movement 4
		ru.57-r 29.46 {"train":{"mode":3,"account":3,"to":"36.41"}}
		ru.26-2 36.41
		ge.1-c 33.43`)
	g.Do("pick ge.1-c", "step 33.44", "step 33.45", "step 32.46")
	if hex, _, _, to, _ := g.journey("ru.57-r"); hex != "29.46" || to != "36.41" {
		t.Fatalf("%s, to %s: it finds that out only as its movement phase begins", hex, to)
	}
	g.Do("halt") // nobody else can move
	g.Stage("move", "russia")
	hex, mode, _, to, _ := g.journey("ru.57-r")
	if _, state := g.Record("ru.57-r"); hex != "36.41" || mode == 0 || to != "36.41" || state["train"].(map[string]any)["late"] != true {
		t.Errorf("%s, mode %d, to %s, %v", hex, mode, to, state)
	}
}

// 8.2.4: where giving way does not help, the owner chooses a station on the line to the
// old destination.
func TestALineIsCutFarAhead(t *testing.T) {
	rulestest.Cite(t, "8.2.4")
	g := place(t, `central movement 4
		ru.57-r 57.51 {"train":{"mode":3,"account":3,"to":"29.46"}}
		ru.26-2 29.46
		ge.1-c 33.43`)
	g.Do("pick ge.1-c", "step 33.44", "step 33.45", "step 32.46", "halt")
	g.Stage("route", "russia")
	g.Refuses("destination 31.55", "8.2.4") // on another line
	g.Do("destination 39.50")
	g.Stage("move", "russia")
	if hex, _, _, to, _ := g.journey("ru.57-r"); hex != "57.51" || to != "39.50" {
		t.Errorf("%s, to %s", hex, to)
	}
}

// 8.2.4: hexes that the enemy has held for longer stop who gives way: it goes to the
// closest station that it can reach.
func TestALineThatWasCutBefore(t *testing.T) {
	rulestest.Cite(t, "8.2.4")
	g := place(t, `russia movement 4
		ru.57-r 29.46 {"train":{"mode":3,"account":3,"to":"36.41"}}
		ru.26-2 36.41
		ge.1-c 32.46`)
	if hex, _, _, to, _ := g.journey("ru.57-r"); hex != "29.46" || to == "36.41" {
		t.Errorf("%s, to %s", hex, to)
	}
}

// 8.2.7: a depot moves by rail without rail points; farther than its allowance it
// relocates, and only in a Movement Phase.
func TestDepotsMove(t *testing.T) {
	rulestest.Cite(t, "8.2.7", "8.2.7a")
	g := place(t, `central movement 7
		ge.depot-8-major 61.30
		ge.depot-8-minor 48.19
		ru.25-3 30.19`)
	g.Do("depot ge.depot-8-major", "destination 70.32")
	if hex, state := g.Record("ge.depot-8-major"); hex != "70.32" || state["settling"] != nil {
		t.Errorf("%s, %v: ten hexes are within its allowance", hex, state)
	}
	g.Refuses("depot ge.depot-8-major", "8.1")
	g.Do("depot ge.depot-8-minor", "destination 61.30")
	if hex, state := g.Record("ge.depot-8-minor"); hex != "61.30" || state["settling"] != float64(2) {
		t.Errorf("%s, %v", hex, state)
	}
	g = place(t, `russia counter-movement 7
		ge.depot-8-major 61.30
		ge.1-1 61.30
		ru.25-3 30.19`)
	g.Do("depot ge.depot-8-major")
	g.Refuses("destination 70.32", "8.2.7") // half a point takes it six hexes
	g.Do("stay")
}

// 8.2.8: trains go off the map and come back by the railways beyond it.
func TestOffTheMap(t *testing.T) {
	rulestest.Cite(t, "8.2.8")
	g := place(t, `central movement 7
		ge.20-lw 88.29 {"train":{"mode":3,"account":1,"to":"86.38"}}
		ru.25-3 30.19`)
	g.Do("travel ge.20-lw")
	if hex, _, _, _, _ := g.journey("ge.20-lw"); hex != "86.38" {
		t.Errorf("it is in %s", hex)
	}
	g = place(t, `russia counter-movement 7
		ge.20-lw off {"gone":"off-map","train":{"mode":3,"account":1,"to":"61.30","at":"Stettin"}}
		ge.1-1 61.30
		ru.25-3 30.19`)
	g.Do("travel ge.20-lw")
	hex, mode, _, _, _ := g.journey("ge.20-lw")
	if mode == 0 || hex == "61.30" {
		t.Errorf("%s, mode %d", hex, mode)
	}
}

// 17.2: Russian units change trains where both gauges meet, for new rail points.
func TestTransShipping(t *testing.T) {
	rulestest.Cite(t, "17.2", "8.2.3")
	g := place(t, `russia movement 7
		state {"rail":[20,20,20,20]}
		ru.57-r 58.52 {"train":{"mode":3,"account":3,"to":"58.52"}}
		ge.1-1 60.19`)
	g.Refuses("rail ru.57-r =russia-russian", "17.2")
	g.Do("rail ru.57-r =russia-standard")
	g.Stage("route", "russia")
	g.Do("destination 74.51")
}

// The stations to which a unit can travel are marked with the turn of its arrival,
// for its own side only.
func TestStationsAreMarked(t *testing.T) {
	rulestest.Cite(t, "8.2.3")
	g := place(t, `central movement 7
		ge.20-lw 49.24
		ru.25-3 30.19`)
	g.Do("rail ge.20-lw =germany")
	found := ""
	for _, m := range g.Overlay("central", rules.Query{Kind: "choice"}).Hexes {
		if m.Hex == "86.38" {
			found = m.Label
		}
	}
	if found != "turn 8" { // 4 1/4 MP after entraining in turn 7, and detraining
		t.Errorf("Bromberg is marked %q", found)
	}
	if n := len(g.Overlay("russia", rules.Query{Kind: "choice"}).Hexes); n > 0 {
		t.Errorf("Russia sees %d marks", n)
	}
}

// Who is pinned by a prepared attack does not leave by rail, even where a river keeps the
// enemy's zone of control away.
func TestThePinnedDoNotEntrain(t *testing.T) {
	rulestest.Cite(t, "8.4.2")
	for at, pins := range map[string]bool{"48.19": true, "49.17": false} {
		g := place(t, "russia counter-movement 7\nge.20-lw 48.19\nru.25-3 49.18 {\"aim\":"+aimOf(t, "49.18", at)+"}\nge.35-17 61.30")
		if pins {
			g.Refuses("rail ge.20-lw =germany", "8.4.2")
		} else if !g.Offers("rail ge.20-lw =germany") {
			t.Error("it cannot entrain beside the enemy over the river")
		}
	}
}
