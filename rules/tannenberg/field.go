package tannenberg

import (
	"cmp"
	"slices"

	"vistula/rules/board"
)

// field is what follows from where the units stand: it is kept up to date by
// place and never saved.
type field struct {
	count   [2][]int8 // units of a side in each hex
	supply  [2]supply // worked out when it is asked for
	without without   // likewise
}

// without is the supply of a side without some of its supply units.
type without struct {
	side   side
	except []int16
	supply supply // nil while it is not known
}

func newField(hexes int) field {
	var f field
	for s := range f.count {
		f.count[s] = make([]int8, hexes)
	}
	return f
}

// clone shares the supply that was worked out: nothing changes it any more.
func (f *field) clone() field {
	g := field{supply: f.supply, without: f.without}
	for s := range f.count {
		g.count[s] = slices.Clone(f.count[s])
	}
	return g
}

// place moves a unit to a hex, or off the map; it comes to lie at the bottom of
// the stack there. The rest of the stack that it leaves closes up.
func (p *Position) place(u int16, to board.ID) {
	st, s := &p.units[u], p.owner(u)
	if from := st.hex; from != board.None {
		p.field.count[s][from]--
		for i := range p.units {
			if v := &p.units[i]; v.hex == from && p.owner(int16(i)) == s && v.rank > st.rank {
				v.rank--
			}
		}
	}
	st.hex, st.rank = to, 0
	if to != board.None {
		st.rank = p.field.count[s][to]
		p.field.count[s][to]++
		p.hold(s, to)
	}
	// A unit is in the way of the enemy's supply, and of no friend's.
	p.field.supply[s.enemy()] = nil
	if p.unit(u).supply {
		p.field.supply[s] = nil
	}
	if k := &p.field.without; k.side != s || p.unit(u).supply && !slices.Contains(k.except, u) {
		k.supply = nil
	}
}

// stale forgets the supply that was worked out.
func (p *Position) stale() { p.field.supply, p.field.without.supply = [2]supply{}, nil }

// refresh works out anew what follows from where the units stand: after a
// position was read.
func (p *Position) refresh() {
	p.field = newField(p.Board().Len())
	for i := range p.units {
		if h := p.units[i].hex; h != board.None {
			p.field.count[p.owner(int16(i))][h]++
		}
	}
}

// holds tells whether a side has a unit in a hex.
func (p *Position) holds(s side, h board.ID) bool { return p.field.count[s][h] > 0 }

// stack lists the units of a side in a hex, the top one first.
func (p *Position) stack(s side, h board.ID) []int16 {
	if h == board.None || p.field.count[s][h] == 0 {
		return nil
	}
	units := p.all(func(u int16) bool { return p.units[u].hex == h && p.owner(u) == s })
	slices.SortFunc(units, func(a, b int16) int { return cmp.Compare(p.units[a].rank, p.units[b].rank) })
	return units
}

// nearEnemy tells whether a hex is adjacent to a unit of the enemy of s.
func (p *Position) nearEnemy(s side, h board.ID) bool {
	for _, n := range p.Board().Neighbours(h) {
		if n != board.None && p.holds(s.enemy(), n) {
			return true
		}
	}
	return false
}
