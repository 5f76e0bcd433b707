package galicia

import (
	"encoding/json"

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
	return rs.Reopen(&rs.Rulebook, raw, func(sc *scenario, o rules.Options, r *codec.Reader) rules.Position {
		p := sc.start.clone()
		p.options = parseOptions(o)
		positionFields.Read(r, p, raw, p)
		r.In("units", func() { restore(p).checkStacks(r) })
		if r.Err == nil && p.stage == atReaction {
			p.reaction.joined = cavalryOf(p).othersIn(p.side, p.reaction.to, p.reaction.movers)
		}
		r.Check(p.sound)
		return p
	})
}
