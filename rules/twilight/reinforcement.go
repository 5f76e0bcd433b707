package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapters 5.4.1 and 16: reinforcements, withdrawals and releases.

// farBehind is how far from the enemy a new Corps Train comes in (16.4).
const farBehind = 5

func addReinforcement() {
	course[reinforcementPhase].begin = func(p *Position) { arrivalsOf(p).begin() }
	course[reinforcementPhase].open = func(p *Position) bool { return arrivalsOf(p).any() }
	book.Add(
		&verbs{Name: "enter-auto", Label: "Bring all reinforcements in", Case: "16.1", Stages: verb.Of(atReinforce),
			Do: func(p *Position, _ args) { arrivalsOf(p).auto() }},
		&verbs{Name: "enter", Label: "Bring in", Case: "16.1", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atReinforce),
			Check: mayEnter, Candidates: eachEntry,
			Do: func(p *Position, a args) { arrivalsOf(p).enter(a.Unit, a.Hex) }})
}

// arrivals is the Reinforcement, Withdrawal and Activation Phase.
type arrivals struct{ *Position }

func arrivalsOf(p *Position) arrivals { return arrivals{p} }

// begin takes off who is withdrawn and counts the phases since supply units were lost
// (5.4.1, 16.4). In the first of them in a turn it tells who is released.
func (p arrivals) begin() {
	if p.side == p.scenario.opens {
		p.tellReleased(p.side)
		p.tellReleased(p.side.enemy())
	}
	for _, u := range p.rs.ofSide[p.side] {
		st, sc := &p.units[u], p.scenario
		if st.gone == eliminated && p.unit(u).supplies() {
			st.back = min(st.back+1, newSupplyUnit)
		}
		if w := sc.withdrawn[u]; w > 0 && w <= p.turn && (p.onMap(u) || st.gone == waiting) {
			p.withdraw(u)
		}
	}
}

// tellReleased tells a side which of its units the turn has released (3.3.5): from its
// beginning, whoever's player turn comes first.
func (p arrivals) tellReleased(s side) {
	var free []int16
	for _, u := range p.rs.ofSide[s] {
		if sc := p.scenario; p.onMap(u) && !p.units[u].freed && (sc.until[u] == p.turn || sc.garrison[u] && sc.released[u] == p.turn) {
			free = append(free, u)
		}
	}
	if len(free) > 0 {
		p.Tell(rules.Event{Kind: "release", Case: "3.3.5", Side: s.id(), Units: p.IDs(free...), Public: &rules.Event{},
			Text: "Released: " + p.Labels(free) + "."})
	}
}

// withdraw takes a unit out of the game (16.2). It was not eliminated, so that nobody
// earns points for it; the steps of a detachment are lost (6.4.2).
func (p arrivals) withdraw(u int16) {
	at := p.at(u)
	p.remove(u, withdrawn)
	public := "A unit is withdrawn."
	if at != board.None {
		public = "A unit in " + p.HexName(at) + " is withdrawn."
	}
	p.tellOf(rules.Event{Kind: "withdraw", Case: "16.2", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(at),
		Text: p.Label(u) + " is withdrawn."}, public)
}

// due tells whether a unit may be brought in: one that was to arrive by now and was held
// back perhaps, or a supply unit in place of the one that was lost (16.1.3, 16.4).
func (p arrivals) due(u int16) bool {
	st := &p.units[u]
	return st.gone == waiting && p.scenario.due[u] <= p.turn || p.reborn(u)
}

// reborn tells whether a unit is an eliminated supply unit that may come back (16.4).
func (p arrivals) reborn(u int16) bool {
	st := &p.units[u]
	return st.gone == eliminated && p.unit(u).supplies() && st.back >= newSupplyUnit
}

// Refusals of reinforcements (16).
var (
	refuseNotDue   = &refusal{Case: "16.1", Why: "{unit} is not due to arrive."}
	refuseNotEntry = &refusal{Case: "16.1", Why: "{hex} is not one of the hexes where {unit} may arrive this turn."}
)

func mayEnter(p *Position, a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !arrivalsOf(p).due(a.Unit):
		return refuseNotDue
	case !slices.Contains(arrivalsOf(p).entries(a.Unit), a.Hex):
		return refuseNotEntry
	}
	return nil
}

func eachEntry(p *Position, yield func(args)) {
	for _, u := range p.rs.ofSide[p.side] {
		if arrivalsOf(p).due(u) {
			for _, h := range arrivalsOf(p).entries(u) {
				yield(verb.OfUnitHex(u, h))
			}
		}
	}
}

