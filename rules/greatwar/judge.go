package greatwar

import "vistula/rules"

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
