package fury

import (
	"fmt"

	"vistula/rules/core"
)

// tables is tables.json: what is printed beside the map and stands as a figure in
// the rules.
type tables struct {
	CRT          []crtColumn     `json:"crt"`    // from the lowest throw up
	Ratios       []ratioRow      `json:"ratios"` // from the lowest up
	Terrain      []terrainRow    `json:"terrain"`
	RailwayCost  int             `json:"railway_cost" fits:"1..9"` // into any hex along a railway
	River        int             `json:"river" fits:"-9..9"`
	Fortresses   []fortressRow   `json:"fortresses"`
	Captured     int             `json:"captured" fits:"-9..9"`     // defending a major fortress taken from the enemy (10.2.2)
	Disorganised roles           `json:"disorganised" fits:"-9..9"` // by who has a disorganised unit (10.2.4)
	Support      int             `json:"support" fits:"-9..9"`      // for each hex (10.2.5)
	Cavalry      int             `json:"cavalry" fits:"-9..9"`      // where its die succeeds (10.2.6)
	Cohesion     int             `json:"cohesion_loss" fits:"0..6"` // highest die that loses a step (10.3.2)
	Retreat      roles           `json:"retreat" fits:"0..9"`       // hexes
	SiegeFalls   int             `json:"siege_falls"`               // least sum that takes a fortress (10.5)
	Stacking     stackTable      `json:"stacking"`
	RailPoints   map[string]int  `json:"rail_points"` // by nation
	Lines        lineTable       `json:"communication"`
	Replacements replaceTable    `json:"replacements"`
	AdminMove    int             `json:"administrative_move"`
	Planning     map[string]dice `json:"planning" fits:"0..9"` // headquarters made active, by nation and die
	Turns        []turnRow       `json:"turns"`
	Lead         int             `json:"strategic_lead"` // over one's own number at the start (11.1)
	Victory      []victoryRow    `json:"victory"`        // from the highest down
}

// dice is a figure for each throw from 1 to 6.
type dice [6]int

// roles is a figure for either side of a combat.
type roles struct {
	Attacker int `json:"attacker"`
	Defender int `json:"defender"`
}

// crtColumn is a column of the Combat Results Table (10.3).
type crtColumn struct {
	Title    string `json:"title"`
	Most     int    `json:"most"` // highest modified throw
	Attacker int    `json:"attacker"`
	Defender int    `json:"defender"`
	Retreat  string `json:"retreat,omitempty"` // attacker, defender or nobody
}

// text is the result as printed: "1-1 DR".
func (c *crtColumn) text() string {
	s := fmt.Sprintf("%d-%d", c.Attacker, c.Defender)
	switch c.Retreat {
	case "attacker":
		return s + " AR"
	case "defender":
		return s + " DR"
	}
	return s
}

// ratioRow is a row of the strength ratios (10.2.1).
type ratioRow struct {
	Attacker int `json:"attacker"`
	Defender int `json:"defender"`
	Modifier int `json:"modifier" fits:"-9..9"`
}

func (r *ratioRow) text() string { return fmt.Sprintf("%d/%d", r.Attacker, r.Defender) }

// terrainRow is what a kind of terrain does (9, 10.2.2).
type terrainRow struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	Cost     int    `json:"cost" fits:"1..9"` // away from a railway
	Modifier int    `json:"modifier" fits:"-9..9"`
}

// fortressRow is a class of fortress (10.2.2, 10.4).
type fortressRow struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	Strength int    `json:"strength"` // least combat value, and the value in a siege
	Modifier int    `json:"modifier" fits:"-9..9"`
}

// stackTable is 9.2.
type stackTable struct {
	Units        int `json:"units" fits:"1..9"`
	Headquarters int `json:"headquarters" fits:"1..9"`
}

// lineTable is 11.2.
type lineTable struct {
	Hexes   int `json:"hexes"`   // to another unit, a fortress or a railway
	Railway int `json:"railway"` // from that railway hex to an entry hex
	Retreat int `json:"retreat"` // hexes that an isolated unit may go
}

// replaceTable is 11.3.
type replaceTable struct {
	Points map[string]int `json:"points"`             // besides one for each eliminated unit, by nation
	Halves map[string]int `json:"halves" fits:"1..9"` // of points for a step, by class
	Cadre  int            `json:"cadre_strength"`
}

