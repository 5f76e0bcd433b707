package journal

import (
	"errors"
	"fmt"
	"slices"

	"vistula/rules"
)

// interval is the number of actions from snapshot to snapshot: as many are
// carried out again at most, to reach any point of the record.
const interval = 32

// Undo takes the last action back. The error says why it cannot be: there is
// none, or a fence stands before it.
//
// A player may take back his own latest actions, for as long as no dice fell in
// them, nothing hidden was seen and the other side has not acted since. An
// action of the other side that has been taken back itself still counts as one,
// until something else is played in its place: else a player who goes back over
// his own actions would go on and take back those of his opponent. A phase that
// was ended can be taken up again, for the opponent has not acted yet. Friendly
// matches know no fences, and at an open table nothing hidden can be seen.
func (m *Match) Undo() error {
	if m.cursor == 0 {
		return errors.New("there is nothing to undo")
	}
	return m.GoTo(m.cursor - 1)
}

// Redo carries out again what was undone last.
func (m *Match) Redo() error {
	if m.cursor == len(m.entries) {
		return errors.New("there is nothing to redo")
	}
	return m.GoTo(m.cursor + 1)
}

// GoTo moves the cursor to where n actions have been carried out. Backwards the
// fences of Undo stand before every action; the error names the one that stays.
// An error leaves the cursor where it was.
func (m *Match) GoTo(n int) error {
	if err := m.inRange(n); err != nil {
		return err
	}
	for i := m.cursor; i > n && !m.Friendly; i-- {
		if err := m.fence(i); err != nil {
			return err
		}
	}
	return m.move(n)
}

// Floor is how far back one may go on the way to n actions, and why no farther; the
// error is nil where the whole way is open.
func (m *Match) Floor(n int) (int, error) {
	for i := m.cursor; i > max(n, 0) && !m.Friendly; i-- {
		if err := m.fence(i); err != nil {
			return i, err
		}
	}
	return max(n, 0), nil
}

// move is GoTo without fences.
func (m *Match) move(n int) error {
	p, err := m.At(n)
	if err != nil {
		return err
	}
	m.now, m.cursor = p, n
	return nil
}

// Fence tells why the last action cannot be taken back in earnest, nil where it
// can.
func (m *Match) Fence() error {
	if m.cursor == 0 {
		return errors.New("there is nothing to undo")
	}
	return m.fence(m.cursor)
}

// Bar is what keeps an action from being taken back.
type Bar int

// The bars.
const (
	Lost     Bar = iota // the record before it could not be replayed
	Dice                // dice were rolled
	Hidden              // it may have shown something hidden
	Answered            // the other side has acted since
)

var bars = [...]string{
	Lost: "the record before it could not be replayed", Dice: "dice were rolled",
	Hidden: "it may have shown something hidden", Answered: "the other side has acted since",
}

// Fenced tells why an action cannot be taken back.
type Fenced struct {
	N      int // number of the action in the record
	Action rules.Action
	Why    Bar
}

func (f *Fenced) Error() string { return name(f.N, f.Action) + " cannot be undone: " + bars[f.Why] }

func (m *Match) fence(n int) error {
	m.settle(n <= m.unread)
	e := &m.entries[n-1]
	fenced := func(why Bar) error { return &Fenced{n, e.Action, why} }
	thrown := func(e rules.Event) bool { return len(e.Dice) > 0 }
	switch {
	case e.Side == "": // it lies beyond a drift
		return fenced(Lost)
	case slices.ContainsFunc(e.Events, thrown):
		return fenced(Dice)
	case rules.Fence(e.Events) && !m.open():
		return fenced(Hidden)
	case n < len(m.entries) && m.entries[n].Side != e.Side:
		return fenced(Answered)
	}
	return nil
}

// open tells whether all is seen at the table, so that nothing hidden can come to
// light.
func (m *Match) open() bool { return m.Table != nil && !m.Table.Hidden }

// At is a copy of the position after n actions; the match stays where it is.
func (m *Match) At(n int) (rules.Position, error) {
	if err := m.inRange(n); err != nil {
		return nil, err
	}
	m.settle(false)
	i := n / interval
	for m.snapshots[i] == nil { // there is always the first
		i--
	}
	from, base := i*interval, m.snapshots[i]
	if from <= m.cursor && m.cursor <= n {
		from, base = m.cursor, m.now
	}
	p := base.Clone()
	for i, e := range m.entries[from:n] {
		var err error
		if p, _, err = carryOut(p, e.Action, e.Dice); err != nil {
			return nil, fmt.Errorf("%s cannot be replayed: %w", name(from+i+1, e.Action), err)
		}
	}
	// Rules that are not deterministic must not corrupt a match unnoticed.
	if n > from && m.hash(p) != m.entries[n-1].Hash {
		return nil, fmt.Errorf("%s gives another result when it is replayed", name(n, m.entries[n-1].Action))
	}
	return p, nil
}

// Branch is an independent match that has the same record up to the cursor and
// plays on from there.
func (m *Match) Branch() *Match {
	b := *m
	b.json = nil
	b.now = m.now.Clone()
	b.entries = slices.Clone(m.entries[:m.cursor])
	b.snapshots = make([]rules.Position, m.cursor/interval+1)
	for i := range b.snapshots {
		if p := m.snapshots[i]; p != nil {
			b.snapshots[i] = p.Clone()
		}
	}
	b.unread = min(m.unread, m.cursor)
	return &b
}

func (m *Match) inRange(n int) error {
	if n < 0 || n > len(m.entries) {
		return fmt.Errorf("there is no action %d; the record has %d", n, len(m.entries))
	}
	return nil
}

// carryOut does an action on p, or on a copy of it where dice are forced.
func carryOut(p rules.Position, a rules.Action, dice []int) (rules.Position, []rules.Event, error) {
	if dice != nil {
		return rules.DoForced(p, a, dice)
	}
	events, err := rules.DoRecorded(p, a)
	return p, events, err
}
