package analysis

import (
	"context"
	"slices"

	"vistula/rules"
	"vistula/rules/scene"
)

// leaves notes the attack that promised most, where an action ends a step in which there
// was one to begin, as a scene of nothing at the place that was not attacked.
func (w *walk) leaves(ctx context.Context, p rules.Position, n int, a rules.Action) error {
	st := p.Status()
	if a.Verb != rules.VerbDone || st.ToAct != st.Side || !w.mayAttack(p) {
		return nil
	}
	ideas, err := w.Judge.Consider(ctx, w.seatOf(p, st.Side))
	if err != nil {
		return err
	}
	for _, x := range ideas {
		if len(x.Actions) == 0 || !x.Actions[0].BeginsAttack() || x.Gain <= 0 {
			continue
		}
		s := scene.Scene{Kind: scene.Other, Turn: st.Turn, Mover: st.Side}
		s.Side, s.Hexes, s.First, s.Last = st.Side, []string{x.Actions[0].Hex}, n+1, n+1
		w.left = append(w.left, Costly{Scene: s, Cost: x.Gain, Better: &Better{Attack: true, Hex: x.Actions[0].Hex, Gain: x.Gain}})
		break
	}
	return nil
}

// once keeps of the attacks on a place that a side left out the one that promised most, with in
// how many other turns it was left out as well: one place would else fill the list. The list
// begins with what cost most.
func once(list []Costly) []Costly {
	type place struct {
		side rules.Side
		hex  string
	}
	first, turns, kept := map[place]*Better{}, map[place][]int{}, list[:0]
	for _, c := range list {
		if c.Better != nil && c.Better.Attack {
			at := place{c.Side, c.Better.Hex}
			again := slices.Contains(turns[at], c.Turn)
			turns[at] = append(turns[at], c.Turn)
			if b := first[at]; b != nil {
				if !again {
					b.Other++
				}
				continue
			}
			first[at] = c.Better
		}
		kept = append(kept, c)
	}
	return kept
}

// mayAttack tells whether an attack could be begun in a position.
func (w *walk) mayAttack(p rules.Position) bool {
	w.offers = rules.AppendOffers(p, w.offers[:0])
	return slices.ContainsFunc(w.offers, func(o rules.Offer) bool { return o.BeginsAttack() })
}
