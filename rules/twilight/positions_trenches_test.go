package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// works is what the record says of the Improved Position in a hex, nil where there is
// none.
func (g *game) works(hex string) map[string]any {
	g.T.Helper()
	list, _ := g.state("works").([]any)
	for _, x := range list {
		if w := x.(map[string]any); w["hex"] == hex {
			return w
		}
	}
	return nil
}

// Who may begin an Improved Position, and where (13.1).
func TestPositionsOfDigging(t *testing.T) {
	rulestest.Cite(t, "13.1", "13.1.2", "13.1.3")
	const level = `state {"works":[{"hex":"41.20","level":`
	for _, c := range []struct {
		name, unit, more, refused string
	}{
		{"three hexes from the enemy", "ru.27-3 41.20", "ge.1-1 44.20", ""},
		{"four hexes", "ru.27-3 41.20", "ge.1-1 45.20", "13.1"},
		{"a train is an enemy too", "ru.27-3 41.20", "ge.train-1 44.20\nge.1-1 50.20", ""},
		{"in an enemy zone", "ru.27-3 41.20", "ge.1-1 42.20", ""},
		{"an Asset Unit", "ru.nowogeorgiewsk 41.20", "ge.1-1 44.20", ""},
		{"to level 2", "ru.nowogeorgiewsk 41.20", level + `1,"side":"russia"}]}` + "\nge.1-1 44.20", ""},
		{"to level 3 in turn 3", "ru.27-3 41.20", level + `2,"side":"russia"}]}` + "\nge.1-1 44.20", "13.1.3"},
		{"cavalry", "ru.1-c 41.20", "ge.1-1 44.20", "13.1"},
		{"guns", "ru.1-hv 41.20", "ge.1-1 44.20", "8.9"},
		{"demoralized", `ru.27-3 41.20 {"status":4}`, "ge.1-1 44.20", "13.1.2"},
		{"out of supply", `ru.27-3 41.20 {"supply":"out"}`, "ge.1-1 44.20", ""},
		{"where another digs", "ru.27-3 41.20", "ru.25-3 41.20 {\"task\":\"digging\",\"spent\":252}\nge.1-1 44.20", "13.1"},
		{"entrained", `ru.27-3 41.20 {"train":{"mode":3,"account":3,"to":"36.19"}}`, "ge.1-1 44.20", "8.2.4"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "russia movement 3\nru.30-4 30.20\n"+c.unit+"\n"+c.more)
			words := "dig " + split(c.unit)[0]
			if c.refused == "" {
				g.Do(words)
				return
			}
			g.Refuses(words, c.refused)
		})
	}
}

// Only one unit digs in a hex in a phase: also where the first has finished and gone on.
func TestOneDiggerInAHex(t *testing.T) {
	rulestest.Cite(t, "13.1")
	g := place(t, "russia movement 3\nru.27-3 41.20 {\"task\":\"digging\",\"spent\":1512}\nru.25-3 41.20\nru.30-4 30.20\nge.1-1 44.20")
	g.Do("pick ru.27-3", "step 40.20", "halt")
	if w := g.works("41.20"); w["level"] != 1.0 {
		t.Fatalf("the position is %v", w)
	}
	g.Refuses("dig ru.25-3", "13.1")
	g.until("counter-movement", "russia")
	g.Do("dig ru.25-3")
	if g.number("ru.25-3", "spent") != 3*parts {
		t.Error("in the next phase it puts three points into level 2")
	}
}

// Who has begun and is demoralized since gives it up: nobody is bound to what he may not
// do.
func TestDiggingThatMayNotGoOn(t *testing.T) {
	rulestest.Cite(t, "13.1.2", "8.9.2")
	for _, c := range []struct {
		name, state string
		goesOn      bool
	}{
		{"fresh", `{"task":"digging","spent":252}`, true},
		{"out of supply", `{"task":"digging","spent":252,"supply":"out"}`, true},
		{"demoralized", `{"task":"digging","spent":252,"status":4}`, false},
	} {
		g := place(t, "russia movement 3\nru.27-3 36.19 "+c.state+"\nru.30-4 30.20\nge.1-1 50.19")
		if g.word("ru.27-3", "task") != "" || g.number("ru.27-3", "spent") != 0 || (g.works("36.19") != nil) != c.goesOn {
			t.Errorf("%s: it is at %q, and the position is %v", c.name, g.word("ru.27-3", "task"), g.works("36.19"))
		}
		if left := g.number("ru.27-3", "left"); (left == parts) != c.goesOn || (left == 7*parts) == c.goesOn {
			t.Errorf("%s: %d parts are left", c.name, left)
		}
	}
}

