package chronicle

import (
	"slices"
	"strings"

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

func fieldOf(v *rules.View) field {
	f := field{}
	for i := range v.Stacks {
		s := &v.Stacks[i]
		for k := range s.Units {
			c := &s.Units[k]
			f[c.Unit] = state{hex: s.Hex, side: c.Side, steps: c.Steps, grade: -badge(c, "ce"), supply: badge(c, "supply")}
		}
	}
	for i := range v.Displays {
		if !ofTheDead(&v.Displays[i]) {
			continue
		}
		each(v.Displays[i].Rows, func(c *rules.Counter) {
			if _, there := f[c.Unit]; !there {
				f[c.Unit] = state{side: c.Side, dead: true}
			}
		})
	}
	return f
}

// ofTheDead tells whether a display lists the units that are lost.
func ofTheDead(d *rules.Display) bool {
	return strings.HasPrefix(d.ID, "eliminated") || strings.HasPrefix(d.ID, "destroyed")
}

func badge(c *rules.Counter, kind string) int {
	for _, b := range c.Badges {
		if b.Kind == kind {
			return b.Value
		}
	}
	return 0
}

func each(rows []rules.Row, do func(c *rules.Counter)) {
	for i := range rows {
		for k := range rows[i].Boxes {
			for u := range rows[i].Boxes[k].Units {
				do(&rows[i].Boxes[k].Units[u])
			}
		}
	}
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
		if ofTheDead(&v.Displays[i]) {
			each(v.Displays[i].Rows, note)
		}
	}
}

// nationOf is the nation that most counters of a side in view belong to.
func nationOf(v *rules.View, side rules.Side) string {
	count := map[string]int{}
	note := func(c *rules.Counter) {
		if c.Side == side {
			count[c.Nation]++
		}
	}
	for i := range v.Stacks {
		for k := range v.Stacks[i].Units {
			note(&v.Stacks[i].Units[k])
		}
	}
	for i := range v.Displays {
		each(v.Displays[i].Rows, note)
	}
	best := ""
	for n, k := range count {
		if k > count[best] || k == count[best] && n < best {
			best = n
		}
	}
	return best
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
			lost = t.replaced(lost, old, was, is)
		}
		list = append(list, UnitToll{Unit: u, Name: t.c.UnitName(u), Side: old.side, Hex: old.hex, Toll: lost})
	}
	slices.SortFunc(list, func(a, b UnitToll) int { return strings.Compare(a.Unit, b.Unit) })
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
// map, by rail or over its edge, has lost nothing.
func (t *teller) replaced(lost Toll, old state, was, is field) Toll {
	for u, now := range is {
		if _, before := was[u]; !before && !now.dead && now.hex == old.hex && now.side == old.side {
			return Toll{Steps: max(0, lost.Steps-now.steps), Units: 1}
		}
	}
	return Toll{}
}

// knows tells whether a loss may be told.
func (t *teller) knows(unit string, side rules.Side, events []rules.Event) bool {
	return t.side == "" || side == t.side ||
		slices.ContainsFunc(events, func(e rules.Event) bool { return slices.Contains(e.Units, unit) })
}
