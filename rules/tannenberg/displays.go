package tannenberg

import (
	"strconv"

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
			if p.owner(u) != central || !deployIn(p.Position).initial(u) {
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
		if box.Note == "" {
			left, all := p.fortsOf(fort.inside)
			box.Note = strconv.Itoa(left) + " of " + strconv.Itoa(all)
		}
		if p.forts[f] {
			box.Details = append(box.Details, fort.fallen)
		} else {
			box.Details = append(box.Details, fort.stands)
		}
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
	return p.kept.Battle(int8(s), &p.rs.rolls, s.id(), sideNames[s], func(u int16) (rules.Counter, string, bool) {
		return p.listed(u), p.detail(u), !p.units[u].absent
	})
}

// detail tells of a unit where it is.
func (p *sight) detail(u int16) string { return p.unit(u).Name + ": " + p.whereabouts(u) }

// whereabouts tells where a unit is, as far as it can be told.
func (p *sight) whereabouts(u int16) string {
	st := &p.units[u]
	switch {
	case p.faceDown(u):
		return "face down on the map"
	case scoreOf(p.Position).fallen(u):
		return "lost in the west in turn " + strconv.Itoa(int(st.dead))
	case st.dead > 0:
		return "destroyed in turn " + strconv.Itoa(int(st.dead))
	case st.hex != board.None:
		return "in " + p.HexName(st.hex)
	case st.front == west:
		return "in the west"
	case st.front == westward:
		return "on its way to the west, there in turn " + strconv.Itoa(int(st.due))
	case viewOf(p.Position).comesIn(u) > 0:
		return "comes in turn " + strconv.Itoa(viewOf(p.Position).comesIn(u))
	}
	return "not set up"
}

// lostIn is the turn in which a unit was destroyed on this map, 0 for one that was
// not.
func (p *Position) lostIn(u int16) int {
	if scoreOf(p).fallen(u) {
		return 0
	}
	return int(p.units[u].dead)
}

// destroyedUnits lists what a side has lost, by turn: for the enemy's points, and
// for replacements (Replacements 1).
func (p *sight) destroyedUnits(s side) rules.Display {
	d := rules.Display{ID: "destroyed-" + string(s.id()), Title: "Destroyed: " + sideNames[s], Side: s.id()}
	for turn := 1; turn <= int(p.turn); turn++ {
		for _, u := range p.rs.armies[s] {
			if p.lostIn(u) == turn {
				box := d.Row(nationNames[p.unit(u).nation]).Box("Turn " + strconv.Itoa(turn))
				box.Units = append(box.Units, p.kept.Face(u))
			}
		}
	}
	return d
}

// coming lists the units still to come, by the turn of the schedule.
func (p *sight) coming(s side) rules.Display {
	d := rules.Display{ID: "coming-" + string(s.id()), Title: "To come: " + sideNames[s], Side: s.id()}
	for turn := int(p.turn); turn <= p.scenario.Turns[1]+p.rs.tables.Transfer.Turns; turn++ {
		title := "Turn " + strconv.Itoa(turn)
		for _, u := range p.rs.armies[s] {
			if viewOf(p.Position).comesIn(u) == turn {
				box := d.Row(title).Box(title)
				box.Units, box.Details = append(box.Units, p.listed(u)), append(box.Details, p.detail(u))
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
		if scoreOf(p.Position).fallen(u) {
			p.enlist(&d, "Lost in the west", "Turn "+strconv.Itoa(int(st.dead)), u)
			continue
		}
		if !st.alive() || p.unit(u).nation != german {
			continue
		}
		switch st.front {
		case west:
			p.enlist(&d, "In the west", p.unit(u).kind(), u)
		case westward:
			p.enlist(&d, "On the way to the west", "Turn "+strconv.Itoa(int(st.due)), u)
		case eastward:
			p.enlist(&d, "On the way to the east", "Turn "+strconv.Itoa(int(st.due)), u)
		}
	}
	return d
}
