package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Cases 8.2.3 and 8.2.4: trains whose destination is lost, or whose line is cut. Their
// owner chooses where they go instead, as a decision within the move that is in hand.

// bound is the unit whose destination is being chosen, -1 for nobody.
func (p journeys) bound() int16 {
	if p.asksRoute() {
		return p.asked().unit
	}
	return p.rider
}

// asksRoute tells whether the decision within a move is about a destination.
func (p *Position) asksRoute() bool { return len(p.pending) > 0 && p.asked().kind.ofTrains() }

// ofTrains tells whether a decision is about the destination of a train.
func (k pendingKind) ofTrains() bool { return k == toReroute || k == toDetour }

// homeless is an entrained unit whose destination the enemy controls or has in his zone
// of control (8.2.3), -1 where there is none.
func (p journeys) homeless() int16 {
	for i := range p.units {
		u, st := int16(i), &p.units[i]
		if to := st.train.to; to != board.None && p.aboard(u) && p.stop(u) != to {
			if s := p.owner(u); p.controls(s.enemy(), to) || p.openZone(s, to) {
				return u
			}
		}
	}
	return -1
}

// reroute has a new destination chosen for a unit whose own is lost (8.2.3). Either way
// it will be marked as it detrains.
func (p journeys) reroute(u int16) {
	st := &p.units[u]
	old := st.train.to
	st.train.to, st.train.late = board.None, true
	p.tellTrouble(u, "8.2.3", fmt.Sprintf("%s is lost: %s needs another destination.", p.stopName(old), p.Label(u)))
	p.askRoute(toReroute, u, old)
}

// mend looks after a unit that begins a movement phase with no way to its destination
// (8.2.4): it gives way over what was cut, or is given another destination.
func (p journeys) mend(u int16) {
	st := &p.units[u]
	to, a := st.train.to, p.account(u)
	if to == board.None || p.stop(u) == to || p.spread(a, p.stop(u)).Reached(to) {
		return
	}
	st.train.late = true
	p.tellTrouble(u, "8.2.4", fmt.Sprintf("The line to %s is cut: %s cannot reach it.", p.stopName(to), p.Label(u)))
	if at := p.retreatByRail(u, false); at != board.None && (at == to || p.spread(a, at).Reached(to)) {
		p.giveWay(u, at)
		return
	}
	st.train.to = board.None
	p.askRoute(toDetour, u, to)
}

// askRoute puts the choice of a destination before its owner, unless there is nothing
// to choose.
func (p journeys) askRoute(kind pendingKind, u int16, old board.ID) {
	askingIn(p.Position).ask(pending{kind: kind, side: p.owner(u), unit: u, hex: old})
	p.scratch.route.good = false
}

// instead lists the stations that may take the place of a destination: for one that
// is lost those near it (8.2.3), for one to which the line is cut those on the line to
// it (8.2.4).
func (p journeys) instead(x *pending) []board.ID {
	list := p.destinations(x.unit, p.account(x.unit))
	if x.kind == toReroute {
		return slices.DeleteFunc(list, func(h board.ID) bool { return !p.nearOld(x.unit, h, x.hex) })
	}
	way := p.looseWay(x.unit, x.hex, false)
	return slices.DeleteFunc(list, func(h board.ID) bool { return !slices.Contains(way, h) })
}

// proceed settles the choice of a destination where there is none: a unit that none can
// be given to goes to the station closest to the old one.
func (p journeys) proceed() bool {
	x := *p.asked()
	if !p.aboard(x.unit) {
		askingIn(p.Position).settled()
		return true
	}
	switch list := p.choices(); len(list) {
	case 0:
		askingIn(p.Position).settled()
		p.divert(x.unit, x.hex)
		return true
	case 1:
		p.redirect(list[0])
		return true
	}
	return false
}

// redirect designates a destination in place of one that cannot be reached.
func (p journeys) redirect(h board.ID) {
	u := p.asked().unit
	askingIn(p.Position).settled()
	p.units[u].train.to = h
	p.tellDestination(u, h)
}

// divert gives a unit the station that it can reach and that is closest to its old
// destination.
func (p journeys) divert(u int16, old board.ID) {
	best, nearest := board.None, 0
	for _, h := range p.destinations(u, p.account(u)) {
		if d := p.Board().Distance(h, old); best == board.None || d < nearest {
			best, nearest = h, d
		}
	}
	p.units[u].train.to = best
	if best != board.None {
		p.tellDestination(u, best)
	}
}

// tellTrouble tells a unit's owner what has become of its journey. That something has
// is not hidden: the decision comes at once.
func (p journeys) tellTrouble(u int16, cas, text string) {
	p.Tell(rules.Event{Kind: "rail-trouble", Case: cas, Side: p.owner(u).id(), Units: p.IDs(u), Text: text, Reveals: true,
		Public: &rules.Event{Kind: "rail-trouble", Case: cas, Side: p.owner(u).id(), Text: "A train cannot reach its destination."}})
}

// pries tells whether a unit that comes to a hex could take a station from the enemy's
// trains, watch it, or trouble who is on a train or about to board one, so that it may
// learn who they are and where they were going.
func (p journeys) pries(u int16, at board.ID) bool {
	them := p.owner(u).enemy()
	theirs := func(h board.ID) bool {
		return h != board.None && (p.Board().Hexes[h].Station && p.held[h] == them || len(p.rs.supplies.rails[h]) > 0 && p.holds(them, h))
	}
	near := p.Board().Neighbours(at)
	return !p.unit(u).supplies() && (theirs(at) || slices.ContainsFunc(near[:], theirs))
}
