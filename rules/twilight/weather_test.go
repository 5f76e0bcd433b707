package twilight_test

import (
	"encoding/json"
	"testing"

	"vistula/rules/rulestest"
)

// state is a member of the game's state in JSON.
func (g *game) state(name string) any {
	g.T.Helper()
	var all struct{ State map[string]any }
	if err := json.Unmarshal(g.P.AppendJSON(nil), &all); err != nil {
		g.T.Fatal(err)
	}
	return all.State[name]
}

func TestTheRussianPlayerRollsForTheWeather(t *testing.T) {
	rulestest.Cite(t, "5.3", "20.0")
	for die, want := range map[int]any{1: "heat", 2: "heat", 3: nil, 6: nil} {
		g := start(t, "tannenberg", 1)
		g.Stage("weather", "russia")
		g.Throw("roll", die)
		if got := g.state("weather"); got != want {
			t.Errorf("%d: %v, want %v", die, got, want)
		}
		if s := g.P.Status(); s.Phase == "weather" {
			t.Errorf("%d: still the weather", die)
		}
	}
}

// The phases that are shown begin with the weather in the first player turn of a game
// turn, and end with the Inter-Phase after the second one of every third.
func TestThePhasesOfAGameTurn(t *testing.T) {
	rulestest.Cite(t, "5.3", "5.4")
	for where, want := range map[string][2]string{
		"russia movement 2":          {"weather", "post-combat"},
		"central movement 2":         {"reinforcement", "post-combat"},
		"russia movement 3":          {"weather", "post-combat"},
		"central counter-movement 3": {"reinforcement", "inter-phase"},
	} {
		g := place(t, where+"\nru.25-3 30.19\nge.20-lw 49.24")
		list := g.P.View("").Phases
		if n := len(list); n < 10 || list[0].ID != want[0] || list[n-1].ID != want[1] {
			t.Errorf("%s: %v", where, list)
		}
	}
}

// In the turns of the Masurian Lakes nothing is rolled.
func TestSomeTurnsHaveTheirWeather(t *testing.T) {
	rulestest.Cite(t, "20.0")
	g := start(t, "masurian-lakes", 1)
	if g.P.Status().Phase == "weather" || g.state("weather") != nil {
		t.Errorf("%v in %+v", g.state("weather"), g.P.Status())
	}
}
