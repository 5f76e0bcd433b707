package bot

import (
	"testing"
	"time"

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

// Who has hardly looked at anything when the time for the turn is used up, since the machine
// does much else, has some more for the marches, though not without end.
func TestABusyMachineStandsNobodyStill(t *testing.T) {
	m := newMind(level{turn: time.Second}, "", 1)
	for _, x := range []struct {
		judged int
		used   time.Duration
		more   bool
	}{
		{0, time.Second, true}, {glances - 1, 2 * time.Second, true},
		{glances, 2 * time.Second, false}, {0, atMost * time.Second, false},
	} {
		m.played.nodes, m.used, m.begun = x.judged, x.used, time.Now()
		if g := m.grace(true); g > 0 != x.more {
			t.Errorf("with %d positions judged in %v units have %v more to march", x.judged, x.used, g)
		}
		if g := m.grace(false); g > m.turn/50 {
			t.Errorf("whatever else is to be decided has %v", g)
		}
	}
}
