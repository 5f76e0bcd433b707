package greatwar

import (
	"fmt"
	"iter"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 14: reinforcements, and 26.24.

// choiceRail brings a unit on entrained, or sends it on its way off the map.
const choiceRail = "rail"

func addArrivals() {
	book.Add(
		&verbs{Name: "arrive", Label: "Bring on", Case: "14.11", Takes: verb.Unit | verb.Hex | verb.MayChoice, Stages: verb.Of(atArrivals),
			Check:  func(p *Position, a args) *refusal { return arrivalsOf(p).mayArrive(a) },
			Places: func(p *Position, u int16) iter.Seq[args] { return arrivalsOf(p).arrivals(u) },
			Do:     func(p *Position, a args) { arrivalsOf(p).arrive(a) },
			Words: func(p *Position, a args) string {
				if a.Choice == choiceRail {
					return "Bring on by rail"
				}
				return "Bring on"
			},
			Cite: func(p *Position, a args) string {
				if a.Choice == choiceRail {
					return "14.12"
				}
				return "14.11"
			}},
		&verbs{Name: "divert", Label: "Divert", Case: "14.22", Takes: verb.Unit | verb.Hex | verb.MayChoice, Stages: verb.Of(atArrivals),
			Check:  func(p *Position, a args) *refusal { return arrivalsOf(p).mayDivert(a) },
			Places: func(p *Position, u int16) iter.Seq[args] { return arrivalsOf(p).detours(u) },
			Do:     func(p *Position, a args) { arrivalsOf(p).divert(a) },
			Words: func(p *Position, a args) string {
				if a.Choice == choiceRail {
					return "Send there by off-map railway"
				}
				return fmt.Sprintf("Divert here, %s later", verb.Count(arrivalsOf(p).detour(a.Unit, a.Hex), "turn", "turns"))
			},
			Cite: func(p *Position, a args) string { return arrivalsOf(p).detourCase(a) }},
		&verbs{Name: "wait", Label: "Hold back", Case: "14.24", Takes: verb.Unit, Stages: verb.Of(atArrivals),
			Check:      func(p *Position, a args) *refusal { return arrivalsOf(p).mayWait(a) },
			Candidates: func(p *Position, yield func(args)) { verb.Each(p.all(arrivalsOf(p).due), yield) },
			Do: func(p *Position, a args) {
				p.units[a.Unit].waits = true
				p.Tell(rules.Event{Kind: "wait", Case: "14.24", Side: p.side.id(), Units: p.IDs(a.Unit), Text: p.Label(a.Unit) + " is held back."})
			}})
	done.On(atArrivals, "No more arrivals", "14.24", nil, func(p *Position) { turnOf(p).beginCommand() })
}

// Refusals of arrivals.
var (
	refuseNotDue      = &refusal{Case: "14.0", Why: "{unit} is not due to arrive now."}
	refuseChoice      = &refusal{Case: "14.12", Why: "A unit arrives either on foot or by rail."}
	refuseNotEntry    = &refusal{Case: "14.24", Why: "{unit} is not scheduled to arrive in {hex}."}
	refuseNotYet      = &refusal{Case: "14.22", Why: "{unit} may enter in {hex} because its own hex is blocked, but one turn late: divert it there."}
	refuseBarred      = &refusal{Case: "14.21", Why: "{hex} is occupied or controlled by the enemy: no unit may arrive there."}
	refuseNoTrain     = &refusal{Case: "14.12", Why: "{unit} cannot arrive in {hex} by rail: no railway of its own country leads there."}
	refuseTrainHeld   = &refusal{Case: "5.33", Why: "An enemy unit was the last to occupy {hex}: trains cannot enter it."}
	refuseNoDetour    = &refusal{Case: "14.24", Why: "{unit} cannot be diverted to {hex}."}
	refuseUnblocked   = &refusal{Case: "14.23", Why: "{unit} may travel off the map only if its entry hex is blocked, and it is not."}
	refuseNoWayRound  = &refusal{Case: "14.23", Why: "No off-map railway leads from the entry hex of {unit} to {hex}."}
	refuseOffMapEntry = &refusal{Case: "14.23", Why: "{unit} is already travelling off the map and cannot be diverted."}
)

// arriving brings reinforcements on, at their entries or round about (14).
type arriving struct{ *Position }

func arrivalsOf(p *Position) arriving { return arriving{p} }

// due tells whether a unit of the phasing side may come on in this segment: a
// reinforcement, or one that has stood off the map before a blocked hex for a turn
// (5.37, 14.22).
func (p arriving) due(u int16) bool {
	st := &p.units[u]
	return p.owner(u) == p.side && st.alive() && st.hex == board.None && !st.waits && st.due > 0 && st.due <= p.turn &&
		(st.link == 0 || offMapOf(p.Position).throughLink(u) && offMapOf(p.Position).blocked(p.side, offMapOf(p.Position).exitOf(u)))
}

func (p arriving) anyArrival() bool {
	for i := range p.units {
		if p.due(int16(i)) {
			return true
		}
	}
	return false
}

// entries lists where a unit is to come on: by its owner's choice, or as
// scheduled.
func (p arriving) entries(u int16) []board.ID {
	st := &p.units[u]
	switch {
	case st.link > 0:
		return p.around(u)
	case st.entry != board.None:
		return []board.ID{st.entry}
	}
	return p.scenario.entries[u]
}

// walled tells whether all the hexes where a unit is to come on are blocked.
func (p arriving) walled(u int16) bool {
	return !slices.ContainsFunc(p.entries(u), func(h board.ID) bool { return !offMapOf(p.Position).blocked(p.side, h) })
}

// around lists the hexes at the friendly map edge where a unit may come on whose
// own are blocked: those nearest to its own that are not blocked and lie towards
// the nearest friendly unit, or on any side where there is none that way (14.22).
func (p arriving) around(u int16) []board.ID {
	own := p.scenario.entries[u]
	switch st := &p.units[u]; {
	case st.link > 0:
		own = []board.ID{offMapOf(p.Position).exitOf(u)}
	case st.entry != board.None:
		own = []board.ID{st.entry}
	}
	var list []board.ID
	for _, from := range own {
		found := p.nearestEdge(from, p.nearestFriends(from))
		if len(found) == 0 {
			found = p.nearestEdge(from, nil)
		}
		for _, h := range found {
			if !slices.Contains(list, h) {
				list = append(list, h)
			}
		}
	}
	return list
}

// nearestFriends lists the hexes with friendly units that are nearest to a hex.
func (p arriving) nearestFriends(from board.ID) []board.ID {
	return p.Board().Nearest(from, func(h board.ID) bool { return p.holds(p.side, h) })
}

// nearestEdge lists the hexes of the friendly map edge that are not blocked and
// nearest to a hex, of those that lie no farther than it from one of the goals; without
// goals of all.
func (p arriving) nearestEdge(from board.ID, goals []board.ID) []board.ID {
	b := p.Board()
	return b.Nearest(from, func(h board.ID) bool {
		return h != from && slices.Contains(p.rs.edges[p.side], h) && !offMapOf(p.Position).blocked(p.side, h) &&
			(goals == nil || slices.ContainsFunc(goals, func(g board.ID) bool { return b.Distance(h, g) <= b.Distance(from, g) }))
	})
}

// arrivals lists where and how a unit could come on.
func (p arriving) arrivals(u int16) iter.Seq[args] {
	return func(yield func(args) bool) {
		for _, h := range p.entries(u) {
			if !yield(verb.OfUnitHex(u, h)) || !yield(args{Unit: u, Hex: h, From: board.None, Choice: choiceRail}) {
				return
			}
		}
	}
}

func (p arriving) mayArrive(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !arrivalsOf(p.Position).due(a.Unit):
		return refuseNotDue
	case a.Choice != "" && a.Choice != choiceRail:
		return refuseChoice
	case !slices.Contains(arrivalsOf(p.Position).entries(a.Unit), a.Hex):
		if arrivalsOf(p.Position).walled(a.Unit) && slices.Contains(arrivalsOf(p.Position).around(a.Unit), a.Hex) {
			return refuseNotYet
		}
		return refuseNotEntry
	case offMapOf(p.Position).blocked(p.side, a.Hex):
		return refuseBarred
	case a.Choice == choiceRail:
		return arrivalsOf(p.Position).mayArriveByRail(a)
	}
	return nil
}

