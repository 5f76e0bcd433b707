package canvas

// Path is the way of a move as it grows under the pointer.
type Path struct {
	Hexes []string // from where the unit stands to the target
	Label string   // written at the target: "4 of 5"
	// Warn draws the target as one that has a price: an enemy zone, a cavalry
	// reaction.
	Warn bool
}

// Empty tells whether there is nothing to draw.
func (p Path) Empty() bool { return len(p.Hexes) == 0 }
