package rulestest

import (
	"bytes"
	"errors"
	"fmt"

	"vistula/rules"
	"vistula/rules/journal"
)

// checkTwice plays the game again from its seed: everything must come out
// alike, the events too.
func (g *trial) checkTwice(rules.Position, []rules.Offer) error {
	m, err := journal.New(g.Ruleset, g.scenario.ID, g.match.Options(), g.seed)
	if err != nil {
		return err
	}
	if start := m.Position().AppendJSON(nil); !bytes.Equal(start, g.start) {
		return fmt.Errorf("the start is another: %s", differ(start, g.start))
	}
	for n := 1; n <= g.match.Len(); n++ {
		want := g.match.Entry(n)
		events, err := m.Do(want.Action)
		if err != nil {
			return fmt.Errorf("action %d, %s, is refused: %w", n, show(want.Action), err)
		}
		if m.Entry(n).Hash != want.Hash {
			return fmt.Errorf("action %d, %s, comes out otherwise", n, show(want.Action))
		}
		if got, want := fmt.Sprint(list(events)), fmt.Sprint(list(want.Events)); got != want {
			return fmt.Errorf("the events of action %d are others: %s", n, differ([]byte(got), []byte(want)))
		}
	}
	return nil
}

// list are events as values all the way down.
func list(events []rules.Event) []any {
	var l []any
	for _, e := range events {
		public := e.Public
		e.Public = nil
		l = append(l, e)
		if public != nil {
			l = append(l, *public)
		}
	}
	return l
}

// checkUndo goes back to the start and on to the end again; in the first game
// action by action, else in a few leaps.
func (g *trial) checkUndo(rules.Position, []rules.Offer) error {
	m := g.match.Branch()
	if g.first {
		for m.Cursor() > 0 {
			if err := g.at(m, m.Undo()); err != nil {
				return fmt.Errorf("undo: %w", err)
			}
		}
		for m.Cursor() < m.Len() {
			if err := g.at(m, m.Redo()); err != nil {
				return fmt.Errorf("redo: %w", err)
			}
		}
		return nil
	}
	for range 8 {
		n := g.rng.IntN(m.Len() + 1)
		if err := g.at(m, m.GoTo(n)); err != nil {
			return fmt.Errorf("go to %d: %w", n, err)
		}
	}
	return nil
}

// at compares the match with the record at its cursor.
func (g *trial) at(m *journal.Match, err error) error {
	if err != nil {
		return err
	}
	n := m.Cursor()
	if n == 0 {
		if got := m.Position().AppendJSON(nil); !bytes.Equal(got, g.start) {
			return fmt.Errorf("the start is another: %s", differ(got, g.start))
		}
		return nil
	}
	if journal.Hash(m.Position()) != g.match.Entry(n).Hash {
		return fmt.Errorf("after action %d the position is another", n)
	}
	return nil
}

// checkSaves saves the whole record with the cursor at some points of it.
func (g *trial) checkSaves(rules.Position, []rules.Offer) error {
	m := g.match.Branch()
	points := []int{m.Len(), g.rng.IntN(m.Len() + 1)}
	if g.first {
		points = append(points, 0, g.rng.IntN(m.Len()+1), g.rng.IntN(m.Len()+1))
	}
	for _, n := range points {
		if err := m.GoTo(n); err != nil {
			return err
		}
		if err := g.reopen(m); err != nil {
			return err
		}
	}
	return nil
}

// reopen saves a match, opens it and saves it again.
func (g *trial) reopen(m *journal.Match) error {
	data, err := m.Save()
	if err != nil {
		return err
	}
	o, drift, err := journal.Open(data, g.reader.find)
	if err != nil {
		return err
	}
	if drift != nil {
		return errors.New(drift.Why)
	}
	again, err := o.Save()
	if err != nil {
		return err
	}
	if !bytes.Equal(again, data) {
		return fmt.Errorf("the save is another: %s", differ(again, data))
	}
	if o.Cursor() != m.Cursor() || journal.Hash(o.Position()) != journal.Hash(m.Position()) {
		return errors.New("the match opens at another position")
	}
	return nil
}
