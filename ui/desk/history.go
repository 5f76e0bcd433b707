package desk

import (
	"errors"
	"slices"

	"vistula/rules"
)

// stamp tells where in the game the record stands after so many actions.
type stamp struct {
	hash   string
	status rules.Status
}

// Stamps tells the status before the first action and after each one. It is made
// once and carried on as the game goes on.
func (d *Desk) Stamps() []rules.Status {
	m := d.Match
	n := 0
	for n < len(d.stamps) && n <= m.Len() && (n == 0 || d.stamps[n].hash == m.Entry(n).Hash) {
		n++
	}
	d.stamps = d.stamps[:n]
	if n == m.Len() && n == m.Cursor() && n > 0 { // the usual case: one more
		d.stamps = append(d.stamps, stamp{m.Entry(n).Hash, d.status()})
	}
	d.stampRest()
	list := make([]rules.Status, len(d.stamps))
	for i := range list {
		list[i] = d.stamps[i].status
	}
	return list
}

// stampRest plays what has no stamp yet through on a copy.
func (d *Desk) stampRest() {
	m := d.Match
	n := len(d.stamps)
	if n > m.Len() {
		return
	}
	p, err := m.At(n)
	for err == nil {
		s := stamp{status: p.Status()}
		if n > 0 {
			s.hash = m.Entry(n).Hash
		}
		d.stamps = append(d.stamps, s)
		if n++; n > m.Len() {
			return
		}
		e := m.Entry(n)
		if e.Dice == nil {
			_, err = p.Do(e.Action)
		} else {
			p, _, err = rules.DoForced(p, e.Action, e.Dice)
		}
	}
}

// PhaseStart is the number of actions after which the present phase began.
func (d *Desk) PhaseStart() int {
	stamps, n := d.Stamps(), d.Match.Cursor()
	if n >= len(stamps) {
		return n
	}
	now := stamps[n]
	for n > 0 && stamps[n-1].Turn == now.Turn && stamps[n-1].Side == now.Side && stamps[n-1].Phase == now.Phase {
		n--
	}
	return n
}

// TurnStarts lists for each turn the number of actions after which it began.
func (d *Desk) TurnStarts() map[int]int {
	starts := map[int]int{}
	for i, s := range d.Stamps() {
		if _, known := starts[s.Turn]; !known {
			starts[s.Turn] = i
		}
	}
	return starts
}

// MayLift tells whether a fence may be passed after asking: nobody else is
// cheated where the game is friendly, open, or played by one person.
func (d *Desk) MayLift() bool {
	persons := 0
	for _, s := range d.Seats {
		if s == Person {
			persons++
		}
	}
	return d.Match.Friendly || d.Open || persons < 2
}

// Undo takes back so many actions; lift passes the fences. The error is a
// sentence for the player.
func (d *Desk) Undo(actions int, lift bool) error {
	return d.goTo(d.Match.Cursor()-max(1, actions), lift)
}

// UndoPhase goes back to the start of the phase.
func (d *Desk) UndoPhase(lift bool) error { return d.goTo(d.PhaseStart(), lift) }

// Redo carries out again what was undone last.
func (d *Desk) Redo() error { return d.goTo(d.Match.Cursor()+1, false) }

func (d *Desk) goTo(n int, lift bool) error {
	m := d.Match
	if n < 0 {
		return errors.New(d.say("there is nothing to undo"))
	}
	if n > m.Len() {
		return errors.New(d.say("there is nothing to redo"))
	}
	was := m.Friendly
	m.Friendly = was || lift
	err := m.GoTo(n)
	m.Friendly = was
	if err != nil {
		return d.fenced(n, err)
	}
	d.selected, d.study = nil, nil
	d.tidy()
	return nil
}

// fenced says in a player's words why one cannot go back over an action, where that is
// what the error is about.
func (d *Desk) fenced(n int, err error) error {
	m := d.Match
	for i := m.Cursor(); i > n; i-- {
		switch e := m.Entry(i); {
		case slices.ContainsFunc(e.Events, func(e rules.Event) bool { return len(e.Dice) > 0 }):
			return errors.New(d.say("You cannot undo a roll of the dice."))
		case rules.Fence(e.Events):
			return errors.New(d.say("You cannot undo this: something hidden was revealed."))
		case i < m.Len() && m.Entry(i+1).Side != e.Side:
			return errors.New(d.say("You cannot undo this: the other side has acted since."))
		}
	}
	return err
}

// CanUndo and CanRedo tell whether there is anything, fences aside.
func (d *Desk) CanUndo() bool { return d.Match.Cursor() > 0 }

// CanRedo tells whether something was undone.
func (d *Desk) CanRedo() bool { return d.Match.Cursor() < d.Match.Len() }

// PlayFrom makes the match one that has n actions and goes on from there; the
// match as it was stays with whoever keeps it.
func (d *Desk) PlayFrom(n int) error {
	b := d.Match.Branch()
	if n > b.Len() { // it lies among what was undone
		return errors.New(d.say("the game has not reached that point"))
	}
	was := b.Friendly
	b.Friendly = true
	if err := b.GoTo(n); err != nil {
		return err
	}
	d.Match = b.Branch()
	d.Match.Friendly = was
	d.selected, d.study = nil, nil
	return nil
}
