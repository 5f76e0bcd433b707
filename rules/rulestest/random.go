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
