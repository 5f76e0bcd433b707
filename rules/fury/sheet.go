package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// What an attack looks like: before the roll by what counts now, afterwards by what
// counted then.

// sheet is an attack with all that goes into it.
func (p battle) sheet(from, target board.ID, attackers []int16) *rules.Sheet {
	e := p.side.enemy()
	defenders := p.forceIn(e, target)
	s := &rules.Sheet{Target: p.Board().Number(target), Certain: true,
		Attacker: p.forceOf(p.side, attackers, p.sum(attackers)), Defender: p.forceOf(e, defenders, p.defence(target))}
	s.Shifts = p.modifiers(from, target, attackers)
	row, ok := p.rs.tables.ratio(p.sum(attackers), p.defence(target))
	if !ok {
		s.Ratio = "below " + p.rs.tables.Ratios[0].text()
		s.Forbidden = &rules.Modifier{What: "Below 1:2", Case: "10.2.1"}
		return s
	}
	s.Ratio, s.Rounded = row.text(), p.rs.tables.rounded(p.sum(attackers), p.defence(target))
	modifier, cavalry := rules.SumOf(s.Shifts), p.cavalryValue(from, target, attackers)
	s.Column = fmt.Sprintf("%+d", modifier)
	if cavalry > 0 {
		s.Magnitude = fmt.Sprintf("Cavalry: %+d on a die roll of %s", p.rs.tables.Cavalry, upTo(cavalry))
	}
	s.Chances = p.chances(modifier, cavalry)
	s.Losses = p.lossChances(s.Chances)
	return s
}

// upTo are the rolls of a die that are no higher than n: "1", "1 or 2", "1 to 3".
func upTo(n int) string {
	switch n {
	case 1:
		return "1"
	case 2:
		return "1 or 2"
	}
	return fmt.Sprintf("1 to %d", n)
}

// lossChances are the losses of the table itself, before anybody pays to stay.
func (p battle) lossChances(chances []rules.Chance) []rules.LossChances {
	list := []rules.LossChances{{Side: p.side.id(), Of: make([]int, 3)}, {Side: p.side.enemy().id(), Of: make([]int, 3)}}
	for _, c := range chances {
		for i := range p.rs.tables.CRT {
			if r := &p.rs.tables.CRT[i]; r.text() == c.Result {
				for role, n := range [2]int{r.Attacker, r.Defender} {
					list[role].Of[n] += c.Of
					list[role].In = c.In
					list[role].Sum += n * c.Of
				}
			}
		}
	}
	return list
}

// forceOf is one side of a sheet.
func (p battle) forceOf(s side, units []int16, strength int) rules.Force {
	f, own := rules.Force{Side: s.id(), Strength: strength}, 0
	for _, u := range units {
		f.Units = append(f.Units, rules.Participant{Counter: pageOf(p.Position).placed(u), Strength: p.strength(u)})
		f.Steps += int(p.stepsOf(u))
		own += p.strength(u)
	}
	if strength > own {
		f.Whole = []rules.Modifier{{What: "The least that a fortress defends with", Value: strength - own, Case: "10.4"}}
	}
	return f
}

// stepsOf is the number of losses that eliminate a unit, its Cadre not counted.
func (p *forces) stepsOf(u int16) int8 {
	switch {
	case p.unit(u).hq:
		return 0
	case p.unit(u).cadre:
		return 1
	}
	return 2 - min(2, p.units[u].lost)
}

// chances counts, over all throws, each result of an attack, in the order of the
// table.
func (p *forces) chances(modifier, cavalry int) []rules.Chance {
	of := make([]int, len(p.rs.tables.CRT))
	throws := 0
	count := func(sum, times int) {
		throws += times
		for i := range p.rs.tables.CRT {
			if p.rs.tables.result(max(1, sum)) == &p.rs.tables.CRT[i] {
				of[i] += times
			}
		}
	}
	for die := 1; die <= 6; die++ {
		if cavalry == 0 {
			count(die+modifier, 1)
			continue
		}
		count(die+modifier+p.rs.tables.Cavalry, cavalry)
		count(die+modifier, 6-cavalry)
	}
	var list []rules.Chance
	for i := range of {
		if of[i] > 0 {
			list = append(list, rules.Chance{Result: p.rs.tables.CRT[i].text(), Of: of[i], In: throws})
		}
	}
	return list
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
		s.Dice, s.Aside = []int{int(c.cavalry), int(c.die)}, 1
	}
	if row, ok := p.rs.tables.ratio(int(r.strength[attacker]), int(r.strength[defender])); ok {
		s.Ratio, s.Rounded = row.text(), p.rs.tables.rounded(int(r.strength[attacker]), int(r.strength[defender]))
	}
	s.Column = fmt.Sprintf("%+d", rules.SumOf(r.shifts))
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
