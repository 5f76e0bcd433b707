package fury

import (
	"fmt"
	"iter"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// Case 11.4 with chapter 12: reinforcements come on by their nation's entry hexes, on
// foot along a railway or by rail; reformed corps take the place of Cadres; armies
// and fronts are chosen for good.

// arriving is a position to which units come.
type arriving struct{ *Position }

func arrivingIn(p *Position) arriving { return arriving{p} }

// arrivalVerbs bring reinforcements on (11.4, 12).
func arrivalVerbs() []*verbs {
	done.On(atArrive, "End reinforcements", "11.4", func(p *Position) *refusal {
		if arrivingIn(p).anyExchange() {
			return refuseCadreFirst
		}
		return nil
	}, (*Position).endArrivals)
	return []*verbs{
		{Name: "exchange", Label: "Replace this Cadre", Case: "11.4", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atArrive),
			Check: (*Position).mayExchange, Candidates: eachExchange, Do: (*Position).exchange,
			Price: func(p *Position, a args) (int, int) { return 1, int(p.rail[p.unit(a.Unit).nation]) - 1 },
			Words: func(p *Position, a args) string {
				c, _ := p.FindUnit(a.Choice)
				return "Replace the Cadre in " + p.Board().Number(p.at(c))
			}},
		{Name: "assign", Label: "Assign the unit to this army", Case: "12", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atArrive),
			Check: (*Position).mayAssign, Candidates: eachAssignment, Do: (*Position).assign,
			Words: func(p *Position, a args) string {
				return "Assign the unit to the " + p.rs.armies[p.armyNamed(a.Choice)].name
			}},
		{Name: "post", Label: "Post the army to this front", Case: "12", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atArrive),
			Words:      func(p *Position, a args) string { return "Post the army to the " + frontNames[frontOf(a.Choice)] },
			Check:      (*Position).mayPost,
			Candidates: eachPosting, Do: (*Position).post},
		{Name: "enter", Label: "Enter here", Case: "11.4", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atArrive),
			Check: (*Position).mayEnter, Places: entries, Do: (*Position).comeOn,
			Price: func(p *Position, a args) (int, int) {
				cost := p.entryPrice(a)
				return cost, int(p.rail[p.unit(a.Unit).nation]) - cost
			}},
	}
}

var (
	refuseNotHere     = &refusal{Case: "11.4", Why: "{unit} is not among the reinforcements."}
	refuseNotReformed = &refusal{Case: "11.4", Why: "{unit} cannot replace a Cadre: only a reformed unit with a combat value of 8 can."}
	refuseNoCadre     = &refusal{Case: "11.4", Why: "\"{choice}\" is not a Cadre of that nation on the map."}
	refuseShutCadre   = &refusal{Case: "10.5", Why: "The Cadre is besieged and cannot be relieved."}
	refuseNoRailLeft  = &refusal{Case: "11.4", Why: "{unit} needs a rail movement point, and none is left."}
	refuseCadreFirst  = &refusal{Case: "11.4", Why: "A reformed unit with a combat value of 8 must replace a Cadre first."}
	refuseNoArmy      = &refusal{Case: "12", Why: "Assign {unit} to an army first."}
	refuseNoPost      = &refusal{Case: "12", Why: "Choose the army's front first, when its headquarters enters."}
	refuseAssigned    = &refusal{Case: "12", Why: "{unit} stays in its army for the rest of the game."}
	refuseWrongArmy   = &refusal{Case: "12", Why: "{unit} cannot be assigned to \"{choice}\"."}
	refusePosted      = &refusal{Case: "12", Why: "{unit} stays on its front for the rest of the game."}
	refuseEntry       = &refusal{Case: "11.4", Why: "{unit} cannot reach {hex} from an entry hex, on foot along a railway or by rail."}
	refuseCutOff      = &refusal{Case: "11.4", Why: "{unit} would be isolated in {hex}."}
)

// beginArrivals puts the reinforcements of the turn into their space; Russia plays
// first.
func (p arriving) beginArrivals() {
	p.phase, p.stage, p.side = reinforcementPhase, atArrive, russian
	for i := range p.units {
		if st := &p.units[i]; st.box == toCome && st.due <= p.turn {
			st.box, st.due = inReserve, 0
		}
	}
}

