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

// homeless is an entrained unit whose destination is lost, -1 where there is none.
func (p journeys) homeless() int16 {
	for i := range p.units {
		if u := int16(i); p.aboard(u) && p.lost(u) {
			return u
		}
	}
	return -1
}

// lost tells whether the enemy controls the destination of an entrained unit or has it
// in his zone of control, which friendly units there do not negate (8.2.3, 4.1.4). Who
// has begun to detrain there does not go elsewhere (8.2.4).
func (p journeys) lost(u int16) bool {
	s, st := p.owner(u), &p.units[u]
	to := st.train.to
	return to != board.None && st.task != detraining && (p.controls(s.enemy(), to) || p.zone(s, to))
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
	list := p.choices()
	if len(list) > 1 {
		return false
	}
	to := p.closest(x.unit, x.hex)
	if len(list) == 1 {
		to = list[0]
	}
	if to == board.None {
		askingIn(p.Position).settled()
		return true
	}
	p.redirect(to)
	return true
}

// redirect designates a destination in place of one that cannot be reached. Who has the
// enemy beside him sets out for it at once (8.2.4).
func (p journeys) redirect(h board.ID) {
	x := *p.asked()
	askingIn(p.Position).settled()
	p.units[x.unit].train.to = h
	p.tellDestination(x.unit, h)
	if x.kind == toReroute && p.pressed(x.unit) {
		p.displace(x.unit)
	}
}

// pressed tells whether an enemy combat or artillery unit is adjacent to a unit on a
// train (8.2.4).
func (p journeys) pressed(u int16) bool {
	if !p.onMap(u) {
		return false
	}
	s := p.owner(u)
	for _, n := range p.Board().Neighbours(p.at(u)) {
		if n == board.None {
			continue
		}
		for v := range p.each(s.enemy(), n) {
			if p.armed(v) && !p.railMode(v) {
				return true
			}
		}
	}
	return false
}

// closest is the station that a unit can reach and that is closest to its old
// destination, None where it can reach none.
func (p journeys) closest(u int16, old board.ID) board.ID {
	best, nearest := board.None, 0
	for _, h := range p.destinations(u, p.account(u)) {
		if d := p.Board().Distance(h, old); best == board.None || d < nearest {
			best, nearest = h, d
		}
	}
	return best
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
	return !p.unit(u).depot() && (theirs(at) || slices.ContainsFunc(near[:], theirs))
}
