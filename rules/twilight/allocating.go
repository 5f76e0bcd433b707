package twilight

import (
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 10.5 in the course of an attack: the attacker allocates Ammunition Points, then
// the defender. Both hear how many.

func addAllocation() {
	book.Add(
		&verbs{Name: "ap", Label: "Allocate an Ammunition Point", Case: "10.5", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atAmmunition),
			Words: func(p *Position, a args) string { w, _ := battleIn(p).apWay(a); return armingOf(p).words(w) },
			Check: func(p *Position, a args) *refusal { return armingOf(p).mayAllocate(a) }, Candidates: eachAllocation,
			Do: func(p *Position, a args) { armingOf(p).allocate(a) }},
		&verbs{Name: "ap-back", Label: "Take the last Ammunition Point back", Case: "10.5", Stages: verb.Of(atAmmunition),
			Check: func(p *Position, _ args) *refusal { return armingOf(p).mayTakeBack() }, Do: func(p *Position, _ args) { armingOf(p).takeBack() }},
		&verbs{Name: "ap-auto", Label: "Allocate what gives most artillery", Case: "10.5", Stages: verb.Of(atAmmunition), Do: func(p *Position, _ args) {
			b := battleIn(p)
			armingOf(p).auto(b.gunners(p.combat.asks))
			b.endAllocation()
		}})
	done.On(atAmmunition, "No more Ammunition Points", "10.5", nil, func(p *Position) { battleIn(p).endAllocation() })
}

var (
	refuseNoGunner    = &refusal{Case: "10.5", Why: "{unit} takes no part in this combat with artillery that could fire."}
	refuseTwoPoints   = &refusal{Case: "10.5.1", Why: "No more than two Ammunition Points go to a combat."}
	refuseArmedTwice  = &refusal{Case: "10.5.1", Why: "{unit} has been allocated an Ammunition Point already."}
	refuseNoSource    = &refusal{Case: "10.5.2", Why: "That supply unit cannot give {unit} an Ammunition Point."}
	refuseTooFar      = &refusal{Case: "10.5.3", Why: "No supply line of that kind reaches {unit}."}
	refuseExhausted   = &refusal{Case: "10.5.4", Why: "The Ammunition Points of that supply unit are all allocated."}
	refuseNoMagazine  = &refusal{Case: "10.5.5", Why: "{unit} is not at a magazine."}
	refuseNothingBack = &refusal{Case: "10.5", Why: "No Ammunition Point is allocated that could be taken back."}
)

// gunners are the units of a role that may be allocated ammunition.
func (p battle) gunners(role int8) []int16 {
	return slices.DeleteFunc(p.combat.units(role), func(u int16) bool { return p.unit(u).supplies() || p.unit(u).works() || p.units[u].fled })
}

// apWay is the way that an action names.
func (p battle) apWay(a args) (apWay, bool) {
	list := p.gunners(p.combat.asks)
	if !slices.Contains(list, a.Unit) {
		return apWay{}, false
	}
	for _, w := range armingOf(p.Position).ways(a.Unit, list) {
		if armingOf(p.Position).id(w) == a.Choice {
			return w, true
		}
	}
	return apWay{}, false
}

func eachAllocation(p *Position, yield func(args)) {
	list := battleIn(p).gunners(p.combat.asks)
	for _, u := range list {
		for _, w := range armingOf(p).ways(u, list) {
			yield(verb.OfUnitChoice(u, armingOf(p).id(w)))
		}
	}
}

func (p arming) mayAllocate(a args) *refusal {
	if _, ok := battleIn(p.Position).apWay(a); ok {
		return nil
	}
	s := p.combatants(p.combat.asks)
	switch {
	case p.owner(a.Unit) != s:
		return refuseNotYours
	case !slices.Contains(battleIn(p.Position).gunners(p.combat.asks), a.Unit) || !p.fires(a.Unit):
		return refuseNoGunner
	case p.armed(a.Unit):
		return refuseArmedTwice
	case p.ammo.used(s) >= mostPoints:
		return refuseTwoPoints
	case a.Choice == magazineID:
		return refuseNoMagazine
	}
	return p.whyNot(a)
}

