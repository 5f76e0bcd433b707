package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// Chapter 5: the sequence of play.

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

// addTurn lets every phase end where its player says so.
func addTurn() {
	for ph, st := range map[phase]stage{weatherPhase: atWeather, reinforcementPhase: atReinforce, attachmentPhase: atAttach, pontoonPhase: atPontoon,
		supplyPhase: atSupply, engineeringPhase: atEngineer, movementPhase: atMove, counterMovementPhase: atMove, attackPhase: atAttack,
		counterAttackPhase: atAttack, postCombatPhase: atRetire, interPhase: atReplace} {
		course[ph].stage = st
	}
	for _, st := range []stage{atReinforce, atAttach, atPontoon, atEngineer, atMove, atRetire, atReplace} {
		done.On(st, "End this phase", "5.4", func(p *Position) *refusal {
			if owed := course[p.phase].owed; owed != nil {
				return owed(p)
			}
			return nil
		}, func(p *Position) { turnOf(p).endPhase() })
	}
}

// sequence is a position whose phases begin and end.
type sequence struct{ *Position }

func turnOf(p *Position) sequence { return sequence{p} }

// skip goes on where there is nothing to be decided.
func skip(any bool, on func()) bool {
	if !any {
		on()
	}
	return !any
}

// proceed carries on until somebody has to decide.
func (p *Position) proceed() {
	for p.proceedOnce() {
	}
}

// proceedOnce does what needs no decision at the present stage; it tells whether
// anything was done.
func (p *Position) proceedOnce() bool {
	switch {
	case p.stage == atEnd:
		return false
	case len(p.pending) > 0:
		return askingIn(p).proceed()
	}
	if p.stage == atMove && marchIn(p).strainedUnit() >= 0 {
		p.stage = atForced
		return true
	}
	if x, ok := askingIn(p).exposed(); ok && p.stage >= atMove && p.stage <= atCrowded {
		askingIn(p).ask(x)
		return true
	}
	switch p.stage {
	case atMoving:
		return moves.Settle(p)
	case atRepulseCheck:
		return repulsesIn(p).proceed()
	case atCrowded:
		return skip(len(stackingOf(p).crowded()) > 0, turnOf(p).afterPhase)
	case course[p.phase].stage:
		open := course[p.phase].open
		return skip(open != nil && open(p), turnOf(p).endPhase)
	}
	return battleIn(p).proceedCombat()
}

// beginGame starts the first turn.
func (p sequence) beginGame() { p.enter(weatherPhase) }

// enter begins a phase.
func (p sequence) enter(ph phase) {
	p.phase, p.stage = ph, course[ph].stage
	if ph == reinforcementPhase {
		p.Tell(rules.Event{Kind: rules.EventTurn, Case: "5.3", Side: p.side.id(),
			Text: fmt.Sprintf("Game turn %d (%s): %s player turn.", p.turn, p.rs.tables.Turns[p.turn-1].Dates, sideNames[p.side])})
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
		st.displaced = false
		st.half = max(0, st.half-1)
	}
}

// nextTurn begins the next game turn.
func (p sequence) nextTurn() {
	p.turn++
	p.side = russia
	p.enter(weatherPhase)
}

// finish ends the game.
func (p sequence) finish() {
	p.stage = atEnd
	o := p.Outcome()
	p.Tell(rules.Event{Kind: "end", Case: o.Case, Side: o.Winner, Text: o.Why})
}

// Offers lists every action that is legal now.
func (p *Position) Offers() []rules.Offer {
	list := book.Offers(p)
	p.count(list)
	return list
}

// AppendOffers appends to a list what Offers lists.
func (p *Position) AppendOffers(list []rules.Offer) []rules.Offer {
	n := len(list)
	list = book.Append(p, list)
	p.count(list[n:])
	return list
}

// count says into how many parts the points of offers are divided, and notes how many
// offers there are, for there will be about as many again.
func (p *Position) count(list []rules.Offer) {
	p.scratch.offers[p.stage] = int16(len(list))
	for i := range list {
		if list[i].Left >= 0 {
			list[i].Per = parts
		}
	}
}

// Do carries an action out. An action that is not offered gives an *rules.Illegal and
// leaves the position as it was.
func (p *Position) Do(a rules.Action) ([]rules.Event, error) { return book.Do(p, a) }

// NotNow says why a verb does not fit what is being decided.
func (p *Position) NotNow(_, label string) *verb.Refusal {
	if p.stage == atEnd {
		return &verb.Refusal{Case: "5.3", Why: "The game is over."}
	}
	return &verb.Refusal{Case: "5.4", Why: "\"" + label + "\" is not possible now: " + p.ask()}
}

// Begin forgets the events of the action before and notes when the action was done.
func (p *Position) Begin() {
	p.Table.Begin()
	p.forgetSupply()
	p.scratch.began = moment{p.turn, p.side, p.phase}
	p.scratch.actor = p.toAct()
	p.scratch.tops = p.tops(p.scratch.tops[:0])
}

// End carries on until somebody has to decide. That another phase has come is told to
// all, for both sides see it, and so is that a stack has another unit on top, where
// nothing else tells of it.
func (p *Position) End() []rules.Event {
	accountOf(p).settle()
	p.proceed()
	accountOf(p).settle()
	if now := (moment{p.turn, p.side, p.phase}); now != p.scratch.began && p.stage != atEnd {
		p.Tell(rules.Event{Kind: "phase", Case: "5.4", Side: p.active().id(), Text: sideNames[p.active()] + ": " + phaseNames[p.phase] + ".",
			Reveals: p.scratch.began.phase >= movementPhase}) // whether the other side has anything to decide
	}
	if s := p.scratch.actor; s != nobody && len(rules.SeenBy(p.Events(), s.enemy().id())) == 0 {
		p.scratch.now = p.tops(p.scratch.now[:0])
		if !slices.Equal(p.scratch.now, p.scratch.tops) {
			p.Tell(rules.Event{Kind: "stack", Case: "4.2.5", Side: s.id(), Text: "A stack has another unit on top.", Reveals: true})
		}
	}
	return p.Told()
}
