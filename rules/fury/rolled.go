package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
)

// rolled is an attack as it was when the dice fell: what losses and retreats do to the
// units afterwards changes nothing in its account.
type rolled struct {
	fought   [2][]fighter // by role
	strength [2]int8
	shifts   []rules.Modifier // with the cavalry's
}

// fighter is a unit in an attack and the steps that it had lost before.
type fighter struct {
	unit int16
	lost int8
}

// account writes the attack in hand down as it is rolled; shifts are all that counted.
func (p *Position) account(shifts []rules.Modifier) {
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
func (p *Position) sheetRolled() *rules.Sheet {
	c := &p.combat
	r := &c.rolled
	s := &rules.Sheet{Target: p.rs.board.Number(c.target), Certain: true, Shifts: slices.Clone(r.shifts),
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
func (p *Position) forceThen(s side, role int8) rules.Force {
	q := p.clone()
	var units []int16
	for _, f := range p.combat.rolled.fought[role] {
		st := &q.units[f.unit]
		st.lost, st.disorganised, st.retreated = f.lost, false, false
		units = append(units, f.unit)
	}
	return q.forceOf(s, units, int(p.combat.rolled.strength[role]))
}

func (r *rolled) clone() rolled {
	q := *r
	for role := range q.fought {
		q.fought[role] = slices.Clone(r.fought[role])
	}
	return q // nobody changes the shifts
}

// rolledFile is the account as a position's record holds it. Records of earlier days
// have none.
type rolledFile struct {
	Attackers []fighterFile    `json:"attackers"`
	Defenders []fighterFile    `json:"defenders"`
	Strength  [2]int           `json:"strength"`
	Shifts    []rules.Modifier `json:"shifts"`
}

type fighterFile struct {
	Unit string `json:"unit"`
	Lost int    `json:"lost"`
}

func (w *writer) rolled(r *rolled) {
	w.Raw(`,"rolled":{"strength":`)
	w.Pair("", int(r.strength[attacker]), int(r.strength[defender]))
	for role, key := range [2]string{`,"attackers":`, `,"defenders":`} {
		list := r.fought[role]
		w.list(key, len(list), func(i int) {
			w.text(`{"unit":`, w.p.UnitID(list[i].unit))
			w.Number(`,"lost":`, int(list[i].lost))
			w.Raw("}")
		})
	}
	w.list(`,"shifts":`, len(r.shifts), func(i int) {
		m := &r.shifts[i]
		w.Raw(`{"what":`)
		w.Text(m.What)
		w.Raw(`,"value":`)
		w.Int(m.Value)
		w.Raw(`,"case":`)
		w.Text(m.Case)
		w.Raw("}")
	})
	w.Raw("}")
}

// rolled reads the account of an attack. Where a record of earlier days has none, it is
// made of what is known: the units that are still there.
func (l *loader) rolled(f *rolledFile) {
	p, c := l.p, &l.p.combat
	if c.die == 0 || l.Err != nil {
		return
	}
	if f == nil {
		if len(c.attackers) > 0 {
			p.account([]rules.Modifier{{What: "All modifiers", Value: int(c.total - c.die), Case: "10.2"}})
		}
		return
	}
	for role, list := range [2][]fighterFile{f.Attackers, f.Defenders} {
		for _, x := range list {
			u := l.Unit("combat: rolled", x.Unit)
			lost := l.within("combat: rolled: "+x.Unit+": lost", x.Lost, 0, l.rs.units[u].Steps)
			c.rolled.fought[role] = append(c.rolled.fought[role], fighter{u, lost})
		}
		c.rolled.strength[role] = l.within("combat: rolled: strength", f.Strength[role], 0, mostPoints)
	}
	for _, m := range f.Shifts {
		l.within("combat: rolled: shifts", m.Value, -mostPoints, mostPoints)
	}
	c.rolled.shifts = f.Shifts
}
