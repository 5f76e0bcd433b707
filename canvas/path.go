package canvas

import (
	"image/color"
	"slices"

	"vistula/canvas/palette"
)

// Path is the way of a move as it grows under the pointer.
type Path struct {
	Hexes []string // from where the unit stands to the target
	// Costs are what the way to each hex takes, by Hexes; they are written where
	// the way enters the hex. None where nothing is written on the way.
	Costs []string
	// Alarms tells, by Hexes, where entering may bring something about.
	Alarms []bool
	Label  string // written at the target: "4 · 1 left"
	// Warn draws the target as one that has a price: an enemy zone, a cavalry
	// reaction.
	Warn bool
}

// Empty tells whether there is nothing to draw.
func (p Path) Empty() bool { return len(p.Hexes) == 0 }

// color is that of the reach, or another where something may come of the way.
func (p Path) color(look *palette.Palette) color.NRGBA {
	if p.Warn || slices.Contains(p.Alarms, true) {
		return look.Path
	}
	return look.Reach
}

func (p Path) same(q Path) bool {
	return p.Label == q.Label && p.Warn == q.Warn && slices.Equal(p.Hexes, q.Hexes) && slices.Equal(p.Costs, q.Costs) && slices.Equal(p.Alarms, q.Alarms)
}
