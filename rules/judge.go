package rules

import "vistula/rules/board"

// Appraising is a Position that tells computer players what its Facts do not: what
// its own rulebook turns on, such as stacks that are too high, sieges or depots that
// are cut off. A computer player multiplies each number by the weight of its name and
// adds it to what it makes of the Facts.
type Appraising interface {
	Position
	// Terms names what Appraise tells, in its order; it is the same for all
	// positions of a ruleset.
	Terms() []Term
	// Appraise fills list, which is as long as Terms, with what the position holds for
	// a side; more is better. f are its Facts as that side sees them.
	Appraise(side Side, f *Facts, list []float64)
}

// Term is one of the numbers that a position is judged by.
type Term struct {
	// Name is its name in the file of weights.
	Name string
	// Weight is how many victory points one of it is worth, unless the file says
	// otherwise.
	Weight float64
	// Words say what it is, for players: "supply".
	Words string
}

// Weighted is a Ruleset whose data may set the weights of terms.
type Weighted interface {
	Ruleset
	// Weights are those of data/<ruleset>/bot.json by name, or by side and name where
	// they are for one side alone, as in "russia.hold"; the error is one sentence about a
	// file that cannot be used.
	Weights() (map[string]float64, error)
}

// Accustomed is a Ruleset that tells computer players what those of its verbs are for
// that are no roles.
type Accustomed interface {
	Ruleset
	// Habits are the verbs that are not simply one thing to do among others.
	Habits() map[string]Habit
}

// Habit is what a verb is for, as far as a player has to know who plays by habit.
type Habit int8

const (
	// HabitProceed goes on with what is due and has no alternative worth a thought.
	HabitProceed Habit = iota + 1
	// HabitDecline leaves what could be done, as VerbDone does.
	HabitDecline
	// HabitUndo takes back what has just been done, as VerbRecall does.
	HabitUndo
	// HabitSacrifice gives up a unit.
	HabitSacrifice
	// HabitAnswer is one of the ways in which the other side can meet an attack.
	HabitAnswer
	// HabitJourney moves a unit otherwise than on foot: where it goes is chosen next.
	HabitJourney
)

// Covering is a Ruleset that tells computer players what the ground does to attacks.
type Covering interface {
	Ruleset
	// Cover is by what the strength of an attack from a hex on one beside it is divided
	// for the hexside between them and the ground of the target, whoever holds it: 1 in
	// the open, infinite where no attack is possible.
	Cover(from, target board.ID) float64
}
