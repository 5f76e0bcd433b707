package tannenberg

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// The results of the Combat Results Table. "A corps" in a result is one unit of any
// size. A side that suffers one first chooses to go back or to stand, where it has
// the choice, then loses units, then goes back; at last the other may advance.

var resultVerbs = []*verbs{
	{Name: "back", Label: "Retreat one hex", Case: "Results 1", Stages: verb.Of(atChoose), Cite: citeResult,
		Check: func(p *Position, _ args) *refusal { return battleIn(p).mayBack() }, Do: func(p *Position, _ args) { battleIn(p).goBack() }},
	{Name: "stand", Label: "Lose one more unit and stay", Case: "Results 1", Stages: verb.Of(atChoose), Cite: citeResult,
		Words: func(p *Position, _ args) string { return standWords[p.combat.result] },
		Do:    func(p *Position, _ args) { battleIn(p).stand() }},
	{Name: rules.VerbLose, Label: "Lose this unit: it is destroyed", Case: "Results 5", Takes: verb.Unit, Stages: verb.Of(atLoss), Cite: citeResult,
		Check: (*Position).mayLose, Candidates: func(p *Position, yield func(args)) { verb.Each(battleIn(p).losers(), yield) },
		Do: func(p *Position, a args) { battleIn(p).lose(a.Unit) }},
	{Name: "raze", Label: "Lose the fort", Case: "Forts 5", Stages: verb.Of(atLoss),
		Check: func(p *Position, _ args) *refusal {
			if !battleIn(p).fortToLose() {
				return refuseNoFortToLose
			}
			return nil
		},
		Do: func(p *Position, _ args) { battleIn(p).loseFort() }},
}

var resultCases = [...]string{noResult: "Units 7", resultDB: "Results 1", resultDE: "Results 2", resultAB: "Results 4",
	resultAE: "Results 3", resultEX: "Results 5"}

func citeResult(p *Position, _ args) string { return resultCases[p.combat.result] }

var standWords = [...]string{resultDB: "Lose the defending unit and stay", resultDE: "Lose a second unit and stay",
	resultAB: "Lose one unit and stay", resultAE: "Lose two units and stay", resultEX: ""}

var (
	refuseNotInvolved  = &refusal{Case: "Results 5", Why: "{unit} is not one of the units that can be lost."}
	refuseNoFortToLose = &refusal{Case: "Forts 5", Why: "There is no fort to lose."}
	refuseNotEnough    = &refusal{Case: "Results 5", Why: "Losses are still to be taken."}
	refuseNoWayBack    = &refusal{Case: "Results 9", Why: "There is no hex to retreat to."}
)

// apply begins to carry the result out.
func (p battle) apply() {
	c := &p.combat
	if c.fort > 0 && (c.result == resultDB || c.result == resultAB) { // Forts 5
		p.Tell(rules.Event{Kind: "result", Case: "Forts 5", Side: p.side.id(), Hexes: p.Hexes(c.target), Text: "Against a fort this has no effect."})
		p.endCombat()
		return
	}
	switch c.result {
	case resultDB:
		c.role, p.stage = defender, atChoose
	case resultDE:
		c.role, p.stage = defender, atChoose
		if c.fort > 0 {
			p.destroyFort(c.fort - 1)
		} else {
			p.lose(c.defender - 1)
		}
		if c.fort > 0 && c.defender == 0 || len(p.stack(p.side.enemy(), c.target)) == 0 {
			p.settleResult()
		}
	case resultAB:
		c.role, p.stage = attacker, atChoose
	case resultAE:
		c.role, p.stage = attacker, atChoose
		if len(c.attackers) == 1 {
			p.lose(c.attackers[0])
			p.settleResult()
		}
	case resultEX:
		c.exchange, c.toLose, c.role, c.weaker, p.stage = true, 1, defender, defender, atLoss
		if c.strength[attacker] < c.strength[defender] { // as strong is as good as weaker for the defender: both lose the same
			c.role, c.weaker = attacker, attacker
		}
	}
}

// goers are the units that would go back: of a defender all in the hex, of an
// attacker those in the battle.
func (p battle) goers() []int16 {
	c := &p.combat
	if c.role == defender {
		return p.stack(p.side.enemy(), c.target)
	}
	return slices.DeleteFunc(slices.Clone(c.attackers), func(u int16) bool { return !p.onMap(u) })
}

// losers are the units of which the side must lose some: of a defender in an
// exchange the one that defended, otherwise also the rest of its hex.
func (p battle) losers() []int16 {
	c := &p.combat
	switch {
	case c.role == attacker || !c.exchange:
		return p.goers()
	case c.defender > 0 && p.onMap(c.defender-1):
		return []int16{c.defender - 1}
	}
	return nil
}

