package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
	"vistula/rules/verb"
)

// Cases 9.1 and 9.2: cavalry reacts to the enemy's march, and retires after combat.

// orderWords are the orders in offers.
var orderWords = []string{
	orderAsk: "When the enemy comes: ask me", orderStay: "When the enemy comes: stay", orderFallBack: "When the enemy comes: fall back",
}

// addCavalry enters retirement (9.2) and the standing orders for reaction.
func addCavalry() {
	book.Add(
		&verbs{Name: "order", Label: "Standing order", Case: "9.1", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atAttach),
			Check: func(p *Position, a args) *refusal { return askingIn(p).mayOrder(a) }, Candidates: eachOrder,
			Words: func(_ *Position, a args) string { return orderWords[max(0, slices.Index(orderIDs, a.Choice))] },
			Do:    func(p *Position, a args) { p.units[a.Unit].order = int8(slices.Index(orderIDs, a.Choice)) }},
		&verbs{Name: "retire", Label: "Retire to this hex", Case: "9.2", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atRetire),
			Check: func(p *Position, a args) *refusal { return retiring(p).mayRetire(a.Unit, a.Hex) }, Candidates: eachRetirement,
			Do: func(p *Position, a args) { retiring(p).retire(a.Unit, a.Hex) }})
	course[postCombatPhase] = part{stage: atRetire, begin: func(p *Position) { retiring(p).begin() },
		open: func(p *Position) bool { return retiring(p).any() }, owed: func(p *Position) *refusal { return retiring(p).owed() }}
}

// rides tells whether a unit is cavalry that could move by itself.
func (p asking) rides(u int16) bool {
	st := &p.units[u]
	return p.unit(u).kind == cavalry && st.hex != board.None && !p.railMode(u) && st.half == 0 && p.turn >= p.scenario.until[u] && !garrisonsOf(p.Position).isGarrison(u)
}

// canReact tells whether cavalry can react at all: not where it is both demoralised and
// out of supply (9.1.4).
func (p asking) canReact(u int16) bool {
	return p.rides(u) && !(p.demoralised(u) && p.units[u].supply == outOfSupply)
}

// triggers are the reactions that a step of the units in hand will give rise to: of
// cavalry that had no enemy beside it and has one now, and of cavalry past which the
// enemy goes on to a hex beside it or beside another unit of its side (9.1.1).
func (p asking) triggers(s march.Step) []pending {
	them := p.active().enemy()
	var list []pending
	for _, n := range p.Board().Neighbours(s.To) {
		if n == board.None || !p.holds(them, n) || p.besideEnemy(them, n) {
			continue
		}
		for u := range p.each(them, n) {
			if p.canReact(u) {
				list = append(list, pending{kind: toReact, side: them, unit: u, hex: board.None})
			}
		}
	}
	if !p.besideEnemy(p.active(), s.To) {
		return list
	}
	for _, n := range p.Board().Neighbours(s.From) {
		if n == board.None || !p.holds(them, n) {
			continue
		}
		for u := range p.each(them, n) {
			if p.canReact(u) && !slices.ContainsFunc(list, func(x pending) bool { return x.unit == u }) {
				list = append(list, pending{kind: toReact, side: them, unit: u, hex: s.From})
			}
		}
	}
	return list
}

// provoke asks for the reactions to a step that was made.
func (p asking) provoke(list []pending) {
	for _, x := range slices.Backward(list) {
		if p.canReact(x.unit) && len(p.reactions(&x)) > 0 { // it may have been disturbed at a station just now
			p.ask(x)
		}
	}
}

// reactions are the hexes to which cavalry can react: adjacent ones, but not the one
// that the enemy has just left, nor into a zone of control other than that of the units
// that set it off, unless a friend is there (9.1.2, 9.1.3).
func (p asking) reactions(x *pending) []board.ID {
	var list []board.ID
	from := p.at(x.unit)
	for d, to := range p.Board().Neighbours(from) {
		if to == board.None || to == x.hex || !marchIn(p.Position).walkable(x.unit, march.Step{From: from, D: direction(d), To: to}) {
			continue
		}
		if p.openZone(x.side, to) && (marchIn(p.Position).zoneFrom(x.side, to, p.othersExert) || marchIn(p.Position).trenched(x.side, from, to)) {
			continue
		}
		list = append(list, to)
	}
	return list
}

