package twilight

import "vistula/rules"

// What computer players are told of the game besides its Facts.

// habits are what those verbs are for that are no roles. What is done for all units at
// once needs no thought, such as the ammunition for an attack that is under way (10.5).
var habits = map[string]rules.Habit{
	"supply-auto":     rules.HabitProceed,
	"ap-auto":         rules.HabitProceed,
	"replace-auto":    rules.HabitProceed,
	"enter-auto":      rules.HabitProceed,
	"railheads-auto":  rules.HabitProceed,
	"ap-back":         rules.HabitUndo,
	"cancel-boundary": rules.HabitUndo,
	"decline":         rules.HabitDecline,
	"stay":            rules.HabitDecline,
	"leave-marker":    rules.HabitDecline,
	"eliminate":       rules.HabitSacrifice,
}

// Habits are what those verbs are for that are no roles.
func (*Ruleset) Habits() map[string]rules.Habit { return habits }
