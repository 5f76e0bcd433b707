package bot

import (
	"math/rand/v2"

	"vistula/rules"
)

// ahead is for how many actions a turn is played on in the mind at most.
const ahead = 900

// foresee plays this turn by a course and the other side's answer in the mind, and tells
// what comes of it; false where there was no time to end. Every fight has the luck that
// comes closest to what it is worth in the mean, so that courses are compared and not lots.
func (e *evolution) foresee(v *variant, try int) (float64, bool) {
	seed := e.seed + uint64(try)
	p := e.seat.GuessInto(rand.New(rand.NewPCG(seed, 0x5ee)), e.stage)
	e.stage = p
	sides := [2]*mind{e.double(0, seed), e.double(1, seed)}
	e.follows(sides[0], v)
	defer func() {
		for _, d := range sides {
			e.left -= d.lab.judged
		}
	}()
	changes, last := 0, turnOf(p)
	for range ahead {
		if e.ctx.Err() != nil {
			return 0, false
		}
		st := p.Status()
		if now := turnOf(p); now != last {
			last = now
			if changes++; changes == 2 {
				break
			}
		}
		if st.ToAct == "" {
			break
		}
		d := sides[1]
		if st.ToAct == e.seat.Side() {
			d = sides[0]
		}
		if !d.act(e, p, st.ToAct) {
			return 0, false
		}
	}
	return e.lab.value(p), e.ctx.Err() == nil
}

// act has a double take its next action; false where that is refused.
func (m *mind) act(e *evolution, p rules.Position, side rules.Side) bool {
	a := m.Choose(e.ctx, rules.Sit(p, side))
	GiveWay(e.ctx, wayMost)
	if _, err := p.Do(a); err != nil {
		return false
	}
	if m.fair >= 0 && len(m.queue) == 0 {
		*p.Dice() = throw(m.fair)
		m.fair = -1
	}
	return true
}

// efforts are how closely the doubles look: 0 is but a glance.
var efforts = [2]int{40, 0}

func turnOf(p rules.Position) turnKey {
	st := p.Status()
	return turnKey{st.Turn, st.Side}
}

// double is a player who stands in for one side in what is foreseen, the own or the other,
// not bound by the clock. The own looks about as closely as a level does: what would help a
// hasty player is no course for one who looks. The other is quick.
func (e *evolution) double(n int, seed uint64) *mind {
	d := e.doubles[n]
	if d == nil {
		d = newMind(level{name: e.name, effort: efforts[n]}, "", seed)
		e.doubles[n] = d
	}
	if d.judge == nil || d.judge.field != e.judge.field {
		d.judge = e.judge.double()
	}
	d.rng = rand.New(rand.NewPCG(seed, uint64(n)))
	d.quick, d.queue, d.at, d.began, d.fair = true, nil, key{}, turnKey{}, -1
	d.limit, d.done, d.lab.judged, d.lab.ways, d.lab.plan = plenty, nil, 0, nil, scheme{}
	side := e.lab.known.Sides[1-e.lab.side]
	if n == 0 {
		d.taste, side = e.taste, e.seat.Side()
	}
	_ = d.judge.weighAs(e.seat.Ruleset(), side, d.taste) // the weights were found good before
	return d
}

// follows has the double of the own side play a course.
func (e *evolution) follows(d *mind, v *variant) {
	d.lab.middles, d.lab.ways, d.lab.plan = e.middles, nil, v.scheme
	if v == e.plain {
		return
	}
	for _, w := range v.ways {
		d.lab.ways = append(d.lab.ways, e.manners[w])
	}
}
