package twilight_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// Goltz arrives in turn 5 by rail, in 88.29 or 88.38.
func TestReinforcementsArriveOrAreHeldBack(t *testing.T) {
	rulestest.Cite(t, "5.4.1", "16.1")
	g := place(t, "central reinforcement 5\nge.1-1 61.30\nge.goltz off")
	g.Stage("reinforce", "central")
	if got := g.Hexes("enter", "ge.goltz"); got != "88.29 88.38" {
		t.Errorf("enters in %q", got)
	}
	g.Refuses("enter ge.goltz 80.40", "16.1")
	g.Refuses("enter ge.1-1 88.29", "16.1")
	late := place(t, "central reinforcement 6\nge.1-1 61.30\nge.goltz off") // held back for a turn
	late.Do("enter ge.goltz 88.38")
	hex, state := late.Record("ge.goltz")
	train, _ := state["train"].(map[string]any)
	if hex != "88.38" || train["mode"] != 3.0 {
		t.Errorf("in %s with %v", hex, state)
	}
	if early := place(t, "central reinforcement 4\nge.1-1 61.30\nge.goltz off"); early.P.Status().Stage == "reinforce" {
		t.Error("Goltz may arrive in turn 4")
	}
	g.Do("done")
	if hex, _ := g.Record("ge.goltz"); hex != "" {
		t.Error("Goltz cannot be held back")
	}
}

// The enemy next to both hexes: the nearest railway hex of a German edge is 88.30.
func TestABarredEntryIsReplaced(t *testing.T) {
	rulestest.Cite(t, "16.1", "1.2.1")
	g := place(t, `central reinforcement 5
		ge.1-1 61.30
		ge.goltz off
		ru.25-3 88.38`)
	if got := g.Hexes("enter", "ge.goltz"); got != "88.29" {
		t.Errorf("one hex held: %q", got)
	}
	g = place(t, `central reinforcement 5
		ge.1-1 61.30
		ge.goltz off
		ru.25-3 88.38
		ru.27-3 87.28`)
	if got := g.Hexes("enter", "ge.goltz"); got != "88.42" && got != "88.30" {
		t.Errorf("both barred: %q", got)
	}
	// On foot into the rear: the First Rifle Brigade is barred from Nowogeorgiewsk.
	g = place(t, `russia reinforcement 5
		ru.25-3 30.20
		ru.1-rf off
		ge.1-1 61.49`)
	if !g.Offers("enter ru.1-rf 13.30") || g.Offers("enter ru.1-rf 88.30") || g.Offers("enter ru.1-rf 61.49") {
		t.Errorf("on foot: %q", g.Hexes("enter", "ru.1-rf"))
	}
}

func TestReinforcementsAllAtOnce(t *testing.T) {
	rulestest.Cite(t, "16.1", "16.3")
	g := place(t, `russia reinforcement 7
		ru.25-3 36.19
		ru.1-rf-22 off
		ru.2-rf-22 off
		ru.train-22 off
		ru.depot-10-army-major off
		ru.3-rf-22 off`)
	g.Do("enter-auto")
	for unit, mode := range map[string]any{"ru.1-rf-22": 3.0, "ru.train-22": 3.0, "ru.depot-10-army-major": nil} {
		hex, state := g.Record(unit)
		train, _ := state["train"].(map[string]any)
		if hex != "13.29" || train["mode"] != mode {
			t.Errorf("%s in %q with %v", unit, hex, state)
		}
	}
	if hex, _ := g.Record("ru.3-rf-22"); hex != "" {
		t.Error("who is due in turn 8 arrives in turn 7")
	}
}

func TestWithdrawalsAndReleases(t *testing.T) {
	rulestest.Cite(t, "3.3.5", "3.3.6", "16.2")
	g := place(t, "russia reinforcement 9\nru.25-3 36.19\nru.det-4-16-6 36.41")
	if hex, state := g.Record("ru.det-4-16-6"); hex != "" || state["gone"] != "withdrawn" {
		t.Errorf("the detachment is in %q: %v", hex, state)
	}
	g = start(t, "tannenberg", 1)
	released := func(events []rules.Event) bool {
		for _, e := range events {
			if e.Kind == "release" {
				return true
			}
		}
		return false
	}
	var told bool
	for g.P.Status().Turn < 2 || g.P.Status().Phase != "movement" {
		told = released(g.on()) || told
	}
	if !told || !g.Offers("pick ru.56-r-26-r") {
		t.Error("56 r is not released in turn 2")
	}
}

