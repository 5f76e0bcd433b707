package galicia

import (
	"vistula/rules"
	"vistula/rules/codec"
	"vistula/rules/core"
)

// Clone is an independent copy.
func (p *Position) Clone() rules.Position { return p.clone() }

func (p *Position) clone() *Position {
	q := &Position{}
	q.copyFrom(p)
	return q
}

// CopyFrom makes the position an independent copy of another of the same scenario.
func (p *Position) CopyFrom(from rules.Position) bool {
	q, ok := from.(*Position)
	if !ok || q.rs != p.rs || q.scenario != p.scenario {
		return false
	}
	p.copyFrom(q)
	return true
}

// copyFrom takes over all fields; lists go into the memory that is there already.
func (p *Position) copyFrom(q *Position) {
	if p == q {
		return
	}
	own := *p
	*p = *q
	p.Table = q.Copied()
	p.units = append(own.units[:0], q.units...)
	p.towns = append(own.towns[:0], q.towns...)
	p.moving = append(own.moving[:0], q.moving...)
	p.reaction.movers = append(own.reaction.movers[:0], q.reaction.movers...)
	p.reaction.waiting = append(own.reaction.waiting[:0], q.reaction.waiting...)
	p.combat = own.combat
	p.combat.copyFrom(&q.combat)
	p.stands = own.stands
	p.stands.CopyFrom(&q.stands)
	p.tally = own.tally
	p.tally.CopyFrom(&q.tally)
	p.writer, p.work, p.shown = own.writer, own.work, own.shown
}

func (c *combat) copyFrom(d *combat) {
	own := *c
	*c = *d
	c.hexes = append(own.hexes[:0], d.hexes...)
	c.attackers, c.idle = append(own.attackers[:0], d.attackers...), append(own.idle[:0], d.idle...)
	c.defenders, c.withheld = append(own.defenders[:0], d.defenders...), append(own.withheld[:0], d.withheld...)
	c.taken, c.brought = append(own.taken[:0], d.taken...), append(own.brought[:0], d.brought...)
	c.retreats = core.Renew(own.retreats, d.retreats, (*retreat).copyFrom)
	c.splits = core.Renew(own.splits, d.splits, (*split).copyFrom)
}

func (r *retreat) copyFrom(d *retreat) {
	units, trail := r.units, r.trail
	*r = *d
	r.units, r.trail = append(units[:0], d.units...), append(trail[:0], d.trail...)
}

func (s *split) copyFrom(d *split) {
	units, gone, trail := s.units, s.gone, s.trail
	*s = *d
	s.units, s.gone, s.trail = append(units[:0], d.units...), append(gone[:0], d.gone...), append(trail[:0], d.trail...)
}

// Digest is a number that two positions share only where their JSON is the same. It
// writes the JSON of a unit again only where that has changed.
func (p *Position) Digest() uint64 {
	w := &p.writer
	w.Names = p.rs.Names()
	units := codec.Sum(p.rs.roster, w, &p.tally, p.units, p.recorded, p.stateOf)
	w.B = w.B[:0]
	restFields.Write(w, p, p)
	return codec.Digest(w.B, units)
}
