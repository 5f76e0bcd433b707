// Package tour leads a newcomer through a first turn: short steps, each of which
// waits until the player has done at a real game what it speaks of. It knows nothing
// of windows, and of the game only what its events and its status tell, so that a
// ruleset can have a tour of its own: a table of steps.
package tour
