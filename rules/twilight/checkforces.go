package twilight

import (
	"slices"
	"strings"

	"vistula/rules"
)

// Who makes an effectiveness check, against which level and with which modifiers
// (6.4.1, 7.2, 11.3.1).

// checking makes effectiveness checks after combat.
type checking struct{ *Position }

func checksIn(p *Position) checking { return checking{p} }

// forces are the forces of a role that have to make a check, each led by its formation
// or its largest unit.
func (p checking) forces(role int8) [][]int16 {
	units := slices.DeleteFunc(p.combat.units(role), func(u int16) bool { return !p.onMap(u) })
	return p.tested(units)
}

// tested are the forces among some units of one or more hexes that have a combat unit
// and so make checks.
func (p checking) tested(units []int16) [][]int16 {
	var list [][]int16
	for _, force := range harmTo(p.Position).forcesAmong(units) {
		lead := harmTo(p.Position).lead(force)
		if lead < 0 {
			continue
		}
		i := slices.Index(force, lead)
		force[0], force[i] = force[i], force[0]
		list = append(list, force)
	}
	return list
}

// neededText says which rolls pass the check of a stack: of its force, or of each of them.
func (p checking) neededText(units []int16) string {
	role, _ := p.stack()
	most := func(force []int16) int { return p.cel(force[0]) - rules.SumOf(p.modifiers(role, force)) }
	forces := p.tested(units)
	if len(forces) == 1 {
		return " " + passes(most(forces[0]))
	}
	var list []string
	for _, force := range forces {
		list = append(list, strings.TrimSuffix(passes(most(force)), ".")+" for "+p.named(force[0]))
	}
	return " " + strings.Join(list, "; ") + "."
}

// modifiers are those of a force's check (11.3.1), with their reasons.
func (p checking) modifiers(role int8, force []int16) []rules.Modifier {
	return append(p.thrown(role, force), p.standing(role, force)...)
}

// thrown are the modifiers that the dice of the combat have brought about.
func (p checking) thrown(role int8, force []int16) []rules.Modifier {
	var list []rules.Modifier
	lost, hexes, worn := 0, int8(0), false
	for _, x := range p.members(force) {
		lost, hexes, worn = lost+int(x.lost), max(hexes, x.result), worn || x.worn
	}
	list = modify(list, true, "Steps lost", 2*lost)
	list = modify(list, worn, "Loss table", 1)
	list = modify(list, true, "Retreat", int(hexes))
	return modify(list, role == attacker && battleIn(p.Position).result().orders[attacker].star, "* for the attackers", -1)
}

// standing are the modifiers that hold whatever is thrown.
func (p checking) standing(role int8, force []int16) []rules.Modifier {
	var list []rules.Modifier
	c := &p.combat
	low := slices.ContainsFunc(p.members(force), func(x *fighter) bool { return p.units[x.unit].supply == lowSupply })
	lead := harmTo(p.Position).lead(force)
	list = modify(list, low, "Low supply", 1)
	list = modify(list, p.season() == summer && p.unit(lead).formation() && p.reduced(lead), "Reduced side up, in summer", 1)
	if role == attacker {
		return modify(list, true, "Odds above 6:1", -(c.final.over()+2)/3)
	}
	list = modify(list, c.flanked, "Flanked", 1)
	list = modify(list, worksOf(p.Position).level(c.target) >= 2 && p.at(lead) == c.target && c.fighter(lead).back == 0, "In an improved position", -1)
	return modify(list, true, "Odds below 1:4", -c.final.under())
}

// modify adds a modifier of a check to a list if it is in force.
func modify(list []rules.Modifier, is bool, what string, n int) []rules.Modifier {
	if !is || n == 0 {
		return list
	}
	return append(list, rules.Modifier{What: what, Value: n, Case: "11.3.1"})
}

// members are all who fought in a force, those included that were eliminated with it.
func (p checking) members(force []int16) []*fighter {
	var list []*fighter
	c := &p.combat
	for i := range c.fighters {
		x := &c.fighters[i]
		led := x.lead > 0 && slices.ContainsFunc(force, func(u int16) bool { y := c.fighter(u); return y != nil && y.lead == x.lead })
		if !x.out && (led || slices.Contains(force, x.unit)) {
			list = append(list, x)
		}
	}
	return list
}

// led is the unit that stands for a force: whoever leads it, else its first one.
func (p checking) led(force []int16) int16 {
	if u := harmTo(p.Position).lead(force); u >= 0 {
		return u
	}
	return force[0]
}
