package tannenberg

import (
	"fmt"
	"slices"

	"vistula/rules/core"
)

// tables is tables.json: what is printed beside the map and on the planning chart.
type tables struct {
	CRT            crtTable         `json:"crt"`
	Terrain        []terrainRow     `json:"terrain"`
	Turns          []turnRow        `json:"turns"` // the time record
	Sizes          []sizeRow        `json:"sizes"`
	Stacking       map[string]int   `json:"stacking"` // units in a hex, by nation
	Rail           []railRow        `json:"rail"`     // by nation
	EBRate         int              `json:"eb_rate"`  // hexes a turn on usable rails
	RoughCost      int              `json:"rough_cost" fits:"1..9"`
	RiverCost      int              `json:"river_cost" fits:"1..9"`
	RoughDie       int              `json:"rough_die" fits:"-9..9"`
	RiverDie       int              `json:"river_die" fits:"-9..9"`
	FortStrength   int              `json:"fort_strength"`
	FortDie        int              `json:"fort_die" fits:"-9..9"` // Russians against forts
	SupplyRange    int              `json:"supply_range"`
	Replacements   []replacementRow `json:"replacements"`
	Reinforcements reinforcementRow `json:"russian_reinforcements"`
	Transfer       transferRow      `json:"transfer"`
	Victory        []victoryRow     `json:"victory"` // from the highest grade down

	rails [3]*railRow // by nation
}

// crtTable is the Combat Results Table.
type crtTable struct {
	Columns []string   `json:"columns"`
	Rows    [][]string `json:"rows"` // by die, from 1
	Results []wordsRow `json:"results"`
}

type wordsRow struct {
	ID    string `json:"id"`
	Words string `json:"words"`
}

type terrainRow struct {
	ID     string `json:"id"`
	Title  string `json:"title"`
	Move   string `json:"move"`
	Combat string `json:"combat"`
}

// turnRow is a box of the time record.
type turnRow struct {
	Dates string `json:"dates"`
	West  int    `json:"turn_1914"` // the turn of "1914" that ends with it
}

type sizeRow struct {
	Size     string `json:"size"`
	Brigades int    `json:"brigades" fits:"1..99"` // of rail capacity
	Points   int    `json:"points"`
	Source   string `json:"source,omitempty"`
}

type railRow struct {
	Nation   string `json:"nation"`
	Capacity int    `json:"capacity"` // in brigades
	Rate     int    `json:"rate"`
}

type replacementRow struct {
	Nation  string `json:"nation"`
	From    int    `json:"from_turn"`
	Factors int    `json:"factors"`
}

type reinforcementRow struct {
	Factors    int `json:"factors"`
	WithSupply int `json:"factors_with_supply_unit"`
	Until      int `json:"unused_units_until_turn"`
}

type transferRow struct {
	Factors int `json:"factors"`
	Turns   int `json:"turns"`
}

type victoryRow struct {
	Grade string `json:"grade"`
	Times int    `json:"times" fits:"1..9"`  // the loser's points; 1 for simply more
	West  int    `json:"west" fits:"0..999"` // points that it adds in the west
}

func (t *tables) size(id string) (*sizeRow, bool) {
	return core.Find(t.Sizes, func(r *sizeRow) bool { return r.Size == id })
}

// rail is a nation's row; check has made sure that it is there.
func (t *tables) rail(n nation) *railRow { return t.rails[n] }

// replacement is what a nation may replace in a turn, in combat factors.
func (t *tables) replacement(n nation, turn int) int {
	for _, r := range t.Replacements {
		if r.Nation == nationIDs[n] && turn >= r.From {
			return r.Factors
		}
	}
	return 0
}

// result is a cell of the Combat Results Table.
type result int8

const (
	noResult result = iota
	resultDB
	resultDE
	resultAB
	resultAE
	resultEX
)

var resultIDs = [...]string{noResult: "-", resultDB: "DB", resultDE: "DE", resultAB: "AB", resultAE: "AE", resultEX: "EX"}

func resultOf(cell string) result { return result(slices.Index(resultIDs[:], cell)) }

// crtColumns is the number of odds, from 1-3 to 6-1.
const crtColumns = 8

// check finds what later code relies on.
func (t *tables) check() error {
	if len(t.CRT.Columns) != crtColumns || len(t.CRT.Rows) != 8 {
		return fmt.Errorf("crt: there are %d columns and %d rows, not 8 and 8", len(t.CRT.Columns), len(t.CRT.Rows))
	}
	for die, row := range t.CRT.Rows {
		for _, cell := range row {
			if resultOf(cell) < resultDB || len(row) != crtColumns {
				return fmt.Errorf("crt: row %d: want 8 results like DB, found %v", die+1, row)
			}
		}
	}
	for _, n := range nationIDs {
		if !slices.ContainsFunc(t.Rail, func(r railRow) bool { return r.Nation == n && r.Capacity > 0 && r.Rate > 0 }) || t.Stacking[n] < 1 {
			return fmt.Errorf("rail and stacking: %s is missing", n)
		}
	}
	if t.Stacking[nationIDs[german]] != t.Stacking[nationIDs[austrian]] {
		return fmt.Errorf("stacking: Germany and Austria-Hungary stack together and need the same limit")
	}
	for n := range nationIDs {
		t.rails[n] = &t.Rail[slices.IndexFunc(t.Rail, func(r railRow) bool { return r.Nation == nationIDs[n] })]
	}
	if len(t.Turns) == 0 || len(t.Sizes) == 0 || len(t.Victory) != 3 || t.EBRate < 1 || t.RoughCost < 1 || t.RiverCost < 1 || t.SupplyRange < 1 {
		return fmt.Errorf("turns, sizes, three grades of victory, eb_rate, rough_cost, river_cost and supply_range must be there")
	}
	return nil
}
