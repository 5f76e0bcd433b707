package twilight_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// armyOf tells where a unit's marker is: "1r/20", "8/-".
func (g *game) armyOf(unit string) string {
	for _, d := range g.P.View("").Displays {
		army, ok := strings.CutPrefix(d.ID, "army-")
		for _, row := range d.Rows {
			for _, box := range row.Boxes {
				if ok && row.Title != "Depots" && slices.ContainsFunc(box.Units, func(c rules.Counter) bool { return c.Unit == unit }) {
					track := "-"
					if command := row.Boxes[0].Units; len(command) > 0 {
						track = command[0].Corps
					}
					return army + "/" + track
				}
			}
		}
	}
	return ""
}

// under fails the test where markers are not on the tracks named: unit, then track.
func (g *game) under(pairs ...string) {
	g.T.Helper()
	for i := 0; i < len(pairs); i += 2 {
		if got := g.armyOf(pairs[i]); got != pairs[i+1] {
			g.T.Errorf("%s is attached to %q, want %q", pairs[i], got, pairs[i+1])
		}
	}
}

// What keeps the boundaries of the start is enough for a turn, and sets them for the
// phase.
func TestKeepAllBoundaries(t *testing.T) {
	rulestest.Cite(t, "6.1", "6.1.1")
	g := start(t, "tannenberg", 1)
	g.Throw("roll", 4) // for the weather
	if first := g.P.Offers()[0].Verb; first != "keep-all" {
		t.Errorf("%s is offered first", first)
	}
	g.Refuses("done", "6.1.1")
	g.Do("keep-all")
	g.Refuses("boundary =1r-2r", "6.1.1")
	g.Refuses("auto", "6.1.1")
	g.under("ru.25-3", "1r/3", "ru.6-15", "2r/15", "ru.57-r", "2r/-", "ru.1-c", "1r/-")
	g.Do("done")
}

// A boundary is drawn in stages; each stage refuses what its demand of 6.1 forbids.
func TestDrawingABoundary(t *testing.T) {
	rulestest.Cite(t, "6.1")
	g := start(t, "tannenberg", 1)
	g.Throw("roll", 4) // for the weather
	g.Refuses("boundary =2r-10r", "6.1")
	g.Do("boundary =1r-2r")
	g.Stage("line-start", "russia")
	g.Refuses("start 30.30 30.31", "6.1") // not at the enemy's front line
	g.Refuses("start 50.25 50.26", "6.1") // the enemy's
	g.Refuses("start 39.28 37.28", "6.1")
	g.Refuses("start 39.29 39.28", "6.1") // offered under its other name
	g.Do("start 39.28 39.29")
	g.Refuses("bearing =nw", "6.1") // towards the enemy
	g.Refuses("bearing =up", "6.1")
	g.Do("bearing =se")
	g.Refuses("bend =99", "6.1")
	g.Do("bend =6")
	if got := g.Choices("bearing"); got != "ne s" && got != "s ne" {
		t.Errorf("second bearings: %q", got)
	}
	g.Refuses("bearing =se", "6.1") // no bend
	g.Refuses("bearing =n", "6.1")  // too sharp
	g.Do("bearing =s")
	g.Stage("attach", "russia")
	g.Do("keep-all", "done")
}

// What is being drawn can be given up.
func TestABoundaryIsGivenUp(t *testing.T) {
	g := start(t, "tannenberg", 1)
	g.Throw("roll", 4) // for the weather
	g.Do("boundary =1r-2r", "start 39.28 39.29", "bearing =se", "bend =6", "cancel-boundary", "keep-all", "done")
}

// 6.1.2: an area may not hold more Corps Trains than its army's limit.
func TestTooManyTrainsInAnArea(t *testing.T) {
	rulestest.Cite(t, "6.1.2")
	units := `russia attachment 2
		ge.1-1 48.19
		ru.25-3 36.19
		ru.train-3 34.18
		ru.train-4 34.18
		ru.train-20 34.18
		ru.train-1 34.18
		ru.train-2 34.18`
	place(t, units).Do("keep-all")
	g := place(t, units+"\nru.train-6 34.18")
	g.Refuses("keep-all", "6.1.2")
	g.Do("auto")                                           // draws others, under which the limit holds
	place(t, units+"\nru.train-khan 34.18").Do("keep-all") // on the track of the Cavalry Corps
}

// 6.1.1: a unit in the wrong area keeps its attachment once, and goes over the second
// time, or at once where its owner wishes.
func TestUnitsInTheWrongArea(t *testing.T) {
	rulestest.Cite(t, "6.1.1")
	units := `russia attachment 2
		ge.1-1 48.19
		ru.25-3 36.19
		ru.train-3 34.18
		ru.4-c 34.18
		ru.train-15 34.18
		ru.6-15 35.18`
	g := place(t, units)
	g.Do("keep-all")
	g.under("ru.train-15", "2r/15", "ru.6-15", "2r/15", "ru.4-c", "2r/-")
	g.Refuses("join ru.6-15", "6.2.2") // goes with its corps
	g.Refuses("join ru.25-3", "6.2.2")
	g.Do("join ru.train-15")
	g.under("ru.train-15", "1r/15", "ru.6-15", "1r/15")
	g = place(t, strings.Replace(units, "ru.4-c 34.18", `ru.4-c 34.18 {"strays":1}`, 1))
	g.Do("keep-all")
	g.under("ru.4-c", "1r/-", "ru.train-15", "2r/15")
}

