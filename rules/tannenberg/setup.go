package tannenberg

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
)

// SetUp makes a position from a description. It begins with the phase named, the
// arrivals of a player turn where none is; units keep the places of the historical
// deployment unless they are named or Only clears them. Units in one hex lie in
// the order in which they are named.
func (rs *Ruleset) SetUp(s rules.Setup) (rules.Position, error) {
	start, err := rs.New(s.Scenario, s.Options, s.Seed)
	if err != nil {
		return nil, err
	}
	p := start.(*Position)
	if s.Phase == "" {
		s.Phase = phaseIDs[arrivalPhase]
	}
	if s.Turn == 0 {
		s.Turn = int(p.turn)
	}
	if s.Side == "" {
		s.Side = russia.id()
		if s.Phase == phaseIDs[planPhase] || s.Phase == phaseIDs[westPhase] {
			s.Side = central.id()
		}
	}
	if s.Phase != phaseIDs[planPhase] && s.Phase != phaseIDs[deployPhase] && !s.Only {
		deployIn(p).deployAll()
	}
	if s.Only {
		p.clear()
	}
	r := &codec.Reader{Names: rs.Names()}
	p.describe(r, s)
	if r.Err == nil {
		p.enter()
		for p.proceed() { // until somebody has to decide
		}
		p.Begin()
	}
	p.settle(r)
	r.Check(checkOf(p).sound)
	return core.Made(p, r.Err)
}

// describe changes the position to what a description names.
func (p *Position) describe(r *codec.Reader, s rules.Setup) {
	turn, who, ph := r.Moment(s, p.scenario.Turns[0], p.scenario.Turns[1], phaseIDs)
	p.turn, p.side, p.phase = turn, side(who), phase(ph)
	r.In("phase", func() { r.Complain(fitsTime(p, p)) })
	if len(s.State) > 0 {
		r.In("state", func() { stateRecord.Read(r, p, s.State, p) })
	}
	r.ReadUnits(s.Units, func(u int16, x rules.UnitState) { p.postUnit(r, u, x) })
}

// postUnit puts a unit that a description names at the bottom of a stack, unless
// its place there is given.
func (p *Position) postUnit(r *codec.Reader, u int16, x rules.UnitState) {
	if p.onMap(u) {
		p.place(u, board.None)
	}
	ranked := p.readUnit(r, u, x)
	st := &p.units[u]
	to, rank := st.hex, st.rank
	st.hex, st.rank = board.None, 0
	if r.Err != nil || to == board.None {
		return
	}
	if p.unit(u).engineer && !p.restored(to) {
		p.leadLine(u, to)
	}
	p.place(u, to)
	if ranked {
		st.rank = rank
	}
}

// enter begins the phase of a position that was set up by hand.
func (p *Position) enter() {
	switch p.phase {
	case planPhase:
		p.stage = atPlan
	case deployPhase:
		p.stage = atDeploy
	case arrivalPhase:
		p.beginTurn(p.turn, p.side)
	case movementPhase:
		p.beginMovement()
	case combatPhase:
		p.beginCombat()
	case westPhase:
		p.stage = atWest
	}
}