// mayArriveByRail tells why a unit cannot come on entrained (14.12, 16.0 [14.1]).
func (p arriving) mayArriveByRail(a args) *refusal {
	switch {
	case !p.rs.railHex(p.unit(a.Unit).nation, a.Hex):
		return refuseNoTrain
	case p.held[a.Hex] == p.side.enemy():
		return refuseTrainHeld
	case !railsOf(p.Position).carries([]int16{a.Unit}):
		return refuseCapacity
	}
	return nil
}

// arrive puts a unit on the map at no cost (14.11), without a die if it is
// entrained (17.32). An Austro-Hungarian one that comes to Galicia so must be off
// its train by the end of the segment (17.2); units that were sent there off the
// map need not.
func (p arriving) arrive(a args) {
	st := &p.units[a.Unit]
	sent := st.link > 0
	st.due, st.entry, st.link, st.along, st.entrained = 0, board.None, 0, 0, a.Choice == choiceRail
	e := rules.Event{Kind: "arrive", Case: "14.11", Side: p.side.id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(a.Hex),
		Text: fmt.Sprintf("%s arrives at %s.", p.Label(a.Unit), p.HexName(a.Hex))}
	if !st.entrained {
		railsOf(p.Position).uncountRail(a.Unit) // it waited for its train in vain, and comes on foot
	} else {
		railsOf(p.Position).countRail(a.Unit)
		st.fresh = !sent && p.unit(a.Unit).nation == austriaHungary && !deploymentOf(p.Position).onSerbianMap(a.Hex)
		e.Case, e.Text = "14.12", fmt.Sprintf("%s arrives by rail at %s.", p.Label(a.Unit), p.HexName(a.Hex))
	}
	p.place(a.Unit, a.Hex)
	p.Tell(e)
}

