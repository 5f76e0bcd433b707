package bot

import (
	"context"
	"time"
)

// way is the key of what a context knows of a window that is at work.
type way struct{}

// How whoever thinks gives way: it looks so often whether it still has to, and gets on
// after so long even then.
const (
	wayStep = 2 * time.Millisecond
	wayMost = 50 * time.Millisecond
)

// GivingWay is a context in which a player gives way to a window: it stops before each
// position that it judges and each action that it tries, for up to 50 ms, while busy is
// true, though in a turn for no longer in all than that may take. What it decides within a
// limit of nodes stays the same; by the clock it thinks less, but for the quick levels, as
// account has it. Busy is called from the player's goroutine.
func GivingWay(ctx context.Context, busy func() bool) context.Context {
	return context.WithValue(ctx, way{}, busy)
}

// GiveWay waits while the context tells of a window that is at work, for no longer than
// most. A player does so by itself while it thinks; whoever asks it does so before what
// takes time beside that.
func GiveWay(ctx context.Context, most time.Duration) {
	busy, ok := ctx.Value(way{}).(func() bool)
	if !ok {
		return
	}
	for began := time.Now(); busy() && ctx.Err() == nil && time.Since(began) < most; {
		time.Sleep(wayStep)
	}
}

// giveWay does so before a position is judged or an action tried, until it has waited in a
// turn for as long as the turn may take: a map that is painted for long leaves the player
// time to think of more than the first units.
func (l *lab) giveWay() {
	if l.courtesy <= 0 {
		return
	}
	began := time.Now()
	GiveWay(l.ctx, wayMost)
	l.courtesy -= time.Since(began)
}
