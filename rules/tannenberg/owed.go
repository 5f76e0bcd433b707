package tannenberg

import "vistula/rules"

// duties adds to a prompt what the side that decides owes before the step can end,
// and what ending it would bring about. The other side is told nothing.
func (p *sight) duties(pr *rules.Prompt, who side) {
	if who != nobody && who != p.toAct() {
		return
	}
	pr.Owed = book.Owed(p.Position, rules.VerbDone, rules.VerbHalt)
	if len(pr.Owed) > 0 {
		pr.Owed[0].Units, pr.Owed[0].Hexes = pr.Units, pr.Hexes
	}
	if p.stage == atArrival { // it ends by itself where nothing can come
		pr.Warn = append(pr.Warn, rules.Duty{Case: "Replacements 2", Text: "More units can come on this turn: what you leave of this turn's factors is not saved for later turns."})
	}
}
