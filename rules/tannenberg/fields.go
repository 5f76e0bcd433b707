package tannenberg

import (
	"encoding/json"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// The fields of a position, each of which is listed once: what is hashed and saved,
// read back and described by hand follows from these lists.

// Bounds of what is read: points and lines of the account, far beyond any game, what
// is counted within one turn, and how far a stack may be over its limit while units
// pass through it.
const (
	mostPoints = 9999
	mostAwards = 5000
	mostCount  = 120
	mostOver   = 40
)

// fieldOf is a field of a struct that is checked against its position.
type fieldOf[T any] = codec.Field[*Position, T]

// Fields of a position.
var (
	timeFields = []*fieldOf[Position]{
		codec.Known[*Position]("ruleset", func(w *codec.Writer, _ *Position) { w.Quoted(id) }),
		codec.Known[*Position]("scenario", func(w *codec.Writer, p *Position) { w.Quoted(p.scenario.ID) }),
		codec.Known[*Position]("options", writeOptions).When(chosen),
		codec.Number[*Position]("turn", func(p *Position) *int8 { return &p.turn }).Always().Needed().Between(turnsOf),
		codec.Side[*Position]("side", func(p *Position) *side { return &p.side }).Needed(),
		codec.Name[*Position]("phase", func(p *Position) *phase { return &p.phase }, phaseIDs[:]).Needed().Must(fitsTime),
		codec.Name[*Position]("stage", func(p *Position) *stage { return &p.stage }, stageIDs[:]).Needed(),
		codec.Dice[*Position]("dice", func(p *Position) *rules.Dice { return &p.Dies }),
	}
	stateField = codec.Object("state", func(p *Position) *Position { return p }, stateRecord).Always()
	unitsField = codec.Own("units", nil, func(w *codec.Writer, _ *Position, p *Position) { p.rs.roster.Write(w, p.rosterAt, p.rosterState) },
		func(r *codec.Reader, _ *Position, raw json.RawMessage, p *Position) {
			r.ReadUnits(codec.Decode[[]rules.UnitState](r, raw), func(u int16, x rules.UnitState) { p.readUnit(r, u, x) })
		}).Needed()
	handFields = []*fieldOf[Position]{
		codec.Units[*Position]("moving", func(p *Position) *[]int16 { return &p.moving }),
		codec.Object("combat", func(p *Position) *combat { return &p.combat }, combatRecord).
			When(func(_ *Position, p *Position) bool { return p.inAttack() }).Must(fitsAttack),
	}

	positionRecord = codec.Of(slices.Concat(timeFields, []*fieldOf[Position]{stateField, unitsField}, handFields)...)
	// restRecord is a position without its units and its account.
	restRecord = codec.Of(slices.Concat(timeFields, countFields, handFields)...)
)

// stateRecord is what is kept besides the units.
var stateRecord = codec.Of(append(countFields[:len(countFields):len(countFields)], awardsField)...)

// countFields are all of that but the account.
var countFields = []*fieldOf[Position]{
	codec.Numbers[*Position]("kills", func(p *Position) []int16 { return p.kills[:] }).Always().Within(0, mostPoints),
	codec.Numbers[*Position]("western", func(p *Position) []int16 { return p.western[:] }).Within(0, mostPoints).Must(fitsWest),
	codec.Own("destroyed", nothingDestroyed, writeDestroyed, readDestroyed),
	codec.Sparse("held", codec.Of(
		codec.Hex[*Position]("hex", func(x *holding) *board.ID { return &x.hex }),
		codec.Side[*Position]("side", func(x *holding) *side { return &x.side })), func(x *holding) { *x = holding{board.None, nobody} }, eachHolding, keepHoldings),
	codec.Sparse("restored", codec.Of(
		codec.Unit[*Position]("unit", func(x *trail) *int16 { return &x.unit }),
		codec.Hexes[*Position]("hexes", func(x *trail) *[]board.ID { return &x.way }).Must(func(_ *Position, x *trail) string { return distinct(x.way) })),
		func(x *trail) { x.unit = -1 }, eachTrail, keepTrails),
	codec.Numbers[*Position]("rail", func(p *Position) []int8 { return p.rail[:] }).Within(0, mostCount),
	codec.Numbers[*Position]("brought", func(p *Position) []int16 { return p.brought[:] }).Within(0, mostCount),
	codec.Number[*Position]("supply_units", func(p *Position) *int8 { return &p.supplies }).Within(0, mostCount),
	codec.Number[*Position]("transfers", func(p *Position) *int16 { return &p.transfers }).Within(0, mostCount),
	codec.Hexes[*Position]("struck", func(p *Position) *[]board.ID { return &p.struck }).Must(func(_ *Position, p *Position) string { return distinct(p.struck) }),
	codec.Own("stormed", func(_ *Position, p *Position) bool { return len(p.stormed) == 0 }, writeStormed, readStormed),
	codec.List("supports", func(p *Position) *[]support { return &p.supports }, codec.Of(
		codec.Hex[*Position]("hex", func(s *support) *board.ID { return &s.hex }),
		codec.Unit[*Position]("unit", func(s *support) *int16 { return &s.unit }),
		codec.Own("nobody", func(_ *Position, s *support) bool { return s.unit != noUnit }, func(w *codec.Writer, _ *Position, _ *support) { w.Raw("true") }, readNobody)),
		func(s *support) { *s = support{board.None, undecided} }).Must(fitsSupporters),
}

var awardsField = codec.List("awards", func(p *Position) *[]award { return &p.awards }, awardRecord, func(a *award) { a.side, a.hex, a.unit = nobody, board.None, -1 }).
	AtMost(mostAwards)

// awardRecord is a line of the account.
var awardRecord = codec.Of(
	codec.Number[*Position]("turn", func(a *award) *int8 { return &a.turn }).Always().Between(func(p *Position, _ *award) (int, int) { return 1, p.scenario.Turns[1] }),
	codec.Side[*Position]("side", func(a *award) *side { return &a.side }),
	codec.Number[*Position]("points", func(a *award) *int16 { return &a.points }).Within(-mostPoints, mostPoints),
	codec.Text[*Position]("why", func(a *award) *string { return &a.why }).Always(),
	codec.Text[*Position]("case", func(a *award) *string { return &a.cas }).Always(),
	codec.Hex[*Position]("hex", func(a *award) *board.ID { return &a.hex }),
	codec.Unit[*Position]("unit", func(a *award) *int16 { return &a.unit }),
).Must(func(_ *Position, a *award) string {
	switch {
	case a.turn == 0:
		return "the turn is missing"
	case a.side == nobody:
		return "the side is missing"
	}
	return ""
})

// unitRecord is the state of a unit.
var unitRecord = codec.Of(
	codec.Number[unitOf]("rank", func(s *unitState) *int8 { return &s.rank }).Between(func(x unitOf, _ *unitState) (int, int) {
		return 0, int(x.p.limit(x.p.owner(x.unit))) + mostOver
	}),
	codec.Number[unitOf]("dead", func(s *unitState) *int8 { return &s.dead }).Between(func(x unitOf, _ *unitState) (int, int) { return 0, int(x.p.turn) }),
	codec.Flag[unitOf]("absent", func(s *unitState) *bool { return &s.absent }),
	codec.NameUnless[unitOf]("front", func(s *unitState) *front { return &s.front }, frontIDs[:], east),
	codec.Number[unitOf]("due", func(s *unitState) *int8 { return &s.due }).Within(0, mostCount),
	codec.Flag[unitOf]("isolated", func(s *unitState) *bool { return &s.isolated }),
	codec.Number[unitOf]("spent", func(s *unitState) *int8 { return &s.spent }).Within(0, mostCount),
	codec.Flag[unitOf]("railed", func(s *unitState) *bool { return &s.railed }),
	codec.Flag[unitOf]("moved", func(s *unitState) *bool { return &s.moved }),
	codec.Flag[unitOf]("done", func(s *unitState) *bool { return &s.done }),
	codec.Flag[unitOf]("attacked", func(s *unitState) *bool { return &s.attacked }),
	codec.Flag[unitOf]("raised", func(s *unitState) *bool { return &s.raised }),
	codec.Flag[unitOf]("known", func(s *unitState) *bool { return &s.known }),
)

// unitOf is a unit of a position, which the fields of its state are checked against.
type unitOf struct {
	p    *Position
	unit int16
}

// combatRecord is the attack in hand.
var combatRecord = codec.Of(
	codec.Hex[*Position]("target", func(c *combat) *board.ID { return &c.target }).Always().Needed(),
	codec.Own("fort", func(_ *Position, c *combat) bool { return c.fort == 0 }, func(w *codec.Writer, p *Position, c *combat) { p.rs.writeFort(w, c.fort-1) },
		func(r *codec.Reader, p *Position, raw json.RawMessage, c *combat) {
			c.fort = p.rs.readFortPair(r, codec.Decode[[2]string](r, raw)) + 1
		}),
	codec.Units[*Position]("attackers", func(c *combat) *[]int16 { return &c.attackers }),
	codec.UnitPlusOne[*Position]("defender", func(c *combat) *int16 { return &c.defender }),
	codec.Numbers[*Position]("strength", func(c *combat) []int16 { return c.strength[:] }).Always().Within(0, mostPoints),
	codec.Number[*Position]("column", func(c *combat) *int8 { return &c.column }).Within(0, crtColumns-1),
	codec.Number[*Position]("die", func(c *combat) *int8 { return &c.die }).Within(0, 12),
	codec.Name[*Position]("result", func(c *combat) *result { return &c.result }, resultIDs[:]).Needed(),
	codec.Number[*Position]("role", func(c *combat) *int8 { return &c.role }).Within(attacker, defender),
	codec.Number[*Position]("to_lose", func(c *combat) *int16 { return &c.toLose }).Within(0, mostCount),
	codec.Flag[*Position]("exchange", func(c *combat) *bool { return &c.exchange }),
	codec.Number[*Position]("weaker", func(c *combat) *int8 { return &c.weaker }).Within(attacker, defender),
	codec.Number[*Position]("lost", func(c *combat) *int16 { return &c.lost }).Within(0, mostPoints),
	codec.Number[*Position]("to_equal", func(c *combat) *int16 { return &c.toEqual }).Within(0, mostPoints),
	codec.Flag[*Position]("back", func(c *combat) *bool { return &c.back }),
	codec.Units[*Position]("retreats", func(c *combat) *[]int16 { return &c.retreats }),
	codec.Hexes[*Position]("vacated", func(c *combat) *[]board.ID { return &c.vacated }).Must(func(_ *Position, c *combat) string { return distinct(c.vacated) }),
)

// AppendJSON appends the position as one line of JSON.
func (p *Position) AppendJSON(b []byte) []byte {
	return positionRecord.Append(b, p.rs.Names(), p, p)
}

// inAttack tells whether an attack is in hand.
func (p *Position) inAttack() bool { return p.stage >= atCommit && p.stage <= atAdvance }

// rosterAt tells where a unit is, and whether its state is worth a word.
func (p *forces) rosterAt(u int16) (board.ID, bool) {
	st := &p.units[u]
	return st.hex, *st != unitState{hex: st.hex}
}

func (p *Position) rosterState(u int16) (unitOf, *unitState) { return unitOf{p, u}, &p.units[u] }
