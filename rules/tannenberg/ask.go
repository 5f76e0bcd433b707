package tannenberg

import (
	"strconv"

	"vistula/rules/verb"
)

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
		if len(p.moving) > 0 {
			return "choose where " + the(p.Label(p.moving[0])) + " enters"
		}
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
			return "lose " + verb.Count(int(c.toEqual), "combat factor", "combat factors") + " more"
		}
		if c.toLose > 0 {
			return "lose " + verb.Count(int(c.toLose), "unit", "units")
		}
		return "lose more units, or stop"
	case atRetreat:
		return "retreat " + verb.Count(len(c.retreats), "unit", "units")
	case atSupport:
		return "choose the unit that supports the other forts of " + p.HexName(p.supports[len(p.supports)-1].hex) + ", or none"
	case atAdvance:
		return "advance into the vacated hex, or end the advance"
	}
	return p.westTask()
}

// westTask asks for what has happened on the other board.
func (p viewer) westTask() string {
	task := "enter points and losses of the west up to its turn " + strconv.Itoa(p.rs.tables.Turns[p.turn-1].West)
	if int(p.turn) == p.scenario.Turns[1] {
		return task + ", and end the game"
	}
	return task + ", and go on"
}

func (p viewer) deployTask(task, end string) string {
	switch {
	case len(p.moving) > 0:
		return "choose where " + the(p.Label(p.moving[0])) + " is set up"
	case !deployIn(p.Position).unplaced():
		return "all units are set up; move them, or " + end
	}
	return task
}
