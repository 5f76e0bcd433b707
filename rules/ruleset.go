package rules

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"vistula/rules/board"
)

// Side names one of the two sides of a game, as the data files do. The empty
// Side stands for nobody, or, where a View is asked for, for an open game in
// which all is seen.
type Side string

// Ruleset is one rulebook with its data. It never changes once it is open and may
// be used by several goroutines at once.
type Ruleset interface {
	// ID is the short name used in saves and on the command line.
	ID() string
	// Title is the game's name.
	Title() string
	// Scenarios lists what can be played.
	Scenarios() []Scenario
	// Cases lists the rulebook's numbered cases.
	Cases() []Case
	// Charts are the rulebook's tables, for display.
	Charts() []Chart
	// Board is the map that is played on.
	Board() *board.Board
	// Fingerprint changes when the data of the ruleset change.
	Fingerprint() string
	// New begins a game. The error names an unknown scenario or option.
	New(scenario string, options Options, seed uint64) (Position, error)
	// Load reads a position as AppendJSON wrote it, or as a person wrote it for
	// the referee: see Setup. The error names the field, unit or hex that is
	// wrong.
	Load(raw json.RawMessage) (Position, error)
	// SetUp makes a position from a description, which may be one that could
	// never come about in play.
	SetUp(s Setup) (Position, error)
}

// Scenario describes one set-up of a ruleset.
type Scenario struct {
	ID          string `json:"id"`
	Title       string `json:"title"`
	Description string `json:"description,omitempty"`
	Length      string `json:"length,omitempty"`
	Balance     string `json:"balance,omitempty"`
	Turns       [2]int `json:"turns"`
	Sides       []Side `json:"sides"`
	// Maps are the IDs of the printed maps that it is played on; nil for all of
	// the board.
	Maps []string `json:"maps,omitempty"`
	// Sheets are the IDs of the sheets in play, of a map that is made up of several;
	// nil for all of them.
	Sheets []string `json:"sheets,omitempty"`
	// Names are what the sides are called, in the order of Sides.
	Names []string `json:"names"`
	// First is the side that moves first.
	First Side `json:"first"`
	// Phases are those of a player turn, in order; Status names one by its ID.
	Phases  []Phase  `json:"phases"`
	Options []Option `json:"options,omitempty"`
	// Overlays are the kinds of Query about a side that this game knows besides
	// those of all games.
	Overlays []OverlayKind `json:"overlays,omitempty"`
	// Lacks are the kinds of Query about a side, of those of all games, to which this
	// game never has an answer: QueryZones where there are no zones of control.
	Lacks []string `json:"lacks,omitempty"`
}

// Answers tells whether a Query of a kind that all games know ever shows anything in
// this one.
func (s *Scenario) Answers(kind string) bool { return !slices.Contains(s.Lacks, kind) }

// Phase is a part of a player turn.
type Phase struct {
	ID    string `json:"id"`
	Title string `json:"title"` // short: "Movement"
	Case  string `json:"case,omitempty"`
}

// SetsUp tells whether an action belongs to the set-up, by where the game stood before it
// and what came of it: until the last of them the position cannot be judged. Set-up is in
// the first turn, and either says so by its events or is in a phase of its own.
func (s *Scenario) SetsUp(before Status, events []Event) bool {
	if before.Turn != s.Turns[0] {
		return false
	}
	return !slices.ContainsFunc(s.Phases, func(p Phase) bool { return p.ID == before.Phase }) ||
		slices.ContainsFunc(events, func(e Event) bool { return e.Kind == EventDeploy || e.Kind == EventSetUp })
}

// SideName is what a side is called, "" for nobody.
func (s *Scenario) SideName(side Side) string {
	i := slices.Index(s.Sides, side)
	if i < 0 || i >= len(s.Names) {
		return string(side)
	}
	return s.Names[i]
}

// FindScenario is a ruleset's scenario of that id.
func FindScenario(rs Ruleset, id string) (Scenario, bool) {
	list := rs.Scenarios()
	i := slices.IndexFunc(list, func(s Scenario) bool { return s.ID == id })
	if i < 0 {
		return Scenario{}, false
	}
	return list[i], true
}

// SheetsOf are the sheets on which any scenario of a ruleset is played, in the order in
// which the scenarios name them; nil where one is played on all.
func SheetsOf(rs Ruleset) []string {
	var list []string
	for _, s := range rs.Scenarios() {
		if len(s.Sheets) == 0 {
			return nil
		}
		for _, name := range s.Sheets {
			if !slices.Contains(list, name) {
				list = append(list, name)
			}
		}
	}
	return list
}

