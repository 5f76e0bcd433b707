package fury

import (
	"strconv"

	"vistula/rules"
)

// turnRecord is the turn counter with the arrivals of each turn.
func (p page) turnRecord() rules.Track {
	t := rules.Track{ID: "turns", Title: "Game turns", Case: "5"}
	for i := p.scenario.Turns[0]; i <= p.scenario.Turns[1]; i++ {
		row := &p.rs.tables.Turns[i-1]
		box := rules.Box{Label: row.ID, Note: row.Dates, Here: i == int(p.turn)}
		if row.Plan != 0 {
			box.Details = append(box.Details, "Planning: "+signed(row.Plan)+" to the die")
		}
		if row.Cavalry != 0 {
			box.Details = append(box.Details, "German cavalry: "+signed(row.Cavalry))
		}
		for u := range p.units {
			if st := &p.units[u]; st.box == toCome && int(st.due) == i {
				box.Units = append(box.Units, p.counter(int16(u)))
			}
		}
		t.Boxes = append(t.Boxes, box)
	}
	return t
}

// activationTrack is the order of the four activations of this turn (7).
func (p page) activationTrack() rules.Track {
	t := rules.Track{ID: "activations", Title: "Activations", Case: "7"}
	for n := range 4 {
		s, f := p.activationOf(n)
		box := rules.Box{Label: sideNames[s], Note: "front to be chosen", Here: int(p.activation) == n+1}
		if f != noFront {
			box.Note = frontNames[f]
		}
		t.Boxes = append(t.Boxes, box)
	}
	return t
}

// activationOf is who is activated in one of the four activations, counted from 0,
// and on which front (7): the player with the initiative in the first and the last.
func (p page) activationOf(n int) (side, front) {
	s := p.initiative
	if n == 1 || n == 2 {
		s = s.enemy()
	}
	f := p.first[s]
	if f != noFront && n > 1 {
		f = f.other()
	}
	return s, f
}

// pointsTrack is the account of the fortresses taken (4, 11.1). What a side scores is the
// enemy fortresses that it occupies, as in the facts and at the end of the game; how many
// it holds says nothing, for the sides begin with different numbers.
func (p page) pointsTrack() rules.Track {
	t := rules.Track{ID: "points", Title: "Enemy fortresses occupied", Case: "4"}
	for i := range p.rs.forts {
		own, holder := p.rs.forts[i].side, p.forts[i].holder
		if own == holder {
			continue
		}
		e := rules.Entry{Turn: int(p.forts[i].since), Side: holder.id(), Points: 1, Why: p.rs.forts[i].name + " is taken.", Case: "4", Hex: p.Board().Number(p.rs.forts[i].hex)}
		if !p.stands(holder, p.rs.forts[i].hex) {
			e.Points, e.Why = 0, p.rs.forts[i].name+" is taken, but no unit occupies it."
		}
		t.Entries = append(t.Entries, e)
	}
	for _, s := range [2]side{russian, central} {
		t.Totals = append(t.Totals, rules.Total{Side: s.id(), Name: sideNames[s], Value: scoreOf(p.Position).gains(s)})
	}
	return t
}

// railTrack is the table of rail movement points (9.3).
func (p page) railTrack() rules.Track {
	t := rules.Track{ID: "rail", Title: "Rail movement points", Case: "9.3"}
	for n, name := range nationNames {
		t.Totals = append(t.Totals, rules.Total{Side: nation(n).side().id(), Name: name + ", of " + strconv.Itoa(p.rs.tables.RailPoints[nationIDs[n]]), Value: int(p.rail[n])})
	}
	return t
}

// replacementTrack is what is left of a nation's replacement points (11.3).
func (p page) replacementTrack() rules.Track {
	t := rules.Track{ID: "replacements", Title: "Replacement points", Case: "11.3"}
	if p.phase != replacementPhase || p.nation == noNation {
		return t
	}
	t.Boxes = []rules.Box{{Label: nationNames[p.nation], Note: halves(int(p.points)) + " left", Here: true}}
	return t
}
