package arena

import (
	"cmp"
	"math"
	"slices"

	"vistula/rules"
)

// Standing is how two players stand against each other over a set of games, told from
// the first player's side. In a mirror, one player against itself, the first player is
// the one with the first side.
type Standing struct {
	Players  [2]string
	Ruleset  string
	Scenario string // "" for all scenarios together
	Games    int    // those that count
	Won      int
	Drawn    int
	Failed   [2]int // games lost because the player failed
	// Score is the share of points, 1 for a win and 1/2 for a draw, and Low and High the
	// ends of its 95 % interval (Wilson).
	Score, Low, High float64
	// Margin is the mean over pairs of games of the first player's points less the
	// second's, both sides of a pair together, and Error half the width of its 95 %
	// interval; it is 0 of Pairs pairs where there are fewer than two.
	Pairs         int
	Margin, Error float64
	// BySide are the first player's shares with each side, in the scenario's order; NaN
	// where there was no game.
	BySide [2]float64
	// Times are how long each player thought about a player turn.
	Times [2]Times
}

// Table is how everybody stands against everybody else: for each pair of players a
// standing a scenario, and one over all of them where there are several. It is the same in
// whatever order the games ended: of two players the one comes first who is named first,
// else he whose name does in the alphabet.
func Table(results []Result, names ...string) []Standing {
	results = slices.Clone(results)
	slices.SortStableFunc(results, func(a, b Result) int {
		return cmp.Or(cmp.Compare(a.Ruleset, b.Ruleset), cmp.Compare(a.Scenario, b.Scenario), cmp.Compare(a.Seed, b.Seed))
	})
	var order []meeting
	groups := map[meeting][]*Result{}
	put := func(m meeting, r *Result) {
		if groups[m] == nil {
			order = append(order, m)
		}
		groups[m] = append(groups[m], r)
	}
	for i := range results {
		r := &results[i]
		a, b := r.Players[0], r.Players[1]
		if comesBefore(b, a, names) {
			a, b = b, a
		}
		put(meeting{a, b, r.Ruleset, r.Scenario}, r)
	}
	for _, m := range slices.Clone(order) {
		several := slices.ContainsFunc(order, func(o meeting) bool { return o.a == m.a && o.b == m.b && o != m && o.scenario != "" })
		if several {
			for _, r := range groups[m] {
				put(meeting{a: m.a, b: m.b}, r)
			}
		}
	}
	table := make([]Standing, len(order))
	for i, m := range order {
		table[i] = stand(m, groups[m])
	}
	return table
}

// comesBefore tells whether a player is told of before another.
func comesBefore(a, b string, names []string) bool {
	rank := func(name string) int {
		if i := slices.Index(names, name); i >= 0 {
			return i
		}
		return len(names)
	}
	return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a, b)) < 0
}

type meeting struct{ a, b, ruleset, scenario string }

func stand(m meeting, results []*Result) Standing {
	s := Standing{Players: [2]string{m.a, m.b}, Ruleset: m.ruleset, Scenario: m.scenario}
	var sum float64
	var bySide, games [2]float64
	for _, r := range results {
		if !r.counts() {
			continue
		}
		me := slices.Index(r.Players, m.a)
		if r.Failed != "" {
			loser := slices.Index(r.Sides, r.Failed)
			s.Failed[(loser+me)%2]++
		}
		score := r.score(me)
		s.Games++
		sum += score
		bySide[me] += score
		games[me]++
		switch score {
		case 1:
			s.Won++
		case 0.5:
			s.Drawn++
		}
	}
	s.Score = sum / float64(s.Games) // NaN of no games
	s.Low, s.High = rules.Wilson(s.Score, s.Games)
	for i := range s.BySide {
		s.BySide[i] = bySide[i] / games[i]
	}
	s.Pairs, s.Margin, s.Error = margins(m.a, results)
	for i, name := range s.Players {
		s.Times[i] = thinking(name, results)
	}
	return s
}

// margins are the mean and the half 95 % interval of a player's margins over pairs:
// the same dice, once with either side.
func margins(player string, results []*Result) (pairs int, mean, half float64) {
	type pair struct {
		margin float64
		sides  [2]bool
	}
	byKey := map[string]*pair{}
	var order []*pair
	for _, r := range results {
		if !r.counts() || r.Failed != "" {
			continue
		}
		id := key(r.Ruleset, r.Scenario, r.Options, r.Nodes, r.Seed, nil)
		p := byKey[id]
		if p == nil {
			p = &pair{}
			byKey[id], order = p, append(order, p)
		}
		me := slices.Index(r.Players, player)
		p.margin += r.margin(me)
		p.sides[me] = true
		if r.Players[0] == r.Players[1] { // a mirror tells how the sides stand
			p.sides[1-me] = true
		}
	}
	var list []float64
	for _, p := range order {
		if p.sides == [2]bool{true, true} {
			list = append(list, p.margin)
			mean += p.margin
		}
	}
	pairs = len(list)
	if pairs == 0 {
		return 0, 0, 0
	}
	mean /= float64(pairs)
	var square float64
	for _, m := range list {
		square += (m - mean) * (m - mean)
	}
	if pairs > 1 {
		half = 1.96 * math.Sqrt(square/float64(pairs-1)/float64(pairs))
	}
	return pairs, mean, half
}

// thinking is how long a player's turns took.
func thinking(player string, results []*Result) Times {
	var all []int
	for _, r := range results {
		for i, name := range r.Players {
			if name == player && i < len(r.Turns) {
				all = append(all, r.Turns[i]...)
			}
		}
	}
	return TimesOf(all)
}
