package arena

import (
	"context"
	"slices"
	"time"

	"vistula/rules"
	"vistula/rules/bot"
)

// Clock is a player whose thinking is measured.
type Clock struct {
	bot.Player
	spent []time.Duration // by turn of the game, from the first it decided in
	turn  int
}

// Choose has the player choose and adds up how long it took.
func (c *Clock) Choose(ctx context.Context, seat *rules.Seat) rules.Action {
	if turn := seat.Status().Turn; turn != c.turn || len(c.spent) == 0 {
		c.turn, c.spent = turn, append(c.spent, 0)
	}
	begun := time.Now()
	a := c.Player.Choose(ctx, seat)
	c.spent[len(c.spent)-1] += time.Since(begun)
	return a
}

// Failure is the player's.
func (c *Clock) Failure() error {
	if f, ok := c.Player.(bot.Failing); ok {
		return f.Failure()
	}
	return nil
}

// Prepare is the player's.
func (c *Clock) Prepare(rs rules.Ruleset) error {
	if able, ok := c.Player.(bot.Preparing); ok {
		return able.Prepare(rs)
	}
	return nil
}

// Turns are the milliseconds thought in each turn of the game.
func (c *Clock) Turns() []int {
	list := make([]int, len(c.spent))
	for i, d := range c.spent {
		list[i] = int(d.Milliseconds())
	}
	return list
}

// Seconds are the mean, the 95th percentile and the longest of some turns.
func Seconds(turns []int) [3]float64 {
	if len(turns) == 0 {
		return [3]float64{}
	}
	turns = slices.Sorted(slices.Values(turns))
	sum := 0
	for _, ms := range turns {
		sum += ms
	}
	return [3]float64{float64(sum) / float64(len(turns)) / 1000, float64(turns[(len(turns)*95-1)/100]) / 1000, float64(turns[len(turns)-1]) / 1000}
}
