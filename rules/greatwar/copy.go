package greatwar

import (
	"encoding/binary"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/occupancy"
	"vistula/rules/path"
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
	p.units, p.forts, p.held = append(old.units[:0], from.units...), append(old.forts[:0], from.forts...), append(old.held[:0], from.held...)
	// Lines of the account are only ever appended, so that all copies share them.
	p.awards = from.awards[:len(from.awards):len(from.awards)]
	p.crossed, p.stormed = append(old.crossed[:0], from.crossed...), append(old.stormed[:0], from.stormed...)
	p.moving, p.displaced = append(old.moving[:0], from.moving...), append(old.displaced[:0], from.displaced...)
	p.vacated = append(old.vacated[:0], from.vacated...)
	p.combat = old.combat
	p.combat.copyFrom(&from.combat)
	p.who, p.tally, p.scratch, p.sparse = old.who, old.tally, old.scratch, old.sparse
	p.sparse.held.Changed()
	p.scratch.offers = from.scratch.offers
	p.who.CopyFrom(&from.who)
	p.tally.CopyFrom(&from.tally)
	p.known = old.known
	p.known.copyFrom(&from.known)
	return true
}

// copyFrom makes an attack a copy of another, in the memory that it has.
func (c *combat) copyFrom(from *combat) {
	old := *c
	*c = *from
	c.targets, c.posts, c.stacks = append(old.targets[:0], from.targets...), append(old.posts[:0], from.posts...), append(old.stacks[:0], from.stacks...)
	c.attackers, c.defenders = append(old.attackers[:0], from.attackers...), append(old.defenders[:0], from.defenders...)
	c.shifts, c.hungry = append(old.shifts[:0], from.shifts...), append(old.hungry[:0], from.hungry...)
	c.brought = append(old.brought[:0], from.brought...)
	c.retreats = core.Renew(old.retreats, from.retreats, (*retreat).copyFrom)
}

func (r *retreat) copyFrom(from *retreat) {
	r.units, r.trail, r.hexes = append(r.units[:0], from.units...), append(r.trail[:0], from.trail...), from.hexes
}

// scratch is memory that serves again. It belongs to one position and is not part
// of its state.
type scratch struct {
	rest, unit codec.Writer // JSON for the digest
	open       []board.ID
	words      words
	offers     [atEnd + 1]int16 // how many there were last, by stage
	seeds      []path.Seed
	shown      shown
	carrier    carrier
	supply     [2]occupancy.Area // by side, of hexFacts
}

// account is the digest of the first lines of the account of victory points, which
// never change.
type account struct {
	lines int
	sum   uint64
}

// Digest is a digest of all that AppendJSON writes. It is quick after small
// changes: units and lines of the account that are as they were, and hexes that are
// still held by the same side, are not written again.
func (p *Position) Digest() uint64 {
	rest, unit := &p.scratch.rest, &p.scratch.unit
	rest.Names, unit.Names = p.rs.Names(), p.rs.Names()
	for ; p.account.lines < len(p.awards); p.account.lines++ {
		rest.B = rest.B[:0]
		awardFields.Write(rest, scope{p: p}, &p.awards[p.account.lines])
		p.account.sum = codec.Digest(rest.B, p.account.sum)
	}
	held := p.sparse.held.Digest(rest, p.held, p.rs.owner)
	rest.B = rest.B[:0]
	positionFields.Write(rest, scope{p: p, brief: true}, p)
	rest.B = binary.BigEndian.AppendUint64(rest.B, p.account.sum)
	rest.B = binary.BigEndian.AppendUint64(rest.B, held)
	return codec.Digest(rest.B, codec.Sum(p.rs.roster, unit, &p.tally, p.units, p.worthAWord, p.stateOf))
}
