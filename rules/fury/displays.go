package fury

import (
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// frontsDisplay has a row for each front with the armies of both sides on it (7).
func (p page) frontsDisplay(g *shown) rules.Display {
	d := rules.Display{ID: "fronts", Title: "Fronts"}
	for _, f := range []front{north, south, noFront} {
		row := rules.Row{Title: "Not yet posted"}
		if f != noFront {
			row.Title = frontNames[f]
		}
		for a := range p.rs.armies {
			if p.fronts[a] != f || !p.inGame(int8(a)) {
				continue
			}
			box := rules.Box{Label: p.armyName(int8(a)), Note: p.whereabouts(p.rs.armies[a].hq), Here: f != noFront && p.front == f && p.rs.armies[a].nation.side() == p.side,
				Units: p.viewMembers(g, int8(a))}
			row.Boxes = append(row.Boxes, box)
		}
		if len(row.Boxes) > 0 {
			d.Rows = append(d.Rows, row)
		}
	}
	return d
}

// inGame tells whether an army takes part.
func (p page) inGame(a int8) bool { return p.units[p.rs.armies[a].hq].box != absent }

func (p page) armyName(a int8) string { return p.rs.armies[a].name }

// members are an army's headquarters and its units on the map.
func (p page) members(a int8) []rules.Counter {
	hq := p.rs.armies[a].hq
	n := 1
	for i := range p.units {
		if p.units[i].army == a && p.units[i].hex != board.None {
			n++
		}
	}
	list := append(make([]rules.Counter, 0, n), p.placed(hq))
	for i := range p.units {
		if u := int16(i); u != hq && p.units[i].army == a && p.onMap(u) {
			list = append(list, p.placed(u))
		}
	}
	return list
}

// commandDisplay has a row for the headquarters of a side that are active and one
// for those that are not (2.2, 11.5).
func (p page) commandDisplay(s side) rules.Display {
	d := rules.Display{ID: "command-" + string(s.id()), Title: "Headquarters: " + sideNames[s], Side: s.id(), Rows: []rules.Row{{Title: "Active"}, {Title: "Inactive"}, {Title: "Off the map"}}}
	for a := range p.rs.armies {
		hq := p.rs.armies[a].hq
		if p.owner(hq) != s || !p.inGame(int8(a)) {
			continue
		}
		f := p.command(hq)
		// Where it is comes first: of a counter in a box its first detail tells that.
		box := rules.Box{Label: p.armyName(int8(a)), Units: []rules.Counter{p.placed(hq)}, Details: []string{p.whereabouts(hq),
			"Support " + signed(f.Support), "Cavalry " + strconv.Itoa(f.Cavalry), "Command range " + verb.Count(f.CommandRange, "hex", "hexes"), "Commander: " + p.unit(hq).Formation}}
		row := 1
		switch {
		case !p.onMap(hq):
			row = 2
		case p.units[hq].active:
			row = 0
		}
		d.Rows[row].Boxes = append(d.Rows[row].Boxes, box)
	}
	d.Rows = slices.DeleteFunc(d.Rows, func(r rules.Row) bool { return len(r.Boxes) == 0 })
	return d
}

// arrivalsDisplay has the space of reinforcements, what is still to come and the
// Cadres that wait (11.3, 11.4).
func (p page) arrivalsDisplay(s side) rules.Display {
	d := rules.Display{ID: "arrivals-" + string(s.id()), Title: "Reinforcements: " + sideNames[s], Side: s.id()}
	add := func(row, label string, u int16) {
		box := d.Row(row).Box(label)
		box.Units = append(box.Units, p.counter(u))
	}
	for _, reformed := range []bool{false, true} {
		for i := range p.units {
			if st := &p.units[i]; p.owner(int16(i)) == s && st.box == inReserve && st.reformed == reformed {
				label := "Arrived"
				if reformed {
					label = "Reformed"
				}
				add("Space of reinforcements", label, int16(i))
			}
		}
	}
	for turn := p.scenario.Turns[0]; turn <= p.scenario.Turns[1]; turn++ {
		for i := range p.units {
			if st := &p.units[i]; p.owner(int16(i)) == s && st.box == toCome && int(st.due) == turn {
				add("To come", p.rs.tables.Turns[turn-1].ID, int16(i))
			}
		}
	}
	for i := range p.units {
		if p.owner(int16(i)) == s && p.units[i].box == inPool {
			add("Cadres", nationNames[p.unit(int16(i)).nation], int16(i))
		}
	}
	return d
}

// eliminatedDisplay is the space of eliminated units, by army, because armies that
// miss more than one are reformed first (11.3).
func (p page) eliminatedDisplay(s side) rules.Display {
	d := rules.Display{ID: "eliminated-" + string(s.id()), Title: "Eliminated units: " + sideNames[s], Side: s.id()}
	for i := range p.units {
		if u := int16(i); p.owner(u) == s && p.units[i].box == eliminated {
			box := d.Row(nationNames[p.unit(u).nation]).Box(p.armyTitle(u))
			box.Units = append(box.Units, p.counter(u))
		}
	}
	return d
}

func (p page) armyTitle(u int16) string {
	if a := p.units[u].army; a >= 0 {
		return p.armyName(a)
	}
	return nationAdjectives[p.unit(u).nation] + " units of no army"
}

func (p page) whereabouts(u int16) string {
	st := &p.units[u]
	switch {
	case p.onMap(u):
		return p.rs.inHex[st.hex]
	case st.box == eliminated:
		return "eliminated"
	case st.box == inReserve && st.reformed:
		return "reformed, waits to enter"
	case st.box == inReserve:
		return "waits to enter"
	case st.box == toCome:
		return "comes in turn " + p.rs.tables.Turns[max(1, st.due)-1].ID
	case st.box == onMap:
		return "to be set up"
	}
	return "off the map"
}
