package greatwar

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
	"vistula/rules/verb"
)

// overlayOdds weighs an attack on a hex by units that stand next to it, whoever's
// turn it is. In the Allied player turn Serbia has no more supply points than its
// track shows (20.1); what it will have in its next one nobody knows.
func (p inquiry) overlayOdds(q rules.Query) (*rules.Overlay, error) {
	target, attackers, err := reading.QueryAttack(p, q, p.queryUnit, p.owner)
	if err != nil {
		return nil, err
	}
	s := p.owner(attackers[0])
	see := assess(p.Position).attackerIs(s)
	if !see.bars(s.enemy(), target) {
		return nil, fmt.Errorf("query: there is no enemy force in %s", q.Hex)
	}
	for i, u := range attackers {
		r := battleIn(see).able(u, []board.ID{target})
		if r == nil && s == p.side && p.unit(u).nation == serbia && battleIn(p.Position).munitions(attackers[:i]) >= int(p.serbia) {
			r = refuseMunitions
		}
		if r != nil {
			return nil, r.Illegal(p.Position, rules.Action{Verb: rules.VerbCommit, Unit: p.UnitID(u)}, args{Unit: u, Hex: target, From: board.None})
		}
	}
	return &rules.Overlay{Kind: q.Kind, Side: s.id(), Sheet: assess(p.Position).sheetFor(s, []board.ID{target}, attackers)}, nil
}

// overlayThreat marks every hex that a side could attack from where it stands, with the
// best odds that it could bring to bear without shifts.
func (p inquiry) overlayThreat(o *rules.Overlay, s side) {
	see := assess(p.Position).attackerIs(s)
	eachEnemyHex(see, func(a args) {
		if battleIn(see).mayAttack(a) != nil {
			return
		}
		c := battleIn(see).best(a.Hex)
		b := battleIn(see).weigh(&c)
		label := p.rs.tables.ratioName(battleIn(see).ratingOf(&c), b.column)
		o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(a.Hex), Kind: "threat", Value: b.column, Label: label, Case: "8.11",
			Note: fmt.Sprintf("%s can attack at %s, %d against %d.", s.opening(), label, b.attack, b.defense)})
	})
}

// overlayChoice shows what the hexes cost round the stacks that must retreat and
// round cavalry that withdraws, and where a headquarters may displace to.
func (p inquiry) overlayChoice(q rules.Query) (*rules.Overlay, error) {
	o := &rules.Overlay{Kind: q.Kind}
	if p.stage == atEnd {
		return o, nil
	}
	o.Side = p.toAct().id()
	switch p.stage {
	case atFallBack:
		p.withdrawalChoice(o)
		return o, nil
	case atDisplace:
		p.displacementChoice(o)
		return o, nil
	case atRetreat:
	default:
		return o, nil
	}
	for i := range p.combat.retreats {
		if r := &p.combat.retreats[i]; retreatsIn(p.Position).stackAt(r.at()) == r {
			p.retreatChoice(o, r)
		}
	}
	return o, nil
}

// shortly is a refusal of a retreat in a word or two, for a mark on the map.
var shortly = map[*refusal]string{
	refuseBackSealed: "blocked", refuseBackIn: "occupied", refuseBackAgain: "came from here", refuseBackControl: "enemy zone",
	refuseBackEnd: "dead end", refuseBackFull: "no room", refuseBackSupply: "away from supply", refuseBackFree: "enemy zone",
	refuseBackEnemy: "barred", refuseBackZone: "enemy zone", refuseBackNear: "not two hexes away", refuseBackSource: "away from supply",
}

// withdrawalChoice marks the hexes round cavalry on its way back (12.13).
func (p inquiry) withdrawalChoice(o *rules.Overlay) {
	u := p.falling - 1
	at := p.at(u)
	o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(at), Kind: "here", Value: withdrawal + 1 - len(p.vacated), Case: "12.13",
		Label: fmt.Sprintf("step %d of %d", len(p.vacated), withdrawal)})
	reading.Around(o, p.Board(), at, func(_ int, n board.ID, m *rules.Mark) {
		m.Kind, m.Label, m.Case = "open", "free", "12.13"
		switch why := cavalryOf(p.Position).mayFallBack(verb.OfHex(n)); {
		case why != nil:
			m.Kind, m.Label, m.Case = "closed", shortly[why], why.Case
		case len(p.vacated) == withdrawal && p.holdsForce(p.owner(u), n):
			m.Kind, m.Label, m.Case = "costly", "will not defend", "12.17"
			m.Note = "Cavalry that withdraws onto friendly units adds nothing to their defence this phase and shares their losses."
		}
	})
}

// displacementChoice marks the nearest hexes with friends, to one of which a
// headquarters has to go (10.52).
func (p inquiry) displacementChoice(o *rules.Overlay) {
	u := p.displaced[0]
	from := p.Board().Number(p.at(u))
	o.Hexes = append(o.Hexes, rules.Mark{Hex: from, Kind: "here", Label: "must go", Case: "10.52"})
	for _, h := range displacementOf(p.Position).refuges(u) {
		o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(h), From: from, Kind: "open", Label: "free", Case: "10.52"})
	}
}

// retreatChoice marks the hexes round a stack: those that are open, at what price,
// and why the others are not.
func (p inquiry) retreatChoice(o *rules.Overlay, r *retreat) {
	o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(r.at()), Kind: "here", Value: r.left(), Case: "8.62",
		Label: fmt.Sprintf("step %d of %d", len(r.trail), r.hexes)})
	verdicts := retreatsIn(p.Position).verdicts(r)
	reading.Around(o, p.Board(), r.at(), func(d int, n board.ID, m *rules.Mark) {
		if why := verdicts[d]; why != nil {
			m.Kind, m.Label, m.Case = "closed", shortly[why], why.Case
		} else {
			p.retreatPrice(m, r, n)
		}
	})
}

// retreatPrice writes what it costs to retreat into an open hex.
func (p inquiry) retreatPrice(m *rules.Mark, r *retreat, n board.ID) {
	m.Kind, m.Label, m.Case = "open", "free", "8.62"
	_, roomy := retreatsIn(p.Position).completes(r, n)
	switch {
	case !roomy:
		m.Kind, m.Label, m.Case = "costly", "no room for all", "8.63"
		m.Note = "Units over the stacking limit at the end of the retreat are eliminated."
	case r.left() == 1 && p.holdsForce(p.side.enemy(), n):
		m.Kind, m.Label, m.Case = "costly", "will not defend", "8.66"
		m.Note = "A stack that retreats onto friendly units adds nothing to their defence this phase and shares their losses."
	}
}
