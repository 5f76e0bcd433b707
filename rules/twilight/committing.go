package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 10.1: who takes part in an attack that is announced.

// unbind notes that a Repulse has pushed a unit away from the attack that it was to make:
// it may still make it where it can, and need not (8.4.3, 10.1.2).
func (p battle) unbind(u int16) {
	for i := range p.attacks {
		if x := &p.attacks[i]; slices.Contains(x.units, u) && !slices.Contains(x.pushed, u) {
			x.pushed = append(x.pushed, u)
		}
	}
}

// unbound tells whether all who can still make an attack were pushed away since it was
// announced.
func (p battle) unbound(x *attack) bool {
	return !slices.ContainsFunc(x.units, func(u int16) bool {
		return p.unit(u).combat() && p.able(u, x.target) == nil && !slices.Contains(x.pushed, u)
	})
}

func eachBeside(p *Position, yield func(args)) { verb.Each(battleIn(p).beside(p.combat.target), yield) }

// joins tells why a unit cannot join the attack in hand.
func (p battle) joins(u int16) *refusal {
	c := &p.combat
	if r := p.able(u, c.target); r != nil {
		return r
	}
	if c.fighter(u) != nil {
		return refuseCommitted
	}
	if p.isAnnounced(u) {
		return refuseTaken
	}
	return p.combines(c.units(attacker), u)
}

// elsewhere is how many half divisions and artillery units of a unit's hex attack other
// hexes in the phase: what may attack from a hex is limited for the whole of it (4.2.2). Who
// has come to the hex by a retreat attacked from another one.
func (p battle) elsewhere(u int16) (load, guns int) {
	for _, v := range p.of(p.owner(u), p.at(u)) {
		st := &p.units[v]
		if v == u || p.combat.fighter(v) != nil || !(st.fought && !st.fled) && !p.isAnnounced(v) {
			continue
		}
		load += p.bulk(v)
		if p.unit(v).kind == artillery {
			guns++
		}
	}
	return load, guns
}

// isAnnounced tells whether a unit is to make an attack other than the one in hand.
func (p battle) isAnnounced(u int16) bool {
	return slices.ContainsFunc(p.attacks, func(x attack) bool { return x.target != p.combat.target && slices.Contains(x.units, u) })
}

// combines tells why a unit cannot attack together with others (10.1.4, 4.2.2).
func (p battle) combines(with []int16, u int16) *refusal {
	unit, company := p.unit(u), false
	load, guns := p.elsewhere(u)
	load += p.bulk(u)
	for _, v := range with {
		other := p.unit(v)
		switch {
		case p.armyOf(v) != p.armyOf(u):
			return refuseArmies
		case unit.combat() && other.combat() && unit.kind != other.kind:
			return refuseMixed
		}
		if p.at(v) == p.at(u) {
			load += p.bulk(v)
			company = company || other.combat()
			if other.kind == artillery {
				guns++
			}
		}
	}
	switch {
	case unit.kind == artillery && !company:
		return refuseGunsAlone
	case unit.kind == artillery && guns > 0:
		return refuseManyGuns
	case load > 2*fullDivision:
		return refuseManyHere
	}
	return nil
}

func (p battle) commit(a args) {
	armed := p.supplied(a.Unit)
	if p.stage == atMuster {
		armed = p.sharesGuns(a.Unit)
	}
	p.combat.add(a.Unit, attacker, p.at(a.Unit)).armed = armed
	if p.stage == atMuster {
		p.Tell(rules.Event{Kind: "commit", Case: "10.2", Side: p.active().id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(p.combat.target),
			Text: p.Label(a.Unit) + " joins the attack."})
	}
}

func (p battle) mayCommitAll() *refusal {
	for _, u := range p.beside(p.combat.target) {
		if p.joins(u) == nil {
			return nil
		}
	}
	return refuseAllIn
}

// commitAll commits whoever has prepared the attack, then the strongest, then the guns.
func (p battle) commitAll() {
	list := p.beside(p.combat.target)
	rank := func(u int16) int {
		n := p.attack(u)
		if p.unit(u).combat() {
			n += 100 + p.artillery(u)
		}
		if p.units[u].aim > 0 {
			n += 1000
		}
		return n
	}
	slices.SortStableFunc(list, func(a, b int16) int { return rank(b) - rank(a) })
	for _, u := range list {
		if p.joins(u) == nil {
			p.commit(verb.OfUnit(u))
		}
	}
}

func eachPart(p *Position, yield func(args)) {
	for i := range p.combat.fighters {
		if x := &p.combat.fighters[i]; !x.out {
			yield(verb.OfUnit(x.unit))
		}
	}
}

func (p battle) mayWithhold(a args) *refusal {
	x := p.combat.fighter(a.Unit)
	if p.stage == atWithhold {
		return p.maySpare(a.Unit)
	}
	switch {
	case x == nil || x.role != attacker:
		return refuseNotIn
	case p.units[a.Unit].aim > 0 && p.must(a.Unit) && !p.replaceable(a.Unit):
		return refusePledged
	}
	return nil
}

// pledged lists the units committed to the attack in hand that have prepared it, but for
// one.
func (p battle) pledged(but int16) []int16 {
	return slices.DeleteFunc(p.combat.units(attacker), func(v int16) bool { return v == but || p.units[v].aim == 0 })
}

// must tells whether a unit that has prepared the attack in hand can take part in it
// beside the others that have (10.1.5).
func (p battle) must(u int16) bool {
	return p.able(u, p.combat.target) == nil && p.combines(p.pledged(u), u) == nil
}

// replaceable tells whether a unit that has prepared the attack in hand keeps another one
// that has out of it: of two armies, and of too many in a hex, the attacker chooses who
// attacks (10.3, 4.2.2).
func (p battle) replaceable(u int16) bool {
	return slices.ContainsFunc(p.beside(p.combat.target), func(v int16) bool {
		if v == u || p.aimedAt(v) != p.combat.target || p.combat.fighter(v) != nil || p.able(v, p.combat.target) != nil {
			return false
		}
		switch p.combines(p.pledged(-1), v) {
		case refuseArmies:
			return p.armyOf(v) != p.armyOf(u)
		case refuseManyHere:
			return p.at(v) == p.at(u) && p.bulk(u) > 0
		case refuseManyGuns:
			return p.at(v) == p.at(u) && p.unit(u).kind == artillery
		}
		return false
	})
}

func (p battle) withhold(a args) {
	if p.stage == atWithhold {
		p.spare(a.Unit)
		return
	}
	c := &p.combat
	c.drop(a.Unit)
	if p.stage == atMuster {
		p.Tell(rules.Event{Kind: "withhold", Case: "10.1.5", Side: p.active().id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(c.target),
			Text: p.Label(a.Unit) + " is withheld from the attack."})
	}
	for _, u := range c.units(attacker) { // guns do not stay in it alone
		others := slices.DeleteFunc(c.units(attacker), func(v int16) bool { return v == u })
		if p.unit(u).kind == artillery && p.combines(others, u) == refuseGunsAlone {
			c.drop(u)
		}
	}
}
