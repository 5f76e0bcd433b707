package tannenberg

import (
	"strconv"

	"vistula/rules"
)

// Tell notes an event. What happens from the roll to the advance belongs to the
// attack in hand.
func (p *Position) Tell(e rules.Event) {
	if c := &p.combat; len(c.attackers) > 0 {
		e.Battle = p.Board().Number(c.target)
		if c.fort > 0 {
			e.Battle += " fort " + strconv.Itoa(int(c.fort))
		}
	}
	p.Table.Tell(e)
}
