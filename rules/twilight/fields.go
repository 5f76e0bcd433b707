package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// scope is what the fields of a position's JSON need to know besides the struct in
// which they lie.
type scope struct {
	p     *Position
	u     int16 // the unit at hand
	brief bool  // what is long and seldom changes has digests of its own
}

// The figures of a position are bounded far beyond any game.
const (
	mostScore  = 9999
	mostAwards = 5000
	mostRail   = 400
	mostParts  = 40 * parts
	mostGiven  = 99
	mostLevel  = 4
)

// positionFields are those of a whole position.
var positionFields = codec.Of(
	codec.Known[scope]("ruleset", func(w *codec.Writer, _ *Position) { w.Quoted(id) }).Needed(),
	codec.Known[scope]("scenario", func(w *codec.Writer, p *Position) { w.Quoted(p.scenario.ID) }).Needed(),
	codec.Known[scope]("options", func(w *codec.Writer, p *Position) { w.Words(p.options.ids()) }).
		When(func(_ scope, p *Position) bool { return p.options != options{} }),
	codec.Number[scope]("turn", func(p *Position) *int8 { return &p.turn }).Between(turns).Always().Needed(),
	codec.Side[scope]("side", func(p *Position) *side { return &p.side }).Always().Needed(),
	codec.Name[scope]("phase", func(p *Position) *phase { return &p.phase }, phaseIDs[:]).Needed(),
	codec.Name[scope]("stage", func(p *Position) *stage { return &p.stage }, stageIDs[:]).Needed(),
	codec.Dice[scope]("dice", func(p *Position) *rules.Dice { return &p.Dies }),
	codec.Object("state", func(p *Position) *Position { return p }, stateFields),
	codec.Own("units", func(s scope, _ *Position) bool { return s.brief }, writeUnits, readUnits).Needed(),
	codec.Units[scope]("moving", func(p *Position) *[]int16 { return &p.moving }),
	codec.List("attacks", func(p *Position) *[]attack { return &p.attacks }, attackFields, func(x *attack) { x.target = board.None }),
	codec.Hexes[scope]("struck", func(p *Position) *[]board.ID { return &p.struck }),
	codec.Object("combat", func(p *Position) *combat { return &p.combat }, combatFields).When(func(_ scope, p *Position) bool { return p.combat.target != board.None }),
	codec.List("ammunition", func(p *Position) *[]grant { return &p.ammo.grants }, grantFields, func(x *grant) { *x = grant{side: nobody, sources: [2]int16{-1, -1}} }),
	codec.List("retreats", func(p *Position) *[]retreat { return &p.retreats }, retreatFields, func(r *retreat) { r.side = nobody }),
	codec.Object("repulse", func(p *Position) *repulse { return &p.repulse }, repulseFields).When(func(_ scope, p *Position) bool { return p.repulse.target != board.None }),
	codec.Number[scope]("bouts", func(p *Position) *int16 { return &p.bouts }).Within(0, mostBouts),
	codec.List("causeways", func(p *Position) *[]dam { return &p.dams }, damFields, func(d *dam) { d.from, d.to = board.None, board.None }),
	codec.Flag[scope]("second", func(p *Position) *bool { return &p.second }),
	codec.Name[scope]("back", func(p *Position) *stage { return &p.back }, stageIDs[:]).When(func(_ scope, p *Position) bool { return len(p.pending) > 0 }),
	codec.List("pending", func(p *Position) *[]pending { return &p.pending }, pendingFields, func(x *pending) {
		*x = pending{side: nobody, unit: -1, hex: board.None}
	}),
	codec.Object("fording", func(p *Position) *fording { return &p.fording }, fordingFields).When(func(_ scope, p *Position) bool { return p.fording.to != board.None }),
)

func turns(_ scope, p *Position) (first, last int) { return p.scenario.Turns[0], p.scenario.Turns[1] }

