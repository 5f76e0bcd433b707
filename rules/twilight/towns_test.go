package twilight_test

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// bothPoints are the points of both sides.
func (g *game) bothPoints() [2]int {
	list := g.figures("points")
	if list == nil {
		return [2]int{}
	}
	return [2]int{list[0], list[1]}
}

// Stallupönen (41.19) is worth one point to Russia, as long as she holds it.
func TestTownsCountWhileTheyAreHeld(t *testing.T) {
	rulestest.Cite(t, "27.2")
	g := place(t, `russia movement 3
		ru.25-3 40.19
		ge.1-1 60.20`)
	g.Do("pick ru.25-3", "step 41.19")
	if got := g.bothPoints(); got != [2]int{1, 0} {
		t.Errorf("%v after the capture", got)
	}
	track := g.P.View("").Tracks[slices.IndexFunc(g.P.View("").Tracks, func(x rules.Track) bool { return x.ID == rules.TrackPoints })]
	if len(track.Entries) != 1 || track.Entries[0].Hex != "41.19" || track.Entries[0].Case != "27.2" {
		t.Errorf("the account says %+v", track.Entries)
	}
	g = place(t, `central movement 3
		state {"held":[{"hex":"41.19","side":"russia"}]}
		ru.25-3 36.19
		ge.1-1 42.20`)
	if got := g.bothPoints(); got != [2]int{} {
		t.Errorf("%v at the start", got)
	}
	g.Do("pick ge.1-1", "step 41.19")
	if got := g.bothPoints(); got != [2]int{-1, 0} {
		t.Errorf("%v after Stallupönen is retaken", got)
	}
}

// What Russia holds of Germany as the Masurian Lakes begin counts neither way.
func TestTownsHeldAtTheStart(t *testing.T) {
	rulestest.Cite(t, "27.2")
	g := start(t, "masurian-lakes", 1)
	if got := g.bothPoints(); got != [2]int{} {
		t.Errorf("%v", got)
	}
}

// The margin of the points gives the level.
func TestLevelsOfVictory(t *testing.T) {
	rulestest.Cite(t, "27.1")
	for points, want := range map[string]string{`[0,15]`: "central decisive", `[15,0]`: "central decisive", `[16,0]`: "central operational", `[30,0]`: "central operational", `[33,2]`: "central marginal", `[40,0]`: "central marginal",
		`[41,0]`: " ", `[50,0]`: " ", `[51,0]`: "russia marginal", `[60,0]`: "russia marginal", `[61,0]`: "russia operational", `[75,0]`: "russia operational", `[76,0]`: "russia decisive"} {
		g := place(t, `central post-combat 10
			state {"points":`+points+`}
			ru.25-3 36.19
			ge.1-1 60.20`)
		for g.P.Outcome() == nil {
			g.on()
		}
		if o := g.P.Outcome(); string(o.Winner)+" "+o.Grade != want || o.Case != "27.1" {
			t.Errorf("%s: %s %s by %s, want %s by 27.1", points, o.Winner, o.Grade, o.Case, want)
		}
	}
}
