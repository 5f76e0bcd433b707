package greatwar

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/occupancy"
	"vistula/rules/verb"
)

// Position is one state of a game. It implements rules.Position.
type Position struct {
	core.Table
	rs       *Ruleset
	scenario *scenario
	options  options

	turn  int8
	side  side // phasing player
	phase phase
	stage stage
	back  stage // what goes on after a displacement

	units    []unitState
	forts    []int8 // steps lost by each of Ruleset.forts (11.13)
	held     []side // by hex: whose unit was last there; the country's side at first (5.33, 25.12)
	score    int16  // Allied victory point total (25.0)
	awards   []award
	serbia   int8       // Serbian supply points (20.0)
	rail     [3]int8    // stacking points that count against each rail capacity this phase (5.31)
	crossed  []crossing // 17.5
	attacks  int8       // made this game turn; under the attack imperative, this player turn (23.0)
	monitors bool       // the flotilla has been used this turn (21.0)
	stormed  []board.ID // hexes whose fortress has been attacked this phase (8.14)
	replaced int8       // stacking points tried for replacement this phase (13.0)

	moving    []int16    // units in hand
	displaced []int16    // headquarters that must displace, the next one first (10.52)
	falling   int16      // cavalry that falls back, plus one
	vacated   []board.ID // its way so far; the first is the hex that it left (12.16)
	combat    combat

	who   occupancy.Map // derived: who stands where
	known known         // derived: supply and command, as far as anybody asked

	tally   codec.Tally[unitState] // the digest of the units
	account account                // the digest of the awards
	scratch scratch
	sparse  sparse
}

var _ rules.Position = (*Position)(nil)

// Ruleset is the rulebook with its data.
func (p *Position) Ruleset() rules.Ruleset { return p.rs }

// Status tells the turn, the phase and who is to decide.
func (p *Position) Status() rules.Status {
	return rules.Status{Scenario: p.scenario.ID, Turn: int(p.turn), Side: p.side.id(), Phase: phaseIDs[p.phase],
		Stage: stageIDs[p.stage], ToAct: p.toAct().id(), Over: p.stage == atEnd}
}

// toAct is who decides next.
func (p *Position) toAct() side {
	switch p.stage {
	case atDisplace:
		return p.owner(p.displaced[0])
	case atWithdraw, atFallBack, atDefence, atOption, atAffect, atRetreat:
		return p.side.enemy()
	case atCrowded:
		return p.crowded()
	case atLoss:
		if p.combat.toLose[defender] > 0 {
			return p.side.enemy()
		}
		return p.side
	case atEnd:
		return nobody
	}
	return p.side
}

// doing is the stage, or the one to which a displacement goes back.
func (p *Position) doing() stage {
	if p.stage == atDisplace {
		return p.back
	}
	return p.stage
}

// What the book of verbs needs to know.

// Stage is what is being decided.
func (p *Position) Stage() int { return int(p.stage) }

// Short forms for the chapters.

func (p *Position) unit(u int16) *unit  { return &p.rs.units[u] }
func (p *Position) at(u int16) board.ID { return p.units[u].hex }
func (p *Position) onMap(u int16) bool  { return p.units[u].hex != board.None }
func (p *Position) owner(u int16) side  { return p.rs.units[u].side }

// all lists the units for which a condition holds, in the order of the counters'
// list.
func (p *Position) all(is func(u int16) bool) []int16 { return verb.Where(len(p.units), is) }

// inAttack tells whether an attack is in hand, be it that a headquarters has to
// displace in between.
func (p *Position) inAttack() bool {
	s := p.doing()
	return s > atAttack && s <= atAdvance
}

// player names who decides, at the head of a prompt.
func (p *Position) player(s side) string {
	if s == allied {
		return "Allied player"
	}
	return sideNames[s]
}
