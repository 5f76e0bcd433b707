package rulestest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"vistula/rules"
)

// Perft counts the leaves of the tree of actions under a position, depth actions
// deep; a game that is over sooner counts as one. A count that changes where
// no rule has changed tells that something else did.
func Perft(p rules.Position, depth int) int {
	if depth == 0 {
		return 1
	}
	offers := p.Offers()
	if len(offers) == 0 {
		return 1
	}
	if depth == 1 {
		return len(offers)
	}
	leaves := 0
	for _, o := range offers {
		q := p.Clone()
		if _, err := q.Do(o.Action); err != nil {
			panic(fmt.Sprintf("%s is offered, but refused: %v", show(o.Action), err))
		}
		leaves += Perft(q, depth-1)
	}
	return leaves
}

// Verbs plays random games of every scenario and lists each verb with the
// fields that come with it, "attack unit hex", in alphabetical order: a golden
// list of them keeps the form of saves and of the referee protocol from changing
// unnoticed.
func Verbs(rs rules.Ruleset, games, bound int) ([]string, error) {
	seen := map[string]bool{}
	var list []string
	for _, s := range rs.Scenarios() {
		for n := range games {
			p, err := rs.New(s.ID, nil, uint64(n))
			if err != nil {
				return nil, err
			}
			rng := rand.New(rand.NewPCG(uint64(n), 0x7e4b))
			for range bound {
				offers := p.Offers()
				if len(offers) == 0 {
					break
				}
				for _, o := range offers {
					if f := form(o.Action); !seen[f] {
						seen[f] = true
						list = append(list, f)
					}
				}
				if _, err := p.Do(offers[rng.IntN(len(offers))].Action); err != nil {
					return nil, err
				}
			}
		}
	}
	slices.Sort(list)
	return list, nil
}

// form is a verb with the names of the fields that an action uses.
func form(a rules.Action) string {
	words := []string{a.Verb}
	for _, f := range [][2]string{{"unit", a.Unit}, {"hex", a.Hex}, {"from", a.From}, {"choice", a.Choice}} {
		if f[1] != "" {
			words = append(words, f[0])
		}
	}
	return strings.Join(words, " ")
}
