package twilight_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// Trigger 1: cavalry that had no enemy beside it may go one hex when one comes.
func TestCavalryReactsToAnApproach(t *testing.T) {
	rulestest.Cite(t, "9.1", "9.1.1", "9.1.2")
	g := place(t, "russia movement 3\nru.27-3 40.20\nge.1-c 42.20")
	g.Do("pick ru.27-3", "step 41.20")
	g.Stage("react", "central")
	if got := g.Hexes("react", ""); got != "41.19 42.19 43.19 43.20 42.21" {
		t.Errorf("to react to: %s", got)
	}
	g.Refuses("react 41.18", "9.1.2") // two hexes away
	g.Do("react 43.19")
	g.Stage("moving", "russia")
	g.is("ge.1-c", "43.19", "ru.27-3", "41.20")
}

// Who was beside an enemy before does not react to another one that comes.
func TestNoReactionBesideTheEnemy(t *testing.T) {
	rulestest.Cite(t, "9.1.1")
	g := place(t, "russia movement 3\nru.27-3 40.20\nru.25-3 43.20\nge.1-c 42.20")
	g.Do("pick ru.27-3", "step 41.20")
	g.Stage("moving", "russia")
}

// Trigger 2: an enemy that goes on beside the cavalry, or beside another unit of its
// side; not to the hex that it has left.
func TestCavalryReactsToPassers(t *testing.T) {
	rulestest.Cite(t, "9.1.1", "9.1.2")
	g := place(t, "russia movement 3\nru.1-c 41.20\nge.1-c 42.20")
	g.Do("pick ru.1-c", "step 41.19")
	g.Stage("react", "central")
	if got := g.Hexes("react", ""); strings.Contains(got, "41.20") || !strings.Contains(got, "43.20") {
		t.Errorf("to react to: %s", got)
	}
	g.Refuses("react 41.20", "9.1.2") // which the enemy has just left
	g.Do("decline")
	g.Stage("moving", "russia")
	g = place(t, "russia movement 3\nru.1-c 41.20\nge.1-c 42.20")
	g.Do("pick ru.1-c", "step 40.20")
	g.Stage("moving", "russia")
}

// Cavalry does not react into the zone of another enemy, and not at all where it is
// demoralised and out of supply.
func TestReactionRestrictions(t *testing.T) {
	rulestest.Cite(t, "9.1.3", "9.1.4")
	g := place(t, "russia movement 3\nru.27-3 40.20\nru.25-3 44.20\nge.1-c 42.20")
	g.Do("pick ru.27-3", "step 41.20")
	if got := g.Hexes("react", ""); got != "41.19 42.19 42.21" {
		t.Errorf("to react to: %s", got)
	}
	g.Refuses("react 43.20", "9.1.3") // in the zone of the other division
	g = place(t, "russia movement 3\nru.27-3 40.20\nge.1-c 42.20 {\"status\":4,\"supply\":\"out\"}")
	g.Do("pick ru.27-3", "step 41.20")
	g.Stage("moving", "russia")
}

// A standing order answers in the player's place, and the enemy does not know of it.
func TestStandingOrders(t *testing.T) {
	rulestest.Cite(t, "9.1")
	g := place(t, "russia movement 3\nru.27-3 40.20\nge.1-c 42.20 {\"order\":\"fall-back\"}")
	g.Do("pick ru.27-3", "step 41.20")
	g.Stage("moving", "russia")
	if hex, _ := g.Record("ge.1-c"); hex != "43.19" && hex != "43.20" && hex != "42.19" {
		t.Errorf("the cavalry is in %s", hex)
	}
	g = place(t, "russia movement 3\nru.27-3 40.20\nge.1-c 42.20 {\"order\":\"stay\"}")
	g.Do("pick ru.27-3", "step 41.20")
	g.is("ge.1-c", "42.20")
	g = &game{language.SetUp(t, rules.Setup{Scenario: "tannenberg", Turn: 1, Side: "central", Phase: "attachment"})}
	if !slices.Contains(g.All(), "order ge.1-c =stay") {
		t.Errorf("no order can be given: %v", g.All())
	}
}

