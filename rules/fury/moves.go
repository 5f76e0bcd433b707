package fury

import (
	"vistula/rules"
	"vistula/rules/march"
	"vistula/rules/verb"
)

// Chapters 8 and 9: the verbs of the Movement Phase. What a unit may do is asked of the
// chapters on movement and rail movement, and last of the duty to attack (2.2).

var moves march.Moves[*Position, stage]

// movementVerbs move units hex by hex (9).
func movementVerbs() []*verbs {
	done.On(atMove, "End the movement", "8", (*Position).mayEndMoves, (*Position).endMoves)
	moves = march.Moves[*Position, stage]{
		Idle: atMove, Moving: atMoving,
		Stage:  func(p *Position) *stage { return &p.stage },
		Hand:   func(p *Position) *[]int16 { return &p.hand },
		At:     (*Position).at,
		Forget: func(p *Position) { p.changed() }, // who has moved comes no further
		Own: func(p *Position, yield func(args)) {
			verb.Each(p.all(func(u int16) bool { return p.onMap(u) && p.owner(u) == p.side }), yield)
		},
		MayPick: (*Position).mayPick, MayStep: (*Position).mayStep, Price: (*Position).stepPrice, Go: (*Position).step,
		MayHalt: (*Position).mayHalt, CanGoOn: (*Position).canGoOn,
		SetDown:  func(p *Position, u int16) { p.units[u].moved = true },
		Refusals: march.Refusals{NotBeside: refuseNotBeside},
	}
	return []*verbs{moves.Pick("Move this unit", "9"), moves.Step("Move one hex", "9"), moves.Halt("End the move here", "9")}
}

func (p *Position) mayStep(s march.Step) *refusal {
	if r := p.stepOpen(s); r != nil {
		return r
	}
	return dutiesIn(p).keepsDuty(s.To, p.stepCost(s.From, s.D, s.To))
}

// mayHalt tells why the move of the unit in hand cannot end here.
func (p *Position) mayHalt() *refusal {
	at := p.at(p.moving())
	if r := p.mayRest(p.moving()); r != nil { // "halt" names no hex
		return &refusal{Case: r.Case, Words: func() string { return r.Illegal(p, rules.Action{}, verb.OfUnitHex(p.moving(), at)).Why }}
	}
	return dutiesIn(p).keepsDuty(at, 0)
}

// railVerbs move units by rail (9.3).
func railVerbs() []*verbs {
	return []*verbs{
		{Name: rules.VerbRide, Label: "Go by rail", Case: "9.3", Takes: verb.Hex, Stages: verb.Of(atMoving),
			Check:      (*Position).mayRide,
			Candidates: eachStop,
			Price:      func(p *Position, _ args) (int, int) { return 1, p.pointsLeft(p.moving()) - 1 },
			Do:         (*Position).ride},
	}
}

// eachStop lists where the train of the unit in hand goes.
func eachStop(p *Position, yield func(args)) {
	if p.boards(p.moving()) != nil {
		return
	}
	for _, at := range p.ridesOf(p.moving()).stops {
		yield(verb.OfHex(at))
	}
}

func (p *Position) mayRide(a args) *refusal {
	u := p.moving()
	if p.deserts(u) {
		return refuseDeserts
	}
	if r := p.boards(u); r != nil {
		return r
	}
	if !p.ridesOf(u).net.Reached(a.Hex) {
		if p.Board().HasRail(a.Hex) && p.openZoc(p.side, a.Hex) {
			return refuseRailZone
		}
		return refuseNoTrain
	}
	if r := p.alights(u, a.Hex); r != nil {
		return r
	}
	return dutiesIn(p).keepsDuty(a.Hex, 1)
}

func (p *Position) endMoves() { p.phase, p.stage = combatPhase, atDeclare }
