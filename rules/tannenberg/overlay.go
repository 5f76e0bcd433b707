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
	b := p.believed(sideOf(string(who)))
	defer b.release()
	return b.overlay(q)
}

func (p *sight) overlay(q rules.Query) (*rules.Overlay, error) {
	switch q.Kind {
	case rules.QueryReach:
		return p.overlayReach(q)
	case rules.QueryOdds:
		return p.overlayOdds(q)
	case rules.QueryChoice:
		return p.overlayChoice(q)
	case rules.QueryZones, rules.QuerySupply, rules.QueryThreat:
		s, err := reading.QuerySide[side](q.Side, sideIDs[:])
		if err != nil {
			return nil, err
		}
		o := &rules.Overlay{}
		switch q.Kind {
		case rules.QuerySupply:
			o = p.overlaySupply(s)
		case rules.QueryThreat:
			o.Hexes = p.threats(s)
		}
		o.Kind, o.Side = q.Kind, s.id()
		return o, nil
	}
	return nil, fmt.Errorf("query: kind %q is unknown; there are reach, zones, supply, odds, threat and choice", q.Kind)
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
