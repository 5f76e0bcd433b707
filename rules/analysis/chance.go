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

// of is the margin of the side, whoever is to move, and its chance.
func (o odds) of(margin float64, st rules.Status) (even, chance float64) {
	left, moves := o.scenario.Left(st.Turn), o.scenario.Moves(st)
	if o.first() {
		even = o.Even(margin, moves)
		return even, o.Of(even, left)
	}
	even = o.Even(-margin, moves)
	return -even, 1 - o.Of(even, left)
}

// ended is what the side has got of a game that is over.
func (o odds) ended(with *rules.Outcome) float64 {
	switch with.Winner {
	case o.side:
		return 1
	case "":
		return 0.5
	}
	return 0
}
