package twilight_test

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// Two hexes of a Repulse are a retreat for any reason: who ends farther from all sources of
// its supply loses a level for it, besides what the enemy's zones take.
func TestPushedAwayFromSupply(t *testing.T) {
	rulestest.Cite(t, "11.2.3")
	levels := func(depot string) float64 {
		g := place(t, "central movement 3\nge.1-1 18.30\nge.2-1 19.29\nge.35-17 18.31\nge.36-17 19.31\nge.depot-8-major 17.20\n"+
			"ru.25-3 19.30 {\"lost\":8}\nru.depot-1-army-major "+depot)
		g.Do("pick ge.1-1", "repulse 19.30")
		if g.P.Status().Stage == "repulse" {
			g.Throw("roll", 1, 1)
		}
		for _, hex := range []string{"20.31", "21.31"} {
			g.Do("retreat " + hex + " " + g.at("ru.25-3"))
		}
		g.Stage("repulse-check", "russia")
		g.Throw("roll", 1, 1)
		return g.figure("ru.25-3", "status")
	}
	if away, towards := levels("13.30"), levels("25.30"); away != towards+1 {
		t.Errorf("away from its supply its status is %v, towards it %v", away, towards)
	}
}

// A garrison that a retreat has led out of its place is free, and stays so if it comes
// back: one that was never driven out does not leave it.
func TestADrivenOutGarrisonIsFree(t *testing.T) {
	rulestest.Cite(t, "12.4.1")
	g := place(t, "central attack 3\nge.1-1 46.39\nge.2-1 46.39\nru.lomza 47.39\nru.25-3 40.40\nge.depot-8-major 50.36")
	g.assault("47.39", "ge.1-1", "ge.2-1")
	g.Throw("roll", 2, 2)
	g.Stage("retreat", "russia")
	g.Do("retreat " + split(g.Hexes("retreat", ""))[0] + " 47.39")
	if !g.flag("ru.lomza", "freed") {
		t.Error("it is still a garrison")
	}
	g = place(t, "russia movement 3\nru.lomza 47.39\nru.25-3 30.20\nge.1-1 60.19")
	g.Refuses("pick ru.lomza", "12.4.1")
	place(t, "russia movement 3\nru.lomza 47.39 {\"freed\":true}\nge.1-1 60.19").Do("pick ru.lomza")
}

// A stack that a Repulse in another combat has pushed away does not make the attack that
// was announced for it.
func TestPushedAwayFromItsAttack(t *testing.T) {
	rulestest.Cite(t, "8.5.3", "10.1")
	g := place(t, `central attack 3
		ru.25-3 19.30 {"lost":5}
		ge.1-1 18.30
		ge.2-1 18.30
		ge.masurian 20.32 {"lost":1}
		ru.kowno 21.32`)
	g.announce("19.30", "ge.1-1", "ge.2-1")
	g.announce("21.32", "ge.masurian")
	g.Do("done", "fight 19.30")
	g.arm()
	for g.P.Status().Stage == "muster" {
		g.Do("ready")
	}
	g.Throw("roll", 2, 2)
	g.Do("retreat 20.31 19.30", "push ru.25-3 20.32")
	g.Stage("retreat", "central")
	for g.P.Status().Stage == "retreat" && g.P.Status().ToAct == "central" {
		g.Do("retreat " + split(g.Hexes("retreat", ""))[0] + " " + g.at("ge.masurian"))
	}
	g.Throw("roll", 1, 1)
	var events []rules.Event
	for range 30 {
		switch s := g.P.Status(); {
		case s.Phase != "attack":
		case s.Stage == "retreat":
			events = append(events, g.Do("retreat "+split(g.Hexes("retreat", ""))[0]+" "+g.at("ru.25-3"))...)
		case s.Stage == "lose":
			events = append(events, g.Do("lose-all")...)
		case s.Stage == "advance":
			events = append(events, g.Do("done")...)
		default:
			events = append(events, g.Throw("roll", 1, 1)...)
		}
	}
	called := slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == "no-attack" && slices.Contains(e.Hexes, "21.32") })
	if g.P.Status().Phase == "attack" || !called || g.flag("ge.masurian", "clashed") {
		t.Errorf("from %s it still attacks: %+v", g.at("ge.masurian"), g.P.Status())
	}
}
