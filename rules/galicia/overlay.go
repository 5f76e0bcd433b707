package galicia

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
	"vistula/rules/reading"
	"vistula/rules/verb"
)

// Overlay answers a question about the map as a side may see it. Kinds are
// reach, zones, supply, odds, threat and choice.
func (p *Position) Overlay(who rules.Side, q rules.Query) (*rules.Overlay, error) {
	see := p.believed(sideOf(string(who)))
	defer p.leave(see)
	ask := inquire(see)
	return reading.Questions[side]{
		Reach: ask.overlayReach, Odds: ask.overlayOdds,
		Choice: func(q rules.Query) (*rules.Overlay, error) { return ask.overlayChoice(sideOf(string(who)), q) },
		Sides:  []reading.About[side]{{Kind: rules.QueryZones, Answer: ask.overlayZones}, {Kind: rules.QuerySupply, Answer: ask.overlaySupply}, {Kind: rules.QueryThreat, Answer: ask.overlayThreat}},
	}.Ask(q, sideIDs[:])
}

// inquiry answers questions about the map.
type inquiry struct{ *Position }

func inquire(p *Position) inquiry { return inquiry{p} }

func (p inquiry) queryUnit(name string) (int16, error) {
	return reading.QueryUnit(p.Position, name, p.onMap)
}

// reach is how far a unit comes, by itself (4.0).
func (p inquiry) reach(u int16) *march.Range {
	s := p.owner(u)
	return &march.Range{Board: p.Board(), Search: p.memory().reach, At: p.units[u].hex, Left: p.pointsLeft(u), Case: "4.1",
		Closed: func(to march.Step) bool { return p.closed(s, to.To) != nil },
		Cost:   func(to march.Step) int { return p.stepCost(s, to) },
		Zone:   func(h board.ID) bool { return p.zoc(s.enemy(), h) }}
}

func (p inquiry) overlayReach(q rules.Query) (*rules.Overlay, error) {
	movers, err := march.Together(q, p.queryUnit, func(u, first int16) bool { return p.units[u].hex == p.units[first].hex })
	if err != nil {
		return nil, err
	}
	u := movers[0]
	o := &rules.Overlay{Kind: q.Kind, Side: p.owner(u).id()}
	if !p.released(u) || p.units[u].done {
		return o, nil
	}
	guard := p.watch(movers)
	defer guard.leave()
	reach := p.reach(u)
	reach.Say = func(m *rules.Mark, from, to board.ID) bool {
		m.Warn, m.Case = guard.warning(from, to)
		return true
	}
	if p.units[u].spent == 0 {
		reach.Minimum = &rules.Mark{Cost: p.pointsLeft(u), Note: "Minimum move: it takes all points (4.3)."}
	}
	return o, reach.Mark(o, q)
}

func (p inquiry) overlayZones(o *rules.Overlay, s side) {
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		m.Kind, m.Value = "zone", p.stands.Zones(int8(s), h)
		if p.holds(s.enemy(), h) {
			m.Kind = "zone-negated"
		}
		return p.zoc(s, h)
	})
}

// overlayOdds weighs an attack that might be made on a hex by units that stand
// next to it, whoever's turn it is.
func (p inquiry) overlayOdds(q rules.Query) (*rules.Overlay, error) {
	target, attackers, err := reading.QueryAttack(p, q, p.queryUnit, p.owner)
	if err != nil {
		return nil, err
	}
	for _, u := range attackers {
		if !p.Board().Adjacent(p.units[u].hex, target) {
			return nil, fmt.Errorf("query: %s is not adjacent to %s", p.Label(u), q.Hex)
		}
	}
	s := p.owner(attackers[0])
	if !p.holds(s.enemy(), target) {
		return nil, fmt.Errorf("query: there is no enemy in %s", q.Hex)
	}
	if r := p.unfit(attackers, target); r != nil {
		return nil, r.Illegal(p.Position, rules.Action{Verb: rules.VerbAttack}, verb.Nothing)
	}
	return &rules.Overlay{Kind: q.Kind, Sheet: p.sheetFor(s, target, attackers)}, nil
}

// unfit tells why units cannot attack a hex together.
func (p inquiry) unfit(units []int16, target board.ID) *refusal {
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
	if !battleIn(p.Position).commanded(units) {
		return refuseCommand
	}
	return nil
}

// sheetFor is the sheet of an attack as if it were the attacker's turn.
func (p inquiry) sheetFor(s side, target board.ID, attackers []int16) *rules.Sheet {
	q := p.Position
	if p.side != s {
		q = p.borrow()
		defer p.leave(q)
		q.side = s
	}
	return assess(q).sheet(target, attackers, assess(q).likelyDefence(target))
}

// overlayThreat shows every hex that a side could attack from where it stands, with
// the best odds it could bring to bear.
func (p inquiry) overlayThreat(o *rules.Overlay, s side) {
	see := p.Position
	if p.side != s {
		see = p.borrow()
		defer p.leave(see)
		see.side = s
	}
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		if !see.holds(s.enemy(), h) || see.safe(s.enemy(), h) || battleIn(see).attacked(s.enemy(), h) {
			return false
		}
		force := inquire(see).bestAttack(h)
		if len(force) == 0 {
			return false
		}
		b := battleIn(see).weigh(h, force, assess(see).likelyDefence(h))
		m.Kind, m.Value, m.Label = "threat", int(b.column), p.rs.tables.ratioName(int(b.column))
		m.Note = fmt.Sprintf("%s can attack at %s, %d against %d.", sideNames[s], m.Label, b.strength[attacker], b.strength[defender])
		return b.column >= 0
	})
}

// bestAttack is the strongest force that one command can lead against a hex: for
// each corps next to it all its units and the strongest other, or the two
// strongest.
func (p inquiry) bestAttack(target board.ID) []int16 {
	var near []int16
	for _, n := range p.Board().Neighbours(target) {
		if n != board.None && p.holds(p.side, n) {
			near = append(near, p.in(p.side, n)...)
		}
	}
	near = slices.DeleteFunc(near, func(u int16) bool { return battleIn(p.Position).able(u) != nil })
	weight := func(u int16) int { w, _ := battleIn(p.Position).attackOf(u, target); return w }
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
