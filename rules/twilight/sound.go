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
	return reading.Sound(soundness{p}, stageIDs[p.stage], soundness.fitsPhase, soundness.fitsFording, soundness.fitsHand, soundness.fitsAreas, soundness.fitsWorks, soundness.fitsCombat, soundness.fitsRetreats)
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
	case (p.stage == atReact || p.stage == atDisplace || p.stage == atAbandon || p.stage == atRoute && p.rider < 0) != (len(p.pending) > 0):
		return "a decision that is pending just where one is"
	case len(p.pending) > 0:
		return p.fitsPending()
	case attacking(p.stage) && p.stage != atRetreat:
		if p.phase != attackPhase && p.phase != counterAttackPhase {
			return "an attack phase"
		}
	case p.stage == atRetreat, p.stage == atRepulse, p.stage == atRepulseCheck: // see fitsRetreats
		if p.phase < movementPhase || p.phase > counterAttackPhase {
			return "a movement or an attack phase"
		}
	case p.stage == atMoving || p.stage == atCrowded || p.stage == atRoute || p.stage == atForced:
		if p.phase != movementPhase && p.phase != counterMovementPhase {
			return "a movement phase"
		}
		if (p.stage == atForced) != (marchIn(p.Position).strainedUnit() >= 0 && p.stage != atMoving) {
			return "a unit on a forced march just where one is checked"
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

// fitsWorks looks at the Improved Positions: one that is not printed is gone once its side
// has left the hex (13.4).
func (p soundness) fitsWorks() string {
	for i := range p.works {
		if w := &p.works[i]; !worksOf(p.Position).printedWork(w.hex) && !p.holds(w.side, w.hex) {
			return "a unit in every Improved Position (13.4)"
		}
	}
	return ""
}

// resumes is the stage of the game, or that to which it goes back once what is pending
// is decided.
func (p soundness) resumes() stage {
	if len(p.pending) > 0 {
		return p.back
	}
	return p.stage
}

// fitsPending looks at the decisions within a move.
func (p soundness) fitsPending() string {
	for _, x := range p.pending {
		if x.unit < 0 || p.owner(x.unit) != x.side || !p.onMap(x.unit) && !x.kind.ofTrains() {
			return "units on the map of the side that decides"
		}
		if x.kind.ofTrains() && (!railsOf(p.Position).aboard(x.unit) || x.hex == board.None) {
			return "units on trains and the destinations that they lost"
		}
	}
	if p.back == atReact || p.back == atDisplace || p.back == atAbandon || p.back == atRoute || p.back == atEnd || pendingStages[p.asked().kind] != p.stage {
		return "a stage to go back to and the decision that comes next"
	}
	return ""
}

// fitsFording looks at a step over a river that waits for such decisions (4.1.1a).
func (p soundness) fitsFording() string {
	f, from := p.fording, board.None
	switch {
	case f.to == board.None:
		return ""
	case len(p.pending) == 0:
		return "nobody who waits to cross a river"
	case p.back == atMoving && f.unit < 0 && len(p.moving) > 0:
		from = p.at(p.moving[0])
	case p.back == atAdvance && f.unit >= 0:
		from = p.at(f.unit)
	}
	if from == board.None || !p.Board().Adjacent(from, f.to) {
		return "units that wait beside the hex that they are to enter"
	}
	return ""
}

func (p soundness) fitsHand() string {
	pushing := p.repulse.target != board.None && !p.repulse.retreat
	holding := p.stage == atMoving || pushing || len(p.pending) > 0 && p.back == atMoving
	switch {
	case !holding && len(p.moving) > 0:
		return "nobody in hand"
	case !holding:
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

// fitsAreas tells what the drawing of a boundary or the choice of a track needs.
func (p soundness) fitsAreas() string {
	_, runs := foot(p.Board(), p.draft.between, p.draft.bearing)
	switch {
	case p.drawing() && !slices.Contains(areasOf(p.Position).pairs(p.side), p.draft.armies):
		return "a boundary in draft between two armies that lie beside one another"
	case p.drawing() && p.stage > atLineStart && (p.draft.between[0] == board.None || p.draft.between[1] == board.None || !p.Board().Adjacent(p.draft.between[0], p.draft.between[1])):
		return "two adjacent hexes between which the boundary starts"
	case p.drawing() && p.stage > atLineBearing && !runs:
		return "a bearing on which the boundary can run"
	case p.stage == atLineSecond && p.draft.bend < 1:
		return "a bend"
	case p.drawing() && p.drawn:
		return "areas that are not yet set"
	case p.stage == atTrack && (p.marker < 0 || armiesOf(p.Position).mayTake(p.marker) != nil):
		return "a formation whose marker may be moved"
	case p.stage == atRoute && len(p.pending) == 0 && (p.rider < 0 || p.owner(p.rider) != p.active() || len(railsOf(p.Position).choices()) == 0):
		return "a unit that can travel somewhere"
	case (p.stage != atRoute || len(p.pending) > 0) && p.rider >= 0:
		return "nobody whose destination is being chosen"
	case p.stage != atTrack && p.marker >= 0:
		return "no formation whose track is being chosen"
	}
	return ""
}
