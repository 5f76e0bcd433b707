package bot

import (
	"maps"
	"math/rand/v2"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// scheme is what a course of a turn lays down besides the intents of the army groups: which
// targets are sought and which are left alone, and which units go for which. What it does
// not name is judged as ever.
type scheme struct {
	targets map[board.ID]float64 // by what the promise of an attack on them is multiplied
	orders  map[string]board.ID  // what units are wanted for, by unit
}

// Of a scheme.
const (
	sought    = 3   // a target that is sought
	shunned   = 0   // one that is left alone
	ordered   = 1.5 // what it is worth, in points, that a unit does what it is ordered to
	mostMoves = 3   // how many targets and how many orders a scheme names at most
)

// favour is by what the promise of an attack on a hex is multiplied.
func (s *scheme) favour(at board.ID) float64 {
	if by, ok := s.targets[at]; ok {
		return by
	}
	return 1
}

func (s *scheme) equal(o *scheme) bool {
	return maps.Equal(s.targets, o.targets) && maps.Equal(s.orders, o.orders)
}

// mixed takes each thing that one of two schemes lays down by lot.
func mixed(a, b *scheme, rng *rand.Rand) scheme {
	c := scheme{map[board.ID]float64{}, map[string]board.ID{}}
	for _, s := range []*scheme{a, b} {
		for _, at := range slices.Sorted(maps.Keys(s.targets)) {
			if rng.IntN(2) == 0 && len(c.targets) < mostMoves {
				c.targets[at] = s.targets[at]
			}
		}
		for _, unit := range slices.Sorted(maps.Keys(s.orders)) {
			if rng.IntN(2) == 0 && len(c.orders) < mostMoves {
				c.orders[unit] = s.orders[unit]
			}
		}
	}
	return c
}

// change lays down one thing more, or takes one back: a target that somebody can come to is
// sought or shunned, or one who can come to it is ordered there.
func (s *scheme) change(targets []target, f *rules.Facts, rng *rand.Rand) {
	able := slices.DeleteFunc(slices.Clone(targets), func(t target) bool { return len(t.able) == 0 })
	if len(able) == 0 {
		return
	}
	t := able[rng.IntN(len(able))]
	if rng.IntN(2) == 0 {
		switch _, known := s.targets[t.at]; {
		case known:
			delete(s.targets, t.at)
		case len(s.targets) < mostMoves:
			s.targets[t.at] = []float64{sought, shunned}[rng.IntN(2)]
		}
		return
	}
	unit := f.Units[t.able[rng.IntN(len(t.able))]].ID
	switch at, known := s.orders[unit]; {
	case known && at == t.at:
		delete(s.orders, unit)
	case known || len(s.orders) < mostMoves:
		s.orders[unit] = t.at
	}
}

// obey gives the missions that are laid down to the units that can come there.
func (l *lab) obey(f *rules.Facts, targets []target, taken []bool, missions map[string]mission) {
	for i := range targets {
		for _, u := range targets[i].able {
			if at, ok := l.plan.orders[f.Units[u].ID]; ok && at == targets[i].at {
				taken[u] = true
				missions[f.Units[u].ID] = mission{at, ordered * l.weights[termPoints]}
			}
		}
	}
}
