package fury

import (
	"sync"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
	"vistula/rules/path"
	"vistula/rules/reading"
	"vistula/rules/verb"
)

// Overlay answers a question about the map. Kinds are reach, zones, supply,
// command, odds, threat and choice. Nothing is hidden, so that both sides get the
// same answers.
func (p *Position) Overlay(_ rules.Side, q rules.Query) (*rules.Overlay, error) {
	ask := page{p}
	return reading.Questions[side]{
		Reach: ask.overlayReach, Odds: ask.overlayOdds, Choice: ask.overlayChoice,
		Sides: []reading.About[side]{{Kind: rules.QueryZones, Answer: ask.overlayZones}, {Kind: rules.QuerySupply, Answer: ask.overlaySupply},
			{Kind: "command", Answer: ask.overlayCommand}, {Kind: rules.QueryThreat, Answer: ask.overlayThreat}},
	}.Ask(q, sideIDs[:])
}

// queryUnit is a unit on the map that a query names.
func (p *forces) queryUnit(name string) (int16, error) { return reading.QueryUnit(p, name, p.onMap) }

// overlayZones marks the zone of control of a side; where units of the other side
// reduce its effect, it is marked so (9.1).
func (p *forces) overlayZones(o *rules.Overlay, s side) {
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		m.Kind, m.Case = "zone", "9.1"
		if !p.openZoc(s.enemy(), h) {
			m.Kind = "zone-negated"
		}
		return p.zoc(s, h)
	})
}

// marching are the points with which a unit can still go on foot (9).
func (p *forces) marching(u int16) int {
	if p.units[u].moved || p.shutIn(p.owner(u), p.at(u)) || p.deserts(u) {
		return 0
	}
	return max(0, p.pointsLeft(u))
}

// reach is how far a unit comes on foot, or by rail from where it is (9, 9.3); it stops
// in an enemy zone of control (9.1).
func (p page) reach(u int16, left int) *march.Range {
	if p.field.reach == nil {
		p.field.reach = path.New(p.Board(), 2)
	}
	enemy, hand, boards := p.owner(u).enemy(), p.inTheHand(u), p.boards(u) == nil
	zone := func(at board.ID) bool { return p.zoc(enemy, at) }
	fare := sync.OnceValue(func() string { return p.fareOf(u) })
	return &march.Range{Board: p.Board(), Search: p.field.reach, At: p.at(u), Left: left, Case: "9",
		Cost:   func(s march.Step) int { return p.stepCost(s.From, s.D, s.To) },
		Closed: func(s march.Step) bool { return p.barred(u, s.From, s.To, p.units[u].stopped) != nil },
		Stops:  zone, Zone: zone,
		Other: func(m *rules.Mark, at board.ID) bool {
			if !boards || !p.ridesOf(u).net.Reached(at) || p.alights(u, at) != nil {
				return false
			}
			m.Value, m.Cost, m.Label, m.Note, m.Case = left-1, 1, "rail", fare(), "9.3"
			return true
		},
		Say: func(m *rules.Mark, _, at board.ID) bool {
			return p.crowd(at, u) == nil && (hand == nil || dutiesIn(hand).keepsDuty(at, m.Cost) == nil)
		}}
}

// overlayReach shows where a unit can end its move.
func (p page) overlayReach(q rules.Query) (*rules.Overlay, error) {
	u, err := p.queryUnit(q.Unit)
	if err != nil {
		return nil, err
	}
	o := &rules.Overlay{Kind: q.Kind, Side: p.owner(u).id()}
	left := p.marching(u)
	if left == 0 {
		return o, nil
	}
	return o, p.reach(u, left).Mark(o, q)
}

// inTheHand is the position with a unit in hand; nil where it cannot move now.
func (p page) inTheHand(u int16) *Position {
	if p.stage != atMoving && (p.stage != atMove || p.mayPick(verb.OfUnit(u)) != nil) || p.stage == atMoving && p.moving() != u {
		return nil
	}
	q := p.trial()
	q.hand, q.stage = append(q.hand[:0], u), atMoving
	return q
}

// overlayChoice shows the hexes that the decision in hand is about.
func (p page) overlayChoice(q rules.Query) (*rules.Overlay, error) {
	o := &rules.Overlay{Kind: q.Kind, Side: p.toAct().id()}
	seen := map[string]bool{}
	for _, offer := range p.Offers() {
		if offer.Hex == "" || q.Unit != "" && offer.Unit != "" && offer.Unit != q.Unit || seen[offer.Hex] {
			continue
		}
		seen[offer.Hex] = true
		o.Hexes = append(o.Hexes, rules.Mark{Hex: offer.Hex, Kind: "open", Cost: offer.Cost, Case: offer.Case})
	}
	if p.stage == atMoving {
		o.Hexes = append(o.Hexes, dutiesIn(p.Position).closedSteps()...)
	}
	for _, u := range p.choosing() {
		if p.onMap(u) && !seen[p.Board().Number(p.at(u))] {
			seen[p.Board().Number(p.at(u))] = true
			o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(p.at(u)), Kind: "here"})
		}
	}
	return o, nil
}

// choosing are the units that are to go somewhere.
func (p page) choosing() []int16 {
	switch {
	case p.stage == atDisplace:
		return p.displaced[:1]
	case p.stage == atMoving:
		return []int16{p.moving()}
	}
	return p.retreat.units
}
