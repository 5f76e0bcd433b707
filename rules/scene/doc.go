// Package scene cuts the story of a match into scenes, to be shown one after the
// other to somebody who was not there: a march with its way, a battle with
// its forces, odds, dice, result, losses, retreats and advances, and what else
// happened: arrivals, places taken, points.
//
// It reads the chronicle as one side may know it, and so knows no single game and
// nothing that is hidden from that side. A Reel follows a match while it is
// played; an Account sums up what happened.
package scene
