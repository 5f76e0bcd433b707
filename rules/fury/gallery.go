package fury

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// gallery keeps what a view shows from one view to the next: only what has changed
// since is made anew. What was given away is never written again, so that views may
// share it.
type gallery struct {
	open  bool // a view is being made
	looks []look
	faces []rules.Counter // by unit: as it lies on the map

	// What is not as it was in the view before:
	hexes  []bool  // by hex: who lies there, or how
	rows   []bool  // by row of the order of battle
	sides  [2]bool // any unit
	coming bool    // any unit that is to come

	// What was shown:
	places   []board.ID // of stacks
	stacks   []rules.Stack
	listed   []rules.Row       // of the order of battle
	members  [][]rules.Counter // by army
	displays [2][]rules.Display
	forts    []fortState // for which control is as it was shown
	control  []rules.Control
	turn     int8
	turns    rules.Track
}

// look is all that a counter depends on, and where it is listed.
type look struct {
	unitState
	attacking, besieged, besieger bool
}

func (p *Position) look(u int16) look {
	st, s := p.units[u], p.owner(u)
	x := look{unitState: st, attacking: p.attacking(u)}
	if st.hex != board.None && p.fortIn(st.hex) >= 0 {
		x.besieged, x.besieger = p.shutIn(s, st.hex), !p.unit(u).hq && p.besieges(s, st.hex)
	}
	return x
}

// rowOf is the row of a unit in the order of battle: by army, and for those of none by
// nation.
func (p page) rowOf(u int16, army int8) int {
	if army >= 0 {
		return int(army)
	}
	return len(p.rs.armies) + int(p.unit(u).nation)
}

// layOut makes the counters that have changed, and notes what has changed with them.
func (p page) layOut() *gallery {
	g := &p.field.gallery
	first := len(g.looks) != len(p.units)
	if first {
		rows := len(p.rs.armies) + len(nationIDs)
		*g = gallery{looks: make([]look, len(p.units)), faces: make([]rules.Counter, len(p.units)), hexes: make([]bool, p.Board().Len()),
			rows: make([]bool, rows), listed: make([]rules.Row, rows), members: make([][]rules.Counter, len(p.rs.armies)), turn: -1}
	}
	clear(g.hexes)
	clear(g.rows)
	g.sides, g.coming = [2]bool{}, false
	for i := range p.units {
		u := int16(i)
		now, was := p.look(u), &g.looks[u]
		if !first && now == *was {
			continue
		}
		for _, x := range [2]*look{was, &now} {
			if x == was && first {
				continue
			}
			if x.hex != board.None {
				g.hexes[x.hex] = true
			}
			g.rows[p.rowOf(u, x.army)] = true
			g.coming = g.coming || x.box == toCome
		}
		g.sides[p.owner(u)] = true
		*was, g.faces[u] = now, p.newCounter(u, &now)
	}
	g.open = true
	return g
}

// viewStacks lists the stacks in the order of the board.
func (p page) viewStacks(g *gallery) []rules.Stack {
	if !slices.Contains(g.hexes, true) {
		return g.stacks
	}
	var at []board.ID
	for h := range board.ID(p.Board().Len()) {
		if p.occupied(russian, h) || p.occupied(central, h) {
			at = append(at, h)
		}
	}
	list := make([]rules.Stack, len(at))
	old := 0
	for i, h := range at {
		for old < len(g.places) && g.places[old] < h {
			old++
		}
		if g.hexes[h] {
			list[i] = p.viewStack(h)
		} else {
			list[i] = g.stacks[old]
		}
	}
	g.places, g.stacks = at, list
	return list
}

// viewStack is the pile in a hex, combat units before headquarters, as they are piled
// on a table. A besieger and the besieged share a hex (10.5) and lie in one pile, the
// besiegers on top, so that both can be seen and taken.
func (p page) viewStack(h board.ID) rules.Stack {
	top := russian
	if p.shutIn(russian, h) || !p.occupied(russian, h) {
		top = central
	}
	stack := rules.Stack{Hex: p.Board().Number(h), Side: top.id(), Units: make([]rules.Counter, 0, p.who.Count(int8(russian), h)+p.who.Count(int8(central), h))}
	for _, s := range [2]side{top, top.enemy()} {
		units := p.in(s, h)
		slices.SortStableFunc(units, func(a, b int16) int { return p.pile(a) - p.pile(b) })
		for _, u := range units {
			stack.Units = append(stack.Units, p.counter(u))
		}
	}
	return stack
}

