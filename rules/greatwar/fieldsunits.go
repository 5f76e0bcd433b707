package greatwar

import (
	"encoding/json"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// nowhere is the state of a unit of which nothing is known.
var nowhere = unitState{hex: board.None, entry: board.None}

// unitFields are the state of a unit besides its hex.
var unitFields = codec.Of(
	codec.Number[scope]("lost", func(st *unitState) *int8 { return &st.lost }).Between(func(s scope, _ *unitState) (int, int) {
		return 0, int(s.p.unit(s.u).mostLost(true))
	}),
	codec.Number[scope]("dead", func(st *unitState) *int8 { return &st.dead }).Between(upToNow),
	codec.Flag[scope]("absent", func(st *unitState) *bool { return &st.absent }),
	codec.Number[scope]("due", func(st *unitState) *int8 { return &st.due }).Between(func(s scope, _ *unitState) (int, int) {
		return 0, 2 * s.p.scenario.Turns[1]
	}),
	codec.Hex[scope]("entry", func(st *unitState) *board.ID { return &st.entry }),
	codec.Number[scope]("link", func(st *unitState) *int8 { return &st.link }).Between(func(s scope, _ *unitState) (int, int) {
		return 0, len(s.p.rs.links)
	}),
	codec.Number[scope]("along", func(st *unitState) *int16 { return &st.along }).Between(func(s scope, st *unitState) (int, int) {
		if st.link == 0 {
			return 0, 0
		}
		return 0, int(s.p.rs.links[st.link-1].hexes)
	}),
	codec.Flag[scope]("entrained", func(st *unitState) *bool { return &st.entrained }),
	codec.Flag[scope]("fresh", func(st *unitState) *bool { return &st.fresh }),
	codec.Flag[scope]("unsupplied", func(st *unitState) *bool { return &st.unsupplied }),
	codec.Flag[scope]("forages", func(st *unitState) *bool { return &st.forages }),
	codec.Flag[scope]("starves", func(st *unitState) *bool { return &st.starves }),
	codec.Flag[scope]("commanded", func(st *unitState) *bool { return &st.commanded }),
	codec.UnitPlusOne[scope]("hq", func(st *unitState) *int16 { return &st.hq }),
	codec.Flag[scope]("rallied", func(st *unitState) *bool { return &st.rallied }),
	codec.Number[scope]("spent", func(st *unitState) *int8 { return &st.spent }).Within(0, mostPoints),
	codec.Number[scope]("ridden", func(st *unitState) *int8 { return &st.ridden }).Within(0, mostPoints),
	codec.Flag[scope]("counted", func(st *unitState) *bool { return &st.counted }),
	codec.Flag[scope]("railed", func(st *unitState) *bool { return &st.railed }),
	codec.Flag[scope]("moved", func(st *unitState) *bool { return &st.moved }),
	codec.Flag[scope]("done", func(st *unitState) *bool { return &st.done }),
	codec.Number[scope]("fought", func(st *unitState) *int8 { return &st.fought }).Between(upToNow),
	codec.Flag[scope]("attacked", func(st *unitState) *bool { return &st.attacked }),
	codec.Flag[scope]("beaten", func(st *unitState) *bool { return &st.beaten }),
	codec.Flag[scope]("retreated", func(st *unitState) *bool { return &st.retreated }),
	codec.Flag[scope]("tried", func(st *unitState) *bool { return &st.tried }),
	codec.Flag[scope]("used", func(st *unitState) *bool { return &st.used }),
	codec.Flag[scope]("waits", func(st *unitState) *bool { return &st.waits }),
).Must(func(s scope, st *unitState) string {
	if most := s.p.unit(s.u).mostLost(st.dead > 0); st.lost > most {
		return "lost: " + strconv.Itoa(int(st.lost)) + " is not from 0 to " + strconv.Itoa(int(most)) + " while it lives"
	}
	return ""
}).Must(outOfTheWay)

func upToNow(s scope, _ *unitState) (int, int) { return 0, int(s.p.turn) }

// mostLost is how many steps a unit can have lost: all but one while it lives.
func (u *unit) mostLost(dead bool) int8 {
	switch {
	case dead:
		return max(u.steps, 1)
	case u.alternate:
		return 1
	case u.hq:
		return 0
	}
	return u.steps - 1
}

// outOfTheWay tells what keeps a unit from being in its hex.
func outOfTheWay(s scope, st *unitState) string {
	p, unit := s.p, s.p.unit(s.u)
	if st.hex == board.None {
		return ""
	}
	number := p.Board().Number(st.hex)
	switch {
	case st.dead > 0 || st.absent:
		return "it cannot be in hex " + number + " and out of the game"
	case st.due > 0:
		return "it cannot be in hex " + number + " and still to come in turn " + strconv.Itoa(int(st.due))
	case st.link > 0:
		return "it cannot be in hex " + number + " and travel off the map"
	case !p.scenario.maps[p.Board().MapOf(st.hex)]:
		return "hex " + number + " lies on a map that this scenario does not use"
	case !unit.hq && p.fortOf(unit.side.enemy(), st.hex) >= 0:
		return "it cannot be in the enemy fortress in " + number + " (5.13)"
	}
	return ""
}

// worthAWord tells where a unit is, and whether its state says more.
func (p *Position) worthAWord(u int16) (hex board.ID, more bool) {
	st := &p.units[u]
	return st.hex, *st != unitState{hex: st.hex, entry: board.None}
}

// stateOf is the state of a unit, with what its fields need to know.
func (p *Position) stateOf(u int16) (scope, *unitState) { return scope{p: p, u: u}, &p.units[u] }

func writeUnits(w *codec.Writer, s scope, p *Position) {
	p.rs.roster.Write(w, p.worthAWord, p.stateOf)
}

// readUnits reads the units of a saved position, which names every one.
func readUnits(r *codec.Reader, s scope, raw json.RawMessage, p *Position) {
	r.ReadUnits(codec.Decode[[]rules.UnitState](r, raw), func(u int16, x rules.UnitState) { p.readUnit(r, u, x, nowhere) })
}

// readUnit puts a unit where a record says and in the state it says; what it does
// not say is as in st.
func (p *Position) readUnit(r *codec.Reader, u int16, x rules.UnitState, st unitState) {
	unitFields.Unit(r, scope{p: p, u: u}, x, &st, &st.hex)
	p.units[u] = st
}
