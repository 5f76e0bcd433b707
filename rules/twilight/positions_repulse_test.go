package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// Positions put to case 8.5: Repulse.

// Cavalry and infantry attempt no Repulse together, not even as one force, for they never
// attack together (10.1.4); of two formations an Asset Unit goes with whichever attempts
// it (6.4.1).
func TestWhoAttemptsARepulseTogether(t *testing.T) {
	rulestest.Cite(t, "8.5.1", "10.1.4", "6.4.1")
	g := battlefield(t, `russia movement 3
		ru.25-3 18.30
		ru.27-3 18.30 {"lost":1}
		ru.1-c 18.30
		ru.kowno 18.30
		ru.grodno 18.30
		ru.1-hv 18.30
		ge.masurian 19.30`)
	g.Do("pick ru.1-c", "add ru.kowno")
	g.Refuses("repulse 19.30", "10.1.4")
	g.Do("drop ru.1-c", "add ru.grodno")
	if !g.Offers("repulse 19.30") {
		t.Error("two Asset Units cannot attempt it")
	}
	g.Do("add ru.25-3")
	g.Refuses("repulse 19.30", "8.5.1") // three combat units
	g.Do("drop ru.grodno", "drop ru.25-3", "add ru.27-3", "add ru.1-hv")
	if !g.Offers("repulse 19.30") {
		t.Error("the weaker formation with an Asset Unit and guns is one force")
	}
	g.Do("drop ru.27-3", "drop ru.kowno")
	g.Refuses("repulse 19.30", "8.5.1") // guns alone
}

// A Repulse has its odds from the shifts as well: 5:1 with a flank succeed without a roll,
// and less than 3:1 fails without one (8.5.2). It takes a point.
func TestSureRepulses(t *testing.T) {
	rulestest.Cite(t, "8.5.1", "8.5.2")
	for _, c := range []struct {
		units, stage string
		left         float64
	}{
		{"ru.25-3 18.30 {\"lost\":5}\nge.masurian 19.30 {\"lost\":1}", "retreat", 6}, // 5:1, in the zone of all around: 7:1
		{"ru.25-3 18.30 {\"lost\":3}\nru.27-3 18.31\nge.masurian 19.30\nge.1-1 19.29", "repulse", 6},
		{"ru.25-3 18.30 {\"lost\":6}\nge.masurian 19.30\nge.1-1 19.29\nge.2-1 20.31", "moving", 6},  // 4 against 2
		{"ru.25-3 18.30 {\"lost\":5}\nge.masurian 19.30\nge.1-1 19.29\nge.2-1 20.31", "repulse", 6}, // 5 against 2 are 3:1
	} {
		g := battlefield(t, "russia movement 3\n"+c.units)
		g.Do("pick ru.25-3", "repulse 19.30")
		if s := g.P.Status().Stage; s != c.stage {
			t.Errorf("%s: it leads to %q, want %q", c.units, s, c.stage)
		}
		if left := g.figure("ru.25-3", "left"); left != c.left*parts {
			t.Errorf("%s: %v points are left", c.units, left/parts)
		}
	}
}

// In a retreat a force of more than two combat units attempts it with two: its formation
// and the strongest Asset Unit of the same arm; a failure costs those a step each. Units
// at half their strength do not (8.2.5).
func TestWhoPushesInARetreat(t *testing.T) {
	rulestest.Cite(t, "8.5.1", "8.5.4", "8.2.5")
	text := `central attack 3
		ru.25-3 19.30 %
		ru.kowno 19.30 {"lost":1}
		ru.grodno 19.30
		ge.1-1 18.30
		ge.2-1 18.31
		ge.35-17 18.31`
	retreat := func(state string) *game {
		g := battlefield(t, strings.ReplaceAll(text, "%", state))
		g.assault("19.30", "ge.1-1", "ge.2-1", "ge.35-17")
		if g.Offers("ready") {
			g.Do("ready")
		}
		g.Throw("roll", 1, 1)
		for range 6 {
			if s := g.P.Status(); s.Stage == "retreat" && s.ToAct == "russia" {
				return g
			}
			g.Do(g.All()[0])
		}
		t.Fatalf("%+v", g.P.Status())
		return nil
	}
	g := retreat("{}")
	lost := [2]float64{g.figure("ru.25-3", "lost"), g.figure("ru.grodno", "lost")}
	g.Do("push ru.25-3 18.30") // too weak
	if g.figure("ru.25-3", "lost") != lost[0]+1 || g.figure("ru.grodno", "lost") != lost[1]+1 || g.figure("ru.kowno", "lost") != 1 {
		t.Errorf("lost: %v, %v, %v", g.figure("ru.25-3", "lost"), g.figure("ru.grodno", "lost"), g.figure("ru.kowno", "lost"))
	}
	g.Stage("retreat", "russia")
	if got := g.Units("push"); got != "" {
		t.Errorf("%s can push again", got)
	}
	g = retreat(`{"half":2}`)
	g.Refuses("push ru.25-3 18.30", "8.2.5")
}

// A Repulse pushes a small unit away that holds another one by its marker: the marker goes,
// and who was held goes on. Whoever enters a hex at which a marker points stops there, and
// can still attempt a Repulse or dig (8.4, 8.4.2, 8.4.3).
func TestARepulseFreesThePinned(t *testing.T) {
	rulestest.Cite(t, "8.4", "8.4.2", "8.4.3", "8.5.3")
	g := place(t, `russia counter-movement 3
		ru.kowno 41.20 {"lost":2,"aim":`+aimOf(t, "41.20", "41.19")+`}
		ru.30-4 30.20
		ge.1-1 41.19
		ge.2-1 41.19`)
	g.Do("pick ge.1-1")
	g.denied("step", "", "41.18", "8.4.2")
	g.Do("repulse 41.20", "retreat 40.21 41.20", "retreat 39.21 40.21")
	g.Throw("roll", 3, 4) // 7 on 7
	g.is("ru.kowno", "39.21 lost 2")
	g.Stage("moving", "central")
	if !g.Offers("step 41.18") || !g.Offers("step 41.20") {
		t.Errorf("it goes to %s", g.Hexes("step", ""))
	}
	g = place(t, "russia counter-movement 3\nru.27-3 41.20 {\"aim\":"+aimOf(t, "41.20", "42.20")+"}\nru.30-4 30.20\nge.1-1 43.19\nge.35-17 60.20")
	g.Do("pick ge.1-1", "force ge.1-1", "step 42.20")
	g.denied("step", "", "43.19", "8.4.2")
	if got := g.All(); strings.Join(got, "|") != "halt|repulse 41.20|dig ge.1-1" {
		t.Errorf("it can do %v", got)
	}
}
