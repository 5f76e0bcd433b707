package data

import (
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// Scenario is one set-up of a ruleset.
type Scenario struct {
	ID             string          `json:"id"`
	Title          string          `json:"title"`
	Description    string          `json:"description,omitempty"`
	Length         string          `json:"length,omitempty"`
	Balance        string          `json:"balance,omitempty"`
	Turns          [2]int          `json:"turns"` // first and last
	Maps           []string        `json:"maps"`
	Sides          []string        `json:"sides"`
	Setup          []Placement     `json:"setup"`
	Reinforcements []Reinforcement `json:"reinforcements,omitempty"`
	Start          Start           `json:"start"`
	Notes          []string        `json:"notes,omitempty"`
}

// Placement sets a unit up on the map.
type Placement struct {
	Unit string `json:"unit"`
	Hex  string `json:"hex"`
	// ImmobileUntil is the turn in which the unit may first move, 0 for free
	// from the start.
	ImmobileUntil int    `json:"immobile_until"`
	Source        string `json:"source,omitempty"`
	Note          string `json:"note,omitempty"`
}

// Reinforcement brings a unit in during the game: in one of Hexes, or in a
// railway hex between the two of RailBetween, or where both are given in either.
type Reinforcement struct {
	Unit        string   `json:"unit"`
	Turn        int      `json:"turn"`
	Hexes       []string `json:"hexes,omitempty"`
	RailBetween []string `json:"rail_between,omitempty"` // none or two
	// OrLater is another turn and place that the owner may choose instead.
	OrLater *Later `json:"or_later,omitempty"`
	Source  string `json:"source,omitempty"`
	Note    string `json:"note,omitempty"`
}

// Later is the second choice of a reinforcement.
type Later struct {
	Turn  int      `json:"turn"`
	Hexes []string `json:"hexes"`
}

// Start is what a scenario begins with besides its units.
type Start struct {
	VictoryPoints map[string]int `json:"victory_points"`
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
