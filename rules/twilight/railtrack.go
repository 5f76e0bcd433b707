package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/fraction"
	"vistula/rules/verb"
)

// The railways as a side sees its own: points, journeys, stations.

// railTrack shows the Rail Points, of which halves are told beside the name (4.7), the
// journeys of the sides that are seen, and what their stations still take.
func (p viewer) railTrack() rules.Track {
	t := rules.Track{ID: "rail", Title: "Rail points", Case: "4.7"}
	for i, n := range railNations {
		if p.rail[i] == 0 && !p.scenario.uses(p.rs, n) {
			continue
		}
		name := railNames[i]
		if p.rail[i]%2 > 0 {
			name += " (and 1/2)"
		}
		t.Totals = append(t.Totals, rules.Total{Side: n.side().id(), Name: name, Value: int(p.rail[i]) / 2})
	}
	for s := range side(2) {
		if p.sees(s) {
			lines, stops := p.journeyLines(s)
			t.Lines = append(t.Lines, lines...)
			t.Lines = append(t.Lines, p.stationLines(s, stops)...)
			t.Now = t.Now || len(lines) > 0 && s == p.active() && p.onTheMove()
		}
	}
	return t
}

// onTheMove tells whether the phase is one of movement.
func (p viewer) onTheMove() bool { return p.phase == movementPhase || p.phase == counterMovementPhase }

// journeyLines are a side's units on trains and about to board them, and the stations
// that they use.
func (p viewer) journeyLines(s side) (lines []rules.Line, stops []board.ID) {
	rails := railsOf(p.Position)
	for _, u := range p.rs.ofSide[s] {
		st := &p.units[u]
		if !rails.aboard(u) && (st.task != entraining || !p.onMap(u)) {
			continue
		}
		if len(lines) == 0 {
			lines = append(lines, rules.Line{Text: "Journeys of " + sideNames[s]})
		}
		lines = append(lines, p.journeyLine(u))
		for _, h := range []board.ID{rails.stop(u), st.train.to} {
			if h != board.None && !p.rs.rail.offMap(h) && p.Board().Hexes[h].Station && !slices.Contains(stops, h) {
				stops = append(stops, h)
			}
		}
	}
	slices.Sort(stops)
	return lines, stops
}

// journeyLine is a unit's journey: from where to where, by which stations, and when it
// is off the train if nothing holds it up.
func (p viewer) journeyLine(u int16) rules.Line {
	rails, st := railsOf(p.Position), &p.units[u]
	at := rails.stop(u)
	l := rules.Line{Text: p.Label(u), Units: []rules.Counter{p.counterAt(u)}, Case: "8.2.3", Hexes: p.stopsOnMap(at)}
	put := fraction.Write(int(st.spent), parts) + " of " + halves(int(p.unit(u).railCost)) + " MP"
	switch {
	case st.task == entraining:
		l.Note = "Entrains at " + rails.stopName(at) + ": " + put + "."
		return l
	case st.task == detraining:
		l.Note = "Detrains at " + rails.stopName(at) + ": " + put + "."
		l.Value = p.arrivalWords(u, rails.need(u))
		return l
	case st.train.to == board.None:
		l.Note, l.State = "At "+rails.stopName(at)+". Choose its station.", rules.LineOpen
		return l
	}
	l.Hexes = p.stopsOnMap(at, st.train.to)
	a := rails.account(u)
	way := p.rs.rail.way(rails.spread(a, at), a, st.train.to)
	if way == nil {
		l.Note, l.State = "At "+rails.stopName(at)+". The line to "+rails.stopName(st.train.to)+" is cut.", rules.LineUnmet
		return l
	}
	n := len(way) - 1
	if n == 0 {
		l.Note, l.Value = "At "+rails.stopName(at)+", where it is to detrain.", p.arrivalWords(u, rails.need(u))
		return l
	}
	l.Note = rails.stopName(at) + " to " + rails.stopName(st.train.to) + ", " + verb.Count(n, "hex", "hexes") + p.byWay(way) + "."
	l.Value = p.arrivalWords(u, n*parts/rails.rate()+int(p.unit(u).railCost)*parts/2)
	return l
}

// mostByWay is how many stations of a way are named.
const mostByWay = 3

// byWay names stations on a way, those that lie farthest apart if there are many.
func (p viewer) byWay(way []board.ID) string {
	var names []string
	for _, h := range way[1:max(1, len(way)-1)] {
		if x := p.rs.rail; !x.offMap(h) && p.inPlay(h) && p.Board().Hexes[h].Station && p.Board().Hexes[h].Town != "" {
			names = append(names, p.Board().Hexes[h].Town)
		}
	}
	if n := len(names); n > mostByWay {
		names = []string{names[n/6], names[n/2], names[n*5/6]}
	}
	if len(names) == 0 {
		return ""
	}
	return " by " + verb.List(names)
}

// stopsOnMap are the numbers of those stops that lie on the map.
func (p viewer) stopsOnMap(stops ...board.ID) []string {
	var list []string
	for _, h := range stops {
		if !p.rs.rail.offMap(h) && p.inPlay(h) {
			list = append(list, p.Board().Number(h))
		}
	}
	return list
}

// stationLines are what stations still take in the phase, in Rail Cost Points (8.2.6).
func (p viewer) stationLines(s side, stops []board.ID) []rules.Line {
	if len(stops) == 0 || !p.onTheMove() || p.active() != s {
		return nil
	}
	most := stationTakes
	if p.phase == counterMovementPhase {
		most = stationTakesCounter
	}
	lines := []rules.Line{{Text: "What stations still take"}}
	for _, h := range stops {
		lines = append(lines, rules.Line{Text: p.HexName(h), Case: "8.2.6", Hexes: p.Hexes(h), Left: railsOf(p.Position).left(h), Most: most, Per: parts, Note: p.queueWords(h)})
	}
	return lines
}

// queueWords tell until when a station is taken (8.2.6a).
func (p viewer) queueWords(h board.ID) string {
	for _, x := range p.platforms {
		if x.hex == h && x.until > 0 {
			return "taken for the first " + fraction.Write(int(x.until), parts) + " MP of the phase"
		}
	}
	return ""
}

// arrivalWords tell when a unit has spent so many parts of movement points.
func (p viewer) arrivalWords(u int16, togo int) string {
	turn, counter := p.arrival(u, togo)
	switch {
	case turn == 0:
		return ""
	case counter:
		return "turn " + itoa(turn) + ", counter move"
	}
	return "turn " + itoa(turn)
}

// arrival is the turn, and whether it is in its Counter Movement Phase, in which a unit
// has spent so many parts of movement points, if nothing holds it up; 0 for never.
func (p viewer) arrival(u int16, togo int) (turn int, counter bool) {
	full := int(p.face(u).movement) * parts
	if full <= 0 {
		return 0, false
	}
	own, first := p.owner(u), p.scenario.opens
	for turn = int(p.turn); ; turn++ {
		for _, player := range []side{first, first.enemy()} { // whose player turn it is
			ph, points := movementPhase, full
			if player != own {
				ph, points = counterMovementPhase, full/2
			}
			if turn == int(p.turn) {
				switch {
				case player == p.side && p.phase == ph:
					points = int(p.units[u].left)
				case player == p.side && p.phase > ph, player == first && p.side != first:
					continue
				}
			}
			if togo -= points; togo <= 0 {
				return turn, ph == counterMovementPhase
			}
		}
	}
}
