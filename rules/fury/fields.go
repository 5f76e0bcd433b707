package fury

import (
	"encoding/json"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// The fields of a position, from which follow its JSON, the reader of saves and
// the reader of what a person describes for the referee.

// mostPoints bounds what is counted within a phase, far beyond any game.
const mostPoints = 120

type positionField = *codec.Field[*Position, Position]

// positionFields are a whole position, restFields all of it but the units.
var (
	positionFields = codec.Of(slices.Concat(headFields, []positionField{unitsField}, handFields)...)
	restFields     = codec.Of(slices.Concat(headFields, handFields)...)
)

// headFields tell where the game stands.
var headFields = []positionField{
	codec.Known[*Position]("ruleset", func(w *codec.Writer, _ *Position) { w.Quoted(id) }).Needed(),
	codec.Known[*Position]("scenario", func(w *codec.Writer, p *Position) { w.Quoted(p.scenario.ID) }).Needed(),
	codec.Known[*Position]("options", func(w *codec.Writer, p *Position) { w.Words(p.options.list()) }).
		When(func(_, p *Position) bool { return p.options != options{} }),
	codec.Number[*Position]("turn", func(p *Position) *int8 { return &p.turn }).Always().Needed().
		Between(func(_, p *Position) (int, int) { return p.scenario.Turns[0], p.scenario.Turns[1] }),
	codec.Side[*Position]("side", func(p *Position) *side { return &p.side }).Always().Needed(),
	codec.Name[*Position]("phase", func(p *Position) *phase { return &p.phase }, phaseIDs[:]).Needed().Must((*Position).fitsTurn),
	codec.Name[*Position]("stage", func(p *Position) *stage { return &p.stage }, stageIDs[:]).Needed(),
	codec.NameUnless[*Position]("back", func(p *Position) *stage { return &p.back }, stageIDs[:], 0),
	codec.NameUnless[*Position]("after", func(p *Position) *stage { return &p.after }, stageIDs[:], 0),
	codec.Dice[*Position]("dice", func(p *Position) *rules.Dice { return &p.Dies }),
	codec.Object("state", func(p *Position) *Position { return p }, stateFields),
}

var unitsField = codec.Own("units", nil, func(w *codec.Writer, _, p *Position) { p.rs.roster.Write(w, p.whereIs, p.stateOf) },
	func(r *codec.Reader, _ *Position, raw json.RawMessage, p *Position) {
		r.ReadUnits(codec.Decode[[]rules.UnitState](r, raw), func(u int16, x rules.UnitState) { p.readUnit(r, u, x) })
	}).Needed()

// handFields are the decision in hand.
var handFields = []positionField{
	codec.Own("moving", func(_, p *Position) bool { return len(p.hand) == 0 }, func(w *codec.Writer, _, p *Position) { w.Quoted(w.Units[p.moving()]) },
		func(r *codec.Reader, _ *Position, raw json.RawMessage, p *Position) {
			p.hand = append(p.hand[:0], r.Unit(codec.Decode[string](r, raw)))
		}),
	codec.Units[*Position]("displaced", func(p *Position) *[]int16 { return &p.displaced }),
	codec.List("attacks", func(p *Position) *[]attack { return &p.attacks }, attackFields, nil),
	codec.Object("combat", func(p *Position) *combat { return &p.combat }, combatFields).
		When(func(_, p *Position) bool { return p.combat.on() }),
	codec.List("demands", func(p *Position) *[]demand { return &p.demands }, demandFields, nil),
	codec.Object("retreat", func(p *Position) *withdrawal { return &p.retreat }, retreatFields).
		When(func(_, p *Position) bool { return len(p.retreat.units) > 0 }),
}

// stateFields are what is kept besides the units and the decision in hand.
var stateFields = codec.Of(
	codec.Side[*Position]("initiative", func(p *Position) *side { return &p.initiative }),
	codec.Number[*Position]("activation", func(p *Position) *int8 { return &p.activation }).Within(0, 4),
	codec.Own("first", func(_, p *Position) bool { return p.first == [2]front{noFront, noFront} }, writeFirst, readFirst),
	codec.NameUnless[*Position]("front", func(p *Position) *front { return &p.front }, frontIDs[:], noFront),
	codec.Sparse("forts", fortFields, func(f *fortRecord) { f.hex = board.None }, (*Position).eachFort, readForts),
	codec.Sparse("fronts", postFields, func(f *postRecord) { *f = postRecord{noArmy, noFront} }, (*Position).eachPosted, readFronts),
	codec.Numbers[*Position]("rail", func(p *Position) []int8 { return p.rail[:] }).Always().Must((*Position).fitsRail),
	codec.NameUnless[*Position]("nation", func(p *Position) *nation { return &p.nation }, nationIDs[:], noNation),
	codec.Number[*Position]("points", func(p *Position) *int8 { return &p.points }).Within(0, mostPoints),
	codec.Number[*Position]("choose", func(p *Position) *int8 { return &p.choose }).
		Between(func(_, p *Position) (int, int) { return 0, len(p.rs.armies) }),
)

// fortRecord is a fortress that is not as it was at the start.
type fortRecord struct {
	hex board.ID
	fortState
}

var fortFields = codec.Of(
	codec.Hex[*Position]("hex", func(f *fortRecord) *board.ID { return &f.hex }),
	codec.Side[*Position]("holder", func(f *fortRecord) *side { return &f.holder }),
	codec.Flag[*Position]("taken", func(f *fortRecord) *bool { return &f.taken }),
	codec.Flag[*Position]("besieged", func(f *fortRecord) *bool { return &f.besieged }),
	codec.Flag[*Position]("tested", func(f *fortRecord) *bool { return &f.tested }),
	codec.Number[*Position]("since", func(f *fortRecord) *int8 { return &f.since }).
		Between(func(p *Position, _ *fortRecord) (int, int) { return 0, int(p.turn) }),
)

// postRecord is the front to which an army was posted that had to choose (12).
type postRecord struct {
	army  int8
	front front
}

var postFields = codec.Of(
	armyField("army", func(f *postRecord) *int8 { return &f.army }, func(p *Position) *Ruleset { return p.rs }, func(*Position) int8 { return noArmy }),
	codec.NameUnless[*Position]("front", func(f *postRecord) *front { return &f.front }, frontIDs[:], noFront),
)

var attackFields = codec.Of(
	codec.Hex[*Position]("from", func(a *attack) *board.ID { return &a.from }).Needed(),
	codec.Hex[*Position]("target", func(a *attack) *board.ID { return &a.target }).Needed(),
	codec.Units[*Position]("units", func(a *attack) *[]int16 { return &a.units }),
)

// roleIDs name who lost a combat.
var roleIDs = []string{attacker: "attacker", defender: "defender"}

var combatFields = codec.Of(
	codec.Hex[*Position]("from", func(c *combat) *board.ID { return &c.from }).Needed(),
	codec.Hex[*Position]("target", func(c *combat) *board.ID { return &c.target }).Needed(),
	codec.Units[*Position]("attackers", func(c *combat) *[]int16 { return &c.attackers }),
	codec.Number[*Position]("cavalry", func(c *combat) *int8 { return &c.cavalry }).Within(0, 6),
	codec.Number[*Position]("die", func(c *combat) *int8 { return &c.die }).Within(0, 6),
	codec.Number[*Position]("total", func(c *combat) *int8 { return &c.total }).Within(-mostPoints, mostPoints),
	codec.NameUnless[*Position]("loser", func(c *combat) *int8 { return &c.loser }, roleIDs, noRole),
	codec.Flag[*Position]("extra", func(c *combat) *bool { return &c.extra }),
	codec.Flag[*Position]("advanced", func(c *combat) *bool { return &c.advanced }),
	codec.Object("rolled", func(c *combat) *rolled { return &c.rolled }, rolledFields).
		When(func(_ *Position, c *combat) bool { return c.die > 0 }),
)

var rolledFields = codec.Of(
	codec.Numbers[*Position]("strength", func(r *rolled) []int8 { return r.strength[:] }).Always().Within(0, mostPoints),
	codec.List("attackers", func(r *rolled) *[]fighter { return &r.fought[attacker] }, fighterFields, nil),
	codec.List("defenders", func(r *rolled) *[]fighter { return &r.fought[defender] }, fighterFields, nil),
	codec.List("shifts", func(r *rolled) *[]rules.Modifier { return &r.shifts }, shiftFields, nil),
)

var fighterFields = codec.Of(
	codec.Unit[*Position]("unit", func(f *fighter) *int16 { return &f.unit }).Needed(),
	codec.Number[*Position]("lost", func(f *fighter) *int8 { return &f.lost }).
		Between(func(p *Position, f *fighter) (int, int) { return 0, p.unit(f.unit).Steps }),
)

var shiftFields = codec.Of(
	codec.Text[*Position]("what", func(m *rules.Modifier) *string { return &m.What }).Always(),
	codec.Number[*Position]("value", func(m *rules.Modifier) *int { return &m.Value }).Always().Within(-mostPoints, mostPoints),
	codec.Text[*Position]("case", func(m *rules.Modifier) *string { return &m.Case }).Always(),
)

var demandFields = codec.Of(
	codec.Side[*Position]("side", func(d *demand) *side { return &d.side }).Needed(),
	codec.Units[*Position]("units", func(d *demand) *[]int16 { return &d.units }),
	codec.Number[*Position]("losses", func(d *demand) *int8 { return &d.n }).Within(1, mostPoints).Needed(),
)

var retreatFields = codec.Of(
	codec.Number[*Position]("left", func(r *withdrawal) *int8 { return &r.left }).Always().Within(0, 9),
	codec.Units[*Position]("units", func(r *withdrawal) *[]int16 { return &r.units }),
	codec.Hexes[*Position]("trail", func(r *withdrawal) *[]board.ID { return &r.trail }),
)

// scope is what a unit's fields depend on besides its state.
type scope struct {
	p *Position
	u int16
}

var unitFields = codec.Of(
	codec.NameUnless[scope]("box", func(s *unitState) *box { return &s.box }, boxIDs[:], onMap),
	codec.Number[scope]("lost", func(s *unitState) *int8 { return &s.lost }).
		Between(func(at scope, s *unitState) (int, int) { return 0, at.p.unit(at.u).mostLost(s.box) }),
	codec.Number[scope]("due", func(s *unitState) *int8 { return &s.due }).
		Between(func(at scope, _ *unitState) (int, int) { return 0, at.p.scenario.Turns[1] }),
	armyField("army", func(s *unitState) *int8 { return &s.army }, func(at scope) *Ruleset { return at.p.rs }, func(at scope) int8 { return at.p.unit(at.u).army }).
		Must(func(at scope, s *unitState) string {
			if at.p.unit(at.u).mayJoin(s.army, at.p.rs.armies) {
				return ""
			}
			return "it cannot be assigned to " + at.p.rs.armies[s.army].id + " (12)"
		}),
	codec.Flag[scope]("active", func(s *unitState) *bool { return &s.active }),
	codec.Flag[scope]("disorganised", func(s *unitState) *bool { return &s.disorganised }),
	codec.Flag[scope]("reformed", func(s *unitState) *bool { return &s.reformed }),
	codec.Flag[scope]("entered", func(s *unitState) *bool { return &s.entered }),
	codec.Number[scope]("spent", func(s *unitState) *int8 { return &s.spent }).Within(0, mostPoints),
	codec.Flag[scope]("moved", func(s *unitState) *bool { return &s.moved }),
	codec.Flag[scope]("stopped", func(s *unitState) *bool { return &s.stopped }),
	codec.Flag[scope]("retreated", func(s *unitState) *bool { return &s.retreated }),
	codec.Flag[scope]("adjusted", func(s *unitState) *bool { return &s.adjusted }),
)

// armyField is an army, by the id of its headquarters; it is left out where it is as
// printed.
func armyField[P, T any](name string, at func(*T) *int8, book func(P) *Ruleset, printed func(P) int8) *codec.Field[P, T] {
	return codec.Own(name, func(p P, t *T) bool { return *at(t) == printed(p) },
		func(w *codec.Writer, p P, t *T) { w.Quoted(book(p).armies[*at(t)].id) },
		func(r *codec.Reader, p P, raw json.RawMessage, t *T) {
			id, armies := codec.Decode[string](r, raw), book(p).armies
			i := slices.IndexFunc(armies, func(a army) bool { return a.id == id })
			if i < 0 {
				r.Fail("%q is not a headquarters", id)
				return
			}
			*at(t) = int8(i)
		})
}
