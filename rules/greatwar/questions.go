package greatwar

import (
	"fmt"
	"strconv"
	"strings"

	"vistula/rules/board"
	"vistula/rules/verb"
)

// wording completes the questions.
type wording struct{ *Position }

// question is what is asked at a stage.
type question struct {
	cas  string                 // that the prompt cites
	text string                 // "{us}" is the phasing player, "{them}" the other one
	rest func(p wording) string // the end of the sentence, where it depends on more
}

// questions are by stage.
var questions = [atEnd + 1]question{
	atEnvelope:   {cas: "22.0", text: "{us}: roll for the envelope to learn where the 2nd Army goes."},
	atDeploy:     {cas: "26.2", text: "{us}: ", rest: wording.toDeployText},
	atDeployRoll: {cas: "26.32", text: "{us}: roll for losses before the game."},
	atSupply:     {cas: "9.11", text: "{us}: determine supply", rest: wording.serbianText},
	atForage:     {cas: "24.0", text: "{us}: choose cavalry to forage, or go on."},
	atArrivals:   {cas: "14.0", text: "{us}: ", rest: wording.arrivalText},
	atCommand:    {cas: "10.32", text: "{us}: choose units to command for movement, or end the allocation; ", rest: wording.stragglersText},
	atRally:      {cas: "10.41", text: "{us}: choose units to roll for, or stop rolling; ", rest: wording.stragglersText},
	atMove:       {cas: "5.0", text: "{us}: choose a unit to move, or end the phase", rest: wording.overfullText},
	atMoving:     {cas: "5.14", text: "{us}", rest: wording.movingText},
	atDisplace: {cas: "10.52", rest: func(p wording) string {
		return p.Label(p.displaced[0]) + " must displace: choose one of the nearest hexes with friendly units."
	}},
	atAttrition: {cas: "9.22", text: "{us}: roll for attrition of units out of supply."},
	atCrowded:   {cas: "6.14", rest: func(p wording) string { return p.crowdedText() }},
	atWithdraw:  {cas: "12.1", text: "{them}", rest: wording.withdrawalText},
	atFallBack: {cas: "12.13", text: "{them}: withdraw ", rest: func(p wording) string {
		return p.named(p.falling-1) + ", " + verb.Count(withdrawal+1-len(p.vacated), "hex", "hexes") + " to go."
	}},
	atFollow: {cas: "12.16", text: "{us}: you may occupy ", rest: func(p wording) string {
		return p.HexName(p.vacated[0]) + ", which the cavalry left, or go on."
	}},
	atOrders:  {cas: "10.36", text: "{us}: choose units to command for combat, or go on to the attacks; ", rest: wording.stragglersText},
	atAttack:  {cas: "8.11", text: "{us}: choose a hex to attack, or end the phase."},
	atCommit:  {cas: "8.23", text: "{us}: commit units and declare the attack."},
	atDefence: {cas: "18.2", text: "{them}: use a defensive shift, or decline."},
	atHunger:  {cas: "9.23", text: "{us}: roll for attrition of attackers out of supply."},
	atRoll:    {cas: "8.4", text: "{us}: roll for the attack."},
	atOption:  {cas: "8.9", text: "{them}: choose how to take result", rest: wording.resultToTake},
	atAffect:  {cas: "8.9", text: "{them}: choose the affected stacks."},
	atLoss:    {cas: "8.51", rest: wording.lossText},
	atRetreat: {cas: "8.62", text: "{them}: choose a hex to retreat into."},
	atAdvance: {cas: "8.71", text: "{us}: advance after combat, or go on."},
	atReplace: {cas: "13.0", text: "{us}: roll for replacements, or end the turn."},
	atEnd:     {cas: "25.3", text: "The game is over."},
}

// citing is the case that the question rests on: that of the stacking limit where it warns
// of hexes over it.
func (p wording) citing() string {
	if p.stage == atMove && p.overfullText() != "." {
		return "6.14"
	}
	return questions[p.stage].cas
}

// overfullText warns of hexes whose owner would have to eliminate units if the
// phase ended now (6.14).
func (p wording) overfullText() string {
	var names []string
	for _, h := range p.crowdedHexes() {
		names = append(names, p.HexName(h))
	}
	switch n := len(names); {
	case n == 0 || p.crowded() != p.side:
		return "."
	case n > 3:
		return fmt.Sprintf(". %d hexes are over the stacking limit.", n)
	case n > 1:
		return ". Over the stacking limit: " + verb.List(names) + "."
	}
	return ". " + names[0] + " is over the stacking limit."
}

