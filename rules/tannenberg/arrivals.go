package tannenberg

import (
	"fmt"
	"iter"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Headings "Replacements" and "Russian Reinforcements", and the transfers of "Two
// Front Game": what a side does at the beginning of its turn, before it moves.

var arrivalVerbs = []*verbs{
	{Name: "enter", Label: "Enter the unit", Case: "Replacements 3", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atArrival),
		Check: (*Position).mayEnter, Do: func(p *Position, a args) { arrivingIn(p).enterUnit(a.Unit, a.Hex) },
		Cite:   func(p *Position, a args) string { return arrivingIn(p).entryCase(a.Unit) },
		Places: (*Position).entryPlaces},
	{Name: "schedule", Label: "Bring on the historical arrivals", Case: "Forces 1", Stages: verb.Of(atArrival),
		Check: func(p *Position, _ args) *refusal {
			if arrivingIn(p).nextScheduled() < 0 {
				return refuseNothingDue
			}
			return nil
		},
		Do: func(p *Position, _ args) { arrivingIn(p).enterScheduled() }},
	{Name: "west", Label: "Transfer the unit west", Case: "Two Fronts 1", Takes: verb.Unit, Stages: verb.Of(atArrival),
		Check: (*Position).mayGoWest, Do: func(p *Position, a args) { arrivingIn(p).goWest(a.Unit) },
		Candidates: func(p *Position, yield func(args)) { verb.Each(p.all(func(u int16) bool { return p.onMap(u) }), yield) }},
	{Name: "east", Label: "Transfer the unit east", Case: "Two Fronts 1", Takes: verb.Unit, Stages: verb.Of(atArrival),
		Check: (*Position).mayGoEast, Do: func(p *Position, a args) { arrivingIn(p).goEast(a.Unit) },
		Candidates: func(p *Position, yield func(args)) {
			verb.Each(p.all(func(u int16) bool { return p.units[u].front == west }), yield)
		}},
}

var (
	refusePresent     = &refusal{Case: "Replacements 1", Why: "{unit} is on the map."}
	refuseNoPart      = &refusal{Case: "Forces", Why: "{unit} takes no part in this game."}
	refuseNotLost     = &refusal{Case: "Replacements 1", Why: "{unit} was not destroyed: only destroyed units are replaced."}
	refuseTooEarly    = &refusal{Case: "Replacements", Why: "Replacements for {unit} have not begun yet."}
	refuseRate        = &refusal{Case: "Replacements", Why: "{unit} has more combat factors than you can still replace this turn."}
	refuseTwelve      = &refusal{Case: "Forces 1", Why: "{unit} is too much for this turn: twelve combat factors, or six and a supply unit, may enter."}
	refuseUnusedFirst = &refusal{Case: "Forces 2", Why: "{unit} was destroyed: until turn 16 Russia brings on only unused units."}
	refuseNotEntry    = &refusal{Case: "Replacements 3", Why: "{unit} cannot enter at {hex}: choose a railway hex of its map edge."}
	refuseEntryHeld   = &refusal{Case: "Movement 4", Why: "{hex} is occupied by the enemy."}
	refuseOnTheWay    = &refusal{Case: "Two Fronts 1", Why: "{unit} is on its way between the fronts or in the west."}
	refuseOneFront    = &refusal{Case: "Two Fronts 1", Why: "Units transfer between the fronts only in the two-front game."}
	refuseNotGerman   = &refusal{Case: "Two Fronts 1", Why: "{unit} is not German: only German units transfer."}
	refuseTen         = &refusal{Case: "Two Fronts 1", Why: "{unit} is too much: at most ten combat factors transfer each turn."}
	refuseNoStation   = &refusal{Case: "Two Fronts 1", Why: "{unit} must leave by rail, from a railway hex of the west edge that is not next to an enemy."}
	refuseNotWest     = &refusal{Case: "Two Fronts 1", Why: "{unit} is not in the west."}
	refuseFallen      = &refusal{Case: "Two Fronts 1", Why: "{unit} was lost in the west."}
	refuseNothingDue  = &refusal{Case: "Forces 1", Why: "No scheduled unit can enter now."}
)

// arriving is a position to which units come.
type arriving struct{ *Position }

func arrivingIn(p *Position) arriving { return arriving{p} }

