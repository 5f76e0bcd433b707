package tannenberg

import "vistula/rules"

// What computer players are told of the game besides its Facts.

// habits are what those verbs are for that are no roles.
var habits = map[string]rules.Habit{
	"anew":    rules.HabitUndo,
	"lift":    rules.HabitUndo,
	"back":    rules.HabitAnswer,
	"stand":   rules.HabitAnswer,
	"support": rules.HabitAnswer,
	"raze":    rules.HabitSacrifice,
}

// Habits are what those verbs are for that are no roles.
func (*Ruleset) Habits() map[string]rules.Habit { return habits }
