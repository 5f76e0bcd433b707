package galicia

import (
	"encoding/json"
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// The lists of the fields of a position and its parts. What is saved, what is read
// and what a description for the referee may hold all follow from them.

// mostAttacks bounds the attacks of one turn: there are fewer Russian units, one
// of which makes or suffers each attack, and with those still to come in the
// turn they fit an int8.
const mostAttacks = 64

// mostRetreat is the longest retreat of the table (9.1).
const mostRetreat = 4

// positionField is one field of a position.
type positionField = *codec.Field[*Position, Position]

// Before its units a position tells where the game stands, after them what is
// pending.
var (
	beforeUnits = []positionField{
		codec.Known[*Position]("ruleset", func(w *codec.Writer, _ *Position) { w.Quoted(id) }),
		codec.Known[*Position]("scenario", func(w *codec.Writer, p *Position) { w.Quoted(p.scenario.ID) }),
		codec.Known[*Position]("options", func(w *codec.Writer, p *Position) { w.Words(p.options.list()) }).
			When(func(_ *Position, p *Position) bool { return p.options != (options{}) }),
		codec.Number[*Position]("turn", func(p *Position) *int8 { return &p.turn }).Between(turns).Always().Needed(),
		codec.Side[*Position]("side", func(p *Position) *side { return &p.side }).Needed(),
		codec.Name[*Position]("phase", func(p *Position) *phase { return &p.phase }, phaseIDs[:]).Needed(),
		codec.Name[*Position]("stage", func(p *Position) *stage { return &p.stage }, stageIDs[:]).Needed(),
		codec.Dice[*Position]("dice", func(p *Position) *rules.Dice { return &p.Dies }),
		codec.Object("state", whole, stateFields).Always(),
	}
	unitsField = codec.Own("units", nil, func(w *codec.Writer, _ *Position, p *Position) { p.rs.roster.Write(w, p.recorded, p.stateOf) },
		func(r *codec.Reader, _ *Position, raw json.RawMessage, p *Position) {
			list := codec.Decode[[]rules.UnitState](r, raw)
			restore(p).clearMap()
			r.ReadUnits(list, func(u int16, x rules.UnitState) { restore(p).readUnit(r, u, x) })
		}).Needed()
	afterUnits = []positionField{
		codec.Units[*Position]("moving", func(p *Position) *[]int16 { return &p.moving }),
		codec.Flag[*Position]("moved", func(p *Position) *bool { return &p.moved }).Must(func(_ *Position, p *Position) string {
			if p.moved && len(p.moving) == 0 {
				return "there are no units in hand"
			}
			return ""
		}),
		pending(codec.Object("reaction", func(p *Position) *reaction { return &p.reaction }, reactionFields),
			func(s stage) bool { return s == atReaction }),
		pending(codec.Object("combat", func(p *Position) *combat { return &p.combat }, combatFields), stage.inAttack),
	}

	positionFields = codec.Of(slices.Concat(beforeUnits, []positionField{unitsField}, afterUnits)...)
	// restFields are all but the units, which have a digest of their own.
	restFields = codec.Of(slices.Concat(beforeUnits, afterUnits)...)
)

func whole(p *Position) *Position { return p }

// turns are the first and the last turn of the scenario.
func turns(_ *Position, p *Position) (int, int) { return p.scenario.Turns[0], p.scenario.Turns[1] }

// pending is a field that is there just at the stages that need it.
func pending(f positionField, needs func(s stage) bool) positionField {
	at := func(_ *Position, p *Position) bool { return needs(p.stage) }
	return f.When(at).NeededWhen(at).Must(func(_ *Position, p *Position) string {
		if !needs(p.stage) {
			return fmt.Sprintf("there is none at the stage %q", stageIDs[p.stage])
		}
		return ""
	})
}

// stateFields are what is kept of victory points (15.1).
var stateFields = codec.Of(
	codec.Object(string(sideIDs[austria]), whole, scoreFields(austria)).Always(),
	codec.Object(string(sideIDs[russia]), whole, scoreFields(russia)).Always(),
	codec.Sparse("towns", townFields, func(r *townRecord) { r.town = -1 }, eachTown, keepTowns).
		When(func(_, p *Position) bool { return slices.ContainsFunc(p.towns, town.taken) }),
)

func scoreFields(s side) *codec.Record[*Position, Position] {
	return codec.Of(
		codec.Number[*Position]("points", func(p *Position) *int16 { return &p.base[s] }).Within(-999, 999).Always(),
		codec.Own("attacks", nil, func(w *codec.Writer, _ *Position, p *Position) {
			w.List("", len(p.attacks[s])-1, func(i int) { w.Int(int(p.attacks[s][i+1])) })
		}, func(r *codec.Reader, _ *Position, raw json.RawMessage, p *Position) {
			restore(p).readAttacks(r, s, codec.Decode[[]int](r, raw))
		}))
}

// readAttacks reads the attacks of a side in each turn from the first, up to the
// present one.
func (p restoring) readAttacks(r *codec.Reader, s side, list []int) {
	if len(list) >= len(p.attacks[s]) {
		r.Fail("there are only %d turns", len(p.attacks[s])-1)
		return
	}
	p.attacks[s] = [10]int8{}
	for i, n := range list {
		if n != 0 && i+1 > int(p.turn) {
			r.Fail("turn %d is still to come", i+1)
		}
		p.attacks[s][i+1] = int8(r.Number(n, 0, mostAttacks))
	}
}

// townRecord is a town that has been captured.
type townRecord struct {
	town     int // its place among the objectives
	captured int8
	occupied uint16
}

var townFields = codec.Of(
	codec.Own("hex", nil, func(w *codec.Writer, p *Position, t *townRecord) {
		w.Quoted(p.Board().Number(p.rs.objectives[t.town].hex))
	},
		func(r *codec.Reader, p *Position, raw json.RawMessage, t *townRecord) {
			h := r.Hex(codec.Decode[string](r, raw))
			if t.town = slices.IndexFunc(p.rs.objectives, func(o objective) bool { return o.hex == h }); t.town < 0 {
				r.Fail("%s earns no victory points", p.HexName(h))
			}
		}).Needed(),
	codec.Number[*Position]("captured", func(t *townRecord) *int8 { return &t.captured }).
		Between(func(p *Position, _ *townRecord) (int, int) { return 1, int(p.turn) }).Always(),
	codec.Number[*Position]("occupied", func(t *townRecord) *uint16 { return &t.occupied }).Must(func(p *Position, t *townRecord) string {
		// Only turns after that of the capture, up to now, can have a bit.
		if int(t.occupied)&^(2<<p.turn-2<<t.captured) != 0 {
			return fmt.Sprintf("%d has bits of turns in which the town cannot have been occupied", t.occupied)
		}
		return ""
	}),
).Must(func(_ *Position, t *townRecord) string {
	switch {
	case t.town < 0:
		return "hex is missing"
	case t.captured == 0:
		return "captured is missing"
	}
	return ""
})

func eachTown(_, p *Position, yield func(*townRecord)) {
	for i, t := range p.towns {
		if t.taken() {
			yield(&townRecord{i, t.captured, t.occupied})
		}
	}
}

func keepTowns(r *codec.Reader, _, p *Position, list []townRecord) {
	clear(p.towns)
	for _, t := range list {
		if p.towns[t.town].captured > 0 {
			r.Fail("%s is listed twice", p.Board().Number(p.rs.objectives[t.town].hex))
		}
		p.towns[t.town] = town{captured: t.captured, occupied: t.occupied}
	}
}

// reactionFields are those of 12.1.
var reactionFields = codec.Of(
	codec.Name[*Position]("back", func(r *reaction) *stage { return &r.back }, stageIDs[:]).Needed(),
	codec.Own("from", nil, func(w *codec.Writer, _ *Position, r *reaction) { w.Quoted(w.Board.Number(r.from)) },
		func(in *codec.Reader, _ *Position, raw json.RawMessage, r *reaction) {
			r.from = board.None
			if number := codec.Decode[string](in, raw); number != "" {
				r.from = in.Hex(number)
			}
		}).Needed(),
	codec.Hex[*Position]("to", func(r *reaction) *board.ID { return &r.to }).Needed(),
	codec.Units[*Position]("movers", func(r *reaction) *[]int16 { return &r.movers }).Always(),
	codec.List("waiting", func(r *reaction) *[]trigger { return &r.waiting }, codec.Of(
		codec.Unit[*Position]("unit", func(t *trigger) *int16 { return &t.unit }).Needed(),
		codec.Flag[*Position]("second", func(t *trigger) *bool { return &t.second }),
	), nil).Always().Must(func(p *Position, r *reaction) string {
		for i, t := range r.waiting {
			if slices.ContainsFunc(r.waiting[:i], func(x trigger) bool { return x.unit == t.unit }) {
				return fmt.Sprintf("unit %q is listed twice", p.UnitID(t.unit))
			}
		}
		return ""
	}),
)
