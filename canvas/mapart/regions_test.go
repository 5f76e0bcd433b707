package mapart

import (
	"testing"

	"vistula/canvas/pen"
)

// Far out the name of a region makes way along its line for the name of a town, and is
// left away where towns are everywhere.
func TestRegionsMakeWayForTowns(t *testing.T) {
	line := evenly([]pen.Point{{X: 0}, {X: 10}}, 0.1)
	town := pen.Rect{X: 9, Y: -1, W: 3, H: 2}
	at := aside(line, 8, 1, []pen.Rect{town})
	if at == nil || covered(at, 8, 1, []pen.Rect{town}) > 0 || at[0].X >= 0 {
		t.Errorf("beside a town at its end the name begins at %v", at[0])
	}
	if at := aside(line, 8, 1, nil); &at[0] != &line[0] {
		t.Error("a name with room is moved")
	}
	if at := aside(line, 8, 1, []pen.Rect{{X: -9, Y: -1, W: 30, H: 2}}); at != nil {
		t.Error("a name among towns is written on them")
	}
}