// othersExert tells whether a hex holds a unit with a zone of control that is not one of
// those in hand, whose approach cavalry reacts to.
func (p asking) othersExert(h board.ID) bool {
	for u := range p.each(p.active(), h) {
		if p.exertsZone(u) && !slices.Contains(p.moving, u) {
			return true
		}
	}
	return false
}

// mayReact tells why the cavalry that is asked cannot react to a hex.
func (p asking) mayReact(h board.ID) *refusal {
	x := p.asked()
	from := p.at(x.unit)
	switch d, near := p.Board().DirectionTo(from, h); {
	case slices.Contains(p.reactions(x), h):
		return nil
	case h == x.hex:
		return &refusal{Case: "9.1.2", Why: "The enemy has just left {hex}: the cavalry cannot react to it."}
	case near && marchIn(p.Position).walkable(x.unit, march.Step{From: from, D: d, To: h}):
		return &refusal{Case: "9.1.3", Why: "{hex} lies in a zone of control of other enemies, and no friendly unit is in it: the cavalry cannot react to it."}
	case !near:
		return &refusal{Case: "9.1.2", Why: "{hex} is not adjacent to the cavalry: it reacts by one hex."}
	}
	return &refusal{Case: "9.1.2", Why: "The cavalry cannot react to {hex}: the enemy is there, or it cannot march there."}
}

// eachNextToPending yields the hexes beside the unit that is to decide.
func eachNextToPending(p *Position, yield func(args)) {
	for _, n := range p.Board().Neighbours(p.at(p.asked().unit)) {
		if n != board.None {
			yield(verb.OfHex(n))
		}
	}
}

// react moves the cavalry.
func (p asking) react(h board.ID) {
	x := *p.asked()
	from := p.at(x.unit)
	p.settled()
	p.place(x.unit, h)
	p.Tell(rules.Event{Kind: rules.EventStep, Case: "9.1", Side: x.side.id(), Units: p.IDs(x.unit), Hexes: p.Hexes(from, h), Reveals: true,
		Text: p.Label(x.unit) + " reacts and goes from " + p.HexName(from) + " to " + p.HexName(h) + "."})
}

// stand lets the cavalry stay.
func (p asking) stand() {
	x := *p.asked()
	p.settled()
	p.Tell(rules.Event{Kind: "reaction", Case: "9.1", Side: x.side.id(), Units: p.IDs(x.unit), Hexes: p.Hexes(p.at(x.unit)),
		Text:   p.Label(x.unit) + " stays in " + p.HexName(p.at(x.unit)) + ".",
		Public: &rules.Event{Kind: "reaction", Case: "9.1", Side: x.side.id(), Text: "The cavalry stays where it is."}})
}

// always answers a question as a standing order will answer those to come.
func (p asking) always(order int8) {
	p.units[p.asked().unit].order = order
	p.obey()
}

// obey carries out a standing order, and tells whether there is one.
func (p asking) obey() bool {
	x := p.asked()
	list := p.reactions(x)
	switch order := p.units[x.unit].order; {
	case len(list) == 0:
		p.settled()
	case order == orderStay:
		p.stand()
	case order == orderFallBack:
		p.react(p.safest(x, list))
	default:
		return false
	}
	return true
}

// safest is the hex that is farthest from the units that set the reaction off, and of
// those the one out of enemy zones.
func (p asking) safest(x *pending, list []board.ID) board.ID {
	worth := func(h board.ID) int {
		n := 0
		if len(p.moving) > 0 {
			n = 4 * p.Board().Distance(h, p.at(p.moving[0]))
		}
		if p.zone(x.side, h) {
			n -= 3
		}
		if p.holdsForce(x.side, h) {
			n++
		}
		return n
	}
	return slices.MaxFunc(list, func(a, b board.ID) int { return worth(a) - worth(b) })
}

