package data

import (
	"fmt"
	"io/fs"
	"path"
	"strings"

	"vistula/rules/board"
)

// Scenario is one set-up of a ruleset.
type Scenario struct {
	ID          string   `json:"id"`
	Title       string   `json:"title"`
	Description string   `json:"description,omitempty"`
	Length      string   `json:"length,omitempty"`
	Balance     string   `json:"balance,omitempty"`
	Turns       [2]int   `json:"turns"` // first and last
	Maps        []string `json:"maps"`
	Sheets      []string `json:"sheets,omitempty"` // those in play, of maps of several
	Armies      []string `json:"armies,omitempty"` // that have a display
	Sides       []string `json:"sides"`
	// Opens is the side whose player turn begins the game; "" for the first of
	// the first turn. SitsOut names a side that has no player turn in that turn.
	Opens   string      `json:"opens,omitempty"`
	SitsOut string      `json:"sits_out,omitempty"`
	Setup   []Placement `json:"setup"`
	// Areas are where units are set up freely, in the order in which it is done.
	Areas          []Area          `json:"areas,omitempty"`
	Reinforcements []Reinforcement `json:"reinforcements,omitempty"`
	Withdrawals    []Withdrawal    `json:"withdrawals,omitempty"`
	Closures       []Closure       `json:"closures,omitempty"`
	Leaders        []Leader        `json:"leaders,omitempty"`
	// Orders are the orders of battle that an option chooses between.
	Orders []Order  `json:"orders_of_battle,omitempty"`
	Start  Start    `json:"start"`
	Notes  []string `json:"notes,omitempty"`
}

// Order is an order of battle: the units of a nation that take part where it is
// chosen, of all that are set up or come as reinforcements.
type Order struct {
	ID     string   `json:"id"`
	Title  string   `json:"title"`
	Nation string   `json:"nation"`
	Units  []string `json:"units"`
	Source string   `json:"source,omitempty"`
	Note   string   `json:"note,omitempty"`
}

// Area is where some of a side's units may be set up: in the hexes listed, in
// all of a country on the maps named, or in a country around printed hexes.
type Area struct {
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Side    string   `json:"side"`
	Country string   `json:"country,omitempty"`
	Maps    []string `json:"maps,omitempty"`
	Hexes   []string `json:"hexes,omitempty"`
	// Behind lists hexes behind the area where only headquarters and depots
	// may stand.
	Behind []string `json:"behind,omitempty"`
	// Around lists printed set-up hexes: units stand within one hex of one of
	// them, headquarters within two, in the Country.
	Around []string `json:"around,omitempty"`
	Source string   `json:"source,omitempty"`
	Note   string   `json:"note,omitempty"`
}

// Placement sets a unit up on the map: in Hex, or, where an Area is named,
// anywhere in it, with Hex as the place that is proposed.
type Placement struct {
	Unit string `json:"unit"`
	Hex  string `json:"hex"`
	Area string `json:"area,omitempty"`
	// Map is the map that the unit may not leave before turn MapUntil, or at
	// all where that is 0.
	Map      string `json:"map,omitempty"`
	MapUntil int    `json:"map_until,omitempty"`
	// ImmobileUntil is the turn in which the unit may first move, 0 for free
	// from the start.
	ImmobileUntil int `json:"immobile_until,omitempty"`
	// Back sets the counter up with its back face up.
	Back bool `json:"back,omitempty"`
	// StepLosses and Status, the drop in combat effectiveness, are what the unit
	// has suffered before the game.
	StepLosses int `json:"step_losses,omitempty"`
	Status     int `json:"status,omitempty"`
	// Garrison binds the unit to its town or fortress until turn GarrisonUntil, or
	// for ever where that is 0.
	Garrison      bool `json:"garrison,omitempty"`
	GarrisonUntil int  `json:"garrison_until,omitempty"`

	Source string `json:"source,omitempty"`
	Note   string `json:"note,omitempty"`
}

// Reinforcement brings a unit in during the game: in one of Hexes, or in a
// railway hex between the two of RailBetween, or where both are given in either;
// where neither is, by any entry hex in its nation's own country.
type Reinforcement struct {
	Unit        string   `json:"unit"`
	Turn        int      `json:"turn"`
	Hexes       []string `json:"hexes,omitempty"`
	RailBetween []string `json:"rail_between,omitempty"` // none or two
	Rail        bool     `json:"rail,omitempty"`         // it comes in by train
	// OrLater is another turn and place that the owner may choose instead.
	OrLater *Later `json:"or_later,omitempty"`
	Source  string `json:"source,omitempty"`
	Note    string `json:"note,omitempty"`
}

// Withdrawal takes a unit out of the game.
type Withdrawal struct {
	Unit   string `json:"unit"`
	Turn   int    `json:"turn"`
	Source string `json:"source,omitempty"`
	Note   string `json:"note,omitempty"`
}