// fortToLose tells whether the defender of a fort can lose it in an exchange.
func (p battle) fortToLose() bool {
	c := &p.combat
	return c.exchange && c.role == defender && c.fort > 0 && !p.forts[c.fort-1]
}

// mayBack offers to go back only where somebody can.
func (p battle) mayBack() *refusal {
	if slices.ContainsFunc(p.goers(), func(u int16) bool { return len(p.backHexes(u)) > 0 }) {
		return nil
	}
	return refuseNoWayBack
}

func (p battle) goBack() {
	c := &p.combat
	c.back = true
	if c.result == resultAE {
		c.toLose = 1
	}
	p.stage = atLoss
}

func (p battle) stand() {
	c := &p.combat
	switch {
	case c.result == resultDB:
		p.lose(c.defender - 1)
	case c.result == resultDE && c.fort > 0: // the fort was the first, what supported it is the second
		p.lose(c.defender - 1)
	case c.result == resultAE:
		c.toLose = 2
	default:
		c.toLose = 1
	}
	p.stage = atLoss
}

func (p *Position) mayLose(a args) *refusal {
	if !slices.Contains(battleIn(p).losers(), a.Unit) {
		return refuseNotInvolved
	}
	return nil
}

// lose takes a unit off the map.
func (p battle) lose(u int16) {
	from := p.at(u)
	p.lostFactors(int16(p.unit(u).factor))
	scoreOf(p.Position).kill(u, resultCases[p.combat.result])
	p.leave(p.owner(u), from)
}

func (p battle) loseFort() {
	p.lostFactors(int16(p.rs.tables.FortStrength))
	p.destroyFort(p.combat.fort - 1)
}

// lostFactors counts a loss.
func (p battle) lostFactors(factors int16) {
	c := &p.combat
	c.toLose = max(0, c.toLose-1)
	switch {
	case c.exchange && c.role == c.weaker:
		c.lost += factors
	case c.exchange:
		c.toEqual = max(0, c.toEqual-factors)
	}
}

// leave notes a hex that a side has left altogether.
func (p battle) leave(s side, from board.ID) {
	if !p.holds(s, from) {
		p.combat.vacated = append(p.combat.vacated, from)
	}
}

// mayStopLosing: the weaker side of an exchange may go on, to make the other lose
// more; nobody else has a choice.
func (p *Position) mayStopLosing() *refusal {
	if c := &p.combat; !c.exchange || c.role != c.weaker || c.toLose > 0 {
		return refuseNotEnough
	}
	return nil
}

// otherLoses has the stronger side of an exchange lose as many factors.
func (p *Position) otherLoses() {
	c := &p.combat
	c.role, c.toEqual = 1-c.weaker, c.lost
}

// proceedCombat carries the result on until somebody has to decide.
func (p battle) proceedCombat() bool {
	switch p.stage {
	case atChoose:
		return verb.Skip(p.mayBack() == nil, p.stand)
	case atLoss:
		return p.proceedLosses()
	case atRetreat:
		return p.proceedRetreat()
	case atAdvance:
		return verb.Skip(p.anyAdvance(), p.endCombat)
	}
	return false
}

// proceedLosses takes losses that leave no choice, and goes on when all are taken.
func (p battle) proceedLosses() bool {
	c := &p.combat
	losers, fort := p.losers(), p.fortToLose()
	n := len(losers)
	if fort {
		n++
	}
	switch {
	case c.exchange && c.role != c.weaker && (c.toEqual <= 0 || n == 0):
		p.settleResult()
	case c.exchange && c.role == c.weaker && n == 0:
		p.otherLoses()
	case !c.exchange && (c.toLose == 0 || n == 0):
		p.afterLosses()
	case (c.toLose > 0 || c.exchange && c.role != c.weaker) && (n == 1 || int(c.toLose) >= n) && len(losers) > 0:
		p.lose(losers[0])
	case c.toLose > 0 && n == 1 || c.exchange && c.role != c.weaker && n == 1:
		p.loseFort()
	default:
		return false
	}
	return true
}

// afterLosses has those who have chosen it go back.
func (p battle) afterLosses() {
	c := &p.combat
	if !c.back {
		p.settleResult()
		return
	}
	c.retreats, p.stage = p.goers(), atRetreat
}

// settleResult ends the result: what was vacated may be advanced into. In an
// exchange the defender's hex counts where it is empty.
func (p battle) settleResult() {
	c := &p.combat
	if c.exchange {
		c.role = attacker
	}
	if slices.Contains(c.vacated, c.target) {
		c.role, c.vacated = defender, []board.ID{c.target}
	}
	p.stage = atAdvance
}
