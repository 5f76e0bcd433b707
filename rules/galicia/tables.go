package galicia

import (
	"fmt"
	"strconv"
	"strings"
)

// tables is tables.json: the charts as printed.
type tables struct {
	CRT struct {
		Title   string   `json:"title"`
		Case    string   `json:"case"`
		Dice    string   `json:"dice"`
		Columns []string `json:"columns"`
		Rows    []struct {
			Dice    int      `json:"dice"`
			Results []string `json:"results"`
		} `json:"rows"`
	} `json:"crt"`
	Losses struct {
		Title     string `json:"title"`
		Case      string `json:"case"`
		Die       string `json:"die"`
		Small     []span `json:"small"`
		Large     []span `json:"large"`
		LargeFrom int    `json:"large_from_steps"`
	} `json:"losses"`
	Artillery struct {
		Title string `json:"title"`
		Case  string `json:"case"`
		Rows  []span `json:"rows"`
	} `json:"artillery"`
	LossModifiers struct {
		Title string `json:"title"`
		Case  string `json:"case"`
		Rows  []struct {
			When     string `json:"when"`
			Modifier string `json:"modifier"`
		} `json:"rows"`
	} `json:"loss_modifiers"`
	Shifts  shifts `json:"shifts"`
	Terrain struct {
		Title string `json:"title"`
		Case  string `json:"case"`
		Rows  []struct {
			Terrain  string `json:"terrain"`
			Hexside  string `json:"hexside"`
			Movement *int   `json:"movement" fits:"1..9"`
			Combat   string `json:"combat"`
		} `json:"rows"`
		Note string `json:"note"`
	} `json:"terrain"`
	Actions struct {
		Title string `json:"title"`
		Case  string `json:"case"`
		Rows  []struct {
			Action   string `json:"action"`
			Movement int    `json:"movement" fits:"0..9"`
		} `json:"rows"`
	} `json:"actions"`
	Stacking struct {
		Title string `json:"title"`
		Case  string `json:"case"`
		Limit int    `json:"limit" fits:"1..99"`
		Rows  []struct {
			Kind  string `json:"kind"`
			Face  string `json:"face"`
			Steps int    `json:"steps"`
		} `json:"rows"`
	} `json:"stacking"`
	Supply struct {
		Title        string `json:"title"`
		Case         string `json:"case"`
		In           int    `json:"in"`
		Low          int    `json:"low"`
		LowStrength  int    `json:"low_strength" fits:"-9..9"`
		OutStrength  int    `json:"out_strength" fits:"-9..9"`
		OutArtillery int    `json:"out_artillery"`
		Attrition    int    `json:"attrition"`
	} `json:"supply"`
	Turns []struct {
		Turn  int      `json:"turn"`
		Dates string   `json:"dates"`
		Sides []string `json:"sides"`
	} `json:"turns"`
	Victory struct {
		Title  string `json:"title"`
		Case   string `json:"case"`
		Attack struct {
			Points int    `json:"points"`
			Turns  [2]int `json:"turns" fits:"0..9"` // attacks are counted in these
		} `json:"attack"`
		Elimination struct {
			Points int `json:"points"`
			Ersatz int `json:"ersatz"`
		} `json:"elimination"`
		Note string `json:"note"`
	} `json:"victory"`

	ratios                           [columns][2]int // by column: shares of attacker and defender in halves
	results                          [11][columns]result
	terrainMove                      map[string]int // nothing: cannot be entered
	sideMove                         map[string]int
	enterZone, exitZone, recoverCost int
	flankShift                       int
	order                            [][]side // by turn: the player turns (3.0)
	flankLoss, failedLoss            int
}

// span is a row of a table by ranges; From or To is missing at its ends.
type span struct {
	From       *int `json:"from" fits:"-99..99"`
	To         *int `json:"to" fits:"-99..99"`
	Reductions int  `json:"reductions" fits:"0..9"`
	Modifier   int  `json:"modifier" fits:"-9..9"`
}

func (s *span) holds(n int) bool {
	return (s.From == nil || n >= *s.From) && (s.To == nil || n <= *s.To)
}

// shifts are the column shifts of 8.2.
type shifts struct {
	Title string `json:"title"`
	Case  string `json:"case"`
	Rows  []struct {
		When      string `json:"when"`
		Columns   int    `json:"columns" fits:"0..9"`
		Direction string `json:"direction"`
	} `json:"rows"`
	Fortress int `json:"-"`
}

