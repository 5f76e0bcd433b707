package bot

import (
	"math"

	"vistula/rules"
)

// outcome is what a roll of the dice may come to.
type outcome struct {
	at    rules.Position
	share float64 // of all rolls
}

// mostDice is how many dice rolled at once are laid out one by one: more have too many
// faces.
const mostDice = 2

// foretells is how much better a fight is in the mean than none, played to its end. What its first roll may
// come to has its exact chance; what is rolled after that is the mean of some throws, the
// more of them the likelier it is to come to that.
func (l *lab) foretells(p rules.Position, quiet func(rules.Status, []rules.Offer) bool, than pass) (mean float64) {
	all, n := l.fair(rolls, 3), 0
	for _, o := range l.outcomes(p, quiet) {
		sum, times := 0.0, max(1, int(math.Round(o.share*float64(all))))
		for range times {
			sum += l.comes(o.at, n%six, quiet, than)
			n++
		}
		mean += o.share * sum / float64(times)
		l.handBack(o.at)
	}
	return mean
}

// outcomes plays a copy of a position on to its first roll of the dice, and lists what that
// may come to; the copy alone where none is rolled, or too many dice are.
func (l *lab) outcomes(p rules.Position, quiet func(rules.Status, []rules.Offer) bool) []outcome {
	q := l.copyOf(p)
	for range longest {
		l.list = rules.AppendOffers(q, l.list[:0])
		if st := q.Status(); len(l.list) == 0 || quiet(st, l.list) || l.ctx.Err() != nil {
			break
		}
		next := l.reply(q, l.list)
		if next.Dice > 0 {
			if list := l.cast(q, next.Action, next.Dice); list != nil {
				l.handBack(q)
				return list
			}
			break
		}
		if _, err := l.try(q, next.Action); err != nil {
			break
		}
	}
	return []outcome{{q, 1}}
}

// cast lists what an action may come to that rolls so many dice; nil where those are too
// many. Rolls that come to the same are one outcome.
func (l *lab) cast(p rules.Position, a rules.Action, dice int) (list []outcome) {
	if dice > mostDice {
		return nil
	}
	faces, all := make([]int, dice), 1
	for range dice {
		all *= six
	}
	known := map[uint64]int{}
	for n := range all {
		for i := range faces {
			faces[i], n = n%six+1, n/six
		}
		l.giveWay()
		q := l.copyOf(p)
		if _, err := rules.DoWithDice(q, a, faces); err != nil {
			return nil
		}
		if d, ok := q.(rules.Digester); ok {
			digest := d.Digest()
			if i, ok := known[digest]; ok {
				list[i].share += 1 / float64(all)
				l.handBack(q)
				continue
			}
			known[digest] = len(list)
		}
		list = append(list, outcome{q, 1 / float64(all)})
	}
	return list
}

// suffers are the verbs by which what was rolled is carried out.
var suffers = map[string]bool{rules.VerbLose: true, rules.VerbRetreat: true, rules.VerbAdvance: true, rules.VerbFollow: true}

// ways is how many ways to carry out what was rolled are looked at.
const ways = 6

// reply is what whoever decides does in a fight that is played on in the mind: what comes
// first without much thought; but for who looks deep, of the ways to carry out what was
// rolled, the one after which his side is best off.
func (l *lab) reply(p rules.Position, offers []rules.Offer) *rules.Offer {
	best := l.offhand(offers)
	if !l.deep || !suffers[best.Verb] {
		return best
	}
	sign := 1.0
	if p.Status().ToAct != l.me {
		sign = -1
	}
	rank, most, looked := l.habits.rank(best), math.Inf(-1), 0
	for i := range offers {
		o := &offers[i]
		if looked == ways || o.Dice > 0 || l.habits.rank(o) != rank && !(best.Verb == rules.VerbAdvance && l.habits.ending(o.Verb)) {
			continue
		}
		looked++
		q := l.copyOf(p)
		if _, err := l.try(q, o.Action); err == nil {
			if v := sign * l.upshot(q); v > most {
				best, most = o, v
			}
		}
		l.handBack(q)
	}
	return best
}
