package tannenberg

import (
	"cmp"
	"slices"
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
	for i := range p.rs.fortBoxes {
		b := &p.rs.fortBoxes[i]
		row := d.Row(b.row)
		if row.Boxes == nil {
			row.Boxes = make([]rules.Box, 0, len(p.rs.fortBoxes))
		}
		left, all := p.fortsOf(p.rs.forts[b.units[0]].inside)
		details := make([]string, len(b.units))
		for j, f := range b.units {
			details[j] = p.rs.forts[f].stands
			if p.forts[f] {
				details[j] = p.rs.forts[f].fallen
			}
		}
		row.Boxes = append(row.Boxes, rules.Box{Label: b.label, Note: strconv.Itoa(left) + " of " + strconv.Itoa(all), Details: details})
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

// orderOfBattle lists a side's units by nation and kind, each with where it is. The
// boxes stand in the order of the first units in them that take part.
func (p *sight) orderOfBattle(s side) rules.Display {
	d := rules.Display{ID: "order-of-battle-" + string(s.id()), Title: "Order of battle: " + sideNames[s], Side: s.id()}
	takesPart := func(u int16) bool { return !p.units[u].absent }
	first := func(b *orderBox) int {
		if i := slices.IndexFunc(b.units, takesPart); i >= 0 {
			return int(b.units[i])
		}
		return -1
	}
	order := make([]*orderBox, 0, 16)
	for i := range p.rs.orderOfBattle[s] {
		if b := &p.rs.orderOfBattle[s][i]; first(b) >= 0 {
			order = append(order, b)
		}
	}
	slices.SortFunc(order, func(a, b *orderBox) int { return cmp.Compare(first(a), first(b)) })
	for _, b := range order {
		row := d.Row(b.row)
		if row.Boxes == nil {
			row.Boxes = make([]rules.Box, 0, len(order))
		}
		p.places = p.places[:0]
		for _, u := range b.units {
			if takesPart(u) {
				p.places = append(p.places, u)
			}
		}
		row.Boxes = append(row.Boxes, rules.Box{Label: b.label, Units: p.lay(p.places, p.listed), Details: p.details(p.places)})
	}
	return d
}

// lay draws the counters of units, in memory that all of a view share.
func (p *sight) lay(units []int16, draw func(u int16) rules.Counter) []rules.Counter {
	n := len(p.laid)
	for _, u := range units {
		p.laid = append(p.laid, draw(u))
	}
	return p.laid[n:len(p.laid):len(p.laid)]
}

// details tells of units where they are.
func (p *sight) details(units []int16) []string {
	list := make([]string, len(units))
	for i, u := range units {
		list[i] = p.detail(u)
	}
	return list
}

// detail tells of a unit where it is. It is remembered, for it seldom changes.
func (p *sight) detail(u int16) string {
	if p.faceDown(u) {
		return p.unit(u).Name + ": " + p.whereabouts(u)
	}
	if p.kept.told == nil {
		p.kept.told = make([]toldPlace, len(p.units))
	}
	st := &p.units[u]
	now := toldPlace{st.hex, st.front, st.dead, st.due, int8(viewOf(p.Position).comesIn(u)), p.kept.told[u].text}
	if now.text == "" || now != p.kept.told[u] {
		now.text = p.unit(u).Name + ": " + p.whereabouts(u)
		p.kept.told[u] = now
	}
	return now.text
}

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

// byTurn lists the units of which something is told in a turn, by the turn and then
// in their order; turn is 0 for the others.
func (p *sight) byTurn(list []int16, turn func(u int16) int) []int16 {
	list = list[:0]
	for u := range int16(len(p.units)) {
		if turn(u) > 0 {
			list = append(list, u)
		}
	}
	slices.SortStableFunc(list, func(a, b int16) int { return cmp.Compare(turn(a), turn(b)) })
	return list
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
	for _, u := range p.lost {
		if p.owner(u) == s {
			box := d.Row(nationNames[p.unit(u).nation]).Box("Turn " + strconv.Itoa(p.lostIn(u)))
			box.Units = append(box.Units, p.counter(u))
		}
	}
	return d
}

// coming lists the units still to come, by the turn of the schedule.
func (p *sight) coming(s side) rules.Display {
	d := rules.Display{ID: "coming-" + string(s.id()), Title: "To come: " + sideNames[s], Side: s.id()}
	for turn, units := range p.eachTurn {
		p.places = p.places[:0]
		for _, u := range units {
			if p.owner(u) == s {
				p.places = append(p.places, u)
			}
		}
		if len(p.places) > 0 && turn <= p.scenario.Turns[1]+p.rs.tables.Transfer.Turns {
			title := "Turn " + strconv.Itoa(turn)
			d.Rows = append(d.Rows, rules.Row{Title: title, Boxes: []rules.Box{{Label: title, Units: p.lay(p.places, p.listed), Details: p.details(p.places)}}})
		}
	}
	return d
}

// eachTurn yields the turns in which units are to come, with those units.
func (p *sight) eachTurn(yield func(turn int, units []int16) bool) {
	for from := 0; from < len(p.due); {
		turn, to := viewOf(p.Position).comesIn(p.due[from]), from
		for to < len(p.due) && viewOf(p.Position).comesIn(p.due[to]) == turn {
			to++
		}
		if !yield(turn, p.due[from:to]) {
			return
		}
		from = to
	}
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
