package greatwar

import (
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 8.1 and 8.2: who attacks whom. An attack grows from its first target:
// further targets, attackers and shifts are added in any order until it is
// declared; until then it can be called off.

func addCombat() {
	book.Add(
		&verbs{Name: rules.VerbAttack, Label: "Attack this hex", Case: "8.11", Takes: verb.Hex, Stages: verb.Of(atAttack),
			Check:      func(p *Position, a args) *refusal { return battleIn(p).mayAttack(a) },
			Candidates: eachEnemyHex, Do: func(p *Position, a args) {
				p.combat = combat{targets: []board.ID{a.Hex}}
				p.stage = atCommit
			}},
		&verbs{Name: rules.VerbTarget, Label: "Attack this hex as well", Case: "8.23", Takes: verb.Hex, Stages: verb.Of(atCommit),
			Check:      func(p *Position, a args) *refusal { return battleIn(p).mayTarget(a) },
			Candidates: eachEnemyHex, Do: func(p *Position, a args) { p.combat.targets = append(p.combat.targets, a.Hex) }},
		&verbs{Name: rules.VerbCommit, Label: "Commit to the attack", Case: "8.13", Takes: verb.Unit, Stages: verb.Of(atCommit),
			Check:      func(p *Position, a args) *refusal { return battleIn(p).mayCommit(a) },
			Candidates: func(p *Position, yield func(args)) { verb.Each(battleIn(p).beside(p.combat.targets), yield) },
			Do:         func(p *Position, a args) { p.combat.attackers = append(p.combat.attackers, a.Unit) }},
		&verbs{Name: rules.VerbFlotilla, Label: "Add the monitors", Case: "21.0", Stages: verb.Of(atCommit),
			Check: func(p *Position, _ args) *refusal { return battleIn(p).maySail(p.combat.targets, p.combat.flotilla) },
			Do:    func(p *Position, _ args) { p.combat.flotilla = true }},
		&verbs{Name: rules.VerbCancel, Label: "Cancel the attack", Case: "8.12", Stages: verb.Of(atCommit),
			Do: func(p *Position, _ args) { battleIn(p).endCombat() }},
		&verbs{Name: rules.VerbDeclare, Label: "Declare the attack", Case: "8.11", Stages: verb.Of(atCommit),
			Check: func(p *Position, _ args) *refusal { return battleIn(p).mayDeclare() }, Do: func(p *Position, _ args) { battleIn(p).declare() }})
	done.On(atAttack, "End the attacks", "8.12", func(p *Position) *refusal { return battleIn(p).mayEndAttacks() }, func(p *Position) { battleIn(p).endAttacks() })
}

var (
	refuseNoEnemy    = &refusal{Case: "8.11", Why: "There is no enemy in {hex} to attack."}
	refuseLoneHQ     = &refusal{Case: "10.52", Why: "{hex} holds only a headquarters, which cannot be attacked. It displaces when a combat unit moves in."}
	refuseBeaten     = &refusal{Case: "8.14", Why: "{hex} has already been attacked in this phase."}
	refuseNobody     = &refusal{Case: "8.11", Why: "No adjacent unit can attack {hex}."}
	refuseWeak       = &refusal{Case: "8.8", Why: "The units adjacent to {hex} cannot reach the lowest odds of the table."}
	refuseNamed      = &refusal{Case: "8.23", Why: "{hex} is already under attack."}
	refuseNotAll     = &refusal{Case: "8.23", Why: "Every attacker must be adjacent to every hex under attack, and none is adjacent to {hex} as well."}
	refuseApart      = &refusal{Case: "8.23", Why: "{unit} is not adjacent to every hex under attack."}
	refuseSealedOff  = &refusal{Case: "8.3", Why: "{unit} cannot attack across a blocked hexside."}
	refuseAttacked   = &refusal{Case: "8.14", Why: "{unit} has already attacked in this phase."}
	refuseCommitted  = &refusal{Case: "8.24", Why: "{unit} is already part of this attack."}
	refuseNoStrength = &refusal{Case: "8.12", Why: "{unit} has no attack strength."}
	refuseNoHero     = &refusal{Case: "10.51", Why: "{unit} is not a heroic leader and may only defend."}
	refuseHeroAlone  = &refusal{Case: "10.23", Why: "{unit} may attack only with two or more stacking points from its own hex. Commit those first."}
	refuseHeroSpent  = &refusal{Case: "10.24", Why: "{unit} has used its shift in another combat and cannot attack in this one."}
	refuseOnTrain    = &refusal{Case: "5.36", Why: "{unit} is entrained and cannot attack."}
	refuseRailed     = &refusal{Case: "5.34", Why: "{unit} has used rail movement this turn and cannot attack."}
	refuseMunitions  = &refusal{Case: "20.1", Why: "There are not enough Serbian supply points for {unit} to join the attack."}
	refuseNoForce    = &refusal{Case: "8.12", Why: "Commit at least one unit to the attack."}
	refuseNoFleet    = &refusal{Case: "21.0", Why: "Only Austria-Hungary has monitors."}
	refuseSailed     = &refusal{Case: "21.0", Why: "The monitors have already been used this turn."}
	refuseInland     = &refusal{Case: "21.0", Why: "The monitors reach only hexes along a major river on the Serbian map."}
)

// eachEnemyHex yields the hexes of the enemy that somebody could attack: where units
// stand next to them, or that the monitors reach.
func eachEnemyHex(p *Position, yield func(args)) {
	them, sails := p.side.enemy(), p.side == austria && !p.monitors
	for h := range board.ID(p.Board().Len()) {
		if (p.holds(them, h) || p.fortOf(them, h) >= 0) && (cavalryOf(p).besideForce(p.side, h) || sails && battleIn(p).navigable(h)) {
			yield(verb.OfHex(h))
		}
	}
}

// battle weighs and fights the attack in hand, and attacks that might be made (8.1 to
// 8.5, 10.2, 18).
type battle struct{ *Position }

func battleIn(p *Position) battle { return battle{p} }

// defendersIn lists the units that defend a hex: all in it (8.21) but those that
// went back into it this turn (8.66, 12.17), unless nobody else is there.
func (p battle) defendersIn(h board.ID) []int16 {
	them := p.side.enemy()
	all := p.in(them, h)
	stand := slices.DeleteFunc(slices.Clone(all), func(u int16) bool { return p.units[u].retreated })
	if p.fortOf(them, h) < 0 && !slices.ContainsFunc(stand, func(u int16) bool { return !p.unit(u).hq }) {
		return all
	}
	return stand
}

// targetable tells why a hex cannot be attacked by anybody. A hex is spared when
// units that would defend it, or its fortress, have been attacked before (8.14);
// those that have only gone back into it do not count (8.66).
func (p battle) targetable(h board.ID) *refusal {
	them := p.side.enemy()
	switch {
	case !p.bars(them, h) && p.holds(them, h):
		return refuseLoneHQ
	case !p.bars(them, h):
		return refuseNoEnemy
	case slices.Contains(p.stormed, h),
		slices.ContainsFunc(p.defendersIn(h), func(u int16) bool { return p.units[u].beaten && !p.unit(u).hq }):
		return refuseBeaten
	}
	return nil
}

// beside lists the phasing units that stand next to all of some hexes.
func (p battle) beside(targets []board.ID) []int16 {
	var list []int16
	for _, n := range p.Board().Neighbours(targets[0]) {
		if n == board.None {
			continue
		}
		for u := range p.each(p.side, n) {
			if p.adjoins(u, targets) {
				list = append(list, u)
			}
		}
	}
	slices.Sort(list)
	return list
}

func (p battle) adjoins(u int16, targets []board.ID) bool {
	return !slices.ContainsFunc(targets, func(h board.ID) bool { return !p.Board().Adjacent(p.at(u), h) })
}

// able tells why a unit cannot attack some hexes, whoever else does. Headquarters
// depend on who is with them: see mayCommit.
func (p battle) able(u int16, targets []board.ID) *refusal {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case p.owner(u) != p.side:
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	case !p.adjoins(u, targets):
		return refuseApart
	case st.attacked:
		return refuseAttacked
	case st.entrained:
		return refuseOnTrain
	case unit.hq && !unit.heroic:
		return refuseNoHero
	case unit.hq && st.used:
		return refuseHeroSpent
	case !unit.hq && marchIn(p.Position).printedAttack(u) == 0:
		return refuseNoStrength
	case st.railed && unit.rating > 1 && !unit.hq:
		return refuseRailed
	}
	for _, h := range targets {
		if p.Board().Between(p.at(u), h).Has(board.Blocked) {
			return refuseSealedOff
		}
	}
	return nil
}

