package report

import (
	"strings"
	"testing"

	"vistula/canvas/story"
	"vistula/data"
	"vistula/rules"
	"vistula/rules/chronicle"
	_ "vistula/rules/tannenberg"
)

// A depot that is relocated across the map is not the longest move of a phase.
func TestTheLongestMoveIsOneOfTroops(t *testing.T) {
	rs, err := rules.Open("tannenberg", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	c := &chronicle.Chronicle{Ruleset: rs, Scenario: rs.Scenarios()[0], Histories: map[string]*chronicle.History{
		"corps": {Counter: rules.Counter{Unit: "corps", Name: "III Corps", Side: "russia", Type: "infantry", Size: "corps"}},
		"depot": {Counter: rules.Counter{Unit: "depot", Name: "Minor Depot", Side: "russia", Type: "depot"}},
	}}
	a := &author{story.New(c, nil), c}
	march := func(unit, from, to string) *chronicle.Line {
		return &chronicle.Line{Class: chronicle.March, Units: []string{unit}, Hexes: []string{from, to}}
	}
	if got := a.farthest([]*chronicle.Line{march("depot", "1409", "2209"), march("corps", "1409", "1809")}); !strings.Contains(got, "III Corps") {
		t.Errorf("the longest move is told as %q", got)
	}
}

// Points are told, but not twice.
func TestALineTellsWhatItEarned(t *testing.T) {
	for _, x := range []struct {
		class      chronicle.Class
		score      int
		text, want string
	}{
		{chronicle.Points, 20, "Russia takes Tarnopol.", "Russia takes Tarnopol (+20)."},
		{chronicle.Points, -3, "Russia loses a depot.", "Russia loses a depot (-3)."},
		{chronicle.Points, 1, "Austria-Hungary earns 1 for attacking.", "Austria-Hungary earns 1 for attacking."},
		{chronicle.Other, 0, "Russia waits.", "Russia waits."},
	} {
		if got := scored(x.text, &chronicle.Line{Class: x.class, Score: x.score}); got != x.want {
			t.Errorf("%q, want %q", got, x.want)
		}
	}
}
