package twilight

import (
	"slices"

	"vistula/rules/board"
)

// Chapter 14.4: what the next Supply Phase will find, as far as it does not need the map.

// The modes of all supply units in which the supply of a side is foreseen.
const (
	bare  = iota // the trains on their fronts, so that they give full supply
	wide         // all extended as far as they can be
	modes        // their number
)

// forecast is who would be supplied in the next Supply Phase as things stand.
type forecast struct {
	good     bool
	net      network
	states   [modes][]int8 // of each receiver
	supplied [modes][]bool // of each supplier
	places   []int16       // of each unit among the receivers, -1 for none
	row      []int16       // memory for the lines of a supply unit that stands elsewhere
}

// solve finds the states of all in both modes.
func (f *forecast) solve() {
	for m := range modes {
		f.turn(m)
		f.net.solve()
		f.states[m], f.supplied[m] = f.states[m][:0], f.supplied[m][:0]
		for i := range f.net.receivers {
			f.states[m] = append(f.states[m], f.net.receivers[i].state)
		}
		for k := range f.net.suppliers {
			f.supplied[m] = append(f.supplied[m], f.net.suppliers[k].supplied)
		}
	}
}

// turn brings all supply units into a mode.
func (f *forecast) turn(m int) {
	for k := range f.net.suppliers {
		s := &f.net.suppliers[k]
		s.extended = s.able && (s.depot || m == wide)
	}
}

// hosts tells whether any train could supply a guest, however many it has.
func (f *forecast) hosts(i, m int) bool {
	return slices.ContainsFunc(f.net.suppliers, func(s supplier) bool {
		return !s.depot && !s.riders && s.army == f.net.receivers[i].army && s.supplied && s.within(i)
	})
}

// base is where a depot of an army stands, and from how far it is of no use.
type base struct {
	at   board.ID
	army int8
	far  int
	// worth is what part of a depot that has consolidated it is.
	worth float64
}

// unsettled is what part of it a depot is that has not consolidated yet.
const unsettled = 0.6
