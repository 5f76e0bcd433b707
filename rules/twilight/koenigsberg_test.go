package twilight_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// koenigsberg is the Attachment Phase of a turn with the units of Königsberg in the field.
func koenigsberg(t *testing.T, turn, more string) *game {
	t.Helper()
	return place(t, "central attachment "+turn+`
		ge.kg-div-kg 56.19
		ge.9-lw-kg 56.19
		ge.kg-ers-kg 57.18
		ge.2-lw 56.18
		ge.20-lw 56.18
		ge.train-1 58.20
		ru.25-3 50.19
		`+more)
}

// onTrack fails the test where the markers of formations are not on a track of the Eighth
// Army, which is named by its title.
func (g *game) onTrack(title string, units ...string) {
	g.T.Helper()
	for _, row := range g.Display("central", "army-8").Rows {
		for _, box := range row.Boxes {
			for _, c := range box.Units {
				if slices.Contains(units, c.Unit) && row.Title != title {
					g.T.Errorf("%s is on the track %q, want %q", c.Unit, row.Title, title)
				}
			}
		}
	}
}

// From turn 8 on the marker of the Königsberg Corps can be placed on a track of the Eighth
// Army; its units are then one command, to which only the 2nd Landwehr Brigade can be
// attached besides (22.5).
func TestTheKoenigsbergCorps(t *testing.T) {
	rulestest.Cite(t, "22.5")
	g := koenigsberg(t, "7", "")
	g.Refuses("koenigsberg =place", "22.5")
	g = koenigsberg(t, "8", "")
	g.onTrack("Independent", "ge.kg-div-kg", "ge.2-lw")
	g.Refuses("koenigsberg =take-up", "22.5")
	g.Do("koenigsberg =place")
	g.onTrack("Königsberg Corps", "ge.kg-div-kg", "ge.9-lw-kg", "ge.kg-ers-kg")
	g.onTrack("Independent", "ge.2-lw")
	g.Refuses("koenigsberg =place", "22.5")
	g.Refuses("marker ge.kg-div-kg", "6.2.2") // it goes with its corps
	g.Do("marker ge.20-lw")
	g.Refuses("track =koenigsberg", "22.5")
	g.Do("leave-marker", "marker ge.2-lw", "track =koenigsberg")
	g.onTrack("Königsberg Corps", "ge.2-lw")
	found := false
	for _, row := range g.Display("central", "army-8").Rows {
		found = found || row.Title == "Königsberg Corps" && strings.Contains(row.Boxes[0].Note, "2 1/2 of 3 divisions")
	}
	if !found {
		t.Errorf("the display has no such row: %+v", g.Display("central", "army-8").Rows)
	}
	again, err := g.P.Ruleset().Load(g.P.AppendJSON(nil))
	if err != nil || string(again.AppendJSON(nil)) != string(g.P.AppendJSON(nil)) {
		t.Errorf("it is not read as it was written: %v", err)
	}
	g.Do("koenigsberg =take-up")
	g.onTrack("Independent", "ge.kg-div-kg", "ge.9-lw-kg", "ge.2-lw")
}

// The corps needs a free track, and gives it up for a corps that comes (6.2.1).
func TestTheKoenigsbergCorpsNeedsATrack(t *testing.T) {
	rulestest.Cite(t, "22.5", "6.2.1")
	five := "ge.train-17 58.21\nge.train-20 58.22\nge.train-1-r 58.23\nge.train-11 58.24\n"
	g := koenigsberg(t, "9", five)
	g.Do("koenigsberg =place", "done")
	g = koenigsberg(t, "9", five+"ge.train-gr 58.25")
	g.Refuses("koenigsberg =place", "6.2.1")
	g = place(t, "central attachment 9\nstate {\"koenigsberg\":true}\nge.kg-div-kg 56.19 {\"corps\":\"KG\"}\nge.train-1 58.20\nru.25-3 50.19\n"+five+"ge.train-gr 58.25")
	g.onTrack("Independent", "ge.kg-div-kg")
	g.Refuses("koenigsberg =take-up", "22.5")
}

// Its units attack as one corps, while independent ones in two hexes are two (10.8).
func TestTheKoenigsbergCorpsAttacks(t *testing.T) {
	rulestest.Cite(t, "22.5", "10.8")
	for corps, want := range map[string]bool{"KG": false, "": true} {
		g := battlefield(t, `central attack 9
			state {"koenigsberg":true}
			ge.kg-div-kg 18.30 {"corps":"`+corps+`"}
			ge.9-lw-kg 18.31 {"corps":"`+corps+`"}
			ru.25-3 19.30 {"lost":5}`)
		g.announce("19.30", "ge.kg-div-kg", "ge.9-lw-kg")
		g.Do("done")
		g.arm()
		if got := strings.Contains(g.shifts(), "More than one corps attacks"); got != want {
			t.Errorf("%q: %s", corps, g.shifts())
		}
	}
}
