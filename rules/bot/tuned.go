package bot

import (
	"fmt"

	"vistula/rules"
)

// Weights are the names of all terms that the computer players judge a game by, in
// order, and what each weighs for a side that has no weight of its own. The error is one sentence about a file of weights that
// cannot be used.
func Weights(rs rules.Ruleset) (names []string, weights map[string]float64, err error) {
	scenarios := rs.Scenarios()
	if len(scenarios) == 0 {
		return nil, nil, fmt.Errorf("%s has no scenario", rs.Title())
	}
	p, err := rs.New(scenarios[0].ID, nil, 0)
	if err != nil {
		return nil, nil, err
	}
	terms := termsOf(p)
	list, err := weigh(rs, terms, "", taste{})
	if err != nil {
		return nil, nil, err
	}
	weights = map[string]float64{}
	for i, t := range terms {
		names = append(names, t.Name)
		weights[t.Name] = list[i]
	}
	return names, weights, nil
}

// TermOf is the term that a weight in a ruleset's file is of, whether it is for both sides
// or for one: "hold" of "hold" and of "russia.hold".
func TermOf(weight string) string {
	_, term := split(weight)
	return term
}

// Tuned makes a level whose weights are multiplied by factors, by the names of the
// terms, for trials of other weights.
func Tuned(name string, factors map[string]float64, seed uint64) (Player, error) {
	p, err := New(name, seed)
	if err != nil {
		return nil, err
	}
	m, ok := p.(*mind)
	if !ok {
		return nil, fmt.Errorf("player %q has no weights", name)
	}
	m.taste = m.taste.with(factors)
	return m, nil
}
