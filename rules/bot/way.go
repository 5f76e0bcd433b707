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
// position that it judges, for up to 50 ms, while busy is true. What it decides within a
// limit of nodes stays the same; by the clock it thinks less. Busy is called from the
// player's goroutine.
func GivingWay(ctx context.Context, busy func() bool) context.Context {
	return context.WithValue(ctx, way{}, busy)
}

// giveWay waits while the context tells of a window that is at work.
func giveWay(ctx context.Context) {
	busy, ok := ctx.Value(way{}).(func() bool)
	if !ok {
		return
	}
	for waited := time.Duration(0); waited < wayMost && busy() && ctx.Err() == nil; waited += wayStep {
		time.Sleep(wayStep)
	}
}
