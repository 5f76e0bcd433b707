package greatwar

import (
	"strings"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/occupancy"
	"vistula/rules/verb"
)

// Losses of steps, whatever their cause (8.51 to 8.53).

// losing is a position in which units and fortresses lose steps.
type losing struct{ *Position }

func lossesOf(p *Position) losing { return losing{p} }

// loseSteps takes steps from a unit that is not a headquarters; in combat they
// count for victory points (25.2). Why ends the sentence about it: " to attrition";
// what a unit loses steps to, it is eliminated by.
func (p losing) loseSteps(u int16, n int8, inCombat bool, why, cas string) {
	unit, st := p.unit(u), &p.units[u]
	n = min(n, unit.steps-st.lost)
	if n <= 0 {
		return
	}
	st.lost += n
	text := p.Label(u) + " loses " + verb.Count(int(n), "step", "steps")
	if st.lost == unit.steps {
		text = p.Label(u) + " is eliminated"
		if cause, ok := strings.CutPrefix(why, " to "); ok {
			why = " by " + cause
		}
	}
	p.Tell(rules.Event{Kind: rules.EventLoss, Case: cas, Side: unit.side.id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)), Text: text + why + "."})
	if inCombat {
		scoreOf(p.Position).awardSteps(u, n)
	}
	if st.lost == unit.steps {
		p.remove(u)
	}
}

// remove takes a unit off the map for good, and its stacking points count for
// victory points (25.2).
func (p losing) remove(u int16) {
	scoreOf(p.Position).awardUnit(u)
	st := &p.units[u]
	p.place(u, board.None)
	*st = unitState{hex: board.None, entry: board.None, lost: p.unit(u).steps, dead: p.turn, fought: st.fought}
}

// eliminate removes a unit with all the steps that it has left.
func (p losing) eliminate(u int16, inCombat bool, why, cas string) {
	if p.unit(u).hq {
		displacementOf(p.Position).eliminateHQ(u, why, cas)
		return
	}
	p.loseSteps(u, p.unit(u).steps, inCombat, ": "+why, cas)
}

// stepsOf is the number of steps that a unit has left; headquarters count none
// in combat (10.21).
func (p losing) stepsOf(u int16) int {
	if p.unit(u).hq {
		return 0
	}
	return int(p.unit(u).steps - p.units[u].lost)
}

// loseFortStep takes one step from a fortress (11.13, 11.15).
func (p losing) loseFortStep(f int) {
	p.forts[f]++
	scoreOf(p.Position).awardFort(f)
	p.forget()
	if p.forts[f] == p.rs.forts[f].steps {
		p.who.Work(int8(p.rs.forts[f].side), p.rs.forts[f].hex, occupancy.Exerts, -1)
	}
}
