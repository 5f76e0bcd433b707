package arena

import (
	"context"
	"slices"
	"time"

	"vistula/rules"
	"vistula/rules/bot"
)

// Clock is a player whose thinking is measured: by player turn, from one hand-over to the
// next. What it answers in the other side's turn belongs to none of its own.
type Clock struct {
	bot.Player
	spent []time.Duration
	at    playerTurn // the last that the player decided in
}

// playerTurn names a player turn of a game.
type playerTurn struct {
	turn int
	side rules.Side
}

// Choose has the player choose and adds up how long it took.
func (c *Clock) Choose(ctx context.Context, seat *rules.Seat) rules.Action {
	st := seat.Status()
	now, own := playerTurn{st.Turn, st.Side}, st.Side == seat.Side()
	if own && now != c.at {
		c.spent = append(c.spent, 0)
	}
	c.at = now
	begun := time.Now()
	a := c.Player.Choose(ctx, seat)
	if own {
		c.spent[len(c.spent)-1] += time.Since(begun)
	}
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

// Turns are the milliseconds thought in each player turn.
func (c *Clock) Turns() []int {
	list := make([]int, len(c.spent))
	for i, d := range c.spent {
		list[i] = int(d.Milliseconds())
	}
	return list
}

// Times sums up how long turns took, in seconds: half of them took no longer than Median,
// 95 % no longer than Most.
type Times struct{ Median, Most, Longest float64 }

// TimesOf sums up the milliseconds of some turns.
func TimesOf(turns []int) Times {
	if len(turns) == 0 {
		return Times{}
	}
	turns = slices.Sorted(slices.Values(turns))
	at := func(percent int) float64 { return float64(turns[(len(turns)*percent-1)/100]) / 1000 }
	return Times{at(50), at(95), at(100)}
}
