package analysis

import (
	"context"
	"slices"

	"vistula/rules"
	"vistula/rules/scene"
)

// left is a step that a side ended although it could have begun an attack in it.
type left struct {
	at   int // actions before the one that ended it
	side rules.Side
	hex  string  // that it had best attacked
	gain float64 // points that this promised
}

// begins are the verbs that begin an attack on a hex.
var begins = []string{rules.VerbAttack, rules.VerbStorm, rules.VerbDeclare}

// leaves notes the attack that promised most, where an action ends a step in which there
// was one to begin.
func (w *walk) leaves(ctx context.Context, p rules.Position, n int, a rules.Action) error {
	side := p.Status().ToAct
	if a.Verb != rules.VerbDone || side != p.Status().Side || !w.mayAttack(p) {
		return nil
	}
	ideas, err := w.Judge.Consider(ctx, w.seatOf(p, side))
	if err != nil {
		return err
	}
	for i := range ideas {
		if hex := assailed(ideas[i].Actions); hex != "" && ideas[i].Gain > 0 {
			w.left = append(w.left, left{at: n, side: side, hex: hex, gain: ideas[i].Gain})
			return nil
		}
	}
	return nil
}

// mayAttack tells whether an attack could be begun in a position.
func (w *walk) mayAttack(p rules.Position) bool {
	w.offers = rules.AppendOffers(p, w.offers[:0])
	return slices.ContainsFunc(w.offers, func(o rules.Offer) bool { return o.Hex != "" && slices.Contains(begins, o.Verb) })
}

// assailed is the hex that some actions attack first; "" where they begin no attack.
func assailed(actions []rules.Action) string {
	if len(actions) == 0 || !slices.Contains(begins, actions[0].Verb) {
		return ""
	}
	return actions[0].Hex
}

// omitted lists the attacks that were left out, each as a scene of nothing at the place that
// was not attacked.
func (w *walk) omitted() (list []Costly) {
	for _, x := range w.left {
		st := w.m.Status(x.at)
		s := scene.Scene{Kind: scene.Other, Turn: st.Turn, Mover: st.Side}
		s.Side, s.Hexes, s.First, s.Last = x.side, []string{x.hex}, x.at+1, x.at+1
		list = append(list, Costly{Scene: s, Cost: x.gain, Better: &Better{Attack: true, Hex: x.hex, Gain: x.gain}})
	}
	return list
}
