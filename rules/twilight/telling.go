package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
)

// Tell notes an event. What happens from the announcement of an attack to its end
// belongs to it, and what follows from a Repulse to that.
func (p *Position) Tell(e rules.Event) {
	switch {
	case e.Battle != "":
	case p.combat.target != board.None:
		e.Battle = "on " + p.Board().Number(p.combat.target)
	case p.repulse.target != board.None:
		e.Battle = "push " + itoa(int(p.bouts)) + " on " + p.Board().Number(p.repulse.target)
	}
	p.Table.Tell(e)
}

// tellOf tells of units: their owner learns who they are, the enemy only where
// something happens (4.2.6).
func (p *Position) tellOf(e rules.Event, public string) {
	seen := e
	seen.Text, seen.Units = public, nil
	e.Public = &seen
	p.Tell(e)
}
