package bot

import (
	"slices"

	"vistula/rules"
)

// start is from where a unit sets out: where it stands, or after it has boarded a train or
// left one.
type start struct {
	*table
	first  []rules.Action // that come before its march
	at     rules.Position // nil where nothing comes before it
	throw  int            // of the dice, by which those go well
	chance float64        // that they go well
}

// leave hands back the memory of a start.
func (s *start) leave(l *lab) {
	if s.at != nil {
		l.handBack(s.at)
	}
}

// conveyances are the verbs by which units in hand come on a train or off it.
var conveyances = []string{rules.VerbEntrain, rules.VerbDetrain}

// starts lists from where a unit can set out: those on foot first.
func (l *lab) starts(t *table, unit string) []*start {
	list := []*start{{table: t, chance: 1}}
	if l.quick || l.hasty {
		return list
	}
	pick := rules.Action{Verb: rules.VerbPick, Unit: unit}
	hand := l.after(l.base, []rules.Action{pick})
	if hand == nil {
		return list
	}
	defer l.handBack(hand)
	l.list = rules.AppendOffers(hand, l.list[:0])
	var boards []rules.Action
	for i := range l.list {
		if o := &l.list[i]; slices.Contains(conveyances, o.Verb) && o.Unit == "" {
			boards = append(boards, o.Action)
		}
	}
	for _, b := range boards {
		if s := l.boarded(hand, b); s != nil {
			s.first = []rules.Action{pick, b}
			list = append(list, s)
		}
	}
	return list
}

// boarded is the start of units in hand that came on a train or off it; nil where no throw
// of the dice lets them go on.
func (l *lab) boarded(hand rules.Position, board rules.Action) *start {
	var s *start
	well, times := 0, l.fair(six, 1)
	for n := range times {
		q := l.copyOf(hand)
		*q.Dice() = throw(n)
		e, err := l.try(q, board)
		if err != nil || q.Status().Stage != rules.StageMoving || q.Status().ToAct != l.me {
			l.handBack(q)
			continue
		}
		well++
		switch {
		case s != nil:
			l.handBack(q)
		default:
			s = &start{table: tableAt(q, l.me), at: q, throw: n}
		}
		if !rolled(e) {
			well = times
			break
		}
	}
	if s != nil {
		s.chance = float64(well) / float64(times)
	}
	return s
}

// rolled tells whether dice were rolled in what happened.
func rolled(events []rules.Event) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool { return len(e.Dice) > 0 })
}

// besides finds what a unit could do at once instead of a march, such as to rest, or any
// of them where none is named, and what it is worth; nil where that is no more than
// something.
func (l *lab) besides(t *table, unit string, most float64) (best []rules.Action, value float64) {
	offers := t.Offers()
	for i := range offers {
		o := &offers[i]
		other := o.Unit == "" || unit != "" && o.Unit != unit
		marches := o.Verb == rules.VerbPick || l.habits[o.Verb] == rules.HabitJourney // which are thought over with their end
		if other || marches || l.habits.undoing(o.Verb) || l.spent() {
			continue
		}
		q := l.after(l.base, []rules.Action{o.Action})
		if q == nil {
			continue
		}
		if v := l.value(q); v > most {
			best, most = []rules.Action{o.Action}, v
		}
		l.handBack(q)
	}
	return best, most
}
