package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// Positions put to cases 7.4 and 8.6 to 8.9: tasks.

// A unit that is out of supply goes on neither with recovery nor with leaving disorder,
// and loses its marker; one in low supply goes on.
func TestRestEndsOutOfSupply(t *testing.T) {
	rulestest.Cite(t, "8.6.2", "7.4.2", "14.5.2")
	for state, goesOn := range map[string]bool{
		`"status":2,"task":"recovery","spent":252`:                             true,
		`"status":2,"task":"recovery","spent":252,"supply":"low"`:              true,
		`"status":2,"task":"recovery","spent":252,"supply":"out"`:              false,
		`"status":4,"disorder":1,"task":"recovery","spent":252`:                false,
		`"status":4,"disorder":2,"task":"disorder","spent":252`:                true,
		`"status":4,"disorder":2,"task":"disorder","spent":252,"supply":"out"`: false,
		`"task":"digging","spent":252,"supply":"out"`:                          true,
	} {
		// Three of the 3 1/2 points of a Counter Movement Phase come on top of the one.
		g := place(t, "central counter-movement 3\nru.27-3 36.19 {"+state+"}\nru.25-3 34.19\nge.1-1 50.19")
		want := 4.0 * parts
		if !goesOn {
			want = 0
		}
		_, now := g.Record("ru.27-3")
		if spent := g.figure("ru.27-3", "spent"); spent != want || (now["task"] != nil) != goesOn {
			t.Errorf("%s: its task is %v with %v points, want %v", state, now["task"], spent/parts, want/parts)
		}
	}
}

// Under a marker of a Prepared Attack a unit in a fortress complex puts no points into
// the recovery that it has begun, and keeps those that it has put in.
func TestNoRestUnderAPreparedAttack(t *testing.T) {
	rulestest.Cite(t, "8.4.2")
	for aim, want := range map[string]float64{
		"0":                        5 * parts,
		aimOf(t, "29.16", "28.16"): 2 * parts,
		aimOf(t, "29.16", "30.16"): 5 * parts, // on another hex
	} {
		g := place(t, `central counter-movement 3
			ru.fortress-kowno-1 28.16
			ru.27-3 28.16 {"status":2,"task":"recovery","spent":504}
			ru.25-3 20.19
			ge.1-1 29.16 {"aim":`+aim+`}`)
		if got := g.figure("ru.27-3", "spent"); got != want {
			t.Errorf("aim %s: %v points are in the task, want %v", aim, got/parts, want/parts)
		}
	}
}

// How far the enemy must be for recovery to begin: three hexes; two behind friends in
// positions; any distance in a fortress complex; five for the demoralized, there too.
func TestWhereRecoveryBegins(t *testing.T) {
	rulestest.Cite(t, "8.6.1")
	works := func(level string, hexes ...string) string {
		text, list := "\nstate {\"works\":[", ""
		for _, h := range hexes {
			if list != "" {
				list += ","
			}
			list += `{"hex":"` + h + `","level":` + level + `,"side":"russia"}`
		}
		return text + list + "]}"
	}
	for name, c := range map[string]struct {
		units string
		ok    bool
	}{
		"two hexes away, nobody between":        {"ru.27-3 36.19 {\"status\":1}\nge.1-1 38.19", false},
		"two hexes away behind friends":         {"ru.27-3 36.19 {\"status\":1}\nru.25-3 37.18\nru.29-20 37.19\nge.1-1 38.19", false},
		"behind friends in positions":           {"ru.27-3 36.19 {\"status\":1}\nru.25-3 37.18\nru.29-20 37.19\nge.1-1 38.19" + works("1", "37.18", "37.19"), true},
		"behind one of two hexes in positions":  {"ru.27-3 36.19 {\"status\":1}\nru.25-3 37.18\nge.1-1 38.19" + works("2", "37.18"), false},
		"in the zone of a position of level 3":  {"ru.27-3 36.19 {\"status\":1}\nru.25-3 37.18\nge.1-1 38.19" + works("3", "37.18"), true},
		"a straight line of two":                {"ru.27-3 36.19 {\"status\":1}\nru.25-3 36.20\nge.1-1 36.21" + works("1", "36.20"), true},
		"demoralized behind positions":          {"ru.27-3 36.19 {\"status\":4}\nru.25-3 37.18\nru.29-20 37.19\nge.1-1 38.19" + works("1", "37.18", "37.19"), false},
		"beside the enemy in a complex":         {"ru.fortress-kowno-1 28.16\nru.27-3 28.16 {\"status\":1}\nge.1-1 29.16", true},
		"two hexes away in a complex":           {"ru.fortress-kowno-1 28.16\nru.27-3 28.16 {\"status\":1}\nge.1-1 30.17", true},
		"beside the enemy in a single fortress": {"ru.fortress-ossowiec 41.35\nru.27-3 41.35 {\"status\":1}\nge.1-1 42.35", false},
		"demoralized in a complex":              {"ru.fortress-kowno-1 28.16\nru.27-3 28.16 {\"status\":4}\nge.1-1 30.17", false},
		"two hexes from the enemy's train":      {"ru.27-3 36.19 {\"status\":1}\nge.train-1 38.19", false},
		"three hexes away":                      {"ru.27-3 36.19 {\"status\":1}\nge.1-1 36.22", true},
	} {
		g := place(t, "russia movement 3\n"+c.units)
		if got := g.Offers("recover ru.27-3"); got != c.ok {
			t.Errorf("%s: recovery is offered: %v", name, got)
		}
	}
}

