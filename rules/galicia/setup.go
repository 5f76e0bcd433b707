package galicia

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
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
	l := newLoader(p)
	if s.Turn == 0 {
		s.Turn = int(p.turn)
	}
	if s.Side == "" {
		s.Side = p.side.id()
	}
	if s.Phase == "" {
		s.Phase = phaseIDs[supplyPhase]
	}
	l.when(s.Turn, s.Side, s.Phase)
	l.state(s.State)
	l.someUnits(s)
	p.stage = [...]stage{atSupply, atArrivals, atMove, atAttack}[p.phase]
	if l.Err == nil {
		p.proceed()
		p.events = nil
		l.Err = p.sound()
	}
	if l.Err != nil {
		return nil, fmt.Errorf("position: %w", l.Err)
	}
	return p, nil
}

// someUnits places the units that a description names.
func (l *loader) someUnits(s rules.Setup) {
	if s.Only {
		l.clearMap()
		for u := range l.p.units {
			l.p.units[u] = unitState{hex: board.None, absent: true}
		}
	}
	seen := map[string]bool{}
	for _, x := range s.Units {
		u := l.Unit("units", x.ID)
		if l.Err != nil {
			return
		}
		if seen[x.ID] {
			l.Fail("units: unit %q stands there twice", x.ID)
			return
		}
		seen[x.ID] = true
		l.setUnit(u, x)
	}
	l.checkStacks()
}
