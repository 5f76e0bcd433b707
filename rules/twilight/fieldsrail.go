package twilight

import (
	"vistula/rules/board"
	"vistula/rules/codec"
)

// trackFields are a railway hex that is broken or laid anew (17.1).
var trackFields = codec.Of(
	codec.Hex[scope]("hex", func(t *track) *board.ID { return &t.hex }),
	codec.Side[scope]("by", func(t *track) *side { return &t.by }),
).Must(func(s scope, t *track) string {
	if t.hex == board.None || len(s.p.rs.supplies.rails[t.hex]) == 0 {
		return "name a railway hex"
	}
	return ""
})

// railsInOrder keeps the hexes in the board's order, each once.
func railsInOrder(_ scope, p *Position) string {
	for i := 1; i < len(p.tracks); i++ {
		if p.tracks[i].hex <= p.tracks[i-1].hex {
			return "the hexes are to stand in the order of the board, each once"
		}
	}
	return ""
}

// railheadFields are a railhead marker (17.1).
var railheadFields = codec.Of(
	codec.Name[scope]("nation", func(m *railhead) *nation { return &m.nation }, nationIDs[:]),
	codec.Hex[scope]("hex", func(m *railhead) *board.ID { return &m.hex }),
	codec.Flag[scope]("used", func(m *railhead) *bool { return &m.used }),
).Must(func(s scope, m *railhead) string {
	if m.hex == board.None || len(s.p.rs.supplies.rails[m.hex]) == 0 {
		return "name a railway hex"
	}
	return ""
})
