package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Cases 10.2 and 10.9: the dice of an attack, and what the result orders at once.

func addResolution() {
	roll.Roll(atRoll, "Roll for the attack", "10.9", func(*Position) int { return 2 }, func(p *Position) { battleIn(p).rollAttack() })
	roll.Roll(atLossRoll, "Roll for losses", "10.10", func(*Position) int { return 2 }, func(p *Position) { battleIn(p).rollLosses() })
}

// rollAttack rolls the two dice of the attack (10.9).
func (p battle) rollAttack() {
	c := &p.combat
	a, b := p.Dies.D6(), p.Dies.D6()
	c.dice = [2]int8{int8(a), int8(b)}
	r := p.result()
	p.Tell(rules.Event{Kind: "attack-roll", Case: "10.9", Side: p.active().id(), Units: p.IDs(c.units(attacker)...), Hexes: p.Hexes(c.target),
		Dice: []int{a, b}, Result: r.text, Means: r.meaning(),
		Text: fmt.Sprintf("%d against %d at %v: %d and %d give %s. %s", c.strength[attacker], c.strength[defender], c.final, a, b, r.text, r.meaning())})
	p.orderBack(attacker, r.orders[attacker])
	p.orderBack(defender, r.orders[defender])
	p.stage = atRetreat
}

// orderBack sends a role back as the result orders, but for what works and fortresses
// absorb (10.9, 12.2, 13.3).
func (p battle) orderBack(role int8, o order) {
	if !o.retreats() {
		return
	}
	c := &p.combat
	hexes := max(o.white, 1)
	for _, h := range p.hexesOf(c.units(role)) {
		if !o.dug(worksOf(p.Position).level(h)) {
			p.sendBack(role, h, p.afterForts(role, h, o, hexes))
		}
	}
}

// dug tells whether an Improved Position lets its units ignore a retreat: a black one.
func (o order) dug(level int) bool { return o.black && level > 0 }

// afterForts is how far a stack goes back once fortress units beside it have taken
// their part: they absorb a black retreat, and each hex of a white one costs a step
// (12.2).
func (p battle) afterForts(role int8, h board.ID, o order, hexes int8) int8 {
	for role == defender && hexes > 0 {
		works := p.fortressIn(h, p.combatants(defender))
		switch {
		case works < 0:
			return hexes
		case o.black:
			return 0
		}
		harmTo(p.Position).loseSteps(works, 1, "it absorbs a hex of retreat", "12.2")
		p.combat.absorbed++
		hexes--
	}
	return hexes
}

// fortressIn is a fortress unit of a side in a hex, -1 where there is none.
func (p battle) fortressIn(h board.ID, s side) int16 {
	for u := range p.each(s, h) {
		if p.unit(u).works() {
			return u
		}
	}
	return -1
}

// sendBack lines a stack up that must retreat by the result (11.2). Withheld
// defenders go with it (10.1.5).
func (p battle) sendBack(role int8, h board.ID, hexes int8) {
	c := &p.combat
	if hexes == 0 {
		return
	}
	owed, more, somebody := map[int16]int8{}, int8(0), false
	if specialOf(p.Position).gives(slices.DeleteFunc(c.units(role), func(u int16) bool { return p.at(u) != h })) {
		more = 1
	}
	for i := range c.fighters {
		if x := &c.fighters[i]; x.role == role && p.onMap(x.unit) && p.at(x.unit) == h && p.mobile(x.unit) {
			owed[x.unit] = hexes + more
			if !x.out {
				x.result, somebody = hexes, true
			}
		}
	}
	if !somebody { // only supply units, which have no way back of their own
		for _, u := range c.units(role) {
			if p.onMap(u) && p.unit(u).supplies() {
				harmTo(p.Position).eliminate(u, "it cannot retreat", "11.2.6")
			}
		}
	}
	if len(owed) > 0 {
		retreatsIn(p.Position).lineUp(h, byResult, owed)
	}
}

// mobile tells whether a unit goes back with others: fortress units never do, and
// supply units follow their own rules once they are left alone (9.8.1, 9.9).
func (p battle) mobile(u int16) bool { return !p.unit(u).works() && !p.unit(u).supplies() }

// afterRetreats goes on when all who had to are back.
func (p battle) afterRetreats() {
	p.stage = atCheck
	if p.combat.lossDice == [2]int8{} {
		p.stage = atLossRoll
	}
}

// rollLosses rolls a die for each side's losses (10.10).
func (p battle) rollLosses() {
	c := &p.combat
	b := p.size()
	for role, who := range [2]side{p.combatants(attacker), p.combatants(defender)} {
		die := p.Dies.D6()
		l := p.loader(role, p.result().orders)
		modifier := rules.SumOf(l.modifiers())
		t := tollFor(p.rs.tables.tolls[b], die+modifier)
		c.lossDice[role], c.toLose[role], c.worn[role] = int8(die), t.steps, t.worn
		thrown := itoa(die)
		if modifier != 0 {
			thrown = fmt.Sprintf("%d%+d", die, modifier)
		}
		p.Tell(rules.Event{Kind: "loss-roll", Case: "10.10", Side: who.id(), Hexes: p.Hexes(c.target), Dice: []int{die},
			Text: fmt.Sprintf("%s: %s on the %s column costs %s%s.", sideNames[who], thrown, magnitudeIDs[b], some(int(t.steps), "step", "steps"), wornText(t))})
	}
	p.noteForces()
	p.stage = atLose
}

// noteForces writes down who is of which force, since what a force loses counts in its
// check even where the unit that lost it is gone (11.3.1).
func (p battle) noteForces() {
	for role := range int8(2) {
		for _, force := range checksIn(p.Position).forces(role) {
			for _, u := range force {
				p.combat.fighter(u).lead = force[0] + 1
			}
		}
	}
}

func wornText(t toll) string {
	if t.worn {
		return " and +1 on the check of one force"
	}
	return ""
}
