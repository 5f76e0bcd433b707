package mapart

// rank is the order in which names find their places: a pass gives way to towns,
// and of towns of one class those that matter in the game come first.
func (t town) rank() int {
	switch {
	case t.class == passClass:
		return 2 * 2
	case t.fortress || t.points != nil:
		return 2*t.class + 1
	}
	return 2 * t.class
}
