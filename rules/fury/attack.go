package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 10.1: which hexes are attacked, and from where. All attacks are declared
// first and then resolved in the order that the active player chooses.

// attackVerbs declare and choose attacks (10.1).
func attackVerbs() []*verbs {
	done.On(atDeclare, "End declarations", "10.1", (*Position).mayEndDeclaring, func(p *Position) {
		p.stage = atResolve
	})
	return []*verbs{
		{Name: rules.VerbDeclare, Label: "Attack this hex", Case: "10.1", Takes: verb.Hex | verb.From, Stages: verb.Of(atDeclare),
			Words:      func(p *Position, a args) string { return "Attack with " + p.Labels(p.forceIn(p.side, a.From)) },
			Check:      func(p *Position, a args) *refusal { return battleIn(p).mayDeclare(a.From, a.Hex) },
			Candidates: eachAttack, Do: (*Position).declare},
		{Name: rules.VerbRecall, Label: "Take the attack back", Case: "10.1", Takes: verb.Hex, Stages: verb.Of(atDeclare),
			Check: func(p *Position, a args) *refusal {
				if battleIn(p).attackOn(a.Hex) < 0 {
					return refuseNoAttack
				}
				return nil
			},
			Candidates: eachTarget,
			Do: func(p *Position, a args) {
				i := battleIn(p).attackOn(a.Hex)
				p.tell(rules.Event{Kind: rules.EventRecall, Case: "10.1", Side: p.side.id(), Battle: p.battle(p.attacks[i].from, a.Hex), Hexes: p.Hexes(a.Hex), Text: fmt.Sprintf("The attack on %s is taken back.", p.HexName(a.Hex))})
				p.attacks = slices.Delete(p.attacks, i, i+1)
			}},
		{Name: "resolve", Label: "Resolve the attack", Case: "10", Takes: verb.Hex, Stages: verb.Of(atResolve),
			Check: func(p *Position, a args) *refusal {
				if battleIn(p).attackOn(a.Hex) < 0 {
					return refuseNoAttack
				}
				return nil
			},
			Candidates: eachTarget, Do: (*Position).beginCombat},
	}
}

var (
	refuseNoAttack    = &refusal{Case: "10.1", Why: "No attack on {hex} is declared."}
	refuseNobody      = &refusal{Case: "10.1", Why: "No unit in {from} belongs to the activated front and can attack."}
	refuseShutAttack  = &refusal{Case: "10.5", Why: "The units in {from} are besieged and cannot attack."}
	refuseNoEnemy     = &refusal{Case: "10.1", Why: "There is no enemy to attack in {hex}."}
	refuseBesiegedHex = &refusal{Case: "10.5", Why: "The fortress in {hex} is besieged: only the siege can take it."}
	refuseFromTwice   = &refusal{Case: "10.1", Why: "The units in {from} already attack another hex."}
	refuseTargetTwice = &refusal{Case: "10.1", Why: "{hex} is already attacked from another hex."}
	refuseOtherFront  = &refusal{Case: "7 note 2", Why: "The units in {hex} belong to the other front and cannot be attacked now."}
	refuseTooWeak     = &refusal{Case: "10.2.1", Why: "The attack on {hex} would be below 1:2, which is not allowed."}
)

// attackOn is the index of the declared attack on a hex, -1 for none.
func (p battle) attackOn(target board.ID) int {
	return slices.IndexFunc(p.attacks, func(a attack) bool { return a.target == target })
}

// attackFrom is the index of the declared attack from a hex, -1 for none.
func (p battle) attackFrom(from board.ID) int {
	return slices.IndexFunc(p.attacks, func(a attack) bool { return a.from == from })
}

func eachTarget(p *Position, yield func(args)) {
	for _, a := range p.attacks {
		yield(verb.OfHex(a.target))
	}
}

// eachAttack offers every pair of an own hex and an adjacent one with an enemy.
func eachAttack(p *Position, yield func(args)) {
	for from := range board.ID(p.Board().Len()) {
		if !p.stands(p.side, from) {
			continue
		}
		for _, to := range p.Board().Neighbours(from) {
			if to != board.None && p.defended(p.side.enemy(), to) {
				yield(verb.OfHexFrom(to, from))
			}
		}
	}
}

// mayDeclare tells why the units in a hex cannot attack another.
func (p battle) mayDeclare(from, target board.ID) *refusal {
	if !p.Board().Adjacent(from, target) {
		return refuseNotBeside
	}
	units := p.forceIn(p.side, from)
	if len(units) == 0 || p.frontOf(units[0]) != p.front {
		return refuseNobody
	}
	if p.shutIn(p.side, from) {
		return refuseShutAttack
	}
	if r := p.mayBeTarget(target); r != nil {
		return r
	}
	switch {
	case p.attackFrom(from) >= 0:
		return refuseFromTwice
	case p.attackOn(target) >= 0:
		return refuseTargetTwice
	}
	if r := p.commanded(units[0], from); r != nil {
		return r
	}
	if _, ok := p.rs.tables.ratio(p.sum(units), p.defence(target)); !ok {
		return refuseTooWeak
	}
	return nil
}

