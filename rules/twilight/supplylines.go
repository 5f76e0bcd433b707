package twilight

import (
	"fmt"
	"io/fs"
	"slices"

	"vistula/rules/board"
)

// Chapters 14.1 to 14.3 on a position: what supply lines go by, and who needs them.

// supplying is chapter 14.
type supplying struct{ *Position }

func supplyOf(p *Position) supplying { return supplying{p} }

// exits are the railway hexes at a friendly map edge (1.2.1): where a line leads on to
// sheets that are not in play, in the side's own country, or off the board by an exit
// that is friendly.
func (rs *Ruleset) exits(sc *scenario, s side) []board.ID {
	var list []board.ID
	b := rs.Board()
	for at := range board.ID(b.Len()) {
		if !sc.inPlay[at] || len(rs.supplies.rails[at]) == 0 {
			continue
		}
		h := &b.Hexes[at]
		leads := slices.ContainsFunc(rs.supplies.rails[at], func(to board.ID) bool { return !sc.inPlay[to] })
		if leads && rs.owner[at] == s || h.RailExit && slices.Contains(h.Friendly, string(sideIDs[s])) {
			list = append(list, at)
		}
	}
	return list
}

// network is who supplies whom on a side, as things stand: good until the next action.
func (p supplying) network(s side) *network {
	n := &p.scratch.supply.nets[s]
	if !n.good {
		p.find(s, n)
		n.good = true
	}
	return n
}

// find works the supply of a side out afresh.
func (p supplying) find(s side, n *network) {
	search := p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(search)
	k := p.lines(s)
	railways := k.railways(search)
	p.findBoyen(&k.tracing, search)
	n.suppliers, n.receivers = n.suppliers[:0], n.receivers[:0]
	for _, u := range p.rs.ofSide[s] {
		if p.onMap(u) {
			p.enlist(n, u)
		}
	}
	for i := range n.receivers {
		r := &n.receivers[i]
		r.rail, r.bukowina = railways.toRail[p.at(r.unit)], p.bukowinaLine(railways, r.unit)
	}
	for i := range n.suppliers {
		p.measure(k, n, &n.suppliers[i])
	}
	p.follow(n)
	n.solve()
}

// bukowinaLine is the length of a unit's path to the edge, noLine where it has none or may
// not draw on it: combat and artillery units of Austria-Hungary do.
func (p supplying) bukowinaLine(k *railways, u int16) int16 {
	if k.toEdge == nil || p.unit(u).nation != austrian || p.unit(u).supplies() {
		return noLine
	}
	return k.toEdge[p.at(u)]
}

// measure finds the length of a supplier's line to every receiver.
func (p supplying) measure(k *lines, n *network, s *supplier) {
	s.lines = s.lines[:0]
	if !s.able {
		for range n.receivers {
			s.lines = append(s.lines, noLine)
		}
		return
	}
	from := p.fromUnit(k, s.unit)
	for i := range n.receivers {
		s.lines = append(s.lines, from.to[p.at(n.receivers[i].unit)])
	}
}

// enlist enters a unit in a network as supplier, receiver or both.
func (p supplying) enlist(n *network, u int16) {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case unit.works(): // always In Supply (12.1)
		return
	case unit.supplies():
		k := len(n.suppliers)
		n.suppliers = slices.Grow(n.suppliers, 1)[:k+1]
		s := &n.suppliers[k]
		*s = supplier{unit: u, depot: unit.depot(), minor: unit.kind == minorDepot, army: st.army, corps: unit.corps,
			riders: unit.kind == train && p.rs.corps[unit.corps].riders, able: p.able(u), reach: p.reach(u), extended: st.extended, lines: s.lines}
		if unit.kind == train {
			n.receivers = append(n.receivers, receiver{unit: u, train: k, army: st.army, corps: unit.corps, always: p.railMode(u), follows: -1})
		}
		return
	}
	army, corps := p.command(u)
	n.receivers = append(n.receivers, receiver{unit: u, train: -1, army: army, corps: corps, rides: unit.kind == cavalry, cavalry: unit.kind == cavalry && !unit.asset,
		fischer: slices.Contains(unit.Flags, "fischer"),
		always:  p.railMode(u) || p.fed(u), follows: -1})
}

