package greatwar

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
)

// Overlay answers a question about the map. Kinds are reach, zones, supply,
// command, odds, threat and choice. Nothing is hidden, so that both sides get the
// same answers.
func (p *Position) Overlay(_ rules.Side, q rules.Query) (*rules.Overlay, error) {
	switch q.Kind {
	case rules.QueryReach:
		return inquire(p).overlayReach(q)
	case rules.QueryOdds:
		return inquire(p).overlayOdds(q)
	case rules.QueryChoice:
		return inquire(p).overlayChoice(q)
	case rules.QueryZones, rules.QuerySupply, "command", rules.QueryThreat:
		s, err := reading.QuerySide[side](q.Side, sideIDs[:])
		if err != nil {
			return nil, err
		}
		return inquire(p).overlayOf(s, q.Kind), nil
	}
	return nil, fmt.Errorf("query: kind %q is unknown; there are reach, zones, supply, command, odds, threat and choice", q.Kind)
}

// inquiry answers questions about the map.
type inquiry struct{ *Position }

func inquire(p *Position) inquiry { return inquiry{p} }

// overlayOf answers what concerns a whole side.
func (p inquiry) overlayOf(s side, kind string) *rules.Overlay {
	var o *rules.Overlay
	switch kind {
	case rules.QueryZones:
		o = p.overlayZones(s)
	case rules.QuerySupply:
		o = p.overlaySupply(s)
	case "command":
		o = p.overlayCommand(s)
	default:
		o = &rules.Overlay{Hexes: p.threats(s)}
	}
	o.Kind, o.Side = kind, s.id()
	return o
}

// queryUnit is a unit on the map that a query names.
func (p inquiry) queryUnit(name string) (int16, error) {
	return reading.QueryUnit(p.Position, name, p.onMap)
}

// overlayZones marks the zone of control of a side (7.11). Where a force of the
// other side negates it for supply and retreat, it is marked so (7.24).
func (p inquiry) overlayZones(s side) *rules.Overlay {
	o := &rules.Overlay{}
	for h := range board.ID(p.Board().Len()) {
		if !p.zoc(s, h) {
			continue
		}
		m := rules.Mark{Hex: p.Board().Number(h), Kind: "zone", Case: "7.11"}
		if !p.openZoc(s.enemy(), h) {
			m.Kind, m.Case = "zone-negated", "7.24"
		}
		o.Hexes = append(o.Hexes, m)
	}
	return o
}
