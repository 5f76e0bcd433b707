package tannenberg

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
)

// positionFile is a position as AppendJSON writes it.
type positionFile struct {
	Ruleset  string            `json:"ruleset"`
	Scenario string            `json:"scenario"`
	Options  rules.Options     `json:"options"`
	Turn     int               `json:"turn"`
	Side     rules.Side        `json:"side"`
	Phase    string            `json:"phase"`
	Stage    string            `json:"stage"`
	Dice     *rules.Dice       `json:"dice"`
	State    json.RawMessage   `json:"state"`
	Units    []rules.UnitState `json:"units"`
	Moving   []string          `json:"moving"`
	Combat   *combatFile       `json:"combat"`
}

type stateFile struct {
	Kills     [2]int        `json:"kills"`   // points of Russia, of the Central Powers
	Western   [2]int        `json:"western"` // likewise
	Destroyed [][2]string   `json:"destroyed"`
	Held      []heldFile    `json:"held"`
	Restored  []trailFile   `json:"restored"`
	Rail      []int         `json:"rail"`    // none, or one for each nation
	Brought   []int         `json:"brought"` // likewise
	Supply    int           `json:"supply_units"`
	Transfers int           `json:"transfers"`
	Struck    []string      `json:"struck"`
	Stormed   [][2]string   `json:"stormed"`
	Supports  []supportFile `json:"supports"`
	Awards    []awardFile   `json:"awards"`
}

type supportFile struct {
	Hex    string `json:"hex"`
	Unit   string `json:"unit"`
	Nobody bool   `json:"nobody"`
}

type heldFile struct {
	Hex  string     `json:"hex"`
	Side rules.Side `json:"side"`
}

type trailFile struct {
	Unit  string   `json:"unit"`
	Hexes []string `json:"hexes"`
}

type awardFile struct {
	Turn   int        `json:"turn"`
	Side   rules.Side `json:"side"`
	Points int        `json:"points"`
	Why    string     `json:"why"`
	Case   string     `json:"case"`
	Hex    string     `json:"hex"`
	Unit   string     `json:"unit"`
}

type unitFile struct {
	Rank     *int   `json:"rank"`
	Dead     int    `json:"dead"`
	Absent   bool   `json:"absent"`
	Front    string `json:"front"`
	Due      int    `json:"due"`
	Isolated bool   `json:"isolated"`
	Spent    int    `json:"spent"`
	Railed   bool   `json:"railed"`
	Moved    bool   `json:"moved"`
	Done     bool   `json:"done"`
	Attacked bool   `json:"attacked"`
	Raised   bool   `json:"raised"`
	Known    bool   `json:"known"`
}

type combatFile struct {
	Target    string     `json:"target"`
	Fort      *[2]string `json:"fort"`
	Attackers []string   `json:"attackers"`
	Defender  string     `json:"defender"`
	Strength  [2]int     `json:"strength"`
	Column    int        `json:"column"`
	Die       int        `json:"die"`
	Result    string     `json:"result"`
	Role      int        `json:"role"`
	ToLose    int        `json:"to_lose"`
	Exchange  bool       `json:"exchange"`
	Weaker    int        `json:"weaker"`
	Lost      int        `json:"lost"`
	ToEqual   int        `json:"to_equal"`
	Back      bool       `json:"back"`
	Retreats  []string   `json:"retreats"`
	Vacated   []string   `json:"vacated"`
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
	sc, err := rs.scenario(f.Scenario, f.Options)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	if f.Dice == nil {
		return nil, errors.New("position: the dice are missing")
	}
	p := sc.start.clone()
	p.dice, p.options = *f.Dice, parseOptions(f.Options)
	l := newLoader(p)
	l.when(f.Turn, f.Side, f.Phase)
	p.stage = stage(l.Index("stage", f.Stage, stageIDs[:]))
	l.allUnits(f.Units)
	l.state(f.State)
	l.settle()
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

func (l *loader) hexes(field string, numbers []string) []board.ID {
	var ids []board.ID
	for _, n := range numbers {
		h := l.Hex(field, n)
		if slices.Contains(ids, h) {
			l.Fail("%s: hex %s stands there twice", field, n)
		}
		ids = append(ids, h)
	}
	return ids
}

// fort is the fort that is named by the square it guards and the one before it.
func (l *loader) fort(field string, squares [2]string) int16 {
	in, out := l.Hex(field, squares[0]), l.Hex(field, squares[1])
	for i := range l.rs.forts {
		if f := &l.rs.forts[i]; f.inside == in && f.outside == out {
			return int16(i)
		}
	}
	l.Fail("%s: no fort guards %s towards %s", field, squares[0], squares[1])
	return 0
}

func (l *loader) when(turn int, s rules.Side, name string) {
	p := l.p
	p.turn = int8(l.Within("turn", turn, p.scenario.Turns[0], p.scenario.Turns[1]))
	p.side = l.side("side", s)
	p.phase = phase(l.Index("phase", name, phaseIDs[:]))
	switch {
	case l.Err != nil:
	case p.phase <= deployPhase && int(p.turn) != p.scenario.Turns[0]:
		l.Fail("phase: units are set up before turn %d only", p.scenario.Turns[0])
	case p.phase == planPhase && p.side != central, p.phase == deployPhase && p.side != russia:
		l.Fail("side: the Central Powers plan, and Russia deploys")
	case p.phase == westPhase && (!p.options.twoFront || p.side != central):
		l.Fail("phase: the west is entered in the two-front game only, and by the Central Powers")
	}
}
