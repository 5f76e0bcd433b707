package fury

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

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
	After     string            `json:"after"`
	Dice      *rules.Dice       `json:"dice"`
	State     json.RawMessage   `json:"state"`
	Units     []rules.UnitState `json:"units"`
	Moving    string            `json:"moving"`
	Displaced []string          `json:"displaced"`
	Attacks   []attackFile      `json:"attacks"`
	Combat    *combatFile       `json:"combat"`
	Demands   []demandFile      `json:"demands"`
	Retreat   *retreatFile      `json:"retreat"`
}

type stateFile struct {
	Initiative rules.Side  `json:"initiative"`
	Activation int         `json:"activation"`
	First      []string    `json:"first"` // none, or a front for each side, "" before the choice
	Front      string      `json:"front"`
	Forts      []fortFile  `json:"forts"`
	Fronts     []frontFile `json:"fronts"`
	Rail       []int       `json:"rail"` // none, or one for each nation
	Nation     string      `json:"nation"`
	Points     int         `json:"points"`
	Choose     int         `json:"choose"`
}

type fortFile struct {
	Hex      string     `json:"hex"`
	Holder   rules.Side `json:"holder"`
	Taken    bool       `json:"taken"`
	Besieged bool       `json:"besieged"`
	Tested   bool       `json:"tested"`
	Since    int        `json:"since"`
}

type frontFile struct {
	Army  string `json:"army"`
	Front string `json:"front"`
}

type unitFile struct {
	Box          string `json:"box"`
	Lost         int    `json:"lost"`
	Due          int    `json:"due"`
	Army         string `json:"army"`
	Active       *bool  `json:"active"`
	Disorganised bool   `json:"disorganised"`
	Reformed     bool   `json:"reformed"`
	Entered      bool   `json:"entered"`
	Spent        int    `json:"spent"`
	Moved        bool   `json:"moved"`
	Stopped      bool   `json:"stopped"`
	Retreated    bool   `json:"retreated"`
	Adjusted     bool   `json:"adjusted"`
}

type attackFile struct {
	From   string   `json:"from"`
	Target string   `json:"target"`
	Units  []string `json:"units"`
}

type combatFile struct {
	From      string   `json:"from"`
	Target    string   `json:"target"`
	Attackers []string `json:"attackers"`
	Cavalry   int      `json:"cavalry"`
	Die       int      `json:"die"`
	Total     int      `json:"total"`
	Loser     string   `json:"loser"`
	Extra     bool     `json:"extra"`
	Advanced  bool     `json:"advanced"`

	Rolled *rolledFile `json:"rolled"`
}

type demandFile struct {
	Side   rules.Side `json:"side"`
	Units  []string   `json:"units"`
	Losses int        `json:"losses"`
}

type retreatFile struct {
	Units []string `json:"units"`
	Trail []string `json:"trail"`
	Left  int      `json:"left"`
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
	l.stages(&f)
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

// within is a number from low to high as positions keep it.
func (l *loader) within(field string, n, low, high int) int8 {
	return int8(l.Within(field, n, low, high))
}

// front is noFront where none is named.
func (l *loader) front(field, name string) front {
	if name == "" {
		return noFront
	}
	return front(l.Index(field, name, frontIDs[:]))
}

func (l *loader) army(field, name string) int8 {
	i := slices.IndexFunc(l.rs.armies, func(a army) bool { return a.id == name })
	if i < 0 {
		l.Fail("%s: %q is not a headquarters", field, name)
		return 0
	}
	return int8(i)
}

func (l *loader) when(turn int, s rules.Side, name string) {
	l.p.turn = l.within("turn", turn, l.p.scenario.Turns[0], l.p.scenario.Turns[1])
	l.p.side = l.side("side", s)
	l.p.phase = phase(l.Index("phase", name, phaseIDs[:]))
	if l.p.phase == deploymentPhase && int(l.p.turn) != l.p.scenario.Turns[0] {
		l.Fail("phase: units are set up before turn %d only", l.p.scenario.Turns[0])
	}
}

func (l *loader) stages(f *positionFile) {
	l.p.stage = stage(l.Index("stage", f.Stage, stageIDs[:]))
	for _, x := range []struct {
		field, name string
		into        *stage
	}{{"back", f.Back, &l.p.back}, {"after", f.After, &l.p.after}} {
		if x.name != "" {
			*x.into = stage(l.Index(x.field, x.name, stageIDs[:]))
		}
	}
}
