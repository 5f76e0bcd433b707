package data

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"vistula/rules/board"
)

// sheets checks that the sheets in play are those of a map of the scenario.
func (c *scenarioChecker) sheets() {
	for i, name := range c.s.Sheets {
		known := slices.ContainsFunc(c.board.Maps, func(m *board.Map) bool {
			return slices.ContainsFunc(m.Sheets, func(s board.Sheet) bool { return s.ID == name })
		})
		if !known {
			c.at([]any{"sheets", i}, "sheets", "no map has a sheet %q", name)
		}
	}
}

// armies checks that the armies have units, and what they begin with.
func (c *scenarioChecker) armies() {
	for i, army := range c.s.Armies {
		if !c.hasArmy(army) {
			c.at([]any{"armies", i}, "armies", "no unit is of the army %q", army)
		}
	}
	c.closures()
	for _, pool := range slices.Sorted(maps.Keys(c.s.Start.RailPoints)) {
		if points := c.s.Start.RailPoints[pool]; points < 0 {
			c.at([]any{"start", "rail_points", pool}, "start.rail_points", "%d points: they cannot be fewer than 0", points)
		}
	}
	for i, r := range c.s.Start.Railheads {
		at, field := []any{"start", "railheads", i}, fmt.Sprintf("start.railheads[%d]", i)
		if !c.anyOf(r.Nation) {
			c.at(at, field, "no unit is of the nation %q", r.Nation)
		}
		c.hex(at, field, "", r.Hex)
		if id, ok := c.board.Find(r.Hex); ok && !c.board.HasRail(id) {
			c.at(at, field, "hex %s has no railway", r.Hex)
		}
	}
	c.boundaries()
	c.held()
	for i, w := range c.s.Start.Works {
		at, field := []any{"start", "works", i}, fmt.Sprintf("start.works[%d]", i)
		c.hex(at, field, "", w.Hex)
		c.side(at, field+".side", w.Side)
		if w.Level < 1 || w.Level > maxWorks {
			c.at(at, field+".level", "level %d is not within 1 and %d", w.Level, maxWorks)
		}
	}
}

// boundaries checks the lines between the areas of armies, and who begins under
// another army than its own. Whether the lines can be drawn the ruleset judges.
func (c *scenarioChecker) boundaries() {
	for i, l := range c.s.Start.Boundaries {
		at, field := []any{"start", "boundaries", i}, fmt.Sprintf("start.boundaries[%d]", i)
		for _, army := range l.Armies {
			c.army(at, field+".armies", army)
		}
		for _, h := range l.Between {
			c.hex(at, field+".between", "", h)
		}
		if (l.Bend > 0) != (l.Second != "") || l.Bend < 0 {
			c.at(at, field+".bend", "a line that bends has a second bearing, and no other has")
		}
		if !knownSource(l.Source) {
			c.at(at, field+".source", "%q is none of rulebook, history, reconstruction", l.Source)
		}
	}
	for _, army := range slices.Sorted(maps.Keys(c.s.Start.Attached)) {
		at := []any{"start", "attached", army}
		c.army(at, "start.attached", army)
		for _, u := range c.s.Start.Attached[army] {
			if c.units[u] == nil {
				c.at(at, "start.attached", "there is no unit %q", u)
			}
		}
	}
}

// held checks the hexes that a side controls from the start.
func (c *scenarioChecker) held() {
	for _, side := range slices.Sorted(maps.Keys(c.s.Start.Held)) {
		at := []any{"start", "held", side}
		c.side(at, "start.held", side)
		c.hexes(at, "start.held", "", c.s.Start.Held[side])
	}
}

// army asks that an army takes part.
func (c *scenarioChecker) army(at []any, field, army string) {
	if !slices.Contains(c.s.Armies, army) {
		c.at(at, field, "the army %q takes no part; there are %s", army, strings.Join(c.s.Armies, ", "))
	}
}

// The greatest level of works, and the greatest drop in combat effectiveness.
const (
	maxWorks  = 4
	maxStatus = 4
)

func (c *scenarioChecker) hasArmy(army string) bool {
	for _, u := range c.units {
		if u.Army == army {
			return true
		}
	}
	return false
}

// condition checks what a unit has suffered before the game, and what binds it.
func (c *scenarioChecker) condition(at []any, field string, p Placement) {
	if u := c.units[p.Unit]; u != nil && (p.StepLosses < 0 || p.StepLosses > 0 && p.StepLosses >= u.Steps) {
		c.at(at, field+".step_losses", "%d steps lost of %d", p.StepLosses, u.Steps)
	}
	if p.Status < 0 || p.Status > maxStatus {
		c.at(at, field+".status", "%d is not within 0 and %d", p.Status, maxStatus)
	}
	if p.GarrisonUntil != 0 && !p.Garrison {
		c.at(at, field+".garrison_until", "the unit is no garrison")
	}
	if p.GarrisonUntil < 0 || p.GarrisonUntil > c.s.Turns[1] {
		c.at(at, field+".garrison_until", "turn %d is outside the game", p.GarrisonUntil)
	}
}

// withdrawal checks a unit that leaves the game: it must have come into it.
func (c *scenarioChecker) withdrawal(i int, w Withdrawal) {
	at, field := []any{"withdrawals", i}, fmt.Sprintf("withdrawals[%d]", i)
	if !c.used[w.Unit] {
		c.at(at, field+".unit", "%q is neither set up nor a reinforcement", w.Unit)
	}
	c.turn(at, field+".turn", w.Turn, c.s.Turns[0])
}

// closures checks what is closed to some units before a turn.
func (c *scenarioChecker) closures() {
	for i, x := range c.s.Closures {
		at, field := []any{"closures", i}, fmt.Sprintf("closures[%d]", i)
		switch {
		case !c.anyOf(x.Nation):
			c.at(at, field+".nation", "no unit is of the nation %q", x.Nation)
		case x.Army != "" && !c.hasArmy(x.Army):
			c.at(at, field+".army", "no unit is of the army %q", x.Army)
		case x.Country == "" || !slices.ContainsFunc(c.board.Hexes, func(h board.Hex) bool { return h.Country == x.Country }):
			c.at(at, field+".country", "no hex lies in %q", x.Country)
		case x.Before <= c.s.Turns[0]:
			c.at(at, field+".before", "turn %d is not after the first one", x.Before)
		}
	}
}
