package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
)

// Overlay answers a question about the map as a side may see it.
func (p *Position) Overlay(who rules.Side, q rules.Query) (*rules.Overlay, error) {
	ask := inquiry{viewOf(p, who)}
	return reading.Questions[side]{
		Reach: ask.reach, Odds: ask.odds, Choice: ask.choice,
		Sides: []reading.About[side]{{Kind: rules.QueryZones, Answer: ask.zones}, {Kind: rules.QuerySupply, Answer: ask.supply},
			{Kind: rules.QueryThreat, Answer: ask.threat}, {Kind: queryAreas, Answer: ask.areas}},
	}.Ask(q, sideIDs[:])
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
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		m.Kind, m.Case = "zone", "4.1"
		if p.holds(s.enemy(), h) {
			m.Kind, m.Case = "zone-negated", "4.1.2"
		}
		return p.inPlay(h) && p.who.Zone(int8(s), h)
	})
}

// queryUnit is a unit on the map that a query names and that the side sees.
func (p inquiry) queryUnit(name string) (int16, error) {
	return reading.QueryUnit(p.Position, name, func(u int16) bool { return p.onMap(u) && p.sees(p.owner(u)) })
}
