package greatwar

import (
	"strconv"

	"vistula/rules"
)

// turnRecord is the turn record with the railway capacities and the
// reinforcements of each turn.
func (p viewer) turnRecord(k *shown) rules.Track {
	t := rules.Track{ID: "turns", Title: "Game turns", Case: "4.0"}
	for i := p.scenario.Turns[0]; i <= p.scenario.Turns[1]; i++ {
		row := &p.rs.tables.Turns[i-1]
		box := rules.Box{Label: strconv.Itoa(i), Note: row.Dates, Here: i == int(p.turn)}
		for n, name := range nationNames {
			if nation(n) != serbia || p.usesSerbia() {
				box.Details = append(box.Details, name+": railway capacity "+strconv.Itoa(railsOf(p.Position).capacityOf(nation(n), i)))
			}
		}
		if row.Note != "" {
			box.Details = append(box.Details, row.Note)
		}
		for u := range p.units {
			if st := &p.units[u]; st.due == int8(i) && st.link == 0 && st.alive() {
				box.Units = append(box.Units, p.located(k, int16(u)))
			}
		}
		t.Boxes = append(t.Boxes, box)
	}
	return t
}

// pointsTrack is the running account of victory points (25.0). Each line stands
// for the side that it favours; the total is the Allied one.
func (p viewer) pointsTrack() rules.Track {
	t := rules.Track{ID: "points", Title: "Victory points", Case: "25.0"}
	if len(p.awards) > 0 {
		t.Entries = make([]rules.Entry, 0, len(p.awards))
	}
	for i := range p.awards {
		a := &p.awards[i]
		e := rules.Entry{Turn: int(a.turn), Side: allied.id(), Points: int(a.points), Why: a.why, Case: a.cas, Hex: p.Board().Number(a.hex)}
		if a.points < 0 {
			e.Side, e.Points = austria.id(), -e.Points
		}
		if a.unit >= 0 {
			e.Unit = p.UnitID(a.unit)
		}
		t.Entries = append(t.Entries, e)
	}
	t.Totals = []rules.Total{{Side: allied.id(), Name: "Victory points of the Allies", Value: int(p.score)}}
	return t
}

// railTrack tells how much of each rail capacity is used in this Movement Phase
// (5.31).
func (p viewer) railTrack() rules.Track {
	t := rules.Track{ID: "rail", Title: "Railway capacity", Case: "5.31"}
	for i, name := range nationNames {
		n := nation(i)
		if n.side() != p.side || n == serbia && !p.usesSerbia() {
			continue
		}
		left := railsOf(p.Position).railLeft(n)
		t.Totals = append(t.Totals, rules.Total{Side: n.side().id(), Name: name + ": used", Value: railsOf(p.Position).railCapacity(n) - left},
			rules.Total{Side: n.side().id(), Name: name + ": left", Value: left})
	}
	return t
}

// serbianTrack is the Serbian Supply Track (20.1).
func (p viewer) serbianTrack() rules.Track {
	t := rules.Track{ID: "serbian-supply", Title: "Serbian supply", Case: "20.1"}
	if !p.usesSerbia() {
		return t
	}
	for i := range p.rs.tables.SerbianSupply.Most + 1 {
		t.Boxes = append(t.Boxes, rules.Box{Label: strconv.Itoa(i), Here: i == int(p.serbia)})
	}
	t.Totals = []rules.Total{{Side: allied.id(), Name: "Serbian supply points", Value: int(p.serbia)}}
	return t
}

// flotillaTrack tells whether the monitors can still be used this turn (21.0).
func (p viewer) flotillaTrack() rules.Track {
	t := rules.Track{ID: "flotilla", Title: "Monitor flotilla", Case: "21.0"}
	if p.usesSerbia() {
		t.Boxes = []rules.Box{{Label: "Ready", Here: !p.monitors}, {Label: "Used this turn", Here: p.monitors}}
	}
	return t
}
