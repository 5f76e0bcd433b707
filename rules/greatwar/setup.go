package greatwar

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
)

// SetUp makes a position from a description. It begins with the phase named, the
// first segment of a player turn where none is; units keep the scenario's places
// unless they are named or Only clears them. In the Movement Segment and in
// combat the phasing units count as commanded unless their state says otherwise.
func (rs *Ruleset) SetUp(s rules.Setup) (rules.Position, error) {
	start, err := rs.New(s.Scenario, s.Options, s.Seed)
	if err != nil {
		return nil, err
	}
	p := start.(*Position)
	if s.Phase != phaseIDs[deploymentPhase] {
		p.deployAll()
	}
	if s.Turn == 0 {
		s.Turn = int(p.turn)
	}
	if s.Side == "" {
		s.Side = p.side.id()
	}
	if s.Phase == "" {
		s.Phase = phaseIDs[supplyPhase]
	}
	l := newLoader(p)
	l.when(s.Turn, s.Side, s.Phase)
	l.state(s.State)
	l.someUnits(s)
	l.settle()
	if l.Err == nil {
		p.enter()
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
	p := l.p
	if s.Only {
		for u := range p.units {
			p.units[u] = unitState{hex: board.None, entry: board.None, absent: true}
		}
	}
	told := map[int16]bool{}
	seen := map[string]bool{}
	for _, x := range s.Units {
		u := l.Unit("units", x.ID)
		if l.Err != nil {
			return
		}
		if seen[x.ID] {
			l.Fail("units: unit %q is listed twice", x.ID)
			return
		}
		seen[x.ID] = true
		f := l.setUnit(u, x)
		told[u] = f.Commanded != nil
		l.whereOff(u)
	}
	if p.phase == movementPhase || p.phase == combatPhase {
		for i := range p.units {
			if u := int16(i); p.owner(u) == p.side && p.units[u].alive() && !told[u] {
				p.units[u].commanded = true
			}
		}
	}
}

// whereOff completes the state of a unit that a description leaves off the map
// without saying why: it comes when it is scheduled, is still to be set up, or
// takes no part.
func (l *loader) whereOff(u int16) {
	p, st := l.p, &l.p.units[u]
	switch {
	case st.hex != board.None || !st.alive() || st.due > 0 || st.link > 0:
	case p.scenario.due[u] > 0:
		st.due = p.scenario.due[u]
	case p.phase != deploymentPhase || p.scenario.area[u] < 0:
		st.absent = true
	}
}

// enter begins the phase of a position that was set up by hand.
func (p *Position) enter() {
	switch p.phase {
	case deploymentPhase:
		p.stage = atDeploy
	case supplyPhase:
		p.stage = atSupply
	case reinforcementPhase:
		p.beginArrivals()
	case commandPhase:
		p.beginCommand()
	case movementPhase:
		p.beginMovement()
	case attritionPhase:
		p.endMovement()
	case withdrawalPhase:
		p.stage = atWithdraw
	case ordersPhase:
		p.stage = atOrders
		p.clearCommand()
	case combatPhase:
		p.beginCombat()
	case replacementPhase:
		p.stage = atReplace
	}
}
