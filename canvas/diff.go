package canvas

import (
	"slices"

	"vistula/rules"
)

// move is some units that went together from one hex to another between two
// views. Units is as they look now, the top one first.
type move struct {
	from, to string
	units    []rules.Counter
	side     rules.Side
}

// movesBetween compares two views: which units stand elsewhere now. Units that
// came, went or were hidden glide nowhere.
func movesBetween(old, now []rules.Stack) []move {
	was := map[string]string{}
	for i := range old {
		for k := range old[i].Units {
			was[old[i].Units[k].Unit] = old[i].Hex
		}
	}
	var list []move
	for i := range now {
		s := &now[i]
		for k := range s.Units {
			u := &s.Units[k]
			from, ok := was[u.Unit]
			if !ok || from == s.Hex {
				continue
			}
			at := slices.IndexFunc(list, func(m move) bool { return m.from == from && m.to == s.Hex })
			if at < 0 {
				at = len(list)
				list = append(list, move{from: from, to: s.Hex, side: s.Side})
			}
			list[at].units = append(list[at].units, *u)
		}
	}
	return list
}

// sameStack tells whether two stacks look alike.
func sameStack(a, b *rules.Stack) bool {
	return a.Hex == b.Hex && a.Side == b.Side && a.Hidden == b.Hidden && slices.EqualFunc(a.Units, b.Units, sameCounter)
}

func sameCounter(a, b rules.Counter) bool {
	return a.Unit == b.Unit && a.Name == b.Name && a.Short == b.Short && a.Nation == b.Nation && a.Type == b.Type && a.Size == b.Size &&
		a.Corps == b.Corps && a.Army == b.Army && a.Reduced == b.Reduced && a.Steps == b.Steps &&
		slices.Equal(a.Values, b.Values) && slices.Equal(a.Badges, b.Badges)
}

// arranged is the stack with the selected units on top, so that one sees what
// is selected.
func arranged(s *rules.Stack, selected map[string]bool) (rules.Stack, bool) {
	n := 0
	for i := range s.Units {
		if selected[s.Units[i].Unit] {
			n++
		}
	}
	if n == 0 {
		return *s, false
	}
	out := *s
	out.Units = make([]rules.Counter, 0, len(s.Units))
	for _, first := range []bool{true, false} {
		for i := range s.Units {
			if selected[s.Units[i].Unit] == first {
				out.Units = append(out.Units, s.Units[i])
			}
		}
	}
	return out, true
}
