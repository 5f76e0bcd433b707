package fury

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
)

// Case 2.2: nobody dodges the duty to attack. A move after which an army could make
// no attack any more, although it could before and must, is refused as long as the
// unit in hand can do anything else.

// hopes lists the armies that must attack in this activation and still can.
func (p duties) hopes() []int8 {
	d := &p.field.duty
	if d.hoped {
		return d.hopes
	}
	list := d.hopes[:0]
	for i := range p.rs.armies {
		if a := int8(i); battleIn(p.Position).mustAttack(p.rs.armies[a].hq) && p.serves(a) {
			list = append(list, a)
		}
	}
	d.hopes, d.hoped = list, true
	return list
}

// keepsDuty tells why the unit in hand cannot go to a hex for so many points, or halt
// where it is: an army would lose its last possible attack.
func (p duties) keepsDuty(to board.ID, cost int) *refusal {
	a := p.forfeited(to, cost)
	if a < 0 || !p.anyDutiful() {
		return nil
	}
	return p.rs.armies[a].forfeits
}

// forfeited is an army that loses its last possible attack when the unit in hand goes
// to a hex for so many points, or halts where it is; -1 for none.
func (p duties) forfeited(to board.ID, cost int) int8 {
	hopes := p.hopes()
	if len(hopes) == 0 {
		return -1
	}
	for _, a := range hopes {
		if !p.unmoved(a, to) && !p.servesAfter(a, to, cost) {
			return a
		}
	}
	return -1
}

// servesAfter tells whether an army can attack when the unit in hand has gone to a hex
// for so many points, or has halted where it is.
func (p duties) servesAfter(a int8, to board.ID, cost int) bool {
	u := p.moving()
	if p.rs.armies[a].hq == u && !p.contact(p.side, p.at(u)) && !p.contact(p.side, to) && !p.shutIn(p.side, to) {
		return p.commandsAfter(a, to, cost)
	}
	alone, own := p.noneBut(a) && p.noHelp(to), p.armyOf(u) == a && !p.unit(u).hq
	if alone && (!own || !p.besieges(p.side, p.at(u)) && p.remote(u, to, p.pointsLeft(u)-cost)) {
		return false
	}
	q := p.moved(to, cost)
	return own && dutiesIn(q).canServe(u) || !alone && dutiesIn(q).serves(a)
}

// commandsAfter is servesAfter for the headquarters of the army, far from the enemy: it
// is in nobody's way.
func (p duties) commandsAfter(a int8, to board.ID, cost int) bool {
	near := p.commanding(a)
	if reached(near, to) {
		return true
	}
	left := p.pointsLeft(p.moving()) - cost
	if to == p.at(p.moving()) {
		left = 0
	}
	if !slices.ContainsFunc(p.field.duty.posts, func(post board.ID) bool {
		return p.Board().Distance(to, post) <= p.command(p.moving()).CommandRange+left
	}) {
		return false
	}
	if left <= 0 { // nor can it go on
		return false
	}
	hq := p.moving()
	for n := range p.onFootFrom(hq, to, left, p.zoc(p.side.enemy(), to)).Reached {
		if n.Hex != to && reached(near, n.Hex) && p.crowd(n.Hex, hq) == nil {
			return true
		}
	}
	return false
}

// commanding is from where the headquarters of an army commands somebody who could
// attack. The line of command is searched from its other end.
func (p duties) commanding(a int8) *path.Search {
	d := &p.field.duty
	if d.commanding == nil {
		d.commanding = path.New(p.Board(), 1)
	}
	if d.commands {
		return d.commanding
	}
	d.commands, d.posts = true, d.posts[:0]
	var seeds []path.Seed
	p.anyServes(a, func(u int16) bool {
		return p.eachPost(u, func(at board.ID) bool {
			d.posts, seeds = append(d.posts, at), append(seeds, path.Seed{Node: path.Node{Hex: at}})
			return false
		})
	})
	d.commanding.Run(p.command(p.rs.armies[a].hq).CommandRange, func(from path.Node, _ hex.Direction, _ board.ID) (int, int8, bool) {
		return 1, 0, slices.Contains(d.posts, from.Hex) || p.passable(p.side, from.Hex) && !p.openZoc(p.side, from.Hex)
	}, seeds...)
	return d.commanding
}

// noneBut tells whether an army could not attack if the unit in hand were not there at
// all.
func (p duties) noneBut(a int8) bool {
	d := &p.field.duty
	if len(d.alone) == 0 {
		d.alone = append(d.alone, make([]known, len(p.rs.armies))...)
	}
	if d.alone[a] == unknown {
		q := p.trial()
		q.place(p.moving(), board.None)
		d.alone[a] = knownAs(p.rs.armies[a].hq != p.moving() && !dutiesIn(q).serves(a))
	}
	return d.alone[a] == yes
}

// noHelp tells whether the unit in hand helps nobody else to attack by going to a hex:
// it makes no difference to others but where the enemy is near.
func (p duties) noHelp(to board.ID) bool {
	return !p.zoc(p.side.enemy(), to) && !p.contact(p.side, to)
}

// moved is the position as if the unit in hand had gone to a hex for so many points, or
// halted where it is.
func (p duties) moved(to board.ID, cost int) *Position {
	q := p.trial()
	if to == p.at(p.moving()) {
		moves.End(q)
	} else {
		q.arrive(to, cost)
	}
	return q
}

// anyDutiful tells whether the unit in hand can do anything that leaves all armies
// their attacks.
func (p duties) anyDutiful() bool {
	d := &p.field.duty
	if d.dutiful == unknown {
		d.dutiful = knownAs(p.findDutiful())
	}
	return d.dutiful == yes
}

func (p duties) findDutiful() bool {
	u := p.moving()
	if p.mayRest(u) == nil && p.forfeited(p.at(u), 0) < 0 {
		return true
	}
	for s := range p.eachStep {
		if p.stepOpen(s) == nil && p.forfeited(s.To, p.stepCost(s.From, s.D, s.To)) < 0 {
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
