package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/reading"
	"vistula/rules/verb"
)

// argsOf names a unit and a hex for a refusal.
func argsOf(u int16, h board.ID) args { return verb.OfUnitHex(u, h) }

// attackBy is the position as if it were a side's attack phase.
func (p inquiry) attackBy(s side) *Position {
	q := p.supposed()
	if q.active() != s || q.phase != attackPhase && q.phase != counterAttackPhase {
		q.side, q.phase, q.struck, q.attacks = s, attackPhase, nil, nil
	}
	return q
}

// odds weighs an attack on a hex by units next to it, whoever's turn it is.
func (p inquiry) odds(q rules.Query) (*rules.Overlay, error) {
	target, attackers, err := reading.QueryAttack(p, q, p.queryUnit, p.owner)
	if err != nil {
		return nil, err
	}
	s := p.owner(attackers[0])
	see := p.attackBy(s)
	if !see.enemyIn(target, s) {
		return nil, fmt.Errorf("query: no enemy force is seen in %s", q.Hex)
	}
	guns := false
	ordered := p.combatFirst(attackers)
	for i, u := range ordered {
		see.combat.target = target
		r := battleIn(see).able(u, target)
		if r == nil {
			r = battleIn(see).combines(ordered[:i], u)
		}
		if r == refuseGunsAlone && len(attackers) == 1 {
			guns, r = true, nil
		}
		if r != nil {
			return nil, r.Illegal(p.Position, rules.Action{Verb: rules.VerbCommit, Unit: p.UnitID(u)}, argsOf(u, target))
		}
	}
	x := p.suppose(see, target, attackers, func(int16) bool { return false })
	o := &rules.Overlay{Kind: q.Kind, Side: s.id(), Sheet: x.sheet()}
	if p.phase == movementPhase && p.active() == s && p.sees(s) && battleIn(p.Position).couldPrepare(attackers, target) {
		o.Sheet.Shifts = append(o.Sheet.Shifts, rules.Modifier{What: fmt.Sprintf("Prepared by all of them, +1: %v", x.combat.final+1), Case: "10.3.2"})
	}
	if guns {
		o.Sheet.Forbidden = &rules.Modifier{What: "Artillery attacks only together with a combat unit from its hex", Case: "10.1.2"}
	}
	return o, nil
}

// combatFirst orders units so that combat units come before guns.
func (p inquiry) combatFirst(units []int16) []int16 {
	list := slices.Clone(units)
	slices.SortStableFunc(list, func(a, b int16) int { return int(min(p.unit(a).kind, artillery)) - int(min(p.unit(b).kind, artillery)) })
	return list
}

// threat marks every hex that a side could attack from where it stands, with the odds
// of its strongest force.
func (p inquiry) threat(o *rules.Overlay, s side) {
	see := p.attackBy(s)
	see.stage = atCommit // what has been allocated to the combat in hand does not matter
	for _, h := range battleIn(see).besieged() {
		see.combat = combat{target: h}
		battleIn(see).commitAll()
		attackers := see.combat.units(attacker)
		if !slices.ContainsFunc(attackers, func(u int16) bool { return see.unit(u).combat() }) {
			continue
		}
		p.suppose(see, h, attackers, func(int16) bool { return false })
		c := &see.combat
		o.Hexes = append(o.Hexes, rules.Mark{Hex: p.Board().Number(h), Kind: "threat", Value: c.final.column(), Label: c.final.String(), Case: "10.7",
			Note: fmt.Sprintf("%s attack at %v, %d against %d.", doing(s, "can", "can"), c.final, c.strength[attacker], c.strength[defender])})
		for _, u := range attackers {
			see.units[u].fought = false // it was only weighed
		}
	}
}

// choice marks the hexes round the stacks that have to go back: what each costs, and why
// the others are closed.
func (p inquiry) choice(q rules.Query) (*rules.Overlay, error) {
	o := &rules.Overlay{Kind: q.Kind}
	if p.stage == atEnd {
		return o, nil
	}
	o.Side = p.toAct().id()
	switch {
	case !p.sees(p.toAct()):
		return o, nil
	case p.stage == atRoute:
		p.stations(o)
		p.journeyTo(o, q)
		return o, nil
	case p.drawing():
		p.drawLine(o, q)
		return o, nil
	case p.stage == atReact || p.stage == atDisplace:
		p.pendingChoice(o)
		return o, nil
	case p.stage != atRetreat:
		return o, nil
	}
	for _, r := range retreatsIn(p.Position).now() {
		if retreatsIn(p.Position).stackAt(r.at()) == r {
			p.retreatChoice(o, r)
		}
	}
	return o, nil
}

// shortly is a refusal of a retreat in a word or two, for a mark on the map.
var shortly = map[*refusal]string{
	refuseBackIn: "occupied", refuseBackShut: "closed", refuseBackAgain: "came from here", refuseBackWorse: "a worse way",
	refuseBackEnd: "dead end", refuseBackTabu: "enemy's former hex", refuseNotBeside: "not adjacent",
}