func (p battle) mayCommit(a args) *refusal {
	c := &p.combat
	if r := p.able(a.Unit, c.targets); r != nil {
		return r
	}
	switch {
	case slices.Contains(c.attackers, a.Unit):
		return refuseCommitted
	case p.unit(a.Unit).hq && p.company(c.attackers, a.Unit) < heroPoints:
		return refuseHeroAlone
	case p.unit(a.Unit).nation == serbia && p.munitions(c.attackers) >= int(p.serbia):
		return refuseMunitions
	}
	return nil
}

// munitions are the supply points that an attack takes: one for each Serbian unit
// in it (20.1).
func (p battle) munitions(attackers []int16) int {
	n := 0
	for _, u := range attackers {
		if p.unit(u).nation == serbia {
			n++
		}
	}
	return n
}

// maySail tells why the monitors cannot attack some hexes (21.0).
func (p battle) maySail(targets []board.ID, already bool) *refusal {
	switch {
	case p.side != austria:
		return refuseNoFleet
	case p.monitors || already:
		return refuseSailed
	case slices.ContainsFunc(targets, func(h board.ID) bool { return !p.navigable(h) }):
		return refuseInland
	}
	return nil
}

// navigable tells whether a hex of the Serbian map lies next to a major river
// hexside.
func (p battle) navigable(h board.ID) bool {
	return p.rs.navigable.Has(h)
}

