package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// Cases 10.1.3 to 10.1.5: who defends, and who must or may be withheld.

// mayBeReady tells why the choice of the units cannot end.
func (p battle) mayBeReady() *refusal {
	if p.stage == atMuster {
		return p.mayDeclare()
	}
	if !p.mayDefend(p.combat.units(defender), p.eligible()) {
		return refuseWithhold
	}
	return nil
}

// ready ends the choice of a side.
func (p battle) ready() {
	if p.stage == atMuster {
		p.benchSilent()
		p.tellForce(attacker, "attacks", "attack")
		p.benchUnfit()
		p.stage = atWithhold
		return
	}
	p.tellForce(defender, "defends", "defend")
	p.lineUp()
	p.stage = atRoll
}

// tellForce names those who take part in a role. Once both are named their strengths
// are announced (10.2).
func (p battle) tellForce(role int8, one, many string) {
	units := p.combat.units(role)
	p.Tell(rules.Event{Kind: "force", Case: "10.2", Side: p.owner(units[0]).id(), Units: p.IDs(units...), Hexes: p.Hexes(p.combat.target), Reveals: true,
		Text: p.Labels(units) + " " + verb.Conjugate(units, one, many) + "."})
}

// eligible lists the units in the hex under attack that could defend it: combat units
// and artillery that have not gone back in this phase, artillery with ammunition, and
// fortress units (10.1.4, 10.1.5).
func (p battle) eligible() []int16 {
	var list []int16
	for i := range p.combat.fighters {
		x := &p.combat.fighters[i]
		if x.role != defender || !p.onMap(x.unit) {
			continue
		}
		unit, st := p.unit(x.unit), &p.units[x.unit]
		switch {
		case unit.supplies(), st.fled && !unit.works(), unit.kind == artillery && (!x.armed || st.displaced):
		default:
			list = append(list, x.unit)
		}
	}
	if !slices.ContainsFunc(list, func(u int16) bool { return p.unit(u).combat() }) { // guns defend only beside those
		list = slices.DeleteFunc(list, func(u int16) bool { return p.unit(u).kind == artillery })
	}
	return list
}

// benchUnfit withholds from the defence whoever cannot take part in it. Where nobody
// can, all are under attack together but for those who were attacked before in the phase
// and have come here by a retreat (10.1).
func (p battle) benchUnfit() {
	able := p.eligible()
	for i := range p.combat.fighters {
		x := &p.combat.fighters[i]
		if x.role != defender {
			continue
		}
		if len(able) == 0 {
			x.out = p.units[x.unit].fled
		} else if !slices.Contains(able, x.unit) {
			x.out = true
		}
	}
}

// mayDefend tells whether some of the eligible units may defend and the others be
// withheld: they fit together (4.2.2, 10.1.4), and whoever is withheld must be, or
// may be by 10.1.3.
func (p battle) mayDefend(set, eligible []int16) bool {
	if len(eligible) == 0 {
		return true
	}
	if !p.fits(set) || !p.rightArm(set, eligible) {
		return false
	}
	for _, u := range eligible {
		if !slices.Contains(set, u) && !p.maySitOut(u, set, eligible) {
			return false
		}
	}
	return true
}

// fits tells whether units can defend a hex together: no more than two divisions and
// one artillery unit of one army, and either infantry or cavalry.
func (p battle) fits(set []int16) bool {
	load, guns, army, arm, someone := 0, 0, int8(-2), kind(-1), false
	for _, u := range set {
		unit := p.unit(u)
		if unit.works() {
			someone = true
			continue
		}
		load += p.bulk(u)
		if unit.kind == artillery {
			guns++
		} else {
			if arm >= 0 && arm != unit.kind {
				return false
			}
			arm, someone = unit.kind, true
		}
		if a := p.armyOf(u); army == -2 {
			army = a
		} else if army != a {
			return false
		}
	}
	return someone && load <= 2*fullDivision && guns <= 1
}

