package galicia

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/verb"
)

// Offers lists every action that is legal now.
func (p *Position) Offers() []rules.Offer { return book.Offers(p) }

// AppendOffers appends to a list what Offers lists.
func (p *Position) AppendOffers(list []rules.Offer) []rules.Offer { return book.Append(p, list) }

// Do carries an action out. An action that is not offered gives an
// *rules.Illegal and leaves the position as it was.
func (p *Position) Do(action rules.Action) ([]rules.Event, error) { return book.Do(p, action) }

// Stage is what is being decided.
func (p *Position) Stage() int { return int(p.stage) }

// NotNow says why a verb does not fit what is being decided.
func (p *Position) NotNow(name, _ string) *verb.Refusal {
	switch {
	case p.stage == atEnd:
		return &refusal{Case: "15.0", Why: "The game is over."}
	case name == rules.VerbDone && p.stage == atCrowded:
		over := p.crowdedHexes()[0]
		return &refusal{Case: "5.2", Why: fmt.Sprintf("%s holds %d steps; %d may stack. Eliminate units until no hex is overstacked.",
			p.HexName(over), p.stepsIn(p.side, over), p.rs.tables.Stacking.Limit)}
	case name == rules.VerbAdvance && p.stage >= atAdvance && p.inAttack():
		if r := advanceIn(p).noAdvance(); r != nil && r.Case == "9.3" {
			return r
		}
	}
	return &refusal{Case: "3.2", Why: "Not possible now. " + p.ask(p.stage)}
}

// End carries on until somebody has to decide.
func (p *Position) End() []rules.Event {
	for sequenceOf(p).proceed() { // until somebody has to decide
	}
	return p.Told()
}

// ask is one sentence that tells what is to be decided at a stage.
func (p *Position) ask(at stage) string {
	switch at {
	case atSupply:
		return p.sideName() + ": determine supply."
	case atArrivals:
		return p.sideName() + ": place your reinforcements."
	case atReaction:
		return sideNames[p.side.enemy()] + ": react with your cavalry, or stay."
	case atMove:
		return p.sideName() + ": choose a unit or stack to move, or end the phase."
	case atMoving:
		return p.sideName() + ": move the units in hand, or end their move."
	case atCrowded, atExcess:
		return sideNames[p.toAct()] + ": eliminate units until no hex is overstacked."
	case atAttack:
		return p.sideName() + ": choose a hex to attack, or end the phase."
	case atHexes:
		return p.sideName() + ": choose the hexes to attack from, then declare the attack."
	case atCommit:
		return p.sideName() + ": commit units to the attack."
	case atWithhold:
		return sideNames[p.side.enemy()] + ": choose the units to withhold from the defence."
	case atRoll:
		return p.sideName() + ": roll for the attack."
	case atRetreat:
		return sideNames[p.toAct()] + ": choose the next hex of the retreat."
	case atSplit:
		return sideNames[p.toAct()] + ": choose the units that retreat further, to avoid overstacking."
	case atAdvance:
		return p.sideName() + ": advance after combat, or stay."
	case atLossRoll:
		return p.sideName() + ": roll for the losses of both sides."
	case atLoss:
		return sideNames[p.toAct()] + ": choose a unit to take losses, " + verb.Count(int(p.combat.toLose[battleIn(p).losing()]), "reduction", "reductions") + " left."
	}
	return "The game is over."
}
