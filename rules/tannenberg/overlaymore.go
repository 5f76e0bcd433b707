package tannenberg

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
	"vistula/rules/reading"
)

// overlayReach shows where a unit can go, alone or with others of its hex: by
// rail once it is on a train, otherwise on foot.
func (p *sight) overlayReach(q rules.Query) (*rules.Overlay, error) {
	units, err := march.Together(q, p.queryUnit, func(u, first int16) bool {
		return p.at(u) == p.at(first) && p.owner(u) == p.owner(first) && p.byRail(u) == p.byRail(first)
	})
	if err != nil {
		return nil, err
	}
	s := p.owner(units[0])
	o := &rules.Overlay{Kind: q.Kind, Side: s.id()}
	w := p.walk(units)
	if w.left <= 0 || slices.ContainsFunc(units, func(v int16) bool { return p.units[v].done }) {
		return o, nil
	}
	search := p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(search)
	r := march.Range{Board: p.Board(), Search: search, At: p.at(units[0]), Left: w.left, Case: "Movement 5",
		Closed: func(s march.Step) bool { _, r := w.step(s); return r != nil },
		Cost:   func(s march.Step) int { cost, _ := w.step(s); return cost },
		Say: func(m *rules.Mark, _, h board.ID) bool {
			if !p.room(s, h, len(units)) {
				m.Note, m.Case = "There is no room to stay here.", "Stacking 1"
			}
			return true
		}}
	return o, r.Mark(o, q)
}

// overlaySupply shows the railways and supply units that supply a side, how far
// they reach, and each unit's line.
func (p *sight) overlaySupply(o *rules.Overlay, s side) {
	l := newLines(p.Board())
	p.trace(l, s, int8(p.rs.tables.SupplyRange), nil)
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		m.Kind, m.Value = "in", int(l.dist[h])
		if m.Value == 0 {
			m.Kind = "source"
		}
		return l.dist[h] < unsupplied
	})
	for _, u := range p.all(func(u int16) bool { return p.onMap(u) && p.owner(u) == s && !p.faceDown(u) }) {
		w := rules.Way{Unit: p.UnitID(u), Kind: "out", Hexes: p.Hexes(p.at(u)), Note: "No source of supply within three hexes.", Case: "Isolation"}
		if !p.isolated(u) {
			way := wayTo(l.before, p.at(u))
			if l.railed[way[0]] != way[0] {
				way = append(wayTo(l.railed, way[0]), way[1:]...)
			}
			slices.Reverse(way)
			w.Kind, w.Hexes, w.Note, w.Case = "in", p.Hexes(way...), "", ""
		}
		o.Ways = append(o.Ways, w)
	}
}

// overlayOdds weighs an attack on a hex by units that stand next to it, whoever's
// turn it is. Where all of them stand behind the same enemy fort, it is the fort
// that they attack.
func (p *sight) overlayOdds(q rules.Query) (*rules.Overlay, error) {
	target, attackers, err := reading.QueryAttack(p, q, p.queryUnit, p.owner)
	if err != nil {
		return nil, err
	}
	c := combat{target: target, attackers: attackers}
	s := p.owner(attackers[0])
	if d, ok := p.Board().DirectionTo(p.at(c.attackers[0]), target); ok && p.fortBars(s, p.at(c.attackers[0]), d) {
		c.fort = p.fortBetween(p.at(c.attackers[0]), d) + 1
	}
	if c.fort == 0 && !p.holds(s.enemy(), target) {
		return nil, fmt.Errorf("query: there is no enemy in %s", q.Hex)
	}
	for _, u := range c.attackers {
		if r := battleIn(p.Position).able(u, &c); r != nil {
			return nil, r.Illegal(p, rules.Action{Verb: rules.VerbCommit, Unit: p.UnitID(u)}, args{Unit: u, Hex: target, From: board.None})
		}
	}
	return &rules.Overlay{Kind: q.Kind, Side: s.id(), Sheet: p.sheet(&c)}, nil
}

// overlayThreat marks every hex in which a side could attack a unit from where it
// stands, with the best odds that it could bring to bear.
func (p *sight) overlayThreat(o *rules.Overlay, s side) {
	reading.Mark(o, p.Board(), func(h board.ID, m *rules.Mark) bool {
		if !p.holds(s.enemy(), h) || battleIn(p.Position).targetable(s, h) != nil {
			return false
		}
		m.Kind, m.Case = "threat", "Combat 1"
		c := battleIn(p.Position).best(s, combat{target: h})
		if battleIn(p.Position).blind(&c) || slices.ContainsFunc(c.attackers, p.faceDown) {
			m.Label, m.Note = "?", sideNames[s]+" can attack; the odds are not known."
			return true
		}
		b := battleIn(p.Position).weigh(&c)
		m.Value, m.Label = b.column, p.rs.tables.CRT.Columns[max(b.column, 0)]
		m.Note = fmt.Sprintf("%s can attack at %s, %d against %d.", sideNames[s], m.Label, b.attack, b.defense)
		return true
	})
}

// shortly is a refusal of a way back in a word or two, for a mark on the map.
var shortly = map[*refusal]string{
	refuseSea: "sea", refuseRumania: "Rumania", refuseOccupied: "occupied", refuseFortified: "fort", refuseFull: "no room",
	refuseBackOffRail: "no railway", refuseBackEnemy: "next to the enemy", refuseBackSupply: "away from supply",
}

// overlayChoice shows where those who must go back can go, and where the winner can
// advance.
func (p *sight) overlayChoice(q rules.Query) (*rules.Overlay, error) {
	o := &rules.Overlay{Kind: q.Kind}
	if p.stage != atRetreat {
		return o, nil
	}
	o.Side = p.toAct().id()
	units := p.combat.retreats
	if q.Unit != "" {
		u, err := p.queryUnit(q.Unit)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(units, u) {
			return o, nil
		}
		units = []int16{u}
	}
	if len(units) == 0 {
		return o, nil
	}
	p.backChoice(o, units[0])
	return o, nil
}

// backChoice marks the hexes round a unit that goes back.
func (p *sight) backChoice(o *rules.Overlay, u int16) {
	o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(p.at(u)), Kind: "here", Case: "Results 9"})
	verdicts := p.backVerdicts(u)
	reading.Around(o, p.Board(), p.at(u), func(d int, _ board.ID, m *rules.Mark) {
		m.Kind, m.Label, m.Case = "open", "free", "Results 9"
		if why := verdicts[d]; why != nil {
			m.Kind, m.Label, m.Case = "closed", shortly[why], why.Case
		}
	})
}