// able tells whether a supply unit may supply others: a depot in a station, with a line
// of communications, that does not relocate (14.2.1, 8.2.7); a train that is not
// entrained (14.2.2).
func (p supplying) able(u int16) bool {
	if !p.unit(u).depot() {
		return !p.railMode(u)
	}
	return p.units[u].settling == 0 && p.hasLine(u)
}

// hasLine tells whether a depot has a valid line of communications (14.2.1a).
func (p supplying) hasLine(u int16) bool {
	at := p.at(u)
	return p.Board().Hexes[at].Station && p.joined(p.owner(u)).Has(at)
}

// reach is how far a supply unit supplies on either side, in quarters (3.6.1); an
// incomplete train a hex less (24.3).
func (p supplying) reach(u int16) (reach [2]int16) {
	less := int16(0)
	if specialOf(p.Position).incomplete(u) {
		less = 1
	}
	for i, f := range p.unit(u).faces {
		reach[i] = (int16(f.reach) - less) * quarters
	}
	return reach
}

// command is the army and the corps whose supply units may supply a unit (6.3).
func (p supplying) command(u int16) (army, corps int8) {
	return p.units[u].army, p.units[u].corps
}

// follow has the assets that are stacked with a formation share its supply (6.4).
func (p supplying) follow(n *network) {
	for i := range n.receivers {
		r := &n.receivers[i]
		if r.train >= 0 || !p.unit(r.unit).asset || r.always {
			continue
		}
		f := armiesOf(p.Position).attachedTo(r.unit)
		if f < 0 || p.at(f) != p.at(r.unit) {
			continue
		}
		r.follows = slices.IndexFunc(n.receivers, func(x receiver) bool { return x.unit == f })
	}
}

// fed tells whether a fortress feeds a unit: one with a supply symbol in its hex or
// next to it, or Boyen the three units that it feeds within three hexes (14.2.4).
func (p supplying) fed(u int16) bool {
	at := p.at(u)
	if p.feeds(at, p.owner(u)) {
		return true
	}
	for _, to := range p.Board().Neighbours(at) {
		if to != board.None && p.feeds(to, p.owner(u)) {
			return true
		}
	}
	return specialOf(p.Position).ofBoyen(u) && p.scratch.supply.boyen.Has(at)
}

// feeds tells whether a fortress of a side with a supply symbol stands in a hex.
func (p supplying) feeds(at board.ID, s side) bool {
	for u := range p.each(s, at) {
		if p.unit(u).source {
			return true
		}
	}
	return false
}

// prepareSupply makes ready what supply reads of the map and of the counters.
func (rs *Ruleset) prepareSupply(fs.FS) error {
	costs, ridge, err := supplyCosts(rs.tables.Terrain)
	if err != nil {
		return fmt.Errorf("%s/tables.json: %w", id, err)
	}
	rs.supplies = newGround(rs.Board(), costs, ridge)
	rs.findCuriosities()
	rs.findReserves()
	rs.magazines = make([]board.ID, len(rs.complexes))
	for i := range rs.magazines {
		rs.magazines[i] = board.None
	}
	for i := range rs.units {
		u := &rs.units[i]
		if h, ok := rs.Board().Find(u.Hex); ok && u.complex >= 0 && rs.Board().Hexes[h].Magazine {
			rs.magazines[u.complex] = h
		}
	}
	for i := range rs.Board().Hexes {
		if rs.Board().Hexes[i].Magazine {
			rs.stores = append(rs.stores, board.ID(i))
		}
	}
	return nil
}
