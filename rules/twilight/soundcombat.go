package twilight

import (
	"slices"

	"vistula/rules/board"
)

// attacking tells whether a stage belongs to an attack phase beyond its announcements.
func attacking(s stage) bool { return s >= atCommit && s <= atAdvance }

// fitsCombat tells what an attack in hand needs and has not.
func (p soundness) fitsCombat() string {
	c := &p.combat
	switch {
	case p.phase != attackPhase && p.phase != counterAttackPhase:
		if c.target != board.None || len(p.attacks)+len(p.struck) > 0 {
			return "no attacks in this phase"
		}
		return ""
	case (c.target != board.None) != (p.resumes() != atAttack && p.resumes() != atOrder && attacking(p.resumes()) || p.resumes() >= atRepulse && p.resumes() <= atRepulseCheck):
		return "an attack in hand from its announcement to its end, and none else"
	}
	for i := range p.attacks {
		if x := &p.attacks[i]; x.target == board.None || len(x.units) == 0 || slices.ContainsFunc(x.units, func(u int16) bool { return p.owner(u) != p.active() }) {
			return "announced attacks with a hex and units of the side that attacks"
		}
	}
	if c.target == board.None {
		return ""
	}
	return p.fitsFighters()
}

// fitsFighters tells what the forces of the attack in hand need and have not.
func (p soundness) fitsFighters() string {
	c := &p.combat
	var count [2]int
	for i := range c.fighters {
		x := &c.fighters[i]
		want := p.active()
		if x.role == defender {
			want = want.enemy()
		}
		switch {
		case p.owner(x.unit) != want:
			return "attackers of the side that attacks, and defenders of the other"
		case slices.ContainsFunc(c.fighters[:i], func(y fighter) bool { return y.unit == x.unit }):
			return "each unit in the attack once"
		case x.out && x.role == attacker:
			return "nobody withheld but defenders"
		}
		if !x.out {
			count[x.role]++
		}
	}
	rolled := p.resumes() > atRoll
	switch {
	case p.resumes() > atCommit && count[defender] == 0, p.resumes() > atCommit && p.resumes() != atMuster && count[attacker] == 0:
		return "attackers and defenders"
	case rolled && (c.dice[0] == 0 || c.dice[1] == 0), !rolled && c.dice != [2]int8{}:
		return "the dice of the attack once it is rolled for"
	case p.resumes() == atWorn && c.worn == [2]bool{} || p.resumes() == atLose && c.toLose == [2]int8{}:
		return "somebody to lose"
	}
	return ""
}

// fitsRetreats tells what retreats and a Repulse in hand need and have not.
func (p soundness) fitsRetreats() string {
	moving := p.phase == movementPhase || p.phase == counterMovementPhase
	pushes := p.repulse.target != board.None
	switch {
	case len(p.retreats) > 0 && p.resumes() != atRetreat && p.resumes() != atRepulse && p.resumes() != atRepulseCheck:
		return "no retreats"
	case p.resumes() == atRetreat && moving && !pushes, (p.resumes() == atRepulse || p.resumes() == atRepulseCheck) != pushes && p.resumes() != atRetreat:
		return "a Repulse in hand where one is rolled for, and none else"
	case pushes && !moving && !p.repulse.retreat, pushes && moving && p.repulse.retreat:
		return "a Repulse that fits the phase"
	}
	for i := range p.retreats {
		r := &p.retreats[i]
		for k, u := range r.units {
			if p.owner(u) != r.side || r.owes[k] > 0 && p.onMap(u) && p.at(u) != r.at() {
				return "stacks that retreat to be in one hex"
			}
		}
	}
	if !pushes {
		return ""
	}
	q := &p.repulse
	switch {
	case len(q.units) == 0 || q.from == board.None || !p.Board().Adjacent(q.from, q.target):
		return "a Repulse of an adjacent hex by somebody"
	case slices.ContainsFunc(q.units, func(u int16) bool { return p.owner(u) != p.owner(q.units[0]) }),
		slices.ContainsFunc(q.checks, func(u int16) bool { return p.owner(u) == p.owner(q.units[0]) }):
		return "a Repulse of one side by the other"
	case p.resumes() == atRepulse && !slices.ContainsFunc(q.units, func(u int16) bool { return p.onMap(u) && p.unit(u).combat() }):
		return "a combat unit that attempts the Repulse"
	case p.resumes() == atRepulseCheck && repulsesIn(p.Position).stack() == nil:
		return "somebody to make a check"
	}
	return ""
}