// mayOrder tells why an order cannot be given.
func (p asking) mayOrder(a args) *refusal {
	i := slices.Index(orderIDs, a.Choice)
	switch {
	case p.owner(a.Unit) != p.active():
		return refuseNotYours
	case !p.onMap(a.Unit):
		return refuseOffMap
	case p.unit(a.Unit).kind != cavalry:
		return &refusal{Case: "9.1", Why: "{unit} is not cavalry and cannot react."}
	case i < 0:
		return &refusal{Case: "9.1", Why: "There is no order \"{choice}\"."}
	case p.units[a.Unit].order == int8(i):
		return &refusal{Case: "9.1", Why: "{unit} has that order already."}
	}
	return nil
}

func eachOrder(p *Position, yield func(args)) {
	for _, u := range p.rs.ofSide[p.active()] {
		if p.unit(u).kind != cavalry {
			continue
		}
		for _, id := range orderIDs {
			yield(verb.OfUnitChoice(u, id))
		}
	}
}

// retirement is the Cavalry Retirement Step (9.2): the phasing player first, then the
// other one.
type retirement struct{ *Position }

func retiring(p *Position) retirement { return retirement{p} }

func (p retirement) begin() {
	for u := range p.units {
		p.units[u].halted = false
	}
}

// any tells whether the side whose turn it is has cavalry that can retire.
func (p retirement) any() bool {
	found := false
	eachRetirement(p.Position, func(a args) { found = found || p.mayRetire(a.Unit, a.Hex) == nil })
	return found
}

// owed has demoralised cavalry retire (9.2.2).
func (p retirement) owed() *refusal {
	var must *refusal
	eachRetirement(p.Position, func(a args) {
		switch {
		case must != nil || p.mayRetire(a.Unit, a.Hex) != nil:
		case p.demoralised(a.Unit):
			must = &refusal{Case: "9.2.2", Why: p.Label(a.Unit) + " is demoralized and must retire."}
		case p.units[a.Unit].clashed && specialOf(p.Position).underKhan(a.Unit):
			must = &refusal{Case: "25.1", Why: p.Label(a.Unit) + " has fought under Khan Nakhichevanski and must retire."}
		}
	})
	return must
}

// eachRetirement yields the hexes beside all cavalry that is beside the enemy.
func eachRetirement(p *Position, yield func(args)) {
	for _, u := range p.rs.ofSide[p.active()] {
		if !askingIn(p).rides(u) || p.units[u].halted || !p.besideEnemy(p.owner(u), p.at(u)) {
			continue
		}
		for _, n := range p.Board().Neighbours(p.at(u)) {
			if n != board.None {
				yield(verb.OfUnitHex(u, n))
			}
		}
	}
}

// mayRetire tells why cavalry cannot retire to a hex: not into an empty one in an enemy
// zone of control (9.2.1).
func (p retirement) mayRetire(u int16, h board.ID) *refusal {
	if p.owner(u) != p.active() {
		return refuseNotYours
	}
	if !askingIn(p.Position).rides(u) || p.units[u].halted || !p.besideEnemy(p.owner(u), p.at(u)) {
		return &refusal{Case: "9.2", Why: "Only cavalry adjacent to the enemy retires, once, and {unit} cannot."}
	}
	d, ok := p.Board().DirectionTo(p.at(u), h)
	switch {
	case !ok:
		return refuseNotBeside
	case !marchIn(p.Position).walkable(u, march.Step{From: p.at(u), D: d, To: h}):
		return &refusal{Case: "9.2", Why: "{unit} cannot retire to {hex}: the enemy is there, or no unit can march there."}
	case p.openZone(p.owner(u), h):
		return &refusal{Case: "9.2.1", Why: "{hex} is empty and lies in an enemy zone of control."}
	}
	return nil
}

func (p retirement) retire(u int16, h board.ID) {
	from := p.at(u)
	p.place(u, h)
	p.units[u].halted = true
	p.Tell(rules.Event{Kind: rules.EventStep, Case: "9.2", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(from, h), Reveals: true,
		Text: p.Label(u) + " retires from " + p.HexName(from) + " to " + p.HexName(h) + "."})
}
