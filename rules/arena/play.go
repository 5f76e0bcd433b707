package arena

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
)

// Field is how a contest is carried out.
type Field struct {
	Jobs  int // games at a time, at least 1
	Limit int // actions after which a game that is not over has failed
	// Make makes a player of a name.
	Make func(name string, seed uint64) (bot.Player, error)
}

// Play plays those of the games that are not among the results there are already, and
// gives each result to report as soon as it is there, never two at once. An error of
// report ends it, as does the context; games that were broken off are not reported.
func (f Field) Play(ctx context.Context, games []Game, there []Result, report func(*Result) error) error {
	done := map[string]bool{}
	for i := range there {
		done[there[i].key()] = true
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	next := make(chan Game)
	go func() {
		defer close(next)
		for _, g := range games {
			if done[g.key()] {
				continue
			}
			done[g.key()] = true // a mirror has both games of a pair but once
			select {
			case next <- g:
			case <-ctx.Done():
				return
			}
		}
	}()
	var workers sync.WaitGroup
	var telling sync.Mutex
	for range f.Jobs {
		workers.Go(func() {
			for g := range next {
				r := f.play(ctx, g)
				telling.Lock()
				if ctx.Err() == nil {
					if err := report(r); err != nil {
						cancel(err)
					}
				}
				telling.Unlock()
			}
		})
	}
	workers.Wait()
	return context.Cause(ctx)
}

// play plays one game.
func (f Field) play(ctx context.Context, g Game) *Result {
	c := g.contest
	r := &Result{Ruleset: c.Ruleset.ID(), Scenario: c.Scenario.ID, Options: c.Options, Seed: g.seed, Nodes: c.Nodes,
		Players: g.players, Sides: c.Scenario.Sides}
	match, err := journal.New(c.Ruleset, c.Scenario.ID, c.Options, g.seed)
	if err != nil {
		r.Why = err.Error()
		return r
	}
	players := map[rules.Side]bot.Player{}
	clocks := make([]*Clock, len(r.Sides))
	for i, side := range r.Sides {
		p, err := f.Make(g.players[i], g.seed*2+uint64(i))
		if err != nil {
			r.Failed, r.Why = side, err.Error()
			return r
		}
		defer bot.Close(p)
		clocks[i] = &Clock{Player: p}
		players[side] = clocks[i]
	}
	watched := &witness{Match: match, scenario: &c.Scenario}
	err = contest(ctx, watched, players, f.Limit)
	r.Actions, r.Judged = match.Len(), watched.judged
	for _, k := range clocks {
		r.Turns = append(r.Turns, k.Turns())
	}
	if err != nil {
		r.Why = err.Error()
		if _, blame := errors.AsType[*broken](err); !blame && r.Actions < f.Limit {
			r.Failed = match.Position().Status().ToAct
		}
		return r
	}
	o := match.Position().Outcome()
	r.Winner, r.Grade, r.Points = o.Winner, o.Grade, o.Points
	return r
}

// broken is a game that failed in the rules.
type broken struct{ why any }

func (b *broken) Error() string { return fmt.Sprintf("the program failed: %v", b.why) }

func contest(ctx context.Context, match bot.Game, players map[rules.Side]bot.Player, limit int) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &broken{p}
		}
	}()
	_, err = bot.Play(ctx, match, players, limit)
	return err
}
