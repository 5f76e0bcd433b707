package bot

import (
	"context"
	"testing"
	"time"

	"vistula/rules"
	"vistula/rules/board"
)

// Where there is no time to look at all hexes, those near the enemy are looked at first,
// and those beside him last: nobody travels to whatever hex is offered first.
func TestHexesNearTheEnemyAreLookedAtFirst(t *testing.T) {
	m, _, _ := seated(t, "twilight", "level1")
	l := &m.lab
	var list []option
	for i := range l.board.Hexes {
		list = append(list, option{Offer: rules.Offer{Action: rules.Action{Verb: "destination", Hex: l.board.Number(board.ID(i))}}})
	}
	l.forward(list)
	f, last := l.factsOf(l.base), 0
	for i := range list {
		at, _ := l.board.Find(list[i].Hex)
		d := l.rear(f, at)
		if d < last {
			t.Fatalf("%s, %d hexes from the enemy, comes after one with %d", list[i].Hex, d, last)
		}
		last = d
	}
	if at, _ := l.board.Find(list[0].Hex); l.rear(f, at) != 2 {
		t.Errorf("%s is first", list[0].Hex)
	}
}

// Where the time is used up a few offers are looked at nevertheless, but none where the
// player is told to stop.
func TestOutOfTimeAFewOffersAreLookedAt(t *testing.T) {
	judged := func(ctx context.Context) int {
		m, _, seat := seated(t, "galicia", "level1")
		m.lab.ctx = ctx
		n := m.lab.nodes
		m.lab.pick(seat.Offers())
		return n - m.lab.nodes
	}
	late, cancel := context.WithDeadline(t.Context(), time.Now())
	defer cancel()
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if a, b := judged(late), judged(stopped); a-b != glimpsed-1 {
		t.Errorf("out of time %d positions are judged, told to stop %d", a, b)
	}
}
