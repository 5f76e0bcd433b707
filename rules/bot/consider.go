package bot

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"vistula/rules"
)

var errNotToAct = errors.New("it is not this side's decision")

// ideas is how many marches are listed at most.
const ideas = 5

// Consider lists what could be done now, the best first.
func (m *mind) Consider(ctx context.Context, seat *rules.Seat, units ...string) ([]Idea, error) {
	offers := seat.Offers()
	if len(offers) == 0 {
		return nil, errNotToAct
	}
	t, err := m.twin(ctx, seat)
	if err != nil {
		return nil, err
	}
	l := &t.lab
	now := l.worth(l.base)
	marching := l.now.Stage != rules.StageMoving && broad(offers)
	if !marching {
		first := t.think(ctx, offers)
		actions := append([]rules.Action{first}, t.queue...)
		if t.why != nil { // in the mean, not as one lot of luck has it
			return []Idea{{actions, l.describe(offers, actions), t.why.Gain}}, nil
		}
		return []Idea{l.idea(offers, actions, now)}, nil
	}
	if len(units) > 0 {
		t.leaveAside(offers, units)
	}
	var list []Idea
	for range ideas {
		way := l.march(offers, t.done)
		if way == nil {
			break
		}
		list = append(list, l.idea(offers, way, now))
	}
	if list == nil && len(units) == 0 {
		list = []Idea{l.idea(offers, []rules.Action{t.finish(offers)}, now)}
	}
	slices.SortStableFunc(list, func(a, b Idea) int { return cmp.Compare(b.Gain, a.Gain) })
	return list, nil
}

// leaveAside has the player think of no unit but some.
func (m *mind) leaveAside(offers []rules.Offer, units []string) {
	for i := range offers {
		if o := &offers[i]; o.Verb == rules.VerbPick && !slices.Contains(units, o.Unit) {
			m.done[o.Unit] = true
		}
	}
}

// twin is a player who thinks as this one does, about the same decision, and changes
// nothing in it. It weighs by all that was measured about the book and overlooks nobody,
// however the level plays: who asks for advice wants the best there is.
func (m *mind) twin(ctx context.Context, seat *rules.Seat) (*mind, error) {
	t := newMind(m.level, "", 1)
	t.concert = false // what is asked is what a unit does by itself
	t.taste, t.limit = m.taste, m.limit
	t.taste.general, t.forgets = 0, 0
	t.turnTo(seat)
	t.left = plenty
	return t, t.enter(ctx, seat)
}

// idea puts some actions into words and tells what they gain.
func (l *lab) idea(offers []rules.Offer, actions []rules.Action, now float64) Idea {
	idea := Idea{Actions: actions, Words: l.describe(offers, actions)}
	if q := l.after(l.base, actions); q != nil {
		l.settle(q, l.habits.calm)
		idea.Gain = l.inPoints(l.worth(q) - now)
		l.handBack(q)
	}
	return idea
}

// describe says what some actions do.
func (l *lab) describe(offers []rules.Offer, actions []rules.Action) string {
	first, last := actions[0], rules.Action{}
	var units []string
	for _, a := range actions {
		if a.Verb == rules.VerbStep || a.Verb == rules.VerbRide {
			last = a
		}
		if a.Unit != "" {
			units = append(units, a.Unit)
		}
	}
	name := func(hex string) string {
		if at, ok := l.board.Find(hex); ok {
			return l.board.Name(at)
		}
		return hex
	}
	switch {
	case last.Hex != "":
		return fmt.Sprintf("Move %s to %s.", labels(l.seat, units), name(last.Hex))
	case first.Verb == rules.VerbTake && len(actions) > 1:
		return fmt.Sprintf("Put %s in %s.", labels(l.seat, units), name(actions[1].Hex))
	case first.BeginsAttack() && units != nil:
		return fmt.Sprintf("Attack %s with %s.", name(first.Hex), labels(l.seat, units))
	case first.BeginsAttack():
		return fmt.Sprintf("Attack %s.", name(first.Hex))
	}
	for i := range offers {
		if offers[i].Action == first {
			return offers[i].Label + "."
		}
	}
	return ""
}

// worth is what a position is worth, without what it adds to have won: that is no point
// of the margin.
func (l *lab) worth(p rules.Position) float64 { return l.weighs(p, l.factsOf(p), l.side) }

// Weigh judges the position as the side that sits at the seat may see it.
func (m *mind) Weigh(seat *rules.Seat) (Verdict, error) {
	t, err := m.twin(context.Background(), seat)
	if err != nil {
		return Verdict{}, err
	}
	l := &t.lab
	v := Verdict{Margin: l.inPoints(l.worth(l.base))}
	v.Lead = l.values[termPoints]
	for i, x := range l.values {
		if x != 0 {
			v.Terms = append(v.Terms, Share{l.terms[i], l.inPoints(x * l.weights[i])})
		}
	}
	slices.SortStableFunc(v.Terms, func(a, b Share) int { return cmp.Compare(math.Abs(b.Value), math.Abs(a.Value)) })
	return v, nil
}
