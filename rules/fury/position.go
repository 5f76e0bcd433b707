package fury

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/verb"
)

// Position is one state of a game. It implements rules.Position.
type Position struct {
	network
	scenario *scenario
	options  options

	initiative side     // who has it (7)
	activation int8     // 1 to 4 in the Activation Phase, 0 outside it
	first      [2]front // of each side: the front that it activates first, noFront before it is chosen
	side       side     // active player
	front      front    // that is activated, noFront outside the activations
	phase      phase
	stage      stage
	back       stage // what goes on after a displacement
	after      stage // what goes on when all losses are taken

	hand      []int16 // the unit in hand, if there is one
	displaced []int16 // lone headquarters that must give way, the next one first
	attacks   []attack
	combat    combat
	demands   []demand
	retreat   withdrawal
	points    int8   // half replacement points left (11.3)
	nation    nation // whose replacements or planning it is, noNation otherwise
	choose    int8   // headquarters still to be made active (11.5)

	tally codec.Tally[unitState]
}

var _ rules.Position = (*Position)(nil)

// Ruleset is the rulebook with its data.
func (p *forces) Ruleset() rules.Ruleset { return p.rs }

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
	case atLoss:
		return p.demands[0].side
	case atRefuse, atForced:
		return p.loserSide()
	case atForce:
		return p.loserSide().enemy()
	case atRetreat, atCohesion, atExcess:
		return p.owner(p.retreat.units[0])
	case atEnd:
		return nobody
	}
	return p.side
}

// loserSide is the side that the result of the combat tells to retreat.
func (p *Position) loserSide() side {
	if p.combat.loser == attacker {
		return p.side
	}
	return p.side.enemy()
}

// Short forms for the chapters.

func (p *forces) unit(u int16) *unit  { return &p.rs.units[u] }
func (p *forces) at(u int16) board.ID { return p.units[u].hex }
func (p *forces) onMap(u int16) bool  { return p.units[u].hex != board.None }
func (p *forces) owner(u int16) side  { return p.rs.units[u].side }

// in lists the units of a side in a hex, headquarters and all, in the order of the
// counters' list.
func (p *forces) in(s side, hex board.ID) []int16 { return p.who.AppendIn(nil, int8(s), hex) }

// forceIn lists the combat units of a side in a hex.
func (p *forces) forceIn(s side, hex board.ID) []int16 {
	return slices.DeleteFunc(p.in(s, hex), func(u int16) bool { return p.unit(u).hq })
}

// all lists the units for which a condition holds, in the order of the counters'
// list.
func (p *forces) all(is func(u int16) bool) []int16 { return verb.Where(len(p.units), is) }

// moving is the unit in hand, -1 for none.
func (p *Position) moving() int16 {
	if len(p.hand) == 0 {
		return -1
	}
	return p.hand[0]
}

// activated tells whether a unit belongs to what may act now.
func (p *Position) activated(u int16) bool { return p.owner(u) == p.side && p.frontOf(u) == p.front }
