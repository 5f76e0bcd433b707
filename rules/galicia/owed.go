package galicia

import (
	"vistula/rules"
	"vistula/rules/verb"
)

// duties adds to a prompt what the side that decides owes before the phase can end,
// and what ending it would bring about. The other side is told nothing.
func (p viewer) duties(pr *rules.Prompt, who side) {
	if who != nobody && who != p.toAct() {
		return
	}
	pr.Owed = book.Owed(p.Position, rules.VerbDone, rules.VerbHalt)
	if p.stage != atMove {
		return
	}
	for _, h := range p.crowdedHexes() {
		n := p.excess(p.side, h)
		pr.Warn = append(pr.Warn, rules.Duty{Case: "5.2", Units: p.IDs(p.in(p.side, h)...), Hexes: p.Hexes(h),
			Text: p.HexName(h) + " is over the stacking limit by " + verb.Count(n, "step", "steps") + ": you must eliminate as much if the phase ends now."})
	}
}
