package greatwar

import (
	"encoding/json"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// AppendJSON appends the position as one line of JSON.
func (p *Position) AppendJSON(b []byte) []byte {
	return positionFields.Append(b, p.rs.Names(), scope{p: p}, p)
}

// Load reads a position as AppendJSON wrote it. The error names the field, unit
// or hex that is wrong.
func (rs *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	return rs.Reopen(&rs.Rulebook, raw, func(sc *scenario, o rules.Options, r *codec.Reader) rules.Position {
		p := sc.start.clone()
		p.options, p.score, p.serbia = parseOptions(o), 0, 0
		p.back = atDisplace // no stage to go back to
		for u := range p.units {
			p.units[u] = nowhere
		}
		copy(p.held, rs.owner)
		positionFields.Read(r, scope{p: p}, raw, p)
		if r.Err == nil {
			restore(p).settle(r)
		}
		r.Check(p.sound)
		return p
	})
}

// settle makes what follows from where the units are, and from what was read of the
// hexes where others were last.
func (p restoring) settle(r *codec.Reader) {
	p.rebuild()
	for u := range p.units {
		if at := p.units[u].hex; at != board.None && !p.unit(int16(u)).hq {
			p.held[at] = p.owner(int16(u))
		}
	}
	p.sparse.held.Settle(r, p.held, func(h board.ID, s side) string {
		if p.holdsForce(s.enemy(), h) {
			return p.Board().Number(h) + " is occupied by " + s.enemy().power()
		}
		return ""
	})
	for h := range board.ID(p.Board().Len()) {
		if p.stage != atDisplace && (p.holdsForce(allied, h) && p.holds(austria, h) || p.holdsForce(austria, h) && p.holds(allied, h)) {
			r.FailAt("units", "both sides are in hex %s", p.Board().Number(h))
		}
	}
}
