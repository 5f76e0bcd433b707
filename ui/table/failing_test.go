package table

import (
	"context"
	"strings"
	"testing"
	"time"

	"vistula/rules"
)

// faulty is a computer player with something wrong with it.
type faulty struct {
	choose func(ctx context.Context, seat *rules.Seat) rules.Action
}

func (faulty) Name() string { return "level1" }
func (f faulty) Choose(ctx context.Context, seat *rules.Seat) rules.Action {
	return f.choose(ctx, seat)
}

// A computer player that crashes, hangs or answers nonsense is said so, the game stays as
// it was, and a person goes on.
func TestAFaultyComputerPlayerCostsNothing(t *testing.T) {
	released := make(chan struct{})
	t.Cleanup(func() { close(released) })
	for _, fault := range []struct {
		want   string
		hangs  bool
		choose func(context.Context, *rules.Seat) rules.Action
	}{
		{"lost my head", false, func(context.Context, *rules.Seat) rules.Action { panic("lost my head") }},
		{"chose what is not allowed", false, func(context.Context, *rules.Seat) rules.Action { return rules.Action{Verb: "levitate"} }},
		{"chose what is not allowed", false, func(context.Context, *rules.Seat) rules.Action { return rules.Action{} }},
		{"does not come to a decision", true, func(ctx context.Context, _ *rules.Seat) rules.Action { <-ctx.Done(); return rules.Action{} }},
		{"does not answer", true, func(context.Context, *rules.Seat) rules.Action { <-released; return rules.Action{} }},
	} {
		want, patience := fault.want, mostThought
		if fault.hangs {
			patience = time.Millisecond
		}
		p, _ := computerFirst(t, true)
		stopped := false
		h := p.thinksOf(faulty{fault.choose}, &stopped)
		before := p.t.desk.Match.Cursor()
		got := think(t.Context(), h.player, p.t.desk.Position().Clone(), h.side, batchMost, patience)
		if got.err == nil {
			t.Errorf("nothing is wrong with a player of which %q should be said", want)
			continue
		}
		p.t.bots.done(h, got)
		if p.t.desk.Computer() || p.t.desk.Match.Cursor() != before || len(p.t.desk.Offers()) == 0 {
			t.Errorf("%s: nobody goes on with the game as it was", want)
		}
		if words := p.noticed(); !strings.Contains(words, want) || strings.Contains(words, "\n\n") {
			t.Errorf("the table says %q, want %q", words, want)
		}
	}
}
