package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
	"vistula/rules/reading"
	"vistula/rules/verb"
)

// Overlay answers a question about the map. Kinds are reach, zones, supply,
// command, odds, threat and choice. Nothing is hidden, so that both sides get the
// same answers.
func (p *Position) Overlay(_ rules.Side, q rules.Query) (*rules.Overlay, error) {
	switch q.Kind {
	case "reach":
		return p.overlayReach(q)
	case "odds":
		return p.overlayOdds(q)
	case "choice":
		return p.overlayChoice(q)
	case "zones", "supply", "command", "threat":
		s, err := querySide(q.Side)
		if err != nil {
			return nil, err
		}
		return p.overlayOf(s, q.Kind), nil
	}
	return nil, fmt.Errorf("query: kind %q is unknown; there are reach, zones, supply, command, odds, threat and choice", q.Kind)
}

// overlayKinds are the kinds of query about a side that other games do not know.
var overlayKinds = []rules.OverlayKind{{ID: "command", Title: "Command", Help: "How far each headquarters commands, and which units it cannot reach."}}

// overlayOf answers what concerns a whole side.
func (p *Position) overlayOf(s side, kind string) *rules.Overlay {
	var o *rules.Overlay
	switch kind {
	case "zones":
		o = p.overlayZones(s)
	case "supply":
		o = p.overlaySupply(s)
	case "command":
		o = p.overlayCommand(s)
	default:
		o = p.overlayThreat(s)
	}
	o.Kind, o.Side = kind, s.id()
	return o
}

// queryUnit is a unit on the map that a query names.
func (p *Position) queryUnit(name string) (int16, error) {
	u, ok := p.FindUnit(name)
	switch {
	case !ok:
		return 0, fmt.Errorf("query: there is no unit %q", name)
	case !p.onMap(u):
		return 0, fmt.Errorf("query: %s is not on the map", p.Label(u))
	}
	return u, nil
}

// queryHex is a hex that a query names.
func (p *Position) queryHex(number string) (board.ID, error) {
	return reading.QueryHex(p.Board(), number)
}

func querySide(name rules.Side) (side, error) {
	s, err := reading.QuerySide(name, sideIDs[:])
	return side(s), err
}

// overlayZones marks the zone of control of a side; where units of the other side
// reduce its effect, it is marked so (9.1).
func (p *Position) overlayZones(s side) *rules.Overlay {
	o := &rules.Overlay{}
	for h := range board.ID(p.Board().Len()) {
		if !p.zoc(s, h) {
			continue
		}
		m := rules.Mark{Hex: p.Board().Number(h), Kind: "zone", Case: "9.1"}
		if !p.openZoc(s.enemy(), h) {
			m.Kind = "zone-negated"
		}
		o.Hexes = append(o.Hexes, m)
	}
	return o
}

// marching are the points with which a unit can still go on foot (9).
func (p *Position) marching(u int16) int {
	if p.units[u].moved || p.shutIn(p.owner(u), p.at(u)) || p.deserts(u) {
		return 0
	}
	return max(0, p.pointsLeft(u))
}

// reach spreads the movement of a unit on foot over the map, as far as so many points
// carry it; layer 1 is where it has to stop (9.1).
func (p *Position) reach(u int16, points int) *path.Search {
	s := p.owner(u)
	if p.field.reach == nil {
		p.field.reach = path.New(p.Board(), 2)
	}
	search := p.field.reach
	search.Run(points, func(from path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		if from.Layer == 1 || p.barred(u, from.Hex, to, p.units[u].stopped) != nil {
			return 0, 0, false
		}
		layer := int8(0)
		if p.zoc(s.enemy(), to) {
			layer = 1
		}
		return p.stepCost(from.Hex, d, to), layer, true
	}, path.Seed{Node: path.Node{Hex: p.at(u)}})
	return search
}

// overlayReach shows where a unit can end its move, on foot, or by rail from where
// it is (9, 9.3).
func (p *Position) overlayReach(q rules.Query) (*rules.Overlay, error) {
	u, err := p.queryUnit(q.Unit)
	if err != nil {
		return nil, err
	}
	left := p.marching(u)
	search := p.reach(u, left)
	goals := p.goals(u, left)
	o := &rules.Overlay{Kind: q.Kind, Side: p.owner(u).id(), Hexes: make([]rules.Mark, len(goals))}
	for i, at := range goals {
		m := &o.Hexes[i]
		m.Hex, m.Kind = p.Board().Number(at), "reach"
		if node, cost, ok := search.Best(at); ok {
			m.Value, m.Cost, m.From = left-cost, cost, p.Board().Number(search.From(node).Hex)
		} else {
			m.Value, m.Cost, m.Label, m.Case = left-1, 1, "rail", "9.3"
		}
		if p.zoc(p.owner(u).enemy(), at) {
			m.Kind = "reach-zone"
		}
	}
	if left == 0 {
		return o, nil
	}
	return o, reading.Beyond(o, p.Board(), q, left, "9", func(h board.ID, points int) (int, bool) {
		_, cost, ok := p.reach(u, points).Best(h)
		return cost, ok
	})
}

// goals lists the hexes in which a unit can end its move with so many points left, as
// far as reach has found the way there on foot.
func (p *Position) goals(u int16, left int) []board.ID {
	search, stops := p.field.reach, []board.ID(nil)
	if left > 0 && p.boards(u) == nil {
		stops = p.ridesOf(u).stops
	}
	list, hand := p.field.goals[:0], p.inTheHand(u)
	for at := range board.ID(p.Board().Len()) {
		byRail := len(stops) > 0 && stops[0] == at
		if byRail {
			stops = stops[1:]
		}
		_, cost, onFoot := search.Best(at)
		if !onFoot {
			cost = 1
		}
		switch {
		case at == p.at(u), !onFoot && !byRail, p.crowd(at, u) != nil:
		case !onFoot && p.alights(u, at) != nil:
		case hand != nil && hand.keepsDuty(at, cost) != nil:
		default:
			list = append(list, at)
		}
	}
	p.field.goals = list
	return list
}

// inTheHand is the position with a unit in hand; nil where it cannot move now.
func (p *Position) inTheHand(u int16) *Position {
	if p.stage != atMoving && (p.stage != atMove || p.mayPick(verb.OfUnit(u)) != nil) || p.stage == atMoving && p.moving != u {
		return nil
	}
	q := p.trial()
	q.moving, q.stage = u, atMoving
	return q
}

// overlayChoice shows the hexes that the decision in hand is about.
func (p *Position) overlayChoice(q rules.Query) (*rules.Overlay, error) {
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
		o.Hexes = append(o.Hexes, p.closedSteps()...)
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
func (p *Position) choosing() []int16 {
	switch {
	case p.stage == atDisplace:
		return p.displaced[:1]
	case p.stage == atMoving:
		return []int16{p.moving}
	}
	return p.retreat.units
}
