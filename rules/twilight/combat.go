package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// The course of an attack phase (10.2): what is announced is fought, attack by attack.

func addFighting() {
	book.Add(&verbs{Name: "fight", Label: "Fight this attack", Case: "10.2", Takes: verb.Hex, Stages: verb.Of(atOrder),
		Check: func(p *Position, a args) *refusal { return battleIn(p).mayFight(a) }, Candidates: eachAnnounced,
		Do: func(p *Position, a args) { battleIn(p).fight(a.Hex) }})
	done.On(atAttack, "No more attacks", "10.2", nil, func(p *Position) { p.stage = atOrder })
	x := part{begin: func(p *Position) { battleIn(p).beginAttacks() },
		open: func(p *Position) bool { return battleIn(p).anyAttack() || len(p.attacks) > 0 },
		end:  func(p *Position) { battleIn(p).clear() }}
	course[attackPhase], course[counterAttackPhase] = x, x
}

func (p battle) mayFight(a args) *refusal {
	if p.announced(a.Hex) == nil {
		return refuseNoAttack
	}
	return nil
}

// beginAttacks opens an attack phase: whoever has prepared an attack is to make it,
// and a marker that points at nobody is taken off (10.3).
func (p battle) beginAttacks() {
	for _, h := range p.besieged() {
		p.combat = combat{target: h}
		for _, u := range p.beside(h) {
			if p.aimedAt(u) == h && p.unit(u).combat() && p.joins(u) == nil {
				p.combat.add(u, attacker, p.at(u))
			}
		}
		for _, u := range p.beside(h) {
			if p.aimedAt(u) == h && p.joins(u) == nil {
				p.combat.add(u, attacker, p.at(u))
			}
		}
		if units := p.combat.units(attacker); len(units) > 0 {
			p.attacks = append(p.attacks, attack{target: h, units: units})
		}
	}
	p.close(atAttack)
	p.dropAims()
}

// endAttacks ends an attack phase.
func (p battle) endAttacks() { turnOf(p.Position).endPhase() }

// clear forgets what mattered for an attack phase only. Markers of prepared attacks
// have served (10.3).
func (p battle) clear() {
	p.attacks, p.struck, p.combat = nil, nil, noCombat()
	for u := range p.units {
		st := &p.units[u]
		st.fought, st.fled, st.aim = false, false, 0
	}
}

// fight takes an announced attack in hand.
func (p battle) fight(target board.ID) {
	x := *p.announced(target)
	p.attacks = slices.DeleteFunc(p.attacks, func(y attack) bool { return y.target == target })
	p.combat = combat{target: target}
	c := &p.combat
	for _, u := range x.units {
		if p.able(u, target) == nil { // none whom a Repulse has pushed away
			c.add(u, attacker, p.at(u))
		}
	}
	x.units = c.units(attacker)
	for _, u := range p.of(p.them(), target) {
		c.add(u, defender, target)
	}
	for i := range c.fighters {
		p.units[c.fighters[i].unit].clashed = true
	}
	armingOf(p.Position).begin()
	p.struck = append(p.struck, target)
	p.Tell(rules.Event{Kind: "attack", Case: "10.2", Side: p.active().id(), Units: p.IDs(c.units(defender)...), Reveals: true,
		Hexes: p.Hexes(append(p.hexesOf(x.units), target)...),
		Text:  p.Labels(x.units) + verb.Conjugate(x.units, " attacks ", " attack ") + p.HexName(target) + ", held by " + p.Labels(c.units(defender)) + "."})
	p.stage = atAmmunition
}

// anyAttack tells whether any attack can be announced.
func (p battle) anyAttack() bool {
	return slices.ContainsFunc(p.besieged(), func(h board.ID) bool { return p.mayAttack(verb.OfHex(h)) == nil })
}

// proceedOrder drops attacks whose target is gone and fights the last one without
// asking for the order.
func (p battle) proceedOrder() bool {
	for _, x := range p.attacks {
		if p.targetable(x.target) == nil && slices.ContainsFunc(x.units, func(u int16) bool { return p.unit(u).combat() && p.able(u, x.target) == nil }) {
			continue
		}
		p.attacks = slices.DeleteFunc(p.attacks, func(y attack) bool { return y.target == x.target })
		p.Tell(rules.Event{Kind: "no-attack", Case: "10.1", Side: p.active().id(), Hexes: p.Hexes(x.target),
			Text: "The attack on " + p.HexName(x.target) + " is called off: it can no longer be made."})
		p.dropAims()
		return true
	}
	switch {
	case len(p.attacks) == 0:
		p.endAttacks()
	case len(p.attacks) == 1 && !p.unbound(&p.attacks[0]):
		p.fight(p.attacks[0].target)
	default:
		return false
	}
	return true
}

// proceedCombat carries the fighting on until somebody has to decide.
func (p battle) proceedCombat() bool {
	switch p.stage {
	case atOrder:
		return p.proceedOrder()
	case atAmmunition:
		return p.proceedAllocation()
	case atMuster:
		return verb.Skip(len(p.of(p.them(), p.combat.target)) > 1, p.ready)
	case atWithhold:
		return p.proceedWithhold()
	case atRetreat:
		return retreatsIn(p.Position).proceed()
	case atLose:
		return lossesIn(p.Position).proceed()
	case atWorn:
		return lossesIn(p.Position).proceedWorn()
	case atCheck:
		return checksIn(p.Position).proceed()
	case atAdvance:
		return verb.Skip(advanceIn(p.Position).any(), advanceIn(p.Position).end)
	}
	return false
}
