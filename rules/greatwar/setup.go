package greatwar

import (
	"cmp"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
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
		deploymentOf(p).deployAll()
	}
	s.Turn, s.Side, s.Phase = cmp.Or(s.Turn, int(p.turn)), cmp.Or(s.Side, p.side.id()), cmp.Or(s.Phase, phaseIDs[supplyPhase])
	r := &codec.Reader{Names: rs.Names()}
	p.sparse = sparse{}
	restore(p).describe(r, s)
	if r.Err == nil {
		restore(p).settle(r)
	}
	if r.Err == nil {
		restore(p).enter()
		for turnOf(p).proceed() { // until somebody has to decide
		}
		p.Begin()
	}
	r.Check(p.sound)
	return core.Made(p, r.Err)
}

// restoring makes a position of what was read of it.
type restoring struct{ *Position }

func restore(p *Position) restoring { return restoring{p} }

// describe reads what a description says of the turn, the state and the units.
func (p restoring) describe(r *codec.Reader, s rules.Setup) {
	sc := scope{p: p.Position}
	turn, who, ph := r.Moment(s, p.scenario.Turns[0], p.scenario.Turns[1], phaseIDs[:])
	p.turn, p.side, p.phase = turn, side(who), phase(ph)
	r.In("phase", func() { r.Complain(onlyAtFirst(sc, p.Position)) })
	if len(s.State) > 0 {
		r.In("state", func() { stateFields.Read(r, sc, s.State, p.Position) })
	}
	p.someUnits(r, s)
}

// someUnits places the units that a description names.
func (p restoring) someUnits(r *codec.Reader, s rules.Setup) {
	led := p.phase == movementPhase || p.phase == combatPhase
	for u := range p.units {
		if s.Only {
			p.units[u] = unitState{hex: board.None, entry: board.None, absent: true}
		}
		st := &p.units[u]
		st.commanded = st.commanded || led && p.owner(int16(u)) == p.side && st.alive()
	}
	r.ReadUnits(s.Units, func(u int16, x rules.UnitState) {
		st := nowhere
		st.commanded = led && p.owner(u) == p.side
		p.readUnit(r, u, x, st)
		p.whereOff(u)
		p.units[u].commanded = p.units[u].commanded && p.units[u].alive()
	})
}

// whereOff completes the state of a unit that a description leaves off the map
// without saying why: it comes when it is scheduled, is still to be set up, or
// takes no part.
func (p restoring) whereOff(u int16) {
	st := &p.units[u]
	switch {
	case st.hex != board.None || !st.alive() || st.due > 0 || st.link > 0:
	case p.scenario.due[u] > 0:
		st.due = p.scenario.due[u]
	case p.phase != deploymentPhase || p.scenario.area[u] < 0:
		st.absent = true
	}
}

// enter begins the phase of a position that was set up by hand.
func (p restoring) enter() {
	switch p.phase {
	case deploymentPhase:
		p.stage = atDeploy
	case supplyPhase:
		p.stage = atSupply
	case reinforcementPhase:
		turnOf(p.Position).beginArrivals()
	case commandPhase:
		turnOf(p.Position).beginCommand()
	case movementPhase:
		turnOf(p.Position).beginMovement()
	case attritionPhase:
		turnOf(p.Position).endMovement()
	case withdrawalPhase:
		p.stage = atWithdraw
	case ordersPhase:
		p.stage = atOrders
		commandOf(p.Position).clearCommand()
	case combatPhase:
		turnOf(p.Position).beginCombat()
	case replacementPhase:
		p.stage = atReplace
	}
}

// New begins a game. The error names an unknown scenario or option.
func (rs *Ruleset) New(name string, o rules.Options, seed uint64) (rules.Position, error) {
	s, err := rs.Choose(name, o)
	if err != nil {
		return nil, err
	}
	p := s.start.clone()
	p.Dies, p.options = rules.NewDice(seed), parseOptions(o)
	deploymentOf(p).begin()
	p.Begin()
	return p, nil
}
