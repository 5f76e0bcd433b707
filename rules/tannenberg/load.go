package tannenberg

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/board"
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
	Kills     [2]int      `json:"kills"`   // points of Russia, of the Central Powers
	Western   [2]int      `json:"western"` // likewise
	Destroyed [][2]string `json:"destroyed"`
	Held      []heldFile  `json:"held"`
	Restored  []trailFile `json:"restored"`
	Rail      []int       `json:"rail"`    // none, or one for each nation
	Brought   []int       `json:"brought"` // likewise
	Supply    int         `json:"supply_units"`
	Transfers int         `json:"transfers"`
	Struck    []string    `json:"struck"`
	Stormed   [][2]string `json:"stormed"`
	Awards    []awardFile `json:"awards"`
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
	l := loader{rs: rs, p: p}
	l.when(f.Turn, f.Side, f.Phase)
	p.stage = stage(l.index("stage", f.Stage, stageIDs[:]))
	l.allUnits(f.Units)
	l.state(f.State)
	l.settle()
	l.pending(&f)
	if l.err == nil {
		l.err = p.sound()
	}
	if l.err != nil {
		return nil, fmt.Errorf("position: %w", l.err)
	}
	return p, nil
}

// loader reads the parts of a position and keeps the first error.
type loader struct {
	rs  *Ruleset
	p   *Position
	err error
}

func (l *loader) fail(format string, a ...any) {
	if l.err == nil {
		l.err = fmt.Errorf(format, a...)
	}
}

func (l *loader) within(field string, n, low, high int) int {
	if n < low || n > high {
		l.fail("%s: %d is not from %d to %d", field, n, low, high)
		return low
	}
	return n
}

func (l *loader) index(field, name string, names []string) int {
	i := slices.Index(names, name)
	if i < 0 {
		l.fail("%s: %q is unknown", field, name)
		return 0
	}
	return i
}

func (l *loader) side(field string, s rules.Side) side {
	if sideOf(string(s)) == nobody {
		l.fail("%s: side %q is unknown; the sides are russia and central", field, s)
		return russia
	}
	return sideOf(string(s))
}

func (l *loader) hex(field, number string) board.ID {
	h, ok := l.rs.board.Find(number)
	if !ok {
		l.fail("%s: there is no hex %q", field, number)
		return 0
	}
	return h
}

func (l *loader) unit(field, name string) int16 {
	u, ok := l.rs.unitByID[name]
	if !ok {
		l.fail("%s: there is no unit %q", field, name)
	}
	return u
}

func (l *loader) units(field string, names []string) []int16 {
	var units []int16
	for _, n := range names {
		u := l.unit(field, n)
		if slices.Contains(units, u) {
			l.fail("%s: unit %q stands there twice", field, n)
		}
		units = append(units, u)
	}
	return units
}

func (l *loader) hexes(field string, numbers []string) []board.ID {
	var ids []board.ID
	for _, n := range numbers {
		h := l.hex(field, n)
		if slices.Contains(ids, h) {
			l.fail("%s: hex %s stands there twice", field, n)
		}
		ids = append(ids, h)
	}
	return ids
}

// fort is the fort that is named by the square it guards and the one before it.
func (l *loader) fort(field string, squares [2]string) int16 {
	in, out := l.hex(field, squares[0]), l.hex(field, squares[1])
	for i := range l.rs.forts {
		if f := &l.rs.forts[i]; f.inside == in && f.outside == out {
			return int16(i)
		}
	}
	l.fail("%s: no fort guards %s towards %s", field, squares[0], squares[1])
	return 0
}

func (l *loader) when(turn int, s rules.Side, name string) {
	p := l.p
	p.turn = int8(l.within("turn", turn, p.scenario.Turns[0], p.scenario.Turns[1]))
	p.side = l.side("side", s)
	p.phase = phase(l.index("phase", name, phaseIDs[:]))
	switch {
	case l.err != nil:
	case p.phase <= deployPhase && int(p.turn) != p.scenario.Turns[0]:
		l.fail("phase: units are set up before turn %d only", p.scenario.Turns[0])
	case p.phase == planPhase && p.side != central, p.phase == deployPhase && p.side != russia:
		l.fail("side: the Central Powers plan, and Russia deploys")
	case p.phase == westPhase && (!p.options.twoFront || int(p.turn) != p.scenario.Turns[1]):
		l.fail("phase: the west is entered at the end of a two-front game only")
	}
}
