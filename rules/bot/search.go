package bot

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"vistula/rules"
)

// intent is a way to play a turn: by what the weights of terms are multiplied, and what
// that is in words.
type intent struct {
	name  string
	style map[string]float64
}

// intents are those that a turn's search begins with; the first is to play as the
// weights have it.
var intents = []intent{
	{"plays for position", nil},
	{"presses the attack", map[string]float64{"threat": 0.6, "chance": 1.5, "mission": 2, "material": 0.9}},
	{"goes for the objectives", map[string]float64{"objectives": 1.8, "points": 1.3, "threat": 0.8}},
	{"holds its ground", map[string]float64{"threat": 2, "chance": 0.7, "mission": 0.4, "safety": 1.5}},
	{"saves its strength", map[string]float64{"material": 1.6, "threat": 1.5, "supply": 1.5, "objectives": 0.8}},
	{"closes up", map[string]float64{"approach": 3, "command": 1.5, "support": 1.5}},
}

// variant is an intent with what was found out about it: what came of it on each of the
// guesses and dice, which are the same for all.
type variant struct {
	intent
	values []float64
}

// gain is by how much a variant was better than another on the same guesses and dice,
// in the mean, and how much that scatters.
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

// share is what part of the time or the nodes left for a turn the search for an intent
// may take: what turns took lately is kept for playing it.
func (m *mind) share() float64 {
	left, need := float64(m.left), float64(m.need.nodes)
	if m.limit == 0 {
		left, need = float64(m.turn-m.used), float64(m.need.time)
	}
	switch {
	case need == 0:
		return 0.6
	case left <= 0:
		return 0
	}
	return max(0.2, min(0.85, 1-1.5*need/left))
}

// intend finds the intent of the turn: each is played through in the mind, with the
// other side's answer, on the same guesses and dice; the better half goes on beside the
// first, and changes of the best join them, until the time for it is used up.
func (m *mind) intend(ctx context.Context, seat *rules.Seat) {
	list := make([]*variant, len(intents))
	for i := range intents {
		list[i] = &variant{intent: intents[i]}
	}
	share := m.share()
	if end, ok := ctx.Deadline(); ok && m.limit == 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, time.Duration(share*float64(time.Until(end))))
		defer cancel()
	}
	seed := m.rng.Uint64()
	end := m.left - int(share*float64(m.left))
	plain := list[0]
	for round := 0; ; round++ {
		for _, v := range list {
			for len(v.values) <= round {
				value, ok := m.foresee(ctx, seat, v.style, seed+uint64(len(v.values)))
				if !ok || m.left <= end {
					m.intent = decide(plain, list).intent
					return
				}
				v.values = append(v.values, value)
			}
		}
		others := list[1:]
		slices.SortStableFunc(others, func(a, b *variant) int {
			x, _, _ := a.gain(plain)
			y, _, _ := b.gain(plain)
			return compare(y, x)
		})
		list = list[:1+max(2, len(others)/2)]
		if round >= 2 {
			best := decide(plain, list)
			list = append(list, best.changed(m.rng))
		}
	}
}

// doubt is how many standard errors of its gain an intent has to be ahead of playing as
// the weights have it, after so many tries: luck alone puts the best of half a dozen more
// than one ahead, and more so the less they were tried.
func doubt(tries int) float64 { return 2 + 2/float64(tries) }

// decide takes the intent that promises most, less the doubt about it.
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

// changed is a variant that differs a little.
func (v *variant) changed(rng *rand.Rand) *variant {
	c := &variant{intent: intent{v.name, map[string]float64{}}}
	for _, t := range general {
		by, ok := v.style[t.Name]
		if !ok {
			by = 1
		}
		c.style[t.Name] = by * math.Exp(0.4*rng.NormFloat64())
	}
	return c
}

// ahead is for how many actions a turn is played on in the mind at most.
const ahead = 900

// foresee plays this turn and the other side's answer in the mind, and tells what
// comes of it; false where there was no time to end.
func (m *mind) foresee(ctx context.Context, seat *rules.Seat, style map[string]float64, seed uint64) (float64, bool) {
	rng := rand.New(rand.NewPCG(seed, 0x5ee))
	p := seat.GuessInto(rng, m.stage)
	m.stage = p
	sides := [2]*mind{m.double(seat.Ruleset(), 0, style, seed), m.double(seat.Ruleset(), 1, nil, seed)}
	defer func() {
		for _, d := range sides {
			m.left -= d.lab.judged
		}
	}()
	changes, last := 0, turnOf(p)
	for range ahead {
		if ctx.Err() != nil {
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
		if st.ToAct == seat.Side() {
			d = sides[0]
		}
		if _, err := p.Do(d.Choose(ctx, rules.Sit(p, st.ToAct))); err != nil {
			return 0, false
		}
	}
	return m.lab.value(p), ctx.Err() == nil
}

func turnOf(p rules.Position) turnKey {
	st := p.Status()
	return turnKey{st.Turn, st.Side}
}

// double is a player who stands in for one side in what is foreseen: quick, and not
// bound by the clock.
func (m *mind) double(rs rules.Ruleset, n int, style map[string]float64, seed uint64) *mind {
	d := m.doubles[n]
	if d == nil {
		d = newMind(level{name: m.name}, "", seed)
		m.doubles[n] = d
	}
	d.rng = rand.New(rand.NewPCG(seed, uint64(n)))
	d.quick, d.queue, d.at, d.began, d.judge = true, nil, key{}, turnKey{}, m.judge.double()
	d.limit, d.done, d.lab.judged = plenty, nil, 0
	base := m.style
	if n == 1 {
		base = nil
	}
	d.style = multiplied(base, style)
	_ = d.judge.restyle(rs, d.style) // the weights were found good before
	return d
}

// multiplied are the factors of two styles together.
func multiplied(a, b map[string]float64) map[string]float64 {
	c := map[string]float64{}
	for name, by := range a {
		c[name] = by
	}
	for name, by := range b {
		if was, ok := c[name]; ok {
			by *= was
		}
		c[name] = by
	}
	return c
}
