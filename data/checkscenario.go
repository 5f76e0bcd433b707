package data

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"vistula/rules/board"
)

// CheckScenario looks for what is wrong in a scenario: units that do not exist
// or come twice, hexes that the board does not have or that no unit may enter,
// turns outside the game, sides that are not in it. enterable tells where a
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
	for i, p := range s.Setup {
		c.placement(i, p)
	}
	for i, r := range s.Reinforcements {
		c.reinforcement(i, r)
	}
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
}

func (c *scenarioChecker) start() {
	var strangers []string
	for side := range c.s.Start.VictoryPoints {
		if !slices.Contains(c.s.Sides, side) {
			strangers = append(strangers, side)
		}
	}
	slices.Sort(strangers)
	for _, side := range strangers {
		c.at([]any{"start", "victory_points", side}, "start.victory_points", "%q is not a side; there are %s", side, strings.Join(c.s.Sides, ", "))
	}
}

func (c *scenarioChecker) placement(i int, p Placement) {
	at := []any{"setup", i}
	field := fmt.Sprintf("setup[%d]", i)
	c.unit(at, field, p.Unit)
	c.hex(at, field+".hex", p.Unit, p.Hex)
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
			c.at(at, field, "hex %s stands there twice", n)
		}
	}
}

func (c *scenarioChecker) hex(at []any, field, unit, number string) {
	id, ok := c.board.Find(number)
	if !ok {
		c.at(at, field, "hex %q is not on the map", number)
		return
	}
	if u := c.units[unit]; u != nil && c.enterable != nil && !c.enterable(u.Side, id) {
		c.at(at, field, "%s cannot stand in hex %s", unit, number)
	}
}

func (c *scenarioChecker) railway(at []any, field string, r Reinforcement) {
	switch len(r.RailBetween) {
	case 0:
		if len(r.Hexes) == 0 {
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