func (p *Position) endArrivals() {
	if p.side == russian {
		p.side = central
		return
	}
	for i := range p.units {
		p.units[i].entered = false
	}
	planIn(p).beginPlanning(russia)
}

// waiting lists a side's units in the space of reinforcements.
func (p arriving) waiting() []int16 {
	return p.all(func(u int16) bool { return p.owner(u) == p.side && p.units[u].box == inReserve })
}

// armyNamed is the army whose headquarters has an id, -1 for none.
func (p *forces) armyNamed(id string) int8 {
	return int8(slices.IndexFunc(p.rs.armies, func(a army) bool { return a.id == id }))
}

func eachExchange(p *Position, yield func(args)) {
	for _, u := range arrivingIn(p).waiting() {
		for i := range p.units {
			if p.unit(int16(i)).cadre && p.onMap(int16(i)) {
				yield(verb.OfUnitChoice(u, p.UnitID(int16(i))))
			}
		}
	}
}

func (p *Position) mayExchange(a args) *refusal {
	unit := p.unit(a.Unit)
	c, ok := p.FindUnit(a.Choice)
	switch {
	case unit.side != p.side || p.units[a.Unit].box != inReserve:
		return refuseNotHere
	case !p.units[a.Unit].reformed || unit.hq || unit.full() < p.rs.tables.Replacements.Cadre:
		return refuseNotReformed
	case !ok || !p.unit(c).cadre || !p.onMap(c) || p.unit(c).nation != unit.nation:
		return refuseNoCadre
	case p.shutIn(p.side, p.at(c)):
		return refuseShutCadre
	case p.rail[unit.nation] < 1:
		return refuseNoRailLeft
	}
	for _, other := range p.in(p.side, p.at(c)) {
		if other != c && p.armyOf(other) != p.armyOf(a.Unit) {
			return refuseMixed
		}
	}
	return nil
}

// exchange puts a reformed unit in the place of a Cadre for a rail movement point.
func (p *Position) exchange(a args) {
	c, _ := p.FindUnit(a.Choice)
	at := p.at(c)
	p.rail[p.unit(a.Unit).nation]--
	st := &p.units[a.Unit]
	st.box, st.reformed = onMap, false
	p.place(a.Unit, at)
	removing(p).toBox(c, inPool)
	p.units[c].army, p.units[c].lost = -1, 0
	p.tell(rules.Event{Kind: "exchange", Case: "11.4", Side: p.side.id(), Units: p.IDs(a.Unit, c), Hexes: p.Hexes(at),
		Text: fmt.Sprintf("%s replaces a Cadre in %s.", p.Label(a.Unit), p.HexName(at))})
}

func (p arriving) anyExchange() bool {
	return verb.Any(p.Position, eachExchange, func(a args) bool { return p.mayExchange(a) == nil })
}

// eachAssignment offers the armies of the units that wait, and of those on the map
// that may pass to another army when it enters (12).
func eachAssignment(p *Position, yield func(args)) {
	for i := range p.units {
		u := int16(i)
		if unit := p.unit(u); unit.side != p.side || unit.hq || unit.cadre || p.units[u].box != inReserve && (!p.onMap(u) || len(unit.bands) == 0) {
			continue
		}
		for _, army := range p.rs.armies {
			yield(verb.OfUnitChoice(u, army.id))
		}
	}
}

// mayAssign tells why a unit cannot be assigned to an army: one with a white band to
// any of its nation that is in the game, a German one also to an Austrian army
// (7 note); one with two colours to one of them; the shared one on the map only in
// the turn in which the headquarters enters (12).
func (p *Position) mayAssign(a args) *refusal {
	unit, st, to := p.unit(a.Unit), &p.units[a.Unit], p.armyNamed(a.Choice)
	if unit.side != p.side || unit.hq || unit.cadre {
		return refuseNotYours
	}
	if to < 0 || to == st.army || p.rs.armies[to].nation.side() != p.side {
		return refuseWrongArmy
	}
	if p.onMap(a.Unit) {
		return arrivingIn(p).mayPass(a.Unit, to)
	}
	switch {
	case st.box != inReserve:
		return refuseNotHere
	case st.reformed, unit.army >= 0 && len(unit.bands) == 0, st.army >= 0 && st.entered:
		return refuseAssigned
	case unit.army < 0 && st.army >= 0:
		return refuseAssigned
	case len(unit.bands) > 0 && !slices.Contains(unit.bands, to):
		return refuseWrongArmy
	case unit.nation != p.rs.armies[to].nation && unit.nation != germany:
		return refuseWrongArmy
	case !p.inPlay(p.rs.armies[to].hq):
		return refuseWrongArmy
	}
	return nil
}

