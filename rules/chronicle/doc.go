// Package chronicle tells the story of a match as data: turn by turn what
// happened and where, the battles with their odds and dice, losses, places taken,
// victory points and the luck of the dice. It reads events, views and tracks, and
// knows no single game:
//
//   - what belongs to a battle is told by the View's combat sheet,
//   - losses by the counters that grow weaker or come to lie among the dead,
//   - places taken by the View's Control, points by its track "points",
//     dates by its track "turns",
//   - marches by units that come to stand in the second hex of an event.
//
// Of the kinds of events it knows only those that all rulesets share: "step",
// "supply", "turn" and "end". Whatever it cannot place it tells in the event's
// own words.
//
// Told for one side, a chronicle holds nothing but what that side has seen: its
// own views, the events as it may know them, and the losses that were told it.
package chronicle
