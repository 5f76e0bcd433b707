package greatwar

import (
	"strings"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// ask is one sentence that tells what is to be decided.
func (p *Position) ask() string {
	q := &questions[p.stage]
	text := strings.NewReplacer("{us}", p.player(p.side), "{them}", p.player(p.side.enemy())).Replace(q.text)
	if q.rest != nil {
		text += q.rest(wording{p})
	}
	return text
}

// player names who decides, at the head of a prompt.
func (p *Position) player(s side) string {
	if s == allied {
		return "Allied player"
	}
	return sideNames[s]
}

// withdrawalText names the cavalry that may try to withdraw, and with which dice.
func (p wording) withdrawalText() string {
	able := p.all(func(u int16) bool { return p.unit(u).cavalry && p.onMap(u) && p.mayWithdraw(verb.OfUnit(u)) == nil })
	if n := len(able); n > 3 {
		return ": roll for " + verb.Count(n, "cavalry unit", "cavalry units") + " to withdraw, or go on."
	}
	return ": roll for " + p.Labels(able) + " to withdraw, or go on."
}

// toDeployText tells what is still missing of a set-up.
func (p wording) toDeployText() string {
	left := len(p.all(func(u int16) bool { return p.owner(u) == p.side && p.free(u) && !p.onMap(u) }))
	switch h := deploymentOf(p.Position).uncovered(); {
	case left > 0:
		return ": " + verb.Count(left, "unit", "units") + " left."
	case h != board.None:
		return ": the start line is not covered at " + p.HexName(h) + "."
	}
	return ": all are set up. Click a unit to take it back."
}

// movingText tells who moves, and how far still.
func (p wording) movingText() string {
	first := p.moving[0]
	who := p.Label(first)
	if n := len(p.moving); n > 1 {
		who = verb.Count(n, "unit", "units")
	}
	if p.units[first].link > 0 {
		return ": " + who + " off the map at " + offMapOf(p.Position).placeName(offMapOf(p.Position).exitOf(first)) + ", " + verb.Count(railsOf(p.Position).rideLeft(first), "hex", "hexes") + " left."
	}
	if p.units[first].entrained {
		return ": move " + who + " by rail, " + verb.Count(railsOf(p.Position).rideLeft(first), "hex", "hexes") + " left."
	}
	left := p.pointsLeft(first)
	for _, u := range p.moving {
		left = min(left, p.pointsLeft(u))
	}
	return ": move " + who + ", " + itoa(left) + " MP left."
}

// stragglersText tells how many units are out of command.
func (p wording) stragglersText() string {
	n := len(commandOf(p.Position).stragglers())
	if n == 0 {
		return ": all units are in command."
	}
	return ": " + verb.Count(n, "unit is", "units are") + " out of command."
}

// prompt tells who is to decide what.
func (p viewer) prompt() rules.Prompt {
	pr := rules.Prompt{Title: phaseNames[p.phase], Case: questions[p.stage].cas, Ask: p.ask()}
	c := &p.combat
	switch p.stage {
	case atEnd:
		pr.Title = "End of the game"
	case atDeploy:
		pr.Units = p.IDs(p.all(func(u int16) bool { return p.owner(u) == p.side && p.free(u) && !p.onMap(u) })...)
	case atMoving:
		pr.Units = p.IDs(p.moving...)
	case atDisplace:
		pr.Units, pr.Hexes = p.IDs(p.displaced[0]), p.Hexes(p.at(p.displaced[0]))
	case atCrowded:
		pr.Hexes = p.Hexes(p.crowdedHexes()...)
	case atFallBack:
		pr.Units, pr.Hexes = p.IDs(p.falling-1), p.Hexes(p.at(p.falling-1))
	case atFollow:
		pr.Hexes = p.Hexes(p.vacated[0])
	case atHunger:
		pr.Units, pr.Hexes = p.IDs(c.hungry...), p.Hexes(c.targets...)
	case atCommit, atDefence, atRoll, atOption, atAffect, atLoss, atAdvance:
		pr.Hexes = p.Hexes(c.targets...)
	case atRetreat:
		for i := range c.retreats {
			if r := &c.retreats[i]; r.left() > 0 {
				pr.Units = append(pr.Units, p.IDs(r.units...)...)
				pr.Hexes = append(pr.Hexes, p.Hexes(r.at())...)
			}
		}
	}
	return pr
}
