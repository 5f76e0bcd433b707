package story

import (
	"fmt"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// Sheet is the map that a game was played on, with the faces that it is lettered in, for
// whoever makes pictures of the story. Either may be lent by whoever has it already; what
// is nil is made.
func Sheet(c *chronicle.Chronicle, lent mapart.Map, faces *fonts.Set) (mapart.Map, *fonts.Set, error) {
	var err error
	if faces == nil {
		if faces, err = fonts.Load(); err != nil {
			return nil, nil, err
		}
	}
	if lent == nil {
		if lent, err = mapart.Lay(c.Ruleset.Board(), faces, mapart.Print{}, rules.SheetsOf(c.Ruleset)...); err != nil {
			return nil, nil, fmt.Errorf("the map cannot be drawn: %w", err)
		}
	}
	return mapart.Some(lent, c.Scenario.Maps), faces, nil
}
