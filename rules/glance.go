package rules

// Glancing is a Position that shows what changes from action to action for less than a
// whole View costs.
type Glancing interface {
	// Glance is what of View tells a story of the game: Ruleset, For, Status, Stacks, Control,
	// Combat, Battle and Outcome, and among Tracks that of the points, among Displays
	// those of the dead. These are as in View; of the rest there may be anything or nothing.
	Glance(side Side) *View
}

// Glance is what Glancing promises of a position, or its whole View.
func Glance(p Position, side Side) *View {
	if g, ok := p.(Glancing); ok {
		return g.Glance(side)
	}
	return p.View(side)
}