// turnRow is a box of the turn track with its modifiers (10.2.6, 11.5).
type turnRow struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Dates   string `json:"dates"`
	Plan    int    `json:"planning,omitempty" fits:"-9..9"`
	Cavalry int    `json:"german_cavalry,omitempty" fits:"-9..9"`
}

// victoryRow is a grade of 4.
type victoryRow struct {
	From  int    `json:"from"` // least difference
	Title string `json:"title"`
	Grade string `json:"grade,omitempty"`
}

// result is the column of a modified throw; none is below the first (10.1).
func (t *tables) result(sum int) *crtColumn {
	for i := range t.CRT {
		if sum <= t.CRT[i].Most {
			return &t.CRT[i]
		}
	}
	return &t.CRT[len(t.CRT)-1]
}

// ratio is the row of two strengths, rounded in the defender's favour; ok is false
// where the ratio is below the lowest, so that the attack is prohibited (10.2.1).
func (t *tables) ratio(attacker, defender int) (row *ratioRow, ok bool) {
	for i := range t.Ratios {
		if r := &t.Ratios[i]; attacker*r.Defender >= defender*r.Attacker {
			row = r
		}
	}
	return row, row != nil
}

// terrain is a row by its id.
func (t *tables) terrain(id string) (*terrainRow, bool) {
	return core.Find(t.Terrain, func(r *terrainRow) bool { return r.ID == id })
}

// fortress is the class of a fortress by its strength on the map.
func (t *tables) fortress(strength int) (*fortressRow, bool) {
	return core.Find(t.Fortresses, func(r *fortressRow) bool { return r.Strength == strength })
}

// check finds what later code relies on.
func (t *tables) check() error {
	for _, part := range []func(*tables) error{(*tables).checkCRT, (*tables).checkRatios, (*tables).checkNations, (*tables).checkTurns} {
		if err := part(t); err != nil {
			return err
		}
	}
	if len(t.Terrain) == 0 || len(t.Fortresses) == 0 || t.Stacking.Units < 1 || t.Lines.Hexes < 1 || t.AdminMove < 1 || t.Lead < 1 {
		return fmt.Errorf("terrain, fortresses, stacking, communication, administrative_move and strategic_lead must be there")
	}
	return nil
}

func (t *tables) checkCRT() error {
	if len(t.CRT) == 0 {
		return fmt.Errorf("crt: there are no columns")
	}
	for i, c := range t.CRT {
		switch {
		case i > 0 && c.Most <= t.CRT[i-1].Most:
			return fmt.Errorf("crt: the column %s does not follow the one before", c.Title)
		case c.Attacker < 0 || c.Attacker > 2 || c.Defender < 0 || c.Defender > 2:
			return fmt.Errorf("crt: the column %s costs more than two steps", c.Title)
		case c.Retreat != "" && c.Retreat != "attacker" && c.Retreat != "defender":
			return fmt.Errorf("crt: the column %s lets %q retreat", c.Title, c.Retreat)
		}
	}
	return nil
}

func (t *tables) checkRatios() error {
	if len(t.Ratios) == 0 {
		return fmt.Errorf("ratios: there are none")
	}
	for i, r := range t.Ratios {
		if r.Attacker < 1 || r.Defender < 1 {
			return fmt.Errorf("ratios: %s is none", r.text())
		}
		if i > 0 && r.Attacker*t.Ratios[i-1].Defender <= t.Ratios[i-1].Attacker*r.Defender {
			return fmt.Errorf("ratios: %s does not follow %s", r.text(), t.Ratios[i-1].text())
		}
	}
	return nil
}

func (t *tables) checkNations() error {
	for _, n := range nationIDs {
		if t.RailPoints[n] < 1 || t.Replacements.Points[n] < 1 {
			return fmt.Errorf("rail_points and replacements: points: %s is missing", n)
		}
		if t.Planning[n] == (dice{}) {
			return fmt.Errorf("planning: %s is missing", n)
		}
	}
	return nil
}

func (t *tables) checkTurns() error {
	if len(t.Turns) == 0 {
		return fmt.Errorf("turns: there are none")
	}
	if len(t.Victory) == 0 || t.Victory[len(t.Victory)-1].From != 0 {
		return fmt.Errorf("victory: the last grade begins with 0")
	}
	for i, v := range t.Victory {
		if i > 0 && v.From >= t.Victory[i-1].From {
			return fmt.Errorf("victory: %s does not follow %s", v.Title, t.Victory[i-1].Title)
		}
	}
	return nil
}
