package greatwar_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"
)

// What a view keeps of the view before is what it would be if it were made anew, and a
// view that was given away stays as it was.
func TestAViewThatKeepsIsAsOneMadeAnew(t *testing.T) {
	text := func(v any) string {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	for _, scenario := range []string{"campaign", "free-deployment"} {
		p, err := ruleset(t).New(scenario, nil, 3)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(1, 8))
		given := p.View("")
		was := text(given)
		for n := 0; n < 2500 && p.Outcome() == nil; n++ {
			offers := p.Offers()
			if _, err := p.Do(offers[rng.IntN(len(offers))].Action); err != nil {
				t.Fatal(err)
			}
			if n%7 > 0 {
				continue
			}
			if text(given) != was {
				t.Fatalf("%s, action %d: a view has changed after it was given away", scenario, n)
			}
			given = p.View("")
			if was = text(given); was != text(p.Clone().View("")) {
				t.Fatalf("%s, action %d, %+v: the view is not as one made anew", scenario, n, p.Status())
			}
		}
	}
}
