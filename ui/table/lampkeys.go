package table

import "vistula/ui/desk"

// lampKind is a state that can be lit up, as keys and menus have it.
type lampKind struct {
	state desk.State
	label string
	key   rune
}

// lampList are the states of all games, with keys that no overlay has.
var lampList = []lampKind{
	{desk.Unmoved, "Light up: not moved", 'u'},
	{desk.Attackers, "Light up: can attack", 'x'},
	{desk.Unsupplied, "Light up: out of supply", 'h'},
	{desk.Weakened, "Light up: reduced", 'w'},
	{desk.Formation, "Light up: same corps", 'g'},
}