// Who is released in a turn is free from its beginning, and told so then, whoever's player
// turn comes first; the other side is told nothing.
func TestReleasedAsTheTurnBegins(t *testing.T) {
	rulestest.Cite(t, "3.3.5")
	g := place(t, `russia weather 2
		ru.25-3 36.19
		ge.kg-div-kg 60.17
		ge.9-lw-kg 60.17
		ge.fortress-koenigsberg-1 60.17
		ge.fort-koenigsberg-2 59.16`)
	var told []rules.Event
	for g.P.Status().Phase != "counter-movement" {
		for _, e := range g.on() {
			if e.Kind == "release" {
				told = append(told, e)
			}
		}
		if g.P.Status().Phase == "attachment" && len(told) != 1 {
			t.Fatalf("%d releases are told as the turn begins", len(told))
		}
	}
	if len(told) != 1 || told[0].Side != "central" || told[0].Text != "Released: Königsberg Infantry Division." || told[0].SeenBy("russia").Text != "" {
		t.Errorf("told is %+v", told)
	}
	g.Do("pick ge.kg-div-kg")
	if !g.Offers("step 61.17") {
		t.Errorf("it may go to %s only", g.Hexes("step", ""))
	}
	g.Do("halt", "pick ge.9-lw-kg")
	g.Refuses("step 61.17", "12.4.1") // in turn 4
}

// The train comes back in the third Reinforcement Phase after its loss, in a station far
// from the enemy; a depot at the edge.
func TestSupplyUnitsComeBack(t *testing.T) {
	rulestest.Cite(t, "16.4")
	g := place(t, `russia reinforcement 5
		ru.25-3 36.19
		ge.1-1 37.19
		ru.train-3 off {"gone":"eliminated","back":1}
		ru.depot-1-army-major off {"gone":"eliminated","back":2}`)
	if g.Units("enter") == "" || g.Hexes("enter", "ru.train-3") != "" {
		t.Fatalf("%v", g.All())
	}
	if !g.Offers("enter ru.depot-1-army-major 13.16") {
		t.Errorf("the depot may come in by %q", g.Hexes("enter", "ru.depot-1-army-major"))
	}
	g = place(t, `russia reinforcement 5
		ru.25-3 36.19
		ge.1-1 37.19
		ru.train-3 off {"gone":"eliminated","back":2}`)
	if !g.Offers("enter ru.train-3 28.16") || g.Offers("enter ru.train-3 33.17") || g.Offers("enter ru.train-3 29.16") {
		t.Errorf("the train may come in by %q", g.Hexes("enter", "ru.train-3"))
	}
	g.Do("enter ru.train-3 28.16")
	if hex, state := g.Record("ru.train-3"); hex != "28.16" || state["back"] != nil {
		t.Errorf("the train is in %q: %v", hex, state)
	}
}

// A new Corps Train or depot comes in in the area of its own army.
func TestSupplyUnitsComeBackInTheirArea(t *testing.T) {
	rulestest.Cite(t, "16.4")
	for army, there := range map[string]bool{"1r": true, "2r": false} {
		g := place(t, `russia reinforcement 5
			state {"boundaries":[{"armies":["1r","2r"],"between":["39.28","39.29"],"bearing":"se"}]}
			ru.25-3 36.19
			ge.1-1 37.19
			ru.train-3 off {"gone":"eliminated","back":2,"army":"`+army+`"}
			ru.depot-1-army-major off {"gone":"eliminated","back":2,"army":"`+army+`"}`)
		if g.Offers("enter ru.train-3 28.16") != there || g.Offers("enter ru.depot-1-army-major 13.16") != there {
			t.Errorf("under %s: %s and %s", army, g.Hexes("enter", "ru.train-3"), g.Hexes("enter", "ru.depot-1-army-major"))
		}
	}
}
