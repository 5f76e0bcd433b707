package galicia

import (
	"fmt"
	"strings"

	"vistula/rules"
)

// tell notes an event. What happens from the declaration of an attack on belongs
// to it.
func (p *Position) tell(e rules.Event) {
	if c := &p.combat; len(c.hexes) > 0 {
		e.Battle = strings.Join(p.hexes(c.hexes...), "+") + " on " + p.rs.board.Number(c.target)
	}
	p.events = append(p.events, e)
}

// meaning says a result in words (9.1).
func (r *result) meaning() string {
	say := func(who string, role int) string {
		s := who + ": "
		if n := r.retreat[role]; n > 0 {
			s += "retreats " + plural(int(n), "hex", "hexes") + " and "
		}
		if m := r.modifier[role]; m != 0 {
			return s + fmt.Sprintf("rolls for losses at %+d", m)
		}
		return s + "rolls for losses unmodified"
	}
	return say("Attacker", attacker) + ". " + say("Defender", defender) + "."
}
