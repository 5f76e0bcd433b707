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
	hoped     bool // hopes is as things stand
	hopes     []int8
	dutiful   known       // whether the unit in hand can move without taking an attack away
	posts     []board.ID  // where the army of the headquarters in hand could attack
	witnesses []testimony // by army; kept for longer, because they are checked
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

// forget keeps only scratch space, and what is checked before it is believed.
func (d *duty) forget() {
	d.hoped, d.dutiful, d.posts = false, unknown, d.posts[:0]
}

// hopes lists the armies that must attack in this activation and still can.
func (p *Position) hopes() []int8 {
	d := &p.field.duty
	if d.hoped {
		return d.hopes
	}
	list := d.hopes[:0]
	for i := range p.rs.armies {
		if a := int8(i); p.mustAttack(p.rs.armies[a].hq) && p.serves(a) {
			list = append(list, a)
		}
	}
	d.hopes, d.hoped = list, true
	return list
}

// keepsDuty tells why the unit in hand cannot go to a hex for so many points, or halt
// where it is: an army would lose its last possible attack.
func (p *Position) keepsDuty(to board.ID, cost int) *refusal {
	a := p.forfeited(to, cost)
	if a < 0 || !p.anyDutiful() {
		return nil
	}
	return &refusal{Case: "2.2", Why: "The " + p.rs.armies[a].name + " must attack in this activation, and no unit of it could after this move."}
}

// forfeited is an army that loses its last possible attack when the unit in hand goes
// to a hex for so many points, or halts where it is; -1 for none.
func (p *Position) forfeited(to board.ID, cost int) int8 {
	hopes := p.hopes()
	if len(hopes) == 0 {
		return -1
	}
	u := p.moving
	if p.unit(u).hq && p.tooFar(u, to) {
		return p.armyOf(u)
	}
	var q *Position
	for _, a := range hopes {
		if p.unmoved(a, to) {
			continue
		}
		if q == nil {
			q = p.moved(to, cost)
		}
		if !q.serves(a) {
			return a
		}
	}
	return -1
}

// moved is the position as if the unit in hand had gone to a hex for so many points, or
// halted where it is.
func (p *Position) moved(to board.ID, cost int) *Position {
	q := p.trial()
	if to == p.at(p.moving) {
		q.halt()
	} else {
		q.arrive(to, cost)
	}
	return q
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
	if p.mayRest(u) == nil && p.forfeited(p.at(u), 0) < 0 {
		return true
	}
	for _, to := range p.Board().Neighbours(p.at(u)) {
		a := verb.OfHex(to)
		if to == board.None || p.stepOpen(a) != nil {
			continue
		}
		if cost, _ := p.stepPrice(a); p.forfeited(to, cost) < 0 {
			return true
		}
	}
	found := false
	p.eachRide(u, func(at board.ID) bool {
		found = p.forfeited(at, 1) < 0
		return !found
	})
	return found
}
