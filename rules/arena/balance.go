package arena

import (
	"fmt"
	"slices"

	"vistula/rules"
)

// Measure is what games of a player against itself tell of a scenario.
type Measure struct {
	rules.Balance
	Ruleset, Scenario string
	Player            string
	Nodes             int
	Sides             []rules.Side
	// Turns are how many turns Chance was fitted to.
	Turns int
}

// Measures are those of the scenarios of which there are mirrors: games of a player
// against itself by the rulebook's own options. scenario finds what a result is of.
func Measures(results []Result, scenario func(ruleset, id string) (rules.Scenario, error)) ([]Measure, error) {
	var list []Measure
	games := map[int][]*Result{}
	for i := range results {
		r := &results[i]
		if !r.counts() || r.Failed != "" || r.Players[0] != r.Players[1] || len(r.Options) > 0 {
			continue
		}
		at := slices.IndexFunc(list, func(m Measure) bool {
			return m.Ruleset == r.Ruleset && m.Scenario == r.Scenario && m.Player == r.Players[0] && m.Nodes == r.Nodes
		})
		if at < 0 {
			at = len(list)
			list = append(list, Measure{Ruleset: r.Ruleset, Scenario: r.Scenario, Player: r.Players[0], Nodes: r.Nodes, Sides: r.Sides,
				Balance: rules.Balance{Won: map[rules.Side]int{}}})
		}
		m := &list[at]
		m.Games++
		if r.Winner != "" {
			m.Won[r.Winner]++
		}
		games[at] = append(games[at], r)
	}
	for i := range list {
		m := &list[i]
		s, err := scenario(m.Ruleset, m.Scenario)
		if err != nil {
			return nil, err
		}
		m.Ahead, m.Scored = ahead(games[i])
		m.judge(games[i], &s)
		m.Players = m.Player
		if m.Nodes > 0 {
			m.Players += fmt.Sprintf(", %d positions a turn", m.Nodes)
		}
	}
	return list, nil
}

// judge fits the curve to games of a scenario: to who won, or where that is nearly always the
// same side to whether the game ended better for the first side than in the mean.
func (m *Measure) judge(games []*Result, s *rules.Scenario) {
	var par *float64
	if m.Lopsided(m.Sides[0]) {
		par = m.Ahead
	}
	var all []sample
	for _, r := range games {
		score := r.score(0)
		if par != nil {
			lead, _, _ := rules.Lead(r.Points, r.Sides)
			score = rules.Beats(float64(lead), *par)
		}
		for _, j := range r.Judged {
			if o, ok := j.outlook(s); ok {
				all = append(all, sample{o, score, min(1, tellsOf/float64(len(r.Judged)))})
			}
		}
		if len(r.Judged) > 0 {
			all = append(all, endOf(r, score, par)...)
			m.Turns += len(r.Judged)
		}
	}
	if m.Games < least || len(all) == 0 {
		return
	}
	if m.Chance = fit(all); m.Chance != nil {
		m.Chance.Par = par
	}
}

// ahead is by how many points the first side was ahead when games ended, in the mean, to a
// tenth, and whose score that is where there is but one; nil where a game tells it otherwise than the
// others, or not.
func ahead(games []*Result) (mean *float64, scored rules.Side) {
	sum := 0.0
	for i, r := range games {
		lead, of, ok := rules.Lead(r.Points, r.Sides)
		if !ok || i > 0 && of != scored {
			return nil, ""
		}
		sum, scored = sum+float64(lead), of
	}
	sum = round(sum / float64(len(games)))
	return &sum, scored
}

// endOf is a game when it is over, and the same with the sides exchanged about par: who is
// ahead then has won. Without it a scenario that one side always wins would have a curve by
// which the other loses however far it is ahead. Nothing where the points of a side are not
// told, or there is one score for both, of which 0 need not be even.
func endOf(r *Result, score float64, par *float64) []sample {
	points, scored, ok := rules.Lead(r.Points, r.Sides)
	if !ok || scored != "" {
		return nil
	}
	lead := float64(points)
	other := -lead
	if par != nil {
		other += 2 * *par
	}
	return []sample{
		{rules.Outlook{Margin: lead, Lead: lead}, score, 0.5},
		{rules.Outlook{Margin: other, Lead: other}, 1 - score, 0.5},
	}
}
