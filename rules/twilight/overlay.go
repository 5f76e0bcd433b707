package twilight

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
)

// Overlay answers a question about the map as a side may see it.
func (p *Position) Overlay(who rules.Side, q rules.Query) (*rules.Overlay, error) {
	ask := inquiry{viewOf(p, who)}
	switch q.Kind {
	case rules.QueryReach:
		return ask.reach(q)
	case rules.QueryOdds:
		return ask.odds(q)
	case rules.QueryChoice:
		return ask.choice(q)
	case rules.QueryZones, rules.QuerySupply, rules.QueryThreat, queryAreas:
		s, err := reading.QuerySide[side](q.Side, sideIDs[:])
		if err != nil {
			return nil, err
		}
		o := &rules.Overlay{Kind: q.Kind, Side: q.Side}
		switch q.Kind {
		case rules.QueryZones:
			ask.zones(o, s)
		case rules.QuerySupply:
			ask.supply(o, s)
		case queryAreas:
			ask.areas(o, s)
		default:
			ask.threat(o, s)
		}
		return o, nil
	}
	return nil, fmt.Errorf("query: kind %q is unknown; there are reach, zones, supply, threat, odds, choice and areas", q.Kind)
}

// queryAreas asks for the areas of a side's armies (6.1).
const queryAreas = "areas"

// overlayKinds are the questions about a side that only this game knows.
var overlayKinds = []rules.OverlayKind{
	{ID: queryAreas, Title: "Areas", Help: "The area of each army, and the boundaries between them (6.1)."},
}

// inquiry answers questions about the map as a side may see it.
type inquiry struct{ viewer }

// zones marks the zone of control of a side, which is announced to all (4.1).
func (p inquiry) zones(o *rules.Overlay, s side) {
	for h := range board.ID(p.Board().Len()) {
		if !p.inPlay(h) || !p.who.Zone(int8(s), h) {
			continue
		}
		m := rules.Mark{Hex: p.Board().Number(h), Kind: "zone", Case: "4.1"}
		if p.holds(s.enemy(), h) {
			m.Kind, m.Case = "zone-negated", "4.1.2"
		}
		o.Hexes = append(o.Hexes, m)
	}
}

// queryUnit is a unit on the map that a query names and that the side sees.
func (p inquiry) queryUnit(name string) (int16, error) {
	return reading.QueryUnit(p.Position, name, func(u int16) bool { return p.onMap(u) && p.sees(p.owner(u)) })
}
