package tannenberg

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// The strengths of a battle, its odds and what is added to the die.

// balance is a battle weighed.
type balance struct {
	attack, defense int
	column          int // of the table; -1 below 1-3
	helpless        bool
	modifiers       []rules.Modifier // of the die
}

func (b *balance) modifier() int {
	n := 0
	for _, m := range b.modifiers {
		n += m.Value
	}
	return n
}

// meets is the unit that defends, or supports the fort that is attacked; -1 for
// none. Only a combat unit supports a fort, and artillery does not (Forts 3).
func (p battle) meets(c *combat) int16 {
	s := p.defending(c)
	if c.fort == 0 {
		return p.defenderIn(s, c.target)
	}
	if i := p.supportIn(c.target); i >= 0 {
		if u := p.supports[i].unit; u >= 0 && p.at(u) == c.target {
			return u
		}
		return noUnit
	}
	for _, u := range p.stack(s, c.target) {
		if p.unit(u).fights() && p.unit(u).defense > 0 {
			return u
		}
	}
	return -1
}

// defending is the side that an attack is made on.
func (p battle) defending(c *combat) side {
	switch {
	case len(c.attackers) > 0:
		return p.owner(c.attackers[0]).enemy()
	case c.fort > 0:
		return p.rs.forts[c.fort-1].side
	}
	return p.side.enemy()
}

// defenseOf is what a unit defends with: half when isolated (Isolation 3).
func (p *forces) defenseOf(u int16) int {
	n := int(p.unit(u).defense)
	if p.isolated(u) {
		n /= 2
	}
	return n
}

// weigh finds the odds of an attack. What the attackers stand in never changes
// their factors (Combat 7).
func (p battle) weigh(c *combat) balance {
	var b balance
	for _, u := range c.attackers {
		b.attack += int(p.unit(u).attack)
	}
	u := p.meets(c)
	if u >= 0 {
		b.defense = p.defenseOf(u)
	}
	if c.fort > 0 {
		b.defense += p.rs.tables.FortStrength
	}
	b.helpless = b.defense == 0
	b.column = columnOf(b.attack, b.defense)
	b.modifiers = p.dieModifiers(c, &b)
	return b
}

// Columns of the table: 1-3, 1-2, 1-1 and so on to 6-1.
const (
	evenColumn = 2
	topColumn  = crtColumns - 1
)

// columnOf rounds the odds in favour of the defender (Combat 4); above 6-1 they are
// 6-1, below 1-3 there is no column (Results 7, 8).
func columnOf(attack, defense int) int {
	switch {
	case defense == 0:
		return topColumn
	case attack == 0:
		return -1
	case attack >= defense:
		return min(evenColumn+attack/defense-1, topColumn)
	}
	return max(evenColumn-(defense+attack-1)/attack+1, -1)
}

// rounded tells how two strengths became a column of the table; nil where they are its odds.
func (t *tables) rounded(attack, defense int) *rules.Modifier {
	column := columnOf(attack, defense)
	switch {
	case column < 0 || defense == 0:
		return nil
	case attack > (topColumn-evenColumn+1)*defense:
		return rules.LimitedOdds(attack, defense, t.CRT.Columns[column], "Results 7")
	}
	return rules.RoundedOdds(attack, defense, t.CRT.Columns[column], rules.ForDefender, "Combat 4")
}

// dieModifiers are what is added to the die.
func (p *forces) dieModifiers(c *combat, b *balance) []rules.Modifier {
	var list []rules.Modifier
	t := p.rs.tables
	add := func(what string, value int, cas string) {
		list = append(list, rules.Modifier{What: what, Value: value, Case: cas})
	}
	switch {
	case c.fort > 0:
		// Ground and rivers are said to help units; a fort has its own factor.
		if p.rs.forts[c.fort-1].side == central {
			add("Russians against a fort", t.FortDie, "Forts 2")
		}
		return list
	case p.rs.rough[c.target]:
		add("rough ground", t.RoughDie, "Terrain 4")
	}
	onRiver := func(u int16) bool { return p.onMap(u) && p.rs.river[p.at(u)] }
	if len(c.attackers) > 0 && b.column <= evenColumn+1 && !slices.ContainsFunc(c.attackers, func(u int16) bool { return !onRiver(u) }) {
		add("behind a river", t.RiverDie, "Terrain 5")
	}
	return list
}

// battleText tells of a battle that was fought.
func (p battle) battleText(c *combat, b *balance, thrown int) string {
	whom := "the fort of "
	switch {
	case c.fort == 0:
		whom = the(p.Label(c.defender-1)) + " in " + p.HexName(c.target)
	case c.defender > 0:
		whom += p.rs.forts[c.fort-1].name + " and " + the(p.Label(c.defender-1))
	default:
		whom += p.rs.forts[c.fort-1].name
	}
	die := fmt.Sprint(thrown)
	if n := b.modifier(); n > 0 {
		die = fmt.Sprintf("%d + %d", thrown, n)
	}
	return fmt.Sprintf("%s %s %s, %d against %d: %s, roll %s, %s.", p.Labels(c.attackers), verb.Conjugate(c.attackers, "attacks", "attack"), whom,
		c.strength[attacker], c.strength[defender], p.rs.tables.CRT.Columns[c.column], die, resultIDs[c.result])
}
