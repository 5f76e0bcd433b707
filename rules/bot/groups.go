package bot

import (
	"cmp"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Army groups are the parts of a side that play a turn each in a way of its own: the units
// that stand closer to the middle of one than to the others'. They are found by where the
// units stand, so that a new rulebook has them on its first day.
const (
	mostGroups = 4
	apart      = 8  // hexes between the middles of two groups at least
	shifts     = 3  // how often the middles are moved to where most of their units are
	tenth      = 10 // a group with less than this part of the strength is none
)

// body is what stands in a hex.
type body struct {
	at       board.ID
	strength float64
}

// armies finds the middles of a side's army groups, the strongest first: at least one
// where it has units on the map.
func (l *lab) armies(f *rules.Facts) []board.ID {
	bodies, all := bodiesOf(f, l.side)
	if len(bodies) == 0 {
		return nil
	}
	middles := l.spreadOut(bodies)
	for range shifts {
		for i := range middles {
			middles[i] = l.middle(bodies, middles, i)
		}
	}
	weight := make(map[board.ID]float64, len(middles))
	for _, b := range bodies {
		weight[middles[l.nearest(middles, b.at)]] += b.strength
	}
	slices.SortStableFunc(middles, func(a, b board.ID) int { return cmp.Compare(weight[b], weight[a]) })
	middles = slices.Compact(middles)
	return slices.DeleteFunc(middles, func(m board.ID) bool { return m != middles[0] && weight[m]*tenth < all })
}

// bodiesOf sums up the fighting strength of a side in each hex, the strongest first.
func bodiesOf(f *rules.Facts, side int8) (list []body, all float64) {
	for i := range f.Units {
		u := &f.Units[i]
		if u.Side != side || u.Hex == board.None || u.State&trains != 0 || u.Attack == 0 {
			continue
		}
		all += strength(u)
		if n := slices.IndexFunc(list, func(b body) bool { return b.at == u.Hex }); n >= 0 {
			list[n].strength += strength(u)
			continue
		}
		list = append(list, body{u.Hex, strength(u)})
	}
	slices.SortStableFunc(list, func(a, b body) int { return cmp.Compare(b.strength, a.strength) })
	return list, all
}

// spreadOut begins with the strongest and adds what is farthest from all the others.
func (l *lab) spreadOut(bodies []body) []board.ID {
	middles := []board.ID{bodies[0].at}
	for len(middles) < mostGroups {
		far, most := board.None, apart-1
		for _, b := range bodies {
			if d := l.board.Distance(b.at, middles[l.nearest(middles, b.at)]); d > most {
				far, most = b.at, d
			}
		}
		if far == board.None {
			break
		}
		middles = append(middles, far)
	}
	return middles
}

// middle is the hex of a group from which all of it is closest.
func (l *lab) middle(bodies []body, middles []board.ID, group int) board.ID {
	best, least := middles[group], -1.0
	for _, c := range bodies {
		if l.nearest(middles, c.at) != group {
			continue
		}
		sum := 0.0
		for _, b := range bodies {
			if l.nearest(middles, b.at) == group {
				sum += b.strength * float64(max(0, l.board.Distance(b.at, c.at)))
			}
		}
		if least < 0 || sum < least {
			best, least = c.at, sum
		}
	}
	return best
}

// noGroup is in place of an army group where there is none.
const noGroup = -1

// lead has what follows judged as the army group of a hex plays, and tells which that is;
// plainly where there are no groups, or for who is not on the map yet.
func (l *lab) lead(at board.ID) int {
	if len(l.ways) == 0 || at == board.None {
		l.rest()
		return noGroup
	}
	g := l.nearest(l.middles, at)
	l.manner = l.ways[g]
	return g
}

// rest has what follows judged plainly again.
func (l *lab) rest() { l.manner = l.plain }

// nearest is the group whose middle a hex is closest to.
func (l *lab) nearest(middles []board.ID, at board.ID) int {
	best, least := 0, -1
	for i, m := range middles {
		if d := l.board.Distance(at, m); d >= 0 && (least < 0 || d < least) {
			best, least = i, d
		}
	}
	return best
}
