package galicia

import (
	"cmp"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
)

// SetUp makes a position from a description. It begins with the phase named, the
// Supply Phase where none is; units keep the scenario's places unless they are
// named or Only clears them.
func (rs *Ruleset) SetUp(s rules.Setup) (rules.Position, error) {
	start, err := rs.New(s.Scenario, s.Options, s.Seed)
	if err != nil {
		return nil, err
	}
	p := start.(*Position)
	r := codec.Reader{Names: rs.Names()}
	restore(p).describe(&r, s)
	p.stage = [...]stage{supplyPhase: atSupply, reinforcementPhase: atArrivals, movementPhase: atMove, combatPhase: atAttack}[p.phase]
	if r.Err == nil {
		for sequenceOf(p).proceed() { // until somebody has to decide
		}
		p.Begin()
	}
	r.Check(p.sound)
	return core.Made(p, r.Err)
}

// describe changes the position to what a description names.
func (p restoring) describe(r *codec.Reader, s rules.Setup) {
	s.Turn, s.Side, s.Phase = cmp.Or(s.Turn, int(p.turn)), cmp.Or(s.Side, p.side.id()), cmp.Or(s.Phase, phaseIDs[p.phase])
	turn, who, ph := r.Moment(s, p.scenario.Turns[0], p.scenario.Turns[1], phaseIDs[:])
	p.turn, p.side, p.phase = turn, side(who), phase(ph)
	if len(s.State) > 0 {
		r.In("state", func() { stateFields.Read(r, p.Position, s.State, p.Position) })
	}
	if s.Only {
		p.clearMap()
		for u := range p.units {
			p.units[u] = unitState{hex: board.None, absent: true}
		}
	}
	r.ReadUnits(s.Units, func(u int16, x rules.UnitState) { p.readUnit(r, u, x) })
	r.In("units", func() { p.checkStacks(r) })
}
