package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
)

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

// sheetRolled is the sheet of the attack in hand from the roll until it is over.
func (p battle) sheetRolled() *rules.Sheet {
	c := &p.combat
	r := &c.rolled
	s := &rules.Sheet{Target: p.Board().Number(c.target), Certain: true, Shifts: slices.Clone(r.shifts),
		Attacker: p.forceThen(p.side, attacker), Defender: p.forceThen(p.side.enemy(), defender)}
	if c.die == 0 { // a position set up by hand
		return s
	}
	s.Result, s.Dice = p.rs.tables.result(int(c.total)).text(), []int{int(c.die)}
	if c.cavalry > 0 {
		s.Dice = []int{int(c.cavalry), int(c.die)}
	}
	if row, ok := p.rs.tables.ratio(int(r.strength[attacker]), int(r.strength[defender])); ok {
		s.Ratio = row.text()
	}
	s.Column = fmt.Sprintf("%+d", total(r.shifts))
	return s
}

// forceThen is one side of the attack with the faces that were up when it was rolled.
func (p battle) forceThen(s side, role int8) rules.Force {
	q := p.clone()
	var units []int16
	for _, f := range p.combat.rolled.fought[role] {
		st := &q.units[f.unit]
		st.lost, st.disorganised, st.retreated = f.lost, false, false
		units = append(units, f.unit)
	}
	return battleIn(q).forceOf(s, units, int(p.combat.rolled.strength[role]))
}

// accountLate makes the account of an attack in hand that was saved without one, as in
// records of earlier days, of what is known: the units that are still there.
func (p battle) accountLate() {
	c := &p.combat
	if c.on() && c.die > 0 && len(c.rolled.fought[attacker]) == 0 && len(c.attackers) > 0 {
		p.account([]rules.Modifier{{What: "All modifiers", Value: int(c.total - c.die), Case: "10.2"}})
	}
}
