package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
)

// ammunitionTrack shows what the sides that are seen have allocated to the combat in
// hand, and what their depots, trains and magazines can still give (10.5).
func (p viewer) ammunitionTrack() rules.Track {
	t := rules.Track{ID: "ammunition", Title: "Ammunition", Case: "10.5"}
	sides := []side{russia, central}
	if p.toAct() == central { // who decides finds what is his own first
		sides = []side{central, russia}
	}
	for _, s := range sides {
		if !p.sees(s) {
			continue
		}
		t.Lines = append(t.Lines, p.grantLines(s)...)
		for _, a := range armiesOf(p.Position).fielded(s) {
			t.Lines = append(t.Lines, p.giverLines(a)...)
		}
		t.Lines = append(t.Lines, p.magazineLines(s)...)
	}
	t.Now = p.stage == atAmmunition && p.sees(p.toAct())
	return t
}

// grantLines are the points that a side has allocated to the combat in hand.
func (p viewer) grantLines(s side) []rules.Line {
	if !p.fighting() {
		return nil
	}
	lines := []rules.Line{{Text: sideNames[s] + ": Ammunition Points allowed in this combat", Case: "10.5.1", Left: mostPoints - p.ammo.used(s), Most: mostPoints}}
	for i := range p.ammo.grants {
		x := &p.ammo.grants[i]
		if x.side != s {
			continue
		}
		w := apWay{depot: x.sources[0], train: x.sources[1], store: board.None}
		note := ""
		if w.depot >= 0 {
			note = armingOf(p.Position).words(w) + "."
		} else {
			note = "Ammunition from a magazine."
		}
		l := rules.Line{Text: p.Labels(x.units), Note: note, Case: "10.5", State: rules.LineMet, Hexes: p.Hexes(p.at(x.units[0]))}
		for _, u := range x.units {
			l.Units = append(l.Units, p.counterAt(u))
		}
		lines = append(lines, l)
	}
	return lines
}

// giverLines are the depots and Corps Trains of an army.
func (p viewer) giverLines(a int8) []rules.Line {
	lines := []rules.Line{{Text: p.rs.armies[a].Name}}
	for _, u := range p.rs.ofSide[p.rs.armies[a].nation.side()] {
		if p.unit(u).supplies() && p.onMap(u) && p.units[u].army == a {
			lines = append(lines, p.giverLine(u))
		}
	}
	if len(lines) == 1 {
		return nil
	}
	return lines
}

// giverLine is what a depot or a train can still give in this turn (3.6.2, 10.5.4).
func (p viewer) giverLine(u int16) rules.Line {
	st, arms := &p.units[u], armingOf(p.Position)
	l := rules.Line{Text: p.Label(u), Units: []rules.Counter{p.counterAt(u)}, Case: "10.5.4", Hexes: p.Hexes(p.at(u)), Note: "In " + p.HexName(p.at(u))}
	if st.extended {
		l.Note += ", in extended mode"
	}
	switch most := arms.limit(u, st.extended); {
	case p.unit(u).depot() && st.settling > 0:
		l.Value, l.Note = "none", l.Note+", relocating"
	case p.unit(u).depot() && st.supply == outOfSupply:
		l.Value, l.Note = "none", l.Note+", out of supply"
	case p.railMode(u):
		l.Value, l.Note = "none", l.Note+", on the railway"
	case most == 0:
		l.Value = "no limit"
	default:
		l.Left, l.Most = max(0, arms.left(u, false)), most
	}
	l.Note += "."
	return l
}

// magazineLines are the magazines that a side holds (10.5.5, 12.3).
func (p viewer) magazineLines(s side) []rules.Line {
	var lines []rules.Line
	for _, h := range p.rs.stores {
		if !p.inPlay(h) || !p.controls(s, h) {
			continue
		}
		if len(lines) == 0 {
			lines = append(lines, rules.Line{Text: "Magazines of " + sideNames[s]})
		}
		lines = append(lines, rules.Line{Text: p.HexName(h), Note: "For a stack of its fortress.", Value: "no limit", Case: "10.5.5", Hexes: p.Hexes(h)})
	}
	return lines
}