// mayBeTarget tells why the active side cannot attack a hex. A fortress without
// units belongs to neither front.
func (p battle) mayBeTarget(target board.ID) *refusal {
	e := p.side.enemy()
	switch {
	case p.shutIn(e, target):
		return refuseBesiegedHex
	case !p.defended(e, target):
		return refuseNoEnemy
	}
	for u := range p.who.In(int8(e), target) {
		if f := p.frontOf(u); !p.unit(u).hq && f != noFront && f != p.front {
			return refuseOtherFront
		}
	}
	return nil
}

func (p *Position) declare(a args) {
	units := p.forceIn(p.side, a.From)
	p.attacks = append(p.attacks, attack{from: a.From, target: a.Hex, units: units})
	p.tell(rules.Event{Kind: "declare", Case: "10.1", Side: p.side.id(), Battle: p.battle(a.From, a.Hex), Units: p.IDs(units...), Hexes: p.Hexes(a.From, a.Hex),
		Text: fmt.Sprintf("%s %s %s.", p.Labels(units), verb.Conjugate(units, "attacks", "attack"), p.HexName(a.Hex))})
}

// anyAttack tells whether any attack can be declared.
func (p battle) anyAttack() bool {
	return verb.Any(p.Position, eachAttack, func(a args) bool { return p.mayDeclare(a.From, a.Hex) == nil })
}

// mustAttack tells whether a headquarters has to bring about an attack in this
// activation: every active one, and in the first turn all (2.2).
func (p battle) mustAttack(hq int16) bool {
	return p.onMap(hq) && p.activated(hq) && (p.units[hq].active || int(p.turn) == p.scenario.Turns[0])
}

// mayEndDeclaring: at least one unit of each active headquarters must begin an
// attack, as long as one can (2.2).
func (p *Position) mayEndDeclaring() *refusal {
	if list := battleIn(p).indebted(); len(list) > 0 {
		return &refusal{Case: "2.2", Words: func() string { return battleIn(p).owedAttack(list[0]) }}
	}
	return nil
}

// owedAttack tells what an army that owes an attack can do about it.
func (p battle) owedAttack(a int8) string {
	must := "The " + p.rs.armies[a].name + " must attack in this activation: "
	if p.couldAttack(a) {
		return must + "declare an attack by at least one of its units."
	}
	return must + "take back the attack on " + p.HexName(p.attacks[p.inTheWay(a)].target) + ", which takes its only target."
}

// indebted lists the armies that must attack and have declared nothing, although they
// can, or could if another army that owes nothing left them the target.
func (p battle) indebted() []int8 {
	var list []int8
	for i := range p.rs.armies {
		if a := int8(i); p.mustAttack(p.rs.armies[i].hq) && p.attacksFor(a) == 0 && (p.couldAttack(a) || p.inTheWay(a) >= 0) {
			list = append(list, a)
		}
	}
	return list
}

// inTheWay is the index of a declared attack without which an army could attack, made
// by an army that need not attack or attacks elsewhere too; -1 for none.
func (p battle) inTheWay(a int8) int {
	for i, att := range p.attacks {
		if len(att.units) == 0 {
			continue
		}
		by := p.armyOf(att.units[0])
		if by == a || p.mustAttack(p.rs.armies[by].hq) && p.attacksFor(by) < 2 {
			continue
		}
		q := p.trial()
		q.attacks = slices.Delete(q.attacks, i, i+1)
		if battleIn(q).couldAttack(a) {
			return i
		}
	}
	return -1
}

// attacksFor counts the attacks that an army has declared.
func (p battle) attacksFor(army int8) int {
	n := 0
	for i := range p.attacks {
		if units := p.attacks[i].units; len(units) > 0 && p.armyOf(units[0]) == army {
			n++
		}
	}
	return n
}

// couldAttack tells whether a unit of an army can still begin an attack.
func (p battle) couldAttack(army int8) bool {
	some := false
	eachAttack(p.Position, func(a args) {
		some = some || p.armyOf(p.forceIn(p.side, a.From)[0]) == army && p.mayDeclare(a.From, a.Hex) == nil
	})
	return some
}

// proceedAttacks drops attacks that have become impossible, and takes the last one in
// hand.
func (p battle) proceedAttacks() bool {
	for i, a := range p.attacks {
		if why := p.lapsed(a); why != "" {
			p.tell(rules.Event{Kind: "lapse", Case: "10.1", Side: p.side.id(), Battle: p.battle(a.from, a.target), Hexes: p.Hexes(a.target), Text: fmt.Sprintf("The attack on %s lapses: %s.", p.HexName(a.target), why)})
			p.attacks = slices.Delete(p.attacks, i, i+1)
			return true
		}
	}
	if len(p.attacks) != 1 {
		return false
	}
	p.beginCombat(verb.OfHex(p.attacks[0].target)) // the only one, or the last
	return true
}

// lapsed tells why a declared attack can no longer be made, "" where it can. The
// command range was needed when it began only.
func (p battle) lapsed(a attack) string {
	switch {
	case len(a.units) == 0:
		return "no attacker is left"
	case !p.defended(p.side.enemy(), a.target) || p.shutIn(p.side.enemy(), a.target):
		return "no defender is left"
	}
	if _, ok := p.rs.tables.ratio(p.sum(a.units), p.defence(a.target)); !ok {
		return "it would be below 1:2"
	}
	return ""
}
