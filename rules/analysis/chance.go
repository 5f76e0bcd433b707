package analysis

import (
	"vistula/rules"
	"vistula/rules/journal"
)

// odds turn the margins of a side into its chances.
type odds struct {
	rules.Prospects
	scenario rules.Scenario
	side     rules.Side
	measured bool
}

// prospectsOf are the odds of a match: measured, where many games were played of its
// scenario, else rough.
func prospectsOf(m *journal.Match, side rules.Side) odds {
	o := odds{Prospects: rules.RoughProspects, side: side}
	rs := m.Ruleset()
	o.scenario, _ = rules.FindScenario(rs, m.Status(0).Scenario)
	if known, ok := rs.(rules.Measured); ok {
		if b, ok := known.Balance(o.scenario.ID); ok && b.Chance != nil {
			o.Prospects, o.measured = *b.Chance, true
		}
	}
	return o
}

// first tells whether the side is the scenario's first, whom the curve is about.
func (o odds) first() bool { return len(o.scenario.Sides) == 0 || o.scenario.Sides[0] == o.side }

// of is the margin of the side, whoever is to move, and its chance, by what is expected of
// the position and by how many points it is ahead.
func (o odds) of(w worth, st rules.Status) (even, chance float64) {
	look := rules.Outlook{Margin: w.margin, Lead: w.lead, Moves: o.scenario.Moves(st), Left: o.scenario.Left(st.Turn)}
	if o.first() {
		return o.Even(look), o.Chance(look)
	}
	look.Margin, look.Lead = -look.Margin, -look.Lead
	return -o.Even(look), 1 - o.Chance(look)
}

// par is by how many points the side has to be ahead at the end for what its chance is about;
// nil where that is to win.
func (o odds) par() *float64 {
	if o.Par == nil || o.first() {
		return o.Par
	}
	par := -*o.Par
	return &par
}

// ended is what the side has got of a game that is over.
func (o odds) ended(with *rules.Outcome) float64 {
	if o.Par != nil {
		lead, _, _ := rules.Lead(with.Points, o.scenario.Sides)
		got := rules.Beats(float64(lead), *o.Par)
		if !o.first() {
			got = 1 - got
		}
		return got
	}
	switch with.Winner {
	case o.side:
		return 1
	case "":
		return 0.5
	}
	return 0
}
