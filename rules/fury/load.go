package fury

import (
	"encoding/json"

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
	return rs.Reopen(&rs.Rulebook, raw, func(sc *scenario, o rules.Options, r *codec.Reader) rules.Position {
		p := sc.start.clone()
		p.options = parseOptions(o)
		if positionFields.Read(r, p, raw, p); r.Err == nil {
			p.muster()
			battleIn(p).accountLate()
		}
		r.Check(checkOf(p).sound)
		return p
	})
}
