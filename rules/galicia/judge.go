package galicia

import "vistula/rules"

// What computer players are told of the game besides its Facts.

// habits are what those verbs are for that are no roles.
var habits = map[string]rules.Habit{
	"stay":    rules.HabitDecline,
	"hold":    rules.HabitDecline,
	"discard": rules.HabitSacrifice,
	"supply":  rules.HabitProceed,
}

// Habits are what those verbs are for that are no roles.
func (*Ruleset) Habits() map[string]rules.Habit { return habits }
