package fury

import (
	"encoding/json"
	"fmt"

	"vistula/rules"
	"vistula/rules/codec"
)

// AppendJSON appends the position as one line of JSON, by which every action of a
// game is hashed.
func (p *Position) AppendJSON(b []byte) []byte {
	return positionFields.Append(b, p.rs.Names(), p, p)
}

// Load reads a position as AppendJSON wrote it. The error names the field, unit
// or hex that is wrong.
func (rs *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	p, err := rs.load(raw)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	return p, nil
}

func (rs *Ruleset) load(raw json.RawMessage) (*Position, error) {
	name, o, err := rs.Heading(raw)
	if err != nil {
		return nil, err
	}
	sc, err := rs.Choose(name, o)
	if err != nil {
		return nil, err
	}
	p, in := sc.start.clone(), codec.Reader{Names: rs.Names(), Whole: true}
	p.options = parseOptions(o)
	positionFields.Read(&in, p, raw, p)
	if in.Err != nil {
		return nil, in.Err
	}
	p.muster()
	battleIn(p).accountLate()
	return p, checkOf(p).sound()
}
