package toy

import (
	"encoding/json"

	"vistula/rules"
)

// Faulty is a ruleset with program errors in it, for tests of what must outlive them. Its
// functions are called where a position is asked for something, and what they panic with is
// the fault; those that are nil have none.
type Faulty struct {
	rules.Ruleset
	// Doing is called before an action is carried out, Done when it was.
	Doing, Done func(p rules.Position, a rules.Action)
	// Writing is called before a position is written.
	Writing func()
}

// New begins a game that has the faults.
func (f *Faulty) New(scenario string, o rules.Options, seed uint64) (rules.Position, error) {
	p, err := f.Ruleset.New(scenario, o, seed)
	return faultyPosition{p, f}, err
}

// Load reads a position, which then has the faults.
func (f *Faulty) Load(raw json.RawMessage) (rules.Position, error) {
	p, err := f.Ruleset.Load(raw)
	return faultyPosition{p, f}, err
}

// faultyPosition is a position of the ruleset and of all that is copied from it.
type faultyPosition struct {
	rules.Position
	rs *Faulty
}

func (p faultyPosition) Ruleset() rules.Ruleset { return p.rs }
func (p faultyPosition) Clone() rules.Position  { return faultyPosition{p.Position.Clone(), p.rs} }
func (p faultyPosition) Digest() uint64         { return p.Position.(rules.Digester).Digest() }

func (p faultyPosition) Do(a rules.Action) ([]rules.Event, error) {
	if p.rs.Doing != nil {
		p.rs.Doing(p.Position, a)
	}
	events, err := p.Position.Do(a)
	if p.rs.Done != nil {
		p.rs.Done(p.Position, a)
	}
	return events, err
}

func (p faultyPosition) AppendJSON(b []byte) []byte {
	if p.rs.Writing != nil {
		p.rs.Writing()
	}
	return p.Position.AppendJSON(b)
}
