// Package desk turns what a player does with a finger, a mouse or the keyboard into
// actions, and knows nothing of windows: which units are selected, which hexes
// can be clicked, what a click means now, which buttons there are, and why
// something is not possible. It reads offers, so it serves every ruleset.
//
// Of verbs and stages it knows those that mean the same in every ruleset: the roles
// of package rules.
package desk