// rightArm tells whether the arm that defends may: cavalry stands aside where there is
// infantry, unless what of it defends is at least as large as the infantry that is not
// demoralized (10.1.5).
func (p battle) rightArm(set, eligible []int16) bool {
	horse, foot, rides := 0, 0, false
	for _, u := range eligible {
		switch unit := p.unit(u); {
		case unit.kind == cavalry && slices.Contains(set, u):
			horse, rides = horse+p.bulk(u), true
		case unit.kind == infantry && !p.demoralised(u):
			foot += p.bulk(u)
		}
	}
	return !rides || horse >= foot
}

// maySitOut tells whether a unit may be withheld beside a set of defenders: it must
// be because it does not fit in, or a formation of a brigade or more that is not
// demoralized stays. The top unit stays, unless another arm or army defends (10.1.3).
func (p battle) maySitOut(u int16, set, eligible []int16) bool {
	if p.unit(u).works() {
		return false
	}
	if p.topAt(p.them(), p.combat.target) == u {
		return slices.ContainsFunc(set, func(v int16) bool { return p.excludes(v, u) })
	}
	more := append(slices.Clone(set), u)
	if !p.fits(more) || !p.rightArm(more, eligible) {
		return true
	}
	stands := func(v int16) bool {
		unit := p.unit(v)
		return unit.formation() && unit.size >= brigade && !p.demoralised(v)
	}
	return slices.ContainsFunc(set, stands)
}

// excludes tells whether a unit that defends keeps another one from it: it is of the
// other arm or of another army (10.1.4).
func (p battle) excludes(v, u int16) bool {
	a, b := p.unit(v), p.unit(u)
	return !a.works() && !b.works() && (a.combat() && b.combat() && a.kind != b.kind || p.armyOf(v) != p.armyOf(u))
}

// defences lists the sets of eligible units that may defend.
func (p battle) defences() [][]int16 {
	able := p.eligible()
	var sets [][]int16
	for mask := 1; mask < 1<<min(len(able), mostChoice); mask++ {
		var set []int16
		for i, u := range able {
			if i >= mostChoice || mask&(1<<i) != 0 {
				set = append(set, u)
			}
		}
		if p.mayDefend(set, able) {
			sets = append(sets, set)
		}
	}
	return sets
}

// mostChoice bounds the units of a hex over which choices of defenders are counted.
const mostChoice = 10

// open lists the defences that are left after what has been withheld.
func (p battle) open() [][]int16 {
	now := p.combat.units(defender)
	return slices.DeleteFunc(p.defences(), func(set []int16) bool {
		return slices.ContainsFunc(set, func(u int16) bool { return !slices.Contains(now, u) })
	})
}

// maySpare tells why the defender cannot withhold a unit.
func (p battle) maySpare(u int16) *refusal {
	if x := p.combat.fighter(u); x == nil || x.role != defender || x.out {
		return refuseNotDefends
	}
	for _, set := range p.open() {
		if !slices.Contains(set, u) {
			return nil
		}
	}
	return refuseMustStand
}

// spare withholds a unit from the defence. What it is has been laid open (10.2).
func (p battle) spare(u int16) {
	p.combat.fighter(u).out = true
	p.Tell(rules.Event{Kind: "withhold", Case: "10.1.5", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.combat.target),
		Text: p.Label(u) + " is withheld from the defence."})
}

// proceedWithhold goes on where there is no choice, or none is left.
func (p battle) proceedWithhold() bool {
	sets := p.open()
	switch {
	case len(sets) > 1:
		return false
	case len(sets) == 1:
		for _, u := range p.combat.units(defender) {
			if !slices.Contains(sets[0], u) {
				p.spare(u)
			}
		}
	}
	p.ready()
	return true
}

// strongestDefence is the one of some sets of defenders that the attacker should
// expect.
func (p battle) strongestDefence(sets [][]int16) []int16 {
	var best []int16
	most := -1
	for _, set := range sets {
		n := 0
		for _, u := range set {
			own, _ := p.share(p.combat.fighter(u))
			n += own
		}
		if n > most {
			best, most = set, n
		}
	}
	return best
}
