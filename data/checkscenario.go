package data

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"vistula/rules/board"
)

// CheckScenario looks for what is wrong in a scenario: units that do not exist
// or come twice, hexes that the board does not have or that no unit may enter,
// set-up areas that do not fit their units, turns outside the game, sides that
// are not in it. enterable tells where a
// side's units may stand; nil lets them stand everywhere.
func CheckScenario(fsys fs.FS, ruleset string, s *Scenario, units []Unit, b *board.Board, enterable func(side string, hex board.ID) bool) error {
	c := scenarioChecker{
		faults: openFaults(fsys, path.Join(ruleset, scenarioFile(s.ID))),
		s:      s, board: b, enterable: enterable,
		units: make(map[string]*Unit, len(units)), used: map[string]bool{},
	}
	for i := range units {
		c.units[units[i].ID] = &units[i]
	}
	c.frame()
	c.start()
	for i, a := range s.Areas {
		c.area(i, a)
	}
	for i, p := range s.Setup {
		c.placement(i, p)
	}
	for i, r := range s.Reinforcements {
		c.reinforcement(i, r)
	}
	for i, w := range s.Withdrawals {
		c.withdrawal(i, w)
	}
	for i, o := range s.Orders {
		c.order(i, o)
	}
	c.sheets()
	c.armies()
	return c.err()
}

type scenarioChecker struct {
	*faults
	s         *Scenario
	board     *board.Board
	enterable func(string, board.ID) bool
	units     map[string]*Unit
	used      map[string]bool
}

func (c *scenarioChecker) frame() {
	s := c.s
	if s.Title == "" {
		c.at(nil, "title", "it is missing")
	}
	if s.Turns[0] < 1 || s.Turns[1] < s.Turns[0] {
		c.at([]any{"turns"}, "turns", "the game cannot run from turn %d to turn %d", s.Turns[0], s.Turns[1])
	}
	if len(s.Maps) == 0 {
		c.at([]any{"maps"}, "maps", "there is no map")
	}
	if len(s.Sides) != 2 || s.Sides[0] == s.Sides[1] || slices.Contains(s.Sides, "") {
		c.at([]any{"sides"}, "sides", "a game has two different sides")
	}
	for _, w := range []struct{ key, side string }{{"opens", s.Opens}, {"sits_out", s.SitsOut}} {
		if w.side != "" {
			c.side([]any{w.key}, w.key, w.side)
		}
	}
	if s.SitsOut != "" && s.Opens == s.SitsOut {
		c.at([]any{"opens"}, "opens", "%q cannot open the game and sit out its first turn", s.Opens)
	}
}

func (c *scenarioChecker) side(at []any, field, side string) {
	if !slices.Contains(c.s.Sides, side) {
		c.at(at, field, "%q is not a side; there are %s", side, strings.Join(c.s.Sides, ", "))
	}
}

func (c *scenarioChecker) start() {
	for _, side := range slices.Sorted(maps.Keys(c.s.Start.VictoryPoints)) {
		c.side([]any{"start", "victory_points", side}, "start.victory_points", side)
	}
	for _, nation := range slices.Sorted(maps.Keys(c.s.Start.SupplyPoints)) {
		at := []any{"start", "supply_points", nation}
		if points := c.s.Start.SupplyPoints[nation]; points < 0 {
			c.at(at, "start.supply_points", "%d points: they cannot be fewer than 0", points)
		}
		if !c.anyOf(nation) {
			c.at(at, "start.supply_points", "no unit is of the nation %q", nation)
		}
	}
}

// anyOf tells whether the game has a unit of a nation.
func (c *scenarioChecker) anyOf(nation string) bool {
	for _, u := range c.units {
		if u.Nation == nation {
			return true
		}
	}
	return false
}