// best is the strongest attack that could be made on one hex, with nobody's shift:
// all who are able and, for Serbs, as many as there are supply points for. A
// heroic leader comes only with two stacking points beside him.
func (p battle) best(h board.ID) combat {
	c := combat{targets: []board.ID{h}, defenders: p.defendersIn(h)}
	c.flotilla = p.maySail(c.targets, false) == nil
	near := slices.DeleteFunc(p.beside(c.targets), func(u int16) bool { return p.able(u, c.targets) != nil })
	worth := func(u int16) int {
		n, _ := p.attackShare(&c, u)
		if p.unit(u).cavalry && !p.onlyHorse(c.targets) {
			n /= cavalryShare
		}
		return n
	}
	slices.SortStableFunc(near, func(a, b int16) int { return worth(b) - worth(a) })
	for _, heroes := range []bool{false, true} {
		for _, u := range near {
			switch {
			case p.unit(u).hq != heroes || heroes && p.company(c.attackers, u) < heroPoints:
			case p.unit(u).nation == serbia && p.munitions(c.attackers) >= int(p.serbia):
			default:
				c.attackers = append(c.attackers, u)
			}
		}
	}
	return c
}

// mayAttack offers a hex only where a legal attack on it alone can be made.
func (p battle) mayAttack(a args) *refusal {
	if r := p.targetable(a.Hex); r != nil {
		return r
	}
	c := p.best(a.Hex)
	switch {
	case len(c.attackers) == 0 && !c.flotilla:
		return refuseNobody
	case p.weigh(&c).base < 0:
		return refuseWeak
	}
	return nil
}

// anyAttack tells whether any attack is possible.
func (p battle) anyAttack() bool {
	return verb.Any(p.Position, eachEnemyHex, func(a args) bool { return p.mayAttack(a) == nil })
}

// mayTarget adds a hex to those under attack: all attackers must be adjacent to all
// defenders (8.23).
func (p battle) mayTarget(a args) *refusal {
	c := &p.combat
	if slices.Contains(c.targets, a.Hex) {
		return refuseNamed
	}
	if r := p.targetable(a.Hex); r != nil {
		return r
	}
	targets := append(slices.Clone(c.targets), a.Hex)
	reaches := func(u int16) bool { return p.able(u, targets) == nil }
	switch {
	case c.flotilla && !p.navigable(a.Hex):
		return refuseInland
	case slices.ContainsFunc(c.attackers, func(u int16) bool { return !reaches(u) }),
		len(c.attackers) == 0 && !c.flotilla && !slices.ContainsFunc(p.beside(targets), reaches):
		return refuseNotAll
	}
	return nil
}