// inPlay tells whether a headquarters is on the map or about to enter.
func (p *forces) inPlay(hq int16) bool { return p.onMap(hq) || p.units[hq].box == inReserve }

// mayPass is for a unit of two colours on the map whose second army enters now.
func (p arriving) mayPass(u int16, to int8) *refusal {
	unit := p.unit(u)
	switch {
	case !slices.Contains(unit.bands, to) || p.units[u].army != unit.army:
		return refuseAssigned
	case !p.units[p.rs.armies[to].hq].entered:
		return refuseWrongArmy
	}
	for _, other := range p.in(p.side, p.at(u)) {
		if other != u && p.armyOf(other) != to {
			return refuseMixed
		}
	}
	return nil
}

func (p *Position) assign(a args) {
	st, to := &p.units[a.Unit], p.armyNamed(a.Choice)
	st.army = to
	st.entered = true // the choice is made
	p.changed()
	p.tell(rules.Event{Kind: "assign", Case: "12", Side: p.side.id(), Units: p.IDs(a.Unit, p.rs.armies[to].hq),
		Text: fmt.Sprintf("%s is assigned to the %s.", p.Label(a.Unit), p.rs.armies[to].name)})
}

func eachPosting(p *Position, yield func(args)) {
	for _, u := range arrivingIn(p).waiting() {
		if p.unit(u).hq {
			for _, f := range frontIDs {
				yield(verb.OfUnitChoice(u, f))
			}
		}
	}
}

// mayPost: the front of a headquarters without a printed one is chosen when it
// enters (12).
func (p *Position) mayPost(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side || p.units[a.Unit].box != inReserve:
		return refuseNotHere
	case !p.unit(a.Unit).hq || p.fronts[p.armyOf(a.Unit)] != noFront:
		return refusePosted
	case frontOf(a.Choice) == noFront:
		return refuseNoFront
	}
	return nil
}

func (p *Position) post(a args) {
	army := p.armyOf(a.Unit)
	p.fronts[army] = frontOf(a.Choice)
	p.tell(rules.Event{Kind: "post", Case: "12", Side: p.side.id(), Units: p.IDs(a.Unit),
		Text: fmt.Sprintf("The %s is posted to the %s.", p.rs.armies[army].name, frontNames[p.fronts[army]])})
}

// marchIn is how far a unit comes on foot: four movement points from an entry hex
// along a railway, by the rules of movement (11.4).
func (p *forces) marchIn(u int16) *path.Search {
	search := p.field.arrival.march
	if search == nil {
		search = path.New(p.Board(), 1)
	}
	e := p.owner(u).enemy()
	var seeds []path.Seed
	for _, at := range p.rs.entries[p.unit(u).nation] {
		if p.passable(p.owner(u), at) && !(p.unit(u).hq && p.contact(p.owner(u), at) && !p.friendIn(u, at)) {
			seeds = append(seeds, path.Seed{Node: path.Node{Hex: at}, Cost: p.rs.terrain[at].Cost})
		}
	}
	search.Run(p.rs.tables.AdminMove, func(at path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		if p.Board().Tracks(at.Hex, d) == 0 || p.zoc(e, at.Hex) || p.barred(u, at.Hex, to, false) != nil {
			return 0, 0, false
		}
		return p.stepCost(at.Hex, d, to), 0, true
	}, seeds...)
	return search
}

// trainIn spreads to where a unit comes by rail: Germans for an Austrian army use the
// railways of both (9.3).
func (p *forces) trainIn(u int16) {
	n := p.unit(u).nation
	var open []board.ID
	for _, at := range p.rs.entries[n] {
		if p.trains(p.owner(u), at) {
			open = append(open, at)
		}
	}
	p.net(&p.field.arrival.train, p.owner(u), n.only()|p.railNation(u).only(), open...)
}

