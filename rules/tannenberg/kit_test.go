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
		Secret: []string{"take", "deploy", "lift", "auto"}, Invariant: tannenberg.Invariant})
}

func FuzzPlay(f *testing.F) { rulestest.Fuzz(f, ruleset(f)) }

// begin begins the campaign with options: pairs of an id and a value.
func begin(t testing.TB, seed uint64, pairs ...string) *game {
	t.Helper()
	o := rules.Options{}
	for i := 0; i+1 < len(pairs); i += 2 {
		o[pairs[i]] = pairs[i+1]
	}
	p, err := ruleset(t).New("campaign", o, seed)
	if err != nil {
		t.Fatal(err)
	}
	return &game{t, p}
}

// Every option is played to the end, each alone and all together.
func TestOptions(t *testing.T) {
	for seed, on := range [][]string{
		{"german-order", "d", "austrian-order", "d"},
		{"german-order", "c", "austrian-order", "c"},
		{"limited-intelligence", "on"},
		{"two-front", "on"},
		{"two-front", "on", "limited-intelligence", "on", "austrian-order", "a"},
	} {
		g := begin(t, uint64(seed), on...)
		p := playOut(t, g.p, uint64(seed), func(p rules.Position) {
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
	playOut(t, g.p, 5, func(p rules.Position) {
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

// next is a random action; a set-up is taken as it is proposed, and points of the
// west are not entered for ever.
func next(p rules.Position, rng *rand.Rand) rules.Action {
	offers := p.Offers()
	for _, o := range offers {
		if s := p.Status().Stage; (s == "plan" || s == "deploy") && o.Verb == "done" || s == "west" && o.Verb == "done" && rng.IntN(4) == 0 {
			return o.Action
		}
	}
	if s := p.Status().Stage; s == "plan" || s == "deploy" {
		return rules.Action{Verb: "auto", Choice: []string{"historical", "automatic"}[rng.IntN(2)]}
	}
	return offers[rng.IntN(len(offers))].Action
}

// BenchmarkRandomPlay plays the campaign at random to its end, over and over, and
// serialises the position after every action.
func BenchmarkRandomPlay(b *testing.B) {
	var buf []byte
	actions := 0
	for seed := uint64(0); b.Loop(); seed++ {
		p := begin(b, seed).p
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