// More than one unit takes steps of one Ersatz unit in a phase, for whose points it has
// paid once (8.7.2).
func TestErsatzForSeveral(t *testing.T) {
	rulestest.Cite(t, "8.7.2")
	g := place(t, `central movement 3
		ge.1-1 50.19 {"lost":2}
		ge.2-1 50.19 {"lost":1}
		ge.35-17 50.19 {"lost":3}
		ge.kg-ers-kg 50.19
		ru.27-3 36.19`)
	g.Do("ersatz ge.1-1 =ge.kg-ers-kg", "ersatz ge.2-1 =ge.kg-ers-kg")
	g.is("ge.1-1", "50.19", "ge.2-1", "50.19", "ge.kg-ers-kg", "50.19 lost 3")
	if left := g.figure("ge.2-1", "left"); left != 0 {
		t.Errorf("ge.2-1 has %v points left", left/parts)
	}
	g.Refuses("ersatz ge.1-1 =ge.kg-ers-kg", "8.7.1") // nothing left to make good
	g.Do("ersatz ge.35-17 =ge.kg-ers-kg")             // its last step
	g.is("ge.35-17", "50.19 lost 2")
	if hex, _ := g.Record("ge.kg-ers-kg"); hex != "" {
		t.Error("the Ersatz unit is not absorbed")
	}
}

// Who has used points of the phase cannot take replacements in it at once, but the task
// is carried over, and one who joins it later comes to its end with it.
func TestErsatzIsCarriedOver(t *testing.T) {
	rulestest.Cite(t, "8.7.1", "8.9")
	units := "\nge.1-1 50.19 {\"lost\":2}\nge.2-1 50.19 {\"lost\":1}\nge.kg-ers-kg 50.19\nge.36-17 55.19\nru.27-3 36.19"
	g := place(t, "russia counter-movement 3"+units)
	g.Do("ersatz ge.1-1 =ge.kg-ers-kg", "ersatz ge.2-1 =ge.kg-ers-kg")
	for _, u := range []string{"ge.1-1", "ge.2-1", "ge.kg-ers-kg"} {
		if _, st := g.Record(u); st["task"] != "ersatz" || g.figure(u, "spent") != 3*parts {
			t.Errorf("%s: %v", u, st)
		}
	}
	g.Refuses("ersatz ge.1-1 =ge.kg-ers-kg", "8.7")
	g.Refuses("pick ge.1-1", "8.9")
	for range 40 {
		if s := g.P.Status(); s.Phase == "movement" && s.Side == "central" {
			break
		}
		g.on()
	}
	g.is("ge.1-1", "50.19", "ge.2-1", "50.19", "ge.kg-ers-kg", "50.19 lost 3")
	if left := g.figure("ge.1-1", "left"); left != 3*parts {
		t.Errorf("after four more points 3 are left, not %v", left/parts)
	}
}

// An attack takes the markers off; so does a partner who is gone.
func TestErsatzIsBrokenOff(t *testing.T) {
	rulestest.Cite(t, "8.7.1", "8.9.3")
	task := `"task":"ersatz","spent":756`
	g := place(t, "central movement 3\nge.1-1 50.19 {\"lost\":2,"+task+",\"mate\":\"ge.kg-ers-kg\"}\nge.kg-ers-kg 50.21 {"+task+"}\nru.27-3 36.19")
	for _, u := range []string{"ge.1-1", "ge.kg-ers-kg"} {
		if _, st := g.Record(u); st["task"] != nil || st["mate"] != nil || st["spent"] != nil {
			t.Errorf("%s, alone in its hex, is still at it: %v", u, st)
		}
	}
	g = battlefield(t, `russia movement 3
		state {"works":[{"hex":"19.30","level":3,"side":"central"}]}
		ru.25-3 18.30
		ge.1-1 19.30 {"lost":2,`+task+`,"mate":"ge.kg-ers-kg"}
		ge.kg-ers-kg 19.30 {`+task+`}`)
	g.Do("pick ru.25-3", "repulse 19.30") // too weak: it fails
	for _, u := range []string{"ge.1-1", "ge.kg-ers-kg"} {
		if _, st := g.Record(u); st["task"] != nil || st["mate"] != nil || st["spent"] != nil {
			t.Errorf("%s, which was attacked, is still at it: %v", u, st)
		}
	}
}

