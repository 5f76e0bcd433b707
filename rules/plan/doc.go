// Package plan makes one intention out of several actions: to move a stack to a hex,
// to attack a hex with the strongest force there is, to declare that attack. It reads
// offers, views and overlays and so serves every ruleset; windows, computer players
// and tests share it.
//
// Nothing here changes a game. What has to be tried is tried on a copy, which is as
// good as the position that is handed in: the position of the game for whoever may
// know all of it, a rules.Seat's guess for whoever may not.
package plan
