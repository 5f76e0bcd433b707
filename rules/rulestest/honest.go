package rulestest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
)

// Honest plays random games of a ruleset and asks a computer player at some of the
// decisions what it would do, there and in a position that its side cannot tell from
// it: what is hidden is otherwise, and so are the dice. It fails t where the player does
// something else, for then it knows what it should not.
//
// make gives a player that thinks by a limit of nodes; it is called anew for each
// decision. One game of each scenario is played, or as many as HonestGames says.
func Honest(t *testing.T, c Config, decisions int, make func(seed uint64) bot.Player) {
	t.Helper()
	c = c.complete()
	games := 1
	if text := os.Getenv(HonestGames); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			t.Fatalf("%s is %q: it must be a number of games", HonestGames, text)
		}
		games = n
	}
	for _, s := range c.scenarios() {
		for n := range games {
			if err := c.honest(s, n, decisions, make); err != nil {
				t.Errorf("%s, seed %d: %v", s.ID, c.Seed+uint64(n), err)
			}
		}
	}
}

// Bounded makes players of a level that thinks by a limit of nodes for each turn.
func Bounded(t *testing.T, level string, nodes int) func(seed uint64) bot.Player {
	return func(seed uint64) bot.Player {
		p, err := bot.New(level, seed)
		if err != nil {
			t.Fatal(err)
		}
		p.(bot.Thinker).Limit(nodes)
		return p
	}
}

// HonestGames is the variable that holds how many games of each scenario Honest plays:
// VISTULA_HONEST=20 is the whole trial, which takes long.
const HonestGames = "VISTULA_HONEST"

// honest asks the player at some decisions of one game, the later the game in a row the
// farther apart, so that some games are looked at as a whole.
func (c *Config) honest(s rules.Scenario, game, decisions int, make func(seed uint64) bot.Player) error {
	p, err := c.Ruleset.New(s.ID, c.Options, c.Seed+uint64(game))
	if err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(c.Seed+uint64(game), 0x40))
	for n := 0; p.Outcome() == nil && n < c.Bound && decisions > 0; n++ {
		offers := p.Offers()
		if len(offers) > 1 && p.Status().Stage != rules.StageMoving && rng.IntN(4<<(game%5)) == 0 {
			decisions--
			if err := c.sameChoice(p, rng.Uint64(), make); err != nil {
				return fmt.Errorf("action %d, %+v: %w", n, p.Status(), err)
			}
		}
		if _, err := p.Do(offers[rng.IntN(len(offers))].Action); err != nil {
			return err
		}
	}
	return nil
}

// sameChoice compares what a player does in a position with what it does where what it
// cannot see is otherwise.
func (c *Config) sameChoice(p rules.Position, seed uint64, make func(seed uint64) bot.Player) error {
	side := p.Status().ToAct
	q := p.Clone()
	if c.Disguise != nil {
		if d := c.Disguise(p, side, seed); d != nil {
			q = d
		}
	}
	*q.Dice() = rules.NewDice(seed)
	choose := func(p rules.Position) (rules.Action, error) {
		return bot.Ask(context.Background(), make(seed), rules.Sit(p, side))
	}
	one, err := choose(p)
	if err != nil {
		return err
	}
	other, err := choose(q)
	if err != nil {
		return err
	}
	if one != other {
		return fmt.Errorf("%s does %s, but %s where only what it cannot see is otherwise", make(seed).Name(), show(one), show(other))
	}
	return nil
}
