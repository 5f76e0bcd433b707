// Package bot holds computer players. They decide as a person does: by what
// their side may see and by what is offered to it.
package bot

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
)

// Player chooses actions. A player may look at View(side) of the position, ask
// its Overlay(side), and choose among the offers; honest play looks at nothing
// else, although a Position holds it all. What a player wants to try out it
// tries on a clone; the position itself is not to be changed.
//
// A player belongs to one game and is not safe for use by several goroutines.
type Player interface {
	// Name is the name that New knows the player by.
	Name() string
	// Choose takes the decision of side. offers are p.Offers() and never empty.
	Choose(p rules.Position, side rules.Side, offers []rules.Offer) rules.Action
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

// New makes a player. The same seed makes one that plays the same.
func New(name string, seed uint64) (Player, error) {
	make, ok := registry[name]
	if !ok {
		return nil, fmt.Errorf("player %q is unknown; there are %s", name, strings.Join(Names(), ", "))
	}
	return make(seed), nil
}

// Game is what players play on: a *journal.Match, or a position made one by On.
type Game interface {
	Position() rules.Position
	Do(a rules.Action) ([]rules.Event, error)
}

// On makes a position a game, of which no record is kept.
func On(p rules.Position) Game { return game{p} }

type game struct{ p rules.Position }

func (g game) Position() rules.Position                 { return g.p }
func (g game) Do(a rules.Action) ([]rules.Event, error) { return g.p.Do(a) }

// Play plays a game to its end and tells how many actions it took. The error
// tells that a player is missing or has chosen what is not allowed, or that the
// game was not over after limit actions.
func Play(g Game, players map[rules.Side]Player, limit int) (actions int, err error) {
	for {
		p := g.Position()
		offers := p.Offers()
		if len(offers) == 0 {
			if p.Outcome() == nil {
				return actions, errors.New("nothing is offered, but the game is not over")
			}
			return actions, nil
		}
		if actions == limit {
			return actions, fmt.Errorf("the game is not over after %d actions", limit)
		}
		side := p.Status().ToAct
		player := players[side]
		if player == nil {
			return actions, fmt.Errorf("nobody plays %q", side)
		}
		a := player.Choose(p, side, offers)
		if _, err := g.Do(a); err != nil {
			return actions, fmt.Errorf("action %d: %s of %s chose %+v: %w", actions+1, player.Name(), side, a, err)
		}
		actions++
	}
}
