package journal_test

import (
	"bytes"
	"math/rand/v2"
	"sync"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// longSave is the save of a game of the toy that lasts as long as it likes: of n
// actions, which are moves, mines and ends of turns.
func longSave(t testing.TB, n int) []byte {
	t.Helper()
	return save(t, longMatch(t, n))
}

func longMatch(t testing.TB, n int) *journal.Match {
	t.Helper()
	start := newMatch(t, 1).Position().AppendJSON(nil)
	p, err := toy.New().Load(bytes.Replace(start, []byte(`"last":5`), []byte(`"last":1000000`), 1))
	if err != nil {
		t.Fatal(err)
	}
	m := journal.From(p)
	lengthen(t, m, n)
	return m
}

// lengthen plays so many more actions in which nobody is harmed.
func lengthen(t testing.TB, m *journal.Match, n int) {
	t.Helper()
	rng := rand.New(rand.NewPCG(uint64(m.Cursor()), 5))
	for range n {
		var peaceful []rules.Action
		for _, o := range m.Position().Offers() {
			if o.Verb != "attack" {
				peaceful = append(peaceful, o.Action)
			}
		}
		if _, err := m.Do(peaceful[rng.IntN(len(peaceful))]); err != nil {
			t.Fatal(err)
		}
	}
}

// of30000 is a save of 30,000 actions.
var of30000 = sync.OnceValue(func() []byte {
	b := testing.TB(&testing.B{})
	return longSave(b, 30_000)
})

// BenchmarkOpenLongSave opens a save of 30,000 actions and replays all of it.
func BenchmarkOpenLongSave(b *testing.B) {
	data := of30000()
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, drift, err := journal.Open(data, toy.Find); err != nil || drift != nil {
			b.Fatal(err, drift)
		}
	}
}

// BenchmarkResumeLongSave opens a save of 30,000 actions as the window does: what
// lies before the last checkpoint is replayed afterwards, which is not counted.
func BenchmarkResumeLongSave(b *testing.B) {
	data := of30000()
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		m, drift, err := journal.Resume(data, toy.Find)
		if err != nil || drift != nil {
			b.Fatal(err, drift)
		}
		b.StopTimer()
		m.Wait()
		b.StartTimer()
	}
}

// BenchmarkSaveLong is one save of 30,000 actions, without writing the file.
func BenchmarkSaveLong(b *testing.B) {
	m := longMatch(b, 30_000)
	for b.Loop() {
		if _, err := m.Save(); err != nil {
			b.Fatal(err)
		}
	}
}
