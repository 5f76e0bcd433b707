package fury_test

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/fury"
)

// Players who seek the enemy come to sieges, retreats and Cadres that random ones
// seldom see.
func TestFightingGames(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(4) {
		p := start(t, "campaign", seed).P
		rng := rand.New(rand.NewPCG(seed, 2))
		for n := 0; p.Outcome() == nil; n++ {
			if n > 20000 {
				t.Fatal("the game has no end")
			}
			events, err := p.Do(seek(p, rng))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				seen[e.Kind] = true
			}
			if err := fury.Invariant(p); err != nil {
				t.Fatalf("seed %d: %+v: %v", seed, p.Status(), err)
			}
		}
	}
	for _, kind := range []string{"combat", "retreat", "cohesion", "refuse", "force", "cadre", "displace", "withdraw", "reform", "advance", "eliminated"} {
		if !seen[kind] {
			t.Errorf("nothing of the kind %q happened", kind)
		}
	}
}

// seek is a random action that leads towards the enemy where it can.
func seek(p rules.Position, rng *rand.Rand) rules.Action {
	offers := p.Offers()
	if p.Status().Stage == "deploy" {
		return next(p, rng)
	}
	distance := towards(p)
	best := 99
	var pool []rules.Offer
	for _, o := range offers {
		switch o.Verb {
		case "recall":
			continue
		case "declare", "force", "hold", "siege":
			if rng.IntN(3) > 0 {
				return o.Action
			}
		case "step", "ride":
			d := distance(o.Hex)
			if d > best {
				continue
			}
			if d < best {
				best, pool = d, nil
			}
		case "halt":
			if best < 99 {
				continue
			}
		case "done":
			if len(offers) > 1 && rng.IntN(6) > 0 {
				continue
			}
		}
		pool = append(pool, o)
	}
	if len(pool) == 0 {
		pool = offers
	}
	return pool[rng.IntN(len(pool))].Action
}

// towards measures how far a hex is from the nearest enemy.
func towards(p rules.Position) func(hex string) int {
	if p.Status().Stage != "moving" {
		return func(string) int { return 0 }
	}
	b := p.Ruleset().Board()
	stacks := p.View("").Stacks
	return func(hex string) int {
		best := 98
		at, _ := b.Find(hex)
		for _, s := range stacks {
			if s.Side != p.Status().Side {
				enemy, _ := b.Find(s.Hex)
				best = min(best, b.Distance(at, enemy))
			}
		}
		return best
	}
}
