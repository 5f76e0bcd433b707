package twilight

import (
	"cmp"
	"maps"
	"slices"

	"vistula/rules"
)

// The chances of the combat sheet that forces fail their effectiveness checks (11.3), as a
// side may reckon them.

// fate is what the dice of a combat have in store for a role before its checks.
type fate struct {
	row   int  // of the Combat Results Table, from 0
	steps int8 // still to lose
	worn  bool // one of its forces is still to bear +1
}

// foretelling reckons chances of checks on a position that is kept for it.
type foretelling struct {
	checking
	to side // who reads them
}

// checkChances are the chances of all forces that are still to make a check, the
// attacker's first. Losses are spread as the program proposes, and the +1 of the loss
// table goes to the force that can bear it best.
func (p viewer) checkChances() []rules.CheckChance {
	f := foretelling{checksIn(p.supposed()), p.to}
	c := &f.combat
	for i := range c.fighters { // which units of the enemy's have lost is not known
		if x := &c.fighters[i]; !p.sees(f.owner(x.unit)) {
			x.lost, x.worn = 0, false
		}
	}
	var list []rules.CheckChance
	for role := range int8(2) {
		list = append(list, f.role(role)...)
	}
	return list
}

// role reckons the chances of the forces of a role.
func (p foretelling) role(role int8) []rules.CheckChance {
	var forces [][]int16
	for _, force := range p.forces(role) {
		if p.due(force[0]) {
			forces = append(forces, force)
		}
	}
	list := make([]rules.CheckChance, len(forces))
	for i, force := range forces {
		list[i] = p.describe(role, force)
	}
	fates, most := p.fates(role)
	inOrder := slices.SortedFunc(maps.Keys(fates), func(a, b fate) int { return cmp.Compare(a.row, b.row) })
	rolled := p.combat.dice
	for n := int8(0); ; n++ {
		for _, x := range inOrder {
			if x.steps == n {
				p.suffer(role, x, rolled)
				p.tally(role, forces, list, x.worn, fates[x])
			}
		}
		if n == most {
			break
		}
		p.bleed(role)
	}
	p.combat.dice = rolled
	return list
}

// describe says which force it is, and what is settled of its check.
func (p foretelling) describe(role int8, force []int16) rules.CheckChance {
	look, lead := viewer{p.Position, p.to}, force[0]
	x := rules.CheckChance{Side: p.owner(lead).id(), Lead: look.top(lead), Level: p.cel(lead), Case: "11.3", Modifiers: p.standing(role, force)}
	if look.sees(p.owner(lead)) {
		x.Lead, x.Known = look.counter(lead), true
	}
	return x
}

// fates are those that the dice of a role can still bring, each with the number of throws
// that do, and the most steps that any of them costs. What was thrown is settled.
func (p foretelling) fates(role int8) (list map[fate]int, most int8) {
	c := &p.combat
	list = map[fate]int{}
	add := func(x fate, ways int) {
		x.steps = min(x.steps, int8(p.strengthLeft(role)))
		list[x] += ways
		most = max(most, x.steps)
	}
	for row, cell := range p.rs.tables.results[p.season()][c.final.column()] {
		ways := 6 - max(row-5, 5-row)
		if c.dice[0] > 0 {
			if row != int(c.dice[0]+c.dice[1])-2 {
				continue
			}
			ways = 1
		}
		modifier := p.lossModifier(role, cell.orders)
		for die := 1; die <= 6; die++ {
			t := tollFor(p.rs.tables.tolls[battleIn(p.Position).size()], die+modifier)
			switch {
			case c.lossDice[role] == 0:
				add(fate{row, t.steps, t.worn}, ways)
			case int(c.lossDice[role]) != die:
			case p.known(role):
				add(fate{row, c.toLose[role], c.worn[role]}, 1)
			default:
				add(fate{row, t.steps, t.worn}, 1)
			}
		}
	}
	return list, most
}

// known tells whether the reader looks on a role's losses.
func (p foretelling) known(role int8) bool {
	return viewer{p.Position, p.to}.sees(battleIn(p.Position).combatants(role))
}

// lossModifier is that of a role's roll for losses under a result.
func (p foretelling) lossModifier(role int8, orders [2]order) int {
	l := battleIn(p.Position).loader(int(role), orders)
	return rules.SumOf(l.modifiers())
}

// strengthLeft counts the steps that a role has to lose.
func (p foretelling) strengthLeft(role int8) int {
	n := 0
	for _, u := range p.combat.units(role) {
		if p.onMap(u) {
			n += p.steps(u)
		}
	}
	return n
}

// suffer has the result of a fate be thrown, and those go back whom it sends; once it was
// thrown they have done so.
func (p foretelling) suffer(role int8, x fate, rolled [2]int8) {
	c := &p.combat
	if rolled[0] > 0 {
		return
	}
	c.dice = [2]int8{int8(x.row) + 2, 0}
	o := battleIn(p.Position).result().orders[role]
	for i := range c.fighters {
		if y := &c.fighters[i]; y.role == role {
			y.result = 0
			if battleIn(p.Position).mobile(y.unit) {
				y.result = p.sentBack(role, y, o)
			}
			y.back = y.result
		}
	}
}

// sentBack is how many hexes an order sends a unit back, those that fortresses absorb
// left out.
func (p foretelling) sentBack(role int8, x *fighter, o order) int8 {
	if !o.retreats() || o.dug(worksOf(p.Position).level(x.post)) {
		return 0
	}
	hexes := max(o.white, 1)
	if role == attacker {
		return hexes
	}
	for u := range p.each(p.owner(x.unit), x.post) {
		switch {
		case !p.unit(u).works():
		case o.black:
			return 0
		default:
			hexes -= min(hexes, int8(p.steps(u)))
		}
	}
	return hexes
}

// bleed takes one more step from a role, as the program would propose.
func (p foretelling) bleed(role int8) {
	c := &p.combat
	owed := c.toLose
	c.toLose = [2]int8{}
	c.toLose[role] = 1
	p.stage = atLose
	lossesIn(p.Position).loseAll()
	c.toLose = owed
}

// tally adds the throws that fail the check of each force in the plight it is in.
func (p foretelling) tally(role int8, forces [][]int16, list []rules.CheckChance, worn bool, ways int) {
	margins, best := make([]int, len(forces)), -1
	for i, force := range forces {
		lead := harmTo(p.Position).lead(force)
		if lead < 0 {
			continue // it is gone and makes none
		}
		margins[i] = p.cel(lead) - rules.SumOf(p.modifiers(role, force))
		if best < 0 || margins[i] > margins[best] {
			best = i
		}
	}
	for i, force := range forces {
		list[i].In += 36 * ways
		if harmTo(p.Position).lead(force) < 0 {
			continue
		}
		if worn && i == best {
			margins[i]--
		}
		list[i].Of += ways * throwsAbove(margins[i])
	}
}

// throwsAbove counts the throws of two dice that exceed a sum.
func throwsAbove(n int) int {
	ways := 0
	for a := 1; a <= 6; a++ {
		ways += min(6, max(0, a+6-n))
	}
	return ways
}
