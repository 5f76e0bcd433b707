package galicia

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
	"vistula/rules/reading"
	"vistula/rules/verb"
)

// Overlay answers a question about the map as a side may see it. Kinds are
// reach, zones, supply, odds, threat and choice.
func (p *Position) Overlay(who rules.Side, q rules.Query) (*rules.Overlay, error) {
	see := p.believed(sideOf(string(who)))
	defer p.leave(see)
	switch q.Kind {
	case "reach":
		return see.overlayReach(q)
	case "zones":
		return see.overlayZones(q)
	case "supply":
		return see.overlaySupply(q)
	case "odds":
		return see.overlayOdds(q)
	case "threat":
		return see.overlayThreat(q)
	case "choice":
		return see.overlayChoice(sideOf(string(who)), q)
	}
	return nil, fmt.Errorf("query: kind %q is unknown; there are reach, zones, supply, odds, threat and choice", q.Kind)
}

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

func querySide(name rules.Side) (side, error) {
	s, err := reading.QuerySide(name, sideIDs[:])
	return side(s), err
}

// reach spreads a unit's movement over the map, as far as so many points carry it
// (4.0).
func (p *Position) reach(u int16, points int) *path.Search {
	s, search := p.owner(u), p.memory().reach
	search.Run(max(0, points), func(from path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		if p.closed(s, to) != nil {
			return 0, 0, false
		}
		return p.stepCost(s, from.Hex, d, to), 0, true
	}, path.Seed{Node: path.Node{Hex: p.units[u].hex}})
	return search
}

func (p *Position) overlayReach(q rules.Query) (*rules.Overlay, error) {
	u, err := p.queryUnit(q.Unit)
	if err != nil {
		return nil, err
	}
	movers := []int16{u}
	for _, name := range q.Units {
		v, err := p.queryUnit(name)
		if err != nil {
			return nil, err
		}
		if v != u && p.units[v].hex == p.units[u].hex {
			movers = append(movers, v)
		}
	}
	o := &rules.Overlay{Kind: q.Kind, Side: p.owner(u).id()}
	if !p.released(u) || p.units[u].done {
		return o, nil
	}
	left := p.pointsLeft(u)
	search := p.reach(u, left)
	at := p.units[u].hex
	guard := p.watch(movers)
	defer guard.leave()
	reached := 0
	for id := range board.ID(p.Board().Len()) {
		if _, ok := search.Cost(path.Node{Hex: id}); ok {
			reached++
		}
	}
	o.Hexes = make([]rules.Mark, 0, reached)
	for id := range board.ID(p.Board().Len()) {
		cost, ok := search.Cost(path.Node{Hex: id})
		if !ok || id == at {
			continue
		}
		from := search.From(path.Node{Hex: id}).Hex
		m := rules.Mark{Hex: p.Board().Number(id), Kind: "reach", Value: left - cost, Cost: cost, From: p.Board().Number(from)}
		if p.zoc(p.owner(u).enemy(), id) {
			m.Kind = "reach-zone"
		}
		m.Warn, m.Case = guard.warning(from, id)
		o.Hexes = append(o.Hexes, m)
	}
	p.minimumMoves(o, u, search, guard)
	return o, reading.Beyond(o, p.Board(), q, left, "4.1", func(h board.ID, points int) (int, bool) {
		return p.reach(u, points).Cost(path.Node{Hex: h})
	})
}

// minimumMoves adds the adjacent hexes that only the minimum move reaches (4.3).
func (p *Position) minimumMoves(o *rules.Overlay, u int16, search *path.Search, guard *guard) {
	if p.units[u].spent > 0 {
		return
	}
	at := p.units[u].hex
	for _, n := range p.Board().Neighbours(at) {
		if n == board.None || p.closed(p.owner(u), n) != nil {
			continue
		}
		if _, ok := search.Cost(path.Node{Hex: n}); !ok {
			m := rules.Mark{Hex: p.Board().Number(n), Kind: "reach-minimum", Cost: p.pointsLeft(u), From: p.Board().Number(at), Note: "Minimum move: it takes all points (4.3)."}
			m.Warn, m.Case = guard.warning(at, n)
			o.Hexes = append(o.Hexes, m)
		}
	}
}

func (p *Position) overlayZones(q rules.Query) (*rules.Overlay, error) {
	s, err := querySide(q.Side)
	if err != nil {
		return nil, err
	}
	o := &rules.Overlay{Kind: q.Kind, Side: s.id()}
	for id := range board.ID(p.Board().Len()) {
		if !p.zoc(s, id) {
			continue
		}
		m := rules.Mark{Hex: p.Board().Number(id), Kind: "zone", Value: p.stands.Zones(int8(s), id)}
		if p.holds(s.enemy(), id) {
			m.Kind = "zone-negated"
		}
		o.Hexes = append(o.Hexes, m)
	}
	return o, nil
}

