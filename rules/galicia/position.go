package galicia

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
	"vistula/rules/occupancy"
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

	units   []unitState
	base    [2]int16    // victory points at the start
	attacks [2][10]int8 // attacks by infantry in each turn (15.1)
	towns   []town      // as in Ruleset.towns

	moving   []int16 // units in hand
	moved    bool    // they have left the hex they were picked up in
	reaction reaction
	combat   combat

	stands occupancy.Map // derived: who is where

	tally  codec.Tally[unitState] // of the units, for the digest
	writer codec.Writer           // memory for the digest
	work   *memory                // for searches
	shown  *[3]shown              // to nobody, who sees all, and to each side: for the next view
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
	case atReaction, atWithhold:
		return p.side.enemy()
	case atRetreat:
		return p.combat.retreats[0].side
	case atSplit, atExcess:
		return p.combat.splits[len(p.combat.splits)-1].side
	case atLoss:
		if p.combat.toLose[attacker] > 0 {
			return p.side
		}
		return p.side.enemy()
	case atEnd:
		return nobody
	}
	return p.side
}

func (p *Position) unit(u int16) *unit { return &p.rs.units[u] }
func (p *Position) onMap(u int16) bool { return p.units[u].hex != board.None }
func (p *Position) sideName() string   { return sideNames[p.side] }
func (p *Position) owner(u int16) side { return p.rs.units[u].side }

// topOf is the unit that lies uppermost in a hex: the one with the largest printed
// attack strength (5.3), the first in the counters' list among equals.
func (p *Position) topOf(s side, hex board.ID) int16 {
	best := int16(-1)
	for u := range p.eachIn(s, hex) {
		if best < 0 || p.face(u).Attack > p.face(best).Attack {
			best = u
		}
	}
	return best
}

// top is the unit of a stack that is or would be uppermost, as in topOf.
func (p *Position) top(units []int16) int16 {
	best := units[0]
	for _, u := range units[1:] {
		if p.face(u).Attack > p.face(best).Attack {
			best = u
		}
	}
	return best
}

func (p *Position) inAttack() bool { return p.stage.inAttack() }
