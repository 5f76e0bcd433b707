package tannenberg

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
)

// Headings "Supply" and "Isolation".

// supply is who is supplied on one side: how far every hex is from the railways
// that lead to its edge of the board and from the supply units that hang on them.
// It never changes once it is worked out, so that positions share it.
type supply []int8

// supplyFar is how far the distance to a source is followed, for retreats towards
// supply; what counts as supplied is much nearer. Hexes beyond have one more.
const supplyFar = 30

// far is how far a hex is from a source, a great number where there is none.
func (f supply) far(h board.ID) int { return int(f[h]) }

// supplyOf is the supply of a side.
func (p *Position) supplyOf(s side) supply {
	if p.field.supply[s] == nil {
		p.field.supply[s] = p.findSupply(s, nil)
	}
	return p.field.supply[s]
}

// supplyWithout is the supply of a side without some of its supply units: those in
// hand supply nobody but where they are going. It holds for all the steps of their
// way, since they do not count in it.
func (p *Position) supplyWithout(s side, except []int16) supply {
	k := &p.field.without
	if k.supply == nil || k.side != s || !slices.Equal(k.except, except) {
		*k = without{s, slices.Clone(except), p.findSupply(s, except)}
	}
	return k.supply
}

// findSupply works out the supply of a side without the supply units given.
func (p *Position) findSupply(s side, except []int16) supply {
	lines := p.rs.lines.Get().(*lines)
	defer p.rs.lines.Put(lines)
	p.trace(lines, s, except)
	f := make(supply, p.Board().Len())
	for h := range f {
		f[h] = supplyFar + 1
		if cost, ok := lines.spread.Cost(path.Node{Hex: board.ID(h)}); ok {
			f[h] = int8(cost)
		}
	}
	return f
}

// lines are the searches that supply is found by, with their ways.
type lines struct {
	net    *path.Search // along the railways from the edge
	spread *path.Search // from the railways and the supply units
	seeds  []path.Seed
}

func newLines(b *board.Board) *lines { return &lines{net: path.New(b, 1), spread: path.New(b, 1)} }

// trace follows the railways of a side from its edge, and spreads from them.
func (p *Position) trace(l *lines, s side, except []int16) {
	l.seeds = l.seeds[:0]
	for _, h := range p.rs.stations[s] {
		if !p.holds(s.enemy(), h) && p.railOf(s, h) {
			l.seeds = append(l.seeds, path.Seed{Node: path.Node{Hex: h}})
		}
	}
	l.net.Run(p.Board().Len(), func(from path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		return 1, 0, p.link(s, from.Hex, d, to)
	}, l.seeds...)
	l.seeds = l.seeds[:0]
	for h := range board.ID(p.Board().Len()) {
		if _, ok := l.net.Cost(path.Node{Hex: h}); ok {
			l.seeds = append(l.seeds, path.Seed{Node: path.Node{Hex: h}})
		}
	}
	depots := p.all(func(u int16) bool {
		return p.unit(u).supply && p.owner(u) == s && p.onMap(u) && !slices.Contains(except, u)
	})
	for { // every supply unit that is reached is a source of its own (Supply 3)
		l.spread.Run(supplyFar, func(from path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
			return 1, 0, p.passes(s, from.Hex, d, to)
		}, l.seeds...)
		before := len(depots)
		depots = slices.DeleteFunc(depots, func(u int16) bool {
			cost, ok := l.spread.Cost(path.Node{Hex: p.at(u)})
			if !ok || cost > p.rs.tables.SupplyRange {
				return false
			}
			l.seeds = append(l.seeds, path.Seed{Node: path.Node{Hex: p.at(u)}})
			return true
		})
		if len(depots) == before {
			return
		}
	}
}

// railOf tells whether a side has supply over the railway in a hex: Russia in
// its own country (Supply 2), the Central Powers in both of theirs and as far as
// EB units have restored Russian lines (Supply 4).
func (p *Position) railOf(s side, h board.ID) bool {
	return p.Board().HasRail(h) && p.rs.closed[h] == openHex && (p.rs.country[h].side() == s || s == central && p.restored(h))
}

// link tells whether a railway of a side leads from a hex to the adjacent one
// and is open: neither held by the enemy (Supply 5) nor behind his fort (Forts 8).
func (p *Position) link(s side, from board.ID, d hex.Direction, to board.ID) bool {
	return p.Board().Tracks(from, d) > 0 && p.railOf(s, to) && p.passes(s, from, d, to)
}

// passes tells whether supply goes from a hex to the adjacent one.
func (p *Position) passes(s side, from board.ID, d hex.Direction, to board.ID) bool {
	return p.rs.closed[to] == openHex && !p.holds(s.enemy(), to) && !p.fortBars(s, from, d)
}

// supplied tells whether a unit of a side would be in supply in a hex.
func (p *Position) supplied(s side, h board.ID) bool {
	return p.supplyOf(s).far(h) <= p.rs.tables.SupplyRange
}

// isolated tells whether a unit on the map is out of supply.
func (p *Position) isolated(u int16) bool { return !p.supplied(p.owner(u), p.at(u)) }

// findIsolated notes who is isolated when a side's movement begins, for that halves
// its movement (Isolation 1).
func (p *Position) findIsolated() {
	for i := range p.units {
		if u := int16(i); p.onMap(u) && p.owner(u) == p.side {
			p.units[u].isolated = p.isolated(u)
		}
	}
}
