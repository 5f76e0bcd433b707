package scene_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
)

// Who gives up a unit of its own for want of room has made a mistake; what an enemy or
// hunger took is none of it.
func TestUnitsGivenUpForWantOfRoomAreMistakes(t *testing.T) {
	for _, tt := range []struct {
		side  rules.Side
		units int
		cause chronicle.Cause
		want  bool
	}{
		{"austria", 1, chronicle.Overstacked, true},
		{"russia", 1, chronicle.Overstacked, false},
		{"austria", 0, chronicle.Overstacked, false},
		{"austria", 1, chronicle.Starved, false},
	} {
		s := &scene.Scene{Kind: scene.Other, Line: chronicle.Line{Side: "austria", Tolls: []chronicle.UnitToll{
			{Unit: "x", Side: tt.side, Cause: tt.cause, Toll: chronicle.Toll{Units: tt.units, Steps: 1}}}}}
		if got := s.Forfeits(); got != tt.want {
			t.Errorf("%+v: %v", tt, got)
		}
	}
}