// arriving tells whether a unit has come over from the west, or is due otherwise.
func (p arriving) arriving(u int16) bool {
	st := &p.units[u]
	return st.alive() && st.front == eastward && st.due <= p.turn && !p.onMap(u)
}

// unused tells whether a unit has never been on the map: a Russian reinforcement.
func (p arriving) unused(u int16) bool {
	st := &p.units[u]
	return st.alive() && st.front == east && !p.onMap(u)
}

// entryCase is the case under which a unit comes on.
func (p arriving) entryCase(u int16) string {
	switch {
	case p.unit(u).nation == russian && p.unused(u):
		return "Forces 1"
	case p.unit(u).nation == russian:
		return "Forces 2"
	case p.units[u].front == eastward && p.options.twoFront:
		return "Two Fronts 1"
	case p.units[u].front == eastward:
		return "Options 2"
	}
	return "Replacements"
}

// mayBring tells why a unit cannot be brought on this turn, wherever.
func (p arriving) mayBring(u int16) *refusal {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case unit.side != p.side:
		return refuseNotYours
	case p.onMap(u):
		return refusePresent
	case st.absent:
		return refuseNoPart
	case p.arriving(u):
		return nil
	case scoreOf(p.Position).fallen(u):
		return refuseFallen
	case st.front != east:
		return refuseOnTheWay
	case unit.nation == russian:
		return p.mayReinforce(u)
	case st.dead == 0:
		return refuseNotLost
	}
	switch rate := p.rs.tables.replacement(unit.nation, int(p.turn)); {
	case rate == 0:
		return refuseTooEarly
	case int(p.brought[unit.nation])+int(unit.factor) > rate:
		return refuseRate
	}
	return nil
}

// mayReinforce is the Russian box: twelve factors, or six and a supply unit; units
// that were never used, and after turn sixteen destroyed ones too.
func (p arriving) mayReinforce(u int16) *refusal {
	t := p.rs.tables.Reinforcements
	if p.units[u].dead > 0 && int(p.turn) <= t.Until {
		return refuseUnusedFirst
	}
	factors, supplies := int(p.brought[russian]), int(p.supplies)
	if p.unit(u).supply {
		supplies++
	} else {
		factors += int(p.unit(u).factor)
	}
	if supplies > 1 || supplies == 1 && factors > t.WithSupply || factors > t.Factors {
		return refuseTwelve
	}
	return nil
}

// entries are the hexes where a side comes on: the railway hexes of its edge,
// or any hex of it where none of them is open (Replacements 3).
func (p arriving) entries(s side) []board.ID {
	for _, h := range p.rs.stations[s] {
		if !p.holds(s.enemy(), h) && p.room(s, h, 1) {
			return p.rs.stations[s]
		}
	}
	return p.rs.edges[s]
}

func (p *Position) mayEnter(a args) *refusal {
	if r := arrivingIn(p).mayBring(a.Unit); r != nil {
		return r
	}
	return arrivingIn(p).mayEnterAt(a.Unit, a.Hex)
}

func (p arriving) mayEnterAt(u int16, h board.ID) *refusal {
	s := p.owner(u)
	switch {
	case !slices.Contains(p.entries(s), h), p.unit(u).engineer && !p.railOf(s, h):
		return refuseNotEntry
	case p.holds(s.enemy(), h):
		return refuseEntryHeld
	case !p.room(s, h, 1):
		return refuseFull
	}
	return nil
}

// coming lists the units that can be brought on.
func (p arriving) coming() []int16 {
	return p.all(func(u int16) bool { return p.owner(u) == p.side && p.mayBring(u) == nil })
}

// entryPlaces lists the hexes where a side comes on.
func (p *Position) entryPlaces(u int16) iter.Seq[args] {
	return func(yield func(args) bool) {
		for _, h := range arrivingIn(p).entries(p.side) {
			if !yield(verb.OfUnitHex(u, h)) {
				return
			}
		}
	}
}

// enterUnit brings a unit on.
func (p arriving) enterUnit(u int16, h board.ID) {
	unit, cas := p.unit(u), p.entryCase(u)
	switch {
	case p.arriving(u):
	case unit.supply:
		p.supplies++
	default:
		p.brought[unit.nation] += int16(unit.factor)
	}
	p.units[u] = unitState{hex: board.None}
	p.place(u, h)
	p.report(rules.Event{Kind: "arrival", Case: cas, Side: unit.side.id(), Hexes: p.Hexes(h)}, []int16{u}, "%s on in "+p.HexName(h)+".", "comes", "come")
}

