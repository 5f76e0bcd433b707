package greatwar

import (
	"strconv"

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

// damage is what a fortress has lost.
type damage struct {
	hex  board.ID
	lost int8
}

// The figures of a position are bounded far beyond any game: its victory points,
// what is counted within one phase, and the lines of the account.
const (
	mostScore  = 999
	mostPoints = 120
	mostAwards = 5000
)

// positionFields are those of a whole position.
var positionFields = codec.Of(
	codec.Known[scope]("ruleset", func(w *codec.Writer, _ *Position) { w.Quoted(id) }).Needed(),
	codec.Known[scope]("scenario", func(w *codec.Writer, p *Position) { w.Quoted(p.scenario.ID) }).Needed(),
	codec.Known[scope]("options", func(w *codec.Writer, p *Position) { w.Words(p.options.list()) }).
		When(func(_ scope, p *Position) bool { return p.options != options{} }),
	codec.Number[scope]("turn", func(p *Position) *int8 { return &p.turn }).Between(turns).Always().Needed(),
	codec.Side[scope]("side", func(p *Position) *side { return &p.side }).Always().Needed(),
	codec.Name[scope]("phase", func(p *Position) *phase { return &p.phase }, phaseIDs[:]).Needed().Must(onlyAtFirst),
	codec.Name[scope]("stage", func(p *Position) *stage { return &p.stage }, stageIDs[:]).Needed(),
	codec.Name[scope]("back", func(p *Position) *stage { return &p.back }, stageIDs[:]).When(displacing).Must(func(s scope, p *Position) string {
		if !displacing(s, p) {
			return "there is nothing to go back to at the stage \"" + stageIDs[p.stage] + "\""
		}
		return ""
	}),
	codec.Dice[scope]("dice", func(p *Position) *rules.Dice { return &p.Dies }),
	codec.Object("state", func(p *Position) *Position { return p }, stateFields),
	codec.Own("units", func(s scope, _ *Position) bool { return s.brief }, writeUnits, readUnits).Needed(),
	codec.Units[scope]("moving", func(p *Position) *[]int16 { return &p.moving }),
	codec.Units[scope]("displaced", func(p *Position) *[]int16 { return &p.displaced }),
	codec.UnitPlusOne[scope]("falling", func(p *Position) *int16 { return &p.falling }),
	codec.Hexes[scope]("vacated", func(p *Position) *[]board.ID { return &p.vacated }),
	codec.Object("combat", func(p *Position) *combat { return &p.combat }, combatFields).When(func(_ scope, p *Position) bool { return p.inAttack() }).Must(func(_ scope, p *Position) string {
		if !p.inAttack() {
			return "there is none at the stage \"" + stageIDs[p.stage] + "\""
		}
		return ""
	}),
).Must(func(_ scope, p *Position) string {
	if p.inAttack() && len(p.combat.targets) == 0 {
		return "combat: it is missing at the stage \"" + stageIDs[p.stage] + "\""
	}
	return ""
})

func turns(_ scope, p *Position) (first, last int) { return p.scenario.Turns[0], p.scenario.Turns[1] }

func displacing(_ scope, p *Position) bool { return p.stage == atDisplace }

// onlyAtFirst has units set up before the first turn only.
func onlyAtFirst(_ scope, p *Position) string {
	if p.phase == deploymentPhase && int(p.turn) != p.scenario.Turns[0] {
		return "units are set up before turn " + strconv.Itoa(p.scenario.Turns[0]) + " only"
	}
	return ""
}

// stateFields are what is kept besides the units.
var stateFields = codec.Of(
	codec.Number[scope]("score", func(p *Position) *int16 { return &p.score }).Within(-mostScore, mostScore).Always(),
	codec.Number[scope]("serbian_supply", func(p *Position) *int8 { return &p.serbia }).Between(func(_ scope, p *Position) (int, int) {
		return 0, p.rs.tables.SerbianSupply.Most
	}),
	codec.Number[scope]("attacks", func(p *Position) *int8 { return &p.attacks }).Within(0, mostPoints),
	codec.Flag[scope]("flotilla", func(p *Position) *bool { return &p.monitors }),
	codec.Hexes[scope]("stormed", func(p *Position) *[]board.ID { return &p.stormed }),
	codec.Number[scope]("replaced", func(p *Position) *int8 { return &p.replaced }).Within(0, mostPoints),
	codec.List("forts", (*Position).damages, codec.Of(
		codec.Hex[scope]("hex", func(d *damage) *board.ID { return &d.hex }),
		codec.Number[scope]("lost", func(d *damage) *int8 { return &d.lost })), func(d *damage) { d.hex = board.None }).Must(keepDamages),
	codec.Held[scope]("held", (*Position).holdings).
		When(func(s scope, p *Position) bool { return !s.brief && len(*p.holdings()) > 0 }),
	codec.Numbers[scope]("rail", func(p *Position) []int8 { return p.rail[:] }).Within(0, mostPoints),
	codec.List("crossed", func(p *Position) *[]crossing { return &p.crossed }, crossingFields, func(c *crossing) {
		*c = crossing{from: board.None, to: board.None, nation: noNation}
	}),
	codec.List("awards", func(p *Position) *[]award { return &p.awards }, awardFields, func(a *award) { a.hex, a.unit = board.None, -1 }).
		When(func(s scope, p *Position) bool { return len(p.awards) > 0 && !s.brief }).AtMost(mostAwards),
)

// crossingFields are how much of the capacity of a line is used (17.51).
var crossingFields = codec.Of(
	codec.Hex[scope]("from", func(c *crossing) *board.ID { return &c.from }),
	codec.Hex[scope]("to", func(c *crossing) *board.ID { return &c.to }),
	codec.Name[scope]("nation", func(c *crossing) *nation { return &c.nation }, nationIDs[:]),
	codec.Number[scope]("points", func(c *crossing) *int8 { return &c.points }).Within(0, mostPoints),
).Must(func(_ scope, c *crossing) string {
	if c.from == board.None || c.to == board.None || c.nation == noNation {
		return "name two hexes and a nation"
	}
	return ""
})

// awardFields are a line of the account of victory points (25.14).
var awardFields = codec.Of(
	codec.Number[scope]("turn", func(a *award) *int8 { return &a.turn }).Between(func(s scope, _ *award) (int, int) {
		return 1, s.p.scenario.Turns[1]
	}).Always(),
	codec.Number[scope]("points", func(a *award) *int16 { return &a.points }).Within(-mostScore, mostScore),
	codec.Text[scope]("why", func(a *award) *string { return &a.why }).Always(),
	codec.Text[scope]("case", func(a *award) *string { return &a.cas }).Always(),
	codec.Hex[scope]("hex", func(a *award) *board.ID { return &a.hex }),
	codec.Unit[scope]("unit", func(a *award) *int16 { return &a.unit }),
).Must(func(_ scope, a *award) string {
	if a.turn == 0 {
		return "the turn is missing"
	}
	return ""
})

// sparse are lists of what is not as it was at first, as they are written and read.
type sparse struct {
	damages []damage
	held    codec.Holdings[side]
}

// damages lists the fortresses that have lost steps.
func (p *Position) damages() *[]damage {
	list := p.sparse.damages[:0]
	for f, lost := range p.forts {
		if lost > 0 {
			list = append(list, damage{p.rs.forts[f].hex, lost})
		}
	}
	p.sparse.damages = list
	return &p.sparse.damages
}

// keepDamages weakens the fortresses as a list says that was read.
func keepDamages(_ scope, p *Position) string {
	clear(p.forts)
	for _, d := range p.sparse.damages {
		number := p.Board().Number(d.hex)
		if d.hex == board.None || p.rs.fortAt[d.hex] < 0 {
			return "there is no fortress in hex " + number
		}
		f := p.rs.fortAt[d.hex]
		switch most := p.rs.forts[f].steps; {
		case p.forts[f] > 0:
			return "hex " + number + " stands there twice"
		case d.lost < 1 || d.lost > most:
			return number + ": lost: " + strconv.Itoa(int(d.lost)) + " is not from 1 to " + strconv.Itoa(int(most))
		}
		p.forts[f] = d.lost
	}
	return ""
}

// holdings lists the hexes where not the country's own side was last.
func (p *Position) holdings() *[]codec.Holding[side] { return p.sparse.held.List(p.held, p.rs.owner) }

// hold has a side be the last in a hex.
func (p *Position) hold(h board.ID, s side) {
	if p.held[h] != s {
		p.held[h] = s
		p.sparse.held.Changed()
	}
}
