package fury

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 2.2: nobody dodges the duty to attack. A move after which an army could make
// no attack any more, although it could before and must, is refused as long as the
// unit in hand can do anything else.

// duty is what is known of the duty to attack, kept as long as nobody moves.
type duty struct {
	hoped    bool // hopes is as things stand
	hopes    []int8
	dutiful  known // whether the unit in hand can move without taking an attack away
	replaced known // whether all armies could attack without the unit in hand
	kept     []board.ID
	posts    []board.ID // where the army of the headquarters in hand could attack
}

// known is something that is found out when it is asked for.
type known int8

const (
	unknown known = iota
	yes
	no
)

func knownAs(is bool) known {
	if is {
		return yes
	}
	return no
}

// forget keeps only scratch space.
func (d *duty) forget() {
	d.hoped, d.dutiful, d.replaced, d.posts = false, unknown, unknown, d.posts[:0]
}

// hopes lists the armies that must attack in this activation and still can.
func (p *Position) hopes() []int8 {
	d := &p.field.duty
	if d.hoped {
		return d.hopes
	}
	list := d.hopes[:0]
	for i := range p.rs.armies {
		if a := int8(i); p.mustAttack(p.rs.armies[a].hq) && p.anyServes(a, p.canServe) {
			list = append(list, a)
		}
	}
	d.hopes, d.hoped = list, true
	return list
}

// keepsDuty tells why the unit in hand cannot do what takes it to a hex, or leaves it
// there: an army would lose its last possible attack.
func (p *Position) keepsDuty(to board.ID, do func(q *Position)) *refusal {
	a := p.forfeited(to, do)
	if a < 0 || !p.anyDutiful() {
		return nil
	}
	return &refusal{Case: "2.2", Why: "The " + p.rs.armies[a].name + " must attack in this activation, and no unit of it could after this move."}
}

// forfeited is an army that loses its last possible attack when the unit in hand does
// what takes it to a hex, or leaves it there; -1 for none.
func (p *Position) forfeited(to board.ID, do func(q *Position)) int8 {
	hopes := p.hopes()
	if len(hopes) == 0 || p.replaceable() && !slices.Contains(p.field.duty.kept, to) {
		return -1
	}
	if u := p.moving; p.unit(u).hq && p.tooFar(u, to) {
		return p.armyOf(u)
	}
	q := p.trial()
	do(q)
	for _, a := range hopes {
		if !q.anyServes(a, q.canServe) {
			return a
		}
	}
	return -1
}

// replaceable tells whether every army that must attack could if the unit in hand were
// not there at all. Then it does no harm wherever it goes, but into the hexes that
// these attacks need.
func (p *Position) replaceable() bool {
	d := &p.field.duty
	if d.replaced == unknown {
		d.kept = d.kept[:0]
		u := p.moving
		all := !p.besieges(p.side, p.at(u)) // to go away would lift the siege
		if all {
			q := p.trial()
			q.place(u, board.None)
			for _, a := range p.hopes() {
				all = all && q.anyServes(a, func(u int16) bool {
					return q.eachPost(u, func(at board.ID) bool {
						from := q.commandedFrom(a, at)
						if from != board.None {
							d.kept = append(d.kept, at, from)
						}
						return from != board.None
					})
				})
			}
		}
		d.replaced = knownAs(all)
	}
	return d.replaced == yes
}

// tooFar tells whether a headquarters in a hex could command nobody who could attack,
// wherever it went from there.
func (p *Position) tooFar(hq int16, at board.ID) bool {
	a := p.armyOf(hq)
	d := &p.field.duty
	if !slices.Contains(d.hopes, a) {
		return false
	}
	if len(d.posts) == 0 {
		p.anyServes(a, func(u int16) bool {
			return p.eachPost(u, func(at board.ID) bool { d.posts = append(d.posts, at); return false })
		})
	}
	reach := p.command(hq).CommandRange + p.pointsLeft(hq)
	return !slices.ContainsFunc(d.posts, func(post board.ID) bool { return p.Board().Distance(at, post) <= reach })
}

// anyDutiful tells whether the unit in hand can do anything that leaves all armies
// their attacks.
func (p *Position) anyDutiful() bool {
	d := &p.field.duty
	if d.dutiful == unknown {
		d.dutiful = knownAs(p.findDutiful())
	}
	return d.dutiful == yes
}

func (p *Position) findDutiful() bool {
	u := p.moving
	if p.mayRest(u) == nil && p.forfeited(p.at(u), (*Position).halt) < 0 {
		return true
	}
	for _, to := range p.Board().Neighbours(p.at(u)) {
		a := verb.OfHex(to)
		if to != board.None && p.stepOpen(a) == nil && p.forfeited(to, func(q *Position) { q.step(a) }) < 0 {
			return true
		}
	}
	found := false
	p.eachRide(u, func(at board.ID) bool {
		found = p.forfeited(at, func(q *Position) { q.ride(verb.OfHex(at)) }) < 0
		return !found
	})
	return found
}
