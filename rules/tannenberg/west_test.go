package tannenberg_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// At the end of every turn the players enter what has happened in the west.
func TestTheWestIsEnteredEachTurn(t *testing.T) {
	rulestest.Cite(t, "Two Fronts 1", "Two Fronts 2")
	g := place(t, `central movement 5
		option two-front
		ge.xiii off {"front":"west"}
		ge.lw-10 off {"front":"west"}
		ge.xx 1115
		ru.xx 2112`)
	g.Do("done")
	g.Stage("west", "central")
	if ask := g.P.View("").Prompt.Ask; !strings.Contains(ask, "its turn 9") {
		t.Errorf("turn 5 is asked for with %q", ask)
	}
	g.Refuses("western =central-1", "Two Fronts 2") // below nothing
	g.Refuses("western =germany+1", "Two Fronts 2")
	g.Refuses("fall ge.xx", "Two Fronts 1") // is in the east
	g.Refuses("refit ge.xiii", "Two Fronts 1")
	g.Do("western =central+10", "western =central-1", "western =allied+1", "fall ge.xiii", "fall ge.lw-10", "refit ge.lw-10", "done")
	g.Stage("move", "russia")
	if s := g.P.Status(); s.Turn != 6 {
		t.Errorf("the game goes on in turn %d", s.Turn)
	}
	g.Do("done")
	g.Stage("arrival", "central")
	g.Refuses("east ge.xiii", "Two Fronts 1")
	g.Refuses("enter ge.xiii 0119", "Two Fronts 1") // nor is it replaced in the east
	g.Do("east ge.lw-10")
	if russia, central := g.points(); russia != 1 || central != 9+10 {
		t.Errorf("the score is not what the game would be graded by: %d to %d", russia, central)
	}
	for _, track := range g.P.View("").Tracks {
		if track.ID == rules.TrackPoints || track.ID == "east" { // every account adds up
			sum := map[rules.Side]int{}
			for _, e := range track.Entries {
				sum[e.Side] += e.Points
			}
			for _, total := range track.Totals {
				if sum[total.Side] != total.Value {
					t.Errorf("%s: the entries make %d for %s, the total is %d", track.Title, sum[total.Side], total.Name, total.Value)
				}
			}
		}
		if track.ID != "west" {
			continue
		}
		got := map[string]int{}
		for _, x := range track.Totals {
			got[x.Name] = x.Value
		}
		if got["Points of Russia in the east"] != 195 || got["Points of the Central Powers in the east"] != 235 {
			t.Errorf("losses in the west yield points in the east: %v", got)
		}
		if got["Points of Germany in the west"] != 9 || got["Points of the Allies in the west"] != 1 || got["It would have now from the east"] != 10 {
			t.Errorf("the account of the two fronts is %v", got)
		}
	}
}

// Without the option there is no west to be asked for.
func TestNoWestWithoutTwoFronts(t *testing.T) {
	g := place(t, `central movement 5
		ge.xx 1115
		ru.xx 2112`)
	g.Do("done")
	g.Stage("move", "russia")
}
