package tannenberg

import (
	"vistula/rules"
	"vistula/rules/board"
)

// planningChart is the chart of Blue: where his units begin while he plans, and the
// forts, which are marked off as they fall (Forts 7).
func (p *sight) planningChart() rules.Display {
	d := rules.Display{ID: "planning-chart", Title: "Planning chart", Side: central.id()}
	if p.phase == planPhase {
		for i := range p.units {
			u := int16(i)
			if p.owner(u) != central || !p.initial(u) {
				continue
			}
			label := "Not yet marked"
			if p.onMap(u) {
				label = p.HexName(p.at(u))
			}
			p.enlist(&d, nationNames[p.unit(u).nation], label, u)
		}
	}
	for f := range p.rs.forts {
		fort := &p.rs.forts[f]
		box := d.Row("Forts: " + sideNames[fort.side]).Box(fort.name)
		left, all := p.fortsOf(fort.inside)
		box.Note = itoa(left) + " of " + itoa(all)
		state := "stands"
		if p.forts[f] {
			state = "destroyed"
		}
		box.Details = append(box.Details, "Towards "+p.HexName(fort.outside)+": "+state)
	}
	return d
}

// enlist puts a unit into a box of a row, with where it is where that is known.
func (p *sight) enlist(d *rules.Display, row, label string, u int16) {
	box := d.Row(row).Box(label)
	c := p.listed(u)
	box.Units = append(box.Units, c)
	if label != p.whereabouts(u) {
		box.Details = append(box.Details, c.Name+": "+p.whereabouts(u))
	}
}

// listed is a unit's counter on a list: open, but without its place and state where
// the one on the map lies face down.
func (p *sight) listed(u int16) rules.Counter {
	c := p.open(u)
	switch {
	case p.faceDown(u):
		c.Badges = nil
	case p.onMap(u):
		c.Hex = p.Board().Number(p.at(u))
	}
	return c
}

// orderOfBattle lists a side's units by nation and kind, each with where it is.
func (p *sight) orderOfBattle(s side) rules.Display {
	d := rules.Display{ID: "order-of-battle-" + string(s.id()), Title: "Order of battle: " + sideNames[s], Side: s.id()}
	for i := range p.units {
		if u := int16(i); p.owner(u) == s && !p.units[i].absent {
			p.enlist(&d, nationNames[p.unit(u).nation], p.kind(u), u)
		}
	}
	return d
}

// kind is the box of a unit in its nation's row.
func (p *Position) kind(u int16) string {
	unit := p.unit(u)
	switch unit.Type {
	case "cavalry":
		return "Cavalry"
	case "artillery":
		return "Artillery"
	case "engineer":
		return "EB units"
	case "supply":
		return "Supply units"
	}
	switch unit.Size {
	case "corps", "army":
		return "Corps"
	case "division":
		return "Divisions"
	}
	return "Brigades"
}

// whereabouts tells where a unit is, as far as it can be told.
func (p *sight) whereabouts(u int16) string {
	st := &p.units[u]
	switch {
	case p.faceDown(u):
		return "face down on the map"
	case p.fallen(u):
		return "lost in the west in turn " + itoa(int(st.dead))
	case st.dead > 0:
		return "destroyed in turn " + itoa(int(st.dead))
	case st.hex != board.None:
		return "in " + p.HexName(st.hex)
	case st.front == west:
		return "in the west"
	case st.front == westward:
		return "on its way to the west, there in turn " + itoa(int(st.due))
	case p.comesIn(u) > 0:
		return "comes in turn " + itoa(p.comesIn(u))
	}
	return "not set up"
}

// destroyedUnits lists what a side has lost, by turn: for the enemy's points, and
// for replacements (Replacements 1).
func (p *sight) destroyedUnits(s side) rules.Display {
	d := rules.Display{ID: "destroyed-" + string(s.id()), Title: "Destroyed: " + sideNames[s], Side: s.id()}
	for turn := 1; turn <= int(p.turn); turn++ {
		for i := range p.units {
			if u := int16(i); int(p.units[i].dead) == turn && p.owner(u) == s && !p.fallen(u) {
				box := d.Row(nationNames[p.unit(u).nation]).Box("Turn " + itoa(turn))
				box.Units = append(box.Units, p.counter(u))
			}
		}
	}
	return d
}

// coming lists the units still to come, by the turn of the schedule.
func (p *sight) coming(s side) rules.Display {
	d := rules.Display{ID: "coming-" + string(s.id()), Title: "To come: " + sideNames[s], Side: s.id()}
	for turn := 1; turn <= p.scenario.Turns[1]+p.rs.tables.Transfer.Turns; turn++ {
		for i := range p.units {
			if u := int16(i); p.comesIn(u) == turn && p.owner(u) == s {
				p.enlist(&d, "Turn "+itoa(turn), "Turn "+itoa(turn), u)
			}
		}
	}
	return d
}

// westDisplay lists the German units in the west and on the way there and back.
func (p *sight) westDisplay() rules.Display {
	d := rules.Display{ID: "west", Title: "The western front", Side: central.id()}
	for i := range p.units {
		u, st := int16(i), &p.units[i]
		if p.fallen(u) {
			p.enlist(&d, "Lost in the west", "Turn "+itoa(int(st.dead)), u)
			continue
		}
		if !st.alive() || p.unit(u).nation != german {
			continue
		}
		switch st.front {
		case west:
			p.enlist(&d, "In the west", p.kind(u), u)
		case westward:
			p.enlist(&d, "On the way to the west", "Turn "+itoa(int(st.due)), u)
		case eastward:
			p.enlist(&d, "On the way to the east", "Turn "+itoa(int(st.due)), u)
		}
	}
	return d
}
