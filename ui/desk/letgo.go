package desk

import (
	"slices"

	"vistula/rules"
)

// Verbs that do nothing but choose: what they chose can be let go of, and the game
// is as it was before.
var (
	// inHandVerbs take units in hand for a move that has not begun.
	inHandVerbs = []string{rules.VerbPick, rules.VerbAdd, rules.VerbDrop, rules.VerbEntrain, rules.VerbDetrain}
	// choosingVerbs choose one thing each: a unit to be set up, a hex to be
	// attacked, one to attack from, a unit that takes part or does not, one whose journey
	// is to be planned.
	choosingVerbs = []string{rules.VerbTake, rules.VerbAttack, rules.VerbStorm, rules.VerbTarget, rules.VerbFrom, rules.VerbCommit,
		rules.VerbCommitAll, rules.VerbFlotilla, rules.VerbShift, rules.VerbWithhold, verbRoute}
)

// LetGo takes back what was chosen last and has had no effect yet: units picked up
// that have not moved, with their train; a unit in hand in a set-up; a hex chosen
// for an attack; a unit that was to take part. It tells whether there was anything.
// The error is a sentence for the player. Nothing that has happened is ever taken
// back or brought to its end.
func (d *Tactics) LetGo() (bool, error) {
	n := d.chosenSince()
	if n < 0 {
		return false, nil
	}
	return true, d.goTo(n, false)
}

// chosenSince is the number of actions before what LetGo takes back; -1 where
// there is nothing.
func (d *Tactics) chosenSince() int {
	n, me := d.Match.Cursor(), d.status().ToAct
	if n == 0 || me == "" || d.Seats[me] != Person {
		return -1
	}
	mine := func(n int, verbs []string) bool {
		e, _ := d.Deed(n)
		return e.Side == me && slices.Contains(verbs, e.Action.Verb) && !slices.ContainsFunc(e.Events, func(e rules.Event) bool { return len(e.Dice) > 0 })
	}
	if d.moving() {
		for ; n > 0 && mine(n, inHandVerbs); n-- {
			if e, _ := d.Deed(n); e.Action.Verb == rules.VerbPick {
				return n - 1
			}
		}
		return -1 // it has moved
	}
	if !mine(n, choosingVerbs) {
		return -1
	}
	for _, g := range d.gestures {
		if g.to == n {
			for k := g.from + 1; k < n; k++ {
				if !mine(k, choosingVerbs) {
					return n - 1
				}
			}
			return g.from
		}
	}
	return n - 1
}

// PutDown lets go of what is in hand: units that have not moved are as they were,
// others end their move. It tells whether there was anything.
func (d *Tactics) PutDown() (Change, bool) {
	if !d.moving() {
		return Change{}, false
	}
	if did, err := d.LetGo(); did && err == nil {
		return Change{}, true
	}
	return d.Halt()
}

// Moved tells whether units are in hand that have gone at least one step.
func (d *Tactics) Moved() bool { return d.moving() && d.offered(halt) }
