package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
	"vistula/rules/verb"
)

// sheetNow is the sheet of the attack in hand: what it would be before the roll, and
// what was rolled until it is over.
func (p page) sheetNow() *rules.Sheet {
	c := &p.combat
	if c.die > 0 || len(c.attackers) == 0 {
		return battleIn(p.Position).sheetRolled()
	}
	return battleIn(p.Position).sheet(c.from, c.target, c.attackers)
}

// as is the position as if it were the turn of a side to attack, whatever it has
// declared, on a front.
func (p page) as(s side, f front) *Position {
	q := p.clone()
	q.side, q.front, q.attacks = s, f, nil
	return q
}

// overlayOdds is an attack of the units named, all in one hex, or of all that stand
// with the first of them (10.1).
func (p page) overlayOdds(q rules.Query) (*rules.Overlay, error) {
	target, err := reading.QueryHex(p.Board(), q.Hex)
	if err != nil {
		return nil, err
	}
	var units []int16
	for _, name := range q.Units {
		u, err := p.queryUnit(name)
		if err != nil {
			return nil, err
		}
		if !p.unit(u).hq {
			units = append(units, u)
		}
	}
	if len(units) == 0 {
		return nil, fmt.Errorf("query: odds need units that attack")
	}
	if slices.ContainsFunc(units, func(u int16) bool { return p.at(u) != p.at(units[0]) || p.owner(u) != p.owner(units[0]) }) {
		return nil, fmt.Errorf("query: an attack is made from one hex only (10.1)")
	}
	r := p.as(p.owner(units[0]), p.frontOf(units[0]))
	from := p.at(units[0])
	if !p.rs.enterable(target) {
		return nil, fmt.Errorf("query: nobody can stand in %s", p.HexName(target))
	}
	o := &rules.Overlay{Kind: q.Kind, Side: p.owner(units[0]).id(), Sheet: battleIn(r).sheet(from, target, r.forceIn(r.side, from)),
		Ways: []rules.Way{{Kind: "attack", Hexes: p.Hexes(from, target)}}}
	if refused := battleIn(r).mayDeclare(from, target); refused != nil && o.Sheet.Forbidden == nil {
		o.Sheet.Forbidden = &rules.Modifier{What: refused.Illegal(p, rules.Action{}, verb.OfHexFrom(target, from)).Why, Case: refused.Case}
	}
	return o, nil
}

// frontsOf are the fronts on which a side could attack if it were activated now: both, but
// in an activation of its own the one that is activated (7).
func (p page) frontsOf(s side) []front {
	if s == p.side && p.front != noFront {
		return []front{p.front}
	}
	return []front{north, south}
}

// overlayThreat marks what a side could attack now if it were activated, with the
// best ratio (10.1).
func (p page) overlayThreat(o *rules.Overlay, s side) {
	type odds struct {
		row             *ratioRow
		attack, defence int
	}
	best := map[board.ID]odds{}
	for _, f := range p.frontsOf(s) {
		r := p.as(s, f)
		eachAttack(r, func(a args) {
			if battleIn(r).mayDeclare(a.From, a.Hex) != nil {
				return
			}
			attack, defence := r.sum(r.forceIn(s, a.From)), battleIn(r).defence(a.Hex)
			row, _ := r.rs.tables.ratio(attack, defence)
			if old := best[a.Hex].row; old == nil || row.Modifier > old.Modifier {
				best[a.Hex] = odds{row, attack, defence}
			}
		})
	}
	reading.Mark(o, p.Board(), func(at board.ID, m *rules.Mark) bool {
		b := best[at]
		if b.row == nil {
			return false
		}
		m.Kind, m.Label, m.Case = "threat", b.row.text(), "10.1"
		m.Note = fmt.Sprintf("%s can attack at %s, %d against %d.", sideNames[s], m.Label, b.attack, b.defence)
		return true
	})
}

// overlayCommand shows how far the headquarters of a side command, and each unit's
// line of command (10.1).
func (p page) overlayCommand(o *rules.Overlay, s side) {
	notes := make([]string, p.Board().Len())
	for a := range p.rs.armies {
		hq := p.rs.armies[a].hq
		if p.owner(hq) != s || !p.onMap(hq) {
			continue
		}
		for at := range board.ID(p.Board().Len()) {
			if p.rs.enterable(at) && p.Board().Distance(p.at(hq), at) <= p.command(hq).CommandRange && len(p.commandLine(s, hq, p.at(hq), at)) > 0 {
				if notes[at] != "" {
					notes[at] += " "
				}
				notes[at] += p.Label(hq) + "."
			}
		}
	}
	reading.Mark(o, p.Board(), func(at board.ID, m *rules.Mark) bool {
		m.Kind, m.Note = "within", notes[at]
		return m.Note != ""
	})
	for _, u := range p.all(func(u int16) bool { return p.onMap(u) && p.owner(u) == s && !p.unit(u).hq }) {
		w := rules.Way{Unit: p.UnitID(u), Kind: "out", Hexes: p.Hexes(p.at(u)), Note: "Out of the command range of its headquarters.", Case: "10.1"}
		if p.commanded(u, p.at(u)) == nil {
			hq, _ := p.hqOf(u)
			w.Kind, w.Hexes, w.Note, w.Case = "in", p.Hexes(p.commandLine(s, hq, p.at(hq), p.at(u))...), p.Label(hq)+".", ""
		}
		o.Ways = append(o.Ways, w)
	}
}
