package twilight

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

// Load reads a position as AppendJSON wrote it. The error names the field, unit or
// hex that is wrong.
func (rs *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	return rs.Reopen(&rs.Rulebook, raw, func(sc *scenario, o rules.Options, r *codec.Reader) rules.Position {
		p := sc.start.clone()
		p.options = parseOptions(o)
		restore(p).empty()
		positionFields.Read(r, scope{p: p}, raw, p)
		if r.Err == nil {
			restore(p).settle(r)
		}
		r.Check(p.sound)
		return p
	})
}

// restoring makes a position of what was read of it.
type restoring struct{ *Position }

func restore(p *Position) restoring { return restoring{p} }

// empty forgets what a scenario begins with and a saved position says itself.
func (p restoring) empty() {
	for u := range p.units {
		p.units[u] = p.rs.nowhere(int16(u))
	}
	p.works, p.awards, p.points, p.rail, p.weather = nil, nil, [2]int16{}, [4]int16{}, normalWeather
	p.second = false
	p.boundaries, p.draft, p.drawn, p.marker = nil, noBoundary, false, -1
	p.tracks, p.railheads, p.platforms, p.cut, p.rider = nil, nil, nil, nil, -1
	p.towns, p.replacements = nil, [len(replacementAccounts)]int16{}
	p.pontoons, p.folded = nil, [3]int8{}
	copy(p.held, p.rs.owner)
	p.sparse = codec.Holdings[side]{}
}

// settle makes what follows from where the units are, and from what was read of
// control.
func (p restoring) settle(r *codec.Reader) {
	p.rebuild()
	p.sparse.Settle(r, p.held, nil)
	p.upset()
	cut := p.cut // who stands in a hex has not only now taken it
	for u := range p.units {
		if v := int16(u); p.onMap(v) && p.unit(v).combat() {
			p.hold(p.at(v), p.owner(v))
		}
	}
	p.cut = cut
	for h := range board.ID(p.Board().Len()) {
		if p.holds(russia, h) && p.holds(central, h) {
			r.FailAt("units", "both sides are in hex %s", p.Board().Number(h))
		}
	}
}
