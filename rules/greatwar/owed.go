package greatwar

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// duties adds to a prompt what the side that decides owes before the step can end,
// and what ending it would bring about. The other side is told nothing.
func (p viewer) duties(pr *rules.Prompt, who side) {
	if who != nobody && who != p.toAct() {
		return
	}
	pr.Owed = book.Owed(p.Position, rules.VerbDone, rules.VerbHalt)
	if len(pr.Owed) > 0 {
		d := &pr.Owed[0]
		switch p.stage {
		case atDeploy:
			if at := deploymentOf(p.Position).uncovered(); !deploymentOf(p.Position).toDeploy() && at != board.None {
				d.Hexes = p.Hexes(at)
			}
			d.Units = pr.Units
		case atMove:
			d.Units = p.IDs(railsOf(p.Position).waiting()...)
		case atMoving:
			d.Units = p.IDs(p.moving...)
		case atAttack:
			d.Overlay = &rules.Query{Kind: "threat", Side: p.side.id()}
		}
	}
	p.overfull(pr)
}

// overfull warns of hexes whose owner must eliminate units if the phase ends now
// (6.14).
func (p viewer) overfull(pr *rules.Prompt) {
	if !slices.Contains([]stage{atMove, atArrivals, atAttack, atOrders}, p.stage) || p.crowded() != p.side {
		return
	}
	for _, h := range p.crowdedHexes() {
		n := p.excess(p.side, h)
		pr.Warn = append(pr.Warn, rules.Duty{Case: "6.14", Units: p.IDs(p.in(p.side, h)...), Hexes: p.Hexes(h),
			Text: p.HexName(h) + " is over the stacking limit by " + verb.Count(n, "point", "points") + ": you must eliminate units there if the phase ends now."})
	}
}
