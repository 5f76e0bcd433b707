package referee

import (
	"encoding/json"
	"fmt"

	"vistula/rules"
	"vistula/rules/journal"
)

// state is what every answer about the game in hand carries.
type state struct {
	Status  rules.Status   `json:"status"`
	Hash    string         `json:"hash"`
	Cursor  int            `json:"cursor"` // number of actions that lead here
	Len     int            `json:"len"`    // of the record, with what was undone
	Outcome *rules.Outcome `json:"outcome,omitempty"`
}

func (g *game) state() state { return g.stateFor("") }

// stateFor is the state with the status as a side may know it.
func (g *game) stateFor(side rules.Side) state {
	p := g.match.Position()
	s := state{Status: p.Status().SeenBy(side), Cursor: g.match.Cursor(), Len: g.match.Len(), Outcome: p.Outcome()}
	if s.Cursor > 0 {
		s.Hash = g.match.Entry(s.Cursor).Hash
	} else {
		s.Hash = journal.Hash(p)
	}
	return s
}

// start begins a game; the one before stays where that fails.
func (r *Referee) start(begin func() (*journal.Match, error)) (any, error) {
	m, err := begin()
	if err != nil {
		return nil, err
	}
	r.game = &game{match: m, begin: begin}
	return r.game.state(), nil
}

func (r *Referee) newGame(req request) (any, error) {
	rs, err := r.named(req)
	if err != nil {
		return nil, err
	}
	var scenario string
	var options rules.Options
	var seed uint64
	var friendly bool
	if err := req.all(fieldInto{"scenario", &scenario}, fieldInto{"options", &options}, fieldInto{"seed", &seed}, fieldInto{"friendly", &friendly}); err != nil {
		return nil, err
	}
	return r.start(func() (*journal.Match, error) {
		m, err := journal.New(rs, scenario, options, seed)
		if err == nil {
			m.Friendly = friendly
		}
		return m, err
	})
}

func (r *Referee) position(req request) (any, error) {
	rs, err := r.named(req)
	if err != nil {
		return nil, err
	}
	var s rules.Setup
	var friendly bool
	err = req.all(fieldInto{"scenario", &s.Scenario}, fieldInto{"options", &s.Options}, fieldInto{"seed", &s.Seed}, fieldInto{"friendly", &friendly},
		fieldInto{"turn", &s.Turn}, fieldInto{"side", &s.Side}, fieldInto{"phase", &s.Phase},
		fieldInto{"units", &s.Units}, fieldInto{"only", &s.Only}, fieldInto{"state", &s.State})
	if err != nil {
		return nil, err
	}
	return r.start(func() (*journal.Match, error) {
		p, err := rs.SetUp(s)
		if err != nil {
			return nil, err
		}
		m := journal.From(p)
		m.Friendly = friendly
		return m, nil
	})
}

// fieldInto says where a field of a request is to be read to.
type fieldInto struct {
	name string
	into any
}

// all reads several fields.
func (r *request) all(list ...fieldInto) error {
	for _, f := range list {
		if err := r.get(f.name, f.into); err != nil {
			return err
		}
	}
	return nil
}

func (r *Referee) save(req request) (any, error) {
	seat, err := r.seat(req)
	if err != nil {
		return nil, err
	}
	write := r.game.match.Save
	if seat != nil {
		write = func() ([]byte, error) { return r.game.match.SaveFor(seat.Side()) }
	}
	raw, err := write()
	if err != nil {
		return nil, err
	}
	return struct {
		Save json.RawMessage `json:"save"`
	}{raw}, nil
}

type loaded struct {
	state
	// Drift says why the game begins at the stored position.
	Drift *drift `json:"drift,omitempty"`
}

type drift struct {
	Action int    `json:"action"`
	Verb   string `json:"verb,omitempty"`
	Want   string `json:"want"`
	Got    string `json:"got"`
	Why    string `json:"why"`
}

func (r *Referee) load(req request) (any, error) {
	raw := req.fields["save"]
	m, d, err := journal.Open(raw, r.find)
	if err != nil {
		return nil, fmt.Errorf("the field \"save\": %w", err)
	}
	r.game = &game{match: m, begin: func() (*journal.Match, error) { return reopen(raw, r.find) }}
	answer := loaded{state: r.game.state()}
	if d != nil {
		answer.Drift = &drift{d.Action, d.Verb, d.Want, d.Got, d.Why}
	}
	return answer, nil
}

// reopen opens a save at its very beginning.
func reopen(raw []byte, find func(string) (rules.Ruleset, error)) (*journal.Match, error) {
	m, _, err := journal.Open(raw, find)
	if err != nil {
		return nil, err
	}
	m.Friendly = true
	return m, m.GoTo(0)
}
