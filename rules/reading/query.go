package reading

import (
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// Ground is a position that knows its map and what sentences call its units.
type Ground interface {
	Board() *board.Board
	Label(u int16) string
}

// Counters is a position that knows its units by their ids.
type Counters interface {
	FindUnit(id string) (int16, bool)
	Label(u int16) string
}

// QueryUnit is the unit on the map that a query names.
func QueryUnit(p Counters, name string, onMap func(u int16) bool) (int16, error) {
	u, ok := p.FindUnit(name)
	switch {
	case !ok:
		return 0, fmt.Errorf("query: there is no unit %q", name)
	case !onMap(u):
		return 0, fmt.Errorf("query: %s is not on the map", p.Label(u))
	}
	return u, nil
}

// QueryHex is the hex that a query names.
func QueryHex(b *board.Board, number string) (board.ID, error) {
	h, ok := b.Find(number)
	if !ok {
		return board.None, fmt.Errorf("query: there is no hex %q", number)
	}
	return h, nil
}

// QueryAttack is what a query for odds names: the hex that is attacked and the units that
// attack it, each once and all of one owner.
func QueryAttack[S comparable](p Ground, q rules.Query, find func(name string) (int16, error), owner func(u int16) S) (target board.ID, attackers []int16, err error) {
	if target, err = QueryHex(p.Board(), q.Hex); err != nil {
		return board.None, nil, err
	}
	if len(q.Units) == 0 {
		return board.None, nil, fmt.Errorf("query: odds need units that attack")
	}
	for _, name := range q.Units {
		u, err := find(name)
		switch {
		case err != nil:
			return board.None, nil, err
		case slices.Contains(attackers, u):
			return board.None, nil, fmt.Errorf("query: %s is named twice", p.Label(u))
		case len(attackers) > 0 && owner(u) != owner(attackers[0]):
			return board.None, nil, fmt.Errorf("query: %s is on the other side", p.Label(u))
		}
		attackers = append(attackers, u)
	}
	return target, attackers, nil
}

// QuerySide is the side that a query names, as a ruleset counts those in the list.
func QuerySide[S ~int8](name rules.Side, sides []rules.Side) (S, error) {
	if i := slices.Index(sides, name); i >= 0 {
		return S(i), nil
	}
	return -1, fmt.Errorf("query: side %q is unknown; the sides are %s", name, list(sides))
}

// list names the sides for a sentence.
func list(sides []rules.Side) string {
	names := make([]string, len(sides))
	for i, s := range sides {
		names[i] = string(s)
	}
	return strings.Join(names, " and ")
}