func (p arriving) mayWait(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !arrivalsOf(p.Position).due(a.Unit):
		return refuseNotDue
	}
	return nil
}

// Delays of 14.22 and 26.24 in turns.
const (
	delayBlocked   = 1
	delaySameEdge  = 1
	delayOtherEdge = 3
)

// detour is by how many turns a unit comes later that is to come on in another
// hex: 0 where it cannot. A blocked one may come beside its own (14.22); in the
// free deployment campaign all may come by another railway of their country,
// sooner at the same map edge than at another one (26.24).
func (p arriving) detour(u int16, to board.ID) int {
	switch own := p.entries(u); {
	case p.units[u].link > 0 || slices.Contains(own, to):
		return 0
	case p.walled(u) && slices.Contains(p.around(u), to):
		return delayBlocked
	case !p.freeEntries() || !p.alternative(u, to):
		return 0
	case slices.ContainsFunc(own, func(h board.ID) bool { return p.sameEdge(h, to) }):
		return delaySameEdge
	}
	return delayOtherEdge
}

// freeEntries tells whether the scenario leaves the hexes of entry to the players
// (26.24).
func (p arriving) freeEntries() bool { return p.scenario.ID == "free-deployment" }

// alternative tells whether a hex is a place of entry with a railway of a unit's
// country.
func (p arriving) alternative(u int16, to board.ID) bool {
	home := p.scenario.home[u]
	return len(p.Board().Hexes[to].Entry) > 0 && p.rs.railHex(p.unit(u).nation, to) && p.scenario.maps[p.Board().MapOf(to)] &&
		(home == 0 || int(home)-1 == p.Board().MapOf(to))
}

