package twilight

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/reading"
)

// soundness looks whether what was read fits together.
type soundness struct{ *Position }

// sound tells what is wrong with a position that was read, so that no hand-written one
// can break the game later.
func (p *Position) sound() error {
	return reading.Sound(soundness{p}, stageIDs[p.stage], soundness.fitsPhase, soundness.fitsHand, soundness.fitsAreas, soundness.fitsCombat, soundness.fitsRetreats)
}

// fitsPhase and those that follow tell what the stage needs and has not, "" where it
// has all.
func (p soundness) fitsPhase() string {
	switch {
	case p.side == nobody:
		return "a side whose player turn it is"
	case p.stage == atEnd:
		if int(p.turn) < p.scenario.Turns[1] {
			return "the last turn"
		}
	case attacking(p.stage) && p.stage != atRetreat:
		if p.phase != attackPhase && p.phase != counterAttackPhase {
			return "an attack phase"
		}
	case p.stage == atRetreat, p.stage == atRepulse, p.stage == atRepulseCheck: // see fitsRetreats
		if p.phase < movementPhase || p.phase > counterAttackPhase {
			return "a movement or an attack phase"
		}
	case p.stage == atMoving || p.stage == atCrowded || p.stage == atRoute:
		if p.phase != movementPhase && p.phase != counterMovementPhase {
			return "a movement phase"
		}
	case p.drawing() || p.stage == atTrack:
		if p.phase != attachmentPhase {
			return "the Attachment Phase"
		}
	case course[p.phase].stage != p.stage:
		return "another phase than \"" + phaseIDs[p.phase] + "\""
	}
	return ""
}

func (p soundness) fitsHand() string {
	pushing := p.repulse.target != board.None && !p.repulse.retreat
	switch {
	case p.stage != atMoving && !pushing && len(p.moving) > 0:
		return "nobody in hand"
	case p.stage != atMoving && !pushing:
		return ""
	case len(p.moving) == 0:
		return "units in hand"
	}
	if slices.ContainsFunc(p.moving, func(u int16) bool {
		return p.owner(u) != p.active() || !p.onMap(u) || p.at(u) != p.at(p.moving[0])
	}) {
		return "units of the side that moves in hand that are in one place"
	}
	return ""
}
