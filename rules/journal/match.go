package journal

import (
	"fmt"
	"maps"
	"slices"
	"sync/atomic"

	"vistula/rules"
)

// Match is one game as a record: how it began, every action with the hash of
// the position after it, and a cursor.
type Match struct {
	// Friendly lets Undo and GoTo pass the fences.
	Friendly bool
	// Table tells who sits at it, for whoever opens the save elsewhere; nil
	// where nobody has said.
	Table *Table

	rs       rules.Ruleset
	scenario string
	options  rules.Options
	seed     uint64
	// set tells that the match began at a position of its own, which Save must
	// keep, and not at the start of its scenario, which the ruleset makes again.
	set bool

	entries []Entry
	cursor  int
	now     rules.Position
	// snapshots[i] is the position after i*interval actions; nobody plays on
	// from them but on clones. One that is nil has not been made again yet.
	snapshots []rules.Position
	past      *past  // what is still being read; nil where all is
	unread    int    // entries that it is about
	resumed   int    // actions before the checkpoint at which it was opened
	drift     *Drift // found in it
	origin    uint64 // the serial number of its start
	json      []byte // scratch for hashing
}

// Table is how a match is played; the rules do not need it.
type Table struct {
	// Seats says who plays each side: "person" or a computer player's name.
	Seats map[rules.Side]string `json:"seats,omitempty"`
	// Hidden keeps from each side what its rulebook keeps from it.
	Hidden bool `json:"hidden,omitempty"`
}

// Entry is one action of a record. Its events are not kept in saves but found again
// by replaying.
type Entry struct {
	rules.Deed
	// Status is that of the position after the action.
	Status rules.Status
	// Hash is that of the position after the action. It is not for players: it lets
	// them test guesses at what is hidden.
	Hash string
	// serial tells the entry from all others of all matches: where two records share
	// one, they are the same up to there.
	serial uint64
}

// serials counts what has a serial number.
var serials atomic.Uint64

// New begins a match at the start of a scenario. The error names an unknown
// scenario or option.
func New(rs rules.Ruleset, scenario string, options rules.Options, seed uint64) (*Match, error) {
	p, err := rs.New(scenario, options, seed)
	if err != nil {
		return nil, err
	}
	m := begin(p)
	m.scenario, m.options, m.seed = scenario, maps.Clone(options), seed
	return m, nil
}

// From begins a match at any position, of which it takes a copy.
func From(p rules.Position) *Match {
	m := begin(p.Clone())
	m.scenario = p.Status().Scenario
	m.set = true
	return m
}

func begin(p rules.Position) *Match {
	return &Match{rs: p.Ruleset(), now: p, snapshots: []rules.Position{p.Clone()}, origin: serials.Add(1)}
}

// Ruleset is the rulebook that is played by.
func (m *Match) Ruleset() rules.Ruleset { return m.rs }

// Scenario is the id of the scenario that is played.
func (m *Match) Scenario() string { return m.scenario }

// Options are the options that the match began with; they are unknown, and nil,
// where it began at a position of its own.
func (m *Match) Options() rules.Options { return maps.Clone(m.options) }

// Seed is the seed of the dice that the match began with.
func (m *Match) Seed() uint64 { return m.seed }

// Position is the current position. It is not to be changed by the caller, and
// it changes with the match: clone it to keep it.
func (m *Match) Position() rules.Position { return m.now }

// Nation is the nation whose colours a side has throughout the match: the one that most
// of its counters belong to when the match begins, on the map and off it, as the side
// sees them. It is "" where the side has no counters.
func (m *Match) Nation(s rules.Side) string {
	first, err := m.At(0)
	if err != nil {
		first = m.now
	}
	return rules.Sit(first, s).View().Nation(s)
}

// Len is the number of actions in the record, undone ones included.
func (m *Match) Len() int { return len(m.entries) }

// Cursor is the number of actions that lead to the current position.
func (m *Match) Cursor() int { return m.cursor }

// Entry is the n-th action of the record, counted from 1 to Len. It is all there is
// to know; Record tells what one side may. Of an entry that is unread no side may
// know anything.
func (m *Match) Entry(n int) Entry {
	m.settle(false)
	return m.entries[n-1]
}

// Status is that of the position after n actions; it is empty where that is unread.
func (m *Match) Status(n int) rules.Status {
	if n == 0 {
		return m.snapshots[0].Status()
	}
	m.settle(false)
	return m.entries[n-1].Status
}

// Record is the record up to the cursor as a side may know it, without the first
// deeds of it that are skipped; the empty side sees all. Deeds that a side knows
// nothing of are left out and not counted. The error tells how many there are
// where more are to be skipped. Record waits for what is unread.
func (m *Match) Record(side rules.Side, skip int) ([]rules.Deed, error) {
	m.settle(true)
	list := []rules.Deed{}
	for i := range m.entries[:m.cursor] {
		if d, ok := m.entries[i].SeenBy(side); ok {
			list = append(list, d)
		}
	}
	if skip < 0 || skip > len(list) {
		return nil, fmt.Errorf("%d is not between 0 and %d, the number of actions", skip, len(list))
	}
	return list[skip:], nil
}

// Do carries an action out and drops what was undone before. It also takes what an earlier
// version offered (rules.Heir), so that programs written for it play on. An action that is
// refused changes nothing.
func (m *Match) Do(a rules.Action) ([]rules.Event, error) {
	d := begun(m.now, a, nil)
	events, err := rules.DoRecorded(m.now, a)
	if err != nil {
		return nil, err
	}
	d.Events = events
	m.record(d)
	return events, nil
}

// DoForced is Do with the given dice instead of thrown ones; the record keeps
// them.
func (m *Match) DoForced(a rules.Action, dice []int) ([]rules.Event, error) {
	d := begun(m.now, a, nil)
	p, events, err := rules.DoForced(m.now, a, dice)
	if err != nil {
		return nil, err
	}
	m.now = p
	if len(dice) > 0 {
		d.Dice = slices.Clone(dice)
	}
	d.Events = events
	m.record(d)
	return events, nil
}

// begun is an action that is about to be carried out in a position: who decides,
// and what the other side may know of it.
func begun(p rules.Position, a rules.Action, dice []int) rules.Deed {
	return rules.Deed{Side: p.Status().ToAct, Action: a, Public: rules.Public(p, a), Dice: dice}
}

// record appends an action that has just been carried out.
func (m *Match) record(d rules.Deed) {
	m.cut(m.cursor)
	m.entries = append(m.entries, Entry{Deed: d, Status: m.now.Status(), Hash: m.hash(m.now), serial: serials.Add(1)})
	m.cursor++
	if m.cursor%interval == 0 {
		m.snapshots = append(m.snapshots, m.now.Clone())
	}
}

// cut drops all actions after the n-th.
func (m *Match) cut(n int) {
	clear(m.entries[n:])
	m.entries = m.entries[:n]
	clear(m.snapshots[n/interval+1:])
	m.snapshots = m.snapshots[:n/interval+1]
	m.unread = min(m.unread, n)
}

// name is an action as sentences name it: "action 17 (move)".
func name(n int, a rules.Action) string { return fmt.Sprintf("action %d (%s)", n, a.Verb) }
