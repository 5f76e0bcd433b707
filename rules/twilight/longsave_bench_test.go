package twilight_test

import (
	"math/rand/v2"
	"sync"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// thorough plays at random and leaves no phase while there is anything else to do in it,
// so that a game is as long as games come.
func thorough(p rules.Position, rng *rand.Rand) rules.Action {
	return rulestest.OneOf(p, func(offers []rules.Offer) rules.Action {
		kept := offers[:0]
		for _, o := range offers {
			if o.Verb != rules.VerbDone && o.Verb != rules.VerbHalt {
				kept = append(kept, o)
			}
		}
		if len(kept) == 0 {
			kept = offers[:1]
		}
		return kept[rng.IntN(len(kept))].Action
	})
}

// longGame is the save of a game of Tannenberg of 15,000 actions or more.
var longGame = sync.OnceValue(func() []byte {
	b := testing.TB(&testing.B{})
	m, rng := journal.From(start(b, "tannenberg", 3).P), rand.New(rand.NewPCG(3, 3))
	for m.Position().Outcome() == nil && m.Cursor() < 30_000 {
		if _, err := m.Do(thorough(m.Position(), rng)); err != nil {
			panic(err)
		}
	}
	if m.Cursor() < 15_000 {
		panic("the game is too short to be measured")
	}
	raw, err := m.Save()
	if err != nil {
		panic(err)
	}
	return raw
})

// BenchmarkOpenLongSave opens a game of more than 15,000 actions as the window does: what
// lies before the last checkpoint is replayed afterwards, which is not counted.
func BenchmarkOpenLongSave(b *testing.B) {
	raw := longGame()
	b.SetBytes(int64(len(raw)))
	actions := 0
	for b.Loop() {
		m, drift, err := journal.Resume(raw, func(string) (rules.Ruleset, error) { return ruleset(b), nil })
		if err != nil || drift != nil {
			b.Fatal(err, drift)
		}
		b.StopTimer()
		if err := m.Wait(); err != nil {
			b.Fatal(err)
		}
		actions = m.Len()
		b.StartTimer()
	}
	b.ReportMetric(float64(actions), "actions")
}

// BenchmarkReplayLongSave opens the same game and replays all of it.
func BenchmarkReplayLongSave(b *testing.B) {
	raw := longGame()
	b.SetBytes(int64(len(raw)))
	for b.Loop() {
		if _, drift, err := journal.Open(raw, func(string) (rules.Ruleset, error) { return ruleset(b), nil }); err != nil || drift != nil {
			b.Fatal(err, drift)
		}
	}
}
