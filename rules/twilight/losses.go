package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 11.1: step losses of combat, as evenly as can be, the attacker's first. Then
// each side names the force that is worn (10.10).

func addLosses() {
	book.Add(
		&verbs{Name: rules.VerbLose, Label: "Take a step from this unit", Case: "11.1.1", Takes: verb.Unit, Stages: verb.Of(atLose),
			Check: func(p *Position, a args) *refusal { return lossesIn(p).mayLose(a) }, Candidates: func(p *Position, yield func(args)) { verb.Each(lossesIn(p).bearers(), yield) },
			Words: func(p *Position, a args) string {
				if p.steps(a.Unit) == 1 {
					return "Take its last step, which eliminates it"
				}
				return "Take a step from this unit"
			},
			Do: func(p *Position, a args) { lossesIn(p).lose(a.Unit) }},
		&verbs{Name: "lose-all", Label: "Take all losses, the largest units first", Case: "11.1.1", Stages: verb.Of(atLose),
			Do: func(p *Position, _ args) { lossesIn(p).loseAll() }},
		&verbs{Name: "wear", Label: "Have this unit's force bear the +1", Case: "10.10", Takes: verb.Unit, Stages: verb.Of(atWorn),
			Check: func(p *Position, a args) *refusal { return lossesIn(p).mayWear(a) }, Candidates: func(p *Position, yield func(args)) { verb.Each(lossesIn(p).wearable(), yield) },
			Do: func(p *Position, a args) { lossesIn(p).wear(a.Unit) }})
}

var (
	refuseSpared = &refusal{Case: "11.1.1", Why: "{unit} cannot take this step: others that took part come first."}
	refuseFresh  = &refusal{Case: "10.10", Why: "{unit} belongs to no force that must make a check."}
)

// dying takes the losses of combat.
type dying struct{ *Position }

func lossesIn(p *Position) dying { return dying{p} }

// role is the one that loses steps, or names who is worn, now.
func (p dying) role() int8 {
	c := &p.combat
	if p.stage == atLose && c.toLose[attacker] > 0 || p.stage == atWorn && c.worn[attacker] {
		return attacker
	}
	return defender
}

// alive are the units of a role that took part and are left.
func (p dying) alive(role int8) []int16 {
	return slices.DeleteFunc(p.combat.units(role), func(u int16) bool { return !p.onMap(u) })
}

// bearers lists the units that can take the next step: those with the fewest losses of
// this combat. Whom it would eliminate, and a fortress unit beside others, need not
// bear it and so do not hold the others back (11.1.1).
func (p dying) bearers() []int16 {
	role := p.role()
	least := int8(-1)
	for _, u := range p.alive(role) {
		if n := p.combat.fighter(u).lost; !p.exempt(u) && (least < 0 || n < least) {
			least = n
		}
	}
	list := p.alive(role)
	if least < 0 {
		return list
	}
	return slices.DeleteFunc(list, func(u int16) bool { return p.combat.fighter(u).lost > least })
}

// exempt tells whether a unit need not take a step before others take a second one.
func (p dying) exempt(u int16) bool { return p.steps(u) == 1 || p.unit(u).works() }

func (p dying) mayLose(a args) *refusal {
	if !slices.Contains(p.bearers(), a.Unit) {
		return refuseSpared
	}
	return nil
}

// lose takes the next step from a unit.
func (p dying) lose(u int16) {
	role := p.role()
	p.combat.toLose[role]--
	p.combat.fighter(u).lost++
	harmTo(p.Position).loseSteps(u, 1, inCombat, "11.1")
}

// loseAll spreads the losses in hand by the program's proposal.
func (p dying) loseAll() {
	role := p.role()
	for p.combat.toLose[role] > 0 && p.role() == role && len(p.alive(role)) > 0 {
		p.lose(p.proposed())
	}
}

// proposed is the bearer that can best spare a step: the one with the most.
func (p dying) proposed() int16 {
	list := p.bearers()
	return slices.MaxFunc(list, func(a, b int16) int { return p.worthOf(a) - p.worthOf(b) })
}

func (p dying) worthOf(u int16) int {
	if p.unit(u).works() {
		return 0
	}
	return p.steps(u)
}

// proceed takes the losses that leave no choice.
func (p dying) proceed() bool {
	c := &p.combat
	if c.toLose == [2]int8{} {
		p.stage = atWorn
		return true
	}
	role := p.role()
	switch list := p.bearers(); {
	case len(list) == 0:
		c.toLose[role] = 0 // nobody is left to lose more
	case len(list) == 1:
		p.lose(list[0])
	default:
		return false
	}
	return true
}

// wearable lists the units of the role in hand whose force has to make a check, one of
// each force (10.10).
func (p dying) wearable() []int16 {
	var list []int16
	for _, force := range checksIn(p.Position).forces(p.role()) {
		list = append(list, force[0])
	}
	return list
}

func (p dying) mayWear(a args) *refusal {
	if !slices.Contains(p.wearable(), a.Unit) {
		return refuseFresh
	}
	return nil
}

// wear gives +1 to a force, in secret.
func (p dying) wear(u int16) {
	p.combat.worn[p.role()] = false
	p.combat.fighter(u).worn = true
	p.Tell(rules.Event{Kind: "worn", Case: "10.10", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)),
		Text:   p.Label(u) + " has +1 on its effectiveness check.",
		Public: &rules.Event{Kind: "worn", Case: "10.10", Side: p.owner(u).id(), Hexes: p.Hexes(p.combat.target), Text: doing(p.owner(u), "has", "have") + " chosen a force for the +1."}})
}

// proceedWorn goes on where there is no choice of who is worn.
func (p dying) proceedWorn() bool {
	c := &p.combat
	if c.worn == [2]bool{} {
		p.stage = atCheck
		return true
	}
	role := p.role()
	switch list := p.wearable(); len(list) {
	case 0:
		c.worn[role] = false
	case 1:
		p.wear(list[0])
	default:
		return false
	}
	return true
}
