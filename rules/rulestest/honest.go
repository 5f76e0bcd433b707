package rulestest

import (
	"context"
	"fmt"
	"math/rand/v2"
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
// decision.
func Honest(t *testing.T, c Config, decisions int, make func(seed uint64) bot.Player) {
	t.Helper()
	c = c.complete()
	for _, s := range c.scenarios() {
		if err := c.honest(s, decisions, make); err != nil {
			t.Errorf("%s: %v", s.ID, err)
		}
	}
}

// honest asks the player at some decisions of one game.
func (c *Config) honest(s rules.Scenario, decisions int, make func(seed uint64) bot.Player) error {
	p, err := c.Ruleset.New(s.ID, c.Options, c.Seed)
	if err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(c.Seed, 0x40))
	for n := 0; p.Outcome() == nil && n < c.Bound && decisions > 0; n++ {
		offers := p.Offers()
		if len(offers) > 1 && p.Status().Stage != rules.StageMoving && rng.IntN(4) == 0 {
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
