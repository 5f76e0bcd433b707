package bot_test

import (
	"context"
	"testing"
	"time"

	"vistula/rules"
	"vistula/rules/bot"
)

// BenchmarkStop measures how long a level3 that is told to stop goes on thinking, at many
// moments of its search for the course of a turn: the longest of them, in milliseconds.
func BenchmarkStop(b *testing.B) {
	for _, id := range append(books, "twilight") {
		b.Run(id, func(b *testing.B) {
			p := open(b, id, 5)
			reach(b, p)
			seat := rules.Sit(p, p.Status().ToAct)
			longest := time.Duration(0)
			for n := 0; b.Loop(); n++ {
				me, err := bot.New("level3", uint64(n))
				if err != nil {
					b.Fatal(err)
				}
				ctx, cancel := context.WithCancel(context.Background())
				var told time.Time
				time.AfterFunc(time.Duration(20+n*7%400)*time.Millisecond, func() { told = time.Now(); cancel() })
				me.Choose(ctx, seat)
				<-ctx.Done()
				longest = max(longest, time.Since(told))
			}
			b.ReportMetric(float64(longest.Microseconds())/1000, "ms-to-stop")
		})
	}
}

// reach plays by the first offers until somebody can pick up a unit.
func reach(tb testing.TB, p rules.Position) {
	tb.Helper()
	for range 3000 {
		offers := p.Offers()
		for i := range offers {
			if offers[i].Verb == rules.VerbPick && offers[i].Unit != "" && p.Status().Stage != "setup" {
				return
			}
		}
		a := offers[0].Action
		for i := range offers {
			if offers[i].Verb == rules.VerbDone || offers[i].Verb == rules.VerbAuto {
				a = offers[i].Action
			}
		}
		if _, err := p.Do(a); err != nil {
			tb.Fatal(err)
		}
	}
	tb.Fatal("nobody can pick up a unit")
}
