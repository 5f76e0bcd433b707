package tannenberg

import (
	"vistula/rules"
	"vistula/rules/verb"
)

// book is all verbs, in the order in which they are offered.
var book = verb.Book[*Position]{Room: room}

// room is how many offers there are about.
func room(p *Position) int {
	switch p.stage {
	case atPlan, atDeploy:
		if len(p.moving) > 0 {
			return len(p.rs.homes[p.unit(p.moving[0]).nation]) + len(p.rs.armies[p.side])
		}
		return len(p.rs.armies[p.side])
	case atMove:
		n := 1
		for _, u := range p.rs.armies[p.side] {
			if p.onMap(u) {
				n++
			}
		}
		return n + n/4
	case atArrival:
		return 64
	}
	return 12
}

// done ends what is being decided, whatever it is.
var done = verb.NewStaged[*Position, stage](rules.VerbDone, "Done", "Sequence")

// The order is that of the rulebook, but that an end is offered before what is
// seldom wanted at the same stage. Recorded games rely on it.
func init() {
	for _, chapter := range [][]*verbs{{takeVerb()}, deploymentVerbs, arrivalVerbs, movementVerbs(), railVerbs, combatVerbs, resultVerbs, retreatVerbs,
		{done.Verb}, stackingVerbs, supportVerbs, westVerbs} {
		book.Add(chapter...)
	}
	done.On(atPlan, "Close the planning chart", "Prepare 2", (*Position).mayEndDeployment, (*Position).endPlan)
	done.On(atDeploy, "End set-up", "Prepare 2", (*Position).mayEndDeployment, (*Position).reveal)
	done.On(atArrival, "End the arrivals", "Replacements 2", nil, (*Position).beginMovement)
	done.On(atMove, "End the movement", "Movement 3", nil, (*Position).beginCombat)
	done.On(atAttack, "End the attacks", "Combat 6", nil, (*Position).endTurn)
	done.On(atLoss, "Stop losing units", "Results 5", (*Position).mayStopLosing, (*Position).otherLoses)
	done.On(atAdvance, "End the advance", "Results 6", nil, (*Position).endCombat)
	done.On(atSupport, "No unit supports them", "Forts 6", nil, func(p *Position) { battleIn(p).setSupport(noUnit) })
	done.On(atWest, "Done with the west", "Two Fronts 2", nil, (*Position).checkOff)
}

// takeVerb chooses the unit that is set up (Prepare 2) or enters (Replacements 3) next.
func takeVerb() *verbs {
	entering := book.TakeFirst(func(p *Position) []int16 { return arrivingIn(p).coming() },
		func(p *Position) *[]int16 { return &p.moving }, "Choose", refuseTaken)
	take := *entering
	take.Stages = verb.Of(atPlan, atDeploy, atArrival)
	take.Cite = func(p *Position, _ args) string {
		if p.stage == atArrival {
			return "Replacements 3"
		}
		return "Prepare 2"
	}
	take.Check = func(p *Position, a args) *refusal {
		if p.stage == atArrival {
			return entering.Check(p, a)
		}
		return p.checkTake(a)
	}
	take.Candidates = func(p *Position, yield func(args)) {
		if p.stage == atArrival {
			entering.Candidates(p, yield)
			return
		}
		verb.Each(p.all(deployIn(p).initial), yield)
	}
	return &take
}
