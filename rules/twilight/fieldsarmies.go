package twilight

import (
	"encoding/json"

	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/hex"
)

// boundaryFields are a boundary between the areas of two armies (6.1).
var boundaryFields = codec.Of(
	codec.Own("armies", func(_ scope, l *boundary) bool { return false }, func(w *codec.Writer, s scope, l *boundary) {
		w.Words([]string{s.p.rs.armies[l.armies[0]].id, s.p.rs.armies[l.armies[1]].id})
	}, readPair).Needed(),
	codec.Own("between", func(_ scope, l *boundary) bool { return l.between[0] == board.None }, func(w *codec.Writer, s scope, l *boundary) {
		w.Words(s.p.Hexes(l.between[:]...))
	}, func(r *codec.Reader, _ scope, raw json.RawMessage, l *boundary) { readHexes(r, raw, &l.between) }),
	codec.Name[scope]("bearing", func(l *boundary) *hex.Direction { return &l.bearing }, bearingIDs[:]),
	codec.Number[scope]("bend", func(l *boundary) *int8 { return &l.bend }).Within(0, 100),
	codec.Name[scope]("second", func(l *boundary) *hex.Direction { return &l.second }, bearingIDs[:]).When(func(_ scope, l *boundary) bool { return l.bend > 0 }),
	codec.Number[scope]("ahead", func(l *boundary) *int8 { return &l.ahead }).Within(-1, 1),
)

// noBoundary is one of which nothing is known.
var noBoundary = boundary{armies: [2]int8{-1, -1}, between: [2]board.ID{board.None, board.None}}

// armyIDs are the ids of the armies in their order.
func (rs *Ruleset) armyIDs() []string {
	names := make([]string, len(rs.armies))
	for i := range names {
		names[i] = rs.armies[i].id
	}
	return names
}

func readPair(r *codec.Reader, s scope, raw json.RawMessage, l *boundary) {
	pair := codec.Decode[[]string](r, raw)
	if len(pair) != 2 {
		r.Fail("name two armies")
		return
	}
	for i, name := range pair {
		l.armies[i] = int8(r.Index(name, s.p.rs.armyIDs()))
	}
}

// readHexes reads the two hexes of a hexside.
func readHexes(r *codec.Reader, raw json.RawMessage, into *[2]board.ID) {
	pair := codec.Decode[[]string](r, raw)
	if len(pair) != 2 {
		r.Fail("name two hexes")
		return
	}
	for i, number := range pair {
		into[i] = r.Hex(number)
	}
}

// layable tells what keeps boundaries that were read from lying on the map.
func layable(s scope, p *Position) string {
	for i := range p.boundaries {
		l := &p.boundaries[i]
		_, ok := foot(p.Board(), l.between, l.bearing)
		switch {
		case l.armies[0] < 0 || l.armies[1] < 0 || l.between[0] == board.None || l.between[1] == board.None:
			return "name two armies and two hexes"
		case !s.p.inPlay(l.between[0]) || !s.p.inPlay(l.between[1]):
			return "the boundary leaves the sheets in play (6.1)"
		case !ok:
			return "the line cannot run along the hexside between " + p.Board().Number(l.between[0]) + " and " + p.Board().Number(l.between[1]) + " on that bearing"
		case l.bend > 0 && l.second != turned(l.bearing, 1) && l.second != turned(l.bearing, -1):
			return "a line bends into a neighbouring bearing"
		case p.rs.armies[l.armies[0]].nation.side() != p.rs.armies[l.armies[1]].nation.side():
			return "the two armies are not of one side"
		case i > 0 && l.armies[0] != p.boundaries[i-1].armies[1] && p.rs.armies[l.armies[0]].nation.side() == p.rs.armies[p.boundaries[i-1].armies[1]].nation.side():
			return "the boundaries of a side are to stand in the order of its armies along the front"
		}
	}
	return ""
}
