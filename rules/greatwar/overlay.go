package greatwar

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
)

// Overlay answers a question about the map. Kinds are reach, zones, supply,
// command, odds, threat and choice. Nothing is hidden, so that both sides get the
// same answers.
func (p *Position) Overlay(_ rules.Side, q rules.Query) (*rules.Overlay, error) {
	ask := inquire(p)
	return reading.Questions[side]{
		Reach: ask.overlayReach, Odds: ask.overlayOdds, Choice: ask.overlayChoice,
		Sides: []reading.About[side]{{Kind: rules.QueryZones, Answer: ask.overlayZones}, {Kind: rules.QuerySupply, Answer: ask.overlaySupply},
			{Kind: "command", Answer: ask.overlayCommand}, {Kind: rules.QueryThreat, Answer: ask.overlayThreat}},
	}.Ask(q, sideIDs[:])
}

// inquiry answers questions about the map.
type inquiry struct{ *Position }

func inquire(p *Position) inquiry { return inquiry{p} }

// queryUnit is a unit on the map that a query names.
func (p inquiry) queryUnit(name string) (int16, error) {
	return reading.QueryUnit(p.Position, name, p.onMap)
}

// overlayZones marks the zone of control of a side (7.11). Where a force of the
// other side negates it for supply and retreat, it is marked so (7.24).
func (p inquiry) overlayZones(o *rules.Overlay, s side) {
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		m.Kind, m.Case = "zone", "7.11"
		if !p.openZoc(s.enemy(), h) {
			m.Kind, m.Case = "zone-negated", "7.24"
		}
		return p.zoc(s, h)
	})
}
