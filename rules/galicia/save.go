package galicia

import (
	"encoding/json"
	"fmt"

	"vistula/data/strict"
	"vistula/rules"
	"vistula/rules/codec"
	"vistula/rules/jsonw"
)

// AppendJSON appends the position as one line of JSON.
func (p *Position) AppendJSON(b []byte) []byte {
	w := codec.Writer{Writer: jsonw.Writer{B: b}, Names: p.rs.Names()}
	positionFields.Write(&w, p, p)
	return w.B
}

// Load reads a position as AppendJSON wrote it. The error names the field, unit
// or hex that is wrong.
func (rs *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	r := codec.Reader{Names: rs.Names(), Whole: true}
	p, err := rs.begun(&r, raw)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	positionFields.Read(&r, p, raw, p)
	r.In("units", func() { p.checkStacks(&r) })
	if r.Err == nil && p.stage == atReaction {
		p.reaction.joined = p.othersIn(p.side, p.reaction.to, p.reaction.movers)
	}
	if r.Err == nil {
		r.Err = p.sound()
	}
	if r.Err != nil {
		return nil, fmt.Errorf("position: %w", r.Err)
	}
	return p, nil
}

// begun is the start of the scenario that a saved position belongs to, with its
// options.
func (rs *Ruleset) begun(r *codec.Reader, raw json.RawMessage) (*Position, error) {
	members, err := strict.Members(raw)
	if err != nil {
		return nil, err
	}
	ruleset, scenario, o := "", "", rules.Options{}
	for _, m := range members {
		r.In(m.Key, func() {
			switch m.Key {
			case "ruleset":
				ruleset = codec.Decode[string](r, m.Value)
			case "scenario":
				scenario = codec.Decode[string](r, m.Value)
			case "options":
				for _, name := range codec.Decode[[]string](r, m.Value) {
					o[name] = "on"
				}
			}
		})
	}
	switch {
	case r.Err != nil:
		return nil, r.Err
	case ruleset != id:
		return nil, fmt.Errorf("ruleset %q is not %q", ruleset, id)
	}
	sc, err := rs.scenario(scenario, o)
	if err != nil {
		return nil, err
	}
	p := sc.start.clone()
	p.options = parseOptions(o)
	return p, nil
}
