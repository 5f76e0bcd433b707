package bot

import (
	"context"
	"math"
	"slices"
	"time"

	"vistula/rules"
	"vistula/rules/board"
)

// A turn's course is looked for by evolution: an intent for each army group, which targets
// are sought or left alone, and which units go for which. Each course is played through in
// the mind with the other side's answer; the best go on, and new ones are mixed of two of
// them and changed in one thing.

// variant is a course with what was found out about it: what came of it on each of the
// guesses, which are the same for all.
type variant struct {
	ways   []int // the intent of each group
	scheme       // what it lays down besides
	values []float64
}

// gain is by how much a variant was better than another on the same guesses, in the mean,
// and how much that scatters.
func (v *variant) gain(o *variant) (mean, spread float64, n int) {
	n = min(len(v.values), len(o.values))
	if n == 0 {
		return 0, 0, 0
	}
	for i := range n {
		mean += v.values[i] - o.values[i]
	}
	mean /= float64(n)
	for i := range n {
		d := v.values[i] - o.values[i] - mean
		spread += d * d
	}
	return mean, math.Sqrt(spread / float64(max(1, n-1))), n
}

// share is what part of the time or the nodes left for a turn the search for its course
// may take: what turns took lately is kept for playing it. It is none where the book is not
// searched, or so little could be spared that hardly a course would be played through.
func (m *mind) share() float64 {
	left, need := float64(m.left), float64(m.need.nodes)
	if m.limit == 0 {
		left, need = float64(m.turn-m.used), float64(m.need.time)
	}
	spare := 0.6
	if need > 0 {
		spare = min(0.85, 1-1.5*need/max(1, left))
	}
	if spare *= m.judge.shape(shapeSearch); spare < leastShare {
		return 0
	}
	return spare
}

// leastShare is the least part of a turn that is worth a search.
const leastShare = 0.1

// Of the evolution of a course.
const (
	elite = 3 // go on from one generation to the next, beside plain play
	brood = 4 // new ones in each
)

// evolution is the search for the course of one turn.
type evolution struct {
	*mind
	ctx     context.Context
	seat    *rules.Seat
	middles []board.ID
	manners []manner
	targets []target // that could be attacked, and by whom
	facts   *rules.Facts
	seed    uint64
	end     int // how many nodes it has to leave
	plain   *variant
	known   []*variant
}

// intend finds how each army group plays the turn, and has the judge's marches and fights
// follow it.
func (m *mind) intend(ctx context.Context, seat *rules.Seat, offers []rules.Offer) {
	m.course, m.lab.ways, m.lab.plan = nil, nil, scheme{}
	share := m.share()
	if share == 0 {
		return
	}
	middles := m.lab.armies(m.lab.factsOf(m.lab.base))
	manners, err := m.mannersOf(seat.Ruleset())
	if err != nil || len(middles) == 0 {
		return // the weights were found good before
	}
	if end, ok := ctx.Deadline(); ok && m.limit == 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, time.Duration(share*float64(time.Until(end))))
		defer cancel()
	}
	e := &evolution{mind: m, ctx: ctx, seat: seat, middles: middles, manners: manners, seed: m.rng.Uint64(), end: m.left - int(share*float64(m.left))}
	e.facts = clone(m.lab.factsOf(m.lab.base))
	e.targets = m.lab.prospects(e.facts, offers)
	best := e.run()
	m.course, m.lab.middles, m.lab.plan = best.ways, middles, best.scheme
	for _, w := range best.ways {
		m.lab.ways = append(m.lab.ways, manners[w])
	}
}

// run lets generations follow one another until the time is used up.
func (e *evolution) run() *variant {
	for i := range intents {
		v := &variant{ways: slices.Repeat([]int{i}, len(e.middles))}
		e.known = append(e.known, v)
	}
	e.plain = e.known[0]
	list := e.known
	for round := 1; ; round++ {
		for _, v := range list {
			for tries := e.due(v, round); len(v.values) < tries; {
				value, ok := e.foresee(v, len(v.values))
				if !ok || e.left <= e.end {
					return decide(e.plain, e.known)
				}
				v.values = append(v.values, value)
			}
		}
		parents := e.fittest()
		list = append([]*variant{e.plain}, parents...)
		for range brood {
			if child := e.child(parents); child != nil {
				e.known, list = append(e.known, child), append(list, child)
			}
		}
	}
}

// due is how often a variant has to have been tried in a round: those that go on once in
// each, new ones twice before they are compared.
func (e *evolution) due(v *variant, round int) int {
	if len(v.values) == 0 {
		return min(round, 2)
	}
	return round
}

// fittest are the variants that promise most, without plain play.
func (e *evolution) fittest() []*variant {
	list := slices.DeleteFunc(slices.Clone(e.known), func(v *variant) bool { return v == e.plain || len(v.values) == 0 })
	slices.SortStableFunc(list, func(a, b *variant) int { return compare(e.promise(b), e.promise(a)) })
	return list[:min(elite, len(list))]
}

// promise is the gain of a variant over plain play, less the doubt about few tries.
func (e *evolution) promise(v *variant) float64 {
	mean, _, n := v.gain(e.plain)
	return mean - math.Abs(mean)/(1+float64(n))
}

// child is a course mixed of two and changed in one thing; nil where none came out that is
// not known.
func (e *evolution) child(parents []*variant) *variant {
	if len(parents) == 0 {
		return nil
	}
	pool := append([]*variant{e.plain}, parents...)
	for range 20 {
		a, b := parents[e.rng.IntN(len(parents))], pool[e.rng.IntN(len(pool))]
		ways := slices.Clone(a.ways)
		for g := range ways {
			if e.rng.IntN(2) == 0 {
				ways[g] = b.ways[g]
			}
		}
		plan := mixed(&a.scheme, &b.scheme, e.rng)
		switch e.rng.IntN(4) {
		case 0:
			ways[e.rng.IntN(len(ways))] = e.rng.IntN(len(intents))
		case 1, 2:
			plan.change(e.targets, e.facts, e.rng)
		}
		if !slices.ContainsFunc(e.known, func(v *variant) bool { return slices.Equal(v.ways, ways) && v.equal(&plan) }) {
			return &variant{ways: ways, scheme: plan}
		}
	}
	return nil
}

// doubt is how many standard errors of its gain a course has to be ahead of playing as
// the weights have it, after so many tries: luck alone puts the best of dozens more than
// two ahead, and more so the less they were tried; and what is foreseen is no more than
// nearly what comes.
func doubt(tries int) float64 { return 3 + 3/float64(tries) }

// decide takes the course that promises most, less the doubt about it.
func decide(plain *variant, list []*variant) *variant {
	sum, n := 0.0, 0
	for _, v := range list {
		if mean, spread, tries := v.gain(plain); v != plain && tries > 0 {
			if tries == 1 {
				spread = math.Abs(mean)
			}
			sum += spread * spread
			n++
		}
	}
	typical := math.Sqrt(sum / float64(max(1, n)))
	best, most := plain, 0.0
	for _, v := range list {
		if mean, _, tries := v.gain(plain); tries > 0 {
			if sure := mean - doubt(tries)*typical/math.Sqrt(float64(tries)); sure > most {
				best, most = v, sure
			}
		}
	}
	return best
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}
