package twilight

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Cases 7.2 and 11.3: effectiveness checks. Each stack that fought rolls once, the
// attacker's first, and every force in it has modifiers of its own.

func addChecks() {
	roll.Roll(atCheck, "Roll for effectiveness", "11.3", func(*Position) int { return 2 }, func(p *Position) { checksIn(p).roll() })
}

// stack is the next stack to make its check: a role and the units of it in one hex.
func (p checking) stack() (role int8, units []int16) {
	for role = range int8(2) {
		for _, u := range p.combat.units(role) {
			if !p.due(u) {
				continue
			}
			for _, v := range p.combat.units(role) {
				if p.onMap(v) && p.at(v) == p.at(u) {
					units = append(units, v)
				}
			}
			return role, units
		}
	}
	return defender, nil
}

// due tells whether a unit's stack has still to make a check. Fortress units and depots
// make none (11.3, 12.2), and guns only together with others.
func (p checking) due(u int16) bool {
	return p.onMap(u) && p.unit(u).combat() && !p.combat.fighter(u).checked
}

// roller is the side whose stack is next.
func (p checking) roller() side {
	_, units := p.stack()
	if len(units) == 0 {
		return p.active()
	}
	return p.owner(units[0])
}

// roll makes the check of the next stack.
func (p checking) roll() {
	role, units := p.stack()
	a, b := p.Dies.D6(), p.Dies.D6()
	at, s := p.at(units[0]), p.owner(units[0])
	forces := p.tested(units)
	text := fmt.Sprintf("%s in %s %s %d and %d for effectiveness", p.Labels(units), p.HexName(at), verb.Conjugate(units, "rolls", "roll"), a, b)
	p.Tell(rules.Event{Kind: "check", Case: "11.3", Side: s.id(), Units: p.IDs(units...), Hexes: p.Hexes(at), Dice: []int{a, b}, Text: text + ".",
		Public: &rules.Event{Kind: "check", Case: "11.3", Side: s.id(), Hexes: p.Hexes(at), Dice: []int{a, b},
			Text: fmt.Sprintf("%s %d and %d for effectiveness in %s.", doing(s, "rolls", "roll"), a, b, p.HexName(at))}})
	for _, u := range units {
		p.combat.fighter(u).checked = true
	}
	owed := map[int16]int8{}
	for _, force := range forces {
		modified := a + b + rules.SumOf(p.modifiers(role, force))
		hexes := p.judge(force, modified)
		for _, u := range force {
			if p.onMap(u) && hexes > 0 {
				owed[u] = hexes
			}
		}
	}
	p.follow(role, at, owed)
	if len(owed) > 0 {
		retreatsIn(p.Position).lineUp(at, byCheck, owed)
		p.stage = atRetreat
	}
}

// judge finds what a force's modified roll brings about and carries it out but for the
// retreat, which it returns.
func (p checking) judge(force []int16, modified int) int8 {
	lead := harmTo(p.Position).lead(force)
	by := modified - p.cel(lead)
	if by <= 0 {
		p.tellCheck(lead, fmt.Sprintf("%s passes: %d where %d or less was needed.", p.Label(lead), modified, p.cel(lead)))
		return 0
	}
	h := harmTo(p.Position)
	var f failure
	switch {
	case !p.unit(lead).formation():
		f = failedAlone(by)
	case p.demoralised(lead):
		f = failedAgain(by)
	default:
		f = failed(by, p.units[lead].ce)
	}
	p.tellCheck(lead, fmt.Sprintf("%s fails by %d: %d where %d or less was needed%s.", p.Label(lead), by, modified, p.cel(lead), p.failureWords(lead, f)))
	const why = "it failed its effectiveness check"
	h.wear(lead, int(f.levels), why, "11.3.2a")
	h.disorder(lead, f.disorder, "7.4")
	h.takeSteps(force, int(f.steps), why, "11.3.2")
	return f.hexes
}

// failureWords go on about a failed check with what it brings about.
func (p checking) failureWords(lead int16, f failure) string {
	var list []string
	switch n := min(int(f.levels), int(mostStatus-p.units[lead].ce)); {
	case n > 0 && p.units[lead].ce+int8(n) == mostStatus:
		list = append(list, "is demoralized")
	case n > 0:
		list = append(list, "loses "+verb.Count(n, "level", "levels"))
	}
	if f.disorder > p.units[lead].disorder {
		list = append(list, "is disordered")
	}
	if f.steps > 0 {
		list = append(list, "loses "+verb.Count(int(f.steps), "step", "steps"))
	}
	if f.hexes > 0 {
		list = append(list, "retreats "+verb.Count(int(f.hexes), "hex", "hexes"))
	}
	if len(list) == 0 {
		return ""
	}
	return "; it " + verb.List(list)
}

// tellCheck says in secret how a force's check came out.
func (p checking) tellCheck(lead int16, text string) {
	p.Tell(rules.Event{Kind: "checked", Case: "11.3.2", Side: p.owner(lead).id(), Units: p.IDs(lead), Hexes: p.Hexes(p.at(lead)), Text: text, Public: &rules.Event{}})
}

// follow has withheld defenders and guns go with a stack that leaves its hex: if all
// who fought do, as far as the one that goes least far (10.1.5).
func (p checking) follow(role int8, at board.ID, owed map[int16]int8) {
	least := int8(0)
	for i := range p.combat.fighters {
		x := &p.combat.fighters[i]
		if x.role != role || x.out || !p.onMap(x.unit) || p.at(x.unit) != at || p.unit(x.unit).supplies() {
			continue
		}
		n := owed[x.unit]
		if n == 0 {
			return
		}
		if least == 0 || n < least {
			least = n
		}
	}
	if role != defender || least == 0 {
		return
	}
	for _, u := range p.combat.withheld() {
		if p.onMap(u) && p.at(u) == at && battleIn(p.Position).mobile(u) {
			owed[u] = least
		}
	}
}

// proceed goes on when all have made their checks.
func (p checking) proceed() bool {
	if _, units := p.stack(); len(units) > 0 {
		return false
	}
	p.farFromSupply()
	p.stage = atAdvance
	return true
}

// farFromSupply lowers those who had to go back two hexes or more and ended farther
// from all sources of supply of their command, unless on a fortress (11.2.3). Withheld
// units lose levels only in zones of control (10.1.5).
func (p checking) farFromSupply() {
	var units []int16
	for i := range p.combat.fighters {
		x := &p.combat.fighters[i]
		if max(x.owed, x.back) >= 2 && !x.out && p.onMap(x.unit) && p.unit(x.unit).combat() && battleIn(p.Position).fortressIn(p.at(x.unit), p.owner(x.unit)) < 0 &&
			retreatsIn(p.Position).farther(x.unit, x.post, p.at(x.unit)) {
			units = append(units, x.unit)
		}
	}
	for _, force := range p.tested(units) {
		harmTo(p.Position).lower(force, 1, "it retreated away from its supply", "11.2.3")
	}
}
