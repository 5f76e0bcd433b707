package tannenberg_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
	"vistula/rules/tannenberg"
)

func TestKit(t *testing.T) {
	rulestest.Run(t, rulestest.Config{Ruleset: ruleset(t), Games: 2, Bound: 40000, Sample: 256, Disguise: tannenberg.Disguise, Swaps: true,
		Secret: []string{"take", "deploy", "lift", "auto", "anew"}, Invariant: tannenberg.Invariant})
}

func FuzzPlay(f *testing.F) { rulestest.Fuzz(f, ruleset(f)) }

// Every option is played to the end, each alone and all together.
func TestOptions(t *testing.T) {
	for seed, on := range [][]string{
		{"german-order", "d", "austrian-order", "d"},
		{"german-order", "c", "austrian-order", "c"},
		{"limited-intelligence", "on"},
		{"two-front", "on"},
		{"two-front", "on", "limited-intelligence", "on", "austrian-order", "a"},
	} {
		g, n := begin(t, uint64(seed), on...), 0
		p := playOut(t, g.P, uint64(seed), func(p rules.Position) {
			if n++; n%16 != 0 { // the kit looks at every position
				return
			}
			if err := tannenberg.Invariant(p); err != nil {
				t.Fatalf("%v: %+v: %v", on, p.Status(), err)
			}
		})
		if p.Outcome() == nil {
			t.Errorf("%v: the game has no end", on)
		}
	}
}

// What limited intelligence hides is hidden: Russia sees the same, whichever German
// units have changed places face down.
func TestFaceDownUnitsLookAlike(t *testing.T) {
	rulestest.Cite(t, "Limited Intelligence")
	compared, n := 0, 0
	g := begin(t, 5, "limited-intelligence", "on", "german-order", "b")
	playOut(t, g.P, 5, func(p rules.Position) {
		if n++; n%17 != 0 || p.Status().Over {
			return
		}
		q := tannenberg.Disguise(p, "russia", uint64(n))
		if q == nil {
			return
		}
		compared++
		a, _ := json.Marshal(p.View("russia"))
		b, _ := json.Marshal(q.View("russia"))
		if string(a) != string(b) {
			t.Fatalf("%+v: Russia sees\n%s\nor\n%s", p.Status(), a, b)
		}
	})
	if compared < 50 {
		t.Errorf("only %d positions were compared", compared)
	}
}

// playOut plays at random to the end, and shows every position; a set-up is taken
// as it is proposed.
func playOut(t testing.TB, p rules.Position, seed uint64, look func(p rules.Position)) rules.Position {
	t.Helper()
	return rulestest.PlayOut(t, p, seed, next, look)
}

// next is a random action; a set-up is taken as it is proposed, and points of the
// west are not entered for ever.
func next(p rules.Position, rng *rand.Rand) rules.Action {
	switch s := p.Status().Stage; s {
	case "plan", "deploy", "west":
		for _, o := range p.Offers() {
			if o.Verb == "done" && (s != "west" || rng.IntN(4) == 0) {
				return o.Action
			}
		}
	}
	if s := p.Status().Stage; s == "plan" || s == "deploy" {
		return rules.Action{Verb: "auto", Choice: []string{"historical", "automatic"}[rng.IntN(2)]}
	}
	return rulestest.AnyOffer(p, rng)
}

// With limited intelligence Russia must not learn which unit is which from anything
// that it is shown, told or allowed.
func TestKitWithLimitedIntelligence(t *testing.T) {
	rulestest.Run(t, rulestest.Config{Ruleset: ruleset(t), Games: 1, Bound: 40000, Sample: 128, Seed: 8, Options: rules.Options{"limited-intelligence": "on"},
		Disguise: tannenberg.Disguise, Swaps: true, Invariant: tannenberg.Invariant})
}

func BenchmarkBook(b *testing.B) {
	g := begin(b, 1)
	g.Do("auto =historical", "done", "auto =historical", "done")
	rulestest.Bench{Begin: func(seed uint64) rules.Position { return begin(b, seed).P }, Next: next, Middle: g.P}.Run(b)
}
