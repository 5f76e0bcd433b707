package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 10: one combat from the throw to the advance.

// battle is a position in which attacks are declared and fought.
type battle struct{ *Position }

func battleIn(p *Position) battle { return battle{p} }

// combatVerbs resolve one combat (10.3).
func combatVerbs() []*verbs {
	roll.Roll(atRoll, "Roll for combat", "10.3", (*Position).combatDice, (*Position).rollCombat)
	done.On(atAdvance, "End the advance", "10.3.1", func(p *Position) *refusal {
		if !p.combat.advanced && battleIn(p).mustAdvance() {
			return refuseMustAdvance
		}
		return nil
	}, (*Position).endCombat)
	return slices.Concat(standVerbs(), advanceVerbs())
}

// standVerbs are the choice of the loser to go or to stay, and of the winner to let him.
func standVerbs() []*verbs {
	return []*verbs{
		{Name: "accept", Label: "Retreat", Case: "10.3.1", Stages: verb.Of(atRefuse), Do: func(p *Position, _ args) { battleIn(p).beginRetreat() }},
		{Name: "refuse", Label: "Refuse to retreat", Case: "10.3.1", Stages: verb.Of(atRefuse),
			Words: func(p *Position, _ args) string {
				if battleIn(p).refusesFree() {
					return "Hold the fortress at no loss"
				}
				return "Refuse to retreat, lose 1 step"
			},
			Cite: func(p *Position, _ args) string {
				if battleIn(p).refusesFree() {
					return "10.4"
				}
				return "10.3.1"
			},
			Check: func(p *Position, _ args) *refusal {
				if !battleIn(p).refusesFree() && !p.canPay(battleIn(p).roleUnits(p.combat.loser)) {
					return refuseLastOne
				}
				return nil
			},
			Do: (*Position).refuse},
		{Name: "force", Label: "Force the retreat, lose 1 step", Case: "10.3.1", Stages: verb.Of(atForce),
			Check: func(p *Position, _ args) *refusal {
				if !p.canPay(battleIn(p).roleUnits(1 - p.combat.loser)) {
					return refuseLastOne
				}
				return nil
			},
			Do: (*Position).force},
		{Name: "yield", Label: "Let them stay", Case: "10.3.1", Stages: verb.Of(atForce), Do: func(p *Position, _ args) { p.endCombat() }},
		{Name: "leave", Label: "Retreat and give the fortress up", Case: "10.4", Stages: verb.Of(atForced),
			Do: func(p *Position, _ args) { battleIn(p).beginRetreat() }},
		{Name: "hold", Label: "Be besieged in the fortress", Case: "10.4", Stages: verb.Of(atForced), Do: (*Position).holdOut},
	}
}

// advanceVerbs lead the winner on.
func advanceVerbs() []*verbs {
	return []*verbs{
		{Name: rules.VerbAdvance, Label: "Advance into the hex", Case: "10.3.1", Takes: verb.Unit, Stages: verb.Of(atAdvance),
			Check: (*Position).mayAdvance, Candidates: func(p *Position, yield func(args)) { verb.Each(p.in(p.side, p.combat.from), yield) },
			Do: (*Position).advance},
		{Name: "advance-all", Label: "Advance with all", Case: "10.3.1", Stages: verb.Of(atAdvance),
			Check: func(p *Position, _ args) *refusal {
				if len(battleIn(p).allAdvance()) < 2 {
					return refuseNoPart
				}
				return nil
			},
			Do: func(p *Position, _ args) {
				for _, u := range battleIn(p).allAdvance() {
					p.advance(verb.OfUnit(u))
				}
			}},
	}
}

var (
	refuseLastOne     = &refusal{Case: "10.3.1", Why: "The extra loss must leave at least a Cadre in the hex."}
	refuseMustAdvance = &refusal{Case: "10.3.1", Why: "At least one unit that took part in the combat must occupy the hex."}
	refuseNoPart      = &refusal{Case: "10.3.1", Why: "{unit} took no part in the combat."}
	refuseStaffAlone  = &refusal{Case: "9", Why: "A headquarters does not advance before a unit has."}
)

