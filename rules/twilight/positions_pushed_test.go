package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// pushedBeside has a Repulse of a stack that retreats push an Asset Unit away that was to
// attack 21.32, with a marker or without, and lead it back beside that hex; the combat is
// carried on to its end.
func pushedBeside(t *testing.T, aim string) *game {
	t.Helper()
	g := place(t, `central attack 3
		ru.25-3 19.30
		ge.1-1 18.30
		ge.2-1 18.30
		ge.masurian 20.32 `+aim+`
		ge.35-17 21.33
		ru.kowno 21.32
		ru.grodno 21.32`)
	g.announce("19.30", "ge.1-1", "ge.2-1")
	if aim == "" {
		g.announce("21.32", "ge.masurian")
	}
	g.Do("done", "fight 19.30")
	g.arm()
	g.Throw("roll", 1, 1) // R3
	g.Do("retreat 20.31 19.30", "push ru.25-3 20.32", "retreat 20.33 20.32", "retreat 21.33 20.33")
	g.is("ge.masurian", "21.33 lost 1")
	g.Throw("roll", 1, 1)
	for g.P.Status().Stage != "order" {
		switch s := g.P.Status(); s.Stage {
		case "retreat":
			g.Do("retreat " + split(g.Hexes("retreat", ""))[0] + " " + g.at("ru.25-3"))
		case "lose":
			g.Do("lose-all")
		case "advance":
			g.Do("done")
		case "check", "losses":
			g.Throw("roll", 1, 1)
		default:
			t.Fatalf("it is at %+v: %v", s, g.All())
		}
	}
	return g
}

// Whom a Repulse has pushed away from a prepared attack, but who is beside its hex again,
// may make it without the marker, for no shift and no point, or call it off (Rulings).
func TestPushedAwayAndBesideItAgain(t *testing.T) {
	rulestest.Cite(t, "8.4.3", "10.3.1")
	aim := `{"aim":` + aimOf(t, "20.32", "21.32") + `}`
	for _, marker := range []string{aim, ""} {
		g := pushedBeside(t, marker)
		g.Stage("order", "central")
		if g.figure("ge.masurian", "aim") != 0 {
			t.Error("the marker is still there")
		}
		g.Do("recall 21.32")
		if s := g.P.Status(); s.Phase == "attack" {
			t.Errorf("there is an attack left at %+v", s)
		}
	}
	g := pushedBeside(t, aim)
	g.Do("fight 21.32")
	g.through("muster", "central")
	if got := g.shifts(); strings.Contains(got, "Prepared") {
		t.Errorf("the shifts are %q", got)
	}
	if got := g.Units("commit"); got != "ge.35-17" {
		t.Errorf("%q can join", got)
	}
	before := g.points("central")
	g.Do("ready")
	g.Throw("roll", 3, 4)
	g.Throw("roll", 1, 1)
	for range 20 {
		switch s := g.P.Status(); {
		case s.Phase != "attack":
		case s.Stage == "retreat":
			t.Fatalf("it has to retreat: %v", g.All())
		case s.Stage == "check":
			g.Throw("roll", 1, 1)
		}
	}
	if got := g.points("central"); got != before {
		t.Errorf("the attack earned %d", got-before)
	}
}

// An announced attack whose units were not pushed away has to be made.
func TestAnnouncedAttacksAreMade(t *testing.T) {
	rulestest.Cite(t, "10.2")
	g := battlefield(t, "russia attack 3\nge.1-1 19.30\nge.2-1 18.31\nru.25-3 18.30\nru.28-20 17.30")
	g.announce("19.30", "ru.25-3")
	g.announce("18.31", "ru.28-20")
	g.Do("done")
	g.Stage("order", "russia")
	g.Refuses("recall 19.30", "10.2")
	g.Refuses("recall 18.30", "10.2")
}

// A stack that is pushed away in the Counter Movement Phase loses its marker: it need not
// attack any more, and if it does that is no prepared attack.
func TestPushedAwayBeforeTheAttackPhase(t *testing.T) {
	rulestest.Cite(t, "8.4.3")
	g := place(t, "russia counter-movement 3\nru.depot-1-army-major 26.33\nge.1-1 19.30\nge.2-1 21.31\nru.54-r 16.30\nru.grodno 21.30\nru.kowno 20.31 {\"aim\":"+aimOf(t, "20.31", "21.31")+"}")
	g.Do("pick ge.1-1", "repulse 20.31")
	if g.P.Status().Stage == "repulse" {
		g.Throw("roll", 1, 1)
	}
	g.Do("retreat 21.30 20.31", "retreat 22.31 21.30")
	if g.P.Status().Stage == "repulse-check" {
		g.Throw("roll", 1, 1)
	}
	if got := g.at("ru.kowno"); got != "22.31" || g.figure("ru.kowno", "aim") != 0 {
		t.Fatalf("it is in %q, with a marker %v", got, g.figure("ru.kowno", "aim"))
	}
	for g.P.Status().Phase != "attack" {
		if g.Offers("halt") {
			g.Do("halt")
			continue
		}
		g.Do("done")
	}
	if len(g.P.View("russia").Declared) != 0 || !g.Offers("attack 21.31") {
		t.Errorf("it attacks %+v; there are %v", g.P.View("russia").Declared, g.All())
	}
	g.assault("21.31", "ru.kowno")
	if got := g.shifts(); strings.Contains(got, "Prepared") {
		t.Errorf("the shifts are %q", got)
	}
}

// Artillery that is displaced loses its marker, which would point elsewhere from where it
// comes to: it pins nobody there, and attacks no more.
func TestDisplacedArtilleryLosesItsMarker(t *testing.T) {
	rulestest.Cite(t, "9.5.1")
	aim := aimOf(t, "18.30", "18.31")
	g := battlefield(t, "russia counter-movement 3\nge.1-1 20.30\nge.2-1 16.31\nru.54-r 16.30\nru.1-hv 18.30 {\"aim\":"+aim+"}")
	g.Do("pick ge.1-1", "step 19.30")
	for g.P.Status().Stage == "displace" {
		g.Do("displace " + split(g.Hexes("displace", ""))[0])
	}
	if got := g.at("ru.1-hv"); got != "16.30" || g.figure("ru.1-hv", "aim") != 0 || !g.flag("ru.1-hv", "displaced") {
		t.Errorf("the guns are in %s with a marker %v", got, g.figure("ru.1-hv", "aim"))
	}
	if g.Offers("halt") {
		g.Do("halt")
	}
	g.Do("pick ge.2-1")
	if g.Hexes("step", "") == "" {
		t.Error("the marker pins a division beside the guns")
	}
}