// nextScheduled is the first unit that history has arriving by now and that can be
// brought on, -1 where there is none.
func (p arriving) nextScheduled() int16 {
	for i := range p.units {
		u := int16(i)
		due := p.scenario.arrives[u] > 0 && p.scenario.arrives[u] <= p.turn || p.arriving(u)
		if due && p.owner(u) == p.side && p.units[u].dead == 0 && p.mayBring(u) == nil && p.firstEntry(u) != board.None {
			return u
		}
	}
	return -1
}

func (p arriving) firstEntry(u int16) board.ID {
	for _, h := range p.entries(p.owner(u)) {
		if p.mayEnterAt(u, h) == nil {
			return h
		}
	}
	return board.None
}

// enterScheduled brings on all that history has arriving.
func (p arriving) enterScheduled() {
	for u := p.nextScheduled(); u >= 0; u = p.nextScheduled() {
		p.enterUnit(u, p.firstEntry(u))
	}
}

// mayTransfer tells why a German unit cannot change fronts this turn.
func (p arriving) mayTransfer(u int16) *refusal {
	switch {
	case !p.options.twoFront:
		return refuseOneFront
	case p.owner(u) != p.side:
		return refuseNotYours
	case p.unit(u).nation != german:
		return refuseNotGerman
	case int(p.transfers)+int(p.unit(u).factor) > p.rs.tables.Transfer.Factors:
		return refuseTen
	}
	return nil
}

func (p *Position) mayGoWest(a args) *refusal {
	if r := arrivingIn(p).mayTransfer(a.Unit); r != nil {
		return r
	}
	unit, h := p.unit(a.Unit), p.at(a.Unit)
	switch {
	case h == board.None:
		return refuseOffMap
	case !slices.Contains(p.rs.stations[central], h) || p.nearEnemy(central, h):
		return refuseNoStation
	case int(p.rail[german]+unit.brigades) > p.rs.tables.rail(german).Capacity:
		return refuseCapacity
	}
	return nil
}

func (p *Position) mayGoEast(a args) *refusal {
	if r := arrivingIn(p).mayTransfer(a.Unit); r != nil {
		return r
	}
	switch {
	case scoreOf(p).fallen(a.Unit):
		return refuseFallen
	case p.units[a.Unit].front != west || !p.units[a.Unit].alive():
		return refuseNotWest
	}
	return nil
}

// goWest takes a unit off the map, by rail and within the capacity; it is in the
// west two turns later.
func (p arriving) goWest(u int16) {
	p.rail[german] += p.unit(u).brigades
	p.leadLine(u, board.None)
	p.place(u, board.None)
	p.depart(u, westward, "%s for the west, there in turn %d.")
}

// goEast calls a unit from the west; it comes on two turns later.
func (p arriving) goEast(u int16) { p.depart(u, eastward, "%s for the east, here in turn %d.") }

func (p arriving) depart(u int16, to front, text string) {
	due := p.turn + int8(p.rs.tables.Transfer.Turns)
	p.transfers += int16(p.unit(u).factor)
	p.units[u] = unitState{hex: board.None, front: to, due: due}
	p.report(rules.Event{Kind: "transfer", Case: "Two Fronts 1", Side: p.side.id()}, []int16{u}, fmt.Sprintf(text, "%s", due), "leaves", "leave")
}

// travel ends the way of those who have come to the west.
func (p arriving) travel() {
	for i := range p.units {
		if st := &p.units[i]; st.front == westward && st.due <= p.turn {
			st.front, st.due = west, 0
		}
	}
}

// anyArrival tells whether there is anything to be decided.
func (p arriving) anyArrival() bool {
	for i := range p.units {
		u := int16(i)
		switch {
		case p.owner(u) != p.side:
		case p.mayBring(u) == nil && p.firstEntry(u) != board.None,
			p.options.twoFront && (p.mayGoWest(verb.OfUnit(u)) == nil || p.mayGoEast(verb.OfUnit(u)) == nil):
			return true
		}
	}
	return false
}
