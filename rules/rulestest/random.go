package rulestest

import (
	"math/rand/v2"
	"sync"
	"testing"

	"vistula/rules"
)

// Chooser chooses what is done next in a game at random. Rulesets have their own
// where a set-up is to be taken as it is proposed.
type Chooser func(p rules.Position, rng *rand.Rand) rules.Action

// AnyOffer chooses among all offers.
func AnyOffer(p rules.Position, rng *rand.Rand) rules.Action {
	return OneOf(p, func(offers []rules.Offer) rules.Action { return offers[rng.IntN(len(offers))].Action })
}

// OneOf has one of the offers chosen, as a program does that keeps the memory of the
// list: choose must not keep it.
func OneOf(p rules.Position, choose func(offers []rules.Offer) rules.Action) rules.Action {
	used := lists.Get().(*[]rules.Offer)
	defer lists.Put(used)
	*used = rules.AppendOffers(p, (*used)[:0])
	return choose(*used)
}

var lists = sync.Pool{New: func() any { return new([]rules.Offer) }}

// PlayOut plays at random to the end, which must come within 30,000 actions, and
// shows every position, the last one too. It gives the last position.
func PlayOut(t testing.TB, p rules.Position, seed uint64, next Chooser, look func(p rules.Position)) rules.Position {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 2))
	for range 30000 {
		if look != nil {
			look(p)
		}
		if p.Outcome() != nil {
			return p
		}
		if _, err := p.Do(next(p, rng)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the game has no end")
	return nil
}

// PlayUntil plays at random until the position is as it is wanted.
func PlayUntil(t testing.TB, p rules.Position, seed uint64, next Chooser, wanted func(s rules.Status) bool) rules.Position {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 1))
	for !wanted(p.Status()) {
		if p.Outcome() != nil {
			t.Fatal("the game is over before it is as it is wanted")
		}
		if _, err := p.Do(next(p, rng)); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

// BenchmarkPlay plays games at random to their end, over and over, and serialises
// the position after every action, as a journal does. It reports actions in a
// second.
func BenchmarkPlay(b *testing.B, begin func(seed uint64) rules.Position, next Chooser) {
	b.Helper()
	var buf []byte
	actions := 0
	for seed := uint64(0); b.Loop(); seed++ {
		p := begin(seed)
		rng := rand.New(rand.NewPCG(seed, 1))
		for p.Outcome() == nil {
			if _, err := p.Do(next(p, rng)); err != nil {
				b.Fatal(err)
			}
			buf = p.AppendJSON(buf[:0])
			actions++
		}
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(0, "ns/op")
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

// BenchmarkViewAfterAMove views a position in which a unit has moved since it was
// viewed last, as a window does.
func BenchmarkViewAfterAMove(b *testing.B, p rules.Position, next Chooser) {
	b.Helper()
	side := p.Status().ToAct
	afterAMove(b, p, next, func(q rules.Position) { q.View(side) })
}

// BenchmarkFactsAfterAMove asks for the facts of a position in which a unit has moved
// since they were asked for last, as a computer player does.
func BenchmarkFactsAfterAMove(b *testing.B, p rules.Position, next Chooser) {
	b.Helper()
	side, f := p.Status().ToAct, &rules.Facts{}
	afterAMove(b, p, next, func(q rules.Position) { rules.Sit(q, side).Facts(f) })
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

// afterAMove looks at a position before and after a move in turn.
func afterAMove(b *testing.B, p rules.Position, next Chooser, look func(q rules.Position)) {
	b.Helper()
	q := p.Clone()
	rng := rand.New(rand.NewPCG(1, 1))
	for moved := ""; moved != rules.VerbStep && q.Outcome() == nil; {
		a := next(q, rng)
		moved = a.Verb
		if _, err := q.Do(a); err != nil {
			b.Fatal(err)
		}
	}
	seen := p.Clone().(rules.Reusable)
	for i := 0; b.Loop(); i++ {
		seen.CopyFrom([2]rules.Position{p, q}[i%2])
		look(seen)
	}
}
