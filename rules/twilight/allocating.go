package twilight

import (
	"slices"

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
		&verbs{Name: "ap-auto", Label: "Allocate what gives most artillery", Case: "10.5", Stages: verb.Of(atAmmunition), Do: func(p *Position, _ args) {
			b := battleIn(p)
			armingOf(p).auto(b.gunners(p.combat.asks))
			b.endAllocation()
		}})
	done.On(atAmmunition, "No more Ammunition Points", "10.5", nil, func(p *Position) { battleIn(p).endAllocation() })
}

var refuseNoWay105 = &refusal{Case: "10.5", Why: "{unit} cannot be allocated an Ammunition Point in that way."}

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
	if _, ok := battleIn(p.Position).apWay(a); !ok {
		return refuseNoWay105
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
	p.Tell(rules.Event{Kind: "ammunition", Case: "10.5", Side: s.id(), Hexes: p.Hexes(c.target),
		Text: sideNames[s] + " allocates " + verb.Count(int(p.ammo.used[s]), "Ammunition Point", "Ammunition Points") + "."})
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

// proceedAllocation goes on where nothing can be allocated.
func (p battle) proceedAllocation() bool {
	any := false
	eachAllocation(p.Position, func(args) { any = true })
	return skip(any, p.endAllocation)
}

// sharesGuns tells whether a unit that joins an attack late has ammunition: that of its
// corps, of which others attack already (10.5.1).
func (p battle) sharesGuns(u int16) bool {
	army, corps := supplyOf(p.Position).command(u)
	for i := range p.combat.fighters {
		x := &p.combat.fighters[i]
		if a, c := supplyOf(p.Position).command(x.unit); x.armed && x.role == attacker && corps >= 0 && a == army && c == corps {
			return p.supplied(u)
		}
	}
	return false
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
