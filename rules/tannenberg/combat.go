package tannenberg

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Heading "How to Have Combat": who attacks what. An attack begins with its target,
// a unit in a hex or a fort on a side of one; attackers are added until the die
// is rolled, and until then it can be called off.

var combatVerbs = []*verbs{
	{Name: rules.VerbAttack, Label: "Attack the top unit of this hex", Case: "Combat 1", Takes: verb.Hex, Stages: verb.Of(atAttack),
		Check: (*Position).mayAttack, Candidates: eachEnemyHex,
		Do: func(p *Position, a args) { p.combat, p.stage = combat{target: a.Hex}, atCommit }},
	{Name: rules.VerbStorm, Label: "Attack the fort", Case: "Forts 2", Takes: verb.Hex | verb.From, Stages: verb.Of(atAttack),
		Check: (*Position).mayStorm, Candidates: eachFort,
		Do: func(p *Position, a args) {
			d, _ := p.Board().DirectionTo(a.From, a.Hex)
			p.combat, p.stage = combat{target: a.Hex, fort: p.fortBetween(a.From, d) + 1}, atCommit
		}},
	{Name: rules.VerbCommit, Label: "Commit the unit to the attack", Case: "Stacking 3", Takes: verb.Unit, Stages: verb.Of(atCommit),
		Check: (*Position).mayCommit, Candidates: func(p *Position, yield func(args)) { verb.Each(battleIn(p).beside(p.side, p.combat.target), yield) },
		Do: func(p *Position, a args) { p.combat.attackers = append(p.combat.attackers, a.Unit) }},
	{Name: rules.VerbCancel, Label: "Call the attack off", Case: "Combat 6", Stages: verb.Of(atCommit), Do: func(p *Position, _ args) { p.endCombat() }},
	{Name: rules.VerbRoll, Label: "Roll for the attack", Case: "Combat 4", Stages: verb.Of(atCommit), Check: (*Position).mayRoll,
		Throws: func(p *Position, _ args) int {
			if battleIn(p).weigh(&p.combat).helpless && !battleIn(p).blind(&p.combat) {
				return 0
			}
			return 1
		},
		Do: func(p *Position, _ args) { battleIn(p).roll() }},
}

var (
	refuseNoEnemy    = &refusal{Case: "Combat", Why: "There is no enemy in {hex} to attack."}
	refuseStruck     = &refusal{Case: "Stacking 8", Why: "{hex} has already been attacked this turn."}
	refuseNobodyNear = &refusal{Case: "Combat", Why: "No unit next to {hex} can attack it."}
	refuseOdds       = &refusal{Case: "Results 8", Why: "The odds against {hex} would be below 1-3."}
	refuseNoFort     = &refusal{Case: "Forts 2", Why: "No undestroyed enemy fort stands between {from} and {hex}."}
	refuseStormed    = &refusal{Case: "Stacking 8", Why: "The fort between {from} and {hex} has been attacked this turn."}
	refuseApart      = &refusal{Case: "Combat", Why: "{unit} is not adjacent to the target."}
	refuseOutOfFort  = &refusal{Case: "Forts 2", Why: "{unit} is not in the hex in front of the fort."}
	refuseCovered    = &refusal{Case: "Forts 1", Why: "{unit} is in front of an enemy fort: attack the fort first."}
	refuseCavalry    = &refusal{Case: "Units 8", Why: "{unit} is cavalry and may only defend."}
	refuseNoCombat   = &refusal{Case: "Combat", Why: "{unit} is not a combat unit and cannot attack."}
	refuseAttacked   = &refusal{Case: "Stacking 7", Why: "{unit} has already attacked this turn."}
	refuseIsolated   = &refusal{Case: "Isolation 2", Why: "{unit} is isolated and cannot attack."}
	refuseCommitted  = &refusal{Case: "Stacking 7", Why: "{unit} is already in the attack."}
	refuseNoForce    = &refusal{Case: "Combat", Why: "Commit at least one unit to the attack."}
	refuseWeak       = &refusal{Case: "Results 8", Why: "The odds are below 1-3."}
)

// battle is a position in which attacks are made.
type battle struct{ *Position }

func battleIn(p *Position) battle { return battle{p} }

func eachEnemyHex(p *Position, yield func(args)) {
	for h := range board.ID(p.Board().Len()) {
		if p.holds(p.side.enemy(), h) {
			yield(verb.OfHex(h))
		}
	}
}

func eachFort(p *Position, yield func(args)) {
	for i := range p.rs.forts {
		f := &p.rs.forts[i]
		if p.forts[i] || f.side == p.side {
			continue
		}
		a := args{Unit: -1, Hex: f.inside, From: f.outside}
		yield(a)
		a.Hex, a.From = a.From, a.Hex
		yield(a)
	}
}

// beside lists the units of a side in the hexes round one.
func (p battle) beside(s side, h board.ID) []int16 {
	var units []int16
	for _, n := range p.Board().Neighbours(h) {
		if n != board.None {
			units = p.stands.AppendIn(units, int8(s), n)
		}
	}
	slices.Sort(units)
	return units
}

// fit tells why a unit cannot attack anything.
func (p battle) fit(u int16) *refusal {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case !unit.fights():
		return refuseNoCombat
	case unit.attack == 0:
		return refuseCavalry
	case st.attacked:
		return refuseAttacked
	case p.isolated(u):
		return refuseIsolated
	}
	return nil
}

