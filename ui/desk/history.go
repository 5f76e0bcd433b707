package desk

import (
	"errors"

	"vistula/rules"
	"vistula/rules/journal"
)

// Stamps tells the status before the first action and after each one; that of an
// action that is unread is empty.
func (d *Session) Stamps() []rules.Status {
	list := make([]rules.Status, d.Match.Len()+1)
	for n := range list {
		list[n] = d.Match.Status(n)
	}
	return list
}

// PhaseStart is the number of actions after which the present phase began.
func (d *Session) PhaseStart() int {
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
func (d *Session) TurnStarts() map[int]int {
	starts := map[int]int{}
	for i, s := range d.Stamps() {
		if _, known := starts[s.Turn]; !known && s != (rules.Status{}) {
			starts[s.Turn] = i
		}
	}
	return starts
}

// DoneSince are the actions after the first n as the viewer may know them: one that is not
// told has no verb.
func (d *Session) DoneSince(n int) (list []rules.Action) {
	for i := n + 1; i <= d.Match.Cursor(); i++ {
		seen, _ := d.Match.Entry(i).SeenBy(d.Viewer())
		list = append(list, seen.Action)
	}
	return list
}

// MayLift tells whether a fence may be passed after asking: nobody else is
// cheated where the game is friendly, open, or played by one person.
func (d *Session) MayLift() bool {
	return d.Match.Friendly || d.Open || d.persons() < 2
}

// Undo takes back so many actions; lift passes the fences. The error is a
// sentence for the player.
func (d *Session) Undo(actions int, lift bool) error {
	return d.goTo(d.Match.Cursor()-max(1, actions), lift)
}

// UndoPhase goes back to the start of the phase.
func (d *Session) UndoPhase(lift bool) error {
	d.Match.Wait()
	return d.goTo(d.PhaseStart(), lift)
}

// Barred says why the player may not go back to where there were n actions, and how far
// back is possible; "" where the whole way is open.
func (d *Session) Barred(n int) (floor int, why string) {
	floor, err := d.Match.Floor(n)
	if err == nil {
		return floor, ""
	}
	return floor, Sentence(d.fenced(err).Error())
}

// Lifts says what the player is asked about before going back to where there were n
// actions; "" where nothing is asked, or the way is barred for good.
func (d *Session) Lifts(n int) string {
	if f := d.fence(n); f != nil && d.MayLift() {
		return f.Fact
	}
	return ""
}

// fence is what keeps one from going back to where there were n actions; nil where
// nothing does.
func (d *Session) fence(n int) *Fence {
	_, err := d.Match.Floor(n)
	if err == nil {
		return nil
	}
	var fence *Fence
	errors.As(d.fenced(err), &fence)
	return fence
}

func (d *Session) goTo(n int, lift bool) error {
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
		return d.fenced(err)
	}
	d.moved()
	return nil
}

// Fence is why one cannot go back over an action: as a refusal, and what has happened
// alone, for whoever may go back nevertheless. Both are whole sentences.
type Fence struct{ refusal, Fact string }

func (f *Fence) Error() string { return f.refusal }

// fenced says in a player's words why one cannot go back over an action, where that is
// what the error is about.
func (d *Session) fenced(err error) error {
	fence, ok := errors.AsType[*journal.Fenced](err)
	if !ok {
		return err
	}
	switch why := d.barOf(fence); why {
	case journal.Dice:
		return &Fence{d.say("You cannot undo a roll of the dice."), d.say("Dice were rolled.")}
	case journal.Hidden:
		return &Fence{d.say("You cannot undo this: something hidden was revealed."), d.say("Something hidden was revealed.")}
	case journal.Answered:
		return &Fence{d.say("You cannot undo this: the other side has acted since."), d.say("The other side has acted since.")}
	}
	return err
}

// barOf is why one cannot go back over an action, as whoever plays at this screen sees it:
// what a computer player has shown of itself is that it has acted.
func (d *Session) barOf(f *journal.Fenced) journal.Bar {
	side := d.Match.Entry(f.N).Side
	if f.Why == journal.Hidden && d.Seats[side] != Person && d.persons() > 0 {
		return journal.Answered
	}
	return f.Why
}

// CanUndo and CanRedo tell whether there is anything, fences aside.
func (d *Session) CanUndo() bool { return d.Match.Cursor() > 0 }

// CanRedo tells whether something was undone.
func (d *Session) CanRedo() bool { return d.Match.Cursor() < d.Match.Len() }

// PlayFrom makes the match one that has n actions and goes on from there; the
// match as it was stays with whoever keeps it.
func (d *Session) PlayFrom(n int) error {
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
	d.moved()
	return nil
}
