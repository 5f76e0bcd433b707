package twilight

import "slices"

// Chapters 14.2 to 14.4 as far as they do not need the map: who supplies whom, once it
// is known how long the lines are.

// noLine is the length of a line that does not exist.
const noLine = int16(1 << 14)

// Lengths that 14.2.3 names, in quarters of a hex.
const (
	railIn  = 3 * quarters // from a railway, In Supply
	railLow = 6 * quarters // from a railway, in Low Supply
)

// supplier is a depot or a Corps Train that may supply others.
type supplier struct {
	unit        int16
	depot       bool
	minor       bool // a Minor Depot
	army, corps int8
	riders      bool     // the train of a Cavalry Corps, which supplies its own units only (14.3.1)
	able        bool     // a depot that may supply (14.2.1), a train that is not entrained (14.2.2)
	reach       [2]int16 // how far it supplies in quarters, on its front and in extended mode
	extended    bool     // its mode
	supplied    bool     // a train In Supply, a depot that is able
	lines       []int16  // length of the line to each receiver in quarters, noLine if none
}

// within tells whether it reaches a receiver in its mode.
func (s *supplier) within(r int) bool { return s.lines[r] <= s.reach[mode(s.extended)] }

// mode is the side of a supply unit that is up: 0 its front, 1 its extended side.
func mode(extended bool) int {
	if extended {
		return 1
	}
	return 0
}

// receiver is a unit that has to be supplied.
type receiver struct {
	unit        int16
	train       int  // its place among the suppliers, -1 for one that is no Corps Train
	army, corps int8 // to which it is attached; corps is -1 for an independent one
	rides       bool // cavalry of any kind
	cavalry     bool // a cavalry formation, which other trains may supply (14.3.1)
	always      bool // entrained, or fed by a fortress (8.2.4, 14.2.4)
	follows     int  // the place of the formation with which an asset shares its supply, or -1 (6.4)
	rail        int16
	bukowina    int16 // to the map edge by the Bukowina, noLine if none (14.7)
	fischer     bool  // one of those who draw on it without limit
	// found:
	state  int8
	source int16 // the unit that supplies it, -1 for a railway, a fortress or the Bukowina
	beyond bool  // it is supplied by the Bukowina
}

// network is all that supply of one side depends on, with what was found.
type network struct {
	good      bool // it is that of the position as it stands
	suppliers []supplier
	receivers []receiver
	guests    []int8 // of each supplier, how many cavalry formations of others it supplies
}

// mostGuests is how many cavalry formations of others a Corps Train supplies (14.3.1).
const mostGuests = 2

// solve finds the state of every receiver in the present modes of the suppliers, in
// the order of 14.4: depots, trains, all others.
func (n *network) solve() {
	n.guests = slices.Grow(n.guests[:0], len(n.suppliers))[:len(n.suppliers)]
	clear(n.guests)
	for i := range n.suppliers {
		s := &n.suppliers[i]
		s.supplied = s.depot && s.able
	}
	for i := range n.receivers {
		if r := &n.receivers[i]; r.train >= 0 {
			n.solveTrain(i, r)
		}
	}
	for i := range n.receivers {
		if r := &n.receivers[i]; r.train < 0 && r.follows < 0 {
			n.solveUnit(i, r)
		}
	}
	n.solveGuests()
	n.solveBukowina()
	for i := range n.receivers {
		if r := &n.receivers[i]; r.follows >= 0 {
			f := &n.receivers[r.follows]
			r.state, r.source, r.beyond = f.state, f.source, f.beyond
		}
	}
}

// isGuest tells whether a unit may be supplied by trains of corps that it is not
// attached to: an independent cavalry formation (6.3.3, 14.3.1).
func (n *network) isGuest(r *receiver) bool { return r.cavalry && r.corps < 0 }

// solveTrain finds whether a Corps Train is In Supply: on a railway, or within range
// of a depot of its army (14.2.2).
func (n *network) solveTrain(i int, r *receiver) {
	t := &n.suppliers[r.train]
	r.state, r.source = outOfSupply, -1
	switch {
	case r.always || r.rail == 0:
		r.state = inSupply
	default:
		if s := n.nearest(i, func(s *supplier) bool { return s.depot && s.army == r.army }); s >= 0 {
			r.state, r.source = inSupply, n.suppliers[s].unit
		}
	}
	t.supplied = r.state == inSupply && t.able
}

// solveUnit finds the best supply of a combat or artillery unit by what is there for it
// whoever else is supplied (14.2, 14.3, 14.4).
func (n *network) solveUnit(i int, r *receiver) {
	r.state, r.source, r.beyond = outOfSupply, -1, false
	if r.always || r.rail <= railIn {
		r.state = inSupply
		return
	}
	own := func(s *supplier) bool {
		return s.army == r.army && (s.depot || r.corps >= 0 && s.corps == r.corps && (r.rides || !s.riders))
	}
	if s := n.nearest(i, func(s *supplier) bool { return own(s) && (s.depot || !s.extended) }); s >= 0 {
		r.state, r.source = inSupply, n.suppliers[s].unit
		return
	}
	if r.rail <= railLow {
		r.state = lowSupply
		return
	}
	if s := n.nearest(i, own); s >= 0 {
		r.state, r.source = lowSupply, n.suppliers[s].unit
	}
}

