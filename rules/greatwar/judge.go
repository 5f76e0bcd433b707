package greatwar

import (
	"iter"

	"vistula/rules"
)

// What computer players are told of the game besides its Facts.

// habits are what those verbs are for that are no roles.
var habits = map[string]rules.Habit{
	"pass":      rules.HabitDecline,
	"eliminate": rules.HabitSacrifice,
	"lift":      rules.HabitUndo,
	"option":    rules.HabitAnswer,
	"affect":    rules.HabitAnswer,
	"back":      rules.HabitAnswer,
	"withdraw":  rules.HabitAnswer,
	"supply":    rules.HabitProceed,
}

// Habits are what those verbs are for that are no roles.
func (*Ruleset) Habits() map[string]rules.Habit { return habits }

// The terms that turn on this rulebook.
const (
	termHaul = iota
	termChain
	termLed
	termWasting
	ownTerms
)

var judged = [ownTerms]rules.Term{
	termHaul:  {Name: "haul", Weight: 0.05, Words: "points that supply comes in time for"},
	termChain: {Name: "chain", Weight: 0.1, Words: "depots close behind the front"},
	termLed:   {Name: "led", Weight: 0.1, Words: "strength within reach of headquarters"},
	// By itself it was measured with 1.5 beside the weight of "supply", which knows nothing of steps.
	termWasting: {Name: "wasting", Weight: 1.5, Words: "what starves"},
}

// Terms are the rulebook's own terms.
func (*Position) Terms() []rules.Term { return judged[:] }

// Appraise tells what a side could still earn in towns, passes and fortresses if it had
// them as soon as its supply can be there (25.12), how close its depots are to them, and
// what strength its headquarters could command (10.3), and what attrition will cost (9.22).
func (p *Position) Appraise(who rules.Side, f *rules.Facts, list []float64) {
	s, a := sideOf(string(who)), appraising{p}
	list[termHaul] = a.haul(s, f)
	list[termChain] = -a.behind(s, f)
	list[termLed] = a.led(s, f)
	list[termWasting] = a.wasting(1-s, f)*foesHunger - a.wasting(s, f)
}

// appraising is the job of weighing a position for computer players.
type appraising struct{ *Position }

// taking are the units that take part in the game, by number, each with its facts.
func (p appraising) taking(f *rules.Facts) iter.Seq2[int16, *rules.UnitFacts] {
	return func(yield func(int16, *rules.UnitFacts) bool) {
		n := 0
		for i := range p.units {
			if p.units[i].absent {
				continue
			}
			if !yield(int16(i), &f.Units[n]) {
				return
			}
			n++
		}
	}
}

// tempting tells whether a side would earn points each turn by a place that it does not
// hold (25.13).
func tempting(o *rules.ObjectiveFacts, s side) bool {
	return o.Holder != int8(s) && o.EachTurn[s] > 0
}
