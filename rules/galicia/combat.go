package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 7: who attacks whom. An attack is declared in the order of 8.1: the
// target and the attacking hexes are named, what stands there is revealed, the
// attacker chooses who takes part, then the defender whom to withhold.

var combatVerbs = []*verbs{
	{Name: rules.VerbAttack, Label: "Attack this hex", Case: "7.1", Takes: verb.Hex, Stages: verb.Of(atAttack),
		Check: func(p *Position, a args) *refusal { return battleIn(p).mayAttack(a) }, Candidates: eachTarget, Do: func(p *Position, a args) {
			p.combat = combat{target: a.Hex}
			p.stage = atHexes
		}},
	{Name: rules.VerbFrom, Label: "Attack from this hex", Case: "7.1", Takes: verb.Hex, Stages: verb.Of(atHexes),
		Check: func(p *Position, a args) *refusal { return battleIn(p).mayAttackFrom(a) }, Candidates: besideTarget, Do: func(p *Position, a args) {
			p.combat.hexes = append(p.combat.hexes, a.Hex)
		}},
	{Name: rules.VerbDeclare, Label: "Declare the attack", Case: "8.1", Stages: verb.Of(atHexes),
		Check: func(p *Position, _ args) *refusal {
			if len(p.combat.hexes) == 0 {
				return &refusal{Case: "7.1", Why: "Choose at least one hex to attack from."}
			}
			return nil
		}, Do: func(p *Position, _ args) { battleIn(p).declare() }},
	{Name: rules.VerbCommit, Label: "Commit the unit to the attack", Case: "7.2", Takes: verb.Unit, Stages: verb.Of(atCommit),
		Check: func(p *Position, a args) *refusal { return battleIn(p).mayCommit(a) }, Candidates: eachOwn, Do: func(p *Position, a args) {
			p.combat.attackers = append(p.combat.attackers, a.Unit)
		}},
	{Name: rules.VerbReady, Label: "Attack with these units", Case: "8.1", Stages: verb.Of(atCommit),
		Check: func(p *Position, _ args) *refusal {
			if len(p.combat.attackers) == 0 {
				return &refusal{Case: "8.1", Why: "Commit at least one unit to the attack."}
			}
			return nil
		}, Do: func(p *Position, _ args) { battleIn(p).ready() }},
	{Name: rules.VerbWithhold, Label: "Withhold the unit from the defence", Case: "7.3", Takes: verb.Unit, Stages: verb.Of(atWithhold),
		Check:      func(p *Position, a args) *refusal { return battleIn(p).mayWithhold(a) },
		Candidates: eachDefender,
		Do:         func(p *Position, a args) { battleIn(p).withhold(a.Unit, "7.3") }},
}

var (
	refuseNoEnemy   = &refusal{Case: "7.0", Why: "There is no enemy in {hex}."}
	refuseAttacked  = &refusal{Case: "7.0", Why: "The units in {hex} have already been attacked this phase."}
	refuseInside    = &refusal{Case: "13.0", Why: "Units in Przemysl cannot be attacked."}
	refuseNobody    = &refusal{Case: "7.0", Why: "You have no unit adjacent to {hex}."}
	refuseAllFought = &refusal{Case: "7.0", Why: "Every unit adjacent to {hex} has already attacked this phase."}
	refuseAllZero   = &refusal{Case: "7.4", Why: "No unit adjacent to {hex} has any attack strength left."}
	refuseNoFrom    = &refusal{Case: "7.1", Why: "You have no unit in {hex}."}
	refuseFromDone  = &refusal{Case: "7.0", Why: "Every unit in {hex} has already attacked this phase."}
	refuseFromZero  = &refusal{Case: "7.4", Why: "No unit in {hex} has any attack strength left."}
	refuseNamed     = &refusal{Case: "7.1", Why: "{hex} is already one of the attacking hexes."}
	refuseFar       = &refusal{Case: "7.1", Why: "{hex} is not adjacent to the hex under attack."}
	refuseFought    = &refusal{Case: "7.0", Why: "{unit} has already attacked this phase."}
	refuseZero      = &refusal{Case: "7.4", Why: "{unit} has an attack strength of zero or less and cannot attack."}
	refuseNotThere  = &refusal{Case: "7.1", Why: "{unit} is not in one of the attacking hexes."}
	refuseCommitted = &refusal{Case: "7.2", Why: "{unit} is already committed."}
	refuseCommand   = &refusal{Case: "7.2", Why: "{unit} exceeds the command limit: all units of one corps plus one other, or two independent units."}
	refuseMixed     = &refusal{Case: "7.5", Why: "Infantry and cavalry cannot attack together."}
	refuseNoDefence = &refusal{Case: "7.3", Why: "{unit} is not among the defenders."}
	refuseMustStand = &refusal{Case: "7.3", Why: "{unit} must defend: you withhold only what exceeds the command limit."}
)

