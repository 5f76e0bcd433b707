package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
	"vistula/rules/verb"
)

// Decisions that come up within a move: of cavalry that may react to it (9.1), and of
// artillery and trains that must make way (9.5.1, 9.8.1), and of units on trains that
// need another destination (8.2.3, 8.2.4). They are a stack; who moves
// goes on when it is empty.

// asking carries the decisions out.
type asking struct{ *Position }

func askingIn(p *Position) asking { return asking{p} }

// addPending enters their verbs.
func addPending() {
	book.Add(
		&verbs{Name: "react", Label: "React", Case: "9.1", Takes: verb.Hex, Stages: verb.Of(atReact),
			Check: func(p *Position, a args) *refusal { return askingIn(p).mayReact(a.Hex) }, Candidates: eachNextToPending,
			Do: func(p *Position, a args) { askingIn(p).react(a.Hex) }},
		&verbs{Name: "decline", Label: "Stay where it is", Case: "9.1", Stages: verb.Of(atReact),
			Do: func(p *Position, _ args) { askingIn(p).stand() }},
		&verbs{Name: "always-stay", Label: "Stay now, and whenever the enemy comes", Case: "9.1", Stages: verb.Of(atReact),
			Do: func(p *Position, _ args) { askingIn(p).always(orderStay) }},
		&verbs{Name: "always-fall-back", Label: "Fall back now, and whenever the enemy comes", Case: "9.1", Stages: verb.Of(atReact),
			Do: func(p *Position, _ args) { askingIn(p).always(orderFallBack) }},
		&verbs{Name: rules.VerbDisplace, Label: "Make way to this hex", Case: "9.5", Takes: verb.Hex, Stages: verb.Of(atDisplace),
			Check: func(p *Position, a args) *refusal { return askingIn(p).mayGive(a.Hex) },
			Candidates: func(p *Position, yield func(args)) {
				for _, h := range askingIn(p).shelters(p.asked()) {
					yield(verb.OfHex(h))
				}
			},
			Cite: func(p *Position, _ args) string { return givesWay[p.asked().kind] },
			Do:   func(p *Position, a args) { askingIn(p).give(a.Hex) }})
	roll.Roll(atAbandon, "Roll whether the bridgehead is held", "12.5", func(*Position) int { return 1 }, func(p *Position) {
		u := p.asked().unit
		askingIn(p).settled()
		bridgeheadsOf(p).roll(u)
	})
}

// givesWay is the case by which artillery, trains and depots make way, and trains on
// the rails go elsewhere.
var givesWay = map[pendingKind]string{toReact: "9.1", toDisplace: "9.5.1", toWithdraw: "9.8.1", toRelocate: "9.9", toReroute: "8.2.3", toDetour: "8.2.4", toAbandon: "12.5"}

// asked is the decision in hand.
func (p *Position) asked() *pending { return &p.pending[len(p.pending)-1] }

// ask puts a decision on the stack.
func (p asking) ask(x pending) {
	if len(p.pending) == 0 {
		p.back = p.stage
	}
	p.pending = append(p.pending, x)
	p.stage = pendingStages[x.kind]
}

// settled takes the decision in hand from the stack.
func (p asking) settled() {
	p.pending = p.pending[:len(p.pending)-1]
	p.scratch.route.good = false
	p.stage = p.back
	if len(p.pending) > 0 {
		p.stage = pendingStages[p.asked().kind]
	}
}

// proceed settles a decision that leaves nothing to decide, or that a standing order
// answers, and tells whether it did.
func (p asking) proceed() bool {
	x := p.asked()
	if x.kind.ofTrains() {
		return railsOf(p.Position).proceed()
	}
	if !p.onMap(x.unit) {
		p.settled()
		return true
	}
	switch x.kind {
	case toReact:
		return p.obey()
	case toAbandon:
		return false
	}
	switch list := p.shelters(x); len(list) {
	case 0:
		u, cas := x.unit, givesWay[x.kind]
		p.excuse(u)
		p.settled()
		harmTo(p.Position).eliminate(u, "it cannot make way", cas)
		return true
	case 1:
		p.give(list[0])
		return true
	}
	return false
}

// exposes tells whether artillery and trains make way at a stage: whenever somebody
// moves, retreats or advances, once the losses of a combat are taken (9.5.1, 9.8.1).
func (s stage) exposes() bool {
	return s >= atMove && s <= atCrowded || s == atRetreat || s == atCheck || s == atAdvance || s == atRetire
}

// exposed is a decision about a bridgehead that the enemy has come to, about artillery or
// a train that is in an enemy zone of control without a friendly combat unit, or about a
// depot that is adjacent to an enemy unit; ok is false where there is none.
func (p asking) exposed() (x pending, ok bool) {
	if !p.stage.exposes() {
		return x, false
	}
	for _, u := range p.rs.bridgeheads {
		if bridgeheadsOf(p.Position).wavers(u) {
			return pending{kind: toAbandon, side: p.owner(u), unit: u, hex: p.at(u)}, true
		}
	}
	for _, u := range p.rs.escorted {
		s, at := p.owner(u), p.at(u)
		if at == board.None || !p.zone(s, at) || p.railMode(u) || p.holdsForce(s, at) || p.who.Of(defends, int8(s), at) > 0 {
			continue
		}
		return makesWay(p.Position, u), true
	}
	for _, u := range p.rs.depots {
		if at := p.at(u); at != board.None && p.besideEnemy(p.owner(u), at) {
			return makesWay(p.Position, u), true
		}
	}
	return x, false
}

