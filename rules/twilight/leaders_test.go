package twilight_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// Near Khan Nakhichevanski the cavalry of his corps makes forced marches of three points
// until turn 6.
func TestKhanSparesHisHorses(t *testing.T) {
	rulestest.Cite(t, "25.1")
	for _, c := range []struct {
		turn, unit, hex string
		left            float64
	}{
		{"4", "ru.2-gd-c-khan", "36.22", 15},
		{"4", "ru.2-gd-c-khan", "36.23", 18}, // four hexes away
		{"4", "ru.1-c", "36.22", 18},         // of no corps
		{"7", "ru.2-gd-c-khan", "36.22", 18},
	} {
		g := place(t, "russia movement "+c.turn+"\nru.1-gd-c-khan 36.19\nge.1-1 60.19\n"+c.unit+" "+c.hex)
		g.Do("pick "+c.unit, "force "+c.unit)
		if got := g.figure(c.unit, "left"); got != c.left*parts {
			t.Errorf("%s in %s, turn %s: %v points", c.unit, c.hex, c.turn, got/parts)
		}
	}
}

// Cavalry of his corps that fought retires after combat.
func TestKhanRetires(t *testing.T) {
	rulestest.Cite(t, "25.1")
	for state, must := range map[string]bool{`{"clashed":true}`: true, "{}": false} {
		g := place(t, "russia post-combat 4\nru.1-gd-c-khan 39.19 "+state+"\nge.1-1 40.19")
		if must {
			g.Refuses("done", "25.1")
		} else {
			g.Do("done")
		}
	}
	g := battlefield(t, "central attack 4\nru.1-gd-c-khan 18.30\nge.1-1 19.30")
	g.announce("18.30", "ge.1-1")
	g.Do("done")
	if !g.flag("ru.1-gd-c-khan", "clashed") {
		t.Error("it is under attack")
	}
}

// hesitant is a place with the option of hesitant commanders.
func hesitant(t *testing.T, on, text string) *game {
	t.Helper()
	s := language.Describe(t, text+"\nru.depot-1-army-major 16.28\nru.depot-2-army-major 16.29\nge.depot-8-major 23.32")
	s.Scenario, s.Options = "tannenberg", rules.Options{"commanders": on}
	return &game{language.SetUp(t, s)}
}

// By the option infantry of Rennenkampf's army makes no forced marches from turn 3 to 6;
// other arms and armies do, and all do without it (25.3).
func TestRennenkampfRests(t *testing.T) {
	rulestest.Cite(t, "25.3")
	for _, c := range []struct {
		on, turn, unit string
		may            bool
	}{
		{"on", "2", "ru.27-3", true}, {"on", "3", "ru.27-3", false}, {"on", "6", "ru.27-3", false}, {"on", "7", "ru.27-3", true},
		{"on", "4", "ru.26-2", true}, {"on", "4", "ru.1-c", true}, {"off", "4", "ru.27-3", true},
	} {
		g := hesitant(t, c.on, "russia movement "+c.turn+"\n"+c.unit+" 36.19\nru.30-4 30.19\nge.1-1 60.19")
		g.Do("pick " + c.unit)
		if !c.may {
			g.Refuses("force "+c.unit, "25.3")
		} else if !g.Offers("force " + c.unit) {
			t.Errorf("%s makes no forced march in turn %s", c.unit, c.turn)
		}
	}
}

// By the option a stack of Artamonov's corps goes back a hex farther than the result sends
// it, which adds nothing to its check; until turn 7, and no other corps does (25.4).
func TestArtamonovGivesWay(t *testing.T) {
	rulestest.Cite(t, "25.4")
	for _, c := range []struct {
		on, turn, unit, hexes string
	}{
		{"off", "3", "ru.24-1", "2"}, {"on", "3", "ru.24-1", "3"}, {"on", "3", "ru.16-6", "3"}, {"on", "8", "ru.24-1", "2"}, {"on", "3", "ru.26-2", "2"},
	} {
		g := hesitant(t, c.on, "central attack "+c.turn+"\nge.1-1 18.30\nge.2-1 18.31\nge.35-17 18.31\n"+c.unit+" 19.30 {\"lost\":4}\nru.30-4 30.19")
		g.assault("19.30", "ge.1-1", "ge.2-1", "ge.35-17")
		if g.Offers("ready") {
			g.Do("ready")
		}
		said := ""
		for _, e := range g.Throw("roll", 2, 2) {
			if e.Kind == "must-retreat" {
				said = e.Text
			}
		}
		if !strings.Contains(said, c.hexes+" hexes") {
			t.Errorf("%s, turn %s, %s: %q, want %s hexes", c.on, c.turn, c.unit, said, c.hexes)
		}
	}
}

// The option is offered where there are such leaders, and is kept with a game.
func TestHesitantCommandersAreKept(t *testing.T) {
	for _, s := range ruleset(t).Scenarios() {
		if is := slices.ContainsFunc(s.Options, func(o rules.Option) bool { return o.ID == "commanders" }); is != (s.ID == "tannenberg") {
			t.Errorf("%s offers %+v", s.ID, s.Options)
		}
	}
	g := hesitant(t, "on", "russia movement 4\nru.27-3 36.19\nge.1-1 60.19")
	p, err := g.P.Ruleset().Load(g.P.AppendJSON(nil))
	if err != nil {
		t.Fatal(err)
	}
	again := &game{language.At(t, p)}
	again.Do("pick ru.27-3")
	again.Refuses("force ru.27-3", "25.3")
}
