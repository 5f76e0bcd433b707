package bot

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"

	"vistula/rules"
)

var errNotToAct = errors.New("it is not this side's decision")

// Consider lists what could be done now, the best first.
func (m *mind) Consider(ctx context.Context, seat *rules.Seat) ([]Idea, error) {
	offers := seat.Offers()
	if len(offers) == 0 {
		return nil, errNotToAct
	}
	t := newMind(m.level, "", m.rng.Uint64())
	t.style, t.limit = m.style, m.limit
	t.turnTo(seat)
	ctx, cancel := t.hurry(ctx)
	defer cancel()
	if err := t.enter(ctx, seat); err != nil {
		return nil, err
	}
	first := t.think(offers)
	return []Idea{{Actions: append([]rules.Action{first}, t.queue...)}}, nil
}

// Weigh judges the position as the side that sits at the seat may see it.
func (m *mind) Weigh(seat *rules.Seat) (Verdict, error) {
	t := newMind(m.level, "", 1)
	t.style, t.left = m.style, plenty
	if err := t.enter(context.Background(), seat); err != nil {
		return Verdict{}, err
	}
	l := &t.lab
	v := Verdict{Margin: l.value(l.base)}
	for i, x := range l.values {
		v.Terms = append(v.Terms, Share{l.terms[i], x * l.weights[i]})
	}
	slices.SortStableFunc(v.Terms, func(a, b Share) int { return cmp.Compare(math.Abs(b.Value), math.Abs(a.Value)) })
	return v, nil
}
