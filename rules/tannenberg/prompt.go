package tannenberg

import "vistula/rules"

// viewer is a position that tells what is to be decided and how things stand.
type viewer struct{ *Position }

func viewOf(p *Position) viewer { return viewer{p} }

// ask is one sentence that tells what is to be decided.
func (p viewer) ask() string {
	if p.stage == atEnd {
		return "The game is over."
	}
	return sideNames[p.toAct()] + ": " + p.task() + "."
}

// task is what the side has to do.
func (p viewer) task() string {
	c := &p.combat
	switch p.stage {
	case atPlan:
		return p.deployTask("plan where your units set up; Russia does not see it", "close the planning chart")
	case atDeploy:
		return p.deployTask("set up your units", "end set-up")
	case atArrival:
		return "bring on units, or go on to movement"
	case atMove:
		return "choose a unit to move, or end the movement"
	case atMoving:
		return "move the stack"
	case atAttack:
		return "choose a hex or a fort to attack, or end the turn"
	case atCommit:
		return "choose the attacking units, then roll"
	case atChoose:
		return "retreat, or stand and lose more"
	case atLoss:
		if c.toEqual > 0 {
			return "lose " + plural(int(c.toEqual), "combat factor", "combat factors") + " more"
		}
		if c.toLose > 0 {
			return "lose " + plural(int(c.toLose), "unit", "units")
		}
		return "lose more units, or stop"
	case atRetreat:
		return "retreat " + plural(len(c.retreats), "unit", "units")
	case atSupport:
		return "choose the unit that supports the other forts of " + p.HexName(p.supports[len(p.supports)-1].hex) + ", or none"
	case atAdvance:
		return "advance into the vacated hex, or end the advance"
	}
	return p.westTask()
}

// westTask asks for what has happened on the other board.
func (p viewer) westTask() string {
	task := "enter points and losses of the west up to its turn " + itoa(p.rs.tables.Turns[p.turn-1].West)
	if int(p.turn) == p.scenario.Turns[1] {
		return task + ", and end the game"
	}
	return task + ", and go on"
}

func (p viewer) deployTask(task, end string) string {
	switch {
	case len(p.moving) > 0:
		return "choose where " + p.Label(p.moving[0]) + " is set up"
	case !deployIn(p.Position).unplaced():
		return "all units are set up; move them, or " + end
	}
	return task
}

// stageCases are the cases that a prompt cites.
var stageCases = [...]string{
	atPlan: "Prepare 2", atDeploy: "Prepare 2", atArrival: "Sequence 1", atMove: "Movement 1", atMoving: "Movement 2",
	atAttack: "Combat 1", atCommit: "Combat 2", atChoose: "Results 1", atLoss: "Results 5", atRetreat: "Results 9",
	atAdvance: "Results 6", atSupport: "Forts 6", atWest: "Two Fronts 2", atEnd: "Victory 3",
}

// prompt tells who is to decide what.
func (p *sight) prompt() rules.Prompt {
	pr := rules.Prompt{Title: phaseNames[p.phase], Case: stageCases[p.stage], Ask: viewOf(p.Position).ask()}
	c := &p.combat
	switch p.stage {
	case atEnd:
		pr.Title = "End of the Game"
	case atPlan, atDeploy:
		pr.Units = p.named(p.all(func(u int16) bool { return p.owner(u) == p.side && deployIn(p.Position).initial(u) && !p.onMap(u) }))
		if len(p.moving) > 0 {
			pr.Units = p.named(p.moving)
		}
	case atMoving:
		pr.Units, pr.Hexes = p.named(p.moving), p.Hexes(p.at(p.moving[0]))
	case atCommit, atChoose, atLoss:
		pr.Hexes = p.Hexes(c.target)
	case atSupport:
		pr.Units, pr.Hexes = p.named(battleIn(p.Position).supporters()), p.Hexes(p.supports[len(p.supports)-1].hex)
	case atRetreat:
		pr.Units = p.named(c.retreats)
	case atAdvance:
		pr.Hexes = p.Hexes(c.vacated...)
	}
	return pr
}

// named are the ids of those units that whoever looks can tell.
func (p *sight) named(units []int16) []string {
	var ids []string
	for _, u := range units {
		if !p.faceDown(u) {
			ids = append(ids, p.UnitID(u))
		}
	}
	return ids
}
