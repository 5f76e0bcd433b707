package tannenberg

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
)

// SetUp makes a position from a description. It begins with the phase named, the
// arrivals of a player turn where none is; units keep the places of the historical
// deployment unless they are named or Only clears them. Units in one square lie in
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
		p.deployAll()
	}
	l := newLoader(p)
	if s.Only {
		l.clear()
		p.refresh()
	}
	l.when(s.Turn, s.Side, s.Phase)
	l.state(s.State)
	l.someUnits(s.Units)
	if l.Err == nil {
		p.enter()
		p.proceed()
		p.events = nil
		l.settle()
	}
	if l.Err == nil {
		l.Err = p.sound()
	}
	if l.Err != nil {
		return nil, fmt.Errorf("position: %w", l.Err)
	}
	return p, nil
}

// someUnits places the units that a description names.
func (l *loader) someUnits(list []rules.UnitState) {
	p := l.p
	seen := map[string]bool{}
	for _, x := range list {
		u := l.Unit("units", x.ID)
		if l.Err != nil {
			return
		}
		if seen[x.ID] {
			l.Fail("units: unit %q stands there twice", x.ID)
			return
		}
		seen[x.ID] = true
		if p.onMap(u) {
			p.place(u, board.None)
		}
		ranked := l.setUnit(u, x)
		if l.Err != nil {
			return
		}
		st := &p.units[u]
		to, rank := st.hex, st.rank
		st.hex, st.rank = board.None, 0
		if to == board.None {
			continue
		}
		if p.unit(u).engineer && !p.restored(to) {
			p.leadLine(u, to)
		}
		p.place(u, to)
		if ranked {
			st.rank = rank
		}
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
