package fury

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
)

// SetUp makes a position from a description. It begins with the phase named, the
// initiative where none is; units keep the places proposed for them unless they
// are named or Only clears them.
func (rs *Ruleset) SetUp(s rules.Setup) (rules.Position, error) {
	start, err := rs.New(s.Scenario, s.Options, s.Seed)
	if err != nil {
		return nil, err
	}
	p := start.(*Position)
	if s.Turn == 0 {
		s.Turn = p.scenario.Turns[0]
	}
	if s.Phase == "" {
		s.Phase = phaseIDs[initiativePhase]
	}
	if s.Side == "" {
		s.Side = defaultSide(s.Phase).id()
	}
	if s.Phase != phaseIDs[deploymentPhase] && !s.Only {
		deployIn(p).placeProposed()
	}
	in := codec.Reader{Names: rs.Names()}
	turn, who, ph := in.Moment(s, p.scenario.Turns[0], p.scenario.Turns[1], phaseIDs)
	p.turn, p.side, p.phase = turn, side(who), phase(ph)
	in.In("phase", func() { in.Complain(p.fitsTurn(p)) })
	p.initiative = p.side
	for i := range p.units {
		if p.units[i].box == toCome {
			deployIn(p).whereOff(int16(i))
		}
	}
	if s.Only {
		deployIn(p).clearMap()
	}
	if len(s.State) > 0 {
		in.In("state", func() { stateFields.Read(&in, p, s.State, p) })
	}
	in.ReadUnits(s.Units, func(u int16, x rules.UnitState) { p.readUnit(&in, u, x) })
	if in.Err == nil {
		for _, x := range s.Units {
			u, _ := p.FindUnit(x.ID)
			deployIn(p).complete(u)
		}
		p.muster()
		deployIn(p).enter()
		for sequenceOf(p).proceed() { // until somebody has to decide
		}
		p.Begin()
	}
	in.Check(checkOf(p).sound)
	return core.Made(p, in.Err)
}

// defaultSide is who decides first in a phase.
func defaultSide(name string) side {
	if name == phaseIDs[deploymentPhase] {
		return setUpOrder[0]
	}
	return russian
}

// placeProposed sets every unit up where it is proposed.
func (p deploying) placeProposed() {
	for i := range p.units {
		if at := p.scenario.proposal[i]; at != board.None {
			p.units[i].hex = at
		}
	}
}

// clearMap takes all units off the map and out of the game.
func (p deploying) clearMap() {
	for i := range p.units {
		p.units[i] = unitState{hex: board.None, box: absent, army: p.rs.units[i].army}
		if p.rs.units[i].cadre {
			p.units[i].box = inPool
		}
	}
}

// complete adds what a description leaves out: a unit off the map without a box comes
// when it is scheduled or takes no part, and it is assigned to an army of its nation
// that is in the game where it has none.
func (p deploying) complete(u int16) {
	st, unit := &p.units[u], p.unit(u)
	if st.hex == board.None && st.box == onMap {
		p.whereOff(u)
	}
	if st.hex != board.None && st.army < 0 {
		st.army = int8(slices.IndexFunc(p.rs.armies, func(a army) bool { return a.nation == unit.nation }))
	}
}

// whereOff finds a place for a unit that a description leaves off the map.
func (p deploying) whereOff(u int16) {
	st := &p.units[u]
	if p.unit(u).optional && !p.options.pflanzer {
		st.box = absent
		return
	}
	due := int8(0)
	for _, r := range p.scenario.Reinforcements {
		if r.Unit == p.UnitID(u) {
			due = int8(r.Turn)
		}
	}
	switch {
	case due > p.turn || due == p.turn && p.phase < reinforcementPhase:
		st.box, st.due = toCome, due
	case due > 0:
		st.box, st.due = inReserve, due
	case p.phase != deploymentPhase || p.scenario.area[u] < 0:
		st.box = absent
	}
}

// enter begins the phase of a position that was set up by hand.
func (p deploying) enter() {
	if p.phase != movementPhase && p.phase != combatPhase {
		p.activation, p.front = 0, noFront
	}
	switch p.phase {
	case deploymentPhase:
		p.stage = atDeploy
	case initiativePhase:
		p.enterInitiative()
	case movementPhase, combatPhase:
		p.enterActivation()
	case adjustmentPhase:
		p.first = [2]front{noFront, noFront}
		adjust(p.Position).beginAdjustment(p.side)
	case replacementPhase:
		arrivingIn(p.Position).beginReplacement(p.nationNow())
	case reinforcementPhase:
		p.stage = atArrive
	case planningPhase:
		planIn(p.Position).beginPlanning(p.nationNow())
	}
}

// enterInitiative: in the first turn nobody throws (7).
func (p deploying) enterInitiative() {
	s := p.side
	sequenceOf(p.Position).beginTurn(p.turn)
	if p.stage == atInitiative {
		p.side = s
	}
}

// enterActivation takes the activation that the description names, or the first
// one that fits the side.
func (p deploying) enterActivation() {
	if p.front == noFront {
		p.front = north
	}
	if p.activation == 0 {
		p.activation = 1
		if p.side != p.initiative {
			p.activation = 2
		}
	}
	p.first[p.side] = p.front
	if p.activation > 2 {
		p.first[p.side] = p.front.other()
	}
	if e := p.side.enemy(); p.first[e] == noFront && (p.activation > 2 || p.side != p.initiative) {
		p.first[e] = north
	}
	p.stage = atMove
	if p.phase == combatPhase {
		p.stage = atDeclare
	}
}

// nationNow is the nation of the active side whose replacements or planning a
// description begins with.
func (p deploying) nationNow() nation {
	switch {
	case p.nation != noNation:
		return p.nation
	case p.side == russian:
		return russia
	}
	return austria
}
