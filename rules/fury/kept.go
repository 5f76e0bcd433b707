package fury

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
)

func (p page) look(u int16, x *look) {
	s := p.owner(u)
	*x = look{unitState: p.units[u], attacking: p.attacking(u)}
	if x.hex != board.None && p.fortIn(x.hex) >= 0 {
		x.besieged, x.besieger = p.shutIn(s, x.hex), !p.unit(u).hq && p.besieges(s, x.hex)
	}
}

// rowOf is the row of a unit in the order of battle: by army, and for those of none by
// nation.
func (p page) rowOf(u int16, army int8) int {
	if army >= 0 {
		return int(army)
	}
	return len(p.rs.armies) + int(p.unit(u).nation)
}

// refresh makes the counters anew that have changed, and notes what changes with them.
func (p page) refresh() *shown {
	g := &p.field.shown
	if g.rows == nil {
		n := len(p.rs.armies) + len(nationIDs)
		g.rows, g.listed, g.members, g.turn = make([]bool, n), make([]rules.Row, n), make([][]rules.Counter, len(p.rs.armies)), -1
	}
	clear(g.rows)
	g.sides, g.coming = [2]bool{}, false
	g.Refresh(p.Board(), len(p.units), p.look, p.newCounter, func(u int16, was, now *look) {
		g.rows[p.rowOf(u, was.army)], g.rows[p.rowOf(u, now.army)] = true, true
		g.coming = g.coming || was.box == toCome || now.box == toCome
		g.sides[p.owner(u)] = true
	})
	g.open = true
	return g
}

// viewStacks lists the stacks in the order of the board, one in each hex.
func (p page) viewStacks(g *shown) []rules.Stack {
	return g.Stacks(func(yield func(board.ID, int8) bool) {
		for h := range board.ID(p.Board().Len()) {
			if (p.occupied(russian, h) || p.occupied(central, h)) && !yield(h, 0) {
				return
			}
		}
	}, func(h board.ID, _ int8) rules.Stack { return p.viewStack(h) })
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
func (p page) viewDisplays(g *shown, s side) []rules.Display {
	if g.sides[s] || g.displays[s] == nil {
		g.displays[s] = []rules.Display{p.commandDisplay(s), p.arrivalsDisplay(s), p.eliminatedDisplay(s), p.orderOfBattle(g, s)}
	}
	return g.displays[s]
}

// viewTurns is the turn record.
func (p page) viewTurns(g *shown) rules.Track {
	if g.coming || g.turn != p.turn {
		g.turn, g.turns = p.turn, p.turnRecord()
	}
	return g.turns
}

// viewControl lists the fortresses, whose ownership decides the game (4).
func (p page) viewControl(g *shown) []rules.Control {
	if gallery.Same(&g.forts, p.forts) {
		return g.control
	}
	g.control = make([]rules.Control, len(p.forts))
	for i := range p.rs.forts {
		g.control[i] = rules.Control{Hex: p.Board().Number(p.rs.forts[i].hex), Name: p.rs.forts[i].name, Side: p.forts[i].holder.id(), Note: p.fortText(i)}
	}
	return g.control
}

// viewMembers are an army's headquarters and its units on the map.
func (p page) viewMembers(g *shown, a int8) []rules.Counter {
	if g.rows[a] || g.members[a] == nil {
		g.members[a] = p.members(a)
	}
	return g.members[a]
}

// orderOfBattle lists a side's units by army, each with where it is. The rows stand in
// the order of the first units in them.
func (p page) orderOfBattle(g *shown, s side) rules.Display {
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
