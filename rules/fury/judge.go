package fury

import "vistula/rules"

// What computer players are told of the game besides its Facts.

// habits are what those verbs are for that are no roles.
var habits = map[string]rules.Habit{
	"lift":     rules.HabitUndo,
	"resolve":  rules.HabitProceed,
	"accept":   rules.HabitDecline,
	"refuse":   rules.HabitAnswer,
	"yield":    rules.HabitDecline,
	"force":    rules.HabitAnswer,
	"displace": rules.HabitAnswer,
}

// Habits are what those verbs are for that are no roles.
func (*Ruleset) Habits() map[string]rules.Habit { return habits }
