// Package bot holds computer players. Each sits at a rules.Seat, as a person does:
// what its side may see is all it is given.
package bot

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
)

// Player chooses actions for one side of one game. It is not safe for use by
// several goroutines.
type Player interface {
	// Name is the name that New knows the player by.
	Name() string
	// Choose takes the decision that the seat's side has to take: one of the seat's
	// offers. It ends within 100 ms once the context is done, with any of them or
	// none.
	Choose(ctx context.Context, seat *rules.Seat) rules.Action
}

var registry = map[string]func(seed uint64) Player{}

// Register adds a kind of player; it is called from the init of the package
// that has it.
func Register(name string, make func(seed uint64) Player) { registry[name] = make }

// Names lists the kinds of players in alphabetical order.
func Names() []string {
	names := make([]string, 0, len(registry))
	for name := range registry {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// New makes a player by its name, a level with a style as level2-bold. The same seed
// makes one that plays the same.
func New(name string, seed uint64) (Player, error) {
	make, ok := registry[name]
	if !ok {
		if p := styled(name, seed); p != nil {
			return p, nil
		}
		if level, style, ok := strings.Cut(name, "-"); ok && registry[level] != nil {
			return nil, fmt.Errorf("player %q is unknown: %s has no style %q; levels have %s", name, level, style, strings.Join(Styles(), ", "))
		}
		return nil, fmt.Errorf("player %q is unknown; there are %s", name, strings.Join(Names(), ", "))
	}
	return make(seed), nil
}

// Game is what players play on, as a *journal.Match is.
type Game interface {
	rules.Game
	Do(a rules.Action) ([]rules.Event, error)
}

// Play plays a game to its end and tells how many actions it took. The error
// tells that a player is missing, has failed or has chosen what is not allowed, that
// the context is done, or that the game was not over after limit actions.
func Play(ctx context.Context, g Game, players map[rules.Side]Player, limit int) (actions int, err error) {
	seats := map[rules.Side]*rules.Seat{}
	for ; ; actions++ {
		side := g.Position().Status().ToAct
		switch {
		case side == "" && g.Position().Outcome() != nil:
			return actions, nil
		case side == "":
			return actions, errors.New("nobody is to decide, but the game is not over")
		case actions == limit:
			return actions, fmt.Errorf("the game is not over after %d actions", limit)
		case players[side] == nil:
			return actions, fmt.Errorf("nobody plays %q", side)
		}
		if seats[side] == nil {
			seats[side] = rules.SitAt(g, side)
		}
		a, err := Ask(ctx, players[side], seats[side])
		if err != nil {
			return actions, fmt.Errorf("action %d: %w", actions+1, err)
		}
		if _, err := g.Do(a); err != nil {
			return actions, fmt.Errorf("action %d: %s of %s chose %+v: %w", actions+1, players[side].Name(), side, a, err)
		}
	}
}
