// Package rulestest is the kit that every ruleset must pass. A ruleset's own
// tests call it:
//
//	func TestKit(t *testing.T) {
//		rulestest.Run(t, rulestest.Config{Ruleset: rs, Games: 20, Bound: 5000})
//	}
//
//	func FuzzPlay(f *testing.F) { rulestest.Fuzz(f, rs) }
//
// It plays random games of every scenario and holds each position against the
// contract of package rules: what is offered is accepted and what is not offered
// is refused with a reason, every game ends, nothing depends on anything but the
// seed and the actions, a position survives its JSON, a clone is a copy, what is
// hidden stays hidden, and a record of the game can be undone, saved and opened
// anywhere. A game that fails is written as a save, which `vistula replay` and
// the window open.
//
// Beside the kit stands what the rulesets' own tests share: a Language, in which
// positions and actions are put down in words, the Game that plays them, damaged
// saves that must be refused, and games at random.
//
// All draws come from fixed seeds: a failure comes again when the test is run
// again.
package rulestest
