package twilight

import (
	"encoding/json"

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

// cutFields are a railway hex that a side has lost (8.2.4).
var cutFields = codec.Of(
	codec.Hex[scope]("hex", func(x *severed) *board.ID { return &x.hex }),
	codec.Side[scope]("by", func(x *severed) *side { return &x.by }),
	codec.Flag[scope]("fresh", func(x *severed) *bool { return &x.fresh }),
).Must(func(s scope, x *severed) string {
	if x.hex == board.None || x.by == nobody || len(s.p.rs.supplies.rails[x.hex]) == 0 {
		return "name a railway hex and the side that lost it"
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

// trainFields are a journey by rail (8.2).
var trainFields = codec.Of(
	codec.Number[scope]("mode", func(t *railState) *int8 { return &t.mode }).Within(0, riding),
	codec.Number[scope]("account", func(t *railState) *int8 { return &t.account }).Within(0, accounts),
	codec.Flag[scope]("late", func(t *railState) *bool { return &t.late }),
	codec.Flag[scope]("rode", func(t *railState) *bool { return &t.rode }),
	codec.Hex[scope]("to", func(t *railState) *board.ID { return &t.to }),
	codec.Own("at", func(_ scope, t *railState) bool { return t.at == board.None }, func(w *codec.Writer, s scope, t *railState) {
		w.Quoted(s.p.rs.rail.name(t.at))
	}, func(r *codec.Reader, s scope, raw json.RawMessage, t *railState) {
		name := codec.Decode[string](r, raw)
		at, ok := s.p.rs.rail.find(name)
		if !ok {
			r.Fail("there is no stop %q on the railways", name)
			return
		}
		t.at = at
	}),
).Must(func(s scope, t *railState) string {
	u := s.p.unit(s.u)
	switch {
	case t.mode != 0 && u.railCost == 0:
		return "it cannot be entrained"
	case t.account > 0 && account(t.account-1).nation() != u.nation:
		return "those rail points are another nation's"
	case t.to != board.None && !s.p.Board().Hexes[t.to].Station:
		return "its destination is no station"
	case t.at != board.None && !s.p.rs.rail.offMap(t.at) && s.p.inPlay(t.at):
		return "that stop is on the map"
	}
	return ""
})

// platformFields are what a station has taken in the phase (8.2.6).
var platformFields = codec.Of(
	codec.Hex[scope]("hex", func(x *platform) *board.ID { return &x.hex }),
	codec.Number[scope]("used", func(x *platform) *int16 { return &x.used }).Within(0, stationTakes*parts),
	codec.Number[scope]("until", func(x *platform) *int16 { return &x.until }),
).Must(func(s scope, x *platform) string {
	switch {
	case x.hex == board.None:
		return "name a hex"
	case x.until > 0 && !s.p.options.queueing:
		return "nobody queues without the option"
	}
	return ""
})

// noPontoon is a bridge of which nothing is known.
var noPontoon = pontoon{between: [2]board.ID{board.None, board.None}, army: -1}

// pontoonFields are a pontoon bridge (18).
var pontoonFields = codec.Of(
	codec.Own("between", func(_ scope, x *pontoon) bool { return x.between[0] == board.None }, func(w *codec.Writer, s scope, x *pontoon) {
		w.Words(s.p.Hexes(x.between[:]...))
	}, func(r *codec.Reader, s scope, raw json.RawMessage, x *pontoon) { readHexes(r, raw, &x.between) }).Needed(),
	codec.Name[scope]("nation", func(x *pontoon) *nation { return &x.nation }, nationIDs[:]),
	codec.Own("army", func(scope, *pontoon) bool { return false }, func(w *codec.Writer, s scope, x *pontoon) {
		w.Quoted(s.p.rs.armies[x.army].id)
	}, func(r *codec.Reader, s scope, raw json.RawMessage, x *pontoon) {
		x.army = int8(r.Index(codec.Decode[string](r, raw), s.p.rs.armyIDs()))
	}).Needed(),
	codec.Flag[scope]("fresh", func(x *pontoon) *bool { return &x.fresh }),
).Must(func(s scope, x *pontoon) string {
	if x.army < 0 || x.between[0] == board.None || x.between[0] >= x.between[1] || !s.p.Board().Adjacent(x.between[0], x.between[1]) {
		return "name two adjacent hexes, in the order of the board, and an army"
	}
	return ""
})