// An attack takes the marker off who digs in the hex, but not what is built already
// (8.9.3); a position goes with the last unit of its side in the hex, be it a train.
func TestWhatBecomesOfPositions(t *testing.T) {
	rulestest.Cite(t, "8.9.3", "13.4")
	g := place(t, `central attack 3
		state {"works":[{"hex":"41.20","level":1,"side":"russia"}]}
		ru.27-3 41.20 {"task":"digging","spent":756}
		ge.1-1 42.20`)
	g.assault("41.20", "ge.1-1")
	if g.word("ru.27-3", "task") != "" || g.number("ru.27-3", "spent") != 0 || g.works("41.20") == nil {
		t.Errorf("it is at %q, and the position is %v", g.word("ru.27-3", "task"), g.works("41.20"))
	}
	g = place(t, `russia movement 3
		state {"works":[{"hex":"41.20","level":1,"side":"russia"}]}
		ru.27-3 41.20
		ru.train-3 41.20
		ge.1-1 60.20`)
	g.Do("pick ru.27-3", "step 40.20", "halt")
	if g.works("41.20") == nil {
		t.Error("the train is still in it")
	}
	g.Do("pick ru.train-3", "step 40.20", "halt")
	if w := g.works("41.20"); w != nil {
		t.Errorf("nobody is in it, and it is %v", w)
	}
}

// A printed position is ruined by any enemy that enters its hex. What he digs there is
// his: others of his side may join him, and with the last of them it is gone.
func TestDiggingInRuins(t *testing.T) {
	rulestest.Cite(t, "13.4", "13.5.1")
	const ruins = `state {"works":[{"hex":"54.16","side":"central","ruined":true}]}`
	g := place(t, "russia movement 3\nru.train-3 53.16\nru.27-3 40.20\nge.1-1 70.30")
	g.Do("pick ru.train-3", "step 54.16")
	if w := g.works("54.16"); w["ruined"] != true {
		t.Errorf("a train has entered, and it is %v", w)
	}
	g = place(t, "russia movement 3\n"+ruins+"\nru.27-3 54.16\nru.25-3 53.16\nru.train-3 40.20\nge.1-1 57.16")
	g.Do("dig ru.27-3", "pick ru.25-3", "step 54.16", "halt")
	if w := g.works("54.16"); w["level"] != 1.0 || w["side"] != "russia" {
		t.Fatalf("two divisions are in a position that is %v", w)
	}
	g = place(t, `russia movement 3
		state {"works":[{"hex":"54.16","side":"russia","level":1}]}
		ru.27-3 54.16
		ge.1-1 70.30`)
	g.Do("pick ru.27-3", "step 53.16")
	if w := g.works("54.16"); w["ruined"] != true || w["side"] != "central" || w["level"] == 1.0 {
		t.Errorf("the Russians have left, and it is %v", w)
	}
}

// A printed position that was ruined comes back at level 3 at once, whatever the turn, if
// a formation of the country that is supplied puts seven points into it near the enemy.
func TestRebuildingAPrintedPosition(t *testing.T) {
	rulestest.Cite(t, "13.1", "13.1.2", "13.5", "13.5.1")
	for _, c := range []struct{ unit, enemy, refused string }{
		{"ge.1-1 54.16", "51.16", ""},
		{"ge.1-1 54.16", "50.16", "13.1"},
		{`ge.1-1 54.16 {"supply":"low"}`, "51.16", "13.1.2"},
		{"ge.masurian 54.16", "51.16", "13.1"},
	} {
		g := place(t, "central movement 3\n"+`state {"works":[{"hex":"54.16","side":"central","ruined":true}]}`+"\n"+c.unit+"\nge.2-1 70.30\nru.27-3 "+c.enemy)
		words := "dig " + split(c.unit)[0]
		if c.refused != "" {
			g.Refuses(words, c.refused)
			continue
		}
		g.Do(words)
		if w := g.works("54.16"); w["level"] != 3.0 || w["ruined"] == true {
			t.Errorf("%s: it is %v", c.unit, w)
		}
	}
	g := place(t, "central movement 3\nge.1-1 54.16\nge.2-1 70.30\nru.27-3 51.16")
	g.Refuses("dig ge.1-1", "13.5") // one that stands cannot be improved
}
