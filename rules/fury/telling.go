package fury

import (
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