// able tells why a unit cannot attack at all this phase.
func (p battle) able(u int16) *refusal {
	switch {
	case p.units[u].fought:
		return refuseFought
	case p.attackStrength(u) <= 0:
		return refuseZero
	}
	return nil
}

// ability tells why none of the phasing side's units in some hexes can attack, nil
// where one can: there are none, or all have attacked, or the rest have no strength.
func (p battle) ability(hexes []board.ID) *refusal {
	why := refuseNobody
	for _, h := range hexes {
		if h == board.None || !p.holds(p.side, h) {
			continue
		}
		for u := range p.eachIn(p.side, h) {
			r := p.able(u)
			if r == nil {
				return nil
			}
			if why != refuseZero {
				why = r
			}
		}
	}
	return why
}

func eachTarget(p *Position, yield func(args)) {
	them := p.side.enemy()
	for id := range board.ID(p.Board().Len()) {
		if p.holds(them, id) {
			yield(verb.OfHex(id))
		}
	}
}

// anyTarget tells whether an enemy can be attacked at all.
func (p battle) anyTarget() bool {
	return verb.Any(p.Position, eachTarget, func(a args) bool { return p.mayAttack(a) == nil })
}

// mayAttack tells why a hex cannot be the target.
func (p battle) mayAttack(a args) *refusal {
	them := p.side.enemy()
	if !p.holds(them, a.Hex) {
		return refuseNoEnemy
	}
	if p.safe(them, a.Hex) {
		return refuseInside
	}
	switch p.ability(p.Board().Neighbours(a.Hex)[:]) {
	case refuseNobody:
		return refuseNobody
	case refuseFought:
		return refuseAllFought
	case refuseZero:
		return refuseAllZero
	}
	if p.attacked(them, a.Hex) {
		return refuseAttacked
	}
	return nil
}

func besideTarget(p *Position, yield func(args)) {
	for _, n := range p.Board().Neighbours(p.combat.target) {
		if n != board.None {
			yield(verb.OfHex(n))
		}
	}
}

func (p battle) mayAttackFrom(a args) *refusal {
	switch {
	case !p.Board().Adjacent(p.combat.target, a.Hex):
		return refuseFar
	case slices.Contains(p.combat.hexes, a.Hex):
		return refuseNamed
	}
	switch p.ability([]board.ID{a.Hex}) {
	case refuseNobody:
		return refuseNoFrom
	case refuseFought:
		return refuseFromDone
	case refuseZero:
		return refuseFromZero
	}
	return nil
}

// declare reveals what stands in the hexes concerned (8.1).
func (p battle) declare() {
	c := &p.combat
	p.stage = atCommit
	p.Tell(rules.Event{Kind: "attack", Case: "8.1", Side: p.side.id(), Hexes: p.Hexes(append(slices.Clone(c.hexes), c.target)...),
		Units: p.IDs(p.in(p.side.enemy(), c.target)...), Reveals: true,
		Text: p.sideName() + " attacks " + p.HexName(c.target) + ", held by " + p.Labels(p.in(p.side.enemy(), c.target)) + "."})
}

// commanded tells whether one command can lead all the units: those of one
// corps and one more, or two independent ones (7.2, 7.3). Any two units pass.
func (p battle) commanded(units []int16) bool {
	if len(units) <= 2 {
		return true
	}
	for _, u := range units[:2] {
		corps, others := p.unit(u).Corps, 0
		for _, v := range units {
			if corps == "" || p.unit(v).Corps != corps {
				others++
			}
		}
		if others <= 1 {
			return true
		}
	}
	return false
}

func (p battle) mayCommit(a args) *refusal {
	c := &p.combat
	if p.owner(a.Unit) != p.side || !slices.Contains(c.hexes, p.units[a.Unit].hex) {
		return refuseNotThere
	}
	if slices.Contains(c.attackers, a.Unit) {
		return refuseCommitted
	}
	if r := p.able(a.Unit); r != nil {
		return r
	}
	if len(c.attackers) > 0 && p.unit(c.attackers[0]).cavalry != p.unit(a.Unit).cavalry {
		return refuseMixed
	}
	if !p.commanded(append(slices.Clip(c.attackers), a.Unit)) {
		return refuseCommand
	}
	return nil
}

// ready ends the attacker's choice and begins the defender's.
func (p battle) ready() {
	c := &p.combat
	for _, hex := range c.hexes {
		for u := range p.eachIn(p.side, hex) {
			if !slices.Contains(c.attackers, u) {
				c.idle = append(c.idle, u)
			}
		}
	}
	c.defenders = p.in(p.side.enemy(), c.target)
	p.stage = atWithhold
	for _, u := range slices.Clone(c.defenders) {
		if p.units[u].beaten { // it cannot be attacked again
			p.withhold(u, "7.0")
		}
	}
	p.withholdHelpless()
	if p.mustWithhold() {
		// Who is still able to defend depends on markers that were hidden so far.
		p.Tell(rules.Event{Kind: "must-withhold", Case: "7.3", Side: p.side.enemy().id(), Hexes: p.Hexes(c.target), Reveals: true,
			Text: sideNames[p.side.enemy()] + " must withhold units that exceed the command limit in " + p.HexName(c.target) + "."})
	}
}

