package bot

import (
	"context"
	"fmt"
	"time"

	"vistula/rules"
)

// patience is how long a player may take to end once it was told to: then it is
// taken for hung and left to itself.
const patience = 100 * time.Millisecond

// Ask has a player choose. The error is one sentence: a Fault where the player crashed or did
// not end when the context was done, or that the context is done. After an error the player
// is not to be asked again, for it may still be at work.
func Ask(ctx context.Context, p Player, seat *rules.Seat) (rules.Action, error) {
	if ctx.Done() == nil { // it can never be told to end
		return choose(ctx, p, seat)
	}
	type answer struct {
		rules.Action
		err error
	}
	answered := make(chan answer, 1)
	go func() {
		a, err := choose(ctx, p, seat)
		answered <- answer{a, err}
	}()
	select {
	case a := <-answered:
		if a.err == nil {
			a.err = ctx.Err() // what a player says once it was told to end is not a choice
		}
		return a.Action, a.err
	case <-ctx.Done():
	}
	select {
	case <-answered:
		return rules.Action{}, ctx.Err()
	case <-time.After(patience):
		return rules.Action{}, &Fault{Player: p.Name(), Kind: Silent}
	}
}

// choose is Choose of a player that may crash.
func choose(ctx context.Context, p Player, seat *rules.Seat) (a rules.Action, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &Fault{Player: p.Name(), Kind: Crashed, Cause: fmt.Errorf("%v", r)}
		}
	}()
	if able, ok := p.(Preparing); ok {
		if err := able.Prepare(seat.Ruleset()); err != nil {
			return rules.Action{}, err
		}
	}
	a = p.Choose(ctx, seat)
	if f, ok := p.(Failing); ok {
		err = f.Failure()
	}
	return a, err
}
