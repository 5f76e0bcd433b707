package rulestest

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"vistula/rules"
)

// Bench is what the benchmarks are about that every ruleset has.
type Bench struct {
	Begin  func(seed uint64) rules.Position // a game to be played at random
	Next   Chooser                          // how it is played
	Middle rules.Position                   // of a game, where somebody is to move
}

// Run runs them, at the seat of the side that is to move.
func (c Bench) Run(b *testing.B) {
	side, p := c.Middle.Status().ToAct, c.Middle
	var text []byte
	b.Run("play", func(b *testing.B) { c.play(b, func(p rules.Position) { text = p.AppendJSON(text[:0]) }) })
	b.Run("play-with-digest", func(b *testing.B) { c.play(b, func(p rules.Position) { p.(rules.Digester).Digest() }) })
	b.Run("offers", func(b *testing.B) { c.offers(b) })
	b.Run("view", func(b *testing.B) {
		for b.Loop() {
			p.View(side)
		}
	})
	b.Run("view-after-a-move", func(b *testing.B) { c.afterAMove(b, func(q rules.Position) { q.View(side) }) })
	facts := &rules.Facts{}
	b.Run("facts", func(b *testing.B) {
		for seat := rules.Sit(p, side); b.Loop(); {
			seat.Facts(facts)
		}
	})
	b.Run("facts-after-a-move", func(b *testing.B) { c.afterAMove(b, func(q rules.Position) { rules.Sit(q, side).Facts(facts) }) })
	b.Run("guess", func(b *testing.B) { BenchmarkGuess(b, p, side) })
	b.Run("copy", func(b *testing.B) {
		for q := p.Clone().(rules.Reusable); b.Loop(); {
			q.CopyFrom(p)
		}
	})
	b.Run("digest", func(b *testing.B) { // where nothing but the dice has changed
		for q := p.Clone(); b.Loop(); {
			q.Dice().D6()
			q.(rules.Digester).Digest()
		}
	})
	b.Run("load", func(b *testing.B) {
		for raw := json.RawMessage(p.AppendJSON(nil)); b.Loop(); {
			if _, err := p.Ruleset().Load(raw); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// play plays games at random to their end, over and over, and does something with the
// position after every action, as a journal does. It reports actions in a second.
func (c Bench) play(b *testing.B, each func(p rules.Position)) {
	actions := 0
	for seed := uint64(0); b.Loop(); seed++ {
		p, rng := c.Begin(seed), rand.New(rand.NewPCG(seed, 1))
		for ; p.Outcome() == nil; actions++ {
			if _, err := p.Do(c.Next(p, rng)); err != nil {
				b.Fatal(err)
			}
			each(p)
		}
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(0, "ns/op")
}

func (c Bench) offers(b *testing.B) {
	var list []rules.Offer
	for b.Loop() {
		list = rules.AppendOffers(c.Middle, list[:0])
	}
	b.ReportMetric(float64(len(list)), "offers")
}

// afterAMove looks at a position after each of many moves, forth and back, as a window and
// a computer player do: a single one could be a cheap or a dear one by chance.
func (c Bench) afterAMove(b *testing.B, look func(q rules.Position)) {
	const moves = 40
	q, rng, list := c.Middle.Clone(), rand.New(rand.NewPCG(1, 1)), []rules.Position{c.Middle}
	for len(list) <= moves && q.Outcome() == nil {
		a := c.Next(q, rng)
		if _, err := q.Do(a); err != nil {
			b.Fatal(err)
		}
		if a.Verb == rules.VerbStep {
			list = append(list, q.Clone())
		}
	}
	seen, n := c.Middle.Clone().(rules.Reusable), len(list)
	for i := 0; b.Loop(); i++ {
		at := i % (2 * n)
		seen.CopyFrom(list[min(at, 2*n-1-at)])
		look(seen)
	}
}

// BenchmarkOverlay asks the same question over and over, as one who sees all.
func BenchmarkOverlay(b *testing.B, p rules.Position, q rules.Query) {
	b.Helper()
	for b.Loop() {
		if _, err := p.Overlay("", q); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkGuess has a side believe in a position, over and over in the same memory.
func BenchmarkGuess(b *testing.B, p rules.Position, side rules.Side) {
	b.Helper()
	seat, rng := rules.Sit(p, side), rand.New(rand.NewPCG(1, 1))
	used := seat.Guess(rng)
	b.ReportAllocs()
	for b.Loop() {
		used = seat.GuessInto(rng, used)
	}
}