// stateFields are what is kept besides the units.
var stateFields = codec.Of(
	codec.NameUnless[scope]("weather", func(p *Position) *weather { return &p.weather }, weatherIDs, normalWeather),
	codec.Numbers[scope]("points", func(p *Position) []int16 { return p.points[:] }).Within(-mostScore, mostScore),
	codec.Hexes[scope]("towns", func(p *Position) *[]board.ID { return &p.towns }),
	codec.Numbers[scope]("rail", func(p *Position) []int16 { return p.rail[:] }).Within(0, mostRail),
	codec.Numbers[scope]("replacements", func(p *Position) []int16 { return p.replacements[:] }).Within(0, mostRail),
	codec.List("works", func(p *Position) *[]work { return &p.works }, workFields, func(w *work) { *w = work{hex: board.None, side: nobody} }).
		Must(inOrder),
	codec.Held[scope]("held", (*Position).holdings).
		When(func(s scope, p *Position) bool { return !s.brief && len(*p.holdings()) > 0 }),
	codec.List("boundaries", func(p *Position) *[]boundary { return &p.boundaries }, boundaryFields, func(l *boundary) { *l = noBoundary }).Must(layable),
	codec.Object("draft", func(p *Position) *boundary { return &p.draft }, boundaryFields).When(func(_ scope, p *Position) bool { return p.drawing() }),
	codec.Flag[scope]("drawn", func(p *Position) *bool { return &p.drawn }),
	codec.Flag[scope]("koenigsberg", func(p *Position) *bool { return &p.koenigsberg }),
	codec.List("tracks", func(p *Position) *[]track { return &p.tracks }, trackFields, func(t *track) { *t = track{board.None, nobody} }).Must(railsInOrder),
	codec.List("cut", func(p *Position) *[]severed { return &p.cut }, cutFields, func(x *severed) { *x = severed{board.None, nobody, false} }),
	codec.List("railheads", func(p *Position) *[]railhead { return &p.railheads }, railheadFields, func(m *railhead) { *m = railhead{hex: board.None} }),
	codec.List("pontoons", func(p *Position) *[]pontoon { return &p.pontoons }, pontoonFields, func(x *pontoon) { *x = noPontoon }),
	codec.Numbers[scope]("folded", func(p *Position) []int8 { return p.folded[:] }).Within(0, 9),
	codec.List("platforms", func(p *Position) *[]platform { return &p.platforms }, platformFields, func(x *platform) { *x = platform{hex: board.None} }),
	codec.Unit[scope]("rider", func(p *Position) *int16 { return &p.rider }),
	codec.Unit[scope]("marker", func(p *Position) *int16 { return &p.marker }),
	codec.List("awards", func(p *Position) *[]award { return &p.awards }, awardFields, func(a *award) { a.side, a.hex, a.unit = nobody, board.None, -1 }).
		AtMost(mostAwards),
)

// workFields are an Improved Position (13).
var workFields = codec.Of(
	codec.Hex[scope]("hex", func(w *work) *board.ID { return &w.hex }),
	codec.Number[scope]("level", func(w *work) *int8 { return &w.level }).Within(0, mostLevel),
	codec.Side[scope]("side", func(w *work) *side { return &w.side }),
	codec.Flag[scope]("ruined", func(w *work) *bool { return &w.ruined }),
	codec.UnitPlusOne[scope]("digger", func(w *work) *int16 { return &w.digger }),
).Must(func(s scope, w *work) string {
	switch {
	case w.hex == board.None || w.side == nobody:
		return "name a hex and a side"
	case !s.p.inPlay(w.hex):
		return "hex " + s.p.Board().Number(w.hex) + " is not in play"
	}
	return ""
})

// inOrder has no hex hold two Improved Positions, and keeps them in the board's order.
func inOrder(_ scope, p *Position) string {
	for i := 1; i < len(p.works); i++ {
		if p.works[i].hex <= p.works[i-1].hex {
			return "the hexes are to stand in the order of the board, each once"
		}
	}
	return ""
}

// damFields are what has crossed a causeway (8.1.6).
var damFields = codec.Of(
	codec.Hex[scope]("from", func(d *dam) *board.ID { return &d.from }),
	codec.Hex[scope]("to", func(d *dam) *board.ID { return &d.to }),
	codec.Number[scope]("load", func(d *dam) *int8 { return &d.load }).Within(0, roomOfDam),
	codec.Flag[scope]("formation", func(d *dam) *bool { return &d.formed }),
).Must(func(_ scope, d *dam) string {
	if d.from == board.None || d.to <= d.from {
		return "name two hexes in the order of the board"
	}
	return ""
})

// fordingFields are those of a step that waits.
var fordingFields = codec.Of(
	codec.Hex[scope]("to", func(f *fording) *board.ID { return &f.to }),
	codec.Unit[scope]("unit", func(f *fording) *int16 { return &f.unit }),
)

// pendingFields are a decision within the other side's move.
var pendingFields = codec.Of(
	codec.Name[scope]("kind", func(x *pending) *pendingKind { return &x.kind }, pendingIDs),
	codec.Side[scope]("side", func(x *pending) *side { return &x.side }),
	codec.Unit[scope]("unit", func(x *pending) *int16 { return &x.unit }),
	codec.Hex[scope]("hex", func(x *pending) *board.ID { return &x.hex }),
)

// awardFields are a line of the account of victory points (27).
var awardFields = codec.Of(
	codec.Number[scope]("turn", func(a *award) *int8 { return &a.turn }).Between(func(s scope, _ *award) (int, int) {
		return 1, s.p.scenario.Turns[1]
	}).Always(),
	codec.Side[scope]("side", func(a *award) *side { return &a.side }),
	codec.Number[scope]("points", func(a *award) *int16 { return &a.points }).Within(-mostScore, mostScore),
	codec.Text[scope]("why", func(a *award) *string { return &a.why }).Always(),
	codec.Text[scope]("case", func(a *award) *string { return &a.cas }).Always(),
	codec.Hex[scope]("hex", func(a *award) *board.ID { return &a.hex }),
	codec.Unit[scope]("unit", func(a *award) *int16 { return &a.unit }),
).Must(func(_ scope, a *award) string {
	if a.turn == 0 || a.side == nobody {
		return "the turn or the side is missing"
	}
	return ""
})

// holdings lists the hexes that are not controlled by the country's own side.
func (p *Position) holdings() *[]codec.Holding[side] { return p.sparse.List(p.held, p.rs.owner) }
