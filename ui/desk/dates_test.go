package desk_test

import (
	"testing"

	"vistula/rules"
	"vistula/ui/desk"
)

// The data write spans of days with a hyphen; players read them with a dash.
func TestTheDatesOfATurnArePrinted(t *testing.T) {
	v := &rules.View{Tracks: []rules.Track{{ID: rules.TrackTurns, Boxes: []rules.Box{{Note: "21-22 August"}, {Note: "23-24 August 1914", Here: true}}}}}
	if got := desk.TurnDates(v); got != "23–24 August 1914" {
		t.Errorf("the turn is dated %q", got)
	}
}