// viewDisplays lists the displays of a side.
func (p page) viewDisplays(g *gallery, s side) []rules.Display {
	if g.sides[s] || g.displays[s] == nil {
		g.displays[s] = []rules.Display{p.commandDisplay(s), p.arrivalsDisplay(s), p.eliminatedDisplay(s), p.orderOfBattle(g, s)}
	}
	return g.displays[s]
}

// viewTurns is the turn record.
func (p page) viewTurns(g *gallery) rules.Track {
	if g.coming || g.turn != p.turn {
		g.turn, g.turns = p.turn, p.turnRecord()
	}
	return g.turns
}

// viewControl lists the fortresses, whose ownership decides the game (4).
func (p page) viewControl(g *gallery) []rules.Control {
	if slices.Equal(g.forts, p.forts) {
		return g.control
	}
	g.forts = slices.Clone(p.forts)
	g.control = make([]rules.Control, len(p.forts))
	for i := range p.rs.forts {
		g.control[i] = rules.Control{Hex: p.Board().Number(p.rs.forts[i].hex), Name: p.rs.forts[i].name, Side: p.forts[i].holder.id(), Note: p.fortText(i)}
	}
	return g.control
}

// viewMembers are an army's headquarters and its units on the map.
func (p page) viewMembers(g *gallery, a int8) []rules.Counter {
	if g.rows[a] || g.members[a] == nil {
		g.members[a] = p.members(a)
	}
	return g.members[a]
}

// orderOfBattle lists a side's units by army, each with where it is. The rows stand in
// the order of the first units in them.
func (p page) orderOfBattle(g *gallery, s side) rules.Display {
	d := rules.Display{ID: "order-of-battle-" + string(s.id()), Title: "Order of battle: " + sideNames[s], Side: s.id()}
	n, seen := 0, make([]bool, len(g.rows))
	for i := range p.units {
		if u := int16(i); p.owner(u) == s && p.enrolled(u) && !seen[p.rowOf(u, p.armyOf(u))] {
			seen[p.rowOf(u, p.armyOf(u))] = true
			n++
		}
	}
	d.Rows = make([]rules.Row, 0, n)
	clear(seen)
	for i := range p.units {
		u := int16(i)
		if p.owner(u) != s || !p.enrolled(u) || seen[p.rowOf(u, p.armyOf(u))] {
			continue
		}
		r := p.rowOf(u, p.armyOf(u))
		seen[r] = true
		if g.rows[r] || g.listed[r].Boxes == nil {
			g.listed[r] = p.battleRow(u)
		}
		d.Rows = append(d.Rows, g.listed[r])
	}
	return d
}

// enrolled tells whether a unit stands in the order of battle.
func (p page) enrolled(u int16) bool {
	return p.units[u].box != absent && p.units[u].box != inPool
}

// battleRow is the row of the order of battle that begins with a unit: the units of
// its army, the headquarters apart.
func (p page) battleRow(first int16) rules.Row {
	r := p.rowOf(first, p.armyOf(first))
	var staffs, units []int16
	for i := int(first); i < len(p.units); i++ {
		if u := int16(i); p.owner(u) == p.owner(first) && p.enrolled(u) && p.rowOf(u, p.armyOf(u)) == r {
			if p.unit(u).hq {
				staffs = append(staffs, u)
			} else {
				units = append(units, u)
			}
		}
	}
	row := rules.Row{Title: p.armyTitle(first), Boxes: make([]rules.Box, 0, 2)}
	add := func(label string, units []int16) {
		if len(units) == 0 {
			return
		}
		box := rules.Box{Label: label, Units: make([]rules.Counter, len(units)), Details: make([]string, len(units))}
		for i, u := range units {
			box.Units[i], box.Details[i] = p.placed(u), p.Label(u)+": "+p.whereabouts(u)
		}
		row.Boxes = append(row.Boxes, box)
	}
	if p.unit(first).hq {
		add("Headquarters", staffs)
		add("Units", units)
	} else {
		add("Units", units)
		add("Headquarters", staffs)
	}
	return row
}
