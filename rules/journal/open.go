package journal

import (
	"errors"
	"fmt"
	"strings"

	"vistula/rules"
)

// Drift says that a replay came out otherwise than the save says, because the
// rules or their data have changed or the save was edited: the match then
// begins at the stored position.
type Drift struct {
	Action    int    // its number, 0 for the start
	Verb      string // of the action
	Want, Got string // hashes; Got is "" where the action was refused
	Why       string // one sentence
}

// Open reads a save, checks all of it and replays it from the start, comparing
// the hash after every action. A save that is damaged gives an error of one
// sentence, "save: action 17: ...", which names the field, the line or the
// action. A save that is sound but drifts gives a match that begins at the
// stored position, and a Drift; one that drifts only among its undone actions
// loses these from there on. find is asked for the save's ruleset.
func Open(data []byte, find func(ruleset string) (rules.Ruleset, error)) (*Match, *Drift, error) {
	s, err := read(data, find)
	if err != nil {
		return nil, nil, fmt.Errorf("save: %w", err)
	}
	m, drift := s.replay(nil)
	if drift != nil && drift.Action <= s.cursor {
		m = From(s.position)
		m.Friendly, m.Table = s.friendly, s.table
		return m, drift, nil
	}
	if drift != nil {
		m.now, m.cursor = m.snapshots[0].Clone(), 0
	}
	if err := m.move(s.cursor); err != nil {
		return nil, nil, fmt.Errorf("save: %w", err)
	}
	return m, drift, nil
}

// Verify replays a save and compares the hash after every action, up to the
// first that drifts. actions is the number of those that came out as they were.
// progress is told each action's number and whether it came out alike; it may
// be nil.
func Verify(data []byte, find func(ruleset string) (rules.Ruleset, error), progress func(n int, ok bool)) (actions int, drift *Drift, err error) {
	s, err := read(data, find)
	if err != nil {
		return 0, nil, fmt.Errorf("save: %w", err)
	}
	m, drift := s.replay(progress)
	return m.Len(), drift, nil
}

// record is a save that has been read and checked, but not replayed.
type record struct {
	rs       rules.Ruleset
	scenario string
	options  rules.Options
	seed     uint64
	set      bool
	start    rules.Position
	data     string
	friendly bool
	table    *Table
	cursor   int
	actions  []savedAction
	position rules.Position
}

// replay carries the actions out from the start, until one drifts; the match
// holds those before it.
func (s *record) replay(progress func(n int, ok bool)) (*Match, *Drift) {
	if progress == nil {
		progress = func(int, bool) {}
	}
	m := begin(s.start)
	m.scenario, m.options, m.seed, m.set = s.scenario, s.options, s.seed, s.set
	m.Friendly, m.Table = s.friendly, s.table
	stored := Hash(s.position)
	if drift := s.stored(m, stored); drift != nil {
		return m, drift
	}
	for i, a := range s.actions {
		drift := s.step(m, a)
		if drift == nil {
			drift = s.stored(m, stored)
		}
		progress(i+1, drift == nil)
		if drift != nil {
			return m, drift
		}
	}
	return m, nil
}

// step replays the next action; where it drifts, the record ends before it and
// the current position is not to be used.
func (s *record) step(m *Match, a savedAction) *Drift {
	n := m.Len() + 1
	drift := &Drift{Action: n, Verb: a.Verb, Want: a.Hash}
	d := begun(m.now, a.Action, a.Dice)
	p, events, err := carryOut(m.now, a.Action, a.Dice)
	if err != nil {
		drift.Why = s.because("Replayed, " + name(n, a.Action) + " is refused: " + inside(err))
		return drift
	}
	m.now = p
	d.Events = events
	m.record(d)
	if drift.Got = m.entries[n-1].Hash; drift.Got == a.Hash {
		return nil
	}
	drift.Why = s.because("Replayed, " + name(n, a.Action) + " leads to another position than it did in play")
	m.cut(n - 1)
	return drift
}

// stored compares the stored position with the one that the replay reaches at
// the cursor.
func (s *record) stored(m *Match, want string) *Drift {
	n := m.Len()
	if n != s.cursor {
		return nil
	}
	got := m.hash(m.now)
	if got == want {
		return nil
	}
	if n == 0 {
		return &Drift{Want: want, Got: got, Why: s.because("The stored position is not the one that the match begins with")}
	}
	a := m.entries[n-1].Action
	return &Drift{Action: n, Verb: a.Verb, Want: want, Got: got, Why: s.because("The stored position is not the one that " + name(n, a) + " leads to")}
}

// inside is an error as a part of a longer sentence.
func inside(err error) string {
	why, number := err.Error(), ""
	if illegal, ok := errors.AsType[*rules.Illegal](err); ok {
		why = illegal.Why
		if illegal.Case != "" {
			number = " (" + illegal.Case + ")"
		}
	}
	return strings.TrimSuffix(why, ".") + number
}

// because ends a drift's sentence.
func (s *record) because(why string) string {
	if s.data != s.rs.Fingerprint() {
		why += "; the data of " + s.rs.Title() + " have changed since the match was saved"
	}
	return why + "."
}