// 6.1.1: an army whose tracks are full takes no further corps.
func TestNoTrackIsFree(t *testing.T) {
	rulestest.Cite(t, "6.2.1")
	g := place(t, `russia attachment 2
		ge.1-1 48.19
		ru.train-3 30.18
		ru.train-4 44.44 {"strays":1}
		ru.train-20 44.44
		ru.train-2 44.44
		ru.train-26-r 44.44
		ru.train-23 30.18 {"army":"1r"}
		ru.train-15 30.18 {"strays":1}`)
	g.Do("auto")
	if g.armyOf("ru.train-15") == "" {
		t.Error("a corps is on no track")
	}
}

// 6.2.2: the formations of a corps are on its track while its train is there, and
// independent before.
func TestFormationsOfACorps(t *testing.T) {
	rulestest.Cite(t, "6.2.2", "6.2.3")
	units := `russia attachment 7
		ge.1-1 48.19
		ru.56-r-26-r 28.16
		ru.57-r 28.16`
	g := place(t, units)
	g.Do("auto")
	g.under("ru.56-r-26-r", "1r/-")
	g = place(t, units+"\nru.train-26-r 27.17")
	g.Do("auto")
	g.under("ru.56-r-26-r", "1r/26 R")
	g.Refuses("marker ru.56-r-26-r", "6.2.2")
	g.Do("marker ru.57-r", "track =ru.train-26-r")
	g.under("ru.57-r", "1r/26 R")
	g.Do("marker ru.57-r", "track =independent")
	g.under("ru.57-r", "1r/-")
}

// 6.2.2a: Attachment Limits, and cavalry.
func TestAttachmentLimits(t *testing.T) {
	rulestest.Cite(t, "6.2.2a")
	g := place(t, `russia attachment 2
		ge.1-1 48.19
		ru.25-3 34.18
		ru.27-3 34.18
		ru.train-3 34.18
		ru.train-khan 34.18
		ru.57-r 33.18
		ru.1-c 33.18
		ru.5-rf 33.18`)
	g.Do("keep-all")
	g.Do("marker ru.5-rf")
	g.Refuses("track =ru.train-15", "6.2.1") // of another army
	g.Do("track =ru.train-3")
	g.Refuses("marker ru.57-r", "6.2.2a") // two divisions and a brigade are there
	g.Do("marker ru.1-c")
	g.Refuses("track =independent", "6.2.1") // it is there
	g.Refuses("track =ru.train-3", "6.2.2a")
	g.Do("track =ru.train-khan")
	g.under("ru.1-c", "1r/Khan", "ru.5-rf", "1r/3")
}

// 6.4.1: an Asset Unit belongs to the formation in its hex, else to the closest in
// its area.
func TestAssetsByProximity(t *testing.T) {
	rulestest.Cite(t, "6.4.1")
	g := place(t, `russia attachment 2
		ge.1-1 48.19
		ru.25-3 36.19
		ru.train-3 34.18
		ru.57-r 30.18
		ru.6-15 46.42
		ru.train-15 46.43
		ru.1-hv 36.19
		ru.1-c-b 31.18
		ru.2-hv 40.38`)
	g.Do("keep-all")
	g.under("ru.1-hv", "1r/3", "ru.1-c-b", "1r/-", "ru.2-hv", "2r/15")
}

// The display of an army shows its tracks, and only to its own side.
func TestArmyDisplay(t *testing.T) {
	rulestest.Cite(t, "6.2", "6.2.1")
	g := start(t, "tannenberg", 1)
	d := g.Display("central", "army-8")
	if d.Title != "Eighth Army" || len(d.Rows) != 8 { // six tracks, the independent one, depots
		t.Fatalf("%s: %d rows", d.Title, len(d.Rows))
	}
	row := d.Rows[0]
	if row.Title != "I Corps" || row.Boxes[0].Note != "2 of 3 divisions" || len(row.Boxes) != 7 || len(row.Boxes[1].Units) != 2 {
		t.Errorf("%+v", row)
	}
	for _, d := range g.P.View("russia").Displays {
		if d.ID == "army-8" {
			t.Error("Russia sees the display of the Eighth Army")
		}
	}
}

// The areas are shown to their own side: every hex behind the front in one of them.
func TestAreasOverlay(t *testing.T) {
	rulestest.Cite(t, "6.1")
	g := start(t, "tannenberg", 1)
	o := g.Overlay("russia", rules.Query{Kind: "areas", Side: "russia"})
	seen := map[string]string{}
	for _, m := range o.Hexes {
		if seen[m.Hex] != "" {
			t.Fatalf("%s is in two areas", m.Hex)
		}
		seen[m.Hex] = m.Note
	}
	if seen["36.19"] != "First Army" || seen["45.42"] != "Second Army" || seen["41.19"] != "" || len(o.Ways) != 1 {
		t.Errorf("%q, %q, %q, %d boundaries", seen["36.19"], seen["45.42"], seen["41.19"], len(o.Ways))
	}
	if o := g.Overlay("central", rules.Query{Kind: "areas", Side: "russia"}); len(o.Hexes)+len(o.Ways) > 0 {
		t.Error("the Central Powers see the areas of Russia")
	}
}
