package galicia

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// 8.5 and 9.4: loss resolution. Each side throws one die, the attacker's first;
// the owner gives the reductions out, evenly (9.4.2).

var lossVerbs = []*verbs{
	{Name: rules.VerbLose, Label: "Reduce this unit", Case: "9.4.2", Takes: verb.Unit, Stages: verb.Of(atLoss),
		Words: func(p *Position, a args) string {
			if p.brink(a.Unit) {
				return "Take a reduction on this unit, which eliminates it"
			}
			return "Take a reduction on this unit"
		},
		Check: (*Position).mayLose, Candidates: func(p *Position, yield func(args)) { verb.Each(battleIn(p).forceOf(battleIn(p).losing()), yield) },
		Do: func(p *Position, a args) { battleIn(p).lose(battleIn(p).losing(), a.Unit) }},
}

// lossModifiers are what a side's die is modified by (9.4.1), with the reasons.
func (p battle) lossModifiers(role int, res result, b balance, failed bool) []rules.Modifier {
	var list []rules.Modifier
	add := func(what string, value int, cas string) {
		if value != 0 {
			list = append(list, rules.Modifier{What: what, Value: value, Case: cas})
		}
	}
	t := p.rs.tables
	add("Combat result", int(res.modifier[role]), "9.1")
	add(fmt.Sprintf("Artillery value %d of the enemy", b.artillery[1-role]), t.artilleryModifier(int(b.artillery[1-role])), "9.4.1")
	if role == defender && b.flanked {
		add("Flank attack", t.flankLoss, "7.8")
	}
	add("Hexes retreated", int(res.retreat[role]), "9.2")
	if failed {
		add("Retreat priorities not met, or unable to retreat", t.failedLoss, "9.4.1") // for 9.2.1 or 9.2.3, and once for both
	}
	if role == defender {
		add("Ratios over 4:1", max(0, int(b.column)-lastColumn), "9.4.1")
	}
	return list
}

// balance is the balance as it was when the attack was resolved.
func (p battle) balance() balance {
	c := &p.combat
	b := balance{strength: c.strength, artillery: c.artillery, steps: c.steps, column: c.column, flanked: c.flanked,
		fortress: int16(p.fortressShift(c.target))}
	b.ratio = b.column - b.fortress
	if b.flanked {
		b.ratio -= int16(p.rs.tables.flankShift)
	}
	return b
}

// rollLosses is stage five: a die each (8.5).
func (p battle) rollLosses() {
	c := &p.combat
	for role := range 2 {
		s := p.side
		if role == defender {
			s = s.enemy()
		}
		die := p.Dies.D6()
		modifier := rules.SumOf(p.lossModifiers(role, c.result, p.balance(), c.failed[role]))
		n := p.rs.tables.reductions(die+modifier, p.large())
		c.lossDice[role], c.toLose[role] = int8(die), int8(n)
		p.Tell(rules.Event{Kind: "loss-roll", Case: "8.5", Side: s.id(), Dice: []int{die}, Hexes: p.Hexes(c.target),
			Due:  []rules.Due{{Side: s.id(), Losses: n}},
			Text: fmt.Sprintf("%s rolls %d%+d = %d for losses: %s.", sideNames[s], die, modifier, die+modifier, verb.Count(n, "reduction", "reductions"))})
	}
	c.taken = make([]int8, len(c.attackers)+len(c.defenders))
	p.stage = atLoss
}

// losing is the role whose reductions are being given out.
func (p battle) losing() int {
	if p.combat.toLose[attacker] > 0 {
		return attacker
	}
	return defender
}

// forceOf lists the units of a role that took part.
func (p battle) forceOf(role int) []int16 {
	if role == attacker {
		return p.combat.attackers
	}
	return p.combat.defenders
}

// taken is how many reductions a unit has taken of this result.
func (p battle) taken(u int16) *int8 {
	c := &p.combat
	if i := slices.Index(c.attackers, u); i >= 0 {
		return &c.taken[i]
	}
	return &c.taken[len(c.attackers)+slices.Index(c.defenders, u)]
}

// bearers lists the units that may take the next reduction: those with the
// fewest so far. A unit that it would eliminate may be spared, so the others go
// on without it; when all stand on the brink, any of them (9.4.2).
func (p battle) bearers(role int) []int16 {
	least := int8(-1)
	alive := p.living(p.forceOf(role))
	for _, u := range alive {
		if t := *p.taken(u); !p.brink(u) && (least < 0 || t < least) {
			least = t
		}
	}
	return slices.DeleteFunc(alive, func(u int16) bool { return least >= 0 && *p.taken(u) > least })
}

var (
	refuseNoPart = &refusal{Case: "9.4.2", Why: "{unit} took no part in the combat and cannot take losses."}
	refuseUneven = &refusal{Case: "9.4.2", Why: "{unit} has already taken more than other units; distribute reductions evenly."}
)

func (p *Position) mayLose(a args) *refusal {
	role := battleIn(p).losing()
	switch {
	case !slices.Contains(battleIn(p).forceOf(role), a.Unit) || !p.onMap(a.Unit):
		return refuseNoPart
	case !slices.Contains(battleIn(p).bearers(role), a.Unit):
		return refuseUneven
	}
	return nil
}

func (p battle) lose(role int, u int16) {
	*p.taken(u)++
	p.combat.toLose[role]--
	p.reduce(u, 1, "combat losses", "9.4.2")
}

// proceedLosses gives out the reductions that leave no choice; it tells whether
// anything was done.
func (p battle) proceedLosses() bool {
	c := &p.combat
	role := p.losing()
	if c.toLose[role] == 0 {
		p.afterLosses()
		return true
	}
	bearers := p.bearers(role)
	if len(bearers) == 0 { // nobody is left to lose anything
		c.toLose[role] = 0
		return true
	}
	brink := slices.ContainsFunc(bearers, p.brink)
	all := len(bearers) == len(p.living(p.forceOf(role)))
	forced := len(bearers) == 1 || int(c.toLose[role]) >= len(bearers) && (!brink || all && p.allBrink(bearers))
	if forced {
		for _, u := range bearers {
			p.lose(role, u)
		}
	}
	return forced
}

func (p battle) allBrink(units []int16) bool {
	return !slices.ContainsFunc(units, func(u int16) bool { return !p.brink(u) })
}

// afterLosses sends withheld units back whose defenders are all gone (7.6),
// and gives the attackers their advance if the losses emptied the hex.
func (p battle) afterLosses() {
	c := &p.combat
	c.late = true
	p.stage = atRetreat
	them := p.side.enemy()
	if c.result.retreat[defender] > 0 || len(p.living(c.defenders)) > 0 || !p.holds(them, c.target) {
		return
	}
	retreatsIn(p.Position).lineUp(them, c.target, p.in(them, c.target), 1)
}
