package greatwar

// Case 9.23 and 24.2: attackers out of supply roll for attrition before the odds
// are computed.

func addHunger() {
	roll.Roll(atHunger, "Roll for attrition of the attackers", "9.23", func(p *Position) int { return len(p.combat.hungry) }, func(p *Position) { supplyOf(p).rollHunger() })
}

// beginHunger finds the attackers that have to roll: never headquarters (9.24),
// always cavalry that lives off the land (24.2), and the unit that a fortress
// would feed if it stayed quiet (11.22).
func (p supplying) beginHunger() {
	c := &p.combat
	c.guarded = true
	for _, u := range c.attackers {
		if !p.unit(u).hq && (p.units[u].forages || !p.suppliedAt(u, p.at(u))) {
			c.hungry = append(c.hungry, u)
		}
	}
	p.stage = atHunger
}

func (p supplying) rollHunger() {
	hungry := p.combat.hungry
	p.combat.hungry = nil
	for _, u := range hungry {
		p.attrition(u, "9.23")
	}
}
