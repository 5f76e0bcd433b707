package greatwar

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
	Ruleset   string            `json:"ruleset"`
	Scenario  string            `json:"scenario"`
	Options   []string          `json:"options"`
	Turn      int               `json:"turn"`
	Side      rules.Side        `json:"side"`
	Phase     string            `json:"phase"`
	Stage     string            `json:"stage"`
	Back      string            `json:"back"`
	Dice      *rules.Dice       `json:"dice"`
	State     json.RawMessage   `json:"state"`
	Units     []rules.UnitState `json:"units"`
	Moving    []string          `json:"moving"`
	Displaced []string          `json:"displaced"`
	Falling   string            `json:"falling"`
	Vacated   []string          `json:"vacated"`
	Combat    *combatFile       `json:"combat"`
}

type stateFile struct {
	Score         *int        `json:"score"`
	SerbianSupply *int        `json:"serbian_supply"`
	Attacks       int         `json:"attacks"`
	Flotilla      bool        `json:"flotilla"` // has been used this turn
	Replaced      int         `json:"replaced"`
	Stormed       []string    `json:"stormed"`
	Forts         []fortFile  `json:"forts"`
	Held          []heldFile  `json:"held"`
	Rail          []int       `json:"rail"` // none, or one for each nation
	Crossed       []crossFile `json:"crossed"`
	Awards        []awardFile `json:"awards"`
}

type fortFile struct {
	Hex  string `json:"hex"`
	Lost int    `json:"lost"`
}

type heldFile struct {
	Hex  string     `json:"hex"`
	Side rules.Side `json:"side"`
}

type crossFile struct {
	From   string `json:"from"`
	To     string `json:"to"`
	Nation string `json:"nation"`
	Points int    `json:"points"`
}

type awardFile struct {
	Turn   int    `json:"turn"`
	Points int    `json:"points"`
	Why    string `json:"why"`
	Case   string `json:"case"`
	Hex    string `json:"hex"`
	Unit   string `json:"unit"`
}

type unitFile struct {
	Lost       int    `json:"lost"`
	Dead       int    `json:"dead"`
	Absent     bool   `json:"absent"`
	Due        int    `json:"due"`
	Entry      string `json:"entry"`
	Link       int    `json:"link"`
	Along      int    `json:"along"`
	Entrained  bool   `json:"entrained"`
	Fresh      bool   `json:"fresh"`
	Unsupplied bool   `json:"unsupplied"`
	Forages    bool   `json:"forages"`
	Starves    bool   `json:"starves"`
	Commanded  *bool  `json:"commanded"`
	HQ         string `json:"hq"`
	Rallied    bool   `json:"rallied"`
	Spent      int    `json:"spent"`
	Ridden     int    `json:"ridden"`
	Counted    bool   `json:"counted"`
	Railed     bool   `json:"railed"`
	Moved      bool   `json:"moved"`
	Done       bool   `json:"done"`
	Fought     int    `json:"fought"`
	Attacked   bool   `json:"attacked"`
	Beaten     bool   `json:"beaten"`
	Retreated  bool   `json:"retreated"`
	Tried      bool   `json:"tried"`
	Used       bool   `json:"used"`
	Waits      bool   `json:"waits"`
}

type combatFile struct {
	Targets   []string      `json:"targets"`
	Attackers []string      `json:"attackers"`
	Defenders []string      `json:"defenders"`
	Posts     []string      `json:"posts"` // of the defenders, once the attack is declared
	Flotilla  bool          `json:"flotilla"`
	Shifts    []string      `json:"shifts"`
	Guard     string        `json:"guard"`
	Guarded   bool          `json:"guarded"`
	Brought   [][2]int8     `json:"brought"` // strength and steps
	Strength  [2]int16      `json:"strength"`
	Steps     [2]int16      `json:"steps"`
	Column    int8          `json:"column"`
	Modifier  int8          `json:"modifier"`
	Supplied  bool          `json:"supplied"`
	Adrift0   bool          `json:"attacker_adrift"`
	Adrift1   bool          `json:"defender_adrift"`
	Hungry    []string      `json:"hungry"`
	Die       int8          `json:"die"`
	Result    [2]int8       `json:"result"`
	Option    int8          `json:"option"`
	Affected  int16         `json:"affected"`
	Stacks    []string      `json:"stacks"`
	ToLose    [2]int16      `json:"to_lose"`
	Retreats  []retreatFile `json:"retreats"`
	Gone      bool          `json:"gone"`
}

type retreatFile struct {
	Units []string `json:"units"`
	Trail []string `json:"trail"`
	Hexes int8     `json:"hexes"`
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
	p.score, p.serbia, p.awards = 0, 0, nil
	l := newLoader(p)
	l.when(f.Turn, f.Side, f.Phase)
	l.stage(&f)
	l.state(f.State)
	l.allUnits(f.Units)
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
	rs   *Ruleset
	p    *Position
	held []heldFile
}

func newLoader(p *Position) loader {
	return loader{Reader: reading.Reader{Board: p.rs.board, Units: p.rs.unitByID}, rs: p.rs, p: p}
}

func (l *loader) side(field string, s rules.Side) side { return side(l.Side(field, s, sideIDs[:])) }

// plusOne is a unit as its number plus one, 0 where none is named.
func (l *loader) plusOne(field, name string) int16 {
	if name == "" {
		return 0
	}
	return l.Unit(field, name) + 1
}

func (l *loader) when(turn int, s rules.Side, name string) {
	l.p.turn = int8(l.Within("turn", turn, l.p.scenario.Turns[0], l.p.scenario.Turns[1]))
	l.p.side = l.side("side", s)
	l.p.phase = phase(l.Index("phase", name, phaseIDs[:]))
	if l.p.phase == deploymentPhase && l.p.turn != int8(l.p.scenario.Turns[0]) {
		l.Fail("phase: units are set up before turn %d only", l.p.scenario.Turns[0])
	}
}

func (l *loader) stage(f *positionFile) {
	l.p.stage = stage(l.Index("stage", f.Stage, stageIDs[:]))
	switch {
	case l.p.stage == atDisplace:
		l.p.back = stage(l.Index("back", f.Back, stageIDs[:]))
	case f.Back != "":
		l.Fail("back: there is nothing to go back to at the stage %q", f.Stage)
	}
}
