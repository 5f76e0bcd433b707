package table

import (
	"context"
	"testing"

	"vistula/rules/bot"
)

// TestAComputerWaitsWhileTheMapIsPulled: what it has played is shown when that is over, for
// to show it would keep the map from some frames; it plays what it would have played.
func TestAComputerWaitsWhileTheMapIsPulled(t *testing.T) {
	p, _ := computerFirst(t, true)
	d := p.t.desk
	play := func(ctx context.Context) decided {
		player, err := bot.New("random", 5)
		if err != nil {
			t.Fatal(err)
		}
		return think(ctx, player, d.Position().Clone(), d.Seat().Status().ToAct, 1, mostThought)
	}
	asked := 0
	pulled := func() bool {
		asked++
		return asked < 60
	}
	got, want := play(bot.GivingWay(t.Context(), pulled)), play(t.Context())
	if asked < 60 {
		t.Errorf("it ended when it had asked %d times whether the map is pulled", asked)
	}
	if got.err != nil || len(got.list) != 1 || got.list[0] != want.list[0] {
		t.Errorf("it played %v (%v), and %v where nobody pulls the map", got.list, got.err, want.list)
	}
}
