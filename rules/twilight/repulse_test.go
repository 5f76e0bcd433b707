package twilight_test

import (
	"fmt"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// The first example of 8.5: a division pushes an Asset Unit away and moves on; who is
// stacked with it is not touched.
func TestRepulseWhileMoving(t *testing.T) {
	rulestest.Cite(t, "8.5.1", "8.5.2", "8.5.3", "8.5.5", "6.4.2")
	text := "russia movement 3\nru.25-3 18.30 {\"lost\":3}\nru.27-3 18.30\nge.masurian 19.30\nge.1-1 19.29\n"
	g := battlefield(t, text)
	g.Do("pick ru.25-3", "repulse 19.30")
	g.Stage("repulse", "russia")
	if s := g.sheet(); s.Attacker.Strength != 7 || s.Defender.Strength != 2 || s.Ratio != "4:1" || s.Column != "4:1" {
		t.Errorf("it is %d against %d at %s, shifted to %s by %+v", s.Attacker.Strength, s.Defender.Strength, s.Ratio, s.Column, s.Shifts)
	}
	g.Throw("roll", 3, 5)
	g.Stage("retreat", "central")
	g.Do("retreat 20.31 19.30", "retreat 21.31 20.31")
	g.Stage("repulse-check", "central")
	g.Throw("roll", 5, 5) // against 8: an Asset Unit loses a step instead of a level
	g.is("ge.masurian", "21.31 lost 1", "ru.25-3", "18.30 lost 3", "ru.27-3", "18.30")
	g.Stage("moving", "russia")
	if g.Hexes("step", "") == "" {
		t.Error("it cannot go on")
	}
	// Under an improved position the black retreat is ignored: the Repulse fails, costs a
	// step, and the unit goes no farther.
	g = battlefield(t, text+`state {"works":[{"hex":"19.30","level":1,"side":"central"}]}`)
	g.Do("pick ru.25-3", "repulse 19.30")
	if got := g.sheet().Column; got != "3:1" { // no artillery to negate the shift
		t.Errorf("the column is %s", got)
	}
	g.Throw("roll", 3, 5)
	g.is("ge.masurian", "19.30", "ru.25-3", "18.30 lost 4")
	if g.P.Status().Stage == "moving" {
		if got := g.Hexes("step", ""); got != "" {
			t.Errorf("it can go to %s", got)
		}
		g.Do("halt")
	}
	g.Do("pick ru.27-3")
	if g.Hexes("step", "") == "" {
		t.Error("whoever took no part cannot go on")
	}
}

func TestRepulseFailsInMovement(t *testing.T) {
	rulestest.Cite(t, "8.5.4")
	g := battlefield(t, "russia movement 3\nru.25-3 18.30\nge.1-1 19.30")
	g.Do("pick ru.25-3", "repulse 19.30") // 1:2, no roll
	g.is("ru.25-3", "18.30 lost 1", "ge.1-1", "19.30")
	if got := g.Hexes("step", ""); got != "" {
		t.Errorf("it can go to %s", got)
	}
	if !g.Offers("prepare 19.30") {
		t.Error("it cannot prepare an attack either")
	}
}

func TestWhoAttemptsARepulse(t *testing.T) {
	rulestest.Cite(t, "8.5", "8.5.1", "7.3.1")
	g := battlefield(t, "russia movement 3\nru.25-3 18.30 {\"status\":4}\nru.27-3 18.30\nru.28-20 18.30\nge.masurian 19.30")
	g.Do("pick ru.25-3")
	g.Refuses("repulse 19.30", "8.5.1") // demoralized
	g.Refuses("repulse 18.31", "8.5")   // nobody there
	g.Do("halt", "pick ru.27-3", "add ru.28-20")
	g.Refuses("repulse 19.30", "8.5.1") // two forces
	g = battlefield(t, "russia movement 3\nru.25-3 18.30\nge.fort-kulm 19.30")
	g.Do("pick ru.25-3")
	g.Refuses("repulse 19.30", "8.5.1") // a fortress unit
	g = battlefield(t, "central movement 3\nge.1-1 15.17\nru.kowno 14.17")
	g.Do("pick ge.1-1")
	g.Refuses("repulse 14.17", "8.5.1") // over a major river
}

// The second example of 8.5: in a retreat of three hexes a division pushes an Asset Unit
// out of its way, at 7:1 without a roll, and goes on; not a second time.
func TestRepulseWhileRetreating(t *testing.T) {
	rulestest.Cite(t, "8.5.1", "8.5.2", "11.2.6")
	g := place(t, `central attack 3
		ru.25-3 19.30 {"lost":5}
		ge.1-1 18.30
		ge.2-1 18.30
		ge.masurian 20.32 {"lost":1}`)
	g.assault("19.30", "ge.1-1", "ge.2-1")
	g.Throw("roll", 2, 2)
	for g.P.Status().ToAct == "central" {
		t.Fatalf("it is at %+v, %v", g.P.Status(), g.All())
	}
	g.Stage("retreat", "russia")
	g.Do("retreat 20.31 19.30")
	g.is("ru.25-3", "20.31 lost 5 status 1")
	g.Do("push ru.25-3 20.32")
	g.Stage("retreat", "central")
	g.Do("retreat 20.33 20.32", "retreat 20.34 20.33")
	g.Stage("repulse-check", "central")
	g.Throw("roll", 3, 4)
	g.is("ge.masurian", "20.34 lost 1")
	g.Stage("retreat", "russia")
	if got := g.Units("push"); got != "" {
		t.Errorf("%s can push again", got)
	}
}

// Who defends against a Repulse makes a check, who is withheld from it only retreats:
// cavalry never stands beside infantry. A marker of a prepared attack is taken off.
func TestWhoSuffersARepulse(t *testing.T) {
	rulestest.Cite(t, "8.5.3", "8.4.3", "8.5.5")
	aim := aimOf(t, "19.30", "18.30")
	g := battlefield(t, "central movement 3\nge.1-1 18.30\nru.25-3 19.30 {\"lost\":8,\"aim\":"+aim+"}\nru.1-c 19.30 {\"lost\":2}\nru.27-3 24.33")
	g.Do("pick ge.1-1", "repulse 19.30")
	if g.P.Status().Stage == "repulse" {
		g.Throw("roll", 1, 1)
	}
	for range 2 {
		g.Stage("retreat", "russia")
		g.Do("retreat " + lastOf(g.Hexes("retreat", "")) + " " + g.at("ru.25-3"))
	}
	if g.at("ru.25-3") != g.at("ru.1-c") {
		t.Error("they do not go back together")
	}
	if g.figure("ru.25-3", "aim") != 0 {
		t.Error("the marker is still there")
	}
	g.Stage("repulse-check", "russia")
	before := [2]float64{g.figure("ru.25-3", "status"), g.figure("ru.1-c", "status")}
	g.Throw("roll", 6, 6)
	if a, b := g.figure("ru.25-3", "status"), g.figure("ru.1-c", "status"); a != before[0]+1 || b != before[1] {
		t.Errorf("the infantry is at %v, the cavalry that was withheld at %v; before at %v", a, b, before)
	}
}

// The marker of a stack that is pushed away goes even if the stack cannot retreat.
func TestAMarkerThatCannotRetreat(t *testing.T) {
	rulestest.Cite(t, "8.4.3")
	aim := aimOf(t, "19.30", "18.30")
	g := battlefield(t, "central movement 3\nge.1-1 18.30\nge.2-1 19.29\nge.35-17 20.30\nge.36-17 20.31\nge.37-20 19.31\nge.41-20 18.31\n"+
		"ru.25-3 19.30 {\"lost\":6,\"aim\":"+aim+"}")
	g.Do("pick ge.1-1", "repulse 19.30")
	if g.P.Status().Stage == "repulse" {
		g.Throw("roll", 1, 1)
	}
	if g.P.Status().Stage == "retreat" {
		g.Do("stand 19.30") // it could try a Repulse itself
	}
	if at := g.at("ru.25-3"); at != "19.30" || g.figure("ru.25-3", "lost") == 6 {
		t.Fatalf("it was not pushed away: it is in %s, %v", at, g.P.Status())
	}
	if g.figure("ru.25-3", "aim") != 0 {
		t.Error("the marker is still there")
	}
}

// aimOf is the marker of a prepared attack from a hex on another one.
func aimOf(t *testing.T, from, to string) string {
	t.Helper()
	b := ruleset(t).Board()
	a, _ := b.Find(from)
	c, _ := b.Find(to)
	d, _ := b.DirectionTo(a, c)
	return fmt.Sprint(int(d) + 1)
}

// A Repulse that fails costs each combat unit that tried a step; they try no other one and
// do nothing any more but prepare an attack or dig.
func TestAFailedRepulse(t *testing.T) {
	rulestest.Cite(t, "8.5.4")
	g := battlefield(t, "russia movement 3\nru.25-3 18.30\nru.kowno 18.30\nru.1-hv 18.30\nge.1-1 19.30")
	g.Do("pick ru.25-3", "add ru.kowno", "add ru.1-hv", "repulse 19.30")
	g.is("ru.25-3", "18.30 lost 1", "ru.kowno", "18.30 lost 1", "ru.1-hv", "18.30")
	g.Refuses("repulse 19.30", "8.5.4")
	g.Refuses("step 17.30", "8.5.4")
	if !g.Offers("prepare 19.30") || !g.Offers("dig ru.25-3") {
		t.Errorf("there are %v", g.All())
	}
}

// A Repulse that must fail is said to, to the side that would attempt it, and no computer
// player attempts it; one that need not fail is left alone (8.5.2).
func TestARepulseThatMustFailIsNamed(t *testing.T) {
	for _, c := range []struct{ units, want string }{
		{"ru.25-3 18.30\nge.1-1 19.30", "10:16 as seen, fails below 3:1"},
		{"ru.25-3 18.30\nge.masurian 19.30\nge.1-1 19.29", ""},
	} {
		g := battlefield(t, "russia movement 3\n"+c.units)
		g.Do("pick ru.25-3")
		a := rules.Action{Verb: "repulse", Hex: "19.30"}
		if got := rules.Sit(g.P, "russia").Forlorn(a); got != c.want {
			t.Errorf("%s: of the Repulse is said %q, want %q", c.units, got, c.want)
		}
		if got := rules.Sit(g.P, "central").Forlorn(a); got != "" {
			t.Errorf("the enemy is told %q", got)
		}
	}
}
