package tannenberg

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/reading"
)

// Overlay answers a question about the map as a side may see it. Kinds are reach,
// zones, supply, odds, threat and choice. There are no zones of control, so that
// zones has nothing to show, as Scenario.Lacks says.
func (p *Position) Overlay(who rules.Side, q rules.Query) (*rules.Overlay, error) {
	ask := p.believed(sideOf(string(who)))
	defer ask.release()
	return reading.Questions[side]{
		Reach: ask.overlayReach, Odds: ask.overlayOdds, Choice: ask.overlayChoice,
		Sides: []reading.About[side]{{Kind: rules.QueryZones, Answer: func(*rules.Overlay, side) {}}, {Kind: rules.QuerySupply, Answer: ask.overlaySupply},
			{Kind: rules.QueryThreat, Answer: ask.overlayThreat}},
	}.Ask(q, sideIDs[:])
}

// queryUnit is a unit on the map that a query names; one that lies face down cannot
// be named.
func (p *sight) queryUnit(name string) (int16, error) {
	u, ok := p.FindUnit(name)
	switch {
	case !ok:
		return 0, fmt.Errorf("query: there is no unit %q", name)
	case p.faceDown(u):
		return 0, fmt.Errorf("query: it is not known where %s is", p.rs.Label(u))
	case !p.onMap(u):
		return 0, fmt.Errorf("query: %s is not on the map", p.Label(u))
	}
	return u, nil
}
