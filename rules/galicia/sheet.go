package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// assessment writes the sheets of attacks, with their exact odds.
type assessment struct{ *Position }

func assess(p *Position) assessment { return assessment{p} }

// sheetNow is the combat sheet of the attack in hand. From the roll on, its
// figures are those of when it was resolved.
func (p assessment) sheetNow() *rules.Sheet {
	c := &p.combat
	attackers := p.seen(c.attackers)
	switch {
	case p.stage <= atCommit:
		return p.sheet(c.target, attackers, p.likelyDefence(c.target))
	case p.stage == atWithhold:
		return p.sheet(c.target, attackers, p.strongest(battleIn(p.Position).openDefences(), p.seen(c.defenders)))
	}
	// Whoever has been eliminated since belongs to the account all the same.
	s := p.listForces(c.target, c.attackers, c.defenders, p.seen(c.idle), p.seen(c.withheld))
	s.Certain = true
	b := battleIn(p.Position).balance()
	p.fill(s, b)
	if p.stage > atRoll {
		total := int(c.dice[0] + c.dice[1])
		s.Dice = []int{int(c.dice[0]), int(c.dice[1])}
		s.Result = p.rs.tables.CRT.Rows[total-2].Results[min(int(c.column), lastColumn)]
		s.Attacker.Modifiers = battleIn(p.Position).lossModifiers(attacker, c.result, b, c.failed[attacker])
		s.Defender.Modifiers = battleIn(p.Position).lossModifiers(defender, c.result, b, c.failed[defender])
	}
	return s
}

// seen leaves out the units that are not on the map as it is known.
func (p assessment) seen(units []int16) []int16 { return p.living(units) }

// sheet is an attack that might be made.
func (p assessment) sheet(target board.ID, attackers, defenders []int16) *rules.Sheet {
	s := p.listForces(target, attackers, defenders, p.idleBeside(target, attackers), p.others(p.in(p.side.enemy(), target), defenders))
	if len(attackers) > 0 && len(defenders) > 0 {
		p.fill(s, battleIn(p.Position).weigh(target, attackers, defenders))
	}
	return s
}

// listForces names the units on both sides, and why the withheld ones are.
func (p assessment) listForces(target board.ID, attackers, defenders, idle, withheld []int16) *rules.Sheet {
	s := &rules.Sheet{Target: p.Board().Number(target)}
	list := func(f *rules.Force, role int, units, beside []int16) {
		for _, u := range units {
			f.Units = append(f.Units, p.participant(u, target, role))
		}
		for _, u := range beside {
			part := p.participant(u, target, role)
			part.Why, part.Case = p.whyNot(u, units, role)
			f.Withheld = append(f.Withheld, part)
		}
	}
	s.Attacker.Side, s.Defender.Side = p.side.id(), p.side.enemy().id()
	list(&s.Attacker, attacker, attackers, idle)
	list(&s.Defender, defender, defenders, withheld)
	return s
}

// idleBeside lists the units that stand with attackers and take no part.
func (p assessment) idleBeside(target board.ID, attackers []int16) []int16 {
	var idle []int16
	for _, n := range p.Board().Neighbours(target) {
		if n != board.None && slices.ContainsFunc(attackers, func(u int16) bool { return p.units[u].hex == n }) {
			idle = append(idle, p.others(p.in(p.side, n), attackers)...)
		}
	}
	return idle
}

// others lists the units that are not among the given ones.
func (p assessment) others(units, but []int16) []int16 {
	return slices.DeleteFunc(units, func(u int16) bool { return slices.Contains(but, u) })
}

