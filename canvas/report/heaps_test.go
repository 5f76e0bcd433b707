package report

import (
	"strings"
	"testing"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// A depot that is relocated across the map is not the longest move of a phase.
func TestTheLongestMoveIsOneOfTroops(t *testing.T) {
	rs := rulestest.Open(t, "tannenberg")
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

// Rolls are told by what came of them, also where their single lines are folded away; where
// no two ended alike they are but counted.
func TestRollsAreToldByWhatCameOfThem(t *testing.T) {
	c := &chronicle.Chronicle{}
	a := &author{story.New(c, nil), c}
	for want, texts := range map[string][]string{
		"Four rolls: three times “stays out of command” and once “is in command this phase”.": {"X Corps rolls 4 against a rating of 4 and stays out of command.",
			"II Corps rolls 5 against a rating of 4 and is in command this phase.", "I Corps rolls 4 against a rating of 4 and stays out of command.", "Depot 2, 3rd Army rolls 1 against a rating of 3 and stays out of command."},
		"Two rolls: once “no loss” and once “it loses half of its steps”.": {"X Corps is out of supply and rolls 4: no loss.", "II Corps is out of supply and rolls 1: it loses half of its steps."},
		"Two rolls: twice “begins the game without loss”.":                 {"II Corps begins the game without loss.", "5th Honvéd Cavalry Division begins the game without loss."},
		"Five rolls.": {"A: a.", "B: b.", "C: c.", "D: d.", "E: e."},
	} {
		if got := a.throws(texts); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
