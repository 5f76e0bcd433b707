package galicia

import (
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
)

func itoa(n int) string { return strconv.Itoa(n) }

// turnRecord is the turn record track with the reinforcements of each turn.
func (p *Position) turnRecord() rules.Track {
	t := rules.Track{ID: "turns", Title: "Game turns", Case: "3.1"}
	for _, turn := range p.rs.tables.Turns {
		box := rules.Box{Label: itoa(turn.Turn), Note: turn.Dates, Here: turn.Turn == int(p.turn)}
		for i, a := range p.scenario.arrives {
			if a != nil && a.turn == turn.Turn {
				box.Units = append(box.Units, p.fresh(int16(i)))
			}
		}
		t.Boxes = append(t.Boxes, box)
	}
	return t
}

// fresh is the counter of a unit as it is printed.
func (p *Position) fresh(u int16) rules.Counter {
	before := p.units[u]
	p.units[u] = unitState{hex: board.None}
	c := p.counter(u)
	p.units[u] = before
	return c
}

// pointsTrack is the running account of victory points (15.1).
func (p *Position) pointsTrack() rules.Track {
	t := rules.Track{ID: "points", Title: "Victory points", Case: "15.1"}
	p.account(func(e rules.Entry) { t.Entries = append(t.Entries, e) })
	total := p.points()
	for _, s := range []side{austria, russia} {
		t.Totals = append(t.Totals, rules.Total{Side: s.id(), Name: sideNames[s], Value: total[s]})
	}
	return t
}

// supplyTrack counts the supply states of the sides whose markers the viewer
// may look under (5.4).
func (p *Position) supplyTrack(who side) rules.Track {
	t := rules.Track{ID: "supply", Title: "Supply", Case: "11.1"}
	for _, s := range []side{austria, russia} {
		if who != nobody && who != s {
			continue
		}
		var count [3]int
		for i := range p.units {
			if p.owner(int16(i)) == s && p.units[i].hex != board.None {
				count[p.units[i].supply]++
			}
		}
		for state, name := range []string{"in supply", "in low supply", "out of supply"} {
			t.Totals = append(t.Totals, rules.Total{Side: s.id(), Name: name, Value: count[state]})
		}
	}
	return t
}

// orderOfBattle lists a side's units by army and corps, each with where it is,
// as far as the viewer knows.
func (p *Position) orderOfBattle(s, who side) rules.Display {
	d := rules.Display{ID: "order-of-battle-" + string(s.id()), Title: "Order of battle: " + sideNames[s], Side: s.id()}
	for i := range p.units {
		u := p.unit(int16(i))
		if u.side != s || p.units[i].absent {
			continue
		}
		corps := "Independent"
		if u.Corps != "" {
			corps = u.Corps
		}
		box := d.Row("Army " + u.Army).Box(corps)
		box.Units = append(box.Units, p.placed(int16(i)))
		box.Details = append(box.Details, u.label+": "+p.whereabouts(int16(i)))
	}
	return d
}

// placed is a unit's counter with the hex it stands in.
func (p *Position) placed(u int16) rules.Counter {
	c := p.counter(u)
	if hex := p.units[u].hex; hex != board.None {
		c.Hex = p.Board().Number(hex)
	}
	return c
}

func (p *Position) whereabouts(u int16) string {
	st := &p.units[u]
	switch {
	case st.unseen:
		return "somewhere on the map"
	case st.lost > 0:
		return "eliminated in turn " + itoa(int(st.lost))
	case st.hex != board.None:
		return "in " + p.HexName(st.hex)
	case p.scenario.arrives[u] != nil:
		return "comes in turn " + itoa(p.scenario.arrives[u].turn)
	}
	return "off the map"
}

// gone lists the eliminated units of a side, coming those still to come.
func (p *Position) gone(s side) rules.Display {
	d := rules.Display{ID: "eliminated-" + string(s.id()), Title: "Eliminated: " + sideNames[s], Side: s.id()}
	for i := range p.units {
		if lost := p.units[i].lost; lost > 0 && p.owner(int16(i)) == s {
			box := d.Row("Turn " + itoa(int(lost))).Box("Turn " + itoa(int(lost)))
			box.Units = append(box.Units, p.counter(int16(i)))
		}
	}
	return d
}

func (p *Position) coming(s side) rules.Display {
	d := rules.Display{ID: "coming-" + string(s.id()), Title: "Reinforcements: " + sideNames[s], Side: s.id()}
	for turn := 1; turn <= p.scenario.Turns[1]; turn++ {
		for i, a := range p.scenario.arrives {
			st := &p.units[i]
			if a == nil || a.turn != turn || st.hex != board.None || st.unseen || !st.alive() || p.owner(int16(i)) != s {
				continue
			}
			box := d.Row("Turn " + itoa(turn)).Box("Turn " + itoa(turn))
			box.Units = append(box.Units, p.counter(int16(i)))
			box.Details = append(box.Details, p.Label(int16(i))+": "+p.arrivalText(a))
		}
	}
	return d
}

func (p *Position) arrivalText(a *arrival) string {
	text := ""
	for i, n := range p.Board().Numbers(a.hexes) {
		if i > 0 {
			text += ", "
		}
		text += n
	}
	if a.later != nil {
		text += "; or in turn " + itoa(a.later.turn) + " at one of "
		for i, n := range p.Board().Numbers(a.later.hexes) {
			if i > 0 {
				text += ", "
			}
			text += n
		}
	}
	return text
}
