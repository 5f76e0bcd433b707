package chronicle

import (
	"cmp"
	"slices"

	"vistula/rules"
)

// field is the units on the map and how they are, by unit.
type field map[string]state

// state is a unit on the map, or among the dead.
type state struct {
	hex    string // "" for the dead
	side   rules.Side
	steps  int
	grade  int // of effectiveness lost: the badge "ce"
	supply int // the badge "supply": 0, -1 or -2
	dead   bool
}

// fieldOf is the field of a view, of about as many units as are given.
func fieldOf(v *rules.View, units int) field {
	f := make(field, units)
	for i := range v.Stacks {
		s := &v.Stacks[i]
		for k := range s.Units {
			c := &s.Units[k]
			f[c.Unit] = state{hex: s.Hex, side: c.Side, steps: c.Steps, grade: c.Grade(), supply: badge(c, "supply")}
		}
	}
	for i := range v.Displays {
		if !v.Displays[i].Dead() {
			continue
		}
		for c := range v.Displays[i].Counters() {
			if _, there := f[c.Unit]; !there {
				f[c.Unit] = state{side: c.Side, dead: true}
			}
		}
	}
	return f
}

func badge(c *rules.Counter, kind string) int {
	for _, b := range c.Badges {
		if b.Kind == kind {
			return b.Value
		}
	}
	return 0
}

// learn notes what the units in view are called.
func learn(names map[string]string, v *rules.View) {
	note := func(c *rules.Counter) {
		if _, known := names[c.Unit]; !known && c.Name != "" {
			names[c.Unit] = c.Name
		}
	}
	for i := range v.Stacks {
		for k := range v.Stacks[i].Units {
			note(&v.Stacks[i].Units[k])
		}
	}
	for i := range v.Displays {
		if !v.Displays[i].Dead() {
			continue
		}
		for c := range v.Displays[i].Counters() {
			note(c)
		}
	}
}

// tolls compares two positions: what the units of both sides lost in between, in
// the order of their names. What happened to a unit of the enemy counts only if
// one of the events names it, so that nothing hidden comes out.
func (t *teller) tolls(was, is field, events []rules.Event) []UnitToll {
	var list []UnitToll
	for u, old := range was {
		if old.dead {
			continue
		}
		lost := lossOf(old, is, u)
		if lost.None() || !t.knows(u, old.side, events) {
			continue
		}
		if now, on := is[u]; !on && !now.dead {
			lost = replaced(lost, old, was, is)
		}
		list = append(list, UnitToll{Unit: u, Name: t.c.UnitName(u), Side: old.side, Hex: old.hex, Toll: lost})
	}
	slices.SortFunc(list, func(a, b UnitToll) int { return cmp.Compare(a.Unit, b.Unit) })
	return slices.DeleteFunc(list, func(x UnitToll) bool { return x.None() })
}

// lossOf is what a unit lost. One that has left the map otherwise than among the
// dead is taken for lost with its steps, which replaced puts right.
func lossOf(old state, is field, unit string) Toll {
	now, there := is[unit]
	switch {
	case there && now.dead:
		return Toll{Steps: old.steps, Units: 1}
	case !there:
		return Toll{Steps: old.steps}
	case now.steps < old.steps:
		return Toll{Steps: old.steps - now.steps}
	case now.steps == old.steps && now.grade > old.grade:
		return Toll{Grades: now.grade - old.grade}
	}
	return Toll{}
}

// replaced is the loss of a unit in whose place another has come, as a cadre
// comes for a corps: the difference of their steps. One that has simply left the
// map, by rail or over its edge, has lost nothing. Of several that have come the
// strongest counts, so that the same match has the same story.
func replaced(lost Toll, old state, was, is field) Toll {
	most, found := 0, false
	for u, now := range is {
		if _, before := was[u]; !before && !now.dead && now.hex == old.hex && now.side == old.side {
			most, found = max(most, now.steps), true
		}
	}
	if !found {
		return Toll{}
	}
	return Toll{Steps: max(0, lost.Steps-most), Units: 1}
}

// knows tells whether a loss may be told.
func (t *teller) knows(unit string, side rules.Side, events []rules.Event) bool {
	return t.side == "" || side == t.side ||
		slices.ContainsFunc(events, func(e rules.Event) bool { return slices.Contains(e.Units, unit) })
}
