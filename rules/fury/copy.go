package fury

import (
	"vistula/rules"
	"vistula/rules/codec"
	"vistula/rules/core"
)

// Clone is an independent copy.
func (p *Position) Clone() rules.Position { return p.clone() }

func (p *Position) clone() *Position {
	q := &Position{network: network{forces{field: &field{}}}}
	q.copy(p)
	q.tally.CopyFrom(&p.tally)
	return q
}

// trial is a copy on which something is tried out. The next one is written over it.
func (p *Position) trial() *Position {
	if p.field.spare == nil {
		p.field.spare = &Position{network: network{forces{field: &field{}}}}
	}
	q := p.field.spare
	q.copy(p)
	q.field.duty.witnesses = p.field.duty.witnesses // what one learns the other knows
	return q
}

// CopyFrom makes the position an independent copy of another in the memory that it
// has; it tells false, and does nothing, where the other is not of the same ruleset
// and scenario.
func (p *Position) CopyFrom(other rules.Position) bool {
	q, ok := other.(*Position)
	if !ok || q.rs != p.rs || q.scenario != p.scenario {
		return false
	}
	if q != p {
		p.copy(q)
		p.tally.CopyFrom(&q.tally)
	}
	return true
}

// copy keeps the memory of all lists, and the scratch space. The tally is another's
// business: a trial needs none.
func (p *Position) copy(from *Position) {
	used := *p
	*p = *from
	p.Table = from.Copied()
	p.units = append(used.units[:0], from.units...)
	p.forts = append(used.forts[:0], from.forts...)
	p.fronts = append(used.fronts[:0], from.fronts...)
	p.hand = append(used.hand[:0], from.hand...)
	p.displaced = append(used.displaced[:0], from.displaced...)
	p.attacks = core.Renew(used.attacks, from.attacks, (*attack).copyFrom)
	p.demands = core.Renew(used.demands, from.demands, (*demand).copyFrom)
	p.combat.attackers = append(used.combat.attackers[:0], from.combat.attackers...)
	for role, f := range from.combat.rolled.fought {
		p.combat.rolled.fought[role] = append(used.combat.rolled.fought[role][:0], f...)
	}
	// Nobody changes the shifts of a roll: they are shared.
	p.retreat.units = append(used.retreat.units[:0], from.retreat.units...)
	p.retreat.trail = append(used.retreat.trail[:0], from.retreat.trail...)
	p.who, p.tally, p.field = used.who, used.tally, used.field
	p.who.CopyFrom(&from.who)
	p.changed()
}

func (a *attack) copyFrom(from *attack) {
	units := append(a.units[:0], from.units...)
	*a = *from
	a.units = units
}

func (d *demand) copyFrom(from *demand) {
	units := append(d.units[:0], from.units...)
	*d = *from
	d.units = units
}

// Digest tells positions apart as their JSON does, but only the units that have
// changed since it was last asked for are written.
func (p *Position) Digest() uint64 {
	w := &p.field.writer
	w.Names = p.rs.Names()
	units := codec.Sum(p.rs.roster, w, &p.tally, p.units, p.whereIs, p.stateOf)
	w.B = w.B[:0]
	restFields.Write(w, p, p)
	return codec.Digest(w.B, units)
}