// overlayOdds weighs an attack that might be made on a hex by units that stand
// next to it, whoever's turn it is.
func (p *Position) overlayOdds(q rules.Query) (*rules.Overlay, error) {
	target, ok := p.Board().Find(q.Hex)
	if !ok {
		return nil, fmt.Errorf("query: there is no hex %q", q.Hex)
	}
	if len(q.Units) == 0 {
		return nil, fmt.Errorf("query: odds need attacking units")
	}
	var attackers []int16
	for _, name := range q.Units {
		u, err := p.queryUnit(name)
		if err != nil {
			return nil, err
		}
		if !p.Board().Adjacent(p.units[u].hex, target) {
			return nil, fmt.Errorf("query: %s is not adjacent to %s", p.Label(u), q.Hex)
		}
		if slices.Contains(attackers, u) {
			return nil, fmt.Errorf("query: %s is named twice", p.Label(u))
		}
		attackers = append(attackers, u)
		if p.owner(u) != p.owner(attackers[0]) {
			return nil, fmt.Errorf("query: %s is on the other side", p.Label(u))
		}
	}
	s := p.owner(attackers[0])
	if !p.holds(s.enemy(), target) {
		return nil, fmt.Errorf("query: there is no enemy in %s", q.Hex)
	}
	if r := p.unfit(attackers, target); r != nil {
		return nil, r.Illegal(p, rules.Action{Verb: "attack"}, verb.Nothing)
	}
	return &rules.Overlay{Kind: q.Kind, Sheet: p.sheetFor(s, target, attackers)}, nil
}

// unfit tells why units cannot attack a hex together.
func (p *Position) unfit(units []int16, target board.ID) *refusal {
	if p.safe(p.owner(units[0]).enemy(), target) {
		return refuseInside
	}
	for _, u := range units {
		if p.attackStrength(u) <= 0 {
			return refuseZero
		}
		if p.phase == combatPhase && p.side == p.owner(u) && p.units[u].fought {
			return &refusal{Case: refuseFought.Case, Why: p.Label(u) + " has already attacked this phase."}
		}
		if p.unit(u).cavalry != p.unit(units[0]).cavalry {
			return refuseMixed
		}
	}
	if !p.commanded(units) {
		return refuseCommand
	}
	return nil
}

// sheetFor is the sheet of an attack as if it were the attacker's turn.
func (p *Position) sheetFor(s side, target board.ID, attackers []int16) *rules.Sheet {
	q := p
	if p.side != s {
		q = p.borrow()
		defer p.leave(q)
		q.side = s
	}
	return q.sheet(target, attackers, q.likelyDefence(target))
}

// overlayThreat shows every hex that a side could attack from where it stands, with
// the best odds it could bring to bear.
func (p *Position) overlayThreat(q rules.Query) (*rules.Overlay, error) {
	s, err := querySide(q.Side)
	if err != nil {
		return nil, err
	}
	o := &rules.Overlay{Kind: q.Kind, Side: s.id()}
	see := p
	if p.side != s {
		see = p.borrow()
		defer p.leave(see)
		see.side = s
	}
	for id := range board.ID(p.Board().Len()) {
		if !see.holds(s.enemy(), id) || see.safe(s.enemy(), id) || see.attacked(s.enemy(), id) {
			continue
		}
		force := see.bestAttack(id)
		if len(force) == 0 {
			continue
		}
		b := see.weigh(id, force, see.likelyDefence(id))
		if b.column < 0 {
			continue
		}
		o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(id), Kind: "threat", Value: int(b.column),
			Label: p.rs.tables.ratioName(int(b.column)),
			Note:  fmt.Sprintf("%s can attack at %s, %d against %d.", sideNames[s], p.rs.tables.ratioName(int(b.column)), b.strength[attacker], b.strength[defender])})
	}
	return o, nil
}

// bestAttack is the strongest force that one command can lead against a hex: for
// each corps next to it all its units and the strongest other, or the two
// strongest.
func (p *Position) bestAttack(target board.ID) []int16 {
	var near []int16
	for _, n := range p.Board().Neighbours(target) {
		if n != board.None && p.holds(p.side, n) {
			near = append(near, p.in(p.side, n)...)
		}
	}
	near = slices.DeleteFunc(near, func(u int16) bool { return p.able(u) != nil })
	weight := func(u int16) int { w, _ := p.attackOf(u, target); return w }
	slices.SortStableFunc(near, func(a, b int16) int { return weight(b) - weight(a) })
	var best []int16
	most := 0
	for _, lead := range near {
		force, strength, others := []int16{}, 0, 0
		for _, u := range near {
			if p.unit(u).cavalry != p.unit(lead).cavalry {
				continue
			}
			if corps := p.unit(lead).Corps; u != lead && (corps == "" || p.unit(u).Corps != corps) {
				if others++; others > 1 {
					continue
				}
			}
			force = append(force, u)
			strength += weight(u)
		}
		if strength > most {
			best, most = force, strength
		}
	}
	return best
}
