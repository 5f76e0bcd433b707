package twilight

import (
	"fmt"
	"maps"
	"slices"

	"vistula/rules/fraction"
)

// parts is into how many parts a movement point is divided: halves, quarters and the
// rail rates of 12, 14 and 18 hexes a turn all come out whole.
const parts = 252

// quarters is into how many parts a hex of a line of supply is divided.
const quarters = 4

// tables is tables.json: what is printed beside the map.
type tables struct {
	Terrain     []terrainRow     `json:"terrain"`
	CRT         crtTable         `json:"crt"`
	Losses      lossTable        `json:"losses"`
	ForcedMarch []forcedMarchRow `json:"forced_march"`
	Turns       []turnRow        `json:"turns"`
	Weather     weatherTable     `json:"weather"`
	Games       []gameRow        `json:"games"`
	Towns       []townRow        `json:"towns"`

	results [2][][]result          // of the Combat Results Table, by season, column and dice less two
	tolls   [massive + 1][]tollRow // of the loss table
	seasons []season               // by turn, from turn 0 on
}

// terrainRow is a line of the Terrain Effects Chart.
type terrainRow struct {
	ID        string            `json:"id"`
	Kind      string            `json:"kind"`
	MP        map[string]string `json:"mp,omitempty"`
	HighWater map[string]string `json:"high_water,omitempty"`
	Shift     int               `json:"shift,omitempty" fits:"-9..9"`
	Halved    bool              `json:"halved,omitempty"`
	Supply    string            `json:"supply,omitempty"`
	Source    string            `json:"source,omitempty"`
	Note      string            `json:"note,omitempty"`
}

// crtTable is the Combat Results Table (10.9).
type crtTable struct {
	Columns []string `json:"columns"`
	Summer  []crtRow `json:"summer"`
	Autumn  []crtRow `json:"autumn"`
	Source  string   `json:"source,omitempty"`
	Note    string   `json:"note,omitempty"`
}

type crtRow struct {
	Dice  int      `json:"dice"`
	Cells []string `json:"cells"`
}

// lossTable is the Step Loss Results Table (10.10).
type lossTable struct {
	Small   []lossRow `json:"small"`
	Medium  []lossRow `json:"medium"`
	Large   []lossRow `json:"large"`
	Massive []lossRow `json:"massive"`
	Source  string    `json:"source,omitempty"`
	Note    string    `json:"note,omitempty"`
}

// lossRow is a result and the first throw that gives it; nil holds for all below.
type lossRow struct {
	From   *int   `json:"from,omitempty" fits:"-99..99"`
	Result string `json:"result"`
}

// forcedMarchRow is a line of the Forced March Table (8.3).
type forcedMarchRow struct {
	FailedBy string `json:"failed_by"`
	Small    string `json:"small_infantry"`
	Large    string `json:"large_infantry"`
	Cavalry  string `json:"cavalry"`
	Source   string `json:"source,omitempty"`
}

// turnRow is a box of the Game Turn Record Track.
type turnRow struct {
	Dates      string `json:"dates"`
	Season     string `json:"season"`
	RailRate   int    `json:"rail_rate" fits:"1..36"`
	InterPhase bool   `json:"inter_phase,omitempty"`
	Source     string `json:"source,omitempty"`
}

// gameRow is what the tables tell of one scenario.
type gameRow struct {
	Scenario    string          `json:"scenario"`
	InterPhases []interPhaseRow `json:"inter_phases"`
	Levels      []levelRow      `json:"levels"`
	Source      string          `json:"source,omitempty"`
}

// interPhaseRow is what comes in the Inter-Phase after a turn (5.2).
type interPhaseRow struct {
	After        int            `json:"after"`
	RailPoints   map[string]int `json:"rail_points"`
	Replacements map[string]int `json:"replacements"`
}

// levelRow is a level of victory (27): the last has no margin.
type levelRow struct {
	Margin *int   `json:"margin,omitempty" fits:"-999..999"`
	Level  string `json:"level"`
	For    string `json:"for,omitempty"`
}

// townRow is a town that earns victory points (27.2).
type townRow struct {
	Town    string `json:"town"`
	Country string `json:"country"`
	Points  int    `json:"points"`
	Source  string `json:"source,omitempty"`
}

// season is the part of the year, which sets the costs of movement (19).
type season int8

const (
	summer season = iota
	autumn
)

var seasonIDs = []string{summer: "summer", autumn: "autumn"}

// season is that of a turn.
func (t *tables) season(turn int) season { return t.seasons[turn] }

// row is a line of the Terrain Effects Chart by its id; nil where there is none. It is
// asked for every hexside of the map, so that no row is copied to look at its id.
func (t *tables) row(id string) *terrainRow {
	for i := range t.Terrain {
		if row := &t.Terrain[i]; row.ID == id {
			return row
		}
	}
	return nil
}

// game is what is told of a scenario; nil where nothing is.
func (t *tables) game(scenario string) *gameRow {
	if i := slices.IndexFunc(t.Games, func(g gameRow) bool { return g.Scenario == scenario }); i >= 0 {
		return &t.Games[i]
	}
	return nil
}

// cost reads a cost of the chart in parts of a movement point, -1 where there is none.
func (r *terrainRow) cost(of map[string]string, key string) int {
	text, ok := of[key]
	if !ok {
		return -1
	}
	n, err := fraction.Read(text, parts)
	if err != nil {
		return -1
	}
	return n
}

// check tells what is wrong with the tables.
func (t *tables) check() error {
	for _, id := range []string{"clear", "rough", "wetlands", "mountain", "high_mountain", "lake", "sea", "primary", "secondary",
		"minor_river", "major_river", "grand_river", "bridge", "ferry", "mountain_ridge", "escarpment", "causeway"} {
		if t.row(id) == nil {
			return fmt.Errorf("terrain: there is no %q", id)
		}
	}
	for i := range t.Terrain {
		r := &t.Terrain[i]
		for _, of := range []map[string]string{r.MP, r.HighWater} {
			for _, key := range slices.Sorted(maps.Keys(of)) {
				if _, err := fraction.Read(of[key], parts); err != nil {
					return fmt.Errorf("terrain: %s: %s: %w", r.ID, key, err)
				}
			}
		}
	}
	if err := t.readCombat(); err != nil {
		return err
	}
	t.seasons = append(t.seasons[:0], summer)
	for i, row := range t.Turns {
		n := slices.Index(seasonIDs, row.Season)
		if n < 0 {
			return fmt.Errorf("turns: turn %d: the season %q is unknown", i+1, row.Season)
		}
		t.seasons = append(t.seasons, season(n))
	}
	if err := t.Weather.check(len(t.Turns)); err != nil {
		return err
	}
	for _, r := range t.ForcedMarch {
		if _, _, err := failedBy(r.FailedBy); err != nil {
			return fmt.Errorf("forced_march: %q is not a range such as 4-5", r.FailedBy)
		}
		for _, cell := range []string{r.Small, r.Large, r.Cavalry} {
			if _, err := parseStrain(cell); err != nil {
				return fmt.Errorf("forced_march: %w", err)
			}
		}
	}
	for _, g := range t.Games {
		if len(g.Levels) == 0 || g.Levels[len(g.Levels)-1].Margin != nil {
			return fmt.Errorf("games: %s: the last level of victory has no margin, all others have one", g.Scenario)
		}
	}
	return nil
}
