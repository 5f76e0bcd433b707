package arena

import (
	"fmt"
	"math"
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
	samples := map[string][]sample{}
	for i := range results {
		r := &results[i]
		if !r.counts() || r.Failed != "" || r.Players[0] != r.Players[1] || len(r.Options) > 0 {
			continue
		}
		s, err := scenario(r.Ruleset, r.Scenario)
		if err != nil {
			return nil, err
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
		key := fmt.Sprint(at)
		for _, j := range r.Judged {
			samples[key] = append(samples[key], sample{j[1], rules.Narrowing(s.Left(int(j[0]))), r.score(0), min(1, tellsOf/float64(len(r.Judged)))})
		}
	}
	for i := range list {
		all := samples[fmt.Sprint(i)]
		if list[i].Turns = len(all); list[i].Games >= least && len(all) > 0 {
			list[i].Chance = fit(all)
		}
		list[i].Players = list[i].Player
		if list[i].Nodes > 0 {
			list[i].Players += fmt.Sprintf(", %d positions a turn", list[i].Nodes)
		}
	}
	return list, nil
}

// sample is a turn of a game: the margin that was expected, by how much the spread has
// narrowed, what the first side got of the game, and how much the turn counts.
type sample struct{ margin, narrowing, score, weight float64 }

// tellsOf is as how many turns those of one game count together, for they are far from
// independent of one another.
const tellsOf = 3.0

// least is how many games a curve is fitted to at the least.
const least = 10

// fit finds the curve that makes what came of the turns most likely. It is held by a
// weak belief in the curve of a scenario that was not measured, so that few games, or
// games that all end alike, make no certainty. It is nil where a better margin does
// not mean a better chance.
func fit(samples []sample) *rules.Prospects {
	usual := 1 / rules.RoughProspects.Spread
	slope, shift := usual, 0.0 // of the log-odds, which are slope*x + shift*u
	const doubt = 3.0          // how far shift may be from 0 before it is unlikely
	for range 50 {
		ga, gc := (usual-slope)/(usual*usual), -shift/(doubt*doubt)
		haa, hac, hcc := 1/(usual*usual), 0.0, 1/(doubt*doubt)
		for _, s := range samples {
			x, u := s.margin/s.narrowing, 1/s.narrowing
			p := 1 / (1 + math.Exp(-slope*x-shift*u))
			w := s.weight * p * (1 - p)
			ga, gc = ga+s.weight*(s.score-p)*x, gc+s.weight*(s.score-p)*u
			haa, hac, hcc = haa+w*x*x, hac+w*x*u, hcc+w*u*u
		}
		det := haa*hcc - hac*hac
		da, dc := (hcc*ga-hac*gc)/det, (haa*gc-hac*ga)/det
		slope, shift = slope+da, shift+dc
		if math.Abs(da) < 1e-9 && math.Abs(dc) < 1e-9 {
			break
		}
	}
	if !(slope > 1e-3) {
		return nil
	}
	return &rules.Prospects{Middle: round(-shift / slope), Spread: max(0.1, round(1/slope))}
}

func round(x float64) float64 { return math.Round(x*10) / 10 }