// beginCombat takes a declared attack in hand.
func (p *Position) beginCombat(a args) {
	i := battleIn(p).attackOn(a.Hex)
	att := p.attacks[i]
	p.attacks = slices.Delete(p.attacks, i, i+1)
	p.combat = combat{from: att.from, target: att.target, attackers: att.units, loser: noRole}
	p.stage = atRoll
}

// combatDice is one die, and one more for the cavalry where it may help (10.2.6).
func (p *Position) combatDice() int {
	c := &p.combat
	if battleIn(p).cavalryValue(c.from, c.target, c.attackers) > 0 {
		return 2
	}
	return 1
}

// rollCombat throws and asks for the losses (10.3).
func (p *Position) rollCombat() {
	c := &p.combat
	var dice []int
	var brought []rules.Modifier
	shifts := battleIn(p).modifiers(c.from, c.target, c.attackers)
	if value := battleIn(p).cavalryValue(c.from, c.target, c.attackers); value > 0 {
		die := p.Dies.D6()
		dice = append(dice, die)
		c.cavalry = int8(die)
		if die <= value {
			brought = []rules.Modifier{{What: "Cavalry", Value: p.rs.tables.Cavalry, Case: "10.2.6"}}
		}
	}
	shifts = append(shifts, brought...)
	die := p.Dies.D6()
	dice = append(dice, die)
	c.die, c.total = int8(die), int8(max(1, die+rules.SumOf(shifts)))
	battleIn(p).account(shifts)
	row := p.rs.tables.result(int(c.total))
	p.tell(rules.Event{Kind: "combat", Case: "10.3", Side: p.side.id(), Units: p.IDs(c.attackers...), Hexes: p.Hexes(c.from, c.target), Dice: dice, Aside: len(dice) - 1, Brought: brought, Result: row.text(), Means: p.rs.tables.meaning(row),
		Due:  []rules.Due{{Side: p.side.id(), Losses: row.Attacker}, {Side: p.side.enemy().id(), Losses: row.Defender}},
		Text: fmt.Sprintf("Combat for %s: %d, with modifiers %d: %s.", p.HexName(c.target), die, c.total, row.text())})
	switch row.Retreat {
	case "attacker":
		c.loser = attacker
	case "defender":
		c.loser = defender
	}
	battleIn(p).demand(p.side, c.attackers, int8(row.Attacker))
	battleIn(p).demand(p.side.enemy(), battleIn(p).roleUnits(defender), int8(row.Defender))
	p.stage, p.after = atLoss, atRefuse
}

// roleUnits are the combat units of a role that are still in their hex.
func (p battle) roleUnits(role int8) []int16 {
	c := &p.combat
	if role == attacker {
		return slices.DeleteFunc(slices.Clone(c.attackers), func(u int16) bool { return p.at(u) != c.from })
	}
	return p.forceIn(p.side.enemy(), c.target)
}

// proceedCombat goes on where nobody has to decide.
func (p battle) proceedCombat() bool {
	switch p.stage {
	case atRefuse:
		return p.proceedRefusal()
	case atForce:
		if !p.canPay(p.roleUnits(1 - p.combat.loser)) {
			p.endCombat()
			return true
		}
	case atForced:
		if !p.mayHoldOut() {
			p.beginRetreat()
			return true
		}
	case atAdvance:
		return p.proceedAdvance()
	}
	return false
}

// proceedRefusal comes to the retreat, when all losses of the table are taken.
func (p battle) proceedRefusal() bool {
	c := &p.combat
	wall := p.bastion(p.side.enemy(), c.target)
	switch {
	case c.loser == noRole:
		p.endCombat()
	case c.loser == attacker && len(p.roleUnits(attacker)) == 0:
		p.endCombat()
	case c.loser == defender && len(p.roleUnits(defender)) == 0 && !wall:
		p.beginAdvance()
	case !p.refusesFree() && !p.canPay(p.roleUnits(c.loser)):
		p.beginRetreat() // nobody could pay for a refusal
	default:
		return false
	}
	return true
}

// refusesFree tells whether the loser stays without a loss: the defender of a
// fortress (10.4).
func (p battle) refusesFree() bool {
	return p.combat.loser == defender && p.held(p.side.enemy(), p.combat.target)
}