// Closure keeps a nation's units, perhaps only those of an army or of some types, out
// of a country before a turn.
type Closure struct {
	Nation  string   `json:"nation"`
	Army    string   `json:"army,omitempty"`
	Types   []string `json:"types,omitempty"`
	Country string   `json:"country"`
	Before  int      `json:"before"`
	Source  string   `json:"source,omitempty"`
	Note    string   `json:"note,omitempty"`
}

// Leader is a leader marker that lies on a unit until a turn.
type Leader struct {
	ID    string `json:"leader"`
	On    string `json:"on"`
	From  int    `json:"from,omitempty"` // the first turn in which it has an effect
	Until int    `json:"until"`
	// Optional marks one that has an effect only where the players choose it.
	Optional bool   `json:"optional,omitempty"`
	Source   string `json:"source,omitempty"`
	Note     string `json:"note,omitempty"`
}

// Later is the second choice of a reinforcement.
type Later struct {
	Turn  int      `json:"turn"`
	Hexes []string `json:"hexes"`
}

// Start is what a scenario begins with besides its units.
type Start struct {
	VictoryPoints map[string]int `json:"victory_points"`
	SupplyPoints  map[string]int `json:"supply_points,omitempty"` // by nation
	// RailPoints are by nation, or by nation and gauge: "russia-standard".
	RailPoints map[string]int `json:"rail_points,omitempty"`
	Railheads  []Railhead     `json:"railheads,omitempty"`
	Works      []Work         `json:"works,omitempty"`
	// Boundaries lie between the areas of a side's armies, in their order along the
	// front. Attached lists units, by army, that begin under another one than theirs.
	Boundaries []Boundary          `json:"boundaries,omitempty"`
	Attached   map[string][]string `json:"attached,omitempty"`
	// Held are hexes that a side controls though they lie in the other's country.
	Held map[string][]string `json:"held,omitempty"`
}

// Boundary is a line between the areas of two armies. It starts with the hexside
// Between two hexes, the first in the area of the first army, and runs along a row of
// hexes on a Bearing such as "se"; after Bend hexes on a second one.
type Boundary struct {
	Armies  [2]string `json:"armies"`
	Between [2]string `json:"between"`
	Bearing string    `json:"bearing"`
	Bend    int       `json:"bend,omitempty"`
	Second  string    `json:"second,omitempty"`
	Source  string    `json:"source,omitempty"`
	Note    string    `json:"note,omitempty"`
}

// Railhead is how far a nation's trains run on the enemy's railways.
type Railhead struct {
	Nation string `json:"nation"`
	Hex    string `json:"hex"`
	Source string `json:"source,omitempty"`
}

// Work is an Improved Position that stands at the start.
type Work struct {
	Hex    string `json:"hex"`
	Level  int    `json:"level"`
	Side   string `json:"side"`
	Source string `json:"source,omitempty"`
}

// ReadScenario reads scenario-<id>.json.
func ReadScenario(fsys fs.FS, ruleset, id string) (*Scenario, error) {
	s := &Scenario{}
	if err := Read(fsys, ruleset, scenarioFile(id), s); err != nil {
		return nil, err
	}
	if s.ID != id {
		f := openFaults(fsys, path.Join(ruleset, scenarioFile(id)))
		f.at([]any{"id"}, "id", "the scenario is %q, but its file is that of %q", s.ID, id)
		return nil, f.err()
	}
	return s, nil
}

func scenarioFile(id string) string { return "scenario-" + id + ".json" }

// ScenarioIDs lists the scenarios that have a file, by name.
func ScenarioIDs(fsys fs.FS, ruleset string) ([]string, error) {
	names, err := fs.Glob(fsys, ruleset+"/scenario-*.json")
	if err != nil {
		return nil, fmt.Errorf("ruleset %q: %w", ruleset, err)
	}
	ids := make([]string, 0, len(names))
	for _, name := range names {
		ids = append(ids, strings.TrimSuffix(strings.TrimPrefix(path.Base(name), "scenario-"), ".json"))
	}
	return ids, nil
}

// EachScenario reads and checks every scenario of a ruleset and hands it on;
// enterable is as in CheckScenario. What add says is wrong is told with the file's
// name.
func EachScenario(fsys fs.FS, ruleset string, units []Unit, b *board.Board, enterable func(side string, hex board.ID) bool, add func(s *Scenario) error) error {
	ids, err := ScenarioIDs(fsys, ruleset)
	if err != nil {
		return err
	}
	for _, id := range ids {
		s, err := ReadScenario(fsys, ruleset, id)
		if err != nil {
			return err
		}
		if err := CheckScenario(fsys, ruleset, s, units, b, enterable); err != nil {
			return err
		}
		if err := add(s); err != nil {
			return fmt.Errorf("%s/%s: %w", ruleset, scenarioFile(id), err)
		}
	}
	return nil
}
