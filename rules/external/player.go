// Package external has other programs play: each is started by a command line and
// speaks the referee's protocol from a seat, as the README of the rules describes.
package external

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/referee"
)

// Prefix is what the name of such a player begins with; the command line follows.
const Prefix = "exec:"

// Patience is how long a program may take over one decision.
const Patience = time.Minute

// nonsense is how many requests that are refused a program may send for one decision:
// then it is taken for one that does not know what it does.
const nonsense = 1000

// Make makes a player of a name: a program where the name begins with Prefix, else one
// of the computer players, with the weights of a file where the name has bot.FileMark. The
// error is a sentence.
func Make(name string, seed uint64) (bot.Player, error) {
	line, external := strings.CutPrefix(name, Prefix)
	if !external {
		return level(name, seed)
	}
	return Start(name, line, seed)
}

// Limited makes players as Make does, that judge so many positions a turn in place of
// thinking by the clock; with 0 they think by the clock. Programs are not bound by it.
func Limited(nodes int) func(name string, seed uint64) (bot.Player, error) {
	return func(name string, seed uint64) (bot.Player, error) {
		p, err := Make(name, seed)
		if t, ok := p.(bot.Thinker); ok {
			t.Limit(nodes)
		}
		return p, err
	}
}

// Check tells in a sentence why there is no player of a name that could play a ruleset.
// Whether a program starts shows when it is made.
func Check(name string, rs rules.Ruleset) error {
	line, external := strings.CutPrefix(name, Prefix)
	if external {
		_, err := words(name, line)
		return err
	}
	p, err := level(name, 0)
	if able, ok := p.(bot.Preparing); ok && err == nil {
		err = able.Prepare(rs)
	}
	return err
}

// Player is a program that plays one side. It implements bot.Player, bot.Failing and
// io.Closer.
type Player struct {
	name     string
	program  *program
	guest    referee.Guest
	seat     *rules.Seat // where it was last asked to choose
	refused  int         // requests since then
	asked    int         // all requests since then
	why      string      // the last of them was refused
	patience time.Duration
	failure  error
}

// Start starts a program by its command line, which is split at blanks. It
// finds a seed in VISTULA_SEED, from which the one given here cannot be computed. The
// error is a sentence.
func Start(name, line string, seed uint64) (*Player, error) {
	args, err := words(name, line)
	if err != nil {
		return nil, err
	}
	p, err := start(args, seed)
	if err != nil {
		return nil, fmt.Errorf("the player %s cannot be started: %w", name, err)
	}
	return &Player{name: name, program: p, patience: Patience}, nil
}

// words takes a command line apart.
func words(name, line string) ([]string, error) {
	args := strings.Fields(line)
	if len(args) == 0 {
		return nil, fmt.Errorf("the player %q names no command behind %s", name, Prefix)
	}
	return args, nil
}

// Name is the name that Make knows the player by.
func (p *Player) Name() string { return p.name }

// Failure says why the program did not choose.
func (p *Player) Failure() error { return p.failure }

// farewell is how long a program may ask how the game went, and take to end.
const farewell = time.Second

// Close lets the program ask how the game went, if it is over, and ends it.
func (p *Player) Close() error {
	if p.failure == nil && p.seat != nil && p.seat.Outcome() != nil {
		ctx, cancel := context.WithTimeout(context.Background(), farewell)
		defer cancel()
		p.guest.Sit(p.seat)
		for p.serve(ctx) == nil {
			continue // until it ends, or its time is over
		}
	}
	p.program.end(farewell)
	return nil
}

// Choose answers the program's requests until one of them decides.
func (p *Player) Choose(ctx context.Context, seat *rules.Seat) rules.Action {
	if p.failure != nil {
		return rules.Action{}
	}
	ctx, cancel := context.WithTimeout(ctx, p.patience)
	defer cancel()
	p.seat, p.refused, p.asked = seat, 0, 0
	p.guest.Sit(seat)
	for p.refused < nonsense {
		if err := p.serve(ctx); err != nil {
			return p.fail(err)
		}
		if a := p.guest.Chosen(); a != nil {
			return *a
		}
	}
	return p.fail(fmt.Errorf("it sent %d requests that had to be refused, the last because of this: %s", nonsense, p.why))
}

// serve answers the next request.
func (p *Player) serve(ctx context.Context) error {
	line, err := p.program.hear(ctx)
	if err != nil {
		return err
	}
	p.asked++
	answer := p.guest.Handle(line)
	if strings.HasPrefix(string(answer), `{"ok":false`) {
		p.refused++
		p.why = reason(answer)
	}
	return p.program.say(answer, p.patience)
}

// reason is why a request was refused, by the answer to it.
func reason(answer []byte) string {
	var a struct{ Why string }
	if err := json.Unmarshal(answer, &a); err != nil {
		return string(answer)
	}
	return a.Why
}

// fail gives the program up, unless only the one who asked has lost patience.
func (p *Player) fail(err error) rules.Action {
	switch {
	case errors.Is(err, context.DeadlineExceeded) && p.asked > 0:
		err = fmt.Errorf("it has not decided within %g s", p.patience.Seconds())
	case errors.Is(err, context.DeadlineExceeded):
		err = fmt.Errorf("it was silent for %g s", p.patience.Seconds())
	case errors.Is(err, context.Canceled):
		return rules.Action{}
	}
	p.failure = fmt.Errorf("the player %s has failed: %w", p.name, err)
	p.program.end(0)
	return rules.Action{}
}