// sameEdge tells whether two hexes touch the same edge of the same map.
func (p arriving) sameEdge(a, c board.ID) bool {
	b := p.Board()
	return b.MapOf(a) == b.MapOf(c) && slices.ContainsFunc(b.Hexes[a].Edge, func(e string) bool { return slices.Contains(b.Hexes[c].Edge, e) })
}

// detours lists to where a unit could be diverted.
func (p arriving) detours(u int16) iter.Seq[args] {
	return func(yield func(args) bool) {
		var beside []board.ID
		if p.walled(u) {
			beside = p.around(u)
		}
		for _, h := range beside {
			if !yield(verb.OfUnitHex(u, h)) {
				return
			}
		}
		for _, letter := range p.rs.letters {
			h := p.rs.entries[letter]
			if !slices.Contains(beside, h) && !yield(verb.OfUnitHex(u, h)) {
				return
			}
			if !yield(args{Unit: u, Hex: h, From: board.None, Choice: choiceRail}) {
				return
			}
		}
	}
}

func (p arriving) mayDivert(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !arrivalsOf(p.Position).due(a.Unit):
		return refuseNotDue
	case p.units[a.Unit].link > 0:
		return refuseOffMapEntry
	case a.Choice != "" && a.Choice != choiceRail:
		return refuseChoice
	case a.Choice == choiceRail:
		return arrivalsOf(p.Position).maySendRound(a)
	case arrivalsOf(p.Position).detour(a.Unit, a.Hex) == 0:
		return refuseNoDetour
	}
	return nil
}

// wayRound is the way off the map by which a blocked reinforcement can reach
// another hex of its country, from 1; 0 for none (14.23).
func (p arriving) wayRound(u int16, to board.ID) int8 {
	n := p.unit(u).nation
	for i := range p.rs.links {
		l := &p.rs.links[i]
		if l.side == p.side && l.to == to && slices.Contains(p.entries(u), l.from) && p.rs.railHex(n, l.from) && p.rs.railHex(n, l.to) {
			return int8(i + 1)
		}
	}
	return 0
}

func (p arriving) maySendRound(a args) *refusal {
	n := p.wayRound(a.Unit, a.Hex)
	switch {
	case !p.walled(a.Unit):
		return refuseUnblocked
	case n == 0:
		return refuseNoWayRound
	case !railsOf(p.Position).carries([]int16{a.Unit}):
		return refuseCapacity
	}
	return offMapOf(p.Position).mayTransfer(a.Unit, &p.rs.links[n-1])
}

func (p arriving) detourCase(a args) string {
	switch {
	case a.Choice == choiceRail:
		return "14.23"
	case p.walled(a.Unit) && slices.Contains(p.around(a.Unit), a.Hex):
		return "14.22"
	}
	return "26.24"
}

// divert lets a unit come on elsewhere: later, or at once off the map.
func (p arriving) divert(a args) {
	cas, st := arrivalsOf(p.Position).detourCase(a), &p.units[a.Unit]
	e := rules.Event{Kind: "divert", Case: cas, Side: p.side.id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(a.Hex)}
	if a.Choice == choiceRail {
		offMapOf(p.Position).embark(a.Unit, arrivalsOf(p.Position).wayRound(a.Unit, a.Hex))
		st.entry = board.None
		e.Text = fmt.Sprintf("%s travels off the map to %s.", p.Label(a.Unit), p.HexName(a.Hex))
	} else {
		st.due, st.entry = p.turn+int8(arrivalsOf(p.Position).detour(a.Unit, a.Hex)), a.Hex
		e.Text = fmt.Sprintf("%s is diverted: it may arrive at %s from turn %d.", p.Label(a.Unit), p.HexName(a.Hex), st.due)
	}
	p.Tell(e)
}
