package greatwar

import (
	"fmt"
	"strconv"
	"strings"

	"vistula/rules/core"
)

// tables is tables.json: what is printed beside the map.
type tables struct {
	CRT            crtTable      `json:"crt"`
	Options        optionTable   `json:"options"`
	Terrain        []terrainRow  `json:"terrain"`
	RiverCost      int           `json:"river_cost" fits:"0..9"`
	ZoneCost       int           `json:"zone_cost" fits:"0..9"`
	MajorRiverDie  int           `json:"major_river_die" fits:"-9..9"` // added where all attack across major rivers
	Turns          []turnRow     `json:"turns"`
	StackingLimit  int           `json:"stacking_limit" fits:"1..99"`
	SupplyRange    int           `json:"supply_range"`
	Rail           railTable     `json:"rail"`
	SerbianSupply  supplyTable   `json:"serbian_supply"`
	Replacement    replacement   `json:"replacement"`
	Flotilla       int           `json:"flotilla"` // attack strength (21.0)
	SerbianRemnant remnant       `json:"serbian_remnant"`
	Victory        []victoryRow  `json:"victory"`
	Schedule       []scheduleRow `json:"schedule"` // of victory points, for display
}

// crtTable is the Combat Results Table (8.8).
type crtTable struct {
	// Columns are the ratios by the attacker's tactical competence rating, 1 to 4.
	Columns [4][]string `json:"columns"`
	Rows    [][]string  `json:"rows"` // by die, from 1
}

// optionTable is the Combat Results Option Table (8.9) in our own words.
type optionTable struct {
	Attacker []optionRow `json:"attacker"`
	Defender []optionRow `json:"defender"`
}

type optionRow struct {
	Result string   `json:"result"`
	Words  []string `json:"words"`
}

// terrainRow is a line of the Terrain Effects Chart (5.4).
type terrainRow struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Cost    [4]int `json:"cost" fits:"1..9"` // by rating
	Doubles bool   `json:"doubles,omitempty"`
	Combat  string `json:"combat"` // in words
}

// turnRow is a box of the turn record.
type turnRow struct {
	Dates  string         `json:"dates"`
	Rail   map[string]int `json:"rail"` // capacity in stacking points, by nation
	Note   string         `json:"note,omitempty"`
	Source string         `json:"source,omitempty"`
}

// railTable is what 16.0 and 17.0 say of railways.
type railTable struct {
	Rate        map[string]int    `json:"rate" fits:"1..99"` // hexes, by nation
	Serbian     int               `json:"serbian_capacity"`
	EntrainFrom int               `json:"entrain_from"` // least die that succeeds (17.11)
	Limits      map[string][2]int `json:"limits"`       // single and double track (17.51), by nation
}

// supplyTable is 20.0.
type supplyTable struct {
	Roll [6]int `json:"roll"`
	Most int    `json:"most"`
}

// replacement is 16.0 [11.0].
type replacement struct {
	FromTurn    int `json:"from_turn"`
	SuccessFrom int `json:"success_from"` // least die
	Most        int `json:"most"`         // stacking points a turn
	Distance    int `json:"distance"`     // hexes from any enemy unit
}

// remnant is the last line of the schedule on Serbia (25.2).
type remnant struct {
	Points   int `json:"points" fits:"-99..99"`
	Stacking int `json:"stacking_points"`
}

// victoryRow is a line of 25.3, from the highest down.
type victoryRow struct {
	From   int    `json:"from" fits:"-999..999"` // least total; the last row has none
	Title  string `json:"title"`
	Winner string `json:"winner,omitempty"` // "" for a draw
	Grade  string `json:"grade,omitempty"`
	Source string `json:"source,omitempty"`
}

type scheduleRow struct {
	Points string `json:"points"`
	For    string `json:"for"`
}

// terrain is a row by its id.
func (t *tables) terrain(id string) (*terrainRow, bool) {
	return core.Find(t.Terrain, func(r *terrainRow) bool { return r.ID == id })
}

// check finds what later code relies on.
func (t *tables) check() error {
	for rating, columns := range t.CRT.Columns {
		if len(columns) != 8 {
			return fmt.Errorf("crt: rating %d has %d columns, not 8", rating+1, len(columns))
		}
		for _, c := range columns {
			if _, _, err := parseRatio(c); err != nil {
				return fmt.Errorf("crt: %w", err)
			}
		}
	}
	if len(t.CRT.Rows) != 8 {
		return fmt.Errorf("crt: there are %d rows, not 8", len(t.CRT.Rows))
	}
	for die, row := range t.CRT.Rows {
		for _, cell := range row {
			if _, _, err := parseResult(cell); err != nil || len(row) != 8 {
				return fmt.Errorf("crt: row %d: want 8 results like -/2, found %v", die+1, row)
			}
		}
	}
	if len(t.Victory) == 0 || t.StackingLimit < 1 || t.SupplyRange < 1 || len(t.Turns) == 0 {
		return fmt.Errorf("victory, turns, stacking_limit and supply_range must be there")
	}
	return nil
}

// draw is the middle of the totals that are a draw, 0 where none is.
func (t *tables) draw() int {
	for i, r := range t.Victory[:len(t.Victory)-1] {
		if r.Winner == "" && i > 0 {
			return (r.From + t.Victory[i-1].From) / 2
		}
	}
	return 0
}

// parseRatio reads "2-1".
func parseRatio(s string) (a, d int, err error) {
	left, right, _ := strings.Cut(s, "-")
	a, err1 := strconv.Atoi(left)
	d, err2 := strconv.Atoi(right)
	if err1 != nil || err2 != nil || a < 1 || d < 1 {
		return 0, 0, fmt.Errorf("%q is not a ratio like 2-1", s)
	}
	return a, d, nil
}

// Results of combat for one force (8.54).
const (
	noEffect int8 = 0
	allGone  int8 = 4 // E; 1 to 3 are themselves
)

// parseResult reads "1/E": attacker, defender.
func parseResult(s string) (a, d int8, err error) {
	left, right, ok := strings.Cut(s, "/")
	one := func(s string) int8 {
		switch s {
		case "-":
			return noEffect
		case "1", "2", "3":
			return int8(s[0] - '0')
		case "E":
			return allGone
		}
		ok = false
		return 0
	}
	a, d = one(left), one(right)
	if !ok {
		return 0, 0, fmt.Errorf("%q is not a result like -/2", s)
	}
	return a, d, nil
}

// lastColumn is the last one of the Combat Results Table.
const lastColumn = 7

// mostOptions is the longest row of the option table.
const mostOptions = 3

// mostRetreat is the longest retreat of the table (8.9).
const mostRetreat = 2
