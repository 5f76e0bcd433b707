package desk

import (
	"slices"

	"vistula/rules"
)

// gesture is several actions that the player did with one click: one undo takes all
// of them back.
type gesture struct{ from, to int }

// gathered notes that the actions since from were done with one click.
func (d *Tactics) gathered(from int) {
	to := d.Match.Cursor()
	if to <= from {
		return
	}
	d.read = min(d.read, from)
	d.gestures = slices.DeleteFunc(d.gestures, func(g gesture) bool { return g.to > from })
	if to > from+1 {
		d.gestures = append(d.gestures, gesture{from, to})
	}
}

// endedBeside is how many actions there were before a click after which from were done. Where
// all that a click on other units has done is to end the move of those in hand, that is part
// of the move: nothing of it is seen that an undo could take back.
func (d *Tactics) endedBeside(from int) int {
	if d.Match.Cursor() != from+1 || from <= max(d.read, d.PhaseStart()) {
		return from
	}
	if e, ok := d.Deed(from + 1); !ok || e.Action.Verb != rules.VerbHalt {
		return from
	}
	return d.clickStart(from)
}

// ClickStart is how many actions there were before the last click of a player, or before
// the computer began to play. What the computer answers to a click is part of it.
func (d *Tactics) ClickStart() int {
	if n := d.Match.Cursor(); n > 0 {
		return d.clickStart(n)
	}
	return 0
}

// clickStart is the same of the first n actions.
func (d *Tactics) clickStart(n int) int {
	for _, g := range d.gestures {
		if g.from < n && n <= g.to {
			return g.from
		}
	}
	deed, _ := d.Deed(n)
	if d.Seats[deed.Side] != Person && d.persons() > 0 {
		began := d.runOf(n, func(e rules.Deed) bool { return e.Side == deed.Side })
		if began > d.PhaseStart() {
			if asked, _ := d.Deed(began); asked.Side == d.status().Side && d.Seats[asked.Side] == Person {
				return d.clickStart(began) // it answered within the player's own phase
			}
		}
		return began
	}
	if n <= d.read {
		return d.marchStart(n)
	}
	return n - 1
}

// marchStart is how many actions there were before a march that ends with the n-th, the
// pick with which it began and the halt at its end included, as if it had been gone with
// one click; n-1 where that is no march.
func (d *Tactics) marchStart(n int) int {
	last, _ := d.Deed(n)
	is := func(n int, verb string) bool {
		e, ok := d.Deed(n)
		return ok && e.Side == last.Side && e.Action.Verb == verb
	}
	end := n
	if is(n, rules.VerbHalt) {
		end--
	}
	if !is(end, rules.VerbStep) {
		return n - 1
	}
	start := d.runOf(end, func(e rules.Deed) bool { return e.Side == last.Side && e.Action.Verb == rules.VerbStep })
	if is(start, rules.VerbPick) {
		start--
	}
	return start
}

// runOf is how many actions there are before a run of alike ones that ends with the
// n-th; other clicks and other phases end it.
func (d *Tactics) runOf(n int, alike func(rules.Deed) bool) int {
	for n--; n > 0; n-- {
		if e, _ := d.Deed(n); !alike(e) || slices.ContainsFunc(d.gestures, func(g gesture) bool { return g.to == n }) {
			break
		}
	}
	return n
}

// persons counts the sides that are played by a person.
func (d *Session) persons() int {
	n := 0
	for _, s := range d.Seats {
		if s == Person {
			n++
		}
	}
	return n
}

// MoveStart is how many actions there were before the last move of this phase began,
// with whatever was done since; -1 where no unit has moved.
func (d *Tactics) MoveStart() int {
	start, moved := d.PhaseStart(), false
	for n := d.Match.Cursor(); n > start; n-- {
		e, _ := d.Deed(n)
		moved = moved || slices.ContainsFunc(e.Events, marched)
		if e.Action.Verb == rules.VerbPick && moved {
			return n - 1
		}
	}
	return -1
}

// marched tells of an event whether a unit went from one hex to another.
func marched(e rules.Event) bool {
	return e.Kind == rules.EventStep && len(e.Units) > 0 && len(e.Hexes) == 2
}

// UndoClick takes back what the last click did, so that one redo does all of it again;
// lift passes the fences. The error is a sentence for the player.
func (d *Tactics) UndoClick(lift bool) error {
	d.Match.Wait()
	n := d.Match.Cursor()
	back := gesture{min(d.ClickStart(), n-1), n}
	if err := d.goTo(back.from, lift); err != nil {
		return err
	}
	if n > back.from+1 {
		d.gestures = slices.DeleteFunc(d.gestures, func(g gesture) bool { return g.from == back.from })
		d.gestures = append(d.gestures, back)
	}
	return nil
}

// UndoMove takes back the last move of this phase.
func (d *Tactics) UndoMove(lift bool) error {
	d.Match.Wait()
	return d.goTo(d.MoveStart(), lift)
}

// Redo carries out again what was undone last: all that one click did.
func (d *Tactics) Redo() error {
	n := d.Match.Cursor()
	for _, g := range d.gestures {
		if g.from == n && g.to <= d.Match.Len() {
			return d.goTo(g.to, false)
		}
	}
	return d.goTo(n+1, false)
}

// Moves counts the moves among the actions after from, up to to.
func (d *Tactics) Moves(from, to int) int {
	n, moved := 0, false
	for i := from + 1; i <= to; i++ {
		e, _ := d.Deed(i)
		if e.Action.Verb == rules.VerbPick {
			moved = false
		}
		if !moved && slices.ContainsFunc(e.Events, marched) {
			n, moved = n+1, true
		}
	}
	return n
}
