package bot

import (
	"testing"

	_ "vistula/rules/galicia"
	_ "vistula/rules/twilight"
)

// Where the time for a turn is used up, the units still march, at a glance: nobody plans
// attacks for them first.
func TestWhoIsOutOfTimeStillMarches(t *testing.T) {
	for _, id := range []string{"galicia", "twilight"} {
		m, _, seat := seated(t, id, "level1")
		m.lab.hasty = true
		if way := m.lab.march(seat.Offers(), m.done); way == nil {
			t.Errorf("%s: nobody marches", id)
		}
		if m.lab.missions != nil {
			t.Errorf("%s: attacks are planned first", id)
		}
	}
}