func (p *Position) refuse(args) {
	c := &p.combat
	s := p.loserSide()
	text := "refuses to retreat and takes one more loss"
	if battleIn(p).refusesFree() {
		text = "holds the fortress and refuses to retreat, at no loss"
	}
	p.tell(rules.Event{Kind: "refuse", Case: "10.3.1", Side: s.id(), Hexes: p.Hexes(c.target), Text: sidePlayers[s] + " " + text + "."})
	if !battleIn(p).refusesFree() {
		battleIn(p).demand(s, battleIn(p).roleUnits(c.loser), 1)
	}
	p.stage, p.after = atLoss, atForce
}

func (p *Position) force(args) {
	c := &p.combat
	s := p.loserSide().enemy()
	p.tell(rules.Event{Kind: "force", Case: "10.3.1", Side: s.id(), Hexes: p.Hexes(c.target), Text: sidePlayers[s] + " forces the retreat and takes one more loss."})
	battleIn(p).demand(s, battleIn(p).roleUnits(1-c.loser), 1)
	p.stage, p.after = atLoss, atForced
}

// mayHoldOut tells whether who must retreat may be besieged instead: in a fortress
// that was never taken (10.4).
func (p battle) mayHoldOut() bool {
	return p.combat.loser == defender && p.bastion(p.side.enemy(), p.combat.target)
}

// holdOut begins the siege; the besiegers enter the hex (10.5).
func (p *Position) holdOut(args) {
	p.besiege(p.fortIn(p.combat.target))
	battleIn(p).beginAdvance()
}

// beginAdvance lets the attackers occupy the hex.
func (p battle) beginAdvance() {
	p.retreat = withdrawal{}
	p.stage = atAdvance
}

// hexIsOpen tells whether the attackers can enter the hex.
func (p battle) hexIsOpen() bool { return p.passable(p.side, p.combat.target) }

// mustAdvance tells whether somebody must: not where friends hold the hex already
// (10.3.1).
func (p battle) mustAdvance() bool { return len(p.forceIn(p.side, p.combat.target)) == 0 }

func (p *Position) mayAdvance(a args) *refusal {
	c := &p.combat
	switch {
	case !p.unit(a.Unit).hq && !slices.Contains(c.attackers, a.Unit), p.unit(a.Unit).hq && p.armyOf(a.Unit) != p.armyOf(c.attackers[0]):
		return refuseNoPart
	case p.at(a.Unit) != c.from:
		return refuseNoPart
	case p.unit(a.Unit).hq && !c.advanced:
		return refuseStaffAlone
	}
	return p.crowd(c.target, a.Unit)
}

// proceedAdvance ends the advance when nobody can go, and makes the one that leaves
// no choice.
func (p battle) proceedAdvance() bool {
	c := &p.combat
	if len(c.attackers) == 0 || !p.hexIsOpen() {
		p.endCombat()
		return true
	}
	list := p.all(func(u int16) bool {
		return p.owner(u) == p.side && p.at(u) == c.from && p.mayAdvance(args{Unit: u, Hex: board.None, From: board.None}) == nil
	})
	switch {
	case len(list) == 0:
		p.endCombat()
	case len(p.in(p.side, c.from)) == 1 && !c.advanced && p.mustAdvance():
		p.advance(args{Unit: list[0], Hex: board.None, From: board.None})
	default:
		return false
	}
	return true
}

// allAdvance lists all who can occupy the hex together, the units before their
// headquarters; nobody where somebody has done so already.
func (p battle) allAdvance() []int16 {
	c := &p.combat
	if c.advanced || !p.mustAdvance() || len(c.attackers) == 0 {
		return nil
	}
	list := p.roleUnits(attacker)
	if hq, ok := p.hqOf(c.attackers[0]); ok && len(list) > 0 && p.at(hq) == c.from {
		list = append(list, hq)
	}
	return list
}

func (p *Position) advance(a args) {
	c := &p.combat
	p.place(a.Unit, c.target)
	c.advanced = true
	p.tell(rules.Event{Kind: rules.EventAdvance, Case: "10.3.1", Side: p.side.id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(c.from, c.target),
		Text: fmt.Sprintf("%s advances to %s.", p.Label(a.Unit), p.HexName(c.target))})
}

// endCombat goes on to the next attack. A siege for which nobody came is none.
func (p *Position) endCombat() {
	p.combat, p.retreat = noCombat, withdrawal{}
	p.liftSieges()
	p.stage = atResolve
}
