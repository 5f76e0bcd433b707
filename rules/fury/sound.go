package fury

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/reading"
)

// soundness is a position of which it is asked whether it can be.
type soundness struct{ *Position }

func checkOf(p *Position) soundness { return soundness{p} }

// sound tells what is wrong with a position that was read, so that no
// hand-written one can break the game later.
func (p soundness) sound() error {
	return reading.Sound(p, stageIDs[p.stage], soundness.fitsPhase, soundness.fitsActivation, soundness.fitsUnits, soundness.fitsForts,
		soundness.fitsHand, soundness.fitsAttacks, soundness.fitsCombat, soundness.fitsLosses, soundness.fitsRetreat, soundness.fitsNation)
}

// stagePhases are the phases that stages belong to; what an advance, a loss or a
// retreat interrupts decides for the others.
var stagePhases = [atEnd + 1][]phase{
	atDeploy: {deploymentPhase}, atInitiative: {initiativePhase}, atFront: {initiativePhase}, atMove: {movementPhase}, atMoving: {movementPhase},
	atDeclare: {combatPhase}, atResolve: {combatPhase}, atRoll: {combatPhase}, atLoss: {combatPhase, adjustmentPhase}, atRefuse: {combatPhase}, atForce: {combatPhase},
	atForced: {combatPhase}, atRetreat: {combatPhase}, atCohesion: {combatPhase, adjustmentPhase}, atExcess: {combatPhase, adjustmentPhase},
	atAdvance: {combatPhase}, atAdjust: {adjustmentPhase}, atAdjusting: {adjustmentPhase}, atSiege: {adjustmentPhase}, atReplace: {replacementPhase},
	atArrive: {reinforcementPhase}, atPlan: {planningPhase}, atActivate: {planningPhase}}

// fitsPhase and those that follow tell what the stage needs and has not, "" where
// it has all.
func (p soundness) fitsPhase() string {
	at := p.stage
	switch {
	case p.stage == atDisplace && (p.back == atDisplace || p.back == atEnd || p.back == atDeploy):
		return "a stage to go back to"
	case p.stage == atDisplace:
		at = p.back
	case p.stage == atLoss && slices.Contains([]stage{atLoss, atDisplace, atDeploy, atEnd}, p.after):
		return "a stage to go on to"
	case p.stage != atDisplace && p.back != 0 || at != atLoss && p.after != 0:
		return "no stage to go back to"
	}
	if at != atEnd && !slices.Contains(stagePhases[at], p.phase) {
		return "another phase than \"" + phaseIDs[p.phase] + "\""
	}
	if at != atEnd && p.phase > adjustmentPhase && int(p.turn) >= p.scenario.Turns[1] {
		return "an earlier turn, for the last one ends with the sieges"
	}
	return ""
}

// fitsActivation looks at the four activations of the turn (7).
func (p soundness) fitsActivation() string {
	acting := p.phase == movementPhase || p.phase == combatPhase
	switch {
	case p.stage == atEnd:
		return ""
	case acting != (p.front != noFront):
		return "a front just where one is activated"
	case acting && p.activation == 0:
		return "the number of the activation"
	case !acting && p.doing() != atFront && p.activation != 0:
		return "no activation"
	case p.activation == 0:
		return ""
	}
	if s, f := pageOf(p.Position).activationOf(int(p.activation) - 1); s != p.side || acting && f != p.front {
		return "the side and the front whose activation it is"
	}
	if p.stage == atFront && p.first[p.side] != noFront {
		return "a side that has not chosen yet"
	}
	return ""
}

// fitsUnits looks for units that are nowhere, or where they cannot be.
func (p soundness) fitsUnits() string {
	staffs := map[board.ID]bool{}
	for i := range p.units {
		u, st, unit := int16(i), &p.units[i], p.unit(int16(i))
		lone := st.hex == board.None && st.box == onMap
		switch {
		case lone && !pageOf(p.Position).inHand(u):
			return unit.ID + " in some place"
		case unit.hq && st.hex != board.None && staffs[p.sided(u)] && (p.stage == atMove || p.stage == atDeclare || p.stage == atReplace || p.stage == atPlan):
			return "one headquarters in a hex"
		case unit.hq && st.hex != board.None:
			staffs[p.sided(u)] = true
		case st.box == inPool && !unit.cadre || st.box == eliminated && (unit.cadre || st.lost < 2):
			return unit.ID + " in a space for its kind"
		case st.hex != board.None && st.army < 0:
			return unit.ID + " in an army"
		}
		if st.box == toCome && int(st.due) <= int(p.turn)-1 && p.stage != atEnd {
			return unit.ID + " to come in a turn that is not over"
		}
		if st.hex != board.None && p.unit(p.rs.armies[max(0, st.army)].hq).side != unit.side {
			return unit.ID + " in an army of its own side"
		}
	}
	return ""
}

// sided tells hexes apart by who is in them: besieger and besieged may share one.
func (p soundness) sided(u int16) board.ID { return 2*p.at(u) + board.ID(p.owner(u)) }

