package galicia

import (
	"fmt"
	"strings"

	"vistula/rules"
	"vistula/rules/verb"
)

// Tell notes an event. What happens from the declaration of an attack on belongs
// to it.
func (p *Position) Tell(e rules.Event) {
	if c := &p.combat; len(c.hexes) > 0 {
		e.Battle = strings.Join(p.Hexes(c.hexes...), "+") + " on " + p.Board().Number(c.target)
	}
	p.Table.Tell(e)
}

// meaning says a result in words (9.1).
func (r *result) meaning() string {
	say := func(who string, role int) string {
		s := who + ": "
		if n := r.retreat[role]; n > 0 {
			s += "retreats " + verb.Count(int(n), "hex", "hexes") + " and "
		}
		if m := r.modifier[role]; m != 0 {
			return s + fmt.Sprintf("rolls for losses at %+d", m)
		}
		return s + "rolls for losses unmodified"
	}
	return say("Attacker", attacker) + ". " + say("Defender", defender) + "."
}
