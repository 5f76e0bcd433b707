package bot

import (
	"fmt"
	"strings"

	"vistula/rules"
)

// Weights are the names of all terms that the computer players judge a game by, in
// order, and what each weighs for a side that has no weight of its own. The error is one
// sentence about a file of weights that cannot be used.
func Weights(rs rules.Ruleset) (names []string, weights map[string]float64, err error) {
	return weightsOf(rs, taste{})
}

// weightsOf are the same as a taste has them.
func weightsOf(rs rules.Ruleset, as taste) (names []string, weights map[string]float64, err error) {
	scenarios := rs.Scenarios()
	if len(scenarios) == 0 {
		return nil, nil, fmt.Errorf("%s has no scenario", rs.Title())
	}
	p, err := rs.New(scenarios[0].ID, nil, 0)
	if err != nil {
		return nil, nil, err
	}
	terms := termsOf(p)
	list, err := weigh(rs, terms, "", as)
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

// FileMark stands between a level and the file of weights that it has: level2@mine.json.
const FileMark = "@"

// Weighted makes a player of a name with FileMark, who has these weights, by the names of
// the terms, in place of those that the rulebook's file has. Whether they fit a rulebook
// Prepare tells.
func Weighted(name string, weights map[string]float64, seed uint64) (Player, error) {
	level, file, _ := strings.Cut(name, FileMark)
	m, err := weighing(level, seed)
	if err != nil {
		return nil, err
	}
	m.full, m.taste.own, m.taste.file = name, weights, file
	return m, nil
}

// weighing makes a level, or tells that a player is none that weighs.
func weighing(name string, seed uint64) (*mind, error) {
	p, err := New(name, seed)
	if err != nil {
		return nil, err
	}
	m, ok := p.(*mind)
	if !ok {
		return nil, fmt.Errorf("player %q has no weights", name)
	}
	return m, nil
}

// Tuned makes a level whose weights are multiplied by factors, by the names of the
// terms, for trials of other weights.
func Tuned(name string, factors map[string]float64, seed uint64) (Player, error) {
	m, err := weighing(name, seed)
	if err != nil {
		return nil, err
	}
	m.taste = m.taste.with(factors)
	return m, nil
}