// solveGuests has the trains supply cavalry of no corps, so that as many of it are In
// Supply as can be, and of the others as few as can be out of supply (6.3.3, 14.3.1).
// Those whom the railway keeps in Low Supply come last.
func (n *network) solveGuests() {
	for _, x := range []struct {
		from, to int8 // states of supply
		extended bool // the trains
	}{{outOfSupply, inSupply, false}, {lowSupply, inSupply, false}, {outOfSupply, lowSupply, true}} {
		for i := range n.receivers {
			r := &n.receivers[i]
			if r.train < 0 && r.follows < 0 && n.isGuest(r) && r.state == x.from {
				seen := uint64(0)
				n.seat(i, x.to, x.extended, &seen)
			}
		}
	}
}

// seat has a train in a mode supply a guest. A train that has two already is asked whether
// another could have one of them; seen are those that were asked.
func (n *network) seat(i int, state int8, extended bool, seen *uint64) bool {
	r := &n.receivers[i]
	for {
		k := n.host(i, extended, *seen)
		if k < 0 {
			return false
		}
		*seen |= 1 << k
		if n.guests[k] == mostGuests && !n.makeRoom(k, state, extended, seen) {
			continue
		}
		n.guests[k]++
		r.state, r.source = state, n.suppliers[k].unit
		return true
	}
}

// makeRoom has one of the guests of a train go to another.
func (n *network) makeRoom(k int, state int8, extended bool, seen *uint64) bool {
	for i := range n.receivers {
		if r := &n.receivers[i]; n.isGuest(r) && r.follows < 0 && r.source == n.suppliers[k].unit && n.seat(i, state, extended, seen) {
			n.guests[k]--
			return true
		}
	}
	return false
}

// host is the place of the nearest train in a mode that may supply a guest and was not
// asked yet, -1 for none.
func (n *network) host(i int, extended bool, seen uint64) int {
	best := -1
	for k := range n.suppliers {
		s := &n.suppliers[k]
		if s.depot || s.riders || s.army != n.receivers[i].army || s.extended != extended || seen&(1<<k) != 0 {
			continue
		}
		if s.supplied && s.within(i) && (best < 0 || s.lines[i] < n.suppliers[best].lines[i]) {
			best = k
		}
	}
	return best
}

// nearest is the place of the supplier with the shortest line to a receiver, of those
// that are supplied themselves and may supply it; -1 for none.
func (n *network) nearest(i int, may func(*supplier) bool) int {
	best := -1
	for k := range n.suppliers {
		s := &n.suppliers[k]
		if s.supplied && s.within(i) && may(s) && (best < 0 || s.lines[i] < n.suppliers[best].lines[i]) {
			best = k
		}
	}
	return best
}

// extend chooses the suppliers that go over to their extended sides so that nobody is
// out of supply who need not be, and no more than that: from all of them, those are
// taken back that are not needed. Trains are taken back first, because whom they supply
// in that mode is in Low Supply (14.4), then Major Depots, which lose most by it (3.6).
func (n *network) extend() []int16 {
	n.solve()
	if n.short() == 0 {
		return nil
	}
	turned := make([]bool, len(n.suppliers))
	for k := range n.suppliers {
		s := &n.suppliers[k]
		turned[k] = s.able && !s.extended
		s.extended = s.extended || turned[k]
	}
	n.solve()
	least := n.short()
	for _, k := range n.dispensable() {
		if !turned[k] {
			continue
		}
		n.suppliers[k].extended = false
		n.solve()
		turned[k] = n.short() > least
		n.suppliers[k].extended = turned[k]
	}
	n.solve()
	var list []int16
	for k, on := range turned {
		if on {
			list = append(list, n.suppliers[k].unit)
		}
	}
	return list
}

// dispensable are the places of the suppliers in the order in which they are taken back.
func (n *network) dispensable() []int {
	order := make([]int, len(n.suppliers))
	for k := range order {
		order[k] = k
	}
	rank := func(k int) int {
		switch s := &n.suppliers[k]; {
		case !s.depot:
			return 0
		case s.minor:
			return 2
		}
		return 1
	}
	slices.SortStableFunc(order, func(a, b int) int { return rank(a) - rank(b) })
	return order
}

// short is how many combat and artillery units are out of supply. A train counts by
// whom it supplies.
func (n *network) short() int {
	count := 0
	for i := range n.receivers {
		if r := &n.receivers[i]; r.train < 0 && r.state == outOfSupply {
			count++
		}
	}
	return count
}

// supplier is the place of a unit among the suppliers, -1 where it is none.
func (n *network) supplier(u int16) int {
	return slices.IndexFunc(n.suppliers, func(s supplier) bool { return s.unit == u })
}

// copy is a network of one's own with the same lines.
func (n *network) copy() *network {
	return &network{suppliers: slices.Clone(n.suppliers), receivers: slices.Clone(n.receivers)}
}

// helps tells whether it would improve the supply of any combat or artillery unit that
// a supplier goes over to its extended side, alone or together with another: a depot may
// have to reach the train that has to reach the unit.
func (n *network) helps(k int) bool {
	if n.improves(n, k) {
		return true
	}
	s := &n.suppliers[k]
	for i := range n.suppliers {
		other := &n.suppliers[i]
		if other.depot == s.depot || other.army != s.army || !other.able || other.extended {
			continue
		}
		first := n.copy()
		first.suppliers[i].extended = true
		first.solve()
		if first.improves(n, k) {
			return true
		}
	}
	return false
}

// improves tells whether a combat or artillery unit is better supplied than before, and
// than it was at first, if a supplier goes over to its extended side.
func (n *network) improves(first *network, k int) bool {
	try := n.copy()
	try.suppliers[k].extended = true
	try.solve()
	for i := range n.receivers {
		if r := &n.receivers[i]; r.train < 0 && try.receivers[i].state < min(r.state, first.receivers[i].state) {
			return true
		}
	}
	return false
}
