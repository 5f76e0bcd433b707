// Package desk turns what a player does with a finger, a mouse or the keyboard into
// actions, and knows nothing of windows: which units are selected, which hexes
// can be clicked, what a click means now, which buttons there are, and why
// something is not possible. It reads offers, so it serves every ruleset.
//
// A few verbs have a meaning for the desk in every ruleset that knows them: "pick",
// "add", "step", "drop" and "halt" are movement in hexes, "done" ends a phase.
package desk