// waysIn is how far a unit comes on foot and by rail.
func (p *forces) waysIn(u int16) *arrival {
	a := &p.field.arrival
	if a.march == nil || a.unit != u {
		a.unit, a.march = u, p.marchIn(u)
		p.trainIn(u)
	}
	return a
}

// mayEnter tells why a unit that waits cannot come on in a hex.
func (p *Position) mayEnter(a args) *refusal {
	if r := arrivingIn(p).mayComeOn(a.Unit); r != nil {
		return r
	}
	return arrivingIn(p).entryOf(p.waysIn(a.Unit), a.Hex)
}

// mayComeOn tells why a unit cannot come on at all.
func (p arriving) mayComeOn(u int16) *refusal {
	st := &p.units[u]
	switch {
	case p.owner(u) != p.side || st.box != inReserve:
		return refuseNotHere
	case p.armyOf(u) < 0:
		return refuseNoArmy
	case p.fronts[p.armyOf(u)] == noFront:
		return refuseNoPost
	}
	if st.reformed {
		for i := range p.units {
			if c := int16(i); p.unit(c).cadre && p.onMap(c) && p.mayExchange(verb.OfUnitChoice(u, p.UnitID(c))) == nil {
				return refuseCadreFirst
			}
		}
	}
	return nil
}

// entryOf tells why a unit cannot come on in a hex, given how far it comes.
func (p arriving) entryOf(ways *arrival, at board.ID) *refusal {
	u, onFoot, byRail := ways.unit, reached(ways.march, at), ways.train.Reached(at)
	switch {
	case !p.rs.enterable(at):
		return p.rs.closed(at)
	case !onFoot && !byRail:
		return refuseEntry
	}
	if r := p.crowd(at, u); r != nil {
		return r
	}
	if !onFoot {
		switch {
		case !p.unit(u).hq && p.rail[p.unit(u).nation] < 1:
			return refuseNoRailLeft
		case p.zoc(p.side.enemy(), at) && !p.friendIn(u, at):
			return refuseRailZone
		case p.unit(u).hq && p.contact(p.side, at) && !p.friendIn(u, at) && !p.shelters(p.side, at):
			return refuseLonely
		}
	}
	if !p.touches(p.linesOf(p.side), u, at) {
		return refuseCutOff
	}
	return nil
}

// entries lists the hexes to which a unit comes from an entry hex.
func entries(p *Position, u int16) iter.Seq[args] {
	return func(yield func(args) bool) {
		if arrivingIn(p).mayComeOn(u) != nil {
			return
		}
		ways := p.waysIn(u)
		for at := range board.ID(p.Board().Len()) {
			if (ways.train.Reached(at) || reached(ways.march, at)) && !yield(verb.OfUnitHex(u, at)) {
				return
			}
		}
	}
}

// entryPrice is a rail movement point where a combat unit cannot come on foot.
func (p *forces) entryPrice(a args) int {
	if p.unit(a.Unit).hq {
		return 0
	}
	if reached(p.waysIn(a.Unit).march, a.Hex) {
		return 0
	}
	return 1
}

func (p *Position) comeOn(a args) {
	u := a.Unit
	cost := p.entryPrice(a)
	p.rail[p.unit(u).nation] -= int8(cost)
	st := &p.units[u]
	st.box, st.reformed, st.entered = onMap, false, true
	p.place(u, a.Hex)
	how := "along the railway"
	if cost > 0 || p.unit(u).hq {
		how = "by rail"
	}
	p.tell(rules.Event{Kind: "enter", Case: "11.4", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(a.Hex),
		Text: fmt.Sprintf("%s enters %s, at %s.", p.Label(u), how, p.HexName(a.Hex))})
}

// anyArrival tells whether there is anything to do for a side.
func (p arriving) anyArrival() bool {
	if len(p.waiting()) > 0 {
		return true
	}
	return verb.Any(p.Position, eachAssignment, func(a args) bool { return p.mayAssign(a) == nil })
}
