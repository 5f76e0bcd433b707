package greatwar

import "vistula/rules"

// What a result costs (8.9): the sheet counts it for every roll, and the roll tells its own.

// balanceThen is the balance at the moment of combat.
func (p battle) balanceThen() balance {
	c := &p.combat
	b := balance{brought: c.brought, attack: int(c.strength[attacker]), defense: int(c.strength[defender]), steps: [2]int{int(c.steps[0]), int(c.steps[1])},
		column: int(c.column), modifier: int(c.modifier), adrift: c.adrift, supplied: c.supplied, affected: int(c.affected)}
	b.base = p.rs.tables.columnOf(p.ratingOf(c), b.attack, b.defense)
	return b
}

// due are the losses that the roll gave, counted as countChances counts them.
func (p battle) due(c *combat) []rules.Due {
	b := p.balanceThen()
	return []rules.Due{{Side: p.side.id(), Losses: p.attackerLoses(c, &b, c.result[attacker])}, {Side: p.side.enemy().id(), Losses: p.defenderLoses(c, &b, c.result[defender])}}
}

func (p battle) attackerLoses(c *combat, b *balance, result int8) int {
	switch {
	case result == noEffect || len(c.attackers) == 0:
		return 0
	case result == 1:
		return half(b.affected)
	}
	return min(b.affected, b.steps[attacker])
}

// defenderLoses is the least number of steps that an option costs. Fortresses absorb
// two losses with each step, so that they take what they can.
func (p battle) defenderLoses(c *combat, b *balance, result int8) int {
	if result == noEffect {
		return 0
	}
	units := 0
	for i := range c.defenders {
		units += int(b.brought[len(c.attackers)+i].steps)
	}
	fort, least := b.steps[defender]-units, -1
	for _, o := range tableOptions(result, b.affected, fort, units > 0) {
		n := o.lose + half(o.fort)
		if o.retreat == 0 && result != allGone {
			inFort := min(fort, half(o.lose))
			n = inFort + min(units, max(0, o.lose-2*inFort))
		}
		if least < 0 || n < least {
			least = n
		}
	}
	return least
}
