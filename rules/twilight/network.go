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
	// found:
	state  int8
	source int16 // the unit that supplies it, -1 for a railway or a fortress
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
	for _, guests := range [2]bool{false, true} { // who has a train of its own leaves the others' to guests
		for i := range n.receivers {
			r := &n.receivers[i]
			if r.train < 0 && r.follows < 0 && n.isGuest(r) == guests {
				n.solveUnit(i, r, guests)
			}
		}
	}
	for i := range n.receivers {
		if r := &n.receivers[i]; r.follows >= 0 {
			f := &n.receivers[r.follows]
			r.state, r.source = f.state, f.source
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

// solveUnit finds the best supply of a combat or artillery unit (14.2, 14.3, 14.4).
func (n *network) solveUnit(i int, r *receiver, guest bool) {
	r.state, r.source = outOfSupply, -1
	if r.always || r.rail <= railIn {
		r.state = inSupply
		return
	}
	own := func(s *supplier) bool {
		return s.army == r.army && (s.depot || r.corps >= 0 && s.corps == r.corps && (r.rides || !s.riders))
	}
	host := func(s *supplier) bool { return !s.depot && s.army == r.army && !s.riders }
	for _, may := range []func(*supplier) bool{
		func(s *supplier) bool { return own(s) && (s.depot || !s.extended) },
		func(s *supplier) bool { return guest && host(s) && !s.extended && n.room(s) },
	} {
		if s := n.nearest(i, may); s >= 0 {
			n.serve(r, s, inSupply)
			return
		}
	}
	if r.rail <= railLow {
		r.state = lowSupply
		return
	}
	low := func(s *supplier) bool { return own(s) || guest && host(s) && n.room(s) }
	if s := n.nearest(i, low); s >= 0 {
		n.serve(r, s, lowSupply)
	}
}

// serve notes who supplies a unit.
func (n *network) serve(r *receiver, s int, state int8) {
	r.state, r.source = state, n.suppliers[s].unit
	if !n.suppliers[s].depot && n.suppliers[s].corps != r.corps {
		n.guests[s]++
	}
}

// room tells whether a train may supply another cavalry formation that is not its own.
func (n *network) room(s *supplier) bool {
	return n.guests[slices.IndexFunc(n.suppliers, func(t supplier) bool { return t.unit == s.unit })] < mostGuests
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
// a supplier goes over to its extended side.
func (n *network) helps(k int) bool {
	try := n.copy()
	try.suppliers[k].extended = true
	try.solve()
	for i := range n.receivers {
		if r := &n.receivers[i]; r.train < 0 && try.receivers[i].state < r.state {
			return true
		}
	}
	return false
}