func (p battle) mayDeclare() *refusal {
	c := &p.combat
	if len(c.attackers) == 0 && !c.flotilla {
		return refuseNoForce
	}
	for _, hq := range c.shifts {
		if r := p.shiftHolds(c, hq); r != nil {
			return &refusal{Case: r.Case, Why: p.Label(hq) + ": " + r.Why}
		}
	}
	if p.weigh(p.drawnUp()).base < 0 {
		return &refusal{Case: "8.8", Why: "The odds are below the lowest column of the table. Commit more units."}
	}
	return nil
}

// drawnUp is the attack in hand with the defenders that it would meet.
func (p battle) drawnUp() *combat {
	c := p.combat
	c.defenders = nil
	for _, h := range c.targets {
		c.defenders = append(c.defenders, p.defendersIn(h)...)
	}
	return &c
}

// declare makes the attack: from here on it cannot be taken back.
func (p battle) declare() {
	p.combat = *p.drawnUp()
	c := &p.combat
	for _, u := range c.attackers {
		st := &p.units[u]
		st.attacked, st.fought, st.used = true, p.turn, st.used || p.unit(u).hq // 10.24
	}
	for _, u := range c.defenders {
		c.posts = append(c.posts, p.at(u))
		p.units[u].beaten, p.units[u].fought = true, p.turn
	}
	for _, h := range c.targets {
		if p.fortOf(p.side.enemy(), h) >= 0 {
			p.stormed = append(p.stormed, h)
		}
	}
	for _, hq := range c.shifts {
		p.units[hq].used = true
		if via := p.via(c, hq); via >= 0 {
			p.units[via].used = true // 19.12
		}
	}
	p.serbia -= int8(p.munitions(c.attackers))
	p.monitors = p.monitors || c.flotilla
	p.attacks++
	p.Tell(rules.Event{Kind: "attack", Case: "8.11", Side: p.side.id(), Units: p.IDs(c.attackers...), Hexes: p.Hexes(c.targets...),
		Text: p.attackText(c)})
	p.stage = atDefence
}

func (p battle) attackText(c *combat) string {
	who := p.Labels(c.attackers) + verb.Conjugate(c.attackers, " attacks", " attack")
	switch {
	case len(c.attackers) == 0:
		who = "The monitor flotilla attacks"
	case c.flotilla:
		who = p.Labels(c.attackers) + " and the monitors attack"
	}
	where := p.targetNames(c)
	if n := p.munitions(c.attackers); n > 0 {
		where += ", for " + verb.Count(n, "supply point", "supply points")
	}
	return who + " " + where + "."
}

// targetNames names the hexes under attack.
func (p battle) targetNames(c *combat) string {
	names := make([]string, len(c.targets))
	for i, h := range c.targets {
		names[i] = p.HexName(h)
	}
	return strings.Join(names, " and ")
}

// mayEndAttacks keeps Austria-Hungary at it under the attack imperative (23.0).
func (p battle) mayEndAttacks() *refusal {
	if p.options.imperative && p.side == austria && p.turn >= imperativeFrom && p.turn <= imperativeTo && p.attacks < imperativeAttacks && p.anyAttack() {
		return &refusal{Case: "23.0", Why: fmt.Sprintf("Austria-Hungary must make four attacks this turn and has made %d. Choose another hex to attack.", p.attacks)}
	}
	return nil
}

func (p battle) endAttacks() {
	p.stormed = nil
	turnOf(p.Position).endPhase()
}

// endCombat is the end of one attack.
func (p battle) endCombat() {
	p.combat = combat{}
	p.stage = atAttack
}

// proceedCombat carries the attack on until somebody has to decide.
func (p battle) proceedCombat() bool {
	switch p.stage {
	case atAttack:
		return verb.Skip(p.anyAttack(), p.endAttacks)
	case atDefence:
		return verb.Skip(p.anyGuard(), supplyOf(p.Position).beginHunger)
	case atHunger:
		return verb.Skip(len(p.combat.hungry) > 0, p.takeOdds)
	case atOption:
		return p.proceedOption()
	case atAffect:
		return p.proceedAffected()
	case atLoss:
		return tollOf(p.Position).proceedLosses()
	case atRetreat:
		return retreatsIn(p.Position).proceedRetreat()
	case atAdvance:
		return verb.Skip(p.anyAdvance(), p.endCombat)
	}
	return false
}
