package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// sheetNow is the combat sheet of the attack in hand.
func (p *Position) sheetNow(who side) *rules.Sheet {
	c := &p.combat
	attackers, defenders := c.attackers, c.defenders
	if p.stage <= atCommit {
		defenders = p.likelyDefence(c.target)
	}
	s := p.sheet(c.target, p.seen(attackers), p.seen(defenders))
	s.Certain = p.stage >= atRoll
	if who == nobody {
		s.Certain = p.stage > atWithhold
	}
	if p.stage < atRoll {
		return s
	}
	// The strengths are those of when it was resolved.
	b := c.balance()
	p.fill(s, b)
	if p.stage > atRoll {
		total := int(c.dice[0] + c.dice[1])
		s.Dice = []int{int(c.dice[0]), int(c.dice[1])}
		s.Result = p.rs.tables.CRT.Rows[total-2].Results[min(int(c.column), lastColumn)]
		s.Attacker.Modifiers = p.lossModifiers(attacker, c.result, b, c.failed[attacker])
		s.Defender.Modifiers = p.lossModifiers(defender, c.result, b, c.failed[defender])
	}
	return s
}

// seen leaves out the units that are not on the map as it is known.
func (p *Position) seen(units []int16) []int16 { return p.living(units) }

// sheet is an attack that is made or might be made.
func (p *Position) sheet(target board.ID, attackers, defenders []int16) *rules.Sheet {
	s := &rules.Sheet{Target: p.rs.board.Number(target)}
	s.Attacker.Side, s.Defender.Side = p.side.id(), p.side.enemy().id()
	for _, u := range attackers {
		s.Attacker.Units = append(s.Attacker.Units, p.participant(u, target, attacker))
	}
	for _, u := range defenders {
		s.Defender.Units = append(s.Defender.Units, p.participant(u, target, defender))
	}
	p.listWithheld(s, target, attackers, defenders)
	if len(attackers) == 0 || len(defenders) == 0 {
		return s
	}
	b := p.weigh(target, attackers, defenders)
	if b.fortress != 0 {
		s.Shifts = append(s.Shifts, rules.Modifier{What: "Next to Fortress Przemysl", Value: int(b.fortress), Case: "13.0"})
	}
	if b.flanked {
		s.Shifts = append(s.Shifts, rules.Modifier{What: "Flank attack", Value: p.rs.tables.flankShift, Case: "7.8"})
	}
	s.Ratio = p.rs.tables.ratioName(int(b.ratio))
	p.fill(s, b)
	return s
}

// fill writes what follows from the balance.
func (p *Position) fill(s *rules.Sheet, b balance) {
	t := p.rs.tables
	for role, f := range []*rules.Force{&s.Attacker, &s.Defender} {
		f.Strength, f.Artillery, f.Steps = int(b.strength[role]), int(b.artillery[role]), int(b.steps[role])
	}
	s.Column = t.ratioName(int(b.column))
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
func (p *Position) participant(u int16, target board.ID, role int) rules.Participant {
	part := rules.Participant{Counter: p.placed(u)}
	add := func(what string, value int, cas string) {
		if value != 0 {
			part.Modifiers = append(part.Modifiers, rules.Modifier{What: what, Value: value, Case: cas})
		}
	}
	add("Reduced effectiveness", -p.marker(u), "10.1")
	add("Supply", p.supplyStrength(u), "11.1")
	if role == defender {
		part.Strength, part.Artillery = p.defenseStrength(u), p.artillery(u)
		return part
	}
	part.Strength, part.Artillery = p.attackOf(u, target)
	add("Across a river or ridge", part.Strength-p.attackStrength(u), "7.7")
	return part
}

// listWithheld names the units beside those that take part, and why they do not.
func (p *Position) listWithheld(s *rules.Sheet, target board.ID, attackers, defenders []int16) {
	for _, u := range p.in(p.side.enemy(), target) {
		if !slices.Contains(defenders, u) {
			part := p.participant(u, target, defender)
			part.Why, part.Case = p.whyNot(u, defenders, p.defenseStrength(u))
			s.Defender.Withheld = append(s.Defender.Withheld, part)
		}
	}
	var from []board.ID
	for _, u := range attackers {
		if hex := p.units[u].hex; !slices.Contains(from, hex) && hex != target {
			from = append(from, hex)
		}
	}
	for _, hex := range from {
		for _, u := range p.in(p.side, hex) {
			if !slices.Contains(attackers, u) && p.rs.board.Adjacent(hex, target) {
				part := p.participant(u, target, attacker)
				part.Why, part.Case = p.whyNot(u, attackers, p.attackStrength(u))
				s.Attacker.Withheld = append(s.Attacker.Withheld, part)
			}
		}
	}
}

// whyNot says why a unit takes no part beside the given ones.
func (p *Position) whyNot(u int16, force []int16, strength int) (why, cas string) {
	switch {
	case strength <= 0:
		return "no strength left", "7.4"
	case len(force) > 0 && p.unit(force[0]).cavalry != p.unit(u).cavalry:
		return "infantry and cavalry do not fight together", "7.5"
	case p.units[u].fought && p.owner(u) == p.side:
		return "has already attacked", "7.0"
	case !p.commanded(append(slices.Clone(force), u)):
		return "beyond the command limit", "7.3"
	}
	return "held back", "7.6"
}

// likelyDefence is the strongest defence that a hex can muster, the first of
// equals: what an attacker should reckon with before the owner has chosen.
func (p *Position) likelyDefence(target board.ID) []int16 {
	all := p.in(p.side.enemy(), target)
	able := slices.DeleteFunc(slices.Clone(all), func(u int16) bool { return p.defenseStrength(u) <= 0 })
	if len(able) == 0 {
		return all
	}
	var best []int16
	most := 0
	for _, set := range p.defences(able) {
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
