package galicia

import (
	"fmt"
	"math/bits"

	"vistula/rules"
	"vistula/rules/verb"
)

// Chapter 15: victory conditions.

// scoring keeps the account of victory points (15.1).
type scoring struct{ *Position }

func scoreOf(p *Position) scoring { return scoring{p} }

// scoreAttack gives the point for an attack by infantry in turns 1 to 9 (15.1).
func (p scoring) scoreAttack() {
	v := &p.rs.tables.Victory.Attack
	if p.unit(p.combat.attackers[0]).cavalry || int(p.turn) < v.Turns[0] || int(p.turn) > v.Turns[1] {
		return
	}
	p.attacks[p.side][p.turn]++
	p.Tell(rules.Event{Kind: "points", Case: "15.1", Side: p.side.id(), Points: v.Points, Hexes: p.Hexes(p.combat.target),
		Text: fmt.Sprintf("%s earns %s for attacking with infantry.", p.sideName(), verb.Count(v.Points, "victory point", "victory points"))})
}

// recordPoints is the Record Victory Points step of the phasing side (3.2): a
// town earns its capture points in the turn in which it is first held, and its
// occupation points in each later turn in which a unit is in it (15.1).
func (p scoring) recordPoints() {
	for i := range p.towns {
		o, t := &p.rs.objectives[i], &p.towns[i]
		if o.side != p.side || !p.holds(p.side, o.hex) {
			continue
		}
		points, what := o.occupy, "occupying"
		if t.captured == 0 {
			t.captured = p.turn
			points, what = o.capture, "capturing"
		} else {
			t.occupied |= 1 << p.turn
		}
		p.Tell(rules.Event{Kind: "points", Case: "15.1", Side: p.side.id(), Points: points, Hexes: p.Hexes(o.hex),
			Text: fmt.Sprintf("%s earns %d for %s %s.", p.sideName(), points, what, o.name)})
	}
}

// account lists everything that has earned victory points, turn by turn; the
// points of a side are its sum.
func (p scoring) account(yield func(rules.Entry)) {
	v := &p.rs.tables.Victory
	for s := range austria + 2 {
		if p.base[s] != 0 {
			yield(rules.Entry{Side: s.id(), Points: int(p.base[s]), Why: "At the start", Case: "15.1"})
		}
	}
	for turn := 1; turn <= int(p.turn); turn++ {
		for _, s := range []side{russia, austria} {
			if turn < len(p.attacks[s]) && p.attacks[s][turn] > 0 {
				n := int(p.attacks[s][turn])
				yield(rules.Entry{Turn: turn, Side: s.id(), Points: n * v.Attack.Points, Case: "15.1", Why: verb.Count(n, "attack", "attacks") + " by infantry"})
			}
			p.accountTowns(turn, s, yield)
			p.accountLosses(turn, s, yield)
		}
	}
}

func (p scoring) accountTowns(turn int, s side, yield func(rules.Entry)) {
	for i, t := range p.towns {
		o := &p.rs.objectives[i]
		if o.side != s {
			continue
		}
		e := rules.Entry{Turn: turn, Side: s.id(), Case: "15.1", Hex: p.Board().Number(o.hex)}
		switch {
		case int(t.captured) == turn:
			e.Points, e.Why = o.capture, o.name+" captured"
		case t.occupied&(1<<turn) != 0:
			e.Points, e.Why = o.occupy, o.name+" occupied"
		default:
			continue
		}
		yield(e)
	}
}

// accountLosses counts the enemy's eliminated units; Ersatz units are worth
// nothing (15.1).
func (p scoring) accountLosses(turn int, s side, yield func(rules.Entry)) {
	for i := range p.units {
		u := &p.rs.units[i]
		if int(p.units[i].lost) != turn || u.side == s || u.ersatz {
			continue
		}
		yield(rules.Entry{Turn: turn, Side: s.id(), Points: p.rs.tables.Victory.Elimination.Points, Case: "15.1", Unit: u.ID, Why: p.Label(int16(i)) + " eliminated"})
	}
}

// points are the victory points of both sides: the sum of the account.
func (p scoring) points() [2]int {
	v := &p.rs.tables.Victory
	total := [2]int{int(p.base[austria]), int(p.base[russia])}
	for s := range total {
		for _, n := range p.attacks[s] {
			total[s] += int(n) * v.Attack.Points
		}
	}
	for i, t := range p.towns {
		if o := &p.rs.objectives[i]; t.taken() {
			total[o.side] += o.capture + o.occupy*bits.OnesCount16(t.occupied)
		}
	}
	for i := range p.units {
		if u := &p.rs.units[i]; p.units[i].lost > 0 && !u.ersatz {
			total[u.side.enemy()] += v.Elimination.Points
		}
	}
	return total
}

// Outcome is nil until the game is over; the side with more victory points has
// won, and equal points are a draw (15.0).
func (p *Position) Outcome() *rules.Outcome {
	if p.stage != atEnd {
		return nil
	}
	points := scoreOf(p).points()
	o := &rules.Outcome{Case: "15.0", Points: map[rules.Side]int{austria.id(): points[austria], russia.id(): points[russia]}}
	winner := austria
	if points[russia] > points[austria] {
		winner = russia
	}
	if points[russia] == points[austria] {
		o.Why = fmt.Sprintf("A draw: both sides have %d victory points.", points[austria])
		return o
	}
	o.Winner = winner.id()
	o.Why = fmt.Sprintf("%s wins with %d victory points against %d.", sideNames[winner], points[winner], points[winner.enemy()])
	return o
}
