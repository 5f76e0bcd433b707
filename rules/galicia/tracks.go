package galicia

import (
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
)

// turnRecord is the turn record track with the reinforcements of each turn.
func (p viewer) turnRecord() rules.Track {
	t := rules.Track{ID: "turns", Title: "Game turns", Case: "3.1", Boxes: make([]rules.Box, 0, len(p.rs.tables.Turns))}
	for _, turn := range p.rs.tables.Turns {
		box := rules.Box{Label: strconv.Itoa(turn.Turn), Note: turn.Dates, Here: turn.Turn == int(p.turn)}
		units := p.scenario.due(turn.Turn)
		box.Units = slices.Grow(box.Units, len(units))
		for _, u := range units {
			box.Units = append(box.Units, p.rs.faces[u][0])
		}
		t.Boxes = append(t.Boxes, box)
	}
	return t
}

// due lists who is to come on in a turn, if nothing keeps them.
func (s *scenario) due(turn int) []int16 {
	if turn >= len(s.coming) {
		return nil
	}
	return s.coming[turn]
}

// pointsTrack is the running account of victory points (15.1).
func (p viewer) pointsTrack() rules.Track {
	t := rules.Track{ID: "points", Title: "Victory points", Case: "15.1"}
	scoreOf(p.Position).account(func(e rules.Entry) { t.Entries = append(t.Entries, e) })
	total := scoreOf(p.Position).points()
	for _, s := range []side{austria, russia} {
		t.Totals = append(t.Totals, rules.Total{Side: s.id(), Name: sideNames[s], Value: total[s]})
	}
	return t
}

// supplyTrack counts the supply states of the sides whose markers the viewer
// may look under (5.4).
func (p viewer) supplyTrack(who side) rules.Track {
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
func (p viewer) orderOfBattle(k *shown, s side) rules.Display {
	return k.Battle(int8(s), &p.rs.rolls, s.id(), sideNames[s], func(u int16) (rules.Counter, string, bool) {
		return p.located(k.Face(u), u), p.Label(u) + ": " + p.whereabouts(u), !p.units[u].absent
	})
}

func (p viewer) whereabouts(u int16) string {
	st := &p.units[u]
	switch {
	case st.unseen:
		return "somewhere on the map"
	case st.lost > 0:
		return "eliminated in turn " + strconv.Itoa(int(st.lost))
	case st.hex != board.None:
		return p.rs.inHex[st.hex]
	case p.scenario.arrives[u] != nil:
		return "comes in turn " + strconv.Itoa(p.scenario.arrives[u].turn)
	}
	return "off the map"
}

// gone lists the eliminated units of a side, coming those still to come.
func (p viewer) gone(k *shown, s side) rules.Display {
	d := rules.Display{ID: "eliminated-" + string(s.id()), Title: "Eliminated: " + sideNames[s], Side: s.id()}
	for i := range p.units {
		if lost := p.units[i].lost; lost > 0 && p.owner(int16(i)) == s {
			box := d.Row("Turn " + strconv.Itoa(int(lost))).Box("Turn " + strconv.Itoa(int(lost)))
			box.Units = append(box.Units, k.Face(int16(i)))
		}
	}
	return d
}

func (p viewer) coming(k *shown, s side) rules.Display {
	d := rules.Display{ID: "coming-" + string(s.id()), Title: "Reinforcements: " + sideNames[s], Side: s.id()}
	for turn := 1; turn <= p.scenario.Turns[1]; turn++ {
		for _, u := range p.scenario.due(turn) {
			st := &p.units[u]
			if st.hex != board.None || st.unseen || !st.alive() || p.owner(u) != s {
				continue
			}
			box := d.Row("Turn " + strconv.Itoa(turn)).Box("Turn " + strconv.Itoa(turn))
			box.Units = append(box.Units, k.Face(u))
			box.Details = append(box.Details, p.Label(u)+": "+p.scenario.arrives[u].text)
		}
	}
	return d
}