// fitsForts looks for hexes that both sides are in without a siege, and for sieges
// without a besieger.
func (p soundness) fitsForts() string {
	for i := range p.forts {
		f, at := &p.forts[i], p.rs.forts[i].hex
		switch {
		case f.besieged && len(p.forceIn(f.holder.enemy(), at)) == 0:
			return "somebody who besieges " + p.HexName(at)
		case !f.besieged && len(p.forceIn(f.holder.enemy(), at)) > 0 && p.stage != atDisplace:
			return "nobody of the enemy in " + p.HexName(at)
		}
	}
	for at := range board.ID(p.Board().Len()) {
		if len(p.in(russian, at)) > 0 && len(p.in(central, at)) > 0 && !p.shutIn(russian, at) && !p.shutIn(central, at) && p.stage != atDisplace {
			return "only one side in " + p.HexName(at)
		}
	}
	return ""
}

// doing is the stage, or the one to which a displacement goes back.
func (p soundness) doing() stage {
	if p.stage == atDisplace {
		return p.back
	}
	return p.stage
}

func (p soundness) fitsHand() string {
	switch {
	case (p.stage == atDeploy || p.stage == atArrive) && p.moving() >= 0 && (p.onMap(p.moving()) || p.owner(p.moving()) != p.side):
		return "a unit in hand that is to be placed"
	case p.stage == atDeploy || p.stage == atArrive:
	case p.doing() == atMoving && p.stage != atDisplace && (p.moving() < 0 || !p.onMap(p.moving()) || p.owner(p.moving()) != p.side):
		return "a unit of the active side in hand"
	case p.doing() != atMoving && p.moving() >= 0:
		return "nobody in hand"
	case (p.stage == atDisplace) != (len(p.displaced) > 0):
		return "a headquarters that gives way just where one has to"
	}
	for _, u := range p.displaced {
		if !p.unit(u).hq || !p.onMap(u) {
			return "headquarters on the map that give way"
		}
	}
	return ""
}

func (p soundness) fitsAttacks() string {
	if p.phase != combatPhase && len(p.attacks) > 0 {
		return "no attacks"
	}
	seen := map[board.ID]bool{}
	for i := range p.attacks {
		a := &p.attacks[i]
		if seen[a.target] || seen[a.from] || !p.Board().Adjacent(a.from, a.target) {
			return "attacks from one hex on an adjacent one, each hex once"
		}
		seen[a.target], seen[a.from] = true, true
		if !p.owned(a.units, p.side) {
			return "attackers of the active side"
		}
	}
	return ""
}

// owned tells whether all units are of one side.
func (p soundness) owned(units []int16, s side) bool {
	return !slices.ContainsFunc(units, func(u int16) bool { return p.owner(u) != s })
}

func (p soundness) fitsCombat() string {
	c := &p.combat
	need := slices.Contains([]stage{atRoll, atRefuse, atForce, atForced, atAdvance}, p.doing()) || p.phase == combatPhase && slices.Contains([]stage{atLoss, atRetreat, atCohesion, atExcess}, p.doing())
	switch {
	case need && !c.on():
		return "a combat"
	case c.on() && p.phase != combatPhase:
		return "no combat"
	case !c.on():
		return ""
	case !p.Board().Adjacent(c.from, c.target):
		return "an attack on an adjacent hex"
	case !p.owned(c.attackers, p.side):
		return "attackers of the active side"
	case p.doing() == atRoll && len(c.attackers) == 0:
		return "attackers"
	case slices.Contains([]stage{atRefuse, atForce, atForced}, p.doing()) && c.loser == noRole:
		return "somebody who must retreat"
	}
	return ""
}

// fitsLosses: a headquarters that the last loss has left alone gives way before the
// combat goes on, with nothing more to lose.
func (p soundness) fitsLosses() string {
	if p.stage == atLoss && len(p.demands) == 0 || p.doing() != atLoss && len(p.demands) > 0 {
		return "losses to take just where they are taken"
	}
	for i := range p.demands {
		d := &p.demands[i]
		if len(d.units) == 0 || !p.owned(d.units, d.side) {
			return "units of the side that takes the losses"
		}
	}
	return ""
}

func (p soundness) fitsRetreat() string {
	r := &p.retreat
	if slices.Contains([]stage{atRetreat, atCohesion, atExcess, atAdjusting}, p.doing()) && (len(r.units) == 0 || len(r.trail) == 0) {
		return "a retreat and its way"
	}
	for i, u := range r.units {
		if !p.onMap(u) || p.at(u) != p.at(r.units[0]) || p.owner(u) != p.owner(r.units[0]) || slices.Contains(r.units[:i], u) {
			return "units of one side in one hex that retreat"
		}
	}
	for i := 1; i < len(r.trail); i++ {
		if !p.Board().Adjacent(r.trail[i-1], r.trail[i]) {
			return "a way from hex to hex"
		}
	}
	return ""
}

// fitsNation looks at whose replacements or planning it is.
func (p soundness) fitsNation() string {
	need := slices.Contains([]stage{atReplace, atPlan, atActivate}, p.doing())
	switch {
	case need && (p.nation == noNation || p.nation.side() != p.side):
		return "a nation of the side whose decision it is"
	case p.doing() == atActivate && p.choose == 0:
		return "headquarters still to be chosen"
	}
	return ""
}
