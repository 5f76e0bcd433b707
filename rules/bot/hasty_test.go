package bot

import (
	"context"
	"testing"
	"time"

	"vistula/rules"
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

// However much of the time the marches took, some attacks are looked at, for a second in all
// at the most; and a window that was waited for takes nothing from the time of a quick level.
func TestAttacksHaveTimeOfTheirOwn(t *testing.T) {
	_, _, seat := seated(t, "galicia", "level1")
	offers := []rules.Offer{{Action: rules.Action{Verb: rules.VerbAttack, Hex: "8.06"}}, {Action: rules.Action{Verb: rules.VerbDone}}}
	for _, x := range []struct {
		used, late time.Duration
		some       bool
	}{{10 * time.Second, 0, true}, {10 * time.Second, 900 * time.Millisecond, true}, {10 * time.Second, time.Second, false}} {
		m := newMind(level{turn: time.Second}, "", 1)
		m.turnTo(seat)
		m.used, m.late, m.begun = x.used, x.late, time.Now()
		ctx, cancel := m.hurry(context.Background(), offers)
		if some := ctx.Err() == nil; some != x.some {
			t.Errorf("after %v, %v of it for attacks, there is time for one: %v", x.used, x.late, some)
		}
		cancel()
	}
	for turn, want := range map[time.Duration]time.Duration{650 * time.Millisecond: 1950 * time.Millisecond, 1400 * time.Millisecond: 4200 * time.Millisecond, 8 * time.Second: 8 * time.Second} {
		m := newMind(level{turn: turn}, "", 1)
		m.turnTo(seat)
		if got := m.may(); got != want {
			t.Errorf("a turn of %v may take %v while little was judged, want %v", turn, got, want)
		}
		m.played.nodes = weighedLeast
		if got := m.may(); got != turn {
			t.Errorf("a turn of %v may take %v once enough was judged", turn, got)
		}
	}
	m := newMind(level{turn: time.Second}, "", 1)
	m.turnTo(seat)
	m.begun = time.Now().Add(-time.Second)
	m.account(800*time.Millisecond, false)
	if used := m.spentSoFar(); used > 300*time.Millisecond {
		t.Errorf("a wait of 0.8 s in a second counts %v", used)
	}
	m.excused = 0
	m.account(time.Second, true)
	if m.late < 200*time.Millisecond {
		t.Errorf("an attack of 0.2 s counts %v", m.late)
	}
}
