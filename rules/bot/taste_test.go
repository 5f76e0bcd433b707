package bot

import (
	"testing"

	"vistula/rules"
)

// Between the weight measured for a book and the general one lies what a level plays by;
// a style multiplies it.
func TestATasteLiesBetweenTheWeights(t *testing.T) {
	const general, measured = 1, 3
	for _, c := range []struct {
		taste taste
		want  float64
	}{
		{taste{}, 3},
		{taste{general: 1}, 1},
		{taste{general: 0.5}, 2},
		{taste{general: 0.5, style: map[string]float64{"hold": 2, "threat": 5}}, 4},
		{taste{style: map[string]float64{"hold": 2}}.with(map[string]float64{"hold": 3}), 18},
	} {
		if got := c.taste.weight("hold", general, measured); got != c.want {
			t.Errorf("%+v makes it %v, not %v", c.taste, got, c.want)
		}
	}
}

// Whichever level is asked judges a position by all that was measured about the book.
func TestAdviceGoesByAllThatWasMeasured(t *testing.T) {
	var known Verdict
	for i, level := range []string{"level3", "level2", "level1"} {
		m, _, seat := seated(t, "greatwar", level)
		v, err := m.Weigh(seat)
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			known = v
		} else if v.Margin != known.Margin {
			t.Errorf("%s sees a margin of %v, level3 of %v", level, v.Margin, known.Margin)
		}
	}
}

// Only a beginner overlooks headquarters and depots, and level3 overlooks nobody.
func TestOnlyABeginnerStrandsTheTrains(t *testing.T) {
	facts := &rules.Facts{Units: []rules.UnitFacts{{ID: "depot", State: rules.Depot}, {ID: "corps"}}}
	for _, level := range []string{"beginner", "level1", "level2", "level3"} {
		m, _, _ := seated(t, "greatwar", level)
		count := func(unit string) (n int) {
			for range 1000 {
				if m.lab.overlooks(facts, unit) {
					n++
				}
			}
			return n
		}
		if got := count("depot") > 0; got != (level == "beginner") {
			t.Errorf("%s overlooks depots: %v", level, got)
		}
		if got := count("corps") > 0; got != (level != "level3") {
			t.Errorf("%s overlooks corps: %v", level, got)
		}
	}
}
