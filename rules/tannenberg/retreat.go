package tannenberg

import (
	"cmp"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/verb"
)

// Going back after combat (Results 9) and advancing (Results 6).

var retreatVerbs = []*verbs{
	{Name: rules.VerbRetreat, Label: "Retreat to this hex", Case: "Results 9", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atRetreat),
		Check: (*Position).mayRetreat, Do: func(p *Position, a args) { battleIn(p).retreat(a.Unit, a.Hex) },
		Candidates: func(p *Position, yield func(args)) {
			for _, u := range p.combat.retreats {
				for _, n := range p.Board().Neighbours(p.at(u)) {
					if n != board.None {
						yield(args{Unit: u, Hex: n, From: board.None})
					}
				}
			}
		}},
	{Name: rules.VerbAdvance, Label: "Advance into the vacated hex", Case: "Results 6", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atAdvance),
		Check: (*Position).mayAdvance, Do: (*Position).advance,
		Candidates: func(p *Position, yield func(args)) {
			for _, u := range battleIn(p).winners() {
				for _, h := range p.combat.vacated {
					yield(args{Unit: u, Hex: h, From: board.None})
				}
			}
		}},
}

var (
	refuseNotBack     = &refusal{Case: "Results 9", Why: "{unit} is not one of the units that must retreat."}
	refuseBackFar     = &refusal{Case: "Results 9", Why: "{hex} is not adjacent to {unit}."}
	refuseBackEnemy   = &refusal{Case: "Results 9", Why: "{hex} is next to an enemy, and {unit} can retreat away from the enemy."}
	refuseBackSupply  = &refusal{Case: "Results 9", Why: "{hex} is farther from supply than another hex to which {unit} can retreat."}
	refuseNoWinner    = &refusal{Case: "Results 6", Why: "{unit} is not one of the victorious units of this combat."}
	refuseNotVacated  = &refusal{Case: "Results 6", Why: "{hex} was not vacated by the enemy."}
	refuseEBAdvance   = &refusal{Case: "Supply 7", Why: "{unit} moves only along railways."}
	refuseBackOffRail = &refusal{Case: "Supply 7", Why: "{unit} moves only along railways, and none leads to {hex}."}
)

// backClosed tells why a unit cannot go back to an adjacent hex at all.
func (p *forces) backClosed(u int16, d hex.Direction, to board.ID) *refusal {
	s := p.owner(u)
	if r := p.closed(s, p.at(u), d, to); r != nil {
		return r
	}
	switch {
	case !p.room(s, to, 1):
		return refuseFull
	case p.unit(u).engineer && p.Board().Tracks(p.at(u), d) == 0:
		return refuseBackOffRail
	}
	return nil
}

// backVerdicts tells of every direction why a unit cannot go back there, nil where
// it can. Hexes away from all enemies come before others, and among those the
// ones nearer to supply before the ones as far from it as where it stands, and these
// before the rest.
func (p *forces) backVerdicts(u int16) (why [hex.Directions]*refusal) {
	s := p.owner(u)
	calm := false
	for d, n := range p.Board().Neighbours(p.at(u)) {
		why[d] = refuseBackFar
		if n != board.None {
			why[d] = p.backClosed(u, hex.Direction(d), n)
		}
		calm = calm || why[d] == nil && !p.nearEnemy(s, n)
	}
	far := p.farSupplyOf(s)
	way := func(n board.ID) int { return cmp.Compare(far[n], far[p.at(u)]) }
	best := 1
	for d, n := range p.Board().Neighbours(p.at(u)) {
		if why[d] == nil && calm && p.nearEnemy(s, n) {
			why[d] = refuseBackEnemy
		}
		if why[d] == nil {
			best = min(best, way(n))
		}
	}
	for d, n := range p.Board().Neighbours(p.at(u)) {
		if why[d] == nil && way(n) > best {
			why[d] = refuseBackSupply
		}
	}
	return why
}

// backHexes lists where a unit can go back to.
func (p *forces) backHexes(u int16) []board.ID {
	var list []board.ID
	for d, r := range p.backVerdicts(u) {
		if r == nil {
			list = append(list, p.Board().Neighbour(p.at(u), hex.Direction(d)))
		}
	}
	return list
}

func (p *Position) mayRetreat(a args) *refusal {
	if !slices.Contains(p.combat.retreats, a.Unit) {
		return refuseNotBack
	}
	d, ok := p.Board().DirectionTo(p.at(a.Unit), a.Hex)
	if !ok {
		return refuseBackFar
	}
	return p.backVerdicts(a.Unit)[d]
}

// retreat leads a unit back.
func (p battle) retreat(u int16, to board.ID) {
	from := p.at(u)
	p.combat.retreats = verb.Without(p.combat.retreats, u)
	p.report(rules.Event{Kind: rules.EventRetreat, Case: "Results 9", Side: p.owner(u).id(), Hexes: p.Hexes(from, to)}, []int16{u},
		"%s from "+p.Board().Number(from)+" to "+p.HexName(to)+".", "retreats", "retreat")
	p.leadLine(u, to)
	p.place(u, to)
	p.leave(p.owner(u), from)
}

// proceedRetreat removes those who find no hex, and goes on when all are back.
func (p battle) proceedRetreat() bool {
	c := &p.combat
	for _, u := range c.retreats {
		if len(p.backHexes(u)) == 0 {
			c.retreats = verb.Without(c.retreats, u)
			p.lose(u)
			return true
		}
	}
	return verb.Skip(len(c.retreats) > 0, p.settleResult)
}

// winners are the units that may advance: those of the other side that were in the
// battle.
func (p battle) winners() []int16 {
	c := &p.combat
	units := slices.Clone(c.attackers)
	if c.role == attacker {
		units = nil
		if c.defender > 0 {
			units = []int16{c.defender - 1}
		}
	}
	return slices.DeleteFunc(units, func(u int16) bool { return !p.onMap(u) })
}

func (p *Position) mayAdvance(a args) *refusal {
	c := &p.combat
	switch {
	case !slices.Contains(battleIn(p).winners(), a.Unit):
		return refuseNoWinner
	case !slices.Contains(c.vacated, a.Hex) || slices.Contains(c.vacated, p.at(a.Unit)): // one hex is all
		return refuseNotVacated
	case p.unit(a.Unit).engineer:
		return refuseEBAdvance
	}
	d, ok := p.Board().DirectionTo(p.at(a.Unit), a.Hex)
	if !ok {
		return refuseNotVacated
	}
	if r := p.closed(p.owner(a.Unit), p.at(a.Unit), d, a.Hex); r != nil {
		return r
	}
	if !p.room(p.owner(a.Unit), a.Hex, 1) {
		return refuseFull
	}
	return nil
}

func (p battle) anyAdvance() bool {
	for _, u := range p.winners() {
		for _, h := range p.combat.vacated {
			if p.mayAdvance(args{Unit: u, Hex: h, From: board.None}) == nil {
				return true
			}
		}
	}
	return false
}

// advance moves a winner into a vacated hex. It is always allowed, in supply or
// out of it.
func (p *Position) advance(a args) {
	from := p.at(a.Unit)
	p.report(rules.Event{Kind: rules.EventAdvance, Case: "Results 6", Side: p.owner(a.Unit).id(), Hexes: p.Hexes(from, a.Hex)}, []int16{a.Unit},
		"%s from "+p.Board().Number(from)+" to "+p.HexName(a.Hex)+".", "advances", "advance")
	p.place(a.Unit, a.Hex)
}