// resultToTake is what the defender has to take, and where.
func (p wording) resultToTake() string {
	c := &p.combat
	names := make([]string, 0, len(c.targets))
	for _, h := range c.targets {
		names = append(names, p.HexName(h))
	}
	return fmt.Sprintf(" %d in %s.", c.result[defender], verb.List(names))
}

// serbianText tells what else falls due when supply is determined, where Serbia is in
// play (20.2).
func (p wording) serbianText() string {
	if supplying(p).supplyDice() > 0 {
		return " and roll for Serbian supply."
	}
	return "."
}

// lossText tells who takes losses; the defender takes them first (8.51).
func (p wording) lossText() string {
	who, left := p.side, p.combat.toLose[attacker]
	if n := p.combat.toLose[defender]; n > 0 {
		who, left = p.side.enemy(), n
	}
	return p.player(who) + ": take your losses, " + verb.Count(int(left), "step", "steps") + " left."
}

// ask is one sentence that tells what is to be decided.
func (p *Position) ask() string {
	q := &questions[p.stage]
	text := strings.NewReplacer("{us}", p.player(p.side), "{them}", p.player(p.side.enemy())).Replace(q.text)
	if q.rest != nil {
		text += q.rest(wording{p})
	}
	return text
}

// withdrawalText names the cavalry that may try to withdraw, and with which dice.
func (p wording) withdrawalText() string {
	able := p.all(func(u int16) bool {
		return p.unit(u).cavalry && p.onMap(u) && cavalryOf(p.Position).mayWithdraw(verb.OfUnit(u)) == nil
	})
	if n := len(able); n > 3 {
		return ": roll for " + verb.Count(n, "cavalry unit", "cavalry units") + " to withdraw, or go on."
	}
	return ": roll for " + verb.Enumerate(able, p.named) + " to withdraw, or go on."
}

// named is what a sentence calls a unit, with the article but for generals and numbered
// depots: "the 14th Cavalry Division", "Potiorek", "Depot 1 of the 3rd Army".
func (p wording) named(u int16) string {
	label := p.Label(u)
	if p.unit(u).hq || strings.HasPrefix(label, "Depot") {
		return strings.Replace(label, ", ", " of the ", 1)
	}
	return "the " + label
}

// own is named for a unit of the side that is asked, which need not be told its nation.
func (p wording) own(u int16) string {
	name := p.named(u)
	if p.owner(u) != austria {
		return name
	}
	return strings.Replace(name, nationAdjectives[austriaHungary]+" ", "", 1)
}

// toDeployText tells what is still missing of a set-up.
func (p wording) toDeployText() string {
	if len(p.moving) > 0 {
		return "choose where " + p.own(p.moving[0]) + " sets up."
	}
	left := len(p.all(func(u int16) bool { return p.owner(u) == p.side && deploymentOf(p.Position).free(u) && !p.onMap(u) }))
	switch h := deploymentOf(p.Position).uncovered(); {
	case left > 0:
		return "set up your units: " + verb.Count(left, "unit", "units") + " left."
	case h != board.None:
		return "set up your units: the start line is not covered at " + p.HexName(h) + "."
	}
	return "all units are set up. End the set-up, or click a unit to take it back."
}

// arrivalText tells what reinforcements can do.
func (p wording) arrivalText() string {
	if len(p.moving) > 0 {
		return "choose where " + p.own(p.moving[0]) + " arrives."
	}
	return "bring on reinforcements, or go on."
}

// movingText tells who moves, and how far still.
func (p wording) movingText() string {
	first := p.moving[0]
	who := p.own(first)
	if n := len(p.moving); n > 1 {
		who = verb.Count(n, "unit", "units")
	}
	if p.units[first].link > 0 {
		return ": return " + who + " to the map at " + offMapOf(p.Position).placeName(offMapOf(p.Position).exitOf(first)) + ", or send " +
			verb.Conjugate(p.moving, "it", "them") + " on; " + verb.Count(railsOf(p.Position).rideLeft(first), "hex", "hexes") + " left."
	}
	if p.units[first].entrained {
		return ": move " + who + " by rail, " + verb.Count(railsOf(p.Position).rideLeft(first), "hex", "hexes") + " left."
	}
	left := marchIn(p.Position).pointsLeft(first)
	for _, u := range p.moving {
		left = min(left, marchIn(p.Position).pointsLeft(u))
	}
	return ": move " + who + ", " + strconv.Itoa(left) + " MP left."
}

// stragglersText tells how many units are out of command.
func (p wording) stragglersText() string {
	n := len(commandOf(p.Position).stragglers())
	if n == 0 {
		return "all units are in command."
	}
	return verb.Count(n, "unit is", "units are") + " out of command."
}
