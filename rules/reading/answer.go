package reading

import (
	"fmt"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// Questions are those that a ruleset answers about its map. S is its type of sides.
type Questions[S ~int8] struct {
	Reach, Odds, Choice func(q rules.Query) (*rules.Overlay, error)
	Sides               []About[S]
}

// About is a question about a whole side, and what adds the answer to an overlay.
type About[S ~int8] struct {
	Kind   string
	Answer func(o *rules.Overlay, s S)
}

// Ask answers a query.
func (x Questions[S]) Ask(q rules.Query, sides []rules.Side) (*rules.Overlay, error) {
	switch q.Kind {
	case rules.QueryReach:
		return x.Reach(q)
	case rules.QueryOdds:
		return x.Odds(q)
	case rules.QueryChoice:
		return x.Choice(q)
	}
	kinds := []string{rules.QueryReach, rules.QueryOdds, rules.QueryChoice}
	for _, about := range x.Sides {
		if kinds = append(kinds, about.Kind); about.Kind != q.Kind {
			continue
		}
		s, err := QuerySide[S](q.Side, sides)
		if err != nil {
			return nil, err
		}
		o := &rules.Overlay{Kind: q.Kind, Side: q.Side}
		about.Answer(o, s)
		return o, nil
	}
	return nil, fmt.Errorf("query: kind %q is unknown; there are %s", q.Kind, strings.Join(kinds, ", "))
}

// Mark adds a mark to an overlay in every hex of a board of which there is something to
// say: say writes it and tells whether there is.
func Mark(o *rules.Overlay, b *board.Board, say func(h board.ID, m *rules.Mark) bool) {
	for h := range board.ID(b.Len()) {
		if m := (rules.Mark{Hex: b.Number(h)}); say(h, &m) {
			o.Hexes = append(o.Hexes, m)
		}
	}
}

// Around adds a mark to an overlay in every hex beside one, as say writes it; d is
// the direction.
func Around(o *rules.Overlay, b *board.Board, at board.ID, say func(d int, n board.ID, m *rules.Mark)) {
	for d, n := range b.Neighbours(at) {
		if n != board.None {
			m := rules.Mark{Hex: b.Number(n), From: b.Number(at)}
			say(d, n, &m)
			o.Hexes = append(o.Hexes, m)
		}
	}
}
