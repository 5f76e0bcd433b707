// Package march moves units over a map step by step: they are picked up, alone or as
// a stack from one hex, go from hex to hex, may be left behind on the way, and are set
// down; and it marks how far they come. What a step costs, which hexes are closed and
// what else a rulebook asks stays in the ruleset, which says it as functions:
//
//	var moves march.Moves[*Position, stage]
//
//	func movementVerbs() []*verbs {
//		moves = march.Moves[*Position, stage]{
//			Idle: atMove, Moving: atMoving,
//			Stage: func(p *Position) *stage { return &p.stage },
//			Hand:  func(p *Position) *[]int16 { return &p.moving },
//			At:    (*Position).at, Own: eachOwn, MayPick: (*Position).mayPick,
//			MayStep: (*Position).mayStep, Go: (*Position).goTo, Price: (*Position).stepPrice,
//			CanGoOn: (*Position).canGoOn, SetDown: (*Position).setDown,
//			Refusals: march.Refusals{NotBeside: refuseFar},
//		}
//		return []*verbs{moves.Pick("Move this unit", "5.0"), moves.Step("Move one hex", "5.12"), moves.Halt("End the move here", "5.0")}
//	}
//
// A ruleset whose units move as stacks adds moves.Add and moves.Drop, and one that has
// verbs of its own puts them between. Each verb is a plain *verb.Verb, so that its
// Words or Cite can be set. Moves is filled in when the book of verbs is made, for its
// functions use it: whatever ends a move calls moves.End, and what carries the game on
// calls moves.Settle while units are in hand.
//
// A Range answers the query "reach" over the same functions of cost and of closed
// hexes.
package march