// Option is an optional rule or another choice made before a game begins.
type Option struct {
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Help    string   `json:"help,omitempty"`
	Values  []string `json:"values"`
	Default string   `json:"default"`
	// Idle marks an option that changes nothing in the scenario: accepted, but
	// not offered to players.
	Idle bool `json:"idle,omitempty"`
}

// Options are the values chosen, by option id.
type Options map[string]string

// AsPrinted tells whether options leave everything as the rulebook has it by default.
func (s *Scenario) AsPrinted(o Options) bool {
	return !slices.ContainsFunc(s.Options, func(x Option) bool {
		value, chosen := o[x.ID]
		return chosen && value != x.Default
	})
}

// Check tells whether every option is one of the scenario's and has one of its
// values.
func (s *Scenario) Check(o Options) error {
	ids := make([]string, 0, len(o))
	for id := range o {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		i := slices.IndexFunc(s.Options, func(x Option) bool { return x.ID == id })
		if i < 0 {
			return fmt.Errorf("option %q is unknown in scenario %q", id, s.ID)
		}
		if !slices.Contains(s.Options[i].Values, o[id]) {
			return fmt.Errorf("option %q cannot be %q; it is one of %s", id, o[id], strings.Join(s.Options[i].Values, ", "))
		}
	}
	return nil
}

// ChooseScenario is the place of a scenario in a list, if the options fit it. The
// error names what is unknown, and the scenarios that there are.
func ChooseScenario(list []Scenario, id string, o Options) (int, error) {
	ids := make([]string, len(list))
	for i := range list {
		if list[i].ID == id {
			return i, list[i].Check(o)
		}
		ids[i] = list[i].ID
	}
	return -1, fmt.Errorf("scenario %q is unknown; there is %s", id, strings.Join(ids, ", "))
}

// Case is one numbered case of a rulebook.
type Case struct {
	Case  string `json:"case"`
	Title string `json:"title"` // in our own words
	Kind  string `json:"kind"`  // rule, no-effect, definition, component, example or description
}

// Setup describes a position for the referee and for tests. What is left out
// is taken from the scenario's start: with Only set, all units not named are
// off the map.
type Setup struct {
	Scenario string      `json:"scenario"`
	Options  Options     `json:"options,omitempty"`
	Seed     uint64      `json:"seed,omitempty"`
	Turn     int         `json:"turn,omitempty"`
	Side     Side        `json:"side,omitempty"`
	Phase    string      `json:"phase,omitempty"`
	Units    []UnitState `json:"units,omitempty"`
	Only     bool        `json:"only,omitempty"`
	// State is what the ruleset itself keeps besides its units: captured
	// towns, points, supply tracks. Its fields are the ruleset's.
	State json.RawMessage `json:"state,omitempty"`
}

// UnitState places one unit: Hex is a printed number, "" for off the map. The
// fields of State are the ruleset's own.
type UnitState struct {
	ID    string          `json:"id"`
	Hex   string          `json:"hex,omitempty"`
	State json.RawMessage `json:"state,omitempty"`
}

var registry = map[string]func(fs.FS) (Ruleset, error){}

// Register adds a ruleset; it is called from the init of the ruleset's package.
// open reads the ruleset's data from the folder of all data files.
func Register(id string, open func(fs.FS) (Ruleset, error)) { registry[id] = open }

// IDs lists the registered rulesets in alphabetical order.
func IDs() []string {
	ids := make([]string, 0, len(registry))
	for id := range registry {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// Open reads a ruleset's data and makes it ready to play. The error names an
// unknown ruleset, or the file and record that are wrong.
func Open(id string, data fs.FS) (Ruleset, error) {
	open, ok := registry[id]
	if !ok {
		return nil, fmt.Errorf("ruleset %q is unknown; there are %s", id, strings.Join(IDs(), ", "))
	}
	return open(data)
}

// Lender opens rulesets over the given data, each only once. What it returns may
// be called from several goroutines; a ruleset that could not be opened is tried
// anew the next time.
func Lender(data fs.FS) func(id string) (Ruleset, error) {
	var mu sync.Mutex
	opened := map[string]Ruleset{}
	return func(id string) (Ruleset, error) {
		mu.Lock()
		defer mu.Unlock()
		if rs := opened[id]; rs != nil {
			return rs, nil
		}
		rs, err := Open(id, data)
		if err == nil {
			opened[id] = rs
		}
		return rs, err
	}
}
