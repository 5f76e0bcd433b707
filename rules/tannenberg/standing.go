package tannenberg

import (
	"cmp"
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
)

// Who stands where, and what follows from it: kept up to date by place and never
// saved.

// sources are the supply that was worked out, in memory that serves again.
type sources struct {
	near, far           [2]supply
	nearKnown, farKnown [2]bool
	without             without
	passage             [2]passage
}

// passage is how a side's supply that is known of one position becomes that of another,
// of which it is not: the hexes that the enemy has entered and left.
type passage struct {
	short         bool // there are few, and nothing else is different
	entered, left []board.ID
}

// longest is how many hexes a passage may have before the supply is searched anew.
const longest = 8

// without is the supply of a side without some of its supply units.
type without struct {
	known  bool
	side   side
	except []int16
	near   supply
}

// findPassages looks, before these forces become a copy of others, for the supply that
// only these know.
func (p *forces) findPassages(to *forces) {
	for s := range central + 1 {
		k := &p.sources.passage[s]
		k.entered, k.left = k.entered[:0], k.left[:0]
		k.short = p.sources.nearKnown[s] && !to.sources.nearKnown[s] && slices.Equal(p.forts, to.forts) &&
			slices.EqualFunc(p.trails, to.trails, slices.Equal) &&
			!slices.ContainsFunc(p.rs.depots, func(u int16) bool { return p.owner(u) == s && p.at(u) != to.at(u) })
		if k.short {
			now, then := to.stands.Held(int8(s.enemy())), p.stands.Held(int8(s.enemy()))
			k.entered = occupancy.AppendLess(k.entered, now, then, longest)
			k.left = occupancy.AppendLess(k.left, then, now, longest)
			k.short = len(k.entered) < longest && len(k.left) < longest
		}
	}
}

// takePassages brings the supply that they knew up to date.
func (p *forces) takePassages() {
	for s := range central + 1 {
		if k := &p.sources.passage[s]; k.short {
			p.sources.nearKnown[s] = true
			for _, h := range k.entered {
				p.occupies(s.enemy(), h)
			}
			for _, h := range k.left {
				p.vacates(s.enemy(), h)
			}
		}
	}
}

// copyFrom makes the sources a copy of others.
func (k *sources) copyFrom(from *sources) {
	k.nearKnown, k.farKnown = from.nearKnown, from.farKnown
	for s := range k.near {
		if k.nearKnown[s] {
			k.near[s] = append(k.near[s][:0], from.near[s]...)
		}
		if k.farKnown[s] {
			k.far[s] = append(k.far[s][:0], from.far[s]...)
		}
	}
	k.without.known = false
}

// forget drops the supply that was worked out.
func (k *sources) forget() {
	k.nearKnown, k.farKnown, k.without.known = [2]bool{}, [2]bool{}, false
}

// place moves a unit to a hex, or off the map; it comes to lie at the bottom of
// the stack there. The rest of the stack that it leaves closes up.
func (p *Position) place(u int16, to board.ID) {
	st, s := &p.units[u], p.owner(u)
	from := st.hex
	p.post(u, board.None)
	if from != board.None {
		for v := range p.stands.In(int8(s), from) {
			if p.units[v].rank > st.rank {
				p.units[v].rank--
			}
		}
		if !p.holds(s, from) {
			p.vacates(s, from)
		}
	}
	st.hex, st.rank = to, 0
	if to != board.None {
		st.rank = int8(p.stands.Count(int8(s), to))
		if st.rank == 0 {
			p.occupies(s, to)
		}
		p.post(u, to)
		scoreOf(p).hold(s, to)
	}
	k := &p.sources
	if p.unit(u).supply {
		k.nearKnown[s], k.farKnown[s] = false, false
	}
	if w := &k.without; w.side != s || p.unit(u).supply && !slices.Contains(w.except, u) {
		w.known = false
	}
}

// post notes where a unit stands.
func (p *forces) post(u int16, at board.ID) {
	p.stands.Put(u, int8(p.owner(u)), at, occupancy.Exerts)
}

// occupies takes a hex out of the supply of the enemy. Unless others are supplied
// through it, nothing else changes.
func (p *forces) occupies(s side, h board.ID) {
	k, them := &p.sources, s.enemy()
	k.farKnown[them] = false
	near := k.near[them]
	if !k.nearKnown[them] || near[h] == unsupplied {
		return
	}
	further := near[h] == 0
	for _, n := range p.Board().Neighbours(h) {
		further = further || n != board.None && near[n] == near[h]+1
	}
	near[h] = unsupplied
	k.nearKnown[them] = !further
}

// vacates gives a hex back to the supply of the enemy. Unless it is a railway of
// theirs or a shorter way for others, nothing else changes.
func (p *forces) vacates(s side, h board.ID) {
	k, them := &p.sources, s.enemy()
	k.farKnown[them] = false
	if !k.nearKnown[them] {
		return
	}
	if p.railOf(them, h) {
		k.nearKnown[them] = false
		return
	}
	near, limit := k.near[them], int8(p.rs.tables.SupplyRange)
	for d, n := range p.Board().Neighbours(h) {
		if n != board.None && near[n] < limit && near[n]+1 < near[h] && p.passes(them, n, hex.Direction(d).Opposite(), h) {
			near[h] = near[n] + 1
		}
	}
	if near[h] >= limit {
		return
	}
	for d, n := range p.Board().Neighbours(h) {
		if n != board.None && near[n] > near[h]+1 && p.passes(them, h, hex.Direction(d), n) {
			k.nearKnown[them] = false
		}
	}
}

// refresh works out anew what follows from where the units stand: after a
// position was read.
func (p *forces) refresh() {
	p.stands = occupancy.New(p.rs.ground)
	p.sources.forget()
	for u := range p.units {
		p.post(int16(u), p.units[u].hex)
	}
}

// holds tells whether a side has a unit in a hex.
func (p *forces) holds(s side, h board.ID) bool { return p.stands.Holds(int8(s), h) }

// stack lists the units of a side in a hex, the top one first.
func (p *forces) stack(s side, h board.ID) []int16 { return p.appendStack(nil, s, h) }

// appendStack appends the units of a side in a hex, the top one first.
func (p *forces) appendStack(units []int16, s side, h board.ID) []int16 {
	if h == board.None || !p.holds(s, h) {
		return units
	}
	n := len(units)
	units = p.stands.AppendIn(units, int8(s), h)
	slices.SortFunc(units[n:], func(a, b int16) int { return cmp.Compare(p.units[a].rank, p.units[b].rank) })
	return units
}

// nearEnemy tells whether a hex is adjacent to a unit of the enemy of s.
func (p *forces) nearEnemy(s side, h board.ID) bool { return p.stands.Zone(int8(s.enemy()), h) }
