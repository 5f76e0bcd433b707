package galicia

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
	return reading.Sound(soundness{p}, stageIDs[p.stage], soundness.fitsPhase, soundness.fitsHand, soundness.fitsReaction,
		soundness.fitsCombat, soundness.fitsDice, soundness.fitsRetreats, soundness.fitsSplits)
}

// fitsPhase and those that follow tell what the stage needs and has not, "" where
// it has all.
func (p soundness) fitsPhase() string {
	at := p.stage
	if at == atReaction {
		at = p.reaction.back
	}
	want := stages[at].Phase
	switch {
	case p.phase != want:
		return "the phase \"" + phaseIDs[want] + "\", not \"" + phaseIDs[p.phase] + "\""
	case p.stage == atEnd && int(p.turn) < p.scenario.Turns[1]:
		return "the last turn"
	}
	return ""
}

func (p soundness) fitsHand() string {
	moving := p.stage == atMoving || p.stage == atReaction && p.reaction.back == atMoving
	switch {
	case !moving && len(p.moving) > 0:
		return "nobody in hand"
	case moving && !p.stand(p.moving, p.side):
		return "units in hand that stand in one hex"
	}
	return ""
}

// stand tells whether there are units, all of one side and in one hex.
func (p soundness) stand(units []int16, s side) bool {
	return len(units) > 0 && p.onMap(units[0]) && p.allIn(units, s, p.units[units[0]].hex)
}

// allIn tells whether units are all of one side and in the given hex.
func (p soundness) allIn(units []int16, s side, hex board.ID) bool {
	return !slices.ContainsFunc(units, func(u int16) bool { return p.owner(u) != s || p.units[u].hex != hex })
}

func (p soundness) fitsReaction() string {
	r, b := &p.reaction, p.Board()
	switch {
	case p.stage != atReaction:
		return ""
	case r.back != atArrivals && r.back != atMove && r.back != atMoving:
		return "a stage to go back to in which units move or arrive"
	case !p.stand(r.movers, p.side) || p.units[r.movers[0]].hex != r.to:
		return "units that have just moved"
	case (r.from == board.None) != (r.back == atArrivals) || r.from != board.None && !b.Adjacent(r.from, r.to):
		return "the hex that the movers came from, or none where they arrived"
	}
	for _, t := range r.waiting {
		at := p.units[t.unit].hex
		if at == board.None || !p.unit(t.unit).cavalry || p.owner(t.unit) != p.side.enemy() ||
			!b.Adjacent(at, r.to) && (r.from == board.None || !b.Adjacent(at, r.from)) {
			return "cavalry of the other side next to the movers"
		}
	}
	if len(r.waiting) == 0 {
		return "cavalry that may react"
	}
	return ""
}

func (p soundness) fitsCombat() string {
	c, them := &p.combat, p.side.enemy()
	if !p.inAttack() {
		return ""
	}
	for i, hex := range c.hexes {
		if !p.Board().Adjacent(hex, c.target) || slices.Contains(c.hexes[:i], hex) {
			return "attacking hexes next to the target, each named once"
		}
	}
	named := map[int16]bool{}
	for _, list := range [][]int16{c.attackers, c.idle, c.defenders, c.withheld} {
		for _, u := range list {
			if named[u] {
				return "every unit in one part of the attack only"
			}
			named[u] = true
		}
	}
	owned := func(units []int16, s side) bool {
		return !slices.ContainsFunc(units, func(u int16) bool { return p.owner(u) != s })
	}
	switch {
	case !owned(c.attackers, p.side) || !owned(c.idle, p.side) || !owned(c.defenders, them) || !owned(c.withheld, them):
		return "attackers of the phasing side and defenders of the other"
	case p.stage > atHexes && len(c.hexes) == 0:
		return "attacking hexes"
	case p.stage > atCommit && (len(c.attackers) == 0 || len(c.defenders) == 0):
		return "attackers and defenders"
	case p.stage > atRoll:
		return ""
	case !p.holds(them, c.target) || p.safe(them, c.target):
		return "an enemy to attack in the target"
	case !p.allIn(c.defenders, them, c.target) || !p.allIn(c.withheld, them, c.target):
		return "defenders that stand in the target"
	case slices.ContainsFunc(append(slices.Clone(c.attackers), c.idle...), func(u int16) bool { return !slices.Contains(c.hexes, p.units[u].hex) }):
		return "attackers that stand in the attacking hexes"
	}
	return ""
}

// fitsDice looks at the numbers of an attack that is resolved.
func (p soundness) fitsDice() string {
	c := &p.combat
	if !p.inAttack() || p.stage < atRoll {
		return ""
	}
	if len(c.brought) != len(c.attackers)+len(c.defenders) {
		return "what each unit brought"
	}
	for role := range 2 {
		if p.stage > atRoll && c.dice[role] < 1 {
			return "dice from one to six"
		}
	}
	if n := len(c.taken); n != 0 && n != len(c.attackers)+len(c.defenders) || p.stage == atLoss && (n == 0 || c.toLose[0]+c.toLose[1] == 0) {
		return "losses to take and how many each unit has taken"
	}
	return ""
}

func (p soundness) fitsRetreats() string {
	c := &p.combat
	if p.stage == atRetreat && len(c.retreats) == 0 {
		return "a stack that retreats"
	}
	for i := range c.retreats {
		r := &c.retreats[i]
		units := r.units
		if p.stage != atRetreat { // some may have been eliminated over the stacking limit
			units = p.living(units)
		}
		switch {
		case p.stage < atRetreat || p.stage > atExcess:
			return "nobody who retreats"
		case !p.Board().IsTrail(r.trail) || r.left() < 1 || int(r.zones) >= len(r.trail):
			return "retreats of one to four hexes that are not over, and the ways they went"
		case r.begun != (len(r.trail) > 1):
			return "retreats that have begun where they have left their hex"
		case len(r.units) == 0 || !p.allIn(units, r.side, r.at()):
			return "retreating units that stand at the end of their trail"
		}
	}
	return ""
}

func (p soundness) fitsSplits() string {
	c := &p.combat
	splitting := p.stage == atSplit || p.stage == atExcess
	if splitting != (len(c.splits) > 0) {
		return "an overstacked retreat just where one goes on"
	}
	for i := range c.splits {
		s := &c.splits[i]
		if !p.Board().IsTrail(s.trail) || s.trail[len(s.trail)-1] != s.hex || s.excess < 1 || !p.allIn(s.units, s.side, s.hex) || p.excess(s.side, s.hex) == 0 ||
			slices.ContainsFunc(s.gone, func(u int16) bool { return p.owner(u) != s.side }) {
			return "retreating units in an overstacked hex at the end of their trail"
		}
	}
	return ""
}
