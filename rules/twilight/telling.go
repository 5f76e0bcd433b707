package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
)

// Tell notes an event. What happens from the announcement of an attack to its end
// belongs to it, and what follows from a Repulse to that.
func (p *Position) Tell(e rules.Event) {
	if e.Battle == "" {
		e.Battle = inHand(p)
	}
	p.Table.Tell(e)
}

// inHand names the attack or the Repulse in hand, "" where there is none.
func inHand(p *Position) string {
	switch {
	case p.combat.target != board.None:
		return "on " + p.Board().Number(p.combat.target)
	case p.repulse.target != board.None:
		return "push " + itoa(int(p.bouts)) + " on " + p.Board().Number(p.repulse.target)
	}
	return ""
}

// tellOf tells of units: their owner learns who they are, the enemy only where
// something happens (4.2.6).
func (p *Position) tellOf(e rules.Event, public string) {
	seen := e
	seen.Text, seen.Units = public, nil
	e.Public = &seen
	p.Tell(e)
}