// makesWay is the decision where artillery, a train or a depot makes way to.
func makesWay(p *Position, u int16) pending {
	x := pending{kind: toDisplace, side: p.owner(u), unit: u, hex: p.at(u)}
	switch {
	case p.unit(u).kind == train:
		x.kind = toWithdraw
	case p.unit(u).depot():
		x.kind = toRelocate
	}
	return x
}

// mayGive tells why a unit cannot make way to a hex.
func (p asking) mayGive(h board.ID) *refusal {
	if !slices.Contains(p.shelters(p.asked()), h) {
		return &refusal{Case: givesWay[p.asked().kind], Why: "{hex} is not one of the hexes to which this unit can make way."}
	}
	return nil
}

// give has a unit make way to a hex. Artillery is then displaced (9.5.1), a train goes
// over to its extended side (9.8.1); a depot goes by rail (9.9).
func (p asking) give(h board.ID) {
	x := *p.asked()
	from := p.at(x.unit)
	p.excuse(x.unit)
	p.settled()
	if garrisonsOf(p.Position).isGarrison(x.unit) && garrisonsOf(p.Position).leaves(x.unit, h) {
		p.units[x.unit].freed = true // 12.4
	}
	p.place(x.unit, h)
	switch st := &p.units[x.unit]; x.kind {
	case toDisplace:
		st.displaced, st.aim = true, 0 // its marker would point elsewhere, and it fights no more (9.5.1a)
	case toWithdraw:
		st.extended = true
	}
	e := rules.Event{Kind: "displace", Case: givesWay[x.kind], Side: x.side.id(), Units: p.IDs(x.unit), Hexes: p.Hexes(from, h), Reveals: true,
		Text: p.Label(x.unit) + " makes way from " + p.HexName(from) + " to " + p.HexName(h) + "."}
	if x.kind == toRelocate { // where trains take it is not seen
		hidden := e
		hidden.Hexes = p.Hexes(from)
		e.Public = railsOf(p.Position).hush(hidden, "Supply units give way by rail from "+p.HexName(from)+".")
	}
	p.Tell(e)
}

// excuse takes a unit that makes way out of the move or the retreat of which it was
// part: those with whom it went are gone.
func (p asking) excuse(u int16) {
	for i := range p.retreats {
		r := &p.retreats[i]
		if k := slices.Index(r.units, u); k >= 0 {
			r.units, r.owes = slices.Delete(r.units, k, k+1), slices.Delete(r.owes, k, k+1)
		}
	}
	p.retreats = slices.DeleteFunc(p.retreats, func(r retreat) bool { return len(r.units) == 0 })
	if p.back == atMoving && slices.Contains(p.moving, u) {
		if p.moving = verb.Without(p.moving, u); len(p.moving) == 0 {
			p.back = atMove
		}
	}
}

// shelters are the hexes to which a unit can make way.
func (p asking) shelters(x *pending) []board.ID {
	switch x.kind {
	case toWithdraw:
		return p.trainShelters(x.unit)
	case toRelocate:
		return railsOf(p.Position).depotShelters(x.unit)
	}
	return p.gunShelters(x.unit)
}

// farthestFlight is how many hexes artillery and trains make way at most (9.5.1, 9.8.1).
const farthestFlight = 3

// flight lists the hexes that a unit can reach without passing an enemy zone of control
// that friendly units do not negate, by the number of steps.
func (p asking) flight(u int16) [farthestFlight + 1][]board.ID {
	var rings [farthestFlight + 1][]board.ID
	s := p.owner(u)
	rings[0] = []board.ID{p.at(u)}
	seen := map[board.ID]bool{p.at(u): true}
	for n := 1; n <= farthestFlight; n++ {
		for _, from := range rings[n-1] {
			for d, to := range p.Board().Neighbours(from) {
				if to != board.None && !seen[to] && !p.openZone(s, to) && marchIn(p.Position).walkable(u, march.Step{From: from, D: direction(d), To: to}) {
					seen[to] = true
					rings[n] = append(rings[n], to)
				}
			}
		}
	}
	return rings
}

// walkable tells whether a unit could make a step if it had the points: what lies on
// the hexside lets it pass, the country is open to it, and no enemy is there.
func (p marching) walkable(u int16, s march.Step) bool {
	return p.inPlay(s.To) && p.rs.country[s.To] != noNation && p.now().enter[s.To] != barred && !p.enemyIn(s.To, p.owner(u)) &&
		p.blocked(u, []int16{u}, s) == nil && specialOf(p.Position).barred(u, s.From, s.To) == nil
}
