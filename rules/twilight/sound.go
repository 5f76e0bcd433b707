package twilight

import (
	"slices"

	"vistula/rules/reading"
)

// soundness looks whether what was read fits together.
type soundness struct{ *Position }

// sound tells what is wrong with a position that was read, so that no hand-written one
// can break the game later.
func (p *Position) sound() error {
	return reading.Sound(soundness{p}, stageIDs[p.stage], soundness.fitsPhase, soundness.fitsHand, soundness.fitsAreas)
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
	case p.stage == atMoving || p.stage == atCrowded:
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
	switch {
	case p.stage != atMoving && len(p.moving) > 0:
		return "nobody in hand"
	case p.stage != atMoving:
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
