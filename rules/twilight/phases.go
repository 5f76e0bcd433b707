package twilight

import (
	"fmt"

	"vistula/rules"
)

// Cases 5.3 and 5.4: the phases as they follow one another. Each chapter enters its part.

// part is what a chapter has to say of a phase. What it leaves out is nothing.
type part struct {
	stage stage                      // at which the phase begins
	begin func(p *Position)          // does what needs no decision, as the phase begins
	open  func(p *Position) bool     // tells whether there is anything to decide
	owed  func(p *Position) *refusal // why the phase cannot end yet
	end   func(p *Position)          // does what is due as the phase ends
}

// course is the sequence of play by phase; the chapters enter their parts.
var course [interPhase + 1]part

// sequence is a position whose phases begin and end.
type sequence struct{ *Position }

func turnOf(p *Position) sequence { return sequence{p} }

// beginGame starts the first turn.
func (p sequence) beginGame() { p.enter(weatherPhase) }

// enter begins a phase.
func (p sequence) enter(ph phase) {
	p.phase, p.stage = ph, course[ph].stage
	railsOf(p.Position).age()
	if ph == reinforcementPhase {
		p.Tell(rules.Event{Kind: rules.EventTurn, Case: "5.3", Side: p.side.id(),
			Text: fmt.Sprintf("Game turn %d (%s): %s turn.", p.turn, p.rs.tables.Turns[p.turn-1].Dates, p.player(p.side))})
	}
	if begin := course[ph].begin; begin != nil {
		begin(p.Position)
	}
}

// endPhase comes to the end of the phase in hand. After a movement phase the stacking
// limit is enforced (4.2.3).
func (p sequence) endPhase() {
	if p.phase == movementPhase || p.phase == counterMovementPhase {
		p.stage = atCrowded
		return
	}
	p.afterPhase()
}

// afterPhase ends the phase in hand and begins the next one.
func (p sequence) afterPhase() {
	specialOf(p.Position).watch()
	if end := course[p.phase].end; end != nil {
		end(p.Position)
	}
	switch {
	case p.phase == postCombatPhase && !p.second:
		p.second = true
		p.enter(postCombatPhase)
		return
	case p.phase == weatherPhase:
		p.side = russia
		p.enter(reinforcementPhase)
	case p.phase < postCombatPhase:
		p.enter(p.phase + 1)
	case p.phase == interPhase && p.side == russia:
		p.side = central
		p.enter(interPhase)
	case p.phase == interPhase:
		p.nextTurn()
	default:
		p.endPlayerTurn()
	}
}

// endPlayerTurn goes on to the other side's player turn or to the end of the game
// turn.
func (p sequence) endPlayerTurn() {
	p.second = false
	p.removeMarkers()
	controlOf(p.Position).settle()
	accountOf(p.Position).settle()
	switch {
	case p.side == russia:
		p.side = central
		p.enter(reinforcementPhase)
	case int(p.turn) == p.scenario.Turns[1]:
		p.finish()
	case p.rs.tables.Turns[p.turn-1].InterPhase:
		p.side = russia
		p.enter(interPhase)
	default:
		p.nextTurn()
	}
}

// removeMarkers is the Remove Markers Step (5.4.10b).
func (p sequence) removeMarkers() {
	for u := range p.units {
		st := &p.units[u]
		st.displaced, st.clashed = false, false
		st.half = max(0, st.half-1)
	}
}

// nextTurn begins the next game turn.
func (p sequence) nextTurn() {
	p.turn++
	worksOf(p.Position).raise()
	p.side = russia
	p.enter(weatherPhase)
}

// finish ends the game.
func (p sequence) finish() {
	p.stage = atEnd
	o := p.Outcome()
	p.Tell(rules.Event{Kind: rules.EventEnd, Case: o.Case, Side: o.Winner, Text: o.Why})
}
