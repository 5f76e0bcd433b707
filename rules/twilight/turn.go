package twilight

import (
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
	"vistula/rules/verb"
)

// Chapter 5: the turn as it goes on by itself, and what a program asks of it.

// addTurn lets every phase end where its player says so.
func addTurn() {
	for ph, st := range [...]stage{weatherPhase: atWeather, reinforcementPhase: atReinforce, attachmentPhase: atAttach, pontoonPhase: atPontoon,
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

// proceed does what needs no decision at the present stage; it tells whether
// anything was done.
func (p sequence) proceed() bool {
	switch {
	case p.stage == atEnd:
		return false
	case len(p.pending) > 0:
		return askingIn(p.Position).proceed()
	case p.fording.to != board.None:
		p.cross()
		return true
	case p.stage != atRoute:
		if u := railsOf(p.Position).homeless(); u >= 0 {
			railsOf(p.Position).reroute(u)
			return true
		}
	}
	if p.stage == atMove && marchIn(p.Position).strainedUnit() >= 0 {
		p.stage = atForced
		return true
	}
	if x, ok := askingIn(p.Position).exposed(); ok {
		askingIn(p.Position).ask(x)
		return true
	}
	switch p.stage {
	case atMoving:
		return moves.Settle(p.Position)
	case atRepulseCheck:
		return repulsesIn(p.Position).proceed()
	case atCrowded:
		return verb.Skip(len(stackingOf(p.Position).crowded()) > 0, p.afterPhase)
	case course[p.phase].stage:
		open := course[p.phase].open
		return verb.Skip(open != nil && open(p.Position), p.endPhase)
	}
	return battleIn(p.Position).proceedCombat()
}

// cross makes the step for which the enemy has made way (4.1.1a).
func (p sequence) cross() {
	f := p.fording
	p.fording = noFording()
	if f.unit >= 0 {
		advanceIn(p.Position).advance(verb.OfUnitHex(f.unit, f.to))
		return
	}
	from := p.at(p.moving[0])
	d, _ := p.Board().DirectionTo(from, f.to)
	marchIn(p.Position).goTo(march.Step{From: from, D: d, To: f.to})
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
	return &verb.Refusal{Case: "5.4", Why: "\"" + label + "\" is not possible now. " + p.ask()}
}

// Begin forgets the events of the action before and notes when the action was done.
func (p *Position) Begin() {
	p.Table.Begin()
	p.forgetSupply()
	p.scratch.pried = false
	p.scratch.began = moment{p.turn, p.side, p.phase}
	p.scratch.actor = p.toAct()
	p.scratch.tops = p.tops(p.scratch.tops[:0])
}

// End carries on until somebody has to decide. That another phase has come is told to
// all, for both sides see it, and so is that a stack has another unit on top, where
// nothing else tells of it.
func (p *Position) End() []rules.Event {
	accountOf(p).settle()
	for turnOf(p).proceed() { // until somebody has to decide
	}
	accountOf(p).settle()
	if now := (moment{p.turn, p.side, p.phase}); now != p.scratch.began && p.stage != atEnd {
		p.Tell(rules.Event{Kind: "phase", Case: "5.4", Side: p.active().id(), Text: sideNames[p.active()] + ": " + phases[p.phase].Name + ".",
			Reveals: p.scratch.began.phase >= movementPhase}) // whether the other side has anything to decide
	}
	if s := p.scratch.actor; s != nobody && len(rules.SeenBy(p.Events(), s.enemy().id())) == 0 {
		p.scratch.now = p.tops(p.scratch.now[:0])
		if !slices.Equal(p.scratch.now, p.scratch.tops) {
			p.Tell(rules.Event{Kind: "stack", Case: "4.2.5", Side: s.id(), Text: "A stack has another unit on top.", Reveals: true})
		}
	}
	return p.fenced(p.Told())
}

// fenced notes on the last event of an action that it could have brought out where the
// enemy's trains go, so that it is not taken back in an earnest game.
func (p *Position) fenced(events []rules.Event) []rules.Event {
	if p.scratch.pried && len(events) > 0 {
		events[len(events)-1].Reveals = true
	}
	return events
}

// ask is one sentence that tells what is to be decided.
func (p *Position) ask() string {
	return strings.ReplaceAll(questions[p.stage].text, "{us}", p.player(p.toAct()))
}

// Status tells the turn, the phase and who is to decide.
func (p *Position) Status() rules.Status {
	return rules.Status{Scenario: p.scenario.ID, Turn: int(p.turn), Side: p.side.id(), Phase: phaseIDs[p.phase],
		Stage: stageIDs[p.stage], ToAct: p.toAct().id(), Over: p.stage == atEnd}
}

// toAct is who decides next.
func (p *Position) toAct() side {
	switch n := len(p.pending); {
	case p.stage == atEnd:
		return nobody
	case n > 0:
		return p.pending[n-1].side
	}
	return battleIn(p).decides()
}
