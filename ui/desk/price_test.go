package desk

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// TestWhatAChoiceCostsIsShownBeforehand: in every game, a choice of who takes a loss has
// its price, and made it comes to just that.
func TestWhatAChoiceCostsIsShownBeforehand(t *testing.T) {
	for _, id := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		t.Run(id, func(t *testing.T) {
			rs := rulestest.Open(t, id)
			seen := 0
			for seed := uint64(1); seed < 8 && seen < 10; seed++ {
				p := rulestest.Begin(t, rs, "campaign", seed)
				rng := rand.New(rand.NewPCG(seed, 4))
				for n := 0; n < 2500 && p.Outcome() == nil && seen < 10; n++ {
					if p.View("").Combat != nil {
						seen += payAll(t, p)
					}
					offers := p.Offers()
					if _, err := p.Do(offers[rng.IntN(len(offers))].Action); err != nil {
						t.Fatal(err)
					}
				}
			}
			if seen == 0 {
				t.Error("no choice had a price")
			}
		})
	}
}

// payAll makes each choice that has a price, each on a copy, and tells how many there
// are.
func payAll(t *testing.T, p rules.Position) int {
	t.Helper()
	scenario, _ := rules.FindScenario(p.Ruleset(), p.Status().Scenario)
	seats := map[rules.Side]Seat{scenario.Sides[0]: Person, scenario.Sides[1]: Person}
	prices := New(journal.From(p), seats, true).Prices()
	for _, price := range prices {
		d := New(journal.From(p), seats, true)
		if c := d.Do(price.Action); c.Why != "" {
			t.Fatal(c.Why)
		}
		for _, u := range price.Units {
			now, ok := d.Counter(u.Was.Unit)
			there := ok && now.Hex != ""
			if there == u.Gone || there && (now.Steps != u.Is.Steps || now.Reduced != u.Is.Reduced) {
				t.Errorf("%s: %s was to be gone: %v with %d steps; it is there: %v with %d", price.Label, u.Was.Name, u.Gone, u.Is.Steps, there, now.Steps)
			}
		}
	}
	return len(prices)
}
