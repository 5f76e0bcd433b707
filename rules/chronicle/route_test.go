package chronicle_test

import (
	"testing"

	"vistula/rules/chronicle"
)

// The hexes of a march are found in its sentence however they are named there; what a step
// cost is no part of where it leads.
func TestTheRouteOfASentence(t *testing.T) {
	for text, want := range map[string]chronicle.Route{
		"A and B move from 8.05 to 8.06 for 2 MP.":                          {Who: "A and B move", From: "8.05", To: "8.06"},
		"A moves from Lemberg (8.05) to Rudnik (8.06).":                     {Who: "A moves", From: "Lemberg (8.05)", To: "Rudnik (8.06)"},
		"A moves from 8.05 to Rudnik (8.06) as a minimum move.":             {Who: "A moves", From: "8.05", To: "Rudnik (8.06) as a minimum move"},
		"A moves from 8.05 to Rudnik (8.06) for 3 MP, B as a minimum move.": {Who: "A moves", From: "8.05", To: "Rudnik (8.06)"},
		"A moves from 8.05 to 8.07 and back.":                               {Who: "A moves", From: "8.05"},
		"A moves from Rudnik (8.06) to 8.05.":                               {},
		"A train leaves the map.":                                           {},
	} {
		if got := chronicle.RouteOf(text, "8.05", "8.06"); got != want {
			t.Errorf("%q gives %+v, want %+v", text, got, want)
		}
	}
}