// retreatChoice marks the hexes round a stack.
func (p inquiry) retreatChoice(o *rules.Overlay, r *retreat) {
	here := p.Board().Number(r.at())
	o.Hexes = append(o.Hexes, rules.Mark{Hex: here, Kind: rules.MarkHere, Value: r.left(), Case: "11.2", Label: fmt.Sprintf("%d to go", r.left())})
	verdicts := retreatsIn(p.Position).verdicts(r)
	reading.Around(o, p.Board(), r.at(), func(d int, n board.ID, m *rules.Mark) {
		if why := verdicts[d]; why != nil {
			m.Kind, m.Label, m.Case, m.Note = rules.MarkClosed, shortly[why], why.Case, why.Illegal(p.Position, rules.Action{}, verb.OfHexFrom(n, r.at())).Why
		} else {
			p.retreatPrice(m, r, n)
		}
	})
}

// zonePrices are what entering the first, second, third and a later enemy zone costs.
var zonePrices = [...]string{"lose a level", "lose a level,\na step, the guns", "lose a level\nand a step", "lose a step"}

// barePrices are the same where nobody has a level to lose, so that each costs a step:
// Asset Units without a formation and demoralized forces (6.4.2, 11.2.5a).
var barePrices = [...]string{"lose a step", "lose two steps\nand the guns", "lose two steps", "lose a step"}

// bare tells whether none of the units that go back has a level to lose.
func (p inquiry) bare(r *retreat) bool {
	return !slices.ContainsFunc(r.going(), func(u int16) bool { return p.unit(u).formation() && !p.demoralised(u) })
}

// retreatPrice writes what it costs to retreat into an open hex.
func (p inquiry) retreatPrice(m *rules.Mark, r *retreat, n board.ID) {
	m.Kind, m.Label, m.Case = rules.MarkOpen, "free", "11.2"
	switch q := retreatsIn(p.Position); {
	case p.openZone(r.side, n):
		m.Kind, m.Label, m.Case = rules.MarkCostly, zonePrices[min(int(r.zones), len(zonePrices)-1)], "11.2.5"
		if p.bare(r) {
			m.Label = barePrices[min(int(r.zones), len(barePrices)-1)]
		}
		m.Note = "An enemy zone of control without friendly units."
	case q.unbridged(r.at(), n):
		m.Kind, m.Label, m.Case = rules.MarkCostly, "lose a level\nand the guns", "11.2.4"
		m.Note = "A river without a bridge: every force loses a level and all artillery is eliminated."
	case q.steep(r.at(), n) && slices.ContainsFunc(r.going(), func(u int16) bool { return p.unit(u).kind == artillery }):
		m.Kind, m.Label, m.Case = rules.MarkCostly, "lose the guns", "11.2.4"
	}
}

// promptCombat says whom and where the decision in a combat is about.
func (p viewer) promptCombat(pr *rules.Prompt) {
	c := &p.combat
	if c.target != board.None {
		pr.Hexes = p.Hexes(c.target)
	}
	if !p.sees(p.toAct()) {
		return
	}
	switch p.stage {
	case atRetreat:
		for _, r := range retreatsIn(p.Position).now() {
			pr.Units = append(pr.Units, p.IDs(r.going()...)...)
			if len(r.going()) > 0 && p.sees(p.toAct()) {
				pr.Ask = p.player(p.toAct()) + ": lead " + p.named(r.going()...) + " back, " + verb.Count(r.left(), "hex", "hexes") + " to go."
			}
		}
		if len(retreatsIn(p.Position).now()) > 1 {
			pr.Ask = p.ask()
		}
	case atLose:
		pr.Units = p.IDs(lossesIn(p.Position).bearers()...)
		n := int(c.toLose[lossesIn(p.Position).role()])
		pr.Ask = p.player(p.toAct()) + ": choose a unit to lose a step. You have to lose " + verb.Count(n, "step", "steps") + "."
	case atCheck:
		_, units := checksIn(p.Position).stack()
		pr.Units = p.IDs(units...)
		if len(units) > 0 && p.sees(p.owner(units[0])) {
			pr.Ask = p.player(p.toAct()) + ": " + checksIn(p.Position).hostWords(units) + "roll for the effectiveness of " + p.named(units...) + "." + checksIn(p.Position).neededText(units)
		}
	case atCommit, atMuster:
		pr.Units = p.IDs(c.units(attacker)...)
	case atWithhold:
		pr.Units = p.IDs(c.units(defender)...)
		if book.Owed(p.Position, "ready") != nil {
			pr.Ask = p.player(p.toAct()) + ": withhold units until the rest can defend together."
		}
	case atRepulse:
		pr.Units, pr.Hexes = p.IDs(p.repulse.units...), p.Hexes(p.repulse.target)
	}
}

// declared are the announced attacks as ways from each hex that they come from.
func (p viewer) declared() []rules.Way {
	var list []rules.Way
	for i := range p.attacks {
		x := &p.attacks[i]
		for _, h := range battleIn(p.Position).hexesOf(x.units) {
			list = append(list, rules.Way{Kind: "attack", Hexes: p.Hexes(h, x.target), Case: "10.2"})
		}
	}
	return list
}