func (c *scenarioChecker) placement(i int, p Placement) {
	at := []any{"setup", i}
	field := fmt.Sprintf("setup[%d]", i)
	c.unit(at, field, p.Unit)
	switch {
	case p.Hex != "":
		c.hex(at, field+".hex", p.Unit, p.Hex)
	case p.Area == "":
		c.at(at, field, "there is neither a hex nor an area for %s", p.Unit)
	}
	if p.Area != "" {
		c.inArea(at, field, p)
	}
	c.confined(at, field, p)
	c.condition(at, field, p)
	if p.ImmobileUntil < 0 || p.ImmobileUntil > c.s.Turns[1] {
		c.at(at, field+".immobile_until", "turn %d is outside the game", p.ImmobileUntil)
	}
	if !knownSource(p.Source) {
		c.at(at, field+".source", "%q is none of rulebook, history, reconstruction", p.Source)
	}
}

func (c *scenarioChecker) reinforcement(i int, r Reinforcement) {
	at := []any{"reinforcements", i}
	field := fmt.Sprintf("reinforcements[%d]", i)
	c.unit(at, field, r.Unit)
	c.turn(at, field+".turn", r.Turn, 1)
	c.hexes(at, field+".hexes", r.Unit, r.Hexes)
	c.railway(at, field+".rail_between", r)
	if later := r.OrLater; later != nil {
		c.turn(at, field+".or_later.turn", later.Turn, r.Turn+1)
		c.hexes(at, field+".or_later.hexes", r.Unit, later.Hexes)
		if len(later.Hexes) == 0 {
			c.at(at, field+".or_later.hexes", "there is no hex to come in by")
		}
	}
}

func (c *scenarioChecker) unit(at []any, field, id string) {
	switch {
	case c.units[id] == nil:
		c.at(at, field+".unit", "%q is not in units.json", id)
	case c.used[id]:
		c.at(at, field+".unit", "%q is set up twice", id)
	}
	c.used[id] = true
}

func (c *scenarioChecker) turn(at []any, field string, turn, first int) {
	if turn < first || turn > c.s.Turns[1] {
		c.at(at, field, "turn %d is not within %d and %d", turn, first, c.s.Turns[1])
	}
}

func (c *scenarioChecker) hexes(at []any, field, unit string, numbers []string) {
	for i, n := range numbers {
		c.hex(at, field, unit, n)
		if slices.Contains(numbers[:i], n) {
			c.at(at, field, "hex %s is listed twice", n)
		}
	}
}

func (c *scenarioChecker) hex(at []any, field, unit, number string) {
	id, ok := c.board.Find(number)
	if !ok {
		c.at(at, field, "hex %q is not on the map", number)
		return
	}
	if name := c.mapOf(id); !slices.Contains(c.s.Maps, name) {
		c.at(at, field, "hex %s lies on the map %q, which this scenario does not use", number, name)
	}
	if !c.board.OnSheets(id, c.s.Sheets) {
		c.at(at, field, "hex %s lies on the sheet %q, which is not in play", number, c.board.SheetOf(id))
	}
	if u := c.units[unit]; u != nil && c.enterable != nil && !c.enterable(u.Side, id) {
		c.at(at, field, "%s cannot stand in hex %s", unit, number)
	}
}

// ownEntry tells whether a unit's nation has an entry hex in its own country.
func (c *scenarioChecker) ownEntry(unit string) bool {
	u := c.units[unit]
	return u == nil || slices.ContainsFunc(c.board.Hexes, func(h board.Hex) bool { return len(h.Entry) > 0 && h.Country == u.Nation })
}

func (c *scenarioChecker) railway(at []any, field string, r Reinforcement) {
	switch len(r.RailBetween) {
	case 0:
		if len(r.Hexes) == 0 && !c.ownEntry(r.Unit) {
			c.at(at, field, "there is neither a hex nor a railway to come in by")
		}
		return
	case 2:
	default:
		c.at(at, field, "%d hexes: a railway is named by its two ends", len(r.RailBetween))
		return
	}
	for _, n := range r.RailBetween {
		if id, ok := c.board.Find(n); !ok {
			c.at(at, field, "hex %q is not on the map", n)
		} else if !c.board.HasRail(id) {
			c.at(at, field, "hex %s has no railway", n)
		}
	}
}
