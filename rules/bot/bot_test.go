package bot_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

func start(t testing.TB, seed uint64) *journal.Match {
	m, err := journal.New(toy.New(), "skirmish", nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func players(t testing.TB, seed uint64) map[rules.Side]bot.Player {
	list := map[rules.Side]bot.Player{}
	for i, side := range []rules.Side{toy.Red, toy.Blue} {
		p, err := bot.New("random", seed+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		list[side] = p
	}
	return list
}

func TestRandomPlaysToTheEnd(t *testing.T) {
	for seed := range uint64(50) {
		m := start(t, seed)
		n, err := bot.Play(context.Background(), m, players(t, seed), 1000)
		if err != nil {
			t.Fatal(err)
		}
		if m.Position().Outcome() == nil || m.Len() != n {
			t.Fatalf("seed %d: the game is not over after %d actions", seed, n)
		}
	}
}

func TestTheSameSeedsPlayTheSameGame(t *testing.T) {
	a, b, c := start(t, 1), start(t, 1), start(t, 1)
	for m, seed := range map[*journal.Match]uint64{a: 7, b: 7, c: 9} {
		if _, err := bot.Play(context.Background(), m, players(t, seed), 1000); err != nil {
			t.Fatal(err)
		}
	}
	if journal.Hash(a.Position()) != journal.Hash(b.Position()) {
		t.Error("the same players play differently")
	}
	if journal.Hash(a.Position()) == journal.Hash(c.Position()) {
		t.Error("other players play the same")
	}
}

// wrong always chooses the same.
type wrong struct{}

func (wrong) Name() string { return "wrong" }
func (wrong) Choose(context.Context, *rules.Seat) rules.Action {
	return rules.Action{Verb: "fly"}
}

func TestPlayTellsWhatGoesWrong(t *testing.T) {
	both := players(t, 1)
	for want, run := range map[string]func() error{
		"not over after 3 actions": func() error { _, err := bot.Play(context.Background(), start(t, 1), both, 3); return err },
		`nobody plays "red"`:       func() error { _, err := bot.Play(context.Background(), start(t, 1), nil, 3); return err },
		`action 1: wrong of red chose {Verb:fly Unit:`: func() error {
			_, err := bot.Play(context.Background(), start(t, 1), map[rules.Side]bot.Player{toy.Red: wrong{}}, 3)
			return err
		},
		`player "deep" is unknown; there are beginner, level1, level2, level3, random`: func() error { _, err := bot.New("deep", 1); return err },
	} {
		if err := run(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	if !slices.Contains(bot.Names(), "random") {
		t.Error("random is not listed")
	}
}

// odd does what it is told to instead of choosing.
type odd func(ctx context.Context) rules.Action

func (odd) Name() string                                             { return "odd" }
func (o odd) Choose(ctx context.Context, _ *rules.Seat) rules.Action { return o(ctx) }

func TestAPlayerThatFailsIsNamed(t *testing.T) {
	seat := rules.SitAt(start(t, 1), toy.Red)
	hung := make(chan struct{})
	defer close(hung)
	for want, player := range map[string]odd{
		"the player odd crashed: lost":   func(context.Context) rules.Action { panic("lost") },
		"the player odd does not answer": func(context.Context) rules.Action { <-hung; return rules.Action{} },
		context.Canceled.Error():         func(ctx context.Context) rules.Action { <-ctx.Done(); return rules.Action{} },
	} {
		ctx, cancel := context.WithCancel(context.Background())
		if !strings.Contains(want, "crashed") {
			cancel()
		}
		if _, err := bot.Ask(ctx, player, seat); err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
		cancel()
	}
}
