package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// number is a figure in a unit's state, 0 where there is none.
func (g *game) number(unit, name string) int {
	g.T.Helper()
	_, state := g.Record(unit)
	n, _ := state[name].(float64)
	return int(n)
}

// word is a text in a unit's state.
func (g *game) word(unit, name string) string {
	g.T.Helper()
	_, state := g.Record(unit)
	s, _ := state[name].(string)
	return s
}

// flag is a truth value in a unit's state.
func (g *game) flag(unit, name string) bool {
	g.T.Helper()
	_, state := g.Record(unit)
	on, _ := state[name].(bool)
	return on
}

// The railway from Kowno ends for Russia at the frontier, 38.19; the depot stands on it
// in 33.17.
func TestTheStateOfSupplyIsFoundOnTheMap(t *testing.T) {
	rulestest.Cite(t, "4.1.2", "14.1", "14.2", "14.2.1a", "14.2.2", "14.2.3", "14.2.4", "14.3.1", "14.4", "8.2.4")
	for _, c := range []struct{ name, units, want string }{
		{"on the railway", "ru.25-3 36.19", ""},
		{"three hexes from it", "ru.25-3 41.18", ""},
		{"farther", "ru.25-3 44.18", "low"},
		{"far away", "ru.25-3 47.18", "out"},
		{"by its train", "ru.25-3 47.18\nru.train-3 43.18\nru.depot-1-army-major 36.19", ""},
		{"by a train without a depot", "ru.25-3 47.18\nru.train-3 43.20", "out"},
		{"the train of another corps", "ru.25-3 47.18\nru.train-20 43.18\nru.depot-1-army-major 36.19", "out"},
		{"entrained", `ru.25-3 47.18 {"train":{"mode":3}}`, ""},
		{"the enemy on the railway", "ru.25-3 36.19\nge.1-1 30.17", "out"},
		{"his zone on the railway, with a way round it", "ru.25-3 36.19\nge.1-1 31.18", "low"},
		{"his zone negated", "ru.25-3 36.19\nge.1-1 31.18\nru.27-3 32.18\nru.29-20 31.17", ""},
		{"by a fortress", "ru.ossowiec 42.36\nru.grodno 29.33\nru.fortress-grodno-1 29.33\nru.25-3 28.34\nge.1-1 20.20", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, "russia supply 3\n"+c.units)
			g.Do("supply")
			if got := g.word("ru.25-3", "supply"); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

func TestTheSupplyPhaseTurnsMarkersBack(t *testing.T) {
	rulestest.Cite(t, "5.4.4", "3.6", "8.2.7a")
	g := place(t, `russia supply 3
		ru.depot-1-army-major 33.17 {"extended":true,"given":3}
		ru.depot-1-army-minor 36.19 {"settling":2}
		ru.train-3 35.18 {"extended":true,"given":1}
		ru.depot-2-army-minor 51.40 {"settling":1}
		ge.depot-8-major 61.30 {"extended":true,"given":3}
		ru.25-3 36.19`)
	g.Do("supply")
	for _, u := range []string{"ru.depot-1-army-major", "ru.train-3"} {
		if g.flag(u, "extended") || g.number(u, "given") != 0 {
			t.Errorf("%s is not on its front without points given", u)
		}
	}
	if !g.flag("ge.depot-8-major", "extended") || g.number("ge.depot-8-major", "given") != 3 {
		t.Error("the other side's depot is turned")
	}
	if g.number("ru.depot-1-army-minor", "settling") != 1 || g.number("ru.depot-2-army-minor", "settling") != 0 {
		t.Error("a relocating depot does not go on to consolidate, or a consolidating one stays so")
	}
}

// The depot reaches the train only in extended mode; then the division is In Supply.
func TestExtendedModeIsTheOwnersChoice(t *testing.T) {
	rulestest.Cite(t, "3.6", "14.4")
	text := `russia supply 3
		ru.depot-1-army-major 36.19
		ru.train-3 46.19
		ru.25-3 50.18`
	g := place(t, text)
	g.Refuses("extend ru.25-3", "3.6")
	g.Refuses("extend ru.train-3", "3.6") // no use alone
	g.Refuses("extend ge.depot-8-major", "5.4")
	g.Do("extend ru.depot-1-army-major")
	g.Refuses("extend ru.depot-1-army-major", "3.6")
	g.Do("supply")
	if g.word("ru.25-3", "supply") != "" || !g.flag("ru.depot-1-army-major", "extended") {
		t.Errorf("the division is %q", g.word("ru.25-3", "supply"))
	}
	if g = place(t, text); true {
		g.Do("supply")
		if g.word("ru.25-3", "supply") != "out" {
			t.Error("a depot that is not extended reaches as far")
		}
	}
	if g = place(t, text); true {
		g.Do("supply-auto")
		if g.word("ru.25-3", "supply") != "" || g.flag("ru.train-3", "extended") || !g.flag("ru.depot-1-army-major", "extended") {
			t.Error("supplying all at once extends too little or too much")
		}
	}
}

// Out of supply costs a level, isolation three for Russians and two for Germans; what
// cannot be lowered is lost in steps.
func TestWhatForcesOutOfSupplySuffer(t *testing.T) {
	rulestest.Cite(t, "14.4", "14.4.1")
	for _, c := range []struct {
		name, side, units, unit string
		isolated                bool
		status, lost            int
	}{
		{"within six enemy hexes of the railway", "russia", "ru.25-3 45.18\nge.1-1 80.30", "ru.25-3", false, 1, 0},
		{"farther", "russia", "ru.25-3 50.18", "ru.25-3", true, 3, 0},
		{"not all levels left", "russia", `ru.25-3 50.18 {"status":2}`, "ru.25-3", true, 4, 1},
		{"a German", "central", "ge.1-1 28.20", "ge.1-1", true, 2, 0},
		{"an asset alone", "russia", "ru.1-rf 50.18", "ru.1-rf", true, 3, 0},
		{"an asset with steps", "russia", "ru.nowogeorgiewsk 50.18", "ru.nowogeorgiewsk", true, 0, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := place(t, c.side+" supply 3\n"+c.units)
			g.Do("supply")
			hex, _ := g.Record(c.unit)
			if got := g.flag(c.unit, "isolated"); hex != "" && got != c.isolated {
				t.Errorf("isolated: %v", got)
			}
			if s, l := g.number(c.unit, "status"), g.number(c.unit, "lost"); s != c.status || l != c.lost {
				t.Errorf("status %d and %d steps lost, want %d and %d", s, l, c.status, c.lost)
			}
		})
	}
}

func TestIsolatedAndDemoralizedForcesMaySurrender(t *testing.T) {
	rulestest.Cite(t, "14.4", "14.6")
	text := `russia supply 3
		ru.25-3 50.18 {"status":4}
		ru.1-hv 50.18`
	for die, survives := range map[int]bool{3: true, 4: false} {
		g := place(t, text)
		g.Throw("supply", die)
		hex, _ := g.Record("ru.25-3")
		guns, _ := g.Record("ru.1-hv")
		if (hex != "") != survives || (guns != "") != survives {
			t.Errorf("on %d the division is in %q and its guns in %q", die, hex, guns)
		}
		if survives && g.number("ru.25-3", "lost") != 3 {
			t.Errorf("a force that holds out loses %d steps for its isolation, want 3", g.number("ru.25-3", "lost"))
		}
	}
	g := place(t, "russia supply 3\nru.25-3 45.18 {\"status\":4}")
	if o, ok := g.Offer("supply"); ok && o.Dice > 0 {
		t.Error("a force that is not isolated rolls for surrender")
	}
}

// Boyen feeds Lötzen, Masurian and Bacmeister within three hexes, and nobody else: who
// stands beside them draws on the railway, four hexes away behind the enemy's zone.
func TestBoyenFeedsItsOwn(t *testing.T) {
	rulestest.Cite(t, "14.2.4")
	const ring = `
		ru.25-3 52.28
		ru.27-3 50.25
		ru.29-20 47.27
		ru.28-20 48.29`
	for unit, want := range map[string]string{"ge.masurian": "", "ge.bacmeister": "", "ge.6-lw": "low"} {
		g := place(t, "central supply 3\nge.fortress-boyen 49.27\n"+unit+" 50.28"+ring)
		g.Do("supply")
		if got := g.word(unit, "supply"); got != want {
			t.Errorf("%s is %q, want %q", unit, got, want)
		}
	}
}

// The enemy learns neither who is supplied nor in which mode supply units are.
func TestSupplyStateIsHiddenFromTheEnemy(t *testing.T) {
	rulestest.Cite(t, "4.2.6")
	g := place(t, "russia supply 3\nru.depot-1-army-major 36.19\nru.train-3 46.19\nru.25-3 50.18\nge.1-1 60.20")
	for _, e := range g.Do("extend ru.depot-1-army-major", "supply") {
		seen := e.SeenBy("central")
		if e.Kind == "extend" && seen.Kind != "" || e.Kind == "supply" && (len(seen.Units) > 0 || seen.Text == e.Text) {
			t.Errorf("the enemy sees %q", seen.Text)
		}
	}
}
