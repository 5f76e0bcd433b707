package greatwar

import (
	"fmt"
	"strings"
)

// question is what is asked at a stage.
type question struct {
	cas  string                   // that the prompt cites
	text string                   // "{us}" is the phasing player, "{them}" the other one
	rest func(p *Position) string // the end of the sentence, where it depends on more
}

// questions are by stage.
var questions = [atEnd + 1]question{
	atEnvelope:   {cas: "22.0", text: "{us} throws for the envelope: where does 2nd Army go?"},
	atDeploy:     {cas: "26.2", text: "{us} sets up its units", rest: (*Position).toDeployText},
	atDeployRoll: {cas: "26.32", text: "{us} throws for the losses before the game."},
	atSupply:     {cas: "9.11", text: "{us} determines supply", rest: (*Position).serbianText},
	atForage:     {cas: "24.0", text: "{us} chooses cavalry to forage, or goes on."},
	atArrivals:   {cas: "14.0", text: "{us} brings reinforcements on, or goes on."},
	atCommand:    {cas: "10.32", text: "{us} gives out command strength for movement", rest: (*Position).stragglersText},
	atRally:      {cas: "10.41", text: "{us} throws for units that are out of command", rest: (*Position).stragglersText},
	atMove:       {cas: "5.0", text: "{us} chooses a unit to move, or ends the movement", rest: (*Position).overfullText},
	atMoving:     {cas: "5.14", text: "{us}", rest: (*Position).movingText},
	atDisplace: {cas: "10.52", rest: func(p *Position) string {
		return p.Label(p.displaced[0]) + " must give way: choose one of the nearest hexes with friends."
	}},
	atAttrition: {cas: "9.22", text: "{us} throws for attrition of its units out of supply."},
	atCrowded:   {cas: "6.14", rest: (*Position).crowdedText},
	atWithdraw:  {cas: "12.1", text: "{them}", rest: (*Position).withdrawalText},
	atFallBack: {cas: "12.13", text: "{them} leads ", rest: func(p *Position) string {
		return p.Label(p.falling-1) + " back: " + plural(withdrawal+1-len(p.vacated), "hex", "hexes") + " to go."
	}},
	atFollow: {cas: "12.16", text: "{us} may occupy ", rest: func(p *Position) string {
		return p.HexName(p.vacated[0]) + ", which the cavalry has left."
	}},
	atOrders:  {cas: "10.36", text: "{us} gives out command strength for combat", rest: (*Position).stragglersText},
	atAttack:  {cas: "8.11", text: "{us} chooses a hex to attack, or ends the combat."},
	atCommit:  {cas: "8.23", text: "{us} chooses who attacks, and declares the attack."},
	atDefence: {cas: "18.2", text: "{them} may use a defensive shift."},
	atHunger:  {cas: "9.23", text: "{us} throws for attrition of attackers out of supply."},
	atRoll:    {cas: "8.4", text: "{us} rolls for the attack."},
	atOption:  {cas: "8.9", text: "{them} chooses how to take the result", rest: (*Position).resultToTake},
	atAffect:  {cas: "8.9", text: "{them} chooses which stacks are affected."},
	atLoss:    {cas: "8.51", rest: (*Position).lossText},
	atRetreat: {cas: "8.62", text: "{them} leads its retreat."},
	atAdvance: {cas: "8.71", text: "{us} may advance after combat."},
	atReplace: {cas: "13.0", text: "{us} throws for the replacement of lost steps, or ends the turn."},
	atEnd:     {cas: "25.3", text: "The game is over."},
}

// overfullText warns of hexes whose owner would have to eliminate units if the
// phase ended now (6.14).
func (p *Position) overfullText() string {
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
		return ". Over the stacking limit: " + strings.Join(names, ", ") + "."
	}
	return ". " + names[0] + " is over the stacking limit."
}

// resultToTake is what the defender has to take, and where.
func (p *Position) resultToTake() string {
	c := &p.combat
	names := make([]string, 0, len(c.targets))
	for _, h := range c.targets {
		names = append(names, p.HexName(h))
	}
	return fmt.Sprintf(" %d in %s.", c.result[defender], strings.Join(names, ", "))
}

// serbianText tells what else falls due when supply is determined (20.2).
func (p *Position) serbianText() string {
	if p.side == allied {
		return " and throws for Serbian supply."
	}
	return "."
}

// lossText tells who takes losses; the defender takes them first (8.51).
func (p *Position) lossText() string {
	who, left := p.side, p.combat.toLose[attacker]
	if n := p.combat.toLose[defender]; n > 0 {
		who, left = p.side.enemy(), n
	}
	return p.player(who) + " takes its losses: " + plural(int(left), "step", "steps") + " left."
}
