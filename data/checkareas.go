package data

import (
	"fmt"
	"slices"
	"strings"

	"vistula/rules/board"
)

// area checks an area of free set-up: it is all of a country on some maps, the
// part of one around printed hexes, or a list of hexes with perhaps others behind
// them.
func (c *scenarioChecker) area(i int, a Area) {
	at := []any{"areas", i}
	field := fmt.Sprintf("areas[%d]", i)
	if a.ID == "" || a.Title == "" {
		c.at(at, field, "an area needs an id and a title")
	}
	if slices.ContainsFunc(c.s.Areas[:i], func(b Area) bool { return b.ID == a.ID }) {
		c.at(at, field+".id", "the area %q is listed twice", a.ID)
	}
	c.side(at, field+".side", a.Side)
	for _, m := range a.Maps {
		c.mapName(at, field+".maps", m)
	}
	if !knownSource(a.Source) {
		c.at(at, field+".source", "%q is none of rulebook, history, reconstruction", a.Source)
	}
	switch {
	case a.Country == "" && len(a.Hexes) == 0, a.Country != "" && len(a.Hexes) > 0:
		c.at(at, field, "an area is either a country or a list of hexes")
	case a.Country != "" && len(a.Around) == 0:
		c.country(at, field, a)
	}
	c.hexes(at, field+".hexes", "", a.Hexes)
	c.hexes(at, field+".behind", "", a.Behind)
	c.hexes(at, field+".around", "", a.Around)
	for _, n := range a.Around {
		if id, ok := c.board.Find(n); ok && c.board.Hexes[id].Country != a.Country {
			c.at(at, field+".around", "hex %s does not lie in %q", n, a.Country)
		}
	}
	for _, n := range a.Behind {
		if slices.Contains(a.Hexes, n) {
			c.at(at, field+".behind", "hex %s cannot be in the area and behind it", n)
		}
	}
}

func (c *scenarioChecker) country(at []any, field string, a Area) {
	if len(a.Maps) == 0 {
		c.at(at, field+".maps", "an area that is a country names its maps")
	}
	for id := range c.board.Hexes {
		if a.covers(c.board, board.ID(id)) {
			return
		}
	}
	c.at(at, field+".country", "no hex of these maps lies in %q", a.Country)
}

// covers tells whether a hex belongs to the area itself, not only to what lies
// behind it.
func (a *Area) covers(b *board.Board, id board.ID) bool {
	if len(a.Around) > 0 {
		return a.near(b, id, 1)
	}
	if a.Country == "" {
		return slices.Contains(a.Hexes, b.Hexes[id].Number)
	}
	return b.Hexes[id].Country == a.Country && slices.Contains(a.Maps, b.Maps[b.MapOf(id)].ID)
}

// near tells whether a hex lies within so many hexes of one of those that the
// area is around, and in its country.
func (a *Area) near(b *board.Board, id board.ID, within int) bool {
	return b.Hexes[id].Country == a.Country && slices.ContainsFunc(a.Around, func(n string) bool {
		at, ok := b.Find(n)
		return ok && b.Distance(at, id) >= 0 && b.Distance(at, id) <= within
	})
}

// inArea checks a unit that is set up freely, and the hex that is proposed.
func (c *scenarioChecker) inArea(at []any, field string, p Placement) {
	i := slices.IndexFunc(c.s.Areas, func(a Area) bool { return a.ID == p.Area })
	if i < 0 {
		c.at(at, field+".area", "there is no area %q", p.Area)
		return
	}
	a, u := &c.s.Areas[i], c.units[p.Unit]
	if u == nil {
		return
	}
	if u.Side != a.Side {
		c.at(at, field+".area", "%s is not of the side %q, whose area %q is", p.Unit, a.Side, a.ID)
	}
	id, ok := c.board.Find(p.Hex)
	if !ok || a.covers(c.board, id) || u.Type == "headquarters" && a.near(c.board, id, 2) {
		return
	}
	switch {
	case !slices.Contains(a.Behind, p.Hex):
		c.at(at, field+".hex", "hex %s is not in the area %q", p.Hex, a.ID)
	case u.Type != "headquarters" && u.Type != "depot":
		c.at(at, field+".hex", "hex %s lies behind the area %q, where only headquarters and depots may stand", p.Hex, a.ID)
	}
}

// confined checks the map that a unit may not leave.
func (c *scenarioChecker) confined(at []any, field string, p Placement) {
	if p.MapUntil != 0 && p.Map == "" {
		c.at(at, field+".map_until", "there is no map that %s could leave in turn %d", p.Unit, p.MapUntil)
	}
	if p.Map == "" {
		return
	}
	c.mapName(at, field+".map", p.Map)
	if p.MapUntil != 0 {
		c.turn(at, field+".map_until", p.MapUntil, 1)
	}
	if id, ok := c.board.Find(p.Hex); ok && p.Area == "" && c.mapOf(id) != p.Map {
		c.at(at, field+".map", "%s may not leave the map %q, but is set up in %s", p.Unit, p.Map, p.Hex)
	}
}

func (c *scenarioChecker) mapName(at []any, field, name string) {
	if !slices.Contains(c.s.Maps, name) {
		c.at(at, field, "the scenario does not use a map %q; it uses %s", name, strings.Join(c.s.Maps, ", "))
	}
}

// mapOf is the id of the map that a hex lies on.
func (c *scenarioChecker) mapOf(id board.ID) string { return c.board.Maps[c.board.MapOf(id)].ID }