// prepare reads out of the charts what the rules need; the error names the chart
// that is not as the rules know it.
func (t *tables) prepare(turns int) error {
	if len(t.CRT.Columns) != columns || len(t.CRT.Rows) != len(t.results) {
		return fmt.Errorf("crt: it must have %d columns and %d rows", columns, len(t.results))
	}
	for i, head := range t.CRT.Columns {
		var err error
		if t.ratios[i], err = readRatio(head); err != nil {
			return fmt.Errorf("crt: columns: %w", err)
		}
	}
	for i, row := range t.CRT.Rows {
		if row.Dice != i+2 || len(row.Results) != columns {
			return fmt.Errorf("crt: row %d must be that of %d with %d results", i+1, i+2, columns)
		}
		for j, text := range row.Results {
			r, err := readResult(text)
			if err != nil {
				return fmt.Errorf("crt: %d on %s: %w", row.Dice, t.CRT.Columns[j], err)
			}
			t.results[i][j] = r
		}
	}
	if len(t.Shifts.Rows) != 3 || len(t.Actions.Rows) != 4 || len(t.LossModifiers.Rows) != 6 {
		return fmt.Errorf("shifts, actions and loss_modifiers must have 3, 4 and 6 rows")
	}
	t.flankShift, t.Shifts.Fortress = t.Shifts.Rows[0].Columns, t.Shifts.Rows[1].Columns
	t.enterZone, t.exitZone, t.recoverCost = t.Actions.Rows[0].Movement, t.Actions.Rows[1].Movement, t.Actions.Rows[3].Movement
	var err1, err2 error
	t.flankLoss, err1 = strconv.Atoi(t.LossModifiers.Rows[2].Modifier)
	t.failedLoss, err2 = strconv.Atoi(t.LossModifiers.Rows[4].Modifier)
	if err1 != nil || err2 != nil {
		return fmt.Errorf("loss_modifiers: the modifiers for a flank and for a failed retreat must be numbers")
	}
	if len(t.Turns) < turns {
		return fmt.Errorf("turns: there are %d, but the scenario has %d", len(t.Turns), turns)
	}
	if err := t.prepareTurns(); err != nil {
		return err
	}
	return t.prepareTerrain()
}

func (t *tables) prepareTurns() error {
	t.order = nil
	for i, turn := range t.Turns {
		var order []side
		for _, s := range turn.Sides {
			if sideOf(s) == nobody {
				return fmt.Errorf("turns: side %q of turn %d is unknown", s, turn.Turn)
			}
			order = append(order, sideOf(s))
		}
		if turn.Turn != i+1 || len(order) == 0 {
			return fmt.Errorf("turns: row %d must be that of turn %d with its sides", i+1, i+1)
		}
		t.order = append(t.order, order)
	}
	return nil
}

func (t *tables) prepareTerrain() error {
	t.terrainMove, t.sideMove = map[string]int{}, map[string]int{}
	for _, row := range t.Terrain.Rows {
		switch {
		case row.Movement == nil:
		case row.Hexside != "":
			t.sideMove[row.Hexside] = *row.Movement
		default:
			t.terrainMove[row.Terrain] = *row.Movement
		}
	}
	for _, side := range []string{"river", "bridge", "ridge"} {
		if _, ok := t.sideMove[side]; !ok {
			return fmt.Errorf("terrain: the row of the hexside %q is missing", side)
		}
	}
	return nil
}

// readResult reads a cell of the Combat Results Table: "+1.R1/-2" (9.1).
func readResult(text string) (result, error) {
	var r result
	parts := strings.Split(text, "/")
	if len(parts) != 2 {
		return r, fmt.Errorf("%q is not of the form attacker/defender", text)
	}
	for role, part := range parts {
		for _, word := range strings.Split(part, ".") {
			n, err := 0, error(nil)
			switch {
			case word == "-":
			case strings.HasPrefix(word, "R"):
				n, err = strconv.Atoi(word[1:])
				r.retreat[role] = int8(n)
			default:
				n, err = strconv.Atoi(word)
				r.modifier[role] = int8(n)
			}
			if err != nil || n < -2 || n > 4 {
				return r, fmt.Errorf("%q is no result", text)
			}
		}
	}
	return r, nil
}

// reductions reads the Loss Results Table (9.4).
func (t *tables) reductions(modified int, large bool) int {
	rows := t.Losses.Small
	if large {
		rows = t.Losses.Large
	}
	for i := range rows {
		if rows[i].holds(modified) {
			return rows[i].Reductions
		}
	}
	return 0
}

// artilleryModifier is what an enemy's artillery adds to the loss roll (9.4.1).
func (t *tables) artilleryModifier(value int) int {
	for i := range t.Artillery.Rows {
		if t.Artillery.Rows[i].holds(value) {
			return t.Artillery.Rows[i].Modifier
		}
	}
	return 0
}
