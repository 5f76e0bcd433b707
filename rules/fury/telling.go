package fury

import (
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// tell notes an event. What happens while an attack is in hand belongs to it.
func (p *Position) tell(e rules.Event) {
	if p.combat.on() {
		e.Battle = p.battle(p.combat.from, p.combat.target)
	}
	p.Tell(e)
}

// battle names an attack among those of an activation: no hex attacks twice (10.1).
func (p *forces) battle(from, target board.ID) string {
	return p.Board().Number(from) + " on " + p.Board().Number(target)
}

// meaning says a result of the Combat Results Table in words (10.3).
func (t *tables) meaning(c *crtColumn) string {
	loses := func(who string, n int) string {
		if n == 0 {
			return who + " loses nothing"
		}
		return who + " loses " + plural(n, "step", "steps")
	}
	s := loses("the attacker", c.Attacker) + "; " + loses("the defender", c.Defender)
	switch c.Retreat {
	case "attacker":
		s += "; the attacker retreats " + hexesText(t.Retreat.Attacker)
	case "defender":
		s += "; the defender retreats " + hexesText(t.Retreat.Defender)
	}
	return strings.ToUpper(s[:1]) + s[1:] + "."
}