// combatants is the side that has a role in the attack in hand.
func (p arming) combatants(role int8) side { return battleIn(p.Position).combatants(role) }

// whyNot tells why the supply units that an action names give a unit no point.
func (p arming) whyNot(a args) *refusal {
	names := strings.Split(a.Choice, "+")
	depot, ok := p.FindUnit(names[len(names)-1])
	if !ok || len(names) > 2 || !slices.Contains(p.depotsFor(a.Unit), depot) {
		return refuseNoSource
	}
	spent := p.left(depot, false) <= 0
	if len(names) == 2 {
		train, ok := p.FindUnit(names[0])
		if !ok || !slices.Contains(p.trainsFor(a.Unit), train) {
			return refuseNoSource
		}
		spent = spent || p.left(train, false) <= 0
	}
	if spent {
		return refuseExhausted
	}
	return refuseTooFar
}

// mayTakeBack lets a side take points back until it announces them (10.2.1).
func (p arming) mayTakeBack() *refusal {
	if p.ammo.used(p.combatants(p.combat.asks)) == 0 {
		return refuseNothingBack
	}
	return nil
}

func (p arming) allocate(a args) {
	w, _ := battleIn(p.Position).apWay(a)
	p.give(w)
}

// endAllocation ends that of a side and tells how many points it allocated.
func (p battle) endAllocation() {
	c := &p.combat
	s := p.combatants(c.asks)
	p.Tell(rules.Event{Kind: "ammunition", Case: "10.5", Side: s.id(), Hexes: p.Hexes(c.target), Reveals: true, // what comes next depends on what the other side can give
		Text: doing(s, "allocates", "allocate") + " " + some(p.ammo.used(s), "Ammunition Point", "Ammunition Points") + "."})
	if c.asks == attacker {
		c.asks = defender
		return
	}
	for i := range c.fighters {
		x := &c.fighters[i]
		x.armed = armingOf(p.Position).armed(x.unit)
	}
	c.asks = attacker
	p.stage = atMuster
}

// proceedAllocation goes on where nothing can be allocated, nor taken back.
func (p battle) proceedAllocation() bool {
	any := p.ammo.used(p.combatants(p.combat.asks)) > 0
	eachAllocation(p.Position, func(args) { any = true })
	return verb.Skip(any, p.endAllocation)
}

// sharesGuns tells whether a unit that joins an attack late, or comes back to it, has
// ammunition: that of a point that was allocated to its command.
func (p battle) sharesGuns(u int16) bool {
	return p.supplied(u) && slices.ContainsFunc(p.ammo.grants, func(x grant) bool { return armingOf(p.Position).covers(&x, u) })
}

// covers tells whether a point that was allocated is for a unit as well: for its corps or
// its stack (10.5.1, 10.5.5), with a supply line to it (10.5.3).
func (p arming) covers(x *grant, u int16) bool {
	first, last := x.units[0], x.sources[1]
	if x.side != p.owner(u) {
		return false
	}
	if last < 0 {
		last = x.sources[0]
	}
	if last < 0 {
		return p.at(u) == p.at(first) && p.magazine(u) == p.magazine(first)
	}
	if !p.onMap(last) {
		return false
	}
	army, corps := p.command(first)
	if a, c := p.command(u); a != army || c != corps || corps < 0 && p.at(u) != p.at(first) {
		return false
	}
	supply := supplyOf(p.Position)
	line := supply.fromUnit(supply.lines(x.side), last).to[p.at(u)]
	return line <= supply.reach(last)[mode(p.units[last].extended)]
}

// benchSilent has artillery units without ammunition take no part in an attack
// (10.1.4).
func (p battle) benchSilent() {
	for _, u := range p.combat.units(attacker) {
		if p.unit(u).kind == artillery && !p.combat.fighter(u).armed {
			p.combat.drop(u)
		}
	}
}