// able tells why a unit cannot attack a hex, or a fort on the way to it.
func (p battle) able(u int16, c *combat) *refusal {
	if !p.onMap(u) {
		return refuseOffMap
	}
	d, ok := p.Board().DirectionTo(p.at(u), c.target)
	if !ok {
		return refuseApart
	}
	if r := p.fit(u); r != nil {
		return r
	}
	f := p.fortBetween(p.at(u), d)
	switch {
	case c.fort > 0 && f != c.fort-1:
		return refuseOutOfFort
	case c.fort == 0 && p.fortBars(p.owner(u), p.at(u), d):
		return refuseCovered
	}
	return nil
}

// best is the strongest attack that a side can make on a target.
func (p battle) best(s side, c combat) combat {
	for _, u := range p.beside(s, c.target) {
		if p.able(u, &c) == nil {
			c.attackers = append(c.attackers, u)
		}
	}
	return c
}

// blind tells whether the attacker does not know whom he attacks: then he learns
// the odds when he has rolled, and at worst they are the least of the table.
func (p battle) blind(c *combat) bool {
	s := p.defending(c)
	if c.fort > 0 && p.supportIn(c.target) >= 0 {
		u := p.meets(c)
		return u >= 0 && p.masked(s.enemy(), u)
	}
	for _, u := range p.stack(s, c.target) {
		if p.masked(s.enemy(), u) {
			return true // it may be artillery, and the next one defends
		}
		if p.unit(u).defense > 0 && (c.fort == 0 || p.unit(u).fights()) {
			return false
		}
	}
	return false
}

// reachable tells why a side can make no attack on a target at all.
func (p battle) reachable(s side, c combat) *refusal {
	if !p.nearEnemy(s.enemy(), c.target) {
		return refuseNobodyNear
	}
	c = p.best(s, c)
	switch {
	case len(c.attackers) == 0:
		return refuseNobodyNear
	case p.weigh(&c).column < 0 && !p.blind(&c):
		return refuseOdds
	}
	return nil
}

func (p *Position) mayAttack(a args) *refusal { return battleIn(p).targetable(p.side, a.Hex) }

// targetable tells why a side cannot attack the unit in a hex.
func (p battle) targetable(s side, h board.ID) *refusal {
	switch {
	case !p.holds(s.enemy(), h):
		return refuseNoEnemy
	case slices.Contains(p.struck, h):
		return refuseStruck
	}
	return p.reachable(s, combat{target: h})
}

func (p *Position) mayStorm(a args) *refusal {
	d, ok := p.Board().DirectionTo(a.From, a.Hex)
	if !ok || !p.fortBars(p.side, a.From, d) {
		return refuseNoFort
	}
	f := p.fortBetween(a.From, d)
	if slices.Contains(p.stormed, f) {
		return refuseStormed
	}
	return battleIn(p).reachable(p.side, combat{target: a.Hex, fort: f + 1})
}

// anyAttack tells whether any attack is possible.
func (p battle) anyAttack() bool {
	any := false
	eachEnemyHex(p.Position, func(a args) { any = any || p.mayAttack(a) == nil })
	if !any {
		eachFort(p.Position, func(a args) { any = any || p.holds(p.side, a.From) && p.mayStorm(a) == nil })
	}
	return any
}

func (p *Position) mayCommit(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case slices.Contains(p.combat.attackers, a.Unit):
		return refuseCommitted
	}
	return battleIn(p).able(a.Unit, &p.combat)
}

func (p *Position) mayRoll(args) *refusal {
	c := &p.combat
	switch {
	case len(c.attackers) == 0:
		return refuseNoForce
	case battleIn(p).weigh(c).column < 0 && !battleIn(p).blind(c):
		return refuseWeak
	}
	return nil
}

// roll fights the battle.
func (p battle) roll() {
	c := &p.combat
	b, blind := p.weigh(c), p.blind(c)
	c.defender, c.strength, c.column = p.meets(c)+1, [2]int16{int16(b.attack), int16(b.defense)}, int8(max(b.column, 0))
	fighting := slices.Clone(c.attackers)
	if c.defender > 0 {
		fighting = append(fighting, c.defender-1)
	}
	shown := slices.ContainsFunc(fighting, func(u int16) bool { return p.masked(russia, u) })
	p.uncover(fighting...)
	for _, u := range c.attackers {
		p.units[u].attacked = true
	}
	if c.fort > 0 {
		p.stormed = append(p.stormed, c.fort-1)
	} else {
		p.struck = append(p.struck, c.target)
	}
	e := rules.Event{Kind: "battle", Case: "Combat 4", Side: p.side.id(), Units: p.IDs(c.attackers...), Hexes: p.Hexes(c.target), Reveals: shown}
	if b.helpless {
		e.Result, e.Means = resultIDs[resultDE], "The defender cannot fight and is destroyed."
		e.Case, e.Text = "Units 7", p.Labels(c.attackers)+verb.Conjugate(c.attackers, " attacks ", " attack ")+the(p.Label(c.defender-1))+", which cannot defend itself."
		if blind { // he did not know that he needs no die
			e.Dice = []int{p.Dies.D6()}
		}
		p.Tell(e)
		c.role = defender
		p.lose(c.defender - 1)
		p.settleResult()
		return
	}
	thrown := p.Dies.D6()
	c.die = int8(min(thrown+b.modifier(), len(p.rs.tables.CRT.Rows)))
	c.result = resultOf(p.rs.tables.CRT.Rows[c.die-1][c.column])
	e.Dice, e.Text = []int{thrown}, p.battleText(c, &b, thrown)
	e.Result, e.Means = resultIDs[c.result], p.rs.tables.meaning(c.result)
	p.Tell(e)
	p.apply()
}

// endCombat is the end of one battle.
func (p *Position) endCombat() {
	c := p.combat
	p.combat, p.stage = combat{}, atAttack
	battleIn(p).askSupport(&c)
}