// withholdHelpless withholds the defenders whose strength is zero or less; where
// there are no others, all defend with a strength of one, whatever their
// commands (7.4).
func (p battle) withholdHelpless() {
	var helpless []int16
	for _, u := range p.combat.defenders {
		if p.defenseStrength(u) <= 0 {
			helpless = append(helpless, u)
		}
	}
	if len(helpless) == len(p.combat.defenders) {
		return
	}
	for _, u := range helpless {
		p.withhold(u, "7.4")
	}
}

func (p battle) withhold(u int16, cas string) {
	c := &p.combat
	c.withheld = append(c.withheld, u)
	c.defenders = slices.DeleteFunc(c.defenders, func(v int16) bool { return v == u })
	p.Tell(rules.Event{Kind: "withhold", Case: cas, Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(c.target),
		Text: p.Label(u) + " is withheld from the defence."})
}

// lastStand tells whether only units without strength defend: then none is
// withheld (7.4).
func (p battle) lastStand() bool {
	for _, u := range p.combat.defenders {
		if p.defenseStrength(u) > 0 {
			return false
		}
	}
	return true
}

// mustWithhold tells whether the defender still has units to withhold.
func (p battle) mustWithhold() bool {
	return !p.lastStand() && !p.canDefend(p.combat.defenders)
}

// canDefend tells whether units may defend together (7.3, 7.5).
func (p battle) canDefend(units []int16) bool {
	for _, u := range units {
		if p.unit(u).cavalry != p.unit(units[0]).cavalry {
			return false
		}
	}
	return p.commanded(units)
}

// defences lists the sets of defenders that may remain: all that can defend
// together and to which no other of the same type could be added (7.3).
func (p battle) defences(units []int16) [][]int16 {
	var sets [][]int16
	for mask := 1; mask < 1<<len(units); mask++ {
		set := choose(units, mask)
		if p.canDefend(set) && p.full(set, units) {
			sets = append(sets, set)
		}
	}
	return sets
}

func (p battle) full(set, units []int16) bool {
	for _, u := range units {
		same := p.unit(u).cavalry == p.unit(set[0]).cavalry
		if same && !slices.Contains(set, u) && p.canDefend(append(slices.Clip(set), u)) {
			return false
		}
	}
	return true
}

// choose picks the elements of a list whose bits are set.
func choose(units []int16, mask int) []int16 {
	var set []int16
	for i, u := range units {
		if mask&(1<<i) != 0 {
			set = append(set, u)
		}
	}
	return set
}

func eachDefender(p *Position, yield func(args)) { verb.Each(p.combat.defenders, yield) }

// mayWithhold allows the defender to withhold a unit when a full defence is left
// without it.
func (p battle) mayWithhold(a args) *refusal {
	if !slices.Contains(p.combat.defenders, a.Unit) {
		return refuseNoDefence
	}
	for _, set := range p.openDefences() {
		if !slices.Contains(set, a.Unit) {
			return nil
		}
	}
	return refuseMustStand
}

// openDefences lists the full defences that are left after what has been withheld.
// All units of the hex that could defend are considered, so that every unit
// withheld narrows the choice.
func (p battle) openDefences() [][]int16 {
	c := &p.combat
	return slices.DeleteFunc(p.defences(p.ableDefenders(c.target)), func(set []int16) bool { return !subset(set, c.defenders) })
}

// ableDefenders lists the units of a hex that have strength left to defend it.
func (p battle) ableDefenders(target board.ID) []int16 {
	return slices.DeleteFunc(p.unbeaten(target), func(u int16) bool { return p.defenseStrength(u) <= 0 })
}

// unbeaten lists the enemy units of a hex that have not been attacked in this phase.
func (p battle) unbeaten(target board.ID) []int16 {
	return slices.DeleteFunc(p.in(p.side.enemy(), target), func(u int16) bool { return p.units[u].beaten })
}

// attacked tells whether a hex can no longer be attacked in this phase: every unit
// in it has been (7.0), or with the option of sheltered hexes one of them.
func (p battle) attacked(s side, hex board.ID) bool {
	units := p.in(s, hex)
	beaten := func(u int16) bool { return p.units[u].beaten }
	if p.options.shelter {
		return slices.ContainsFunc(units, beaten)
	}
	return !slices.ContainsFunc(units, func(u int16) bool { return !beaten(u) })
}

// subset tells whether all units of a are in b.
func subset(a, b []int16) bool {
	for _, u := range a {
		if !slices.Contains(b, u) {
			return false
		}
	}
	return true
}
