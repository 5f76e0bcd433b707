package twilight

import (
	"slices"
)

// The moment of combat: what counts in it is written down (10.2).

// lineUp is the moment of combat: what counts is written down.
func (p battle) lineUp() {
	c := &p.combat
	c.prepared = p.allPrepared(c.units(attacker))
	b := p.weigh()
	for i := range c.fighters {
		if x := &c.fighters[i]; !x.out {
			n, g := p.share(x)
			x.strength, x.guns, x.size = int16(n), int16(g), int8(p.equivalents([]int16{x.unit}))
		}
	}
	for role := range 2 {
		c.strength[role], c.guns[role] = int16(b.strength[role]), int16(b.guns[role])
	}
	c.base, c.final, c.flanked = b.base, b.final, b.flanked
	c.shaken = slices.ContainsFunc(c.units(defender), func(u int16) bool { return p.unit(u).combat() && p.demoralised(u) })
	c.dugIn = worksOf(p.Position).level(c.target) == mostLevel
	for _, u := range c.units(attacker) {
		p.units[u].fought = true
	}
	for i := range c.fighters {
		if x := &c.fighters[i]; x.role == defender {
			p.interrupt(x.unit)
		}
	}
}

// interrupt takes the markers of works and of Ersatz replacements off a unit that is
// attacked (8.9.3).
func (p battle) interrupt(u int16) {
	if st := &p.units[u]; st.task == digging || st.task == ersatzTask {
		st.task, st.spent, st.mate = noTask, 0, 0
	}
}

// result is the cell that the dice of the attack in hand have found.
func (p battle) result() *result {
	c := &p.combat
	return &p.rs.tables.results[p.season()][c.final.column()][c.dice[0]+c.dice[1]-2]
}

// loader gathers what modifies the loss roll of a role.
func (p battle) loader(role int, orders [2]order) loader {
	c := &p.combat
	l := loader{role: role, orders: orders, final: c.final, shaken: c.shaken, dugIn: c.dugIn, flanked: c.flanked, german: [2]bool{true, true}}
	for i := range c.fighters {
		x := &c.fighters[i]
		if x.out {
			continue
		}
		unit := p.unit(x.unit)
		l.german[x.role] = l.german[x.role] && unit.nation == german
		l.intrinsic[x.role] = l.intrinsic[x.role] || unit.works() || unit.faces[0].artillery > 0
	}
	for side := range 2 {
		l.guns[side] = int(c.guns[side])
	}
	return l
}

// size is the magnitude of the attack in hand, by those who fought in it (10.10).
func (p battle) size() magnitude {
	c := &p.combat
	var n [2]int
	for i := range c.fighters {
		if x := &c.fighters[i]; !x.out {
			n[x.role] += int(x.size)
		}
	}
	return magnitudeOf(n[attacker]+n[defender], n[defender])
}