// 9.2: after combat cavalry beside the enemy may retire one hex, the phasing player's
// first; not into an empty hex in an enemy zone; demoralised cavalry must.
func TestCavalryRetires(t *testing.T) {
	rulestest.Cite(t, "9.2", "9.2.1", "9.2.2", "5.4.10a")
	g := place(t, "russia post-combat 3\nru.1-c 41.20\nge.1-c 42.20 {\"status\":4}")
	g.Stage("retire", "russia")
	g.Refuses("retire ru.1-c 41.19", "9.2.1")
	if !g.Offers("retire ru.1-c 40.20") {
		t.Errorf("there are %v", g.All())
	}
	g.Do("done")
	g.Stage("retire", "central")
	g.Refuses("done", "9.2.2")
	g.Do("retire ge.1-c 43.20")
	g.is("ge.1-c", "43.20 status 4", "ru.1-c", "41.20")
}

// 9.5.1: artillery left alone in an enemy zone makes way to the closest friendly unit
// within three hexes, and is displaced.
func TestArtilleryIsDisplaced(t *testing.T) {
	rulestest.Cite(t, "9.5.1")
	g := place(t, "russia movement 3\nru.27-3 40.20\nru.30-4 30.20\nge.fa-kbg 42.20\nge.1-1 44.20\nge.2-1 43.18")
	g.Do("pick ru.27-3", "step 41.20")
	g.Stage("displace", "central")
	if got := g.Hexes("displace", ""); got != "43.18 44.20" {
		t.Errorf("to make way to: %s", got)
	}
	g.Do("displace 44.20")
	g.Stage("moving", "russia")
	if _, st := g.Record("ge.fa-kbg"); st["displaced"] != true {
		t.Error("it bears no marker")
	}
	g = place(t, "russia movement 3\nru.27-3 40.20\nru.30-4 30.20\nge.fa-kbg 42.20\nge.1-1 50.20")
	g.Do("pick ru.27-3", "step 41.20")
	if hex, st := g.Record("ge.fa-kbg"); hex != "" || st["gone"] != "eliminated" {
		t.Errorf("it finds nobody and is lost: %s %v", hex, st)
	}
}

// 9.5.1a: who is displaced spends no points, until the Post-Combat Phase is over.
func TestDisplacedArtilleryRests(t *testing.T) {
	rulestest.Cite(t, "9.5.1a", "5.4.10b")
	g := place(t, "central movement 3\nge.fa-kbg 44.20 {\"displaced\":true}\nge.1-1 44.20\nru.27-3 30.20")
	g.Refuses("pick ge.fa-kbg", "9.5.1a")
	g = place(t, "central post-combat 3\nge.fa-kbg 44.20 {\"displaced\":true}\nge.1-1 44.20\nge.1-c 42.20\nru.27-3 41.20")
	if !g.flag("ge.fa-kbg", "displaced") {
		t.Fatal("the marker is off before the phase is over")
	}
	g.Do("done")
	if g.flag("ge.fa-kbg", "displaced") {
		t.Error("the marker is still on it after the phase")
	}
}

// 9.8.1: a Corps Train alone in an enemy zone goes back three hexes and over to its
// extended side.
func TestTrainsRetreat(t *testing.T) {
	rulestest.Cite(t, "9.8", "9.8.1")
	g := place(t, "russia movement 3\nru.27-3 40.20\nru.30-4 30.20\nge.train-1 42.20\nge.2-1 50.22")
	g.Do("pick ru.27-3", "step 41.20")
	g.Stage("displace", "central")
	if got := g.Hexes("displace", ""); !strings.Contains(got, "45.20") || strings.Contains(got, "44.20") {
		t.Errorf("to retreat to: %s", got)
	}
	g.Do("displace 45.20")
	if hex, st := g.Record("ge.train-1"); hex != "45.20" || st["extended"] != true {
		t.Errorf("%s %v", hex, st)
	}
	g.Stage("moving", "russia")
}

// The other side sees no more of an order than that nothing happens.
func TestOrdersAreSecret(t *testing.T) {
	rulestest.Cite(t, "4.2.6")
	g := &game{language.SetUp(t, rules.Setup{Scenario: "tannenberg", Turn: 1, Side: "central", Phase: "attachment"})}
	a := rules.Action{Verb: "order", Unit: "ge.1-c", Choice: "stay"}
	if rules.Public(g.P, a).Verb != "" {
		t.Error("the order is told")
	}
	for _, e := range g.Do("order ge.1-c =stay") {
		if e.SeenBy("russia").Kind != "" {
			t.Errorf("%+v", e)
		}
	}
}