// any tells whether any unit can be brought in.
func (p arrivals) any() bool {
	return slices.ContainsFunc(p.rs.ofSide[p.side], func(u int16) bool { return p.due(u) && len(p.entries(u)) > 0 })
}

// entries are the hexes where a unit may arrive. Where the enemy or his zone bars all
// that are given, the nearest railway hex of a friendly edge takes their place, and for
// who comes on foot every hex of such an edge (16.1.2).
func (p arrivals) entries(u int16) []board.ID {
	switch {
	case !p.reborn(u):
	case p.unit(u).depot():
		return p.inItsArea(u, p.free(p.scenario.exits[p.side]))
	default:
		return p.inItsArea(u, p.stations(u))
	}
	given := p.scenario.entries[u]
	if open := p.free(given); len(open) > 0 {
		return open
	}
	if !p.scenario.byRail[u] {
		return p.free(p.scenario.rims[p.side])
	}
	exits, best, nearest := p.free(p.scenario.exits[p.side]), board.None, 0
	for _, h := range exits {
		if far := p.Board().Distance(h, given[0]); best == board.None || far < nearest {
			best, nearest = h, far
		}
	}
	if best == board.None {
		return nil
	}
	return []board.ID{best}
}

// inItsArea are the hexes of a list in the area of the army to which a unit is attached,
// where a new supply unit comes in (16.4).
func (p arrivals) inItsArea(u int16, list []board.ID) []board.ID {
	return slices.DeleteFunc(list, func(h board.ID) bool {
		a := areasOf(p.Position).areaOf(p.side, h)
		return a >= 0 && p.units[u].army >= 0 && a != p.units[u].army
	})
}

// free are the hexes of a list that neither the enemy holds nor his zone covers.
func (p arrivals) free(list []board.ID) []board.ID {
	var open []board.ID
	for _, h := range list {
		if !p.enemyIn(h, p.side) && !p.openZone(p.side, h) {
			open = append(open, h)
		}
	}
	return open
}

// stations are those where a new Corps Train may come in: on an operational line to the
// rear, and far behind the front (16.4).
func (p arrivals) stations(u int16) []board.ID {
	var list []board.ID
	for h := range supplyOf(p.Position).joined(p.side).All() {
		if p.Board().Hexes[h].Station && p.controls(p.side, h) && !slices.ContainsFunc(p.rs.ofSide[p.side.enemy()], func(v int16) bool {
			return p.onMap(v) && p.Board().Distance(p.at(v), h) < farBehind
		}) {
			list = append(list, h)
		}
	}
	return list
}

// rims are the land hexes of a friendly map edge, where units come in on foot (1.2.1).
func (rs *Ruleset) rims(sc *scenario, s side) []board.ID {
	var list []board.ID
	b := rs.Board()
	for at := range board.ID(b.Len()) {
		if !sc.inPlay[at] || rs.owner[at] != s || slices.Contains(b.Hexes[at].Edge, "north") && !slices.Contains(b.Hexes[at].Friendly, string(sideIDs[s])) {
			continue
		}
		if slices.ContainsFunc(b.Neighbours(at)[:], func(to board.ID) bool { return to == board.None || !sc.inPlay[to] }) {
			list = append(list, at)
		}
	}
	return list
}

// enter brings a unit in (16.1): in Rail Mode if it comes by rail, but for depots, which
// go on at once (16.3).
func (p arrivals) enter(u int16, at board.ID) {
	rail := p.scenario.byRail[u] && !p.reborn(u) && !p.unit(u).depot()
	st := p.rs.nowhere(u)
	st.army, st.corps = p.units[u].army, p.units[u].corps
	if rail {
		st.train.mode = riding
	}
	p.units[u] = st
	p.place(u, at)
	how := ""
	if rail {
		how = " by rail"
	}
	e := rules.Event{Kind: "arrive", Case: "16.1", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(at),
		Text: fmt.Sprintf("%s arrives%s in %s.", p.Label(u), how, p.HexName(at))}
	if p.topAt(p.side, at) != u { // the enemy sees the top unit only (4.2.6)
		e.Public = &rules.Event{Kind: e.Kind, Case: e.Case, Side: e.Side, Hexes: e.Hexes, Text: "A unit arrives in " + p.HexName(at) + "."}
	}
	p.Tell(e)
}

// auto brings in all that can come, each by the first of its hexes.
func (p arrivals) auto() {
	for _, u := range p.rs.ofSide[p.side] {
		if !p.due(u) {
			continue
		}
		if list := p.entries(u); len(list) > 0 {
			p.enter(u, list[0])
		}
	}
}
