package twilight

import (
	"cmp"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
)

// SetUp makes a position from a description. It begins with the phase named, the
// Reinforcement Phase of a player turn where none is; units keep the scenario's
// places unless they are named or Only clears them.
func (rs *Ruleset) SetUp(s rules.Setup) (rules.Position, error) {
	sc, err := rs.Choose(s.Scenario, s.Options)
	if err != nil {
		return nil, err
	}
	p := sc.start.clone()
	p.Dies, p.options = rules.NewDice(s.Seed), parseOptions(s.Options)
	s.Turn, s.Side, s.Phase = cmp.Or(s.Turn, int(p.turn)), cmp.Or(s.Side, sideIDs[sc.opens]), cmp.Or(s.Phase, phaseIDs[reinforcementPhase])
	r := &codec.Reader{Names: rs.Names()}
	p.sparse = codec.Holdings[side]{}
	restore(p).describe(r, s)
	if r.Err == nil {
		restore(p).settle(r)
	}
	if r.Err == nil {
		restore(p).displays(r)
		restore(p).records(r)
	}
	p.towns = accountOf(p).taken()
	if r.Err == nil {
		turnOf(p).enter(p.phase)
		for turnOf(p).proceed() { // until somebody has to decide
		}
		p.Begin()
	}
	r.Check(p.sound)
	return core.Made(p, r.Err)
}

// describe reads what a description says of the turn, the state and the units.
func (p restoring) describe(r *codec.Reader, s rules.Setup) {
	turn, who, ph := r.Moment(s, p.scenario.Turns[0], p.scenario.Turns[1], phaseIDs[:])
	p.turn, p.side, p.phase = turn, side(who), phase(ph)
	if s.Only {
		for u := range p.units {
			p.units[u] = p.rs.nowhere(int16(u))
		}
		p.works = nil
	}
	if len(s.State) > 0 {
		r.In("state", func() { stateFields.Read(r, scope{p: p.Position}, s.State, p.Position) })
	}
	r.ReadUnits(s.Units, func(u int16, x rules.UnitState) {
		p.readUnit(r, u, x)
		if st := &p.units[u]; st.hex == board.None && st.gone == absent && p.scenario.due[u] > 0 {
			st.gone = waiting
		}
	})
}
