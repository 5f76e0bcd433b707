package ui

import (
	"testing"

	"vistula/rules"
	"vistula/ui/desk"
)

// Levels with a style keep their seats; a computer player that there is not leaves its
// side to a person.
func TestSeatsAreReadFromAGameThatIsKept(t *testing.T) {
	got := seats(map[string]string{"austria": "level2-bold", "russia": "level9"}, []rules.Side{"austria", "russia"})
	if got["austria"] != "level2-bold" || got["russia"] != desk.Person {
		t.Errorf("there sit %v", got)
	}
	again := seats(seatNames(got), []rules.Side{"austria", "russia"})
	if again["austria"] != got["austria"] || again["russia"] != got["russia"] {
		t.Errorf("kept and read again: %v", again)
	}
}
