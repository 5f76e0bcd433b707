package journal_test

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	_ "vistula/rules/galicia"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// campaign is a finished game of the Galicia campaign, played at random.
func campaign(b *testing.B) *journal.Match {
	m, err := journal.New(galicia(b), "campaign", nil, 7)
	if err != nil {
		b.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(7, 7))
	for {
		offers := m.Position().Offers()
		if len(offers) == 0 {
			break
		}
		if _, err := m.Do(offers[rng.IntN(len(offers))].Action); err != nil {
			b.Fatal(err)
		}
	}
	m.Friendly = true
	return m
}

func galicia(b *testing.B) rules.Ruleset {
	rs := rulestest.Open(b, "galicia")
	return rs
}

// BenchmarkUndoInFinishedGame is one undo, wherever in the record.
func BenchmarkUndoInFinishedGame(b *testing.B) {
	m := campaign(b)
	for b.Loop() {
		if m.Cursor() == 0 {
			b.StopTimer()
			if err := m.GoTo(m.Len()); err != nil {
				b.Fatal(err)
			}
			b.StartTimer()
		}
		if err := m.Undo(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkGoTo is a jump to any point of the record.
func BenchmarkGoTo(b *testing.B) {
	m := campaign(b)
	rng := rand.New(rand.NewPCG(1, 1))
	for b.Loop() {
		if err := m.GoTo(rng.IntN(m.Len() + 1)); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkSave is one save of a finished game, without writing the file.
func BenchmarkSave(b *testing.B) {
	m := campaign(b)
	for b.Loop() {
		if _, err := m.Save(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkOpenSave opens the save of a finished game: all of it is replayed.
func BenchmarkOpenSave(b *testing.B) {
	m := campaign(b)
	data := save(b, m)
	rs := galicia(b)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		_, drift, err := journal.Open(data, func(string) (rules.Ruleset, error) { return rs, nil })
		if err != nil || drift != nil {
			b.Fatal(err, drift)
		}
	}
	b.ReportMetric(float64(m.Len()), "actions")
}
