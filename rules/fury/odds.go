package fury

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Case 10.2: the modifiers of an attack.

// defence is the sum with which a hex defends itself against the active side: its
// units, or at least what its fortress is worth (10.4).
func (p battle) defence(target board.ID) int {
	e := p.side.enemy()
	return max(p.strengthIn(e, target), p.minimum(e, target))
}

// rounded tells how two strengths became a row of the ratios (10.2.1); nil where they are it.
func (t *tables) rounded(attack, defence int) *rules.Modifier {
	row, ok := t.ratio(attack, defence)
	last := &t.Ratios[len(t.Ratios)-1]
	switch {
	case !ok:
		return nil
	case row == last && attack*last.Defender > defence*last.Attacker:
		return rules.LimitedOdds(attack, defence, row.text(), "10.2.1")
	}
	return rules.RoundedOdds(attack, defence, row.text(), rules.ForDefender, "10.2.1")
}

// modifiers lists all that changes the die of an attack but the cavalry.
func (p battle) modifiers(from, target board.ID, attackers []int16) []rules.Modifier {
	var list []rules.Modifier
	add := func(what string, value int, cas string) {
		if value != 0 {
			list = append(list, rules.Modifier{What: what, Value: value, Case: cas})
		}
	}
	t := p.rs.tables
	if row, ok := t.ratio(p.sum(attackers), p.defence(target)); ok {
		add("Ratio "+row.text(), row.Modifier, "10.2.1")
	}
	for _, m := range p.groundModifiers(from, target) {
		add(m.What, m.Value, m.Case)
	}
	if hq, ok := p.hqOf(attackers[0]); ok {
		add(p.Label(hq), p.unit(hq).Faces[p.hqFace(hq)].Support, "10.2.3")
	}
	if p.anyDisorganised(p.forceIn(p.side.enemy(), target)) {
		add("Disorganised defender", t.Disorganised.Defender, "10.2.4")
	}
	if p.anyDisorganised(attackers) {
		add("Disorganised attacker", t.Disorganised.Attacker, "10.2.4")
	}
	for _, h := range p.supporters(from, target) {
		add("Support from "+p.Board().Number(h), t.Support, "10.2.5")
	}
	return list
}

// groundModifiers are what the ground and the walls do for the defender (10.2.2).
func (p battle) groundModifiers(from, target board.ID) []rules.Modifier {
	var list []rules.Modifier
	add := func(what string, value int) {
		if value != 0 {
			list = append(list, rules.Modifier{What: what, Value: value, Case: "10.2.2"})
		}
	}
	t := p.rs.tables
	row := p.rs.terrain[target]
	add(row.Title, row.Modifier)
	if p.Board().Between(from, target).Has(board.River) {
		add("River", t.River)
	}
	f := p.fortIn(target)
	switch e := p.side.enemy(); {
	case f < 0 || p.forts[f].holder != e || p.forts[f].besieged:
	case p.forts[f].taken:
		add("Fortress taken from the enemy", max(t.Captured, p.rs.forts[f].class.Modifier))
	default:
		add(p.rs.forts[f].class.Title, p.rs.forts[f].class.Modifier)
	}
	return list
}

// supporters lists the hexes that support an attack: with a unit that is neither
// disorganised nor besieging nor besieged, in contact with the target and with no
// other hex that holds a fortress or organised enemies (10.2.5).
func (p battle) supporters(from, target board.ID) []board.ID {
	var list []board.ID
	for _, at := range p.Board().Neighbours(target) {
		if at != board.None && at != from && p.supports(at, target) {
			list = append(list, at)
		}
	}
	return list
}

func (p battle) supports(at, target board.ID) bool {
	s := p.side
	if p.shutIn(s, at) || p.besieges(s, at) {
		return false
	}
	ready := false
	for _, u := range p.forceIn(s, at) {
		ready = ready || !p.units[u].disorganised
	}
	if !ready {
		return false
	}
	for d := range hex.Direction(hex.Directions) {
		if n := p.Board().Neighbour(at, d); n != board.None && n != target && p.prevents(s.enemy(), n) {
			return false
		}
	}
	return true
}

// prevents tells whether what a side has in a hex keeps those in contact with it
// from supporting: a fortress that is not besieged, or a unit that is not
// disorganised.
func (p *forces) prevents(s side, at board.ID) bool {
	if p.bastion(s, at) {
		return true
	}
	if p.shutIn(s, at) {
		return false
	}
	for _, u := range p.forceIn(s, at) {
		if !p.units[u].disorganised {
			return true
		}
	}
	return false
}

// cavalryValue is up to which die the attacker's cavalry succeeds, 0 where it is not
// thrown for: only against ground without a penalty (10.2.6).
func (p battle) cavalryValue(from, target board.ID, attackers []int16) int {
	hq, ok := p.hqOf(attackers[0])
	if !ok || len(p.groundModifiers(from, target)) > 0 {
		return 0
	}
	n := p.unit(hq).Faces[p.hqFace(hq)].Cavalry
	if p.unit(hq).nation == germany {
		n += p.rs.tables.Turns[p.turn-1].Cavalry
	}
	return n
}
