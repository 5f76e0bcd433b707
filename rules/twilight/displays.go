package twilight

import (
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// turnRecord is the Game Turn Record Track with the reinforcements of each turn.
func (p viewer) turnRecord() rules.Track {
	t := rules.Track{ID: rules.TrackTurns, Title: "Game turns", Case: "5.1"}
	for i := p.scenario.Turns[0]; i <= p.scenario.Turns[1]; i++ {
		row := &p.rs.tables.Turns[i-1]
		box := rules.Box{Label: itoa(i), Note: row.Dates, Here: i == int(p.turn)}
		if row.InterPhase && i < p.scenario.Turns[1] {
			box.Details = append(box.Details, "An Inter-Phase follows.")
		}
		for u := range p.units {
			if v := int16(u); p.units[u].gone == waiting && int(p.scenario.due[u]) == i && p.sees(p.owner(v)) {
				box.Units = append(box.Units, p.counter(v))
			}
		}
		t.Boxes = append(t.Boxes, box)
	}
	return t
}

// pointsTrack is the account of victory points (27).
func (p viewer) pointsTrack() rules.Track {
	t := rules.Track{ID: rules.TrackPoints, Title: "Victory points"}
	for i := range p.awards {
		a := &p.awards[i]
		e := rules.Entry{Turn: int(a.turn), Side: a.side.id(), Points: int(a.points), Why: scoreOf(p.Position).reason(a), Case: a.cas, Hex: p.Board().Number(a.hex)}
		if a.unit >= 0 {
			e.Unit = p.UnitID(a.unit)
		}
		t.Entries = append(t.Entries, e)
	}
	for s, name := range sideNames {
		t.Totals = append(t.Totals, rules.Total{Side: sideIDs[s], Name: name, Value: int(p.points[s])})
	}
	return t
}

// displays are the orders of battle of the sides that are seen, and with them the losses
// of both.
func (p viewer) displays(lost []rules.Display) []rules.Display {
	var list []rules.Display
	for s := range side(2) {
		if p.sees(s) {
			for _, a := range armiesOf(p.Position).fielded(s) {
				list = append(list, p.armyDisplay(a))
			}
			list = append(list, p.orderOfBattle(s))
		}
		list = append(list, lost[s])
	}
	return list
}

// orderOfBattle lists a side's units by army and corps, each with where it is.
func (p viewer) orderOfBattle(s side) rules.Display {
	d := rules.Display{ID: "order-of-battle-" + string(s.id()), Title: "Order of battle: " + sideNames[s], Side: s.id()}
	for _, u := range p.rs.ofSide[s] {
		if p.units[u].gone == absent {
			continue
		}
		row, label := "Under no army", "Independent"
		if a := p.units[u].army; a >= 0 {
			row = p.rs.armies[a].name
		}
		switch c := p.units[u].corps; {
		case p.unit(u).works():
			label = "Fortresses"
		case c >= 0:
			label = p.rs.corps[c].title
		}
		box := d.Row(row).Box(label)
		c := p.counter(u)
		c.Hex = p.Board().Number(p.at(u))
		box.Units = append(box.Units, c)
		box.Details = append(box.Details, p.Label(u)+": "+p.whereabouts(u))
	}
	return d
}

func (p viewer) whereabouts(u int16) string {
	switch st := &p.units[u]; {
	case st.hex != board.None:
		return "in " + p.HexName(st.hex)
	case st.gone == waiting:
		return "arrives in turn " + itoa(int(p.scenario.due[u]))
	case st.gone == eliminated:
		return "eliminated"
	case st.gone == withdrawn:
		return "withdrawn"
	}
	return "off the map"
}

// lost lists the units that a side has lost, which lie beside the map for all to see.
func (p viewer) lost(s side) rules.Display {
	d := rules.Display{ID: "eliminated-" + string(s.id()), Title: "Eliminated: " + sideNames[s], Side: s.id()}
	for _, u := range p.rs.ofSide[s] {
		if p.units[u].gone == eliminated {
			box := d.Row("Eliminated").Box("Eliminated")
			c := p.top(u)
			c.Steps = 0
			box.Units = append(box.Units, c)
		}
	}
	return d
}

// laid are the pontoon bridges on the map, which both sides see (18.1).
func (p viewer) laid() []rules.Way {
	var list []rules.Way
	for _, x := range p.pontoons {
		list = append(list, rules.Way{Kind: rules.WayBridge, Hexes: p.Hexes(x.between[:]...), Case: "18.1",
			Note: "Pontoon bridge of " + sideNames[x.nation.side()]})
	}
	return list
}

// pontoonTrack names the pontoon bridges that lie on the map, which both sides see.
func (p viewer) pontoonTrack() rules.Track {
	t := rules.Track{ID: "pontoons", Title: "Pontoon bridges", Case: "18.1"}
	for _, x := range p.pontoons {
		t.Boxes = append(t.Boxes, rules.Box{Label: p.HexName(x.between[0]) + " to " + p.HexName(x.between[1]), Note: sideNames[x.nation.side()]})
	}
	return t
}

// stepsLeft tells in a sentence which replacement steps the side that decides still has.
func (p viewer) stepsLeft() string {
	var list []string
	for i, left := range p.replacements {
		if left > 0 && nation(i/stepKinds).side() == p.active() {
			list = append(list, itoa(int(left))+" "+replacementNames[i])
		}
	}
	if list == nil {
		return ""
	}
	return " Steps left: " + strings.Join(list, ", ") + "."
}

// replacementTrack shows what replacements are left.
func (p viewer) replacementTrack() rules.Track {
	t := rules.Track{ID: "replacements", Title: "Replacements", Case: "15.1"}
	for i := range replacementAccounts {
		n := nation(i / stepKinds)
		if left := p.replacements[i]; left > 0 && p.sees(n.side()) {
			t.Totals = append(t.Totals, rules.Total{Side: n.side().id(), Name: replacementNames[i], Value: int(left)})
		}
	}
	return t
}
