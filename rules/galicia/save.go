package galicia

import (
	"encoding/json"
	"fmt"

	"vistula/rules"
	"vistula/rules/codec"
)

// AppendJSON appends the position as one line of JSON.
func (p *Position) AppendJSON(b []byte) []byte {
	return positionFields.Append(b, p.rs.Names(), p, p)
}

// Load reads a position as AppendJSON wrote it. The error names the field, unit
// or hex that is wrong.
func (rs *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	name, o, err := rs.Heading(raw)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	sc, err := rs.Choose(name, o)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	p, r := sc.start.clone(), codec.Reader{Names: rs.Names(), Whole: true}
	p.options = parseOptions(o)
	positionFields.Read(&r, p, raw, p)
	r.In("units", func() { restore(p).checkStacks(&r) })
	if r.Err == nil && p.stage == atReaction {
		p.reaction.joined = cavalryOf(p).othersIn(p.side, p.reaction.to, p.reaction.movers)
	}
	if r.Err == nil {
		r.Err = p.sound()
	}
	if r.Err != nil {
		return nil, fmt.Errorf("position: %w", r.Err)
	}
	return p, nil
}
