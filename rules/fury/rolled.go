package fury

import "vistula/rules"

// account writes the attack in hand down as it is rolled; shifts are all that counted.
func (p battle) account(shifts []rules.Modifier) {
	c := &p.combat
	note := func(role int8, units []int16, strength int) {
		c.rolled.strength[role] = int8(strength)
		for _, u := range units {
			c.rolled.fought[role] = append(c.rolled.fought[role], fighter{u, p.units[u].lost})
		}
	}
	note(attacker, c.attackers, p.sum(c.attackers))
	note(defender, p.roleUnits(defender), p.defence(c.target))
	c.rolled.shifts = shifts
}

// accountLate makes the account of an attack in hand that was saved without one, as in
// records of earlier days, of what is known: the units that are still there.
func (p battle) accountLate() {
	c := &p.combat
	if c.on() && c.die > 0 && len(c.rolled.fought[attacker]) == 0 && len(c.attackers) > 0 {
		p.account([]rules.Modifier{{What: "All modifiers", Value: int(c.total - c.die), Case: "10.2"}})
	}
}
