// Package chronicle tells the story of a match as data: turn by turn what
// happened and where, the battles with their odds and dice, losses, places taken,
// victory points and the luck of the dice. It reads events, views and tracks, and
// knows no single game:
//
//   - events name the attack that they belong to; its forces and odds are those of
//     the View's combat sheet just before the dice fell,
//   - losses are the counters that grow weaker or join the dead, and the steps of
//     fortresses, which are no counters, as events tell of them,
//   - places taken come from the View's Control, points from its track "points",
//     dates from its track "turns",
//   - marches are units that come to stand in the second hex of an event.
//
// Of the kinds of events it knows only those that rulesets share: "step", "retreat",
// "advance", "loss", "recall", "deploy", "set-up", "supply", "turn" and "end". Whatever
// it cannot classify it tells in the event's own words.
//
// Told for one side, a chronicle holds nothing but what that side has seen: its
// own views, the events as it may know them, and the losses that were told it.
package chronicle
