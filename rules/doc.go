// Package rules is the contract between a rulebook and whoever plays it: a
// window, a computer player, a referee on the command line, a tester.
//
// A Ruleset makes Positions. A Position always knows whose decision it is and
// lists every legal Action as an Offer; Do carries one out and tells what
// happened as Events; View shows what one side may see; Overlay answers a
// question about the map without changing anything. What is not offered is
// refused with an Illegal that cites the rulebook's case.
//
// See README.md for the referee protocol and for how the pieces fit together.
package rules