// fill writes what follows from the balance.
func (p assessment) fill(s *rules.Sheet, b balance) {
	t := p.rs.tables
	if b.fortress != 0 {
		s.Shifts = append(s.Shifts, rules.Modifier{What: "Next to Fortress Przemysl", Value: int(b.fortress), Case: "13.0"})
	}
	if b.flanked {
		s.Shifts = append(s.Shifts, rules.Modifier{What: "Flank attack", Value: t.flankShift, Case: "7.8"})
	}
	for role, f := range []*rules.Force{&s.Attacker, &s.Defender} {
		f.Strength, f.Artillery, f.Steps = int(b.strength[role]), int(b.artillery[role]), int(b.steps[role])
	}
	s.Ratio, s.Column = t.ratioName(int(b.ratio)), t.ratioName(int(b.column))
	s.Rounded = rules.RoundedOdds(s.Attacker.Strength, s.Defender.Strength, s.Ratio, rules.ForDefender, "8.1")
	s.Magnitude = "small"
	if s.Attacker.Steps+s.Defender.Steps >= t.Losses.LargeFrom {
		s.Magnitude = "large"
	}
	if b.column < 0 {
		s.Forbidden = &rules.Modifier{What: "Attacks at less than 1:3 are not allowed", Case: "8.2"}
		return
	}
	s.Chances = t.chances(min(int(b.column), lastColumn))
	s.Losses = []rules.LossChances{p.lossChances(attacker, b), p.lossChances(defender, b)}
}

// participant is a unit with what it brings to the attack and why.
func (p assessment) participant(u int16, target board.ID, role int) rules.Participant {
	b, ok := p.broughtBy(u, target)
	if !ok {
		b = battleIn(p.Position).shareOf(u, target, role)
	}
	part := rules.Participant{Counter: p.placed(u), Strength: int(b.strength), Artillery: int(b.artillery)}
	add := func(what string, value int8, cas string) {
		if value != 0 {
			part.Modifiers = append(part.Modifiers, rules.Modifier{What: what, Value: int(value), Case: cas})
		}
	}
	add("Reduced effectiveness", b.effectiveness, "10.1")
	add("Supply", b.supply, "11.1")
	add("Across a river or ridge", b.across, "7.7")
	return part
}

// broughtBy is what a unit brought to the attack in hand, if that is the one on
// the target and it is resolved.
func (p assessment) broughtBy(u int16, target board.ID) (share, bool) {
	c := &p.combat
	if !p.inAttack() || p.stage < atRoll || c.target != target {
		return share{}, false
	}
	i := slices.Index(append(slices.Clip(c.attackers), c.defenders...), u)
	if i < 0 || i >= len(c.brought) {
		return share{}, false
	}
	return c.brought[i], true
}

// whyNot says why a unit takes no part beside the given ones of its role.
func (p assessment) whyNot(u int16, force []int16, role int) (why, cas string) {
	strength, command := p.attackStrength(u), "7.2"
	if role == defender {
		strength, command = p.defenseStrength(u), "7.3"
	}
	switch {
	case strength <= 0:
		return "no strength left", "7.4"
	case len(force) > 0 && p.unit(force[0]).cavalry != p.unit(u).cavalry:
		return "infantry and cavalry cannot fight together", "7.5"
	case p.units[u].fought && role == attacker:
		return "has already attacked", "7.0"
	case !battleIn(p.Position).commanded(append(slices.Clone(force), u)):
		return "beyond the command limit", command
	case role == defender: // a defence is never smaller than it has to be
		return "has already been attacked", "7.0"
	}
	return "held back", "7.6"
}

// likelyDefence is the strongest defence that a hex can muster: what an attacker
// should expect before the owner has chosen.
func (p assessment) likelyDefence(target board.ID) []int16 {
	able := battleIn(p.Position).ableDefenders(target)
	if len(able) > mostInHex { // in the middle of a move a hex may hold any number
		slices.SortStableFunc(able, func(a, b int16) int { return p.defenseStrength(b) - p.defenseStrength(a) })
		able = able[:mostInHex]
	}
	all := battleIn(p.Position).unbeaten(target)
	if len(all) == 0 { // it cannot be attacked again; these are the odds of another turn
		all = p.in(p.side.enemy(), target)
	}
	return p.strongest(battleIn(p.Position).defences(able), all)
}

// strongest is the strongest of some sets of defenders, the first of equals, and
// all where there is no set.
func (p assessment) strongest(sets [][]int16, all []int16) []int16 {
	best, most := all, 0
	for _, set := range sets {
		strength := 0
		for _, u := range set {
			strength += p.defenseStrength(u)
		}
		if strength > most {
			best, most = set, strength
		}
	}
	return best
}
