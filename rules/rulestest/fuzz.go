package rulestest

import (
	"fmt"
	"math"
	"testing"

	"vistula/rules"
)

// Fuzz plays games in which a fuzzer takes the decisions: each byte chooses
// among the offers. A game may break off anywhere; what was reached must survive
// its JSON and be fit to be seen.
func Fuzz(f *testing.F, rs rules.Ruleset) {
	scenarios := rs.Scenarios()
	for i := range scenarios {
		f.Add(byte(i), uint64(1914), []byte("the guns of August"))
		f.Add(byte(i), uint64(8), []byte{})
	}
	f.Fuzz(func(t *testing.T, scenario byte, seed uint64, choices []byte) {
		c := Config{Ruleset: rs, Seed: seed, Offers: math.MaxInt}.complete() // the kit bounds the lists
		g, err := newTrial(&c, scenarios[int(scenario)%len(scenarios)], 0)
		if err != nil {
			t.Fatal(err)
		}
		g.first = false // not saved at every step: the fuzzer is to try much
		if err := g.choose(choices); err != nil {
			t.Fatal(g.failure(fmt.Errorf("choices %v: %w", choices, err)))
		}
	})
}

// choose plays on by the given choices.
func (g *trial) choose(choices []byte) error {
	for _, b := range choices[:min(len(choices), 4096)] {
		offers, err := g.glance(g.match.Position())
		if err != nil {
			return err
		}
		if len(offers) == 0 {
			break
		}
		if err := g.step(offers[int(b)%len(offers)]); err != nil {
			return err
		}
	}
	p := g.match.Position()
	offers, err := g.glance(p)
	if err != nil {
		return err
	}
	return g.run([]check{{"load", (*trial).checkLoad}, {"views", (*trial).checkViews}}, p, offers)
}