// A unit whose Repulse has failed can only prepare an attack or dig: it neither recovers
// in its fortress nor takes replacements in its works (8.5.4).
func TestAFailedRepulseLeavesNoRest(t *testing.T) {
	rulestest.Cite(t, "8.5.4")
	g := place(t, `russia movement 3
		ru.fortress-kowno-1 28.16
		ru.1-c 28.16 {"status":1}
		ru.27-3 20.20
		ge.1-1 27.15`)
	g.Do("pick ru.1-c", "repulse 27.15")
	g.Refuses("recover ru.1-c", "8.5.4")
	g = place(t, `central movement 3
		state {"works":[{"hex":"50.19","level":3,"side":"central"}]}
		ge.1-1 50.19 {"lost":6}
		ge.kg-ers-kg 50.19
		ru.27-3 49.19`)
	g.Do("pick ge.1-1", "repulse 49.19")
	g.Do("halt")
	g.Refuses("ersatz ge.1-1 =ge.kg-ers-kg", "8.5.4")
}

// Disorder goes first, a degree for seven points, and then levels of effectiveness: all of
// it five hexes from the enemy, and none of it by a forced march (7.4.1, 7.4.2, 8.6).
func TestTheWayOutOfDisorder(t *testing.T) {
	rulestest.Cite(t, "7.4.1", "7.4.2", "8.6.1", "8.6.2")
	for _, c := range []struct {
		state, enemy, offered string
	}{
		{`{"status":4,"disorder":2}`, "41.21", "rally"},
		{`{"status":4,"disorder":1}`, "41.21", "rally"},
		{`{"status":4}`, "41.21", "recover"},
		{`{"status":4,"disorder":1}`, "40.21", ""},
		{`{"status":4}`, "40.21", ""},
		{`{"status":3}`, "40.21", "recover"},
		{`{"status":4,"disorder":1,"supply":"out"}`, "41.21", ""},
		{`{"status":4,"disorder":1,"supply":"low"}`, "41.21", "rally"},
		{`{"status":3,"supply":"low"}`, "41.21", "recover"},
	} {
		g := place(t, "russia movement 3\nru.27-3 36.19 "+c.state+"\nru.30-4 30.20\nge.1-1 "+c.enemy)
		for _, verb := range []string{"rally", "recover"} {
			if got := g.Offers(verb + " ru.27-3"); got != (verb == c.offered) {
				t.Errorf("%s, the enemy in %s: %s is offered: %v", c.state, c.enemy, verb, got)
			}
		}
	}
	g := place(t, "russia movement 3\nru.1-c 36.19 {\"status\":4,\"disorder\":1}\nru.30-4 30.20\nge.1-1 50.19")
	g.Do("rally ru.1-c")
	if g.figure("ru.1-c", "disorder") != 0 || g.figure("ru.1-c", "left") != 5*parts {
		t.Error("seven of twelve points take the disorder off")
	}
	g.Do("recover ru.1-c")
	if g.figure("ru.1-c", "spent") != 5*parts {
		t.Error("the others are put into effectiveness")
	}
	g = place(t, "russia movement 3\nru.27-3 36.19 {\"status\":4,\"disorder\":1}\nru.30-4 30.20\nge.1-1 50.19")
	g.Do("pick ru.27-3", "force ru.27-3")
	g.Refuses("rally ru.27-3", "7.4.2")
}

// Only whole points go into a task, and tasks are not carried out at once with each other:
// who has one can neither march nor begin another, nor attack (8.9, 8.9.1).
func TestOneTaskAtATime(t *testing.T) {
	rulestest.Cite(t, "8.9", "8.9.1", "8.9.2", "4.5")
	g := place(t, `central counter-movement 3
		ru.27-3 36.19 {"status":2}
		ru.30-4 30.20
		ru.25-3 41.20
		ru.28-20 41.20
		ge.1-1 42.20
		ge.2-1 50.19`)
	g.Do("recover ru.27-3", "dig ru.25-3")
	for _, u := range []string{"ru.27-3", "ru.25-3"} {
		if g.figure(u, "spent") != 3*parts || g.figure(u, "left") != parts/2 {
			t.Errorf("%s has put in %v points and has %v left", u, g.figure(u, "spent")/parts, g.figure(u, "left")/parts)
		}
		g.Refuses("pick "+u, "8.9")
	}
	g.Refuses("dig ru.27-3", "8.9")
	g.Refuses("recover ru.25-3", "8.9")
	for range 20 {
		if s := g.P.Status(); s.Phase == "counter-attack" || s.Side != "central" {
			break
		}
		g.on()
	}
	g.Do("attack 42.20", "commit ru.28-20")
	g.Refuses("commit ru.25-3", "8.9")
}
