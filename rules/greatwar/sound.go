package greatwar

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/reading"
)

// soundness looks whether what was read fits together.
type soundness struct{ *Position }

// sound tells what is wrong with a position that was read, so that no
// hand-written one can break the game later.
func (p *Position) sound() error {
	return reading.Sound(soundness{p}, stageIDs[p.stage], soundness.fitsPhase, soundness.fitsUnits, soundness.fitsHand, soundness.fitsDisplaced,
		soundness.fitsFalling, soundness.fitsForces, soundness.fitsDice, soundness.fitsLosses, soundness.fitsRetreats)
}

// fitsPhase and those that follow tell what the stage needs and has not, "" where
// it has all.
func (p soundness) fitsPhase() string {
	want := stages[p.stage].Phase
	switch {
	case p.stage == atCrowded:
		if p.phase < attritionPhase || p.phase > combatPhase {
			return "the end of a phase"
		}
		return ""
	case p.stage == atDisplace:
		if p.back == atDisplace || p.back == atEnd {
			return "a stage to go back to"
		}
		want = stages[p.back].Phase
	case p.stage == atEnd:
		if int(p.turn) < p.scenario.Turns[1] {
			return "the last turn"
		}
		return ""
	}
	if p.phase != want {
		return "the phase \"" + phaseIDs[want] + "\", not \"" + phaseIDs[p.phase] + "\""
	}
	return ""
}

// fitsUnits looks for units that are nowhere, and for headquarters that are none.
func (p soundness) fitsUnits() string {
	for i := range p.units {
		u, st := int16(i), &p.units[i]
		switch {
		case st.hq > 0 && (!p.unit(st.hq-1).hq || p.owner(st.hq-1) != p.owner(u)):
			return "units that are commanded by a headquarters of their own side"
		case st.link > 0 && (p.rs.links[st.link-1].side != p.owner(u) || st.due > 0 && !offMapOf(p.Position).throughLink(u) || !st.alive()):
			return "units off the map on ways of their own side"
		case st.hex == board.None && st.alive() && st.due == 0 && st.link == 0 && !(p.phase == deploymentPhase && deploymentOf(p.Position).free(u)) && p.unsent(u):
			return p.unit(u).ID + " in some place"
		}
	}
	return ""
}

// unsent tells whether a unit off the map is not in the hand on its way off it.
func (p soundness) unsent(u int16) bool { return !slices.Contains(p.moving, u) }

func (p soundness) fitsHand() string {
	switch {
	case p.stage == atDeploy || p.stage == atArrivals:
		return p.fitsTaken()
	case p.doing() != atMoving && len(p.moving) > 0:
		return "nobody in hand"
	case p.doing() != atMoving:
		return ""
	case len(p.moving) == 0:
		return "units in hand"
	}
	first := &p.units[p.moving[0]]
	for _, u := range p.moving {
		st := &p.units[u]
		if p.owner(u) != p.side || !st.alive() || st.hex != first.hex || st.link != first.link || st.along != first.along {
			return "units of the phasing side in hand that are in one place"
		}
	}
	return ""
}

// fitsTaken looks at the unit that is chosen to be placed.
func (p soundness) fitsTaken() string {
	for i, u := range p.moving {
		if i > 0 || p.owner(u) != p.side || p.onMap(u) || !p.units[u].alive() {
			return "no more in hand than one unit that is to be placed"
		}
	}
	return ""
}

func (p soundness) fitsDisplaced() string {
	if (p.stage == atDisplace) != (len(p.displaced) > 0) {
		return "headquarters that have to displace just where one has to"
	}
	for _, u := range p.displaced {
		if !p.unit(u).hq || !p.onMap(u) || p.owner(u) != p.owner(p.displaced[0]) {
			return "headquarters of one side on the map that have to displace"
		}
	}
	return ""
}

