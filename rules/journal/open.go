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

// Finder gives the ruleset of a save by its id.
type Finder = func(ruleset string) (rules.Ruleset, error)

// Open reads a save, checks all of it and replays it from the start, comparing
// the hash after every action. A save that is damaged gives an error of one
// sentence, "save: action 17: ...", which names the field, the line or the
// action. A save that is sound but drifts gives a match that begins at the
// stored position, and a Drift; one that drifts only among its undone actions
// loses these from there on. find is asked for the save's ruleset.
func Open(data []byte, find Finder) (*Match, *Drift, error) {
	s, err := read(data, find)
	if err != nil {
		return nil, nil, fmt.Errorf("save: %w", err)
	}
	return s.open()
}

// Resume is Open for whoever cannot wait until a long game has been replayed: only
// what follows the last checkpoint is, and what comes before it is read in the
// background. Until then the match can be played, saved and led to any point; Unread
// tells of which entries no more than the action is known. Wait tells whether these
// drift. A save without checkpoints, or one in which something is found wrong, is
// opened whole, as Open does it: Resumed tells which of the two was done.
func Resume(data []byte, find Finder) (*Match, *Drift, error) {
	s, err := read(data, find)
	if err != nil {
		return nil, nil, fmt.Errorf("save: %w", err)
	}
	if m := s.resume(); m != nil {
		return m, nil, nil
	}
	return s.open()
}

func (s *record) open() (*Match, *Drift, error) {
	m := s.begin()
	drift := s.replay(m, len(s.actions), nil)
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

// resume begins at the last checkpoint. It gives nil where there is none, or where
// something is found wrong.
func (s *record) resume() *Match {
	if len(s.checkpoints) == 0 || s.hashes != hashingOf(s.start) || s.heldAt(0, s.hashes.of(s.start, new([]byte))) != nil {
		return nil
	}
	last := s.checkpoints[len(s.checkpoints)-1].after
	for _, h := range s.held { // what is not replayed at once is compared with the record
		if h.after > 0 && h.after <= last && h.hash != s.actions[h.after-1].Hash {
			return nil
		}
	}
	m := s.begin()
	m.snapshots = make([]rules.Position, last/interval+1)
	m.snapshots[0] = s.start.Clone()
	for _, c := range s.checkpoints {
		m.snapshots[c.after/interval] = c.position
	}
	for _, a := range s.actions[:last] {
		m.entries = append(m.entries, Entry{Deed: rules.Deed{Action: a.Action, Dice: a.Dice}, Hash: a.Hash, serial: serials.Add(1)})
	}
	m.cursor, m.unread, m.resumed, m.now = last, last, last, m.snapshots[last/interval].Clone()
	if s.replay(m, len(s.actions), nil) != nil {
		return nil
	}
	if s.cursor < last {
		m.cursor, m.now = s.cursor, s.position
	} else if m.move(s.cursor) != nil {
		return nil
	}
	m.past = s.readPast(last)
	return m
}

// Verify replays a save and compares the hash after every action, up to the
// first that drifts. actions is the number of those that came out as they were.
// progress is told each action's number and whether it came out alike; it may
// be nil.
func Verify(data []byte, find Finder, progress func(n int, ok bool)) (actions int, drift *Drift, err error) {
	s, err := read(data, find)
	if err != nil {
		return 0, nil, fmt.Errorf("save: %w", err)
	}
	m := s.begin()
	drift = s.replay(m, len(s.actions), progress)
	return m.Len(), drift, nil
}

// record is a save that has been read and checked, but not replayed.
type record struct {
	rs          rules.Ruleset
	scenario    string
	options     rules.Options
	seed        uint64
	set         bool
	start       rules.Position
	data        string
	friendly    bool
	table       *Table
	cursor      int
	hashes      hashing
	checkpoints []checkpoint
	actions     []savedAction
	position    rules.Position
	// held are the hashes of the positions that stand in the save.
	held []held
}

// held is the hash of a position that a save holds.
type held struct {
	after int // actions that lead to it
	hash  string
	what  string // it is called in sentences
}

// hold notes the hashes of the positions.
func (s *record) hold() {
	var scratch []byte
	s.held = []held{{s.cursor, s.hashes.of(s.position, &scratch), "stored position"}}
	for _, c := range s.checkpoints {
		s.held = append(s.held, held{c.after, s.hashes.of(c.position, &scratch), "checkpoint"})
	}
}

// begin is a match at the start of the save, to be replayed.
func (s *record) begin() *Match {
	m := begin(s.start.Clone())
	m.scenario, m.options, m.seed, m.set = s.scenario, s.options, s.seed, s.set
	m.Friendly, m.Table = s.friendly, s.table
	m.entries = make([]Entry, 0, len(s.actions)+interval)
	return m
}

// replay carries the next actions of a match out, up to the one numbered to, until one
// drifts; the match holds those before it.
func (s *record) replay(m *Match, to int, progress func(n int, ok bool)) *Drift {
	if progress == nil {
		progress = func(int, bool) {}
	}
	var scratch []byte
	if m.Len() == 0 {
		if drift := s.heldAt(0, s.hashes.of(m.now, &scratch)); drift != nil {
			return drift
		}
	}
	for n := m.Len(); n < to; n++ {
		drift := s.step(m, s.actions[n], &scratch)
		progress(n+1, drift == nil)
		if drift != nil {
			return drift
		}
	}
	return nil
}

// step replays the next action; where it drifts, the record ends before it and
// the current position is not to be used.
func (s *record) step(m *Match, a savedAction, scratch *[]byte) *Drift {
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
	drift.Got = m.entries[n-1].Hash
	if s.hashes != hashingOf(p) {
		drift.Got = s.hashes.of(p, scratch)
	}
	if drift.Got != a.Hash {
		drift.Why = s.because("Replayed, " + name(n, a.Action) + " leads to another position than it did in play")
		m.cut(n - 1)
		return drift
	}
	return s.heldAt(n, drift.Got)
}

// heldAt compares the positions that the save holds after n actions with the one that
// the replay reaches there.
func (s *record) heldAt(n int, got string) *Drift {
	for _, h := range s.held {
		switch {
		case h.after != n || h.hash == got:
		case n == 0:
			return &Drift{Want: h.hash, Got: got, Why: s.because("The " + h.what + " is not the one that the match begins with")}
		default:
			a := s.actions[n-1].Action
			return &Drift{Action: n, Verb: a.Verb, Want: h.hash, Got: got, Why: s.because("The " + h.what + " is not the one that " + name(n, a) + " leads to")}
		}
	}
	return nil
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
