package bot

import (
	"cmp"
	"slices"

	"vistula/rules"
)

// Headquarters and depots that move otherwise than on foot: by a verb of their own, after
// which their rulebook asks where they go.

// journey finds where one of those goes that were not thought about; nil where all of them
// stay.
func (l *lab) journey(f *rules.Facts, offers []rules.Offer, handled map[string]bool, stays map[int]float64) []rules.Action {
	for i := range offers {
		o := &offers[i]
		if l.habits[o.Verb] != rules.HabitJourney || handled[o.Verb+o.Unit] || l.spent() {
			continue
		}
		handled[o.Verb+o.Unit] = true
		u := find(f, o.Unit)
		if u == nil || u.State&trains == 0 || l.overlooks(f, o.Unit) {
			continue
		}
		if best := l.goes(f, u, o.Action, l.stays(f, o.Unit, stays)); best != nil {
			return best
		}
	}
	return nil
}

// goes is what leads a unit to where a journey is worth most; nil where it stays. The
// places are looked at as if the unit stood there, the best are tried by the rules.
func (l *lab) goes(f *rules.Facts, u *rules.UnitFacts, begin rules.Action, stay float64) []rules.Action {
	asked := l.after(l.base, []rules.Action{begin})
	if asked == nil {
		return nil
	}
	defer l.handBack(asked)
	type stop struct {
		to    rules.Action
		value float64
	}
	var stops []stop
	home := u.Hex
	for _, o := range rules.AppendOffers(asked, nil) {
		if at, ok := l.board.Find(o.Hex); ok && at != home {
			u.Hex = at
			l.judging()
			stops = append(stops, stop{o.Action, l.weighs(l.base, f, l.side)})
		}
	}
	u.Hex = home
	slices.SortStableFunc(stops, func(a, b stop) int { return cmp.Compare(b.value, a.value) })
	var best []rules.Action
	most := stay + 1e-6
	for _, s := range stops[:min(l.thorough(triedStops, 2), len(stops))] {
		if l.spent() {
			break
		}
		if q := l.after(asked, []rules.Action{s.to}); q != nil {
			if v := l.value(q); v > most {
				best, most = []rules.Action{begin, s.to}, v
			}
			l.handBack(q)
		}
	}
	return best
}