func (p soundness) fitsFalling() string {
	u := p.falling - 1
	switch {
	case p.stage == atFallBack && (u < 0 || !p.onMap(u) || p.owner(u) == p.side || !p.unit(u).cavalry):
		return "cavalry of the other side that falls back"
	case p.stage == atFallBack && (len(p.vacated) == 0 || len(p.vacated) > 2 || p.vacated[len(p.vacated)-1] != p.at(u) || !p.Board().IsTrail(p.vacated)):
		return "the way of the cavalry, to the hex where it is"
	case p.stage == atFollow && (len(p.vacated) == 0 || p.holds(p.side.enemy(), p.vacated[0])):
		return "the hex that cavalry left"
	case p.stage != atFallBack && p.stage != atFollow && (u >= 0 || len(p.vacated) > 0):
		return "nobody who falls back"
	}
	return ""
}

// owned tells whether all units are of one side.
func (p soundness) owned(units []int16, s side) bool {
	return !slices.ContainsFunc(units, func(u int16) bool { return p.owner(u) != s })
}

func (p soundness) fitsForces() string {
	c, them := &p.combat, p.side.enemy()
	if !p.inAttack() {
		return ""
	}
	for i, h := range c.targets {
		if slices.Contains(c.targets[:i], h) {
			return "targets, each named once"
		}
	}
	hqs := slices.Clone(c.shifts)
	if c.guard > 0 {
		hqs = append(hqs, c.guard-1)
	}
	switch {
	case len(c.targets) == 0:
		return "a hex under attack"
	case !p.owned(c.attackers, p.side) || !p.owned(c.defenders, them) || !p.owned(c.shifts, p.side) || c.guard > 0 && p.owner(c.guard-1) != them:
		return "attackers of the phasing side and defenders of the other"
	case slices.ContainsFunc(hqs, func(u int16) bool { return !p.unit(u).hq }):
		return "shifts of headquarters only"
	case slices.ContainsFunc(c.hungry, func(u int16) bool { return !slices.Contains(c.attackers, u) }):
		return "attackers that have to roll for attrition"
	case p.doing() > atCommit && len(c.attackers) == 0 && !c.flotilla && p.doing() < atOption:
		return "attackers"
	case p.doing() > atCommit && len(c.posts) != len(c.defenders):
		return "the post of each defender"
	case p.doing() >= atRoll && len(c.brought) != len(c.attackers)+len(c.defenders):
		return "what each unit brought"
	case p.doing() > atHunger:
		return ""
	case slices.ContainsFunc(c.targets, func(h board.ID) bool { return !p.holds(them, h) && p.fortOf(them, h) < 0 }):
		return "an enemy to attack in each target"
	case slices.ContainsFunc(c.defenders, func(u int16) bool { return !slices.Contains(c.targets, p.at(u)) }):
		return "defenders that stand in the targets"
	case slices.ContainsFunc(c.attackers, func(u int16) bool { return !p.onMap(u) }):
		return "attackers on the map"
	}
	return ""
}

// fitsDice looks at the numbers of an attack that is resolved.
func (p soundness) fitsDice() string {
	c := &p.combat
	if !p.inAttack() {
		return ""
	}
	if p.doing() > atRoll && c.die == 0 {
		return "a die that was rolled"
	}
	if p.doing() == atLoss && c.toLose[0]+c.toLose[1] == 0 {
		return "losses to take"
	}
	if n := len(c.brought); n != 0 && n != len(c.attackers)+len(c.defenders) {
		return "what each unit brought"
	}
	return ""
}

func (p soundness) fitsLosses() string {
	c := &p.combat
	if p.inAttack() && slices.ContainsFunc(c.stacks, func(h board.ID) bool { return !slices.Contains(c.targets, h) }) {
		return "stacks under attack that are affected"
	}
	return ""
}

func (p soundness) fitsRetreats() string {
	c := &p.combat
	if p.stage == atRetreat && len(c.retreats) == 0 {
		return "a stack that retreats"
	}
	if !p.inAttack() {
		return ""
	}
	for i := range c.retreats {
		r := &c.retreats[i]
		switch {
		case !p.Board().IsTrail(r.trail) || r.left() < 0:
			return "retreats of one or two hexes and the ways they went"
		case len(r.units) == 0 || !p.owned(r.units, p.side.enemy()):
			return "retreating units of the defender"
		case p.stage == atRetreat && slices.ContainsFunc(r.units, func(u int16) bool { return p.units[u].alive() && p.at(u) != r.at() }):
			return "retreating units that stand at the end of their trail"
		}
	}
	return ""
}
