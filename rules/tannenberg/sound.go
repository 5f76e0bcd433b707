package tannenberg

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/reading"
)

// soundness is a position of which it is asked whether it can be.
type soundness struct{ *Position }

func checkOf(p *Position) soundness { return soundness{p} }

// sound tells what is wrong with a position that was read, so that no
// hand-written one can break the game later.
func (p soundness) sound() error {
	return reading.Sound(p.Position, stageIDs[p.stage], (*Position).fitsPhase, (*Position).fitsUnits, (*Position).fitsTrails, (*Position).fitsHand,
		(*Position).fitsForces, (*Position).fitsResult, (*Position).fitsSupports)
}

// stagePhases are the phases that stages belong to.
var stagePhases = [atEnd]phase{
	atPlan: planPhase, atDeploy: deployPhase, atArrival: arrivalPhase, atMove: movementPhase, atMoving: movementPhase,
	atAttack: combatPhase, atCommit: combatPhase, atChoose: combatPhase, atLoss: combatPhase, atRetreat: combatPhase,
	atAdvance: combatPhase, atSupport: combatPhase, atWest: westPhase,
}

// fitsPhase and those that follow tell what the stage needs and has not, "" where
// it has all.
func (p *Position) fitsPhase() string {
	switch {
	case p.stage == atEnd && int(p.turn) < p.scenario.Turns[1]:
		return "the last turn"
	case p.stage == atEnd:
		return ""
	case p.phase != stagePhases[p.stage]:
		return "the phase \"" + phaseIDs[stagePhases[p.stage]] + "\", not \"" + phaseIDs[p.phase] + "\""
	}
	return ""
}

// fitsUnits looks for units on unknown fronts, and in the set-up for
// units that stand where they may not.
func (p *Position) fitsUnits() string {
	for i := range p.units {
		u, st := int16(i), &p.units[i]
		unit := p.unit(u)
		switch {
		case st.front != east && unit.side != central, (st.front == west || st.front == westward) && (!p.options.twoFront || unit.nation != german):
			return "units on fronts that there are: " + unit.ID + " is not on one"
		case (st.front == westward || st.front == eastward) != (st.due > 0):
			return "a turn of arrival for units that travel, and for no others: " + unit.ID
		case p.phase <= deployPhase && st.dead > 0:
			return unit.ID + " alive"
		case p.phase <= deployPhase && st.hex != board.None && !deployIn(p).initial(u):
			return unit.ID + " to come later"
		case p.phase <= deployPhase && st.hex != board.None && p.rs.country[st.hex] != unit.nation:
			return unit.ID + " in its own country"
		}
	}
	return ""
}

// fitsTrails looks at the railways that EB units have restored: from hex to
// adjacent hex through Russia, up to the unit.
func (p *Position) fitsTrails() string {
	for i, way := range p.trails {
		u := p.rs.engineers[i]
		if len(way) == 0 {
			continue
		}
		if p.at(u) != way[len(way)-1] {
			return "restored railways that end at their EB unit"
		}
		for j, h := range way {
			if p.rs.country[h] != russian || !p.Board().HasRail(h) || j > 0 && !p.Board().Adjacent(way[j-1], h) {
				return "restored railways that run through Russia from hex to adjacent hex"
			}
		}
	}
	return ""
}

func (p *Position) fitsHand() string {
	switch p.stage {
	case atPlan, atDeploy:
		if len(p.moving) > 1 || len(p.moving) == 1 && (p.owner(p.moving[0]) != p.side || !deployIn(p).initial(p.moving[0])) {
			return "no more in hand than one unit that is to be set up"
		}
	case atArrival:
		if len(p.moving) > 1 || len(p.moving) == 1 && (p.owner(p.moving[0]) != p.side || p.onMap(p.moving[0])) {
			return "no more in hand than one unit that is to enter"
		}
	case atMoving:
		if len(p.moving) == 0 {
			return "units in hand"
		}
		first := p.moving[0]
		for i, u := range p.moving {
			switch {
			case p.owner(u) != p.side || !p.onMap(u) || p.at(u) != p.at(first):
				return "units of the phasing side in hand that stand in one hex"
			case p.byRail(u) != p.byRail(first) || p.unit(u).engineer != p.unit(first).engineer || p.units[u].done:
				return "units in hand that can move together"
			case i > 0 && p.units[p.moving[i-1]].rank > p.units[u].rank:
				return "units in hand in the order of their stack"
			}
		}
	default:
		if len(p.moving) > 0 {
			return "nobody in hand"
		}
	}
	return ""
}

func (p *Position) fitsForces() string {
	if !p.inAttack() {
		return ""
	}
	c, them := &p.combat, p.side.enemy()
	d := c.defender - 1
	foreign := func(u int16) bool { return p.owner(u) != p.side }
	switch {
	case p.rs.closed[c.target] != openHex:
		return "a hex under attack"
	case slices.ContainsFunc(c.attackers, foreign):
		return "attackers of the phasing side"
	case d >= 0 && p.owner(d) != them:
		return "a defender of the other side"
	case c.fort > 0 && p.rs.forts[c.fort-1].side != them:
		return "a fort of the other side"
	case c.fort > 0 && p.rs.forts[c.fort-1].inside != c.target && p.rs.forts[c.fort-1].outside != c.target:
		return "a fort on the side under attack"
	case p.stage == atCommit && c.fort > 0 && p.forts[c.fort-1]:
		return "a fort that stands"
	case p.stage == atCommit && c.fort == 0 && !p.holds(them, c.target):
		return "a defender in the hex under attack"
	case p.stage > atCommit && len(c.attackers) == 0:
		return "attackers"
	}
	for _, u := range c.attackers {
		if p.stage == atCommit && (!p.onMap(u) || p.unit(u).attack == 0) {
			return "attackers on the map that can attack"
		}
	}
	return ""
}

func (p *Position) fitsResult() string {
	if !p.inAttack() {
		return ""
	}
	c := &p.combat
	switch {
	case p.stage == atLoss && c.toLose == 0 && c.toEqual == 0 && !c.exchange:
		return "losses to take"
	case p.stage == atRetreat && len(c.retreats) == 0:
		return "units that go back"
	case p.stage == atAdvance && len(c.vacated) == 0:
		return "a vacated hex"
	case slices.ContainsFunc(c.retreats, func(u int16) bool { return !p.onMap(u) || p.owner(u) != p.sideOfRole(c.role) }):
		return "units on the map of the side that goes back"
	case p.stage == atChoose && c.result == noResult:
		return "a result of the table"
	}
	return ""
}

// fitsSupports looks at who supports forts in place of a unit that fell.
func (p *Position) fitsSupports() string {
	open := false
	for _, s := range p.supports {
		open = open || s.unit == undecided
		if s.unit >= 0 && (p.owner(s.unit) == p.side || !p.unit(s.unit).fights() || p.unit(s.unit).defense == 0) {
			return "supporters of forts that are combat units of their owner"
		}
	}
	switch {
	case open && p.stage != atSupport:
		return "supporters of forts that are decided"
	case p.stage == atSupport && (!open || len(battleIn(p).supporters()) == 0):
		return "forts for which a supporter is asked, and one who can be it"
	}
	return ""
}
