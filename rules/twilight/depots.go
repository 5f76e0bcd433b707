package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// Case 8.2.7: depots move by rail without rail points.

// relocation is by how many movement points a depot may move farther in a Movement
// Phase, for which it then has to consolidate; on lines outside Russia Russian depots
// come less far (17.2).
const (
	relocation        = 6
	relocationForeign = 3
)

// relocating is what a depot bears that has moved more than its allowance.
const relocating = 2

func addDepots() {
	book.Add(
		&verbs{Name: "depot", Label: "Move this depot", Case: "8.2.7", Takes: verb.Unit, Stages: verb.Of(atMove),
			Check:      func(p *Position, a args) *refusal { return railsOf(p).mayMoveDepot(a.Unit) },
			Candidates: func(p *Position, yield func(args)) { verb.Each(p.rs.ofSide[p.active()], yield) },
			Do:         func(p *Position, a args) { railsOf(p).ask(a.Unit) }},
		&verbs{Name: "stay", Label: "Leave the depot here", Case: "8.2.7", Stages: verb.Of(atRoute),
			Check: func(p *Position, _ args) *refusal {
				if !p.unit(railsOf(p).bound()).depot() {
					return refuseMustGo
				}
				return nil
			},
			Do: func(p *Position, _ args) { p.rider, p.stage = -1, atMove }})
}

var (
	refuseMustGo     = &refusal{Case: "8.2.3", Why: "An entrained unit must have a destination."}
	refuseNoDepot    = &refusal{Case: "8.2.7", Why: "{unit} is not a depot."}
	refuseNoDepotWay = &refusal{Case: "8.2.7", Why: "The depot cannot move to {hex}: it must be a station of yours on an operational line, within the depot's movement points and adjacent to no enemy unit."}
	refuseNoDepotTo  = &refusal{Case: "8.2.7", Why: "There is no station that {unit} can reach."}
)

func (p journeys) mayMoveDepot(u int16) *refusal {
	st := &p.units[u]
	switch {
	case p.owner(u) != p.active():
		return refuseNotYours
	case !p.unit(u).depot():
		return refuseNoDepot
	case st.hex == board.None:
		return refuseOffMap
	case st.halted:
		return refuseHalted
	case !p.depotGoesAnywhere(u):
		return refuseNoDepotTo
	}
	return nil
}

// depotLimit is how many hexes a depot comes to a station, with what it may add by
// relocating.
func (p journeys) depotLimit(u int16, to board.ID) int {
	points := int(p.units[u].left)
	if p.phase == movementPhase {
		more := relocation
		if p.owner(u) == russia && p.rs.owner[to] != russia {
			more = relocationForeign
		}
		points += more * parts
	}
	return points * p.rate() / parts
}

// openToDepot tells whether a depot of a side may pass a stop.
func (p journeys) openToDepot(s side, at board.ID) bool {
	if p.rs.rail.offMap(at) {
		return p.rs.rail.half(at)
	}
	return p.inPlay(at) && engineersOf(p.Position).runs(s, at) && !p.enemyIn(at, s) && !p.openZone(s, at)
}

// spreadDepot finds where a depot of a side can come, on lines of either gauge.
func (p journeys) spreadDepot(s side, from board.ID) *path.Flood {
	f := &p.scratch.journey
	f.Run(p.rs.rail.links[germanRail], len(p.rs.rail.links[germanRail]), func(to board.ID) bool { return p.openToDepot(s, to) }, from)
	return f
}

// depotGoesAnywhere tells whether there is a station to which a depot can move.
func (p journeys) depotGoesAnywhere(u int16) bool {
	s, from, links := p.owner(u), p.at(u), p.rs.rail.links[germanRail]
	return p.scratch.journey.Comes(links, len(links), func(to board.ID) bool { return p.openToDepot(s, to) },
		func(to board.ID, n int) bool { return p.depotSuits(u, from, to, n) }, from)
}

// depotSuits tells whether a stop is a station to which a depot that is at another can
// move so many hexes.
func (p journeys) depotSuits(u int16, from, h board.ID, n int) bool {
	return h != from && !p.rs.rail.offMap(h) && p.Board().Hexes[h].Station && n <= p.depotLimit(u, h) && !p.besideEnemy(p.owner(u), h)
}

// depotStations lists the stations to which a depot can move: over operational lines,
// to none that is adjacent to an enemy unit (9.9).
func (p journeys) depotStations(u int16) []board.ID {
	var list []board.ID
	from := p.at(u)
	f := p.spreadDepot(p.owner(u), from)
	for _, h := range f.All() {
		if n, _ := f.Cost(h); p.depotSuits(u, from, h, n) {
			list = append(list, h)
		}
	}
	slices.Sort(list)
	return list
}

// moveDepot moves a depot by rail. If it has come farther than its allowance it is
// relocating.
func (p journeys) moveDepot(u int16, to board.ID) {
	st, from := &p.units[u], p.at(u)
	n, _ := p.spreadDepot(p.owner(u), from).Cost(to)
	cost := n * parts / p.rate()
	text := fmt.Sprintf("%s moves by rail from %s to %s.", p.Label(u), p.HexName(from), p.HexName(to))
	if cost > int(st.left) {
		st.settling = relocating
		text = fmt.Sprintf("%s relocates from %s to %s and gives no supply until it has consolidated.", p.Label(u), p.HexName(from), p.HexName(to))
	}
	st.left, st.moved, st.halted = 0, true, true
	p.place(u, to)
	e := rules.Event{Kind: "depot", Case: "8.2.7", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(from, to), Text: text}
	e.Public = &rules.Event{Kind: rules.EventRide, Case: "8.2.3", Side: e.Side, Hexes: e.Hexes, Text: fmt.Sprintf("A train travels from %s to %s.", p.HexName(from), p.HexName(to))}
	p.Tell(e)
}
