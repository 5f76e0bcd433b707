package bot_test

import (
	"context"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
)

// TestAPlayerGivesWayToAWindowAtWork: it asks whether the window is at work, waits while it
// is, and decides the same as it would have without.
func TestAPlayerGivesWayToAWindowAtWork(t *testing.T) {
	p := open(t, "fury", 5)
	reach(t, p)
	seat := rules.Sit(p, p.Status().ToAct)
	decide := func(ctx context.Context) rules.Action {
		player, err := bot.New("level1", 3)
		if err != nil {
			t.Fatal(err)
		}
		player.(bot.Thinker).Limit(400)
		return player.Choose(ctx, seat)
	}
	asked := 0
	busy := func() bool {
		asked++
		return asked <= 10 || asked%50 == 0
	}
	got, want := decide(bot.GivingWay(context.Background(), busy)), decide(context.Background())
	if asked <= 10 {
		t.Errorf("the player asked %d times whether the window is at work, which it was for the first ten", asked)
	}
	if got != want {
		t.Errorf("who gives way does %+v, and %+v otherwise", got, want)
	}
}

// TestWhoGivesWayStopsWhenItIsTold, in the midst of it too.
func TestWhoGivesWayStopsWhenItIsTold(t *testing.T) {
	p := open(t, "fury", 5)
	reach(t, p)
	player, err := bot.New("level3", 3)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	busy := func() bool {
		cancel()
		return true
	}
	if a := player.Choose(bot.GivingWay(ctx, busy), rules.Sit(p, p.Status().ToAct)); a.Verb == "" {
		t.Error("nothing was chosen")
	}
	if ctx.Err() == nil {
		t.Error("the player did not ask whether the window is at work")
	}
}
