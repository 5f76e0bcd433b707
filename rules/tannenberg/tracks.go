package tannenberg

import (
	"fmt"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
)

// turnRecord is the time record with what comes in each turn.
func (p *sight) turnRecord() rules.Track {
	t := rules.Track{ID: "turns", Title: "Time record", Case: "Record"}
	t.Boxes = make([]rules.Box, 0, p.scenario.Turns[1]-p.scenario.Turns[0]+1)
	for i := p.scenario.Turns[0]; i <= p.scenario.Turns[1]; i++ {
		box := rules.Box{Label: strconv.Itoa(i), Note: p.rs.tables.Turns[i-1].Dates, Here: i == int(p.turn), Details: p.rs.dueTexts[viewOf(p.Position).fronts()][i-1]}
		for u := range int16(len(p.units)) {
			if viewOf(p.Position).comesIn(u) == i {
				box.Units = append(box.Units, p.kept.Face(u))
			}
		}
		t.Boxes = append(t.Boxes, box)
	}
	return t
}

// fronts is 0 for the game on this map alone and 1 for the two-front game.
func (p viewer) fronts() int {
	if p.options.twoFront {
		return 1
	}
	return 0
}

// comesIn is the turn in which a unit is to come on, by the schedule or because it
// is on its way; 0 for one that is not to come.
func (p viewer) comesIn(u int16) int {
	st := &p.units[u]
	switch {
	case !st.alive() || st.hex != board.None:
		return 0
	case st.front == eastward:
		return max(int(st.due), int(p.turn))
	case st.front == east && p.unit(u).nation == russian && p.scenario.arrives[u] > 0:
		return max(int(p.scenario.arrives[u]), int(p.turn))
	}
	return 0
}

// pointsTrack is the account of victory points. In the two-front game these are the points
// of the west and what the east adds to them as it stands.
func (p viewer) pointsTrack() rules.Track {
	if !p.options.twoFront {
		return p.eastTrack(rules.TrackPoints, "Victory points")
	}
	t := rules.Track{ID: rules.TrackPoints, Title: "Victory points", Case: "Two Fronts 2"}
	add := func(s side, points int, why string) {
		t.Entries = append(t.Entries, rules.Entry{Side: s.id(), Points: points, Why: why, Case: "Two Fronts 2"})
	}
	for _, s := range []side{russia, central} {
		add(s, int(p.western[s]), westNames[s]+" in the west")
	}
	score := scoreOf(p.Position)
	here := [2]int{score.score(russia), score.score(central)}
	if winner, row := p.rs.grade(here); winner != nobody {
		add(winner, row.West, fmt.Sprintf("A %s victory in the east as it stands, with %d points to %d", row.Grade, here[winner], here[winner.enemy()]))
	}
	points, _, _ := score.reckon()
	t.Totals = totalsOf(points)
	return t
}

// totalsOf are the points of both sides.
func totalsOf(points [2]int) []rules.Total {
	var list []rules.Total
	for _, s := range []side{russia, central} {
		list = append(list, rules.Total{Side: s.id(), Name: sideNames[s], Value: points[s]})
	}
	return list
}

// eastTrack is the running account of the points of this map.
func (p viewer) eastTrack(id, title string) rules.Track {
	t := rules.Track{ID: id, Title: title, Case: "Points", Entries: make([]rules.Entry, 0, len(p.awards)+2)}
	for _, s := range []side{russia, central} {
		t.Entries = append(t.Entries, rules.Entry{Turn: p.scenario.Turns[0], Side: s.id(), Points: p.rs.homePoints(s), Why: "Places at the start of the game", Case: "Points"})
	}
	for i := range p.awards {
		a := &p.awards[i]
		e := rules.Entry{Turn: int(a.turn), Side: a.side.id(), Points: int(a.points), Why: a.why, Case: a.cas, Hex: p.Board().Number(a.hex)}
		if a.unit >= 0 {
			e.Unit = p.UnitID(a.unit)
		}
		t.Entries = append(t.Entries, e)
	}
	t.Totals = totalsOf([2]int{scoreOf(p.Position).score(russia), scoreOf(p.Position).score(central)})
	return t
}

// homePoints are what the places of a side's own country are worth.
func (rs *Ruleset) homePoints(s side) int {
	n := 0
	for i := range rs.objectives {
		if rs.objectives[i].home == s {
			n += int(rs.objectives[i].points)
		}
	}
	return n
}

// railTrack tells how much of each railway capacity is used this turn, in brigades.
func (p viewer) railTrack() rules.Track {
	t := rules.Track{ID: "rail", Title: "Railway capacity in brigades", Case: "Railroads"}
	for i, name := range nationNames {
		n := nation(i)
		if n.side() != p.side {
			continue
		}
		most, used := p.rs.tables.rail(n).Capacity, int(p.rail[n])
		t.Totals = append(t.Totals, rules.Total{Side: n.side().id(), Name: name + ": used", Value: used},
			rules.Total{Side: n.side().id(), Name: name + ": left", Value: max(0, most-used)})
	}
	return t
}

// arrivalTrack tells how many combat factors came on this turn, and how many more
// may; none are saved (Replacements 2).
func (p viewer) arrivalTrack() rules.Track {
	t := rules.Track{ID: "arrivals", Title: "Combat factors brought on this turn", Case: "Replacements"}
	for i, name := range nationNames {
		n := nation(i)
		if n.side() != p.side {
			continue
		}
		most := p.rs.tables.replacement(n, int(p.turn))
		if n == russian {
			most = p.rs.tables.Reinforcements.Factors
			if p.supplies > 0 {
				most = p.rs.tables.Reinforcements.WithSupply
			}
		}
		used := int(p.brought[n])
		t.Totals = append(t.Totals, rules.Total{Side: n.side().id(), Name: name + ": used", Value: used},
			rules.Total{Side: n.side().id(), Name: name + ": left", Value: max(0, most-used)})
	}
	return t
}

// westTrack is what the two-front game adds: the transfers of the turn and the
// points of the west.
func (p viewer) westTrack() rules.Track {
	here := [2]int{scoreOf(p.Position).score(russia), scoreOf(p.Position).score(central)}
	var east [2]int // what the east would add as it stands
	if winner, row := p.rs.grade(here); winner != nobody {
		east[winner] = row.West
	}
	return rules.Track{ID: "west", Title: "Two fronts", Case: "Two Fronts", Totals: []rules.Total{
		{Side: central.id(), Name: "German factors sent between the fronts this turn", Value: int(p.transfers)},
		{Side: russia.id(), Name: "Points of Russia in the east", Value: here[russia]},
		{Side: russia.id(), Name: "Points of the Allies in the west", Value: int(p.western[russia])},
		{Side: russia.id(), Name: "They would have now from the east", Value: east[russia]},
		{Side: central.id(), Name: "Points of the Central Powers in the east", Value: here[central]},
		{Side: central.id(), Name: "Points of Germany in the west", Value: int(p.western[central])},
		{Side: central.id(), Name: "It would have now from the east", Value: east[central]}}}
}
