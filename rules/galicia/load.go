package galicia

import (
	"encoding/json"
	"errors"
	"fmt"

	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/reading"
)

// positionFile is a position as AppendJSON writes it.
type positionFile struct {
	Ruleset  string            `json:"ruleset"`
	Scenario string            `json:"scenario"`
	Options  []string          `json:"options"`
	Turn     int               `json:"turn"`
	Side     rules.Side        `json:"side"`
	Phase    string            `json:"phase"`
	Stage    string            `json:"stage"`
	Dice     *rules.Dice       `json:"dice"`
	State    json.RawMessage   `json:"state"`
	Units    []rules.UnitState `json:"units"`
	Moving   []string          `json:"moving"`
	Moved    bool              `json:"moved"`
	Reaction *reactionFile     `json:"reaction"`
	Combat   *combatFile       `json:"combat"`
}

type stateFile struct {
	Austria sideFile   `json:"austria"`
	Russia  sideFile   `json:"russia"`
	Towns   []townFile `json:"towns"`
}

type sideFile struct {
	Points  int   `json:"points"`
	Attacks []int `json:"attacks"` // by turn, from turn 1
}

type townFile struct {
	Hex      string `json:"hex"`
	Captured int    `json:"captured"`
	Occupied int    `json:"occupied"` // bit n: in turn n
}

type unitFile struct {
	Reduced   bool   `json:"reduced"`
	CE        int    `json:"ce"`
	Supply    string `json:"supply"`
	Spent     int    `json:"spent"`
	Moved     bool   `json:"moved"`
	Recovered bool   `json:"recovered"`
	Attacked  bool   `json:"attacked"`
	Beaten    bool   `json:"been_attacked"`
	Waits     bool   `json:"waits"`
	Lost      int    `json:"lost"`
	Absent    bool   `json:"absent"`
}

type reactionFile struct {
	Back    string   `json:"back"`
	From    string   `json:"from"`
	To      string   `json:"to"`
	Movers  []string `json:"movers"`
	Waiting []struct {
		Unit   string `json:"unit"`
		Second bool   `json:"second"`
	} `json:"waiting"`
}

type combatFile struct {
	Target         string        `json:"target"`
	Hexes          []string      `json:"hexes"`
	Attackers      []string      `json:"attackers"`
	Idle           []string      `json:"idle"`
	Defenders      []string      `json:"defenders"`
	Withheld       []string      `json:"withheld"`
	Strength       [2]int16      `json:"strength"`
	Artillery      [2]int16      `json:"artillery"`
	Steps          [2]int16      `json:"steps"`
	Column         int16         `json:"column"`
	Flanked        bool          `json:"flanked"`
	Brought        [][5]int8     `json:"brought"`
	Dice           [2]int8       `json:"dice"`
	Modifier       [2]int8       `json:"modifier"`
	Retreat        [2]int8       `json:"retreat"`
	AttackerFailed bool          `json:"attacker_failed"`
	DefenderFailed bool          `json:"defender_failed"`
	Advanced       bool          `json:"advanced"`
	Late           bool          `json:"late"`
	LossDice       [2]int8       `json:"loss_dice"`
	ToLose         [2]int8       `json:"to_lose"`
	Taken          []int8        `json:"taken"`
	Retreats       []retreatFile `json:"retreats"`
	Splits         []splitFile   `json:"splits"`
}

type retreatFile struct {
	Side  rules.Side `json:"side"`
	Units []string   `json:"units"`
	Trail []string   `json:"trail"`
	Hexes int8       `json:"hexes"`
	Zones int8       `json:"zones"`
	Begun bool       `json:"begun"`
}

type splitFile struct {
	Side   rules.Side `json:"side"`
	Hex    string     `json:"hex"`
	Excess int8       `json:"excess"`
	Units  []string   `json:"units"`
	Gone   []string   `json:"gone"`
	Trail  []string   `json:"trail"`
}

// Load reads a position as AppendJSON wrote it. The error names the field, unit
// or hex that is wrong.
func (rs *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	var f positionFile
	if err := strict.Decode(raw, &f); err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	if f.Ruleset != id {
		return nil, fmt.Errorf("position: ruleset %q is not %q", f.Ruleset, id)
	}
	o := rules.Options{}
	for _, name := range f.Options {
		o[name] = "on"
	}
	sc, err := rs.scenario(f.Scenario, o)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	if f.Dice == nil {
		return nil, errors.New("position: the dice are missing")
	}
	p := sc.start.clone()
	p.dice, p.options = *f.Dice, parseOptions(o)
	l := newLoader(p)
	l.when(f.Turn, f.Side, f.Phase)
	l.stage(f.Stage)
	l.state(f.State)
	l.allUnits(f.Units)
	l.pending(&f)
	if l.Err == nil {
		l.Err = p.sound()
	}
	if l.Err != nil {
		return nil, fmt.Errorf("position: %w", l.Err)
	}
	return p, nil
}

// loader reads the parts of a position and keeps the first error.
type loader struct {
	reading.Reader
	rs *Ruleset
	p  *Position
}

func newLoader(p *Position) loader {
	return loader{Reader: reading.Reader{Board: p.rs.board, Units: p.rs.unitByID}, rs: p.rs, p: p}
}

func (l *loader) side(field string, s rules.Side) side { return side(l.Side(field, s, sideIDs[:])) }

func (l *loader) when(turn int, s rules.Side, name string) {
	l.p.turn = int8(l.Within("turn", turn, l.p.scenario.Turns[0], l.p.scenario.Turns[1]))
	l.p.side = l.side("side", s)
	l.p.phase = phase(l.Index("phase", name, phaseIDs[:]))
}

func (l *loader) stage(name string) { l.p.stage = stage(l.Index("stage", name, stageIDs[:])) }
