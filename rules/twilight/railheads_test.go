package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// heads lists the railhead markers of the position as it is saved.
func (g *game) heads() []string {
	var list []string
	state, _ := g.Object()["state"].(map[string]any)
	all, _ := state["railheads"].([]any)
	for _, x := range all {
		list = append(list, x.(map[string]any)["hex"].(string))
	}
	return list
}

// 17.1: engineers push a railhead along a line that is theirs, as far as the phase
// allows, and not up to the enemy.
func TestRailheadsArePushedForward(t *testing.T) {
	rulestest.Cite(t, "5.4.5", "17.1")
	const units = `russia engineering 2
		state {"held":[{"hex":"39.19","side":"russia"},{"hex":"40.19","side":"russia"},{"hex":"41.19","side":"russia"},{"hex":"42.20","side":"russia"},{"hex":"43.19","side":"russia"},{"hex":"44.20","side":"russia"},{"hex":"45.19","side":"russia"}],"railheads":[{"nation":"russia","hex":"38.19"}]}
		ru.25-3 36.19`
	g := place(t, units+"\nge.1-1 60.19")
	g.Refuses("railhead 44.20 36.19", "17.1") // no marker there
	g.Refuses("railhead 42.20 38.19", "17.1") // four hexes: of a line of another gauge three are made in a phase
	if got := g.Hexes("railhead", ""); got != "39.19 40.19 41.19" {
		t.Errorf("the railhead can be pushed to %s", got)
	}
	g.Do("railheads-auto")
	if got := g.heads(); len(got) != 1 || got[0] != "41.19" {
		t.Errorf("the railhead is at %v", got)
	}
	g = place(t, units+"\nge.1-1 43.20")
	if got := g.Hexes("railhead", ""); got != "39.19 40.19" {
		t.Errorf("with an enemy near the railhead can be pushed to %s", got)
	}
	g.Do("railhead 39.19 38.19")
	if got := g.heads(); got[0] != "39.19" {
		t.Errorf("the railhead is at %v", got)
	}
}

// 17.1: a marker that is not on the map is set where a line goes on.
func TestARailheadIsSet(t *testing.T) {
	rulestest.Cite(t, "17.1")
	g := place(t, `russia engineering 2
		state {"held":[{"hex":"39.19","side":"russia"},{"hex":"40.19","side":"russia"},{"hex":"41.19","side":"russia"}],"railheads":[]}
		ru.25-3 36.19
		ge.1-1 60.19`)
	g.Refuses("set-railhead 30.19", "17.1")
	g.Do("set-railhead 38.19")
	if got := g.heads(); len(got) != 1 || got[0] != "38.19" {
		t.Errorf("the railhead is at %v", got)
	}
}
