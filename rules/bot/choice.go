package bot

import (
	"cmp"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// most is how many offers of one decision are looked at; where there are more, some of
// them are drawn.
const most = 80

// glimpsed is how many offers of a decision without a fight are looked at although the time
// is used up: where somebody travels for the rest of the game is not left to the order in
// which the hexes are offered.
const glimpsed = 8

// pick chooses between offers by what the position is worth after each: the best of
// those that make it better, else what ends the step, else the least bad.
func (l *lab) pick(offers []rules.Offer) []rules.Action {
	now := l.value(l.base)
	fighting := !l.habits.calm(l.now, offers)
	ends, end := l.end(offers, fighting)
	best, value := -1, 0.0
	onward := slices.ContainsFunc(offers, func(o rules.Offer) bool { return !l.habits.undoing(o.Verb) })
	if !onward {
		offers = l.owing(offers)
	}
	begun := slices.ContainsFunc(offers, resolves)
	list := l.options(offers)
	l.forward(list)
	tried := 0
	for i := range list {
		o := &list[i]
		if onward && l.habits.undoing(o.Verb) {
			continue
		}
		if ends != nil && o.Action == ends.Action && len(list) > 1 || begun && o.Verb == rules.VerbCancel {
			continue
		}
		if l.passesOver(o.Verb, len(list)) || l.spent() && best >= 0 && (fighting || tried >= glimpsed || l.stopped()) {
			continue
		}
		tried++
		v, left := l.outcome(o, fighting)
		if left && ends != nil { // what the next step shows is not what the offer did
			v += now - end
		}
		if rules.ForAll(o.Verb) || l.habits[o.Verb] == rules.HabitProceed {
			v += 1e-3
		}
		if best < 0 || v > value {
			best, value = i, v
		}
	}
	switch {
	case begun && ends != nil && ends.Verb == rules.VerbCancel && best >= 0: // it was thought over when it was begun
	case ends != nil && (best < 0 || value <= now+1e-6):
		return []rules.Action{ends.Action}
	case best < 0:
		return []rules.Action{offers[0].Action}
	}
	return list[best].actions()
}

// passesOver draws whether an offer is not looked at, for there are so many. One that does
// for all what others do one by one always is: without it a whole army may be left to do
// nothing, where what is done for one is worth too little to be seen.
func (l *lab) passesOver(verb string, offers int) bool {
	return offers > most && !rules.ForAll(verb) && l.rng.IntN(offers) >= most
}

// forward puts the offers first that lead where one is wanted, should there be no time for
// all: near the enemy, but not beside him, and where there is room.
func (l *lab) forward(list []option) {
	if len(list) <= glimpsed {
		return
	}
	f := l.factsOf(l.base)
	away := make(map[string]int, len(list))
	for i := range list {
		h := list[i].Hex
		if _, known := away[h]; known {
			continue
		}
		at, ok := l.board.Find(h)
		if !ok {
			away[h] = -1 // not about a place: as it was
			continue
		}
		away[h] = l.rear(f, at)
	}
	slices.SortStableFunc(list, func(a, b option) int { return cmp.Compare(away[a.Hex], away[b.Hex]) })
}

// remote is the rank of a hex where nobody is wanted.
const remote = 1000

// rear is how far a hex is from the nearest enemy, in hexes; those beside him and those
// without room come last.
func (l *lab) rear(f *rules.Facts, at board.ID) int {
	best := remote
	for i := range f.Units {
		if o := &f.Units[i]; o.Side == 1-l.side && o.Hex != board.None && o.Attack+o.Defense > 0 {
			if d := l.board.Distance(at, o.Hex); d >= 0 {
				best = min(best, d)
			}
		}
	}
	if best < 2 || f.Hexes[at].Room <= 0 {
		return remote
	}
	return best
}

// resolves tells whether an offer brings an attack that has been begun closer to its end.
func resolves(o rules.Offer) bool {
	switch o.Verb {
	case rules.VerbRoll, rules.VerbReady, rules.VerbLose, rules.VerbRetreat, rules.VerbAdvance, rules.VerbFollow:
		return true
	}
	return o.Verb == rules.VerbDeclare && o.Hex == ""
}

// owing leaves the offers that concern what the side still owes, where there are any: what
// has to be taken back, if nothing else is possible.
func (l *lab) owing(offers []rules.Offer) []rules.Offer {
	var list []rules.Offer
	for _, d := range l.seat.View().Prompt.Owed {
		for i := range offers {
			if slices.Contains(d.Hexes, offers[i].Hex) {
				list = append(list, offers[i])
			}
		}
	}
	if len(list) == 0 {
		return offers
	}
	return list
}

// end is the offer that ends the step, and what the position is worth after it; nil
// where there is none.
func (l *lab) end(offers []rules.Offer, fighting bool) (*rules.Offer, float64) {
	for i := range offers {
		if o := &offers[i]; l.habits.ending(o.Verb) {
			v, _ := l.outcome(&option{Offer: *o}, fighting)
			return o, v
		}
	}
	return nil, 0
}

// outcome is what the position is worth after an option, in the mean where dice are
// rolled or a fight is going on, and whether the step is over with it.
func (l *lab) outcome(o *option, fighting bool) (value float64, left bool) {
	n := 1
	if o.Dice > 0 || fighting {
		n = l.fair(4, 1)
	}
	sum := 0.0
	for i := range n {
		q := l.copyOf(l.base)
		*q.Dice() = throw(i)
		for _, a := range o.actions() {
			if _, err := l.try(q, a); err != nil {
				l.handBack(q)
				return refused, false
			}
		}
		left = q.Status().Stage != l.now.Stage
		if n > 1 {
			l.settle(q, l.habits.calm)
		}
		sum += l.value(q)
		l.handBack(q)
	}
	return sum / float64(n), left
}
