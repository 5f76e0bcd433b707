package twilight

import (
	"encoding/binary"

	"vistula/rules"
	"vistula/rules/codec"
)

// Clone is an independent copy.
func (p *Position) Clone() rules.Position { return p.clone() }

func (p *Position) clone() *Position {
	q := &Position{rs: p.rs, scenario: p.scenario}
	q.CopyFrom(p)
	return q
}

// CopyFrom makes the position an independent copy of another of the same scenario,
// in the memory that it has.
func (p *Position) CopyFrom(other rules.Position) bool {
	from, ok := other.(*Position)
	if !ok || from.rs != p.rs || from.scenario != p.scenario {
		return false
	}
	if from == p {
		return true
	}
	old := *p
	*p = *from
	p.Table = from.Copied()
	p.units, p.held, p.works = append(old.units[:0], from.units...), append(old.held[:0], from.held...), append(old.works[:0], from.works...)
	// Lines of the account are only ever appended, so that all copies share them.
	p.boundaries = from.boundaries[:len(from.boundaries):len(from.boundaries)] // never changed in place
	p.platforms = append(old.platforms[:0], from.platforms...)
	p.pontoons = from.pontoons[:len(from.pontoons):len(from.pontoons)]
	p.tracks, p.railheads = from.tracks[:len(from.tracks):len(from.tracks)], from.railheads[:len(from.railheads):len(from.railheads)]
	p.cut = from.cut[:len(from.cut):len(from.cut)]
	p.awards = from.awards[:len(from.awards):len(from.awards)]
	p.dams = append(old.dams[:0], from.dams...)
	p.moving, p.pending = append(old.moving[:0], from.moving...), append(old.pending[:0], from.pending...)
	p.copyCombat(&old, from)
	p.towns = append(old.towns[:0], from.towns...)
	p.ammo.grants = append(old.ammo.grants[:0], from.ammo.grants...) // whose units are never changed in place
	p.who, p.tally, p.scratch, p.sparse = old.who, old.tally, old.scratch, old.sparse
	p.forgetSupply()
	p.scratch.supply.keep(from)
	p.scratch.route.good = false
	p.sparse.Changed()
	p.scratch.offers = from.scratch.offers
	p.who.CopyFrom(&from.who)
	p.tally.CopyFrom(&from.tally)
	return true
}

// Digest is a digest of all that AppendJSON writes. It is quick after small changes:
// units and control that are as they were are not written again.
func (p *Position) Digest() uint64 {
	rest, unit := &p.scratch.rest, &p.scratch.unit
	rest.Names, unit.Names = p.rs.Names(), p.rs.Names()
	held := p.sparse.Digest(rest, p.held, p.rs.owner)
	rest.B = rest.B[:0]
	positionFields.Write(rest, scope{p: p, brief: true}, p)
	rest.B = binary.BigEndian.AppendUint64(rest.B, held)
	return codec.Digest(rest.B, codec.Sum(p.rs.roster, unit, &p.tally, p.units, p.worthAWord, p.stateOf))
}
