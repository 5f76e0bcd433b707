package analysis

import (
	"cmp"
	"context"
	"slices"

	"vistula/rules"
	"vistula/rules/scene"
)

// doubted is how many marches are compared with what could have been done instead: those
// that look worst by themselves.
const doubted = 48

// Better is what the judge would have done with a unit instead of a march, or before a step
// was ended.
type Better struct {
	// Attack tells that Hex had better been attacked than left alone.
	Attack bool
	// Hex is else where the unit had better gone; "" where it had better stayed.
	Hex string
	// Gain is by how many points it would have bettered its side's prospects; 0 where it
	// stays.
	Gain float64
	// Other is in how many other turns an attack on Hex was left out too, that promised less.
	Other int
}

// marched is a march and what it cost by itself, below zero where it gained something.
type marched struct {
	scene *scene.Scene
	cost  float64
}

// weighed lists the moves that cost their side something: battles by what was to be
// expected of them, units that were given up for want of room by what they were worth,
// marches of one unit by the best that it could have done instead, where the judge finds
// that.
func (w *walk) weighed(ctx context.Context, scenes []scene.Scene) (list []Costly, err error) {
	var marches []marched
	for i := range scenes {
		switch s := &scenes[i]; {
		case s.Side == "" || s.Side != s.Mover:
		case s.Kind == scene.Battle || s.Forfeits():
			list = append(list, Costly{Scene: *s, Cost: w.cost(s)})
		case s.Kind == scene.March:
			marches = append(marches, marched{s, w.cost(s)})
		}
	}
	slices.SortStableFunc(marches, func(x, y marched) int { return cmp.Compare(y.cost, x.cost) })
	for i, x := range marches {
		c := Costly{Scene: *x.scene, Cost: x.cost}
		if i < doubted {
			w.tell(w.m.Cursor() + i)
			better, err := w.instead(ctx, x.scene)
			if err != nil {
				return nil, err
			}
			switch {
			case better == nil:
			case better.Hex == x.scene.Hexes[len(x.scene.Hexes)-1]: // the judge would have gone there too
				continue
			default:
				c.Better, c.Cost = better, x.cost+better.Gain
			}
		}
		list = append(list, c)
	}
	return list, nil
}

// instead asks the judge where the unit of a march had better gone. Better is nil where
// it cannot tell: it knows of no choice, or several units went together.
func (w *walk) instead(ctx context.Context, s *scene.Scene) (*Better, error) {
	if len(s.Units) != 1 {
		return nil, nil
	}
	picked := w.picked(s)
	if picked == 0 {
		return nil, nil
	}
	p, err := w.m.At(picked - 1)
	if err != nil {
		return nil, err
	}
	ideas, err := w.Judge.Consider(ctx, w.seatOf(p, s.Side), s.Units[0])
	if err != nil {
		return nil, err
	}
	best := &Better{}
	for i := range ideas {
		if hex := whither(ideas[i].Actions, s.Units[0]); hex != "" && ideas[i].Gain > best.Gain {
			best = &Better{Hex: hex, Gain: ideas[i].Gain}
		}
	}
	return best, nil
}

// seatOf is where a side decides in a position, as far as one's own can tell: what an enemy
// could do is asked of what one's own side believes of him.
func (w *walk) seatOf(p rules.Position, side rules.Side) *rules.Seat {
	seat := rules.Sit(p, w.Side)
	if side != w.Side {
		seat = rules.Sit(seat.Guess(w.rng), side)
	}
	return seat
}

// ahead is by how many actions at the most a unit is picked up before its march begins:
// it may first be given a way to go.
const ahead = 4

// picked is the number of the action that picked the unit of a march up; 0 if there is
// none.
func (w *walk) picked(s *scene.Scene) int {
	for n := s.First; n > max(0, s.First-ahead); n-- {
		if a := w.m.Entry(n).Action; a.Verb == rules.VerbPick && a.Unit == s.Units[0] {
			return n
		}
	}
	return 0
}

// whither is the hex to which actions lead that are a march of a unit; "" if they are
// something else.
func whither(actions []rules.Action, unit string) (hex string) {
	if len(actions) == 0 || actions[0].Verb != rules.VerbPick || actions[0].Unit != unit {
		return ""
	}
	for _, a := range actions {
		if a.Verb == rules.VerbStep || a.Verb == rules.VerbRide {
			hex = a.Hex
		}
	}
	return hex
}
