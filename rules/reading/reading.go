// Package reading reads positions for the rulesets, from saves and from people who
// write them for the referee. It turns ids and printed numbers into the ruleset's
// own and keeps the first error. It also reads queries and checks that a position
// is sound.
package reading

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Reader reads the parts of a position. After the first error its results are within
// bounds but meaningless.
type Reader struct {
	Board *board.Board
	Units map[string]int16 // the ruleset's number of each unit, by id
	Err   error            // the first; it names the field that is wrong
}

// Fail records an error unless there already is one.
func (r *Reader) Fail(format string, a ...any) {
	if r.Err == nil {
		r.Err = fmt.Errorf(format, a...)
	}
}

// Within is a number from low to high.
func (r *Reader) Within(field string, n, low, high int) int {
	if n < low || n > high {
		r.Fail("%s: %d is not from %d to %d", field, n, low, high)
		return low
	}
	return n
}

// Index is the place of a name in a list.
func (r *Reader) Index(field, name string, names []string) int {
	i := slices.Index(names, name)
	if i < 0 {
		r.Fail("%s: %q is unknown", field, name)
		return 0
	}
	return i
}

// Side is the place of a side in the list of them.
func (r *Reader) Side(field string, s rules.Side, sides []rules.Side) int {
	i := slices.Index(sides, s)
	if i < 0 {
		r.Fail("%s: side %q is unknown; the sides are %s", field, s, list(sides))
		return 0
	}
	return i
}

// Hex is the hex with a printed number.
func (r *Reader) Hex(field, number string) board.ID {
	h, ok := r.Board.Find(number)
	if !ok {
		r.Fail("%s: there is no hex %q", field, number)
		return 0
	}
	return h
}

// HexList is the hexes with printed numbers, in order.
func (r *Reader) HexList(field string, numbers []string) []board.ID {
	var ids []board.ID
	for _, n := range numbers {
		ids = append(ids, r.Hex(field, n))
	}
	return ids
}

// Unit is the unit with an id.
func (r *Reader) Unit(field, id string) int16 {
	u, ok := r.Units[id]
	if !ok {
		r.Fail("%s: there is no unit %q", field, id)
	}
	return u
}

// UnitList is the units with ids, in order, without duplicates.
func (r *Reader) UnitList(field string, ids []string) []int16 {
	var units []int16
	for _, id := range ids {
		u := r.Unit(field, id)
		if slices.Contains(units, u) {
			r.Fail("%s: unit %q is listed twice", field, id)
		}
		units = append(units, u)
	}
	return units
}

// AllUnits reads the units of a saved position, which must list every unit once. It
// stops at the first that it cannot read.
func (r *Reader) AllUnits(list []rules.UnitState, read func(u int16, x rules.UnitState)) {
	seen := make([]bool, len(r.Units))
	for _, x := range list {
		u := r.Unit("units", x.ID)
		if r.Err == nil && seen[u] {
			r.Fail("units: unit %q is listed twice", x.ID)
		}
		if r.Err != nil {
			return
		}
		seen[u] = true
		read(u, x)
	}
	missing := int16(slices.Index(seen, false))
	for id, u := range r.Units {
		if u == missing {
			r.Fail("units: unit %q is missing", id)
		}
	}
}
